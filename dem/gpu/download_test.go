package gpu

import (
	"slices"
	"testing"

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
