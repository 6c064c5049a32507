package runs

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"gabion/results"
)

// watchedRun runs a model with somebody who does something to it meanwhile.
func watchedRun(t *testing.T, model string, sets []string, meanwhile func(ctx context.Context, w *Watch)) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "watched")
	w := new(Watch)
	done := make(chan struct{})
	ctx, stop := context.WithCancel(t.Context())
	go func() {
		defer close(done)
		meanwhile(ctx, w)
	}()
	_, err := Run(t.Context(), Options{Model: model, Sets: sets, Folder: folder, Watch: w})
	stop()
	<-done
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

// sameRun fails the test where two runs differ in a bit of what they have computed.
func sameRun(t *testing.T, a, b string) {
	t.Helper()
	sameFiles(t, a, b, HistoryFile, AuditFile)
	first, _, err := results.LatestCheckpoint(filepath.Join(a, results.CheckpointFolder))
	if err != nil {
		t.Fatal(err)
	}
	second, _, err := results.LatestCheckpoint(filepath.Join(b, results.CheckpointFolder))
	if err != nil {
		t.Fatal(err)
	}
	var states [2][]byte
	for i, c := range []*results.Checkpoint{first, second} {
		buffer := make([]byte, c.State.Len())
		if _, err := io.ReadFull(c.State.Reader(), buffer); err != nil {
			t.Fatal(err)
		}
		states[i] = buffer
	}
	if first.Step != second.Step || string(states[0]) != string(states[1]) {
		t.Errorf("the states after %d and %d steps differ", first.Step, second.Step)
	}
}

// A run gives the same bits whether it is looked at, paused, stepped and saved, or not; particles and a net, and bodies alone.
func TestWatchingChangesNothing(t *testing.T) {
	for _, c := range []struct {
		model string
		sets  []string
	}{
		{"testdata/bounce.yaml", nil},
		{"../models/library/net-impact.yaml", []string{"solver.end=20 ms", "particles.shower.lattice.counts=[10, 2, 10]", "parameters.drop=0.03", "outputs.snapshots.times=[]", "outputs.frames=5 ms"}},
		{"../models/library/double-pendulum.yaml", []string{"solver.end=0.2"}},
	} {
		alone := mustRun(t, Options{Model: c.model, Sets: c.sets})
		looks, last := 0, int64(-1)
		watched := watchedRun(t, c.model, c.sets, func(ctx context.Context, w *Watch) {
			w.Step(3)
			w.Checkpoint()
			for ctx.Err() == nil {
				seen, err := w.Look(ctx, -1)
				if err != nil {
					return
				}
				if seen.Step < last {
					t.Errorf("%s: step %d seen after %d", c.model, seen.Step, last)
				}
				looks, last = looks+1, seen.Step
				if looks == 3 {
					w.Go()
				}
			}
		})
		if looks < 3 {
			t.Errorf("%s: %d looks", c.model, looks)
		}
		sameRun(t, alone, watched)
	}
}

// What watchers do with what they saw counts: after an hour of it a run that takes seconds does not show itself again.
func TestWorkOfWatchersCounts(t *testing.T) {
	watchedRun(t, "testdata/bounce.yaml", nil, func(ctx context.Context, w *Watch) {
		w.Step(3)
		seen, err := w.Look(ctx, -1)
		if err != nil {
			t.Error(err)
			return
		}
		w.Spent(time.Hour)
		w.Go()
		if again, err := w.Look(ctx, seen.Step); !errors.Is(err, ErrEnded) && !errors.Is(err, context.Canceled) {
			t.Errorf("seen at step %d, and again: %+v, %v", seen.Step, again, err)
		}
	})
}

// A run that is told to make three steps stands still after them, and shows the same state again until it is told to go on.
func TestStepAndPause(t *testing.T) {
	var steps []int64
	watchedRun(t, "testdata/bounce.yaml", nil, func(ctx context.Context, w *Watch) {
		w.Step(3)
		for len(steps) < 4 {
			seen, err := w.Look(ctx, -1)
			if err != nil {
				t.Error(err)
				return
			}
			if seen.Paused {
				steps = append(steps, seen.Step)
			}
			if len(steps) == 2 {
				w.Step(2)
				for w.Paused() == false && ctx.Err() == nil {
					if _, err := w.Look(ctx, -1); err != nil {
						t.Error(err)
						return
					}
				}
			}
		}
		w.Go()
	})
	if len(steps) != 4 || steps[0] != 3 || steps[1] != 3 || steps[2] != 5 || steps[3] != 5 {
		t.Errorf("stood still after %v steps, want [3 3 5 5]", steps)
	}
}

// A run that stands still between two rows of the history has written those before.
func TestRowsWhilePaused(t *testing.T) {
	w, folder := new(Watch), filepath.Join(t.TempDir(), "paused")
	w.Step(225) // of 20 us
	ended := make(chan error)
	go func() {
		_, err := Run(t.Context(), Options{Model: "testdata/bounce.yaml", Folder: folder, Watch: w})
		ended <- err
	}()
	for w.Standing() == nil {
		time.Sleep(time.Millisecond)
	}
	text, err := os.ReadFile(filepath.Join(folder, HistoryFile))
	if err != nil {
		t.Error(err)
	}
	if rows := bytes.Count(text, []byte("\n")) - 1; rows != 5 {
		t.Errorf("%d rows, want one each millisecond up to the fourth:\n%s", rows, text)
	}
	w.Go()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
}

// Who looks at a run that has ended, or ends meanwhile, is told so.
func TestLookAtEndedRun(t *testing.T) {
	w := new(Watch)
	if _, err := Run(t.Context(), Options{Model: "testdata/nothing.yaml", Folder: t.TempDir(), Watch: w}); err == nil {
		t.Fatal("no error")
	}
	if _, err := w.Look(t.Context(), -1); !errors.Is(err, ErrEnded) {
		t.Errorf("error %v", err)
	}
}

// A model is shown as it is before it runs, of a text that no file holds; nothing is written.
func TestLook(t *testing.T) {
	text, err := os.ReadFile("testdata/bounce.yaml")
	if err != nil {
		t.Fatal(err)
	}
	p, err := Look(t.Context(), Options{Model: filepath.Join(t.TempDir(), "unwritten.yaml"), Text: text})
	if err != nil || p.Frame.Particles.Len() == 0 || p.Frame.Time != 0 || p.Findings.Particles != p.Frame.Particles.Len() {
		t.Fatalf("%+v, %v", p, err)
	}
	if _, err := Look(t.Context(), Options{Model: "m.yaml", Text: []byte("boddies: []\n")}); err == nil {
		t.Error("no error")
	}
}

// A run that stands still is not shown again to those who have seen it.
func TestLookOnceWhilePaused(t *testing.T) {
	var w Watch
	w.Pause()
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	done := make(chan error, 1)
	go func() {
		_, err := Run(ctx, Options{Model: "testdata/bounce.yaml", Sets: []string{"solver.end=1000"}, Folder: t.TempDir(), Watch: &w}) // does not end before it has been looked at
		done <- err
	}()
	first, err := w.Look(ctx, -1)
	if err != nil {
		t.Fatal(err)
	}
	again := make(chan *Seen, 1)
	go func() {
		s, _ := w.Look(ctx, first.Step)
		again <- s
	}()
	if _, err := w.Look(ctx, -1); err != nil { // answered although another still waits
		t.Fatal(err)
	}
	if at := w.Standing(); at == nil || at.Step != first.Step || at.Time != first.Frame.Time {
		t.Errorf("stands at %+v, seen at step %d", at, first.Step)
	}
	w.Step(1)
	if s := <-again; s == nil || s.Step != first.Step+1 {
		t.Errorf("seen %+v after step %d", s, first.Step)
	}
	w.Go()
	if _, err := w.Look(ctx, first.Step+1); err != nil || w.Standing() != nil {
		t.Errorf("stands at %+v while it goes on: %v", w.Standing(), err)
	}
	stop()
	<-done
}

// A state that is saved where a row is due has that row: a run that goes on from it lacks none.
func TestSavedStateHasItsRow(t *testing.T) {
	const model = "testdata/bounce.yaml"
	sets := []string{"outputs.interval=2e-4", "solver.step=1e-4", "solver.end=0.01"}
	alone := mustRun(t, Options{Model: model, Sets: sets})
	folder, left := filepath.Join(t.TempDir(), "watched"), filepath.Join(t.TempDir(), "left")
	w := new(Watch)
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer w.Go()
		w.Step(4)
		if _, err := w.Look(t.Context(), -1); err != nil {
			t.Error(err)
			return
		}
		for w.Standing() == nil {
			time.Sleep(time.Millisecond)
		}
		w.Checkpoint()
		for times, err := []float64(nil), error(nil); len(times) < 2; times, err = SavedTimes(folder) {
			if err != nil {
				t.Error(err)
				return
			}
			time.Sleep(time.Millisecond)
		}
		if err := os.CopyFS(left, os.DirFS(folder)); err != nil {
			t.Error(err)
		}
	}()
	if _, err := Run(t.Context(), Options{Model: model, Sets: sets, Folder: folder, Watch: w}); err != nil {
		t.Fatal(err)
	}
	<-done
	if _, err := Run(t.Context(), Options{Model: model, Sets: sets, Folder: left, Resume: true}); err != nil {
		t.Fatal(err)
	}
	sameFiles(t, alone, left, HistoryFile, AuditFile)
	sameFiles(t, alone, folder, HistoryFile, AuditFile)
}

// A run shows itself first when a fiftieth of its time so far is what a look is about to take, which is the more the more there is to see.
func TestFirstLookWaits(t *testing.T) {
	built, err := prepare(t.Context(), &Options{Model: "../models/library/net-impact.yaml"})
	if err != nil {
		t.Fatal(err)
	}
	defer built.Simulation.Close()
	w := new(Watch)
	r := &run{options: Options{Watch: w}, built: built, recorder: makeRecorder(built, nil, nil), began: time.Now().Add(-10 * time.Millisecond)}
	r.awaitFirstLook()
	if least := 50 * 1300 * lookGuess; lookShare*r.lookTook < least || lookShare*r.lookTook > 10*least {
		t.Fatalf("the first look waits for %v, want %v or a little more", lookShare*r.lookTook, least)
	}
	shows := func() bool {
		answer := make(chan *Seen, 1)
		w.looks = []look{{-1, answer}}
		if err := r.attend(t.Context(), 1, 1e-3); err != nil {
			t.Fatal(err)
		}
		return len(answer) > 0
	}
	if shows() {
		t.Error("a run of a hundredth of a second has shown itself")
	}
	r.began = time.Now().Add(-lookShare * r.lookTook)
	r.lookedAt = r.began
	if !shows() {
		t.Error("the run does not show itself when it is time")
	}
}

// The next look waits until it takes no more than a fiftieth of the time since the last one, and with all before it no more than that of the run, without what the run stood still.
func TestMayLook(t *testing.T) {
	const ms = time.Millisecond
	for _, c := range []struct {
		age, since, looked, took, paused time.Duration
		want                             bool
	}{
		{10 * time.Second, 600 * ms, 50 * ms, 10 * ms, 0, true},
		{10 * time.Second, 400 * ms, 50 * ms, 10 * ms, 0, false}, // too soon after the last
		{1000 * ms, 600 * ms, 15 * ms, 10 * ms, 0, false},        // too much of a run that is short
		{1300 * ms, 600 * ms, 15 * ms, 10 * ms, 0, true},
		{10 * time.Second, 600 * ms, 15 * ms, 10 * ms, 9 * time.Second, false},
		{10 * time.Second, 20 * ms, 0, 0, 0, false}, // more than thirty a second
		{10 * time.Second, 40 * ms, 0, 0, 0, true},
	} {
		now := time.Now()
		r := run{began: now.Add(-c.age), lookedAt: now.Add(-c.since), looked: c.looked, lookTook: c.took, paused: c.paused}
		if got := r.mayLook(); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}
