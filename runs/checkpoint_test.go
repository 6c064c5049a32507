package runs

import (
	"cmp"
	"path/filepath"
	"testing"
	"time"

	"gabion/internal/expect"
	"gabion/results"
)

// Between outputs a state is saved once half a minute has passed since the last, or fifty times what saving it took.
func TestCheckpointsByWallTime(t *testing.T) {
	o := Options{Model: "testdata/bounce.yaml", Folder: t.TempDir(), Device: "cpu"}
	built := expect.Must(prepare(t.Context(), &o))
	r := expect.Must(open(t.Context(), built, o, expect.Must(results.MakeFolder(o.Folder, outputNames)), nil))
	defer r.folder.Close()
	step := built.Model.Solver.Step
	for _, c := range []struct {
		since, took time.Duration
		saved       bool
	}{
		{29 * time.Second, 0, false}, {31 * time.Second, 0, true}, {31 * time.Second, time.Second, false}, {51 * time.Second, time.Second, true},
	} {
		r.checkpointedAt = time.Now().Add(-c.since)
		r.checkpointDuration.Store(int64(c.took))
		if err := r.stepTo(t.Context(), built.Simulation.Time()+2.5*step); err != nil {
			t.Fatal(err)
		}
		if err := cmp.Or(r.recorder.writer.Flush(), r.recorder.drawer.Flush()); err != nil {
			t.Fatal(err)
		}
		last, _, err := results.LatestCheckpoint(filepath.Join(o.Folder, results.CheckpointFolder))
		reached := built.Simulation.Steps()
		if saved := err == nil && last.Step > reached-3; saved != c.saved {
			t.Errorf("%v after a state that took %v to save: saved %t, want %t (%v)", c.since, c.took, saved, c.saved, err)
		}
	}
	if err := r.recorder.close(); err != nil {
		t.Fatal(err)
	}
}
