package runs

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gabion/internal/expect"
	"gabion/internal/progress"
	"gabion/results"
)

// pictured are the settings of a run with pictures.
var pictured = []string{"solver.end=20 ms", "outputs.snapshots={times: [0, 10 ms], size: [64, 40]}"}

// picturesIn lists the pictures of a run, and what else is in their folder.
func picturesIn(t *testing.T, folder string) (names []string) {
	t.Helper()
	entries, _ := os.ReadDir(filepath.Join(folder, SnapshotFolder))
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// An interrupt does not wait for a picture that takes longer than the grace: nothing of it is left, and the run that goes on draws it and gives the same
// bits.
func TestInterruptWhileDrawing(t *testing.T) {
	grace := drawingGrace
	drawingGrace = 0
	t.Cleanup(func() { drawingGrace = grace })
	undisturbed := mustRun(t, Options{Model: "testdata/bounce.yaml", Sets: pictured})
	pictures := picturesIn(t, undisturbed)
	if len(pictures) != 2 {
		t.Fatalf("pictures %v", pictures)
	}
	for at, left := range []int{0, 1} {
		folder := t.TempDir()
		ctx, stop := context.WithCancel(context.Background())
		number, drawn := 0, 1.0 // of the picture that was told of last; the start of one is told again when another phase within it ends
		watched := progress.With(ctx, func(phase string, part float64) {
			if !strings.HasPrefix(phase, "drawing a picture") {
				return
			}
			if part == 0 && drawn > 0 {
				if number == at {
					stop()
				}
				number++
			}
			drawn = part
		})
		o := Options{Model: "testdata/bounce.yaml", Sets: pictured, Folder: folder}
		if _, err := Run(watched, o); !errors.Is(err, ErrInterrupted) || errors.Is(err, ErrNotBegun) != (at == 0) {
			t.Fatalf("picture %d: error %v", at, err)
		}
		if names := picturesIn(t, folder); len(names) != left {
			t.Errorf("picture %d: the folder has %v", at, names)
		}
		o.Resume = at > 0
		mustRun(t, o)
		sameFiles(t, undisturbed, folder, HistoryFile, SnapshotFolder+"/"+pictures[0], SnapshotFolder+"/"+pictures[1])
	}
}

// A picture that is soon done is drawn after an interrupt, and the state reached is kept.
func TestInterruptKeepsTheStateReached(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	watched := progress.With(ctx, func(phase string, part float64) {
		if strings.HasPrefix(phase, "drawing a picture") {
			stop()
		}
	})
	grace := drawingGrace
	drawingGrace = time.Hour
	t.Cleanup(func() { drawingGrace = grace })
	folder := t.TempDir()
	summary, err := Run(watched, Options{Model: "testdata/bounce.yaml", Sets: pictured, Folder: folder})
	if !errors.Is(err, ErrInterrupted) {
		t.Fatal(err)
	}
	c, _, err := results.LatestCheckpoint(filepath.Join(folder, results.CheckpointFolder))
	if err != nil || c.Step != summary.Time.Steps || len(picturesIn(t, folder)) == 0 {
		t.Errorf("checkpoint of step %d, stopped at %d, with pictures %v: %v", c.Step, summary.Time.Steps, picturesIn(t, folder), err)
	}
}

// Frames are written while pictures before them are still to be drawn.
func TestFramesDoNotWaitForPictures(t *testing.T) {
	o := Options{Model: "testdata/bounce.yaml", Sets: append([]string{"outputs.frames=5 ms"}, pictured...), Folder: t.TempDir()}
	built := expect.Must(prepare(t.Context(), &o))
	r := expect.Must(open(t.Context(), built, o, expect.Must(results.MakeFolder(o.Folder, outputNames)), nil))
	defer r.folder.Close()
	draw := make(chan struct{})
	err := r.recorder.drawer.Do(0, func() error { <-draw; return nil })
	if err := errors.Join(err, r.recorder.record(t.Context(), built.Model.Solver.Step, waiting), r.recorder.writer.Flush()); err != nil {
		t.Fatal(err)
	}
	if n, pictures := r.recorder.series.Frames(), picturesIn(t, o.Folder); len(n) != 1 || len(pictures) != 0 {
		t.Errorf("frames %v and pictures %v, want a frame alone", n, pictures)
	}
	close(draw)
	if err := r.recorder.close(); err != nil || len(picturesIn(t, o.Folder)) != 1 {
		t.Errorf("pictures %v: %v", picturesIn(t, o.Folder), err)
	}
}
