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
	model := func(threads int) *dem.Model {
		m := demtest.Warm(demtest.BoxModel(10, 1e7))
		m.Threads = threads
		demtest.Stir(m)
		return m
	}
	var want, got dem.State
	e := newCPU(t, model(1))
	before := e.Energy()
	advance(t, e, steps, dt)
	e.Snapshot(&want)
	demtest.HeatBalanced(t, before, e.Energy(), 1e-13, true)
	had := vector
	defer func() { vector = had }()
	for _, threads := range []int{2, 5} {
		vector = had && threads == 2
		e := newCPU(t, model(threads))
		demtest.StepByStep(t, e, steps/2, dt)
		f := newCPU(t, model(threads))
		demtest.HandOver(t, e, f)
		for _, x := range []*Engine{e, f} {
			advance(t, x, steps/2, dt)
			if x.Snapshot(&got); !demtest.SameState(&want, &got) {
				t.Errorf("%d threads: another state", threads)
			}
		}
	}
}
