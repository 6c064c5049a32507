package runs

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gabion/results"
)

const model = "testdata/shower.yaml"

// mustRun runs the model into a new folder and returns the folder.
func mustRun(t *testing.T, o Options) string {
	t.Helper()
	if o.Folder == "" {
		o.Folder = t.TempDir()
	}
	if o.Model == "" {
		o.Model = model
	}
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	return o.Folder
}

// sameFiles compares files of two runs byte by byte.
func sameFiles(t *testing.T, a, b string, names ...string) {
	t.Helper()
	for _, name := range names {
		x, err := os.ReadFile(filepath.Join(a, name))
		if err != nil {
			t.Fatal(err)
		}
		y, err := os.ReadFile(filepath.Join(b, name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(x, y) {
			t.Errorf("%s differs", name)
		}
	}
}

var recorded = []string{HistoryFile, AuditFile, "run.pvd", "frames/particles-00006.vtp"}

func TestResultsDoNotDependOnThreads(t *testing.T) {
	sameFiles(t, mustRun(t, Options{Threads: 1}), mustRun(t, Options{Threads: 3}), recorded...)
}

// A run that is stopped at awkward steps and taken up again leaves the same bytes as one that was never stopped.
func TestResumeGivesTheSameBits(t *testing.T) {
	whole := mustRun(t, Options{})
	parts := t.TempDir()
	mustRun(t, Options{Folder: parts, Steps: 133})
	mustRun(t, Options{Folder: parts, Steps: 1, Resume: true})
	mustRun(t, Options{Folder: parts, Steps: 226, Resume: true})
	mustRun(t, Options{Folder: parts, Resume: true})
	sameFiles(t, whole, parts, recorded...)
}

// Where steps are cut to end at the times of outputs, a run that stops between two such times keeps to the steps that it was on.
func TestResumeKeepsToCutSteps(t *testing.T) {
	sets := []string{"outputs.interval=0.37 ms", "outputs.frames=1.1 ms", "solver.end=20 ms"}
	whole, parts := mustRun(t, Options{Sets: sets}), t.TempDir()
	for i, steps := range []int64{133, 57, 0} {
		mustRun(t, Options{Folder: parts, Sets: sets, Steps: steps, Resume: i > 0})
	}
	sameFiles(t, whole, parts, HistoryFile, AuditFile, "run.pvd")
}

// The end of a run is in its history also when no row is due then, once, and out of the way when the run goes further.
func TestHistoryHasTheEnd(t *testing.T) {
	ends := func(folder string, count int, end float64) {
		t.Helper()
		h, err := results.ReadTable(filepath.Join(folder, HistoryFile))
		if err != nil {
			t.Fatal(err)
		}
		times, _ := h.Column(results.TimeColumn)
		if len(times) != count || math.Abs(times[count-1]-end) > 1e-12 {
			t.Errorf("%d rows up to %g s, want %d up to %g s", len(times), times[len(times)-1], count, end)
		}
	}
	sets := func(end string) []string { return []string{"outputs.interval=10 ms", "solver.end=" + end} }
	folder := mustRun(t, Options{Sets: sets("25 ms")})
	ends(folder, 4, 0.025)
	mustRun(t, Options{Folder: folder, Sets: sets("25 ms"), Resume: true})
	ends(folder, 4, 0.025)
	mustRun(t, Options{Folder: folder, Sets: sets("30 ms"), Resume: true})
	ends(folder, 4, 0.03)
	ends(mustRun(t, Options{Sets: sets("20 ms")}), 3, 0.02)
}

// Pictures are taken at their times, in whatever order these are given.
func TestSnapshotsInAnyOrder(t *testing.T) {
	folder := mustRun(t, Options{Sets: []string{"solver.end=5 ms", "outputs.snapshots={times: [4 ms, 1 ms, 4 ms, 1], size: [64, 40]}"}})
	files, err := filepath.Glob(filepath.Join(folder, SnapshotFolder, "*.png"))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"0001_t0.001s.png", "0002_t0.004s.png"} {
		if len(files) != 2 || filepath.Base(files[i]) != want {
			t.Errorf("pictures %v", files)
		}
	}
}

func TestInterruptLeavesACheckpoint(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	folder := t.TempDir()
	long := []string{"solver.end=100"}
	summary, err := Run(ctx, Options{Model: model, Folder: folder, Sets: long, Report: func(s Status) {
		if s.Steps > 20 {
			cancel()
		}
	}})
	if !errors.Is(err, ErrInterrupted) {
		t.Fatalf("error %v, want %v", err, ErrInterrupted)
	}
	if summary.Status != results.Interrupted {
		t.Errorf("status %q, want %q", summary.Status, results.Interrupted)
	}
	c, _, err := results.LatestCheckpoint(filepath.Join(folder, results.CheckpointFolder))
	if err != nil {
		t.Fatal(err)
	}
	if c.Step != summary.Time.Steps {
		t.Errorf("checkpoint of step %d, stopped at step %d", c.Step, summary.Time.Steps)
	}
	mustRun(t, Options{Folder: folder, Sets: long, Steps: 5, Resume: true})
}

func TestFailureNamesTheTimeAndKeepsACheckpoint(t *testing.T) {
	folder := t.TempDir()
	// One iteration is not enough for a tolerance that small.
	summary, err := Run(context.Background(), Options{Model: model, Folder: folder, Sets: []string{"solver.max_iterations=1", "solver.tolerance=1e-14"}})
	if err == nil {
		t.Fatal("the run went through")
	}
	var input *InputError
	if errors.As(err, &input) {
		t.Fatalf("an input error: %v", err)
	}
	for _, want := range []string{"at t = ", "last good state", "--resume"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error %q does not say %q", err, want)
		}
	}
	if summary.Status != results.Failed {
		t.Errorf("status %q, want %q", summary.Status, results.Failed)
	}
	if _, _, err := results.LatestCheckpoint(filepath.Join(folder, results.CheckpointFolder)); err != nil {
		t.Error(err)
	}
}

// A step that fails leaves a checkpoint of the state before it, however long ago the last one was written.
func TestFailureKeepsTheLastState(t *testing.T) {
	for _, threads := range []int{1, 2} {
		folder := t.TempDir()
		summary, err := Run(context.Background(), Options{Model: model, Folder: folder, Threads: threads, Sets: []string{"solver.max_iterations=2", "solver.min_step=1e-4"}})
		if err == nil {
			t.Fatal("the run went through")
		}
		c, _, e := results.LatestCheckpoint(filepath.Join(folder, results.CheckpointFolder))
		if e != nil {
			t.Fatal(e)
		}
		before := fmt.Sprintf("at t = %.9g s, step %d:", c.Time, c.Step+1)
		if c.Step < 50 || !strings.Contains(err.Error(), before) || !strings.Contains(err.Error(), fmt.Sprintf("is that of t = %.9g s", c.Time)) {
			t.Errorf("checkpoint of step %d: %v", c.Step, err)
		}
		if summary.Time.Steps != c.Step || summary.Status != results.Failed {
			t.Errorf("the summary says %q after step %d", summary.Status, summary.Time.Steps)
		}
		whole := mustRun(t, Options{Steps: c.Step, Threads: 1})
		sameFiles(t, whole, folder, AuditFile, "run.pvd")
	}
}

// A run whose folder will be thrown away costs no checkpoints, nor the steps that lead back to where it failed.
func TestDiscard(t *testing.T) {
	folder := t.TempDir()
	_, err := Run(context.Background(), Options{Model: model, Folder: folder, Discard: true, Sets: []string{"solver.max_iterations=2", "solver.min_step=1e-4"}})
	if err == nil || strings.Contains(err.Error(), "--resume") {
		t.Errorf("error %v", err)
	}
	if _, err := os.Stat(filepath.Join(folder, results.CheckpointFolder)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("checkpoints are there: %v", err)
	}
}

// A run that cannot write goes on from its last checkpoint when it can again, and says so.
func TestFailureToWrite(t *testing.T) {
	folder := t.TempDir()
	taken := filepath.Join(folder, "frames", "particles-00004.vtp") // by something that is no file
	_, err := Run(context.Background(), Options{Model: model, Folder: folder, Report: func(Status) { _ = os.MkdirAll(filepath.Join(taken, "x"), 0o755) }})
	if err == nil || !strings.Contains(err.Error(), "particles-00004.vtp") || !strings.Contains(err.Error(), "--resume goes on from there") {
		t.Fatalf("error %v", err)
	}
	if err := os.RemoveAll(taken); err != nil {
		t.Fatal(err)
	}
	mustRun(t, Options{Folder: folder, Resume: true})
	sameFiles(t, mustRun(t, Options{}), folder, recorded...)
}

// A run goes on with the model that it began with; what is different is named.
func TestResumeRefusesAnotherModel(t *testing.T) {
	folder := mustRun(t, Options{Steps: 3})
	beds := t.TempDir()
	bed, bedded := filepath.Join(beds, "bed.csv"), filepath.Join(beds, "model.yaml")
	write := func(path, text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(bed, "0 0 0 0.01\n")
	write(bedded, "materials: [{name: s, density: 1000, young_modulus: 1 MPa}]\ncontact: {default: {restitution: 0.5, friction: 0.5}}\n"+
		"particles: [{name: p, material: s, file: bed.csv}]\nsolver: {step: 1e-4, end: 1e-2}\n")
	onBed := mustRun(t, Options{Model: bedded, Steps: 3})
	write(bed, "0 0 0 0.02\n")
	for _, c := range []struct {
		why string
		o   Options
	}{
		{
			"\n  nets.net.spring.stiffness: 100, was 2000\n--resume may change solver.step, ",
			Options{Model: model, Folder: folder, Sets: []string{"nets.net.spring.stiffness=100", "outputs.interval=0.01", "solver.end=20"}},
		},
		{"no checkpoint", Options{Model: model, Folder: t.TempDir()}},
		{"a file that " + bedded + " names has changed", Options{Model: bedded, Folder: onBed}},
	} {
		c.o.Resume = true
		_, err := Run(context.Background(), c.o)
		var input *InputError
		if !errors.As(err, &input) || !strings.Contains(err.Error(), "cannot resume") || !strings.Contains(err.Error(), c.why) {
			t.Errorf("error %v, want %q", err, c.why)
		}
	}
}

// A run does not write over the model that it runs, nor over what that reads.
func TestModelIsSpared(t *testing.T) {
	folder := t.TempDir()
	text, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	bedded := "materials: [{name: s, density: 1000, young_modulus: 1 MPa}]\ncontact: {default: {restitution: 0.5, friction: 0.5}}\n" +
		"particles: [{name: p, material: s, file: particles/bed.csv}]\nsolver: {step: 1e-4, end: 1e-3}\n"
	if err := os.Mkdir(filepath.Join(folder, "particles"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{"model.yaml": string(text), "bedded.yaml": bedded, "particles/bed.csv": "0 0 0 0.01\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"model.yaml", "bedded.yaml"} {
		_, err := Run(context.Background(), Options{Model: filepath.Join(folder, name), Folder: folder})
		if err == nil || !strings.Contains(err.Error(), "in the way of results") {
			t.Errorf("%s: %v", name, err)
		}
	}
	now, err := os.ReadFile(filepath.Join(folder, "model.yaml"))
	if err != nil || !bytes.Equal(now, text) {
		t.Errorf("the model has changed, %v", err)
	}
	out := filepath.Join(folder, "out")
	mustRun(t, Options{Model: filepath.Join(folder, "bedded.yaml"), Folder: out})
	mustRun(t, Options{Model: filepath.Join(folder, "bedded.yaml"), Folder: out, Sets: []string{"outputs.final_particles=true"}})
	onOut := filepath.Join(folder, "on-out.yaml")
	if err := os.WriteFile(onOut, []byte(strings.Replace(bedded, "particles/bed.csv", "out/particles/p.csv", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, read := range map[string]string{onOut: "p.csv", filepath.Join(out, ModelFile): ModelFile} {
		_, err := Run(context.Background(), Options{Model: name, Folder: out})
		if err == nil || !strings.Contains(err.Error(), read+", which the model is read from") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestNothingIsWrittenForAWrongModel(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "out")
	if _, err := Run(context.Background(), Options{Model: model, Folder: folder, Sets: []string{"solver.step=-1"}}); err == nil {
		t.Fatal("a negative step was accepted")
	}
	if _, err := os.Stat(folder); !errors.Is(err, os.ErrNotExist) {
		t.Error("the folder was made")
	}
}

func TestAuditBalances(t *testing.T) {
	folder := mustRun(t, Options{})
	table, err := results.ReadTable(filepath.Join(folder, AuditFile))
	if err != nil {
		t.Fatal(err)
	}
	last := func(name string) float64 {
		c, err := table.Column(name)
		if err != nil {
			t.Fatal(err)
		}
		return c[len(c)-1]
	}
	if r, scale := last("balance.residual"), last("balance.energy_scale"); !(r < 2e-2*scale && r > -2e-2*scale) {
		t.Errorf("energy residual %g J of %g J energy scale", r, scale)
	}
	force, _ := table.Column("exchange.force_residual")
	moment, _ := table.Column("exchange.moment_residual")
	for i := range force {
		if force[i] > 1e-10 || moment[i] > 1e-10 {
			t.Fatalf("row %d: exchanged forces leave %g N and %g N m, want rounding", i, force[i], moment[i])
		}
	}
}

// Particles alone are taken many steps on at once. What they do is, to the last bit, what single steps make of them; events fall on
// their times; and a run taken up at awkward steps leaves the same files.
func TestManyStepsAtOnceChangeNothing(t *testing.T) {
	whole, parts := mustRun(t, Options{Model: heap}), t.TempDir()
	for _, n := range []int64{7, 1, 401, 0} {
		mustRun(t, Options{Model: heap, Folder: parts, Steps: n, Resume: n != 7})
	}
	sameFiles(t, whole, parts, HistoryFile, AuditFile, "run.pvd", "frames/particles-00006.vtp")

	built, err := prepare(t.Context(), &Options{Model: heap})
	if err != nil {
		t.Fatal(err)
	}
	sim := built.Simulation
	for !(sim.Time() >= built.Model.Solver.End-timeTolerance*built.Model.Solver.Step) {
		target := min(built.Model.Solver.End, float64(1+int(sim.Time()/3.3e-3+timeTolerance))*3.3e-3)
		n, h := equalSteps(sim.Time(), target, built.Model.Solver.Step)
		for range n {
			if err := sim.Step(h); err != nil {
				t.Fatal(err)
			}
		}
		sim.SetTime(target)
	}
	c, _, err := results.LatestCheckpoint(filepath.Join(whole, results.CheckpointFolder))
	if err != nil {
		t.Fatal(err)
	}
	if c.Step != sim.Steps() || c.Time != sim.Time() || sim.Particles().Counters().Removed == 0 || sim.Particles().Len() < 70 {
		t.Errorf("the run came to step %d, t = %v; single steps came to %d, %v; %d particles left", c.Step, c.Time, sim.Steps(), sim.Time(), sim.Particles().Len())
	}
	var state bytes.Buffer
	if err := sim.Save(&state); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(slices.Concat(c.State...), state.Bytes()) {
		t.Error("single steps came to another state")
	}
}
