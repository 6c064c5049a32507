package runs

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/results"
)

// Settings of violent models.
const (
	subcycled  = "coupling={scheme: subcycled, substeps: 10}"
	iterated   = "coupling={scheme: iterated, substeps: 10}"
	controlled = "coupling={scheme: iterated, substeps: 10, error_control: {tolerance: 1 mm}}"
	bolted     = "joints=[{name: bolt, type: fixed, bodies: [ground, plate], at: [0, 0, 0]}]"
	soft       = "materials.0.young_modulus=20 MPa"
)

// failing is whether steps of a run fail.
type failing string

const (
	never     failing = "none"
	some      failing = "some"
	sometimes failing = "some or none"
)

// Runs of violent models come to their end with finite numbers and the energy that they should have. Where steps had to be cut, the list of events says
// so. A run that is taken up again at every quarter gives the same bits.
func TestViolentModels(t *testing.T) {
	for _, c := range []struct {
		model string // in testdata/violent
		sets  []string
		cut   failing // steps
		off   float64 // bound of the energy that is missing, as a part of the energy scale
	}{
		{"stiff-net", nil, never, 0.01},
		{"stiff-net", []string{"solver.step=0.8 ms"}, some, 0.02},
		{"stiff-net", []string{"solver.step=0.2 ms", "solver.end=3 ms", controlled}, never, 0.01},
		{"stiff-net", []string{"solver.step=0.2 ms", "solver.end=3 ms", iterated}, some, 0.01},
		{"net-body", nil, never, 1e-3},
		{"net-body", []string{"solver.step=1.6 ms"}, never, 0.01},
		{"slack-ropes", nil, never, 0.01},
		{"cascade", []string{"solver.step=20 us"}, sometimes, 0.01}, // which wire breaks next, and so whether a step fails, is a matter of rounding
		{"singular", nil, never, 0.01},
		{"change-point", nil, never, 0.02},
		{"stop", nil, never, 0.01},
		{"stop", []string{"solver.step=40 us"}, never, 0.03},
		{"door", nil, never, 0.01},
		{"debris", nil, never, 0.01},
		{"debris", []string{"solver.step=0.2 ms", soft, subcycled}, never, 0.01},
		{"debris", []string{"solver.step=0.2 ms", soft, iterated}, never, 0.01},
		{"brakes", nil, never, 0.01},
		{"brakes", []string{"solver.step=0.8 ms"}, never, 0.05},
		{"brakes", []string{"solver.step=0.2 ms", iterated}, never, 0.02},
		{"weight-brake", nil, never, 0.01},
		{"wall", nil, never, 0.01},
		{"wall", []string{"solver.step=3.2 ms"}, never, 0.01},
		{"spring", nil, never, 0.01},
		{"spring", []string{"solver.step=50 us", "materials.0.young_modulus=60 MPa", iterated}, never, 0.01},
		{"spring", []string{"solver.step=50 us", "materials.0.young_modulus=60 MPa", controlled}, never, 0.01},
		{"spring", []string{"solver.step=50 us", soft, iterated, "dem.on_lost=report"}, some, 0.01},
		{"light", nil, never, 0.01},
		{"light", []string{"solver.step=0.1 ms", "bodies.light.mass=1 g", "materials.0.young_modulus=10 GPa"}, some, 0.05},
		{"spin", nil, never, 0.01},
		{"catcher", nil, never, 0.01},
		{"catcher", []string{"solver.step=0.2 ms", iterated}, never, 0.01},
		{"catcher", []string{"solver.step=0.4 ms", subcycled}, some, 0.02},
		{"catcher", []string{"solver.step=0.2 ms", subcycled, bolted}, never, 0.02},
		{"pile", nil, never, 0.01},
		{"pile", []string{"solver.step=0.4 ms"}, never, 0.02},
		{"pile", []string{"solver.step=0.8 ms"}, never, 0.02},
		{"struck", []string{"solver.step=0.4 ms"}, never, 0.01},
		{"struck", []string{"solver.step=0.4 ms", subcycled}, never, 0.01},
		{"struck", []string{"solver.step=0.4 ms", iterated}, some, 0.02},
		{"struck", []string{"solver.step=0.2 ms", controlled}, never, 0.01},
		{"particles", nil, never, 0.01},
	} {
		t.Run(strings.Join(append([]string{c.model}, c.sets...), " "), func(t *testing.T) {
			expect.Numbers(t)
			o := Options{Model: "testdata/violent/" + c.model + ".yaml", Sets: c.sets, Threads: 1}
			whole := mustRun(t, o)
			s := readSummary(t, whole)
			finite(t, whole, HistoryFile, AuditFile)
			audit := expect.Must(results.ReadTable(filepath.Join(whole, AuditFile)))
			off, scale := math.Abs(last(t, audit, "balance.residual"))+math.Abs(last(t, audit, "lost.force_integration")), last(t, audit, "balance.energy_scale")
			t.Logf("%d steps, %d failed, %d cutbacks, %.2g %% of the energy missing", s.Time.Steps, s.Counters["failed_steps"], s.Counters["cutbacks"], 100*off/scale)
			if s.Status != results.Done || off > c.off*scale {
				t.Errorf("%s, %g J are missing of %g", s.Status, off, scale)
			}
			events, _ := os.ReadFile(filepath.Join(whole, results.EventsFile))
			told, failed := strings.Contains(string(events), ",cutback,"), s.Counters["failed_steps"] > 0
			if told != failed || failed && c.cut == never || !failed && c.cut == some {
				t.Errorf("%d steps failed, want %s; events %s", s.Counters["failed_steps"], c.cut, events)
			}
			o.Folder, o.Steps = t.TempDir(), s.Time.Steps/4+1
			for range 3 {
				if _, err := Run(context.Background(), o); err != nil && !errors.Is(err, ErrInterrupted) {
					t.Fatal(err)
				}
				o.Resume = true
			}
			o.Steps = 0
			mustRun(t, o)
			sameFiles(t, whole, o.Folder, HistoryFile, AuditFile)
			if again, _ := os.ReadFile(filepath.Join(o.Folder, results.EventsFile)); string(again) != string(events) {
				t.Errorf("events %s, taken up again %s", events, again)
			}
		})
	}
}

// finite checks that tables hold numbers.
func finite(t *testing.T, folder string, names ...string) {
	t.Helper()
	for _, name := range names {
		table := expect.Must(results.ReadTable(filepath.Join(folder, name)))
		for k, column := range table.Columns {
			for _, x := range column {
				if math.IsNaN(x) || math.IsInf(x, 0) {
					t.Fatalf("%s has %g in %s", name, x, table.Names[k])
				}
			}
		}
	}
}

// last is the last number of a column.
func last(t *testing.T, table results.Table, name string) float64 {
	t.Helper()
	column, err := table.Column(name)
	if err != nil {
		t.Fatal(err)
	}
	return column[len(column)-1]
}
