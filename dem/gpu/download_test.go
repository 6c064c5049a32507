package gpu

import (
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
)

// TestGPUDownloadShares tests that a state is the same however its spheres are shared out, in memory that has held another one.
func TestGPUDownloadShares(t *testing.T) {
	e := newGPU(t, testDevice(t), demtest.Stones(t, 2, true), Options{})
	var whole, shared dem.State
	for range 2 {
		if err := e.Advance(3, 1e-5); err != nil {
			t.Fatal(err)
		}
		e.Snapshot(&whole)
		if err := e.do(func() error { return e.downloadBy(&shared, e.observed, 5) }); err != nil {
			t.Fatal(err)
		}
		if !demtest.SameState(&whole, &shared) || !slices.Equal(whole.Spheres, shared.Spheres) || !slices.Equal(whole.ID, shared.ID) || !slices.Equal(whole.Mass, shared.Mass) {
			t.Errorf("at %g s the state differs where five spheres are taken over at a time", e.time)
		}
	}
}

// TestGPUHoldsState tests that a state that is worked out after further steps is that of the time at which it was held, in memory that has held others.
func TestGPUHoldsState(t *testing.T) {
	for name, m := range demtest.SumsModels() {
		m.Gravity, m.GravityAt = r3.Vec{}, func(t float64) r3.Vec { return r3.Vec{X: 20 * t, Z: -9.81} }
		e := newGPU(t, testDevice(t), m, Options{})
		steps := demtest.SumsSteps
		var want, got dem.State
		for range 3 {
			if err := e.Advance(steps, demtest.SumsStep); err != nil {
				t.Fatal(err)
			}
			steps = 2
			e.Snapshot(&want)
			state, bytes := e.Hold()
			if err := e.Advance(3, demtest.SumsStep/2); err != nil {
				t.Fatal(err)
			}
			e.Snapshot(&dem.State{}) // reads columns again
			state(&got)
			if len(want.ID) == 0 || bytes == 0 || !demtest.SameState(&want, &got) || !slices.Equal(want.ID, got.ID) || !slices.Equal(want.Mass, got.Mass) || !slices.Equal(want.Torque, got.Torque) {
				t.Errorf("%s: the state of %g s, held in %d bytes, has %d particles of %g s, or differs from that of %d", name, want.Time, bytes, len(got.ID), got.Time, len(want.ID))
			}
		}
	}
}
