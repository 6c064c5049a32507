package models

import (
	"strings"
	"testing"

	"gabion/internal/expect"
)

// rubble is polyhedra of every kind and a ball that fall into a box.
const rubble = `title: rubble
gravity: [0, 0, -9.81]
materials: [{name: rock, density: 2600, young_modulus: 50 MPa, poisson_ratio: 0.25}]
contact: {default: {restitution: 0.3, friction: 0.5}}
polyhedra:
  - {name: cube, box: [0.1, 0.12, 0.14], rounding: 6 mm}
  - {name: block, test_block: 0.15, rounding: 6 mm}
  - {name: stone, vertices: [[0.05, 0, 0], [-0.06, 0.01, 0], [0, 0.05, 0.01], [0.01, -0.05, 0], [0, 0, 0.04], [0.01, 0.01, -0.05]], rounding: 5 mm}
particles:
  - {name: cubes, material: rock, polyhedron: cube, orientation: given, positions: [[0, 0, 0.07], [0, 0, 0.21]]}
  - {name: blocks, material: rock, polyhedron: block, radius: 0.1, positions: [[0.3, 0, 0.3]]}
  - {name: balls, material: rock, radius: 5 cm, positions: [[0.3, 0.3, 0.3]]}
inlets:
  - {name: feed, material: rock, polyhedron: stone, radius: 0.05, box: {min: [-0.2, -0.2, 1.5], max: [0.2, 0.2, 1.7]}, velocity: [0, 0, -1], rate: 50}
walls: [{name: bin, shape: box, center: [0, 0, 1], size: [1, 1, 2], inside: true, material: rock}]
solver: {step: 50 us, end: 1 ms}
outputs: {interval: 1 ms, requests: [{name: cubes, particles: cubes, quantities: [mass, count]}]}
`

// A model of polyhedra runs; a box has the mass of the rounded box.
func TestPolyhedra(t *testing.T) {
	b := built(t, rubble)
	for range 20 {
		if err := b.Simulation.Step(50e-6); err != nil {
			t.Fatal(err)
		}
	}
	shape, err := b.Model.polyhedron(t.Context(), "cube")
	if err != nil {
		t.Fatal(err)
	}
	const x, y, z, r, pi = 0.088, 0.108, 0.128, 0.006, 3.141592653589793
	if want := x*y*z + 2*r*(x*y+y*z+z*x) + pi*r*r*(x+y+z) + 4.0/3*pi*r*r*r; !expect.Near(shape.Volume, want, 1e-9) {
		t.Errorf("a volume of %g m3, want %g", shape.Volume, want)
	}
}

// Mistakes are told with their places, and what is not worked out for polyhedra is refused by name.
func TestPolyhedraMistakes(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"rounding: 6 mm}\n  - {name: block", "rounding: 60 mm}\n  - {name: block", "the rounding, 0.06 m, must be less than half of the least edge, 0.1 m"},
		{"polyhedron: cube, orientation", "polyhedron: cub, orientation", `"cub"`},
		{"vertices: [[0.05, 0, 0], ", "vertices: [", "polyhedron \"stone\""},
		{"shape: box, center: [0, 0, 1], size: [1, 1, 2], inside: true", "shape: cylinder, ends: [[0, 0, 0], [0, 0, 2]], radius: 1, caps: first, inside: true", `surface "bin"`},
		{"contact: {default", "contact: {cohesion: dmt, default: {surface_energy: 0.1, restitution: 0.3, friction: 0.5}, pairs: []} #", "cohesion dmt"},
		{"outputs: {", "dem: {self_gravity: {}}\noutputs: {", "not of polyhedra"},
		{"outputs: {", "outputs: {final_particles: true, ", "no room for clumps and polyhedra"},
		{"[0, 0, 0.21]", "[0, 0, 0.2]", "overlap by 0.01 m"},
	} {
		text := strings.Replace(rubble, c.from, c.to, 1)
		if text == rubble {
			t.Fatalf("%q is not there", c.from)
		}
		if c.want == `polyhedron "stone"` {
			text = strings.Replace(text, "[-0.06, 0.01, 0], [0, 0.05, 0.01], [0.01, -0.05, 0], ", "", 1)
		}
		m, err := Parse(t.Context(), "rubble.yaml", []byte(text), nil)
		if err == nil {
			_, err = m.Build(t.Context(), BuildOptions{})
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.want, err)
		}
	}
}
