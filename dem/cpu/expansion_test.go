package cpu

import (
	"errors"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
)

func TestFreeGrowth(t *testing.T) {
	demtest.FreeGrowth(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) }, 1e-13)
}

// The work of expansion is of first order in the step.
func TestConfinedRow(t *testing.T) {
	engine := func(m *dem.Model) dem.Engine { return newCPU(t, m) }
	demtest.ConfinedRow(t, engine, 1, 4000, 1e-6, 1e-3)
	demtest.ConfinedRow(t, engine, 5, 4000, 1e-6, 1e-3)
	demtest.ConfinedRow(t, engine, 5, 40000, 1e-6, 1e-4)
}

func TestGrowIntoContact(t *testing.T) {
	demtest.GrowIntoContact(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) })
}

func TestHotInlet(t *testing.T) {
	demtest.HotInlet(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) })
}

// Particles that fly about, conduct and grow have the same bits at any number of threads, and after a restart in the middle of a batch or of single steps.
func TestExpansionBits(t *testing.T) {
	const dt, steps = 4e-5, 200
	model := func(threads int) *dem.Model {
		m := demtest.Warm(demtest.BoxModel(10, 1e7))
		m.Heat.Expansion = []law.Expansion{{Coefficient: 1e-4, Reference: 300, Density: m.Materials[0].Density}}
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
	if after := e.Energy(); after.Expansion == 0 {
		t.Error("expansion has done nothing")
	}
	checkSameBits(t, model, &want, steps, dt)
}

// A particle that would grow by more than a tenth is lost, by name.
func TestOvergrown(t *testing.T) {
	m := demtest.Expanding(demtest.BoxModel(2, 1e7), 8000, 1e-3)
	e := newCPU(t, m)
	err := e.Advance(1000, 1e-5)
	var lost *dem.ErrLost
	if !errors.As(err, &lost) || !strings.Contains(lost.Cause, "thermal expansion is worked out up to 0.1") {
		t.Errorf("%v", err)
	}
}
