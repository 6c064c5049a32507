package runs

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"gabion/internal/panics"
	"gabion/models"
)

// Rows that are worked out while a GPU makes the steps after them have the bits of rows that the run waits for, in frozen and sub-cycled schemes.
func TestRowsBesideSteps(t *testing.T) {
	withGPU(t)
	for name, sets := range map[string][]string{"frozen": nil, "sub-cycled": {subcycledNet}} {
		t.Run(name, func(t *testing.T) {
			sets = append([]string{
				"solver.end=15e-3", "outputs.interval=5e-4",
				"outputs.requests=[{name: knot, body: net.3, quantities: [position, acceleration, contact_force]}, {name: pin, joint: net.1, quantities: [force]}, {name: stones, particles: shower, quantities: [center_of_mass, contact_force]}, {name: all, system: true, quantities: [momentum, energy_residual, contacts]}]",
			}, sets...)
			beside := Options{Model: "testdata/small-net.yaml", Folder: t.TempDir(), Device: "gpu", Sets: sets}
			waiting := beside
			waiting.Folder, waiting.Enough = t.TempDir(), func([]string, []float64) bool { return false }
			for _, o := range []Options{beside, waiting} {
				if _, err := Run(context.Background(), o); err != nil {
					t.Fatal(err)
				}
			}
			for _, file := range []string{HistoryFile, AuditFile} {
				got, err := os.ReadFile(filepath.Join(beside.Folder, file))
				want, e := os.ReadFile(filepath.Join(waiting.Folder, file))
				if err := errors.Join(err, e); err != nil || !bytes.Equal(got, want) {
					t.Errorf("%s differs, %v", file, err)
				}
			}
		})
	}
}

// A simulation whose steps are under way is where it was, and nothing that has not been looked at can be looked at.
func TestSimulationWaitsForStepsUnderWay(t *testing.T) {
	withGPU(t)
	s := smallNet(t, models.BuildOptions{})
	stepBy(t, s, 5e-3, 10)
	place, mass := s.Bodies().Pose(5).Position, s.SumOverAll().Mass
	begun, err := s.Begin(10e-3, 1e-4, 10)
	if !begun || err != nil {
		t.Fatal("no steps have been begun: ", err)
	}
	if err := s.Report(); err != nil {
		t.Fatal(err)
	}
	if got := s.Bodies().Pose(5).Position; got != place || s.Steps() != 50 || s.SumOverAll().Mass != mass {
		t.Errorf("after %d steps the knot is at %v, not %v", s.Steps(), got, place)
	}
	if err := panics.Guard(func() error { s.State(); return nil }); err == nil {
		t.Error("the state of particles that are stepped was read")
	}
	if err := s.StepToward(10e-3, 1e-4, 10); err != nil {
		t.Fatal(err)
	}
	if s.Steps() != 60 || s.Bodies().Pose(5).Position == place {
		t.Errorf("%d steps have been made", s.Steps())
	}
}

// A run that is told to stop stops at a row, though steps have always been begun ahead of the next one, and goes on to the same end.
func TestRunStopsBesideSteps(t *testing.T) {
	withGPU(t)
	o := Options{Model: "testdata/small-net.yaml", Folder: t.TempDir(), Device: "gpu", Sets: []string{"solver.end=12 ms", "outputs.interval=0.5 ms"}}
	whole := o
	whole.Folder = t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	o.Report = func(s Status) {
		if s.Steps > 0 {
			cancel()
		}
	}
	s, err := Run(ctx, o)
	if !errors.Is(err, ErrInterrupted) || s == nil || s.Time.Steps > 30 {
		t.Fatalf("told to stop in its first steps, the run ended with %v: %+v", err, s)
	}
	o.Report, o.Resume = nil, true
	for _, o := range []Options{o, whole} {
		if _, err := Run(context.Background(), o); err != nil {
			t.Fatal(err)
		}
	}
	sameFiles(t, whole.Folder, o.Folder, HistoryFile, AuditFile)
}
