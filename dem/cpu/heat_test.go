package cpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

func TestFrictionHeats(t *testing.T) {
	demtest.FrictionHeats(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) }, 1e-12)
}

// The books of heat close, and temperatures have the same bits at any number of threads, in vector code or not, and after a restart.
func TestHeat(t *testing.T) {
	const dt, steps = 4e-5, 200
	had := vector
	defer func() { vector = had }()
	model := func(threads int) *dem.Model {
		vector = had && threads != 5
		m := demtest.Warm(demtest.BoxModel(10, 1e7))
		m.Threads = threads
		demtest.Stir(m)
		return m
	}
	var want dem.State
	e := newCPU(t, model(1))
	before := e.Energy()
	advance(t, e, steps, dt)
	e.Snapshot(&want)
	demtest.HeatBalanced(t, before, e.Energy(), 1e-13, true)
	checkSameBits(t, model, &want, steps, dt)
}
