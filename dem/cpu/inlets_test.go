package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
)

// TestSteadyInlet: at every time what has come is what should have, to half a particle and a turn; a restart and other threads change nothing.
func TestSteadyInlet(t *testing.T) {
	expect.Numbers(t)
	const dt, parts, steps = 5e-5, 40, 100
	one := demtest.SteadyInlet()
	four := *one
	one.Threads, four.Threads = 1, 4
	e, f, g := newCPU(t, one), newCPU(t, &four), newCPU(t, one)
	var a, b dem.State
	half := 2500 * 2 * math.Pi / 3 * 0.002 * 0.002 * 0.002
	for part := range parts {
		advance(t, e, steps, dt)
		advance(t, f, steps, dt)
		if part == parts/2 {
			demtest.HandOver(t, e, g)
		}
		if part > parts/2 {
			advance(t, g, steps, dt)
		}
		turn := 0.05 * (one.Inlets[0].Period() + dt)
		if off := e.Energy().In.Mass - 0.05*e.Time(); math.Abs(off) > half+turn || e.Backlogs(nil)[0] > turn+2*half {
			t.Errorf("at %g s %g kg are off, %g kg are owed", e.Time(), off, e.Backlogs(nil)[0])
		}
	}
	for name, x := range map[string]*Engine{"four threads": f, "a restart": g} {
		e.Snapshot(&a)
		x.Snapshot(&b)
		if !demtest.SameState(&a, &b) || e.Energy().Flows != x.Energy().Flows {
			t.Errorf("another state with %s", name)
		}
	}
	demtest.Balanced(t, e, 3e-3)
	if e.Counters().Removed == 0 {
		t.Error("nothing went out")
	}
}

// TestFullHopper: what has no room waits before the inlet, and comes in nothing.
func TestFullHopper(t *testing.T) {
	e := newCPU(t, demtest.FullHopper(t))
	advance(t, e, 10000, 1e-4)
	demtest.Filled(t, e, 2e-4)
}
