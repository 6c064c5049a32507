package runs

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

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

const held = `
title: What hangs at rest on a shackle, a spring, a bushing, a torsional spring and a net, and a rope that is bent between fixed points
gravity: [0, 0, -10]
bodies:
  - {name: left, type: point_mass, mass: 3, position: [0, 0, -1]}
  - {name: right, type: point_mass, mass: 3, position: [2, 0, -1]}
  - {name: hung, type: point_mass, mass: 2, position: [5, 0, -1]}
  - {name: bracket, mass: 4, inertia: [1, 1, 1], position: [8, 0, 0]}
  - {name: arm, mass: 4, inertia: [1, 1, 1], position: [11, 0, 0]}
  - {name: corner, type: point_mass, mass: 1, fixed: true, position: [1, 5, 0]}
joints: [{name: pivot, type: revolute, bodies: [ground, arm], at: [10, 0, 0], axis: [0, 1, 0]}]
forces:
  - {name: spring, type: spring_damper, bodies: [hung, ground], at: [[5, 0, -1], [5, 0, 0]], stiffness: 100, preload: 20}
  - {name: bushing, type: bushing, bodies: [bracket, ground], at: [7, 0, 0], translational_stiffness: [1e5, 1e5, 1e5], rotational_stiffness: [1e5, 1e5, 1e5], preload_force: [0, 0, 40], preload_torque: [0, -40, 0]}
  - {name: torsion, type: torsional_spring, bodies: [arm, ground], at: [10, 0, 0], axis: [0, 1, 0], preload: 40}
nets: [{name: net, knots: [2, 2], spacing: 1, origin: [20, 0, 0], directions: [[1, 0, 0], [0, 0, 1]], pins: [bottom, top], body: {type: point_mass, mass: 0.5, radius: 10 mm}, spring: {stiffness: 10 kN/m, preload: 5}}]
ropes:
  - {name: over, through: [{body: left}, {body: ground, at: [0, 0, 0]}, {body: ground, at: [2, 0, 0]}, {body: right}], axial_stiffness: 1 MN, pretension: 30}
  - {name: bent, through: [{body: ground, at: [0, 5, 0]}, {body: corner}, {body: ground, at: [1, 5, -1]}], axial_stiffness: 1 MN, bending: {rigidity: 100}}
solver: {step: 1 ms, end: 0.01, tolerance: 1e-9}
outputs: {interval: 0.01, loads: true, plots: false}
`

// What stands still pulls with its weight at whatever holds it: at shackles on the ground with sqrt(2) of the tension, at a spring, at a bushing, which resists 4 kg at a lever of 1 m, and at a hinge whose
// torsional spring bears as much. All wires of the net are as taut as one of its knots weighs, and pull its pins inwards, those below up and those above down. A rope that is bent by a right angle between two spans of 1 m
// pushes their far ends with EI/l times the angle over 1 m.
func TestLoadsOfWhatHolds(t *testing.T) {
	file, folder := filepath.Join(t.TempDir(), "held.yaml"), t.TempDir()
	if err := os.WriteFile(file, []byte(held), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Run(t.Context(), Options{Model: file, Folder: folder, Device: "cpu"}); err != nil {
		t.Fatal(err)
	}
	rows, err := results.ReadLoads(filepath.Join(folder, results.LoadsFile))
	if err != nil {
		t.Fatal(err)
	}
	bend := 100 * math.Pi / 2
	want := []struct {
		name, kind string
		force      r3.Vec
	}{
		{"pivot", "foundation", r3.Vec{Z: -40}},
		{"pivot", "foundation_moment", r3.Vec{}},
		{"net.1", "anchor", r3.Vec{X: 5}},
		{"net.2", "anchor", r3.Vec{X: -5}},
		{"net.3", "anchor", r3.Vec{X: 5, Z: -10}},
		{"net.4", "anchor", r3.Vec{X: -5, Z: -10}},
		{"spring", "anchor", r3.Vec{Z: -20}},
		{"bushing", "foundation", r3.Vec{Z: -40}},
		{"bushing", "foundation_moment", r3.Vec{Y: 40}},
		{"torsion", "foundation_moment", r3.Vec{Y: 40}},
		{"over.point2", "anchor", r3.Vec{X: 30, Z: -30}},
		{"over.point3", "anchor", r3.Vec{X: -30, Z: -30}},
		{"over", "rope", r3.Vec{}},
		{"bent.first", "anchor", r3.Vec{Z: bend}},
		{"bent.point2", "anchor", r3.Vec{X: -bend, Z: -bend}},
		{"bent.last", "anchor", r3.Vec{X: bend}},
		{"bent", "rope", r3.Vec{}},
	}
	if len(rows) != len(want) {
		t.Fatalf("%d loads: %v", len(rows), rows)
	}
	for i, w := range want {
		if row := rows[i]; row.Name != w.name || row.Kind != w.kind || r3.Norm(r3.Sub(row.Force, w.force)) > 1e-6 {
			t.Errorf("%s, %s: %v at %v; want %s, %s: %v", row.Name, row.Kind, row.Force, row.Time, w.name, w.kind, w.force)
		}
	}
}

const stopped = `
title: An arm that rests on the stop of its hinge, and a slide on that of its guide
gravity: [0, 0, -10]
bodies:
  - {name: arm, mass: 2, inertia: [1, 1, 1], position: [1, 0, 0]}
  - {name: slide, mass: 3, inertia: [1, 1, 1], position: [5, 0, 0]}
joints:
  - {name: hinge, type: revolute, bodies: [arm, ground], at: [0, 0, 0], axis: [0, 1, 0], rotation_limits: {lower: -1 deg, upper: 1e-3, stiffness: 1e5, damping: 1000}}
  - {name: guide, type: prismatic, bodies: [slide, ground], at: [5, 0, 1], axis: [0, 0, 1], translation_limits: {lower: -1e-3, upper: 0.1, stiffness: 1e5, damping: 2000}}
solver: {step: 1 ms, end: 2}
outputs:
  interval: 2
  loads: true
  plots: false
  requests: [{name: hinge, joint: hinge, quantities: [force, torque]}, {name: guide, joint: guide, quantities: [force, torque]}]
`

// What stops bear at rest is the weight, in requests of their joints and in the table of loads.
func TestLoadsOfStops(t *testing.T) {
	file, folder := filepath.Join(t.TempDir(), "stopped.yaml"), t.TempDir()
	if err := os.WriteFile(file, []byte(stopped), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Run(t.Context(), Options{Model: file, Folder: folder, Device: "cpu"}); err != nil {
		t.Fatal(err)
	}
	history, err := results.ReadTable(filepath.Join(folder, HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]float64{"hinge.force.z": 20, "hinge.torque.y": -20, "guide.force.z": 30, "guide.torque.y": 0} {
		if v, _ := history.Column(name); math.Abs(v[len(v)-1]-want) > 1e-3 {
			t.Errorf("%s: %g, want %g", name, v[len(v)-1], want)
		}
	}
	rows, err := results.ReadLoads(filepath.Join(folder, results.LoadsFile))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []float64{20, 20, 30, 0} {
		if math.Abs(rows[i].Last-want) > 1e-3 {
			t.Errorf("%+v: at last %g, want %g", rows[i], rows[i].Last, want)
		}
	}
}
