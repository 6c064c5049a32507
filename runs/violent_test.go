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

// Runs of violent models come to their end with finite numbers and the energy that they should have. Where steps had to be cut, the list of events says
// so. A run that is taken up again at every quarter gives the same bits.
func TestViolentModels(t *testing.T) {
	for _, c := range []struct {
		model string // in testdata/violent
		sets  []string
		cut   bool    // some step fails
		off   float64 // bound of the energy that is missing, as a part of the energy scale
	}{
		{"stiff-net", nil, false, 0.01},
		{"stiff-net", []string{"solver.step=0.8 ms"}, true, 0.02},
		{"stiff-net", []string{"solver.step=0.2 ms", "solver.end=3 ms", controlled}, false, 0.01},
		{"stiff-net", []string{"solver.step=0.2 ms", "solver.end=3 ms", iterated}, true, 0.01},
		{"net-body", nil, false, 1e-3},
		{"net-body", []string{"solver.step=1.6 ms"}, false, 0.01},
		{"slack-ropes", nil, false, 0.01},
		{"cascade", []string{"solver.step=20 us"}, true, 0.01}, // with longer ones the breaking is chaotic, and whether a step fails a matter of rounding
		{"singular", nil, false, 0.01},
		{"change-point", nil, false, 0.02},
		{"stop", nil, false, 0.01},
		{"stop", []string{"solver.step=40 us"}, false, 0.03},
		{"door", nil, false, 0.01},
		{"debris", nil, false, 0.01},
		{"debris", []string{"solver.step=0.2 ms", soft, subcycled}, false, 0.01},
		{"debris", []string{"solver.step=0.2 ms", soft, iterated}, false, 0.01},
		{"brakes", nil, false, 0.01},
		{"brakes", []string{"solver.step=0.8 ms"}, false, 0.05},
		{"brakes", []string{"solver.step=0.2 ms", iterated}, true, 0.02},
		{"weight-brake", nil, false, 0.01},
		{"wall", nil, false, 0.01},
		{"wall", []string{"solver.step=3.2 ms"}, false, 0.01},
		{"spring", nil, false, 0.01},
		{"spring", []string{"solver.step=50 us", "materials.0.young_modulus=60 MPa", iterated}, false, 0.01},
		{"spring", []string{"solver.step=50 us", "materials.0.young_modulus=60 MPa", controlled}, false, 0.01},
		{"spring", []string{"solver.step=50 us", soft, iterated, "dem.on_lost=report"}, true, 0.01},
		{"light", nil, false, 0.01},
		{"light", []string{"solver.step=0.1 ms", "bodies.light.mass=1 g", "materials.0.young_modulus=10 GPa"}, true, 0.05},
		{"spin", nil, false, 0.01},
		{"catcher", nil, false, 0.01},
		{"catcher", []string{"solver.step=0.2 ms", iterated}, false, 0.01},
		{"catcher", []string{"solver.step=0.2 ms", subcycled}, true, 0.02},
		{"catcher", []string{"solver.step=0.2 ms", subcycled, bolted}, false, 0.02},
		{"pile", nil, false, 0.01},
		{"pile", []string{"solver.step=0.4 ms"}, true, 0.02},
		{"pile", []string{"solver.step=0.8 ms"}, false, 0.02},
		{"struck", []string{"solver.step=0.4 ms"}, false, 0.01},
		{"struck", []string{"solver.step=0.4 ms", subcycled}, false, 0.01},
		{"struck", []string{"solver.step=0.4 ms", iterated}, false, 0.01},
		{"struck", []string{"solver.step=0.2 ms", controlled}, false, 0.01},
		{"particles", nil, false, 0.01},
	} {
		t.Run(strings.Join(append([]string{c.model}, c.sets...), " "), func(t *testing.T) {
			expect.Numbers(t)
			o := Options{Model: "testdata/violent/" + c.model + ".yaml", Sets: c.sets, Threads: 1}
			whole := mustRun(t, o)
			s := readSummary(t, whole)
			finite(t, whole, HistoryFile, AuditFile)
			audit := expect.Must(results.ReadTable(filepath.Join(whole, AuditFile)))
			off, scale := last(t, audit, "balance.residual"), last(t, audit, "balance.energy_scale")
			t.Logf("%d steps, %d failed, %d cutbacks, %.2g %% of the energy missing", s.Time.Steps, s.Counters["failed_steps"], s.Counters["cutbacks"], 100*off/scale)
			if s.Status != results.Done || math.Abs(off) > c.off*scale {
				t.Errorf("%s, %g J are missing of %g", s.Status, off, scale)
			}
			events, _ := os.ReadFile(filepath.Join(whole, results.EventsFile))
			if told := strings.Contains(string(events), ",cutback,"); told != c.cut || (s.Counters["failed_steps"] > 0) != c.cut {
				t.Errorf("%d steps failed, want some: %t; events %s", s.Counters["failed_steps"], c.cut, events)
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
