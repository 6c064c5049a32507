package models

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/dem/geometry"
	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

// gravel is clumps and a ball that fall on a plate on a spring, on a net above it, and on a floor.
const gravel = `title: Gravel
gravity: [0, 0, -9.81]
materials: [{name: rock, density: 2600, young_modulus: 2e7, poisson_ratio: 0.25}]
contact: {default: {restitution: 0.5, friction: 0.5}}
clumps:
  - name: peanut
    spheres: [{radius: 6 mm}, {center: [7 mm, 0, 0], radius: 5 mm}, {center: [3 mm, 3 mm, 2 mm], radius: 4 mm}]
bodies:
  - {name: plate, mass: 0.5, inertia: [0.001, 0.001, 0.002], surfaces: [{name: plate, shape: box, size: [0.08, 0.08, 0.01], material: rock}]}
forces:
  - {name: hook, type: spring_damper, bodies: [plate, ground], at: [[0, 0, 0.005], [0, 0, 0.3]], stiffness: 300, damping: 1}
nets:
  - {name: net, knots: [3, 3], center: [0, 0, 0.025], spacing: 30 mm, directions: [[1, 0, 0], [0, 1, 0]], pins: corners, body: {mass: 2 g, radius: 3 mm, material: rock}, spring: {stiffness: 1 kN/m, damping: 0.5 N s/m}, strands: {radius: 2 mm, material: rock}}
particles:
  - {name: gravel, material: rock, clump: peanut, lattice: {counts: [3, 3, 2], center: [0, 0, 0.05], spacing: 25 mm}, velocity: [0.05, 0, -0.5], angular_velocity: [0, 9, 3]}
  - {name: placed, material: rock, clump: peanut, orientation: given, radius: 8 mm, positions: [[0, 0.01, 0.12]]}
  - {name: ball, material: rock, radius: 5 mm, positions: [[0.02, 0.02, 0.09]], velocity: [0, 0, -1]}
walls: [{name: floor, shape: plane, point: [0, 0, -0.1], normal: [0, 0, 1], material: rock}]
solver: {step: 5e-5, end: 0.2}
outputs:
  requests:
    - {name: gravel, particles: gravel, quantities: [count, mass, kinetic_energy]}
    - {name: placed, particles: placed, quantities: [mass]}
    - {name: all, region: {box: {min: [-9, -9, -9], max: [9, 9, 9]}}, quantities: [count]}
`

// Clumps touch bodies, strands, walls, balls and one another; what is exchanged balances to rounding, and the books of energy close.
func TestClumps(t *testing.T) {
	b := built(t, gravel)
	s, worst, touched := b.Simulation, 0.0, 0
	for range 4000 {
		if err := s.Step(5e-5); err != nil {
			t.Fatal(err)
		}
		size := 0.0
		for _, f := range s.State().Force {
			size += r3.Norm(f)
		}
		a := s.Audit()
		if size > 0 {
			touched++
			worst = math.Max(worst, math.Max(a.ForceResidual, a.MomentResidual)/size)
		}
	}
	if touched < 1000 || worst > 1e-13 {
		t.Errorf("%d steps with contact; %.3g of the forces are left", touched, worst)
	}
	if n := len(s.State().Spheres); n != 19*3+1 {
		t.Errorf("%d spheres", n)
	}
	last := history(t, gravel)
	if last["gravel.count"] != 18 || last["all.count"] != 20 {
		t.Errorf("%g clumps of %g particles", last["gravel.count"], last["all.count"])
	}
	shape, err := b.Model.clump(t.Context(), "peanut")
	if err != nil {
		t.Fatal(err)
	}
	scale := 0.008 / shape.Radius
	if want := last["gravel.mass"] / 18 * scale * scale * scale; math.Abs(last["placed.mass"]/want-1) > 1e-12 {
		t.Errorf("the placed clump has %g kg, want %g", last["placed.mass"], want)
	}
}

// Spheres fill the mesh of a file; one that encloses nothing is told with its place.
func TestClumpFromMesh(t *testing.T) {
	folder := t.TempDir()
	write := func(name string, f geometry.Facets) {
		var stl strings.Builder
		stl.WriteString("solid x\n")
		for _, corners := range f.Triangles {
			stl.WriteString("facet normal 0 0 0\nouter loop\n")
			for _, c := range corners {
				v := f.Vertices[c]
				fmt.Fprintf(&stl, "vertex %g %g %g\n", v.X, v.Y, v.Z)
			}
			stl.WriteString("endloop\nendfacet\n")
		}
		stl.WriteString("endsolid x\n")
		if err := os.WriteFile(filepath.Join(folder, name), []byte(stl.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	brick := geometry.BoxFacets(r3.Vec{X: 20, Y: 10, Z: 10})
	write("brick.stl", brick)
	brick.Triangles = brick.Triangles[2:]
	write("open.stl", brick)
	build := func(file string) (*packing.Clump, error) {
		text := strings.Replace(gravel, "    spheres: [{radius: 6 mm}", "    file: "+file+"\n    scale: 1e-3\n    count: 9\n#   ", 1)
		m, err := Parse(t.Context(), filepath.Join(folder, "model.yaml"), []byte(text), nil)
		if err != nil {
			return nil, err
		}
		return m.clump(t.Context(), "peanut")
	}
	c, err := build("brick.stl")
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Spheres) != 9 || c.Volume < 1.1e-6 || c.Volume > 2e-6 || c.Radius < 0.009 || c.Radius > 0.0123 {
		t.Errorf("a brick of 20 mm x 10 mm x 10 mm becomes %d spheres of %g m3 within %g m", len(c.Spheres), c.Volume, c.Radius)
	}
	if _, err := build("open.stl"); err == nil || !strings.Contains(err.Error(), `clump "peanut": open.stl: spheres can fill a closed mesh only`) {
		t.Errorf("an open mesh: %v", err)
	}
}

// Mistakes about clumps are told with what would be accepted.
func TestClumpMistakes(t *testing.T) {
	for _, c := range []struct{ old, now, want string }{
		{"clump: peanut, orientation: given, radius: 8 mm", "clump: pebble", "pebble"},
		{"radius: 5 mm, positions: [[0.02", "orientation: given, radius: 5 mm, positions: [[0.02", `"orientation" goes with "clump"`},
		{"material: rock, clump: peanut, orientation", "material: rock, dye: 1, clump: peanut, orientation", "superquadrics and the scalar"},
		{"outputs:", "outputs:\n  final_particles: true", "files of particles have no room for clumps"},
		{"radius: 4 mm}]", "radius: 0}]", "radius"},
		{"radius: 4 mm}]", "radius: 4 mm}, {center: [1, 0, 0], radius: 4 mm}]", `model.yaml:6:11: clump "peanut": it is 1.01 m wide`},
	} {
		text := strings.Replace(gravel, c.old, c.now, 1)
		if text == gravel {
			t.Fatalf("%q is not in the model", c.old)
		}
		m, err := Parse(t.Context(), "model.yaml", []byte(text), nil)
		if err == nil {
			_, err = m.Build(t.Context(), BuildOptions{Device: "cpu"})
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want %q", c.now, err, c.want)
		}
	}
}
