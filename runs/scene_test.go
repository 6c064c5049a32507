package runs

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
	"gabion/rigid"
)

// Of clumps every sphere is drawn, with the id of its clump, and moves as matter of it.
func TestSceneOfClumps(t *testing.T) {
	built, err := prepare(t.Context(), &Options{Model: "testdata/clumps.yaml"})
	if err != nil {
		t.Fatal(err)
	}
	for range 400 {
		if err := built.Simulation.Step(5e-5); err != nil {
			t.Fatal(err)
		}
	}
	state := built.Simulation.State()
	g := newScene(built).particles(state)
	if g.Len() != 3*(len(state.ID)-1)+1 || len(state.ID) < 20 {
		t.Fatalf("%d spheres of %d particles", g.Len(), len(state.ID))
	}
	for i := 1; i < g.Len(); i++ {
		if g.ID[i] != g.ID[i-1] {
			continue
		}
		d, v := r3.Sub(g.Position[i], g.Position[i-1]), r3.Sub(g.Velocity[i], g.Velocity[i-1])
		if turn := r3.Cross(g.AngularVelocity[i], d); r3.Norm(r3.Sub(v, turn)) > 1e-12 || r3.Norm(d) > 0.012 {
			t.Errorf("spheres of clump %d are %v apart and part with %v m/s, not %v m/s", g.ID[i], d, v, turn)
		}
	}
}

// Planes are seen from their fronts, vessels are seen into, and anything else from all sides.
func TestSceneTellsSides(t *testing.T) {
	path := filepath.Join(t.TempDir(), "sides.yaml")
	const text = `
materials: [{name: steel, density: 1000, young_modulus: 1 MPa}]
particles: [{name: p, material: steel, radius: 0.1, lattice: {counts: [1, 1, 1], origin: [0, 0, 0], spacing: 1}}]
contact: {default: {restitution: 0.5, friction: 0.5}}
walls:
  - {name: floor, shape: plane, point: [0, 0, -2], normal: [0, 0, 1], material: steel}
  - {name: vessel, shape: cylinder, ends: [[0, 0, -1], [0, 0, 1]], radius: 1, inside: true, caps: none, material: steel}
  - {name: globe, shape: sphere, center: [0, 0, 0], radius: 3, inside: true, material: steel}
  - {name: tube, shape: cylinder, ends: [[2, 0, -1], [2, 0, 1]], radius: 0.5, material: steel}
  - {name: ball, shape: sphere, center: [0, 4, 0], radius: 0.2, material: steel}
solver: {step: 1e-3, end: 1}
`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	built, err := prepare(t.Context(), &Options{Model: path})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]results.Sides{"floor": results.SeenFront, "vessel": results.SeenInside, "globe": results.SeenInside, "tube": results.SeenBoth, "ball": results.SeenBoth}
	shapes := newScene(built).frame().Shapes
	if len(shapes) != len(want) {
		t.Fatalf("%d shapes", len(shapes))
	}
	for _, s := range shapes {
		if s.Seen != want[s.Name] {
			t.Errorf("%s is seen from %d, want %d", s.Name, s.Seen, want[s.Name])
		}
		if s.Name != "vessel" {
			continue
		}
		for _, c := range s.Triangles { // the front of a vessel is its outside
			a, b, d := s.Vertices[c[0]], s.Vertices[c[1]], s.Vertices[c[2]]
			if n := r3.Cross(r3.Sub(b, a), r3.Sub(d, a)); n.X*a.X+n.Y*a.Y <= 0 {
				t.Fatalf("the triangle %v looks inwards", c)
			}
		}
	}
}

// A body is drawn as it lies, whether by its solid or by a surface in its axes.
func TestSceneTurnsBodies(t *testing.T) {
	path := filepath.Join(t.TempDir(), "turned.yaml")
	const text = `
materials: [{name: steel, young_modulus: 1 MPa}]
bodies:
  - {name: solid, solid: {shape: box, size: [0.2, 0.05, 0.05], density: 1000}, orientation: {axis: [0, 0, 1], angle: 90 deg}}
  - name: surface
    mass: 1 kg
    inertia: [1, 1, 1]
    orientation: {axis: [0, 0, 1], angle: 90 deg}
    surfaces: [{shape: capsule, ends: [[0, 0, 0], [0, 0, 1]], radius: 0.1, material: steel}, {shape: box, size: [1, 2, 3], material: steel}]
solver: {step: 1e-3, end: 1}
`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	built, err := prepare(t.Context(), &Options{Model: path})
	if err != nil {
		t.Fatal(err)
	}
	shapes := newScene(built).frame().Shapes
	if len(shapes) != 3 {
		t.Fatalf("%d shapes, want 3", len(shapes))
	}
	for _, s := range shapes {
		if got := rigid.Rotate(s.Orientation, r3.Vec{X: 1}); s.Kind == results.Box && !(r3.Norm(r3.Sub(got, r3.Vec{Y: 1})) < 1e-9) {
			t.Errorf("%q, kind %v: the x axis points along %v, want y", s.Name, s.Kind, got)
		}
	}
}

// A body of unknown size is a cross of its axes, which turns with it.
func TestSceneOfBodyWithoutSize(t *testing.T) {
	path := filepath.Join(t.TempDir(), "bare.yaml")
	const text = `
bodies: [{name: bare, mass: 1, inertia: [1, 1, 1], position: [4, 0, 0], orientation: {axis: [0, 0, 1], angle: 45 deg}}]
solver: {step: 1e-3, end: 1}
`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	built, err := prepare(t.Context(), &Options{Model: path})
	if err != nil {
		t.Fatal(err)
	}
	shapes := newScene(built).frame().Shapes
	if len(shapes) != 1 || shapes[0].Kind != results.Mesh {
		t.Fatalf("%+v", shapes)
	}
	s := shapes[0]
	tip := r3.Add(s.Position, rigid.Rotate(s.Orientation, s.Vertices[0]))
	if want := (r3.Vec{X: 4 + 0.1*math.Sqrt2/2, Y: 0.1 * math.Sqrt2 / 2}); r3.Norm(r3.Sub(tip, want)) > 1e-12 {
		t.Errorf("the x axis ends at %v, want %v", tip, want)
	}
	for _, c := range s.Triangles {
		a, b, d := s.Vertices[c[0]], s.Vertices[c[1]], s.Vertices[c[2]]
		if n := r3.Cross(r3.Sub(b, a), r3.Sub(d, a)); r3.Dot(n, a) <= 0 {
			t.Errorf("the triangle %v looks inwards", c)
		}
	}
}
