package runs

import (
	"math"
	"path/filepath"
	"testing"

	"gabion/internal/emulator"
	"gabion/results"
)

// columnOf reads a column of a run.
func columnOf(t *testing.T, folder, name string) []float64 {
	t.Helper()
	table, err := ReadColumns(folder)
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range table.Names {
		if n == name {
			return table.Columns[i]
		}
	}
	t.Fatalf("%s has no column %s", folder, name)
	return nil
}

// balancedFlow checks that energy and mass add up in a run where particles come and go.
func balancedFlow(t *testing.T, folder string) {
	t.Helper()
	last := func(name string) float64 {
		c := columnOf(t, folder, name)
		return c[len(c)-1]
	}
	if missing, play := last("audit.balance.residual"), last("audit.balance.energy_scale"); !(math.Abs(missing) < 0.01*play) {
		t.Errorf("%g J missing of %g J energy scale", missing, play)
	}
	in, out, mass := last("audit.flow.mass_in"), last("audit.flow.mass_out"), last("feed.mass")
	if !(out > 0) || math.Abs(in-out-mass) > 1e-6*in {
		t.Errorf("%g kg came in, %g kg went out, %g kg are there", in, out, mass)
	}
	for quantity, rounding := range map[string]float64{"count": 0, "mass": 1e-6} {
		through, below, away := last("through."+quantity), last("below."+quantity), last("away."+quantity)
		if !(through > 0) || !(away > 0) || math.Abs(through-below-away) > rounding*through {
			t.Errorf("%s: %g have gone down, %g are there and %g have left", quantity, through, below, away)
		}
	}
	if away := last("away.mass"); math.Abs(away-out) > 1e-9*out {
		t.Errorf("the outlet has taken %g kg, of %g kg that went out", away, out)
	}
}

// The audit of a hopper whose flap opens under the particles closes, and is the same after a resume.
func TestFlowBooks(t *testing.T) {
	const model = "testdata/flap.yaml"
	whole := mustRun(t, Options{Model: model, Device: "cpu"})
	balancedFlow(t, whole)
	parts := mustRun(t, Options{Model: model, Device: "cpu", Steps: 2345})
	mustRun(t, Options{Model: model, Device: "cpu", Folder: parts, Resume: true})
	sameFiles(t, whole, parts, HistoryFile, AuditFile)
}

// The same on a GPU.
func TestFlowBooksOnGPU(t *testing.T) {
	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	withDevice(t, driver)
	folder := mustRun(t, Options{Model: "testdata/flap.yaml", Device: "gpu", Sets: []string{"solver.end=0.18 s"}})
	balancedFlow(t, folder)
	if s, err := results.ReadSummary(filepath.Join(folder, results.SummaryFile)); err != nil || s.Device.Kind != "gpu" {
		t.Errorf("%+v, %v", s.Device, err)
	}
}
