package runs

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
	"gabion/models"
)

// bed is a few particles that come to rest on a floor of two triangles, under an inlet that adds one more.
const bed = `
gravity: [0, 0, -9.81]
materials: [{name: stone, density: 2500, young_modulus: 5 MPa}, {name: sand, density: 2000, young_modulus: 5 MPa}]
contact: {default: {restitution: 0.1, friction: 0.5}}
particles: [{name: bed, material: stone, radius: 10 mm, positions: [[-50 mm, 0, 10.1 mm], [50 mm, 5 mm, 10.1 mm]]}]
inlets: [{name: rain, material: sand, radius: 10 mm, box: {min: [-20 mm, 30 mm, 20 mm], max: [20 mm, 70 mm, 40 mm]}, rate: 10, max_count: 1, velocity: [0, 0, -0.1]}]
walls: [{name: floor, shape: mesh, file: floor.obj, material: stone}]
solver: {step: 50 us, end: 0.5}
outputs: {final_particles: true, requests: [{name: rain, particles: rain, quantities: [count]}]}
`

const floor = "v -0.1 -0.1 0\nv 0.1 -0.1 0\nv 0.1 0.1 0\nv -0.1 0.1 0\nf 1 2 3\nf 1 3 4\n"

func files(t *testing.T, texts map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// The particles at the end of a run are where another run begins, group by group, and nothing moves when they were at rest.
func TestSavedBed(t *testing.T) {
	folder := files(t, map[string]string{"bed.yaml": bed, "floor.obj": floor})
	first := filepath.Join(folder, "first")
	mustRun(t, Options{Model: filepath.Join(folder, "bed.yaml"), Folder: first})
	for name, rows := range map[string]int{"bed": 2, "rain": 1} {
		text, err := os.ReadFile(filepath.Join(first, ParticlesFolder, name+".csv"))
		if err != nil {
			t.Fatal(err)
		}
		if n := bytes.Count(text, []byte("\n")) - 1; n != rows {
			t.Errorf("%s has %d particles, want %d", name, n, rows)
		}
	}
	again := []string{`particles=[{name: bed, material: stone, file: first/particles/bed.csv}]`, "inlets=null", "outputs.requests=null", "solver.end=0.1"}
	second := filepath.Join(folder, "second")
	mustRun(t, Options{Model: filepath.Join(folder, "bed.yaml"), Folder: second, Sets: again})
	place := func(run string) packing.Particles {
		text, err := os.ReadFile(filepath.Join(run, ParticlesFolder, "bed.csv"))
		if err != nil {
			t.Fatal(err)
		}
		g, err := packing.ReadParticles(bytes.NewReader(text), math.MaxInt)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	a, b := place(first), place(second)
	for i := range a.Position {
		if d := r3.Norm(r3.Sub(a.Position[i], b.Position[i])); d > 1e-6 {
			t.Errorf("particle %d moved by %g m", i, d)
		}
	}
}

// Each triangle of a floor carries the weight of the particles that lie on it; a frame has that as pressure.
func TestPressureOnTriangles(t *testing.T) {
	folder := files(t, map[string]string{"bed.yaml": bed, "floor.obj": floor})
	model, err := models.Load(t.Context(), filepath.Join(folder, "bed.yaml"), []string{"inlets=null", "outputs.requests=null"})
	if err != nil {
		t.Fatal(err)
	}
	built, err := model.Build(t.Context(), models.BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	s := newScene(built)
	for range 10_000 {
		if err := built.Simulation.Step(50e-6); err != nil {
			t.Fatal(err)
		}
	}
	shape := s.frame().Shapes[0]
	weight := 2500 * 4.0 / 3 * math.Pi * 1e-6 * 9.81
	for i, p := range shape.Pressure { // half of the floor's 0.04 m^2 each, with one particle
		if got := p * 0.02; math.Abs(got-weight) > 1e-3*weight || r3.Norm(shape.Shear[i])*0.02 > 1e-3*weight {
			t.Errorf("triangle %d carries %g N, shear %v; want %g N", i, got, shape.Shear[i], weight)
		}
	}
	if len(shape.Pressure) != 2 || !shape.Static {
		t.Errorf("pressures %v; static is %v", shape.Pressure, shape.Static)
	}
}

// stones fall on a net of balls that are ten times lighter than they are against turning, and roll off.
const stones = `
gravity: [0, 0, -9.81]
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.3, friction: 0.5, rolling_friction: 0.3, rolling_damping: 0.3}}
nets:
  - name: net
    knots: [5, 5]
    center: [0, 0, 0]
    directions: [[1, 0, 0], [0, 1, 0]]
    spacing: 30 mm
    body: {mass: 2 g, radius: 5 mm, material: stone}
    spring: {stiffness: 500 N/m, damping: 0.1 N s/m, attach: surface}
    pins: corners
particles: [{name: stones, material: stone, radius: 20 mm, positions: [[1 mm, 2 mm, 26 mm], [35 mm, 22 mm, 26 mm], [-30 mm, -30 mm, 26 mm]], velocity: [0.3, 0, -0.5]}]
solver: {step: 0.1 ms, end: 0.1}
`

// Newton's iteration meets resistance to rolling between particles and light bodies, whether it holds or yields.
func TestRollingOnBodies(t *testing.T) {
	folder := files(t, map[string]string{"stones.yaml": stones})
	for _, chosen := range []string{"constant_torque", "elastic_plastic"} {
		mustRun(t, Options{Model: filepath.Join(folder, "stones.yaml"), Folder: filepath.Join(folder, chosen), Sets: []string{"contact.rolling=" + chosen}})
	}
}
