package runs

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gabion/results"
)

// readSummary reads the summary of a run.
func readSummary(t *testing.T, folder string) *results.Summary {
	t.Helper()
	s, err := results.ReadSummary(filepath.Join(folder, results.SummaryFile))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// rows are the times in a history, s.
func rows(t *testing.T, folder string) []float64 {
	t.Helper()
	h, err := results.ReadTable(filepath.Join(folder, HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	times, _ := h.Column(results.TimeColumn)
	return times
}

// What the message of a failed step advises works: a smaller step goes on from just before it. What has changed, and when, is written down.
func TestResumeWithASmallerStep(t *testing.T) {
	folder := t.TempDir()
	_, err := Run(context.Background(), Options{Model: "testdata/stones.yaml", Folder: folder, Sets: []string{"solver.min_step=50 us"}})
	var failed *FailedError
	if !errors.As(err, &failed) || !strings.Contains(err.Error(), "--resume goes on from there, also with a smaller --step") {
		t.Fatalf("error %v", err)
	}
	at := readSummary(t, folder).Time
	mustRun(t, Options{Model: "testdata/stones.yaml", Folder: folder, Resume: true, Sets: []string{"solver.step=10 us"}})
	s := readSummary(t, folder)
	want := results.Change{Time: at.End, Step: at.Steps, What: "solver.step: 1e-05, was 5e-05"}
	if s.Status != results.Done || len(s.Changes) != 2 || !slices.Contains(s.Changes, want) {
		t.Errorf("%s, changes %v, want %v", s.Status, s.Changes, want)
	}
	if times := rows(t, folder); len(times) != 13 || times[12] != 0.012 {
		t.Errorf("rows at %v", times)
	}
	text, err := os.ReadFile(filepath.Join(folder, ModelFile))
	if err != nil || !strings.Contains(string(text), "step: 1e-05") {
		t.Errorf("the model in the folder is not that of the end: %v", err)
	}
}

// Steps that fail are cut and listed, and the run goes on; one that is taken up again has the same rows and the same list.
func TestStepsAreCut(t *testing.T) {
	whole := mustRun(t, Options{Model: "testdata/stones.yaml"})
	s := readSummary(t, whole)
	text, err := os.ReadFile(filepath.Join(whole, results.EventsFile))
	if s.Status != results.Done || s.Counters["cutbacks"] == 0 || s.Counters["failed_steps"] < s.Counters["cutbacks"] || err != nil || !strings.Contains(string(text), ",cutback,") {
		t.Fatalf("%s, counters %v, events %s, %v", s.Status, s.Counters, text, err)
	}
	parts := t.TempDir()
	_, err = Run(context.Background(), Options{Model: "testdata/stones.yaml", Folder: parts, Steps: s.Time.Steps / 2})
	if !errors.Is(err, nil) && !errors.Is(err, ErrInterrupted) {
		t.Fatal(err)
	}
	mustRun(t, Options{Model: "testdata/stones.yaml", Folder: parts, Resume: true})
	sameFiles(t, whole, parts, HistoryFile, AuditFile, results.EventsFile)
}

// A run of clumps that come, touch and go, taken up again in the middle, has the same rows.
func TestClumpsResume(t *testing.T) {
	whole := mustRun(t, Options{Model: "testdata/clumps.yaml"})
	parts := mustRun(t, Options{Model: "testdata/clumps.yaml", Steps: 1111})
	mustRun(t, Options{Model: "testdata/clumps.yaml", Folder: parts, Resume: true})
	sameFiles(t, whole, parts, HistoryFile, AuditFile)
	if s := readSummary(t, whole); s.Counters["particles_removed"] == 0 {
		t.Errorf("no clump has left: %v", s.Counters)
	}
}

// Outputs may change when a run is taken up again, and change back: times of rows and frames are those of the model of the time.
func TestResumeWithOtherOutputs(t *testing.T) {
	folder := mustRun(t, Options{Steps: 105})
	mustRun(t, Options{Folder: folder, Resume: true, Steps: 100, Sets: []string{"outputs.interval=5 ms", "outputs.frames=4 ms", "outputs.snapshots=null", "solver.max_iterations=30"}})
	mustRun(t, Options{Folder: folder, Resume: true, Sets: []string{"solver.end=30 ms"}})
	got := fmt.Sprintf("%.4g", rows(t, folder))
	if want := "[0 0.002 0.004 0.006 0.008 0.01 0.015 0.02 0.022 0.024 0.026 0.028 0.03]"; got != want {
		t.Errorf("rows at %s, want %s", got, want)
	}
	pvd, err := os.ReadFile(filepath.Join(folder, "run.pvd"))
	if err != nil {
		t.Fatal(err)
	}
	for number, time := range []string{"0", "0.01", "0.012", "0.016", "0.02", "0.03"} {
		if want := fmt.Sprintf(`timestep="%s" part="0" name="particles" file="frames/particles-%05d.vtp"`, time, number); !strings.Contains(string(pvd), want) {
			t.Errorf("no %s in\n%s", want, pvd)
		}
	}
	if n := len(readSummary(t, folder).Changes); n != 9 {
		t.Errorf("%d changes: %v", n, readSummary(t, folder).Changes)
	}
}

// With other columns a table does not go on in its file, and says what to do.
func TestResumeWithOtherColumns(t *testing.T) {
	folder := mustRun(t, Options{Steps: 100})
	o := Options{Model: model, Folder: folder, Resume: true, Sets: []string{"outputs.requests.all.quantities=[contacts]"}}
	before, err := os.ReadFile(filepath.Join(folder, HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	_, err = Run(context.Background(), o)
	var input *InputError
	if !errors.As(err, &input) || !strings.Contains(err.Error(), "history.csv has other columns than this model asks for") || !strings.Contains(err.Error(), "move that file away") {
		t.Fatalf("error %v", err)
	}
	moved := filepath.Join(folder, "history-1.csv")
	if err := os.Rename(filepath.Join(folder, HistoryFile), moved); err != nil {
		t.Fatal(err)
	}
	mustRun(t, o)
	if times := rows(t, folder); times[0] != 0.012 || times[len(times)-1] != 0.06 {
		t.Errorf("rows at %v", times)
	}
	if after, err := os.ReadFile(moved); err != nil || string(after) != string(before) {
		t.Errorf("the old table has changed: %v", err)
	}
}

// Whatever becomes of the files of a run, it is told and there is a way on.
func TestResumeWithDamagedFiles(t *testing.T) {
	whole := mustRun(t, Options{})
	change := func(f func(text []byte) []byte) func(string) error {
		return func(path string) error {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			return os.WriteFile(path, f(text), 0o644)
		}
	}
	flip := change(func(text []byte) []byte { text[len(text)/2] ^= 1; return text })
	junk := change(func([]byte) []byte { return []byte("junk") })
	for _, c := range []struct {
		file   string
		damage func(string) error
		told   string // by an error, or by a warning when it ends in "..."
	}{
		{HistoryFile, flip, "history.csv has been changed since it was written"},
		{AuditFile, junk, "audit.csv has other columns"},
		{AuditFile, change(func(text []byte) []byte { return text[:len(text)-9] }), "audit.csv is cut off"},
		{HistoryFile, os.Remove, "history.csv is gone: a new one begins after t = 0.02 s..."},
		{"run.pvd", junk, ""},
		{"run.pvd", os.Remove, ""},
		{ModelFile, os.Remove, ""},
		{results.SummaryFile, junk, ""},
		{"checkpoints/000000000200.checkpoint", flip, "000000000200.checkpoint: damaged: the checksum does not fit: the run goes on from the checkpoint before, of t = 0.0199 s..."},
	} {
		folder := mustRun(t, Options{Steps: 199})
		mustRun(t, Options{Folder: folder, Steps: 1, Resume: true})
		if err := c.damage(filepath.Join(folder, filepath.FromSlash(c.file))); err != nil {
			t.Fatal(err)
		}
		var said []string
		o := Options{Model: model, Folder: folder, Resume: true, Warn: func(text string) { said = append(said, text) }}
		_, err := Run(context.Background(), o)
		warning, soft := strings.CutSuffix(c.told, "...")
		switch {
		case soft:
			if err != nil || !strings.Contains(strings.Join(said, "\n"), warning) {
				t.Errorf("%s: %v, said %q, want %q", c.file, err, said, warning)
			}
			continue
		case c.told != "":
			var input *InputError
			if !errors.As(err, &input) || !strings.Contains(err.Error(), c.told) || !strings.Contains(err.Error(), "the saved state of t = 0.02 s is sound") {
				t.Errorf("%s: %v, want %q", c.file, err, c.told)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.file, err)
			continue
		}
		sameFiles(t, whole, folder, recorded...)
	}
}

// A folder is one run's: another is refused before it has done anything.
func TestTwoRunsInOneFolder(t *testing.T) {
	folder := t.TempDir()
	var refused []error
	_, err := Run(context.Background(), Options{Model: model, Folder: folder, Steps: 30, Report: func(s Status) {
		if len(refused) == 0 {
			for _, o := range []Options{{Model: model, Folder: folder}, {Model: heap, Folder: folder}, {Model: model, Folder: folder, Resume: true}} {
				_, err := Run(context.Background(), o)
				refused = append(refused, err)
			}
		}
	}})
	if err != nil || len(refused) != 3 {
		t.Fatal(err, len(refused))
	}
	for _, err := range refused {
		var input *InputError
		var use *results.InUseError
		if !errors.As(err, &input) || !errors.As(err, &use) || use.Process != os.Getpid() {
			t.Errorf("a run in the same folder: %v", err)
		}
	}
	mustRun(t, Options{Folder: folder, Resume: true})
	sameFiles(t, mustRun(t, Options{}), folder, recorded...)
}

// A run in a folder with other things in it leaves them as they are.
func TestRunKeepsOthersFiles(t *testing.T) {
	folder := t.TempDir()
	thesis := filepath.Join(folder, results.CheckpointFolder, "thesis.pt")
	for path, text := range map[string]string{thesis: "years of work", filepath.Join(folder, "notes.txt"): "mine"} {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		mustRun(t, Options{Folder: folder, Steps: 2})
	}
	if text, err := os.ReadFile(thesis); err != nil || string(text) != "years of work" {
		t.Errorf("%q, %v", text, err)
	}
	foreign := t.TempDir()
	if err := os.WriteFile(filepath.Join(foreign, ModelFile), []byte("mine: 1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := Run(context.Background(), Options{Model: model, Folder: foreign})
	var input *InputError
	if !errors.As(err, &input) || !strings.Contains(err.Error(), "model.yaml is in the way of results") {
		t.Errorf("error %v", err)
	}
	if entries, _ := os.ReadDir(foreign); len(entries) != 1 {
		t.Errorf("written in a folder that was refused: %v", entries)
	}
}

// A state that is laid out in another way is refused by name and not read.
func TestResumeRefusesAnotherLayout(t *testing.T) {
	folder := mustRun(t, Options{Steps: 3, Version: "1.2"})
	checkpoints := filepath.Join(folder, results.CheckpointFolder)
	c, _, err := results.LatestCheckpoint(checkpoints)
	if err != nil {
		t.Fatal(err)
	}
	in, err := results.FindFolder(folder, outputNames)
	if err != nil {
		t.Fatal(err)
	}
	c.Layout = "fedcba9876"
	if err := results.WriteCheckpoint(in, c); err != nil {
		t.Fatal(err)
	}
	in.Close()
	_, err = Run(context.Background(), Options{Model: model, Folder: folder, Resume: true, Version: "1.3"})
	var input *InputError
	if !errors.As(err, &input) || !strings.Contains(err.Error(), "laid out as version 1.2 of the program has it (fedcba98), and this is 1.3 ("+layout[:8]) {
		t.Errorf("error %v", err)
	}
}
