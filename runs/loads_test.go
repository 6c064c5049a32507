package runs

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"gabion/results"
)

const swings = `
title: Two pendulums that start level, one on a joint and one on a rope
gravity: [0, 0, -10]
bodies:
  - {name: bob, type: point_mass, mass: 2, position: [1, 0, 0]}
  - {name: hung, type: point_mass, mass: 2, position: [1, 1, 0]}
  - {name: anchor, type: point_mass, mass: 1, position: [0, 1, 0], fixed: true}
joints: [{name: rod, type: distance, bodies: [bob, ground], at: [1, 0, 0], to: [0, 0, 0]}]
ropes: [{name: rope, through: [{body: anchor}, {body: hung}], axial_stiffness: 1 MN}]
solver: {step: 1 ms, end: 0.8, tolerance: 1e-9}
outputs: {interval: 0.8, loads: true, plots: false}
`

// A pendulum that starts level pulls with three times its weight at its lowest point, a quarter of its period after 0.586 s, between any two rows of the history. A run
// that is stopped and taken up again has the same peaks.
func TestLoads(t *testing.T) {
	file := filepath.Join(t.TempDir(), "swings.yaml")
	if err := os.WriteFile(file, []byte(swings), 0o600); err != nil {
		t.Fatal(err)
	}
	table := func(o ...Options) (text string) {
		folder := t.TempDir()
		for _, o := range o {
			o.Model, o.Folder, o.Device = file, folder, "cpu"
			if _, err := Run(t.Context(), o); err != nil {
				t.Fatal(err)
			}
		}
		b, err := os.ReadFile(filepath.Join(folder, "loads.csv"))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	whole := table(Options{})
	if parts := table(Options{Steps: 700}, Options{Resume: true}); parts != whole {
		t.Errorf("in two parts:\n%s\nat once:\n%s", parts, whole)
	}
	if late := table(Options{Steps: 500}); late == whole {
		t.Errorf("before the lowest point:\n%s", late)
	}
	// A run that ends where a row has been enough goes on from there as any other.
	short := []string{"outputs.interval=0.1"}
	half := func(names []string, row []float64) bool { return names[0] == results.TimeColumn && row[0] >= 0.3-1e-9 }
	if enough := table(Options{Enough: half, Sets: short}); enough == whole {
		t.Errorf("with enough of a half:\n%s", enough)
	}
	if parts := table(Options{Enough: half, Sets: short}, Options{Resume: true}); parts != whole {
		t.Errorf("after enough of a half:\n%s\nat once:\n%s", parts, whole)
	}
	copied := filepath.Join(t.TempDir(), "loads.csv")
	if err := os.WriteFile(copied, []byte(whole), 0o600); err != nil {
		t.Fatal(err)
	}
	rows, err := results.ReadLoads(copied)
	if err != nil {
		t.Fatal(err)
	}
	// T/4 = K(1/2) sqrt(L/g) with the complete elliptic integral K(m = 1/2) = 1.854075
	quarter := 1.8540746773 * math.Sqrt(1./10)
	for i, want := range [][2]string{{"rod", "foundation"}, {"rope.first", "anchor"}, {"rope", "rope"}} {
		row := rows[i]
		if row.Name != want[0] || row.Kind != want[1] || math.Abs(row.Size-60) > 0.1 || math.Abs(row.Time-quarter) > 5e-3 {
			t.Errorf("%v: want a %s of 60 N at %.4f s", row, want, quarter)
		}
		if i < 2 && math.Abs(row.Force.Z+60) > 0.1 {
			t.Errorf("%v: want the force on what holds it, down", row)
		}
	}
}
