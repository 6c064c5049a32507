package runs

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// A particle lies on a wall.
const shapes = `
gravity: [0, 0, -9.81]
materials: [{name: stone, density: 2500, young_modulus: 1 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.2, friction: 0.5}}
walls: [{name: wall, material: stone, WALL}]
particles: [{name: stone, material: stone, radius: 0.1, positions: [[0.02, 0.01, 0.1]]}]
solver: {step: 1e-4, end: 0.4}
`

// The force on a wall of any shape, fixed or moving, is in every frame as it is at that time, with its moment about the wall's middle.
func TestLoadsOnWallsOfEveryShape(t *testing.T) {
	weight := 2500 * 4.0 / 3 * math.Pi * 1e-3 * 9.81
	for _, shape := range []string{
		"shape: plane, point: [0, 1, 0], normal: [0, 0, 1]",
		"shape: plate, size: [1, 1]",
		"shape: box, size: [1, 1, 0.2], center: [0, 0, -0.1]",
		"shape: box, size: [1, 1, 1], center: [0, 0, 0.5], inside: true",
		"shape: sphere, radius: 0.5, center: [0, 0, 0.5], inside: true",
		"shape: capsule, radius: 0.5, ends: [[-1, 0.01, -0.5], [1, 0.01, -0.5]]",
		"shape: cylinder, radius: 0.5, ends: [[0, 0, 0], [0, 0, 1]], inside: true",
		"shape: cone, radii: [0.5, 0.2], ends: [[0, 0, 0], [0, 0, 1]], inside: true",
		"shape: mesh, file: floor.obj",
	} {
		for _, motion := range []string{"", `, motion: {displacement: [0, 0, "0.01 * t"]}`} {
			folder := files(t, map[string]string{"wall.yaml": strings.Replace(shapes, "WALL", shape+motion, 1), "floor.obj": floor})
			built, err := prepare(t.Context(), &Options{Model: filepath.Join(folder, "wall.yaml")})
			if err != nil {
				t.Errorf("%s: %v", shape, err)
				continue
			}
			s := newScene(built)
			if f := s.frame(); f.Loads[0].Force.Z < -0.1*weight {
				t.Errorf("%s: it carries %v before the particle has come down", shape, f.Loads[0].Force)
			}
			for range 4000 {
				if err := built.Simulation.Step(1e-4); err != nil {
					t.Fatal(err)
				}
			}
			f, contacts := s.frame(), built.Simulation.Contacts()
			if len(f.Loads) != 1 || len(contacts) != 1 {
				t.Errorf("%s: %d loads, %d contacts", shape, len(f.Loads), len(contacts))
				continue
			}
			l := f.Loads[0]
			if l.Wall != "wall" || math.Abs(l.Force.Z+weight) > 0.02*weight || math.Abs(l.Point.Z) > 0.6 {
				t.Errorf("%s%s: %v on %q at %v, want %g N", shape, motion, l.Force, l.Wall, l.Point, weight)
			}
			if want := r3.Cross(r3.Sub(contacts[0].Point, l.Point), l.Force); r3.Norm(r3.Sub(l.Moment, want)) > 1e-9*weight {
				t.Errorf("%s%s: moment %v about %v, want %v", shape, motion, l.Moment, l.Point, want)
			}
			for _, drawn := range f.Shapes {
				if drawn.Motion.Force != l.Force || drawn.Static != (motion == "") {
					t.Errorf("%s%s: the shape carries %v, static %v", shape, motion, drawn.Motion.Force, drawn.Static)
				}
			}
		}
	}
}

// Wires, knots and what broke go by the names of the model.
func TestLinksAreNamed(t *testing.T) {
	const text = `
nets:
  - name: net
    knots: [2, 2]
    spacing: 1
    origin: [0, 0, 0]
    directions: [[1, 0, 0], [0, 1, 0]]
    body: {type: point_mass, mass: 1, radius: 0.05}
    spring: {stiffness: 100, breaking: {force: 5 N}, preload: 10 N}
    pins: corners
bodies: [{name: bob, mass: 1, inertia: [1, 1, 1], position: [0, 0, -1]}]
forces: [{name: rope, type: spring_damper, bodies: [ground, bob], at: [[0, 0, 0], [0, 0, -1]], stiffness: 1, tension_only: true, free_length: 2}]
solver: {step: 1e-3, end: 1e-2}
`
	path := filepath.Join(t.TempDir(), "net.yaml")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	built, err := prepare(t.Context(), &Options{Model: path})
	if err != nil {
		t.Fatal(err)
	}
	s := newScene(built)
	for range 2 {
		if err := built.Simulation.Step(1e-3); err != nil {
			t.Fatal(err)
		}
	}
	f := s.frame()
	links := map[string]results.Link{}
	for _, l := range f.Links {
		links[l.Name] = l
	}
	wire, rope := links["net.3"], links["rope"]
	if len(f.Links) != 5 || wire.Object != "net" || wire.Wire != 3 || !wire.Broken || wire.Force != 0 {
		t.Errorf("wire of the net: %+v", wire)
	}
	for _, e := range wire.Ends {
		if e.Name != fmt.Sprintf("net.%d", e.Knot) || e.Knot < 1 || e.Knot > 4 || built.Bodies.Body(e.Body).Name != e.Name {
			t.Errorf("end of a wire: %+v", e)
		}
	}
	if rope.Object != "rope" || rope.Wire != 0 || !rope.Slack || rope.Broken || rope.Ends[0].Name != "ground" || rope.Ends[1].Name != "bob" || rope.Elongation != -1 {
		t.Errorf("rope: %+v", rope)
	}
	for _, sh := range f.Shapes {
		if sh.Object == "net" && sh.Name != fmt.Sprintf("net.%d", sh.Knot) || sh.Object == "bob" && sh.Knot != 0 {
			t.Errorf("shape %s of %s has the number %d", sh.Name, sh.Object, sh.Knot)
		}
	}
}
