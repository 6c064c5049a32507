package models

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/expect"
)

// beans is superquadrics and balls that fall into a box.
const beans = `title: beans
gravity: [0, 0, -9.81]
materials: [{name: rock, density: 2600, young_modulus: 50 MPa, poisson_ratio: 0.25}]
contact: {default: {restitution: 0.3, friction: 0.5}}
superquadrics:
  - {name: egg, semi_axes: [30 mm, 30 mm, 50 mm]}
  - {name: brick, semi_axes: [50 mm, 40 mm, 30 mm], blockiness: [5, 4]}
particles:
  - {name: eggs, material: rock, superquadric: egg, orientation: given, positions: [[0, 0, 0.05], [0, 0, 0.15]]}
  - {name: bricks, material: rock, superquadric: brick, random: {box: {min: [-0.4, -0.4, 0.4], max: [0.4, 0.4, 0.7]}, count: 20}}
  - {name: balls, material: rock, radius: 5 cm, positions: [[0.3, 0.3, 0.3]]}
inlets:
  - {name: feed, material: rock, superquadric: egg, radius: 0.05, box: {min: [-0.2, -0.2, 1.5], max: [0.2, 0.2, 1.7]}, velocity: [0, 0, -1], rate: 50}
walls:
  - {name: bin, shape: box, center: [0, 0, 1], size: [1, 1, 2], inside: true, material: rock}
  - {name: bar, shape: capsule, ends: [[-0.4, 0.2, 0.2], [0.4, 0.2, 0.2]], radius: 2 cm, material: rock}
solver: {step: 50 us, end: 1 ms}
outputs: {interval: 1 ms, requests: [{name: eggs, particles: eggs, quantities: [mass, count]}]}
`

// A model of superquadrics runs; an ellipsoid has its volume, and is as large as its longest axis.
func TestSuperquadrics(t *testing.T) {
	b := built(t, beans)
	for range 20 {
		if err := b.Simulation.Step(50e-6); err != nil {
			t.Fatal(err)
		}
	}
	shape := expect.Must(b.Model.superquadric("egg"))[0]
	if want := 4.0 / 3 * math.Pi * 0.03 * 0.03 * 0.05; !expect.Near(shape.Volume, want, 1e-12) || shape.Radius != 0.05 {
		t.Errorf("a volume of %g m3, want %g; a radius of %g m", shape.Volume, want, shape.Radius)
	}
}

// Mistakes are told with their places, and what is not worked out for superquadrics is refused by name.
func TestSuperquadricMistakes(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"blockiness: [5, 4]", "blockiness: [8, 4]", "beans.yaml:7:"},
		{"blockiness: [5, 4]", "blockiness: [1.5, 4]", "blockiness"},
		{"semi_axes: [50 mm", "semi_axes: [0 mm", "semi_axes"},
		{"superquadric: egg, orientation", "superquadric: eg, orientation", `"eg"`},
		{"superquadric: egg, orientation", "superquadric: egg, polyhedron: egg, orientation", "polyhedra or superquadrics"},
		{"shape: box, center: [0, 0, 1], size: [1, 1, 2], inside: true", "shape: sphere, center: [0, 0, 1], radius: 1, inside: true", `surface "bin"`},
		{"shape: box, center: [0, 0, 1], size: [1, 1, 2], inside: true", "shape: cylinder, ends: [[0, 0, 0.01], [0, 0, 2]], radius: 1, inside: true", `is in "bin", 0.01 m deep`},
		{"contact: {default", "contact: {cohesion: dmt, default: {surface_energy: 0.1, restitution: 0.3, friction: 0.5}, pairs: []} #", "cohesion dmt"},
		{"outputs: {", "dem: {self_gravity: {}}\noutputs: {", "not of superquadrics"},
		{"outputs: {", "outputs: {final_particles: true, ", "nor for superquadrics"},
		{"name: balls, material", "name: balls, dye: 1, material", "superquadrics and scalars"},
		{"[0, 0, 0.15]", "[0, 0, 0.14]", "overlap by 0.01 m"},
		{"[0, 0, 0.05]", "[0, 0, 0.045]", `is in "bin", 0.005 m deep`},
		{"[0.3, 0.3, 0.3]]}", "[0.3, 0.2, 0.23]]}", `is in "bar"`},
	} {
		text := strings.Replace(beans, c.from, c.to, 1)
		if text == beans {
			t.Fatalf("%q is not there", c.from)
		}
		m, err := Parse(t.Context(), "beans.yaml", []byte(text), nil)
		if err == nil {
			_, err = m.Build(t.Context(), BuildOptions{})
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.want, err)
		}
	}
}

// Superquadrics and polyhedra stand on boxes from outside and on plates, which are meshes to them.
func TestSolidsOnBoxesAndPlates(t *testing.T) {
	for name, c := range map[string]struct{ shape, particle string }{
		"egg":  {"superquadrics: [{name: egg, semi_axes: [50 mm, 50 mm, 30 mm]}]", "superquadric: egg"},
		"cube": {"polyhedra: [{name: cube, box: [0.06, 0.06, 0.06], rounding: 6 mm}]", "polyhedron: cube"},
	} {
		b := built(t, `title: stands
gravity: [0, 0, -9.81]
materials: [{name: rock, density: 2600, young_modulus: 50 MPa, poisson_ratio: 0.25}]
contact: {default: {restitution: 0.2, friction: 0.5}}
`+c.shape+`
particles: [{name: solids, material: rock, `+c.particle+`, orientation: given, positions: [[0, 0.01, 0.131], [1.02, 0.01, 0.131]]}]
walls:
  - {name: table, shape: box, center: [0, 0, 0], size: [0.3, 0.2, 0.2], material: rock}
  - {name: shelf, shape: plate, center: [1, 0, 0.1], size: [0.3, 0.2], material: rock}
solver: {step: 50 us, end: 1 s}
`)
		for range 4000 {
			if err := b.Simulation.Step(50e-6); err != nil {
				t.Fatal(err)
			}
		}
		var s dem.State
		b.Simulation.Particles().Snapshot(&s)
		for i, x := range s.Position {
			if x.Z < 0.1295 || x.Z > 0.13 || r3.Norm(s.Velocity[i]) > 1e-3 {
				t.Errorf("%s %d is at %v with %v m/s", name, i, x, s.Velocity[i])
			}
		}
	}
}
