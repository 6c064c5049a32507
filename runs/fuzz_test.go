package runs

import (
	"bytes"
	"context"
	"path/filepath"
	"slices"
	"testing"

	"gabion/results"
)

// A state that somebody has made up is refused, or goes on; it takes nothing down, and takes no more memory than a run of its model.
func FuzzRestore(f *testing.F) { fuzzRestore(f, "testdata/bounce.yaml") }

// So is one of charges, with what Gear's integrator remembers.
func FuzzRestoreCharges(f *testing.F) { fuzzRestore(f, "testdata/charges.yaml") }

func fuzzRestore(f *testing.F, model string) {
	folder := f.TempDir()
	if _, err := Run(context.Background(), Options{Model: model, Folder: folder, Steps: 20}); err != nil {
		f.Fatal(err)
	}
	saved, _, err := results.LatestCheckpoint(filepath.Join(folder, results.CheckpointFolder))
	if err != nil {
		f.Fatal(err)
	}
	built, err := prepare(context.Background(), &Options{Model: model, Threads: 1})
	if err != nil {
		f.Fatal(err)
	}
	sim, h := built.Simulation, built.Model.Solver.Step
	state := slices.Concat(saved.State...)
	f.Add(state)
	f.Add(state[:len(state)/2])
	f.Fuzz(func(t *testing.T, state []byte) {
		if sim.Restore(bytes.NewReader(state)) != nil {
			return
		}
		if sim.StepToward(sim.Time()+h, h, 1) == nil {
			_ = sim.Report()
			sim.Audit()
		}
	})
}
