package models

import (
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/dem/packing"
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
	shape := expect.Must(b.Model.polyhedron(t.Context(), "cube"))[0]
	const x, y, z, r, pi = 0.088, 0.108, 0.128, 0.006, 3.141592653589793
	if want := x*y*z + 2*r*(x*y+y*z+z*x) + pi*r*r*(x+y+z) + 4.0/3*pi*r*r*r; !expect.Near(shape.Volume, want, 1e-9) {
		t.Errorf("a volume of %g m3, want %g", shape.Volume, want)
	}
}

// Gravel comes in as many shapes as are asked for, with its axes, in every particle's own size or in those of the group; it falls and stays in the bin.
func TestGravel(t *testing.T) {
	text := strings.Replace(rubble, "particles:\n", `  - {name: gravel, gravel: {size: 40 mm, elongation: 0.8, flatness: 0.5, shapes: 5}, rounding: 2 mm}
particles:
  - {name: own, material: rock, polyhedron: gravel, random: {box: {min: [-0.4, -0.4, 0.5], max: [0.4, 0.4, 0.8]}, count: 60}}
  - {name: sized, material: rock, polyhedron: gravel, radius: 3 cm, random: {box: {min: [-0.4, -0.4, 0.9], max: [0.4, 0.4, 1.2]}, count: 20}}
`, 1)
	b := built(t, text)
	shapes := expect.Must(b.Model.polyhedron(t.Context(), "gravel"))
	if len(shapes) != 5 {
		t.Fatalf("%d shapes", len(shapes))
	}
	for i, c := range shapes { // I = V/5 (b² + c²) of an ellipsoid, about its longest axis first
		long, middle, short := 0.025, 0.02, 0.01
		want := c.Volume / 5 * (middle*middle + short*short)
		if !expect.Near(c.Inertia.X, want, 1e-8) || !expect.Near(c.Inertia.Z, c.Volume/5*(long*long+middle*middle), 1e-8) {
			t.Errorf("shape %d has the moments %v m5 by density, want %g about the long axis", i, c.Inertia, want)
		}
	}
	own, sized := expect.Must(b.Model.Particles[0].particles(t.Context(), b.Model)), expect.Must(b.Model.Particles[1].particles(t.Context(), b.Model))
	met := map[float64]int{}
	for i, c := range own.Clump {
		met[c.Radius]++
		if own.Radius[i] != c.Radius {
			t.Errorf("particle %d has the radius %g m, its shape %g m", i, own.Radius[i], c.Radius)
		}
	}
	if len(met) != 5 || sized.Radius[0] != 0.03 {
		t.Errorf("%d shapes are met, and a radius of %g m", len(met), sized.Radius[0])
	}
	for range 20 {
		if err := b.Simulation.Step(50e-6); err != nil {
			t.Fatal(err)
		}
	}
}

// Mistakes are told with their places, and what is not worked out for polyhedra is refused by name.
func TestPolyhedraMistakes(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"rounding: 6 mm}\n  - {name: block", "rounding: 60 mm}\n  - {name: block", "the rounding, 0.06 m, must be less than half of the least edge, 0.1 m"},
		{"box: [0.1, 0.12, 0.14], rounding: 6 mm", "gravel: {size: 30 mm, flatness: 0.4}, rounding: 6 mm", "the rounding, 0.006 m, must be less than half of the short axis, 0.012 m"},
		{"vertices: [[0.05, 0, 0], [-0.06, 0.01, 0], [0, 0.05, 0.01], [0.01, -0.05, 0], [0, 0, 0.04], [0.01, 0.01, -0.05]]", "gravel: {size: 80 mm}", `inlet "feed" brings particles of one shape, not of 20`},
		{"polyhedron: cube, orientation", "polyhedron: cub, orientation", `"cub"`},
		{"vertices: [[0.05, 0, 0], ", "vertices: [", "polyhedron \"stone\""},
		{"shape: box, center: [0, 0, 1], size: [1, 1, 2], inside: true", "shape: box, center: [0, 0, 1], size: [1, 1, 2], inside: true, open: [+z]", `surface "bin"`},
		{"contact: {default", "contact: {cohesion: dmt, default: {surface_energy: 0.1, restitution: 0.3, friction: 0.5}, pairs: []} #", "cohesion dmt"},
		{"outputs: {", "dem: {self_gravity: {}}\noutputs: {", "not of polyhedra"},
		{"outputs: {", "outputs: {final_particles: true, ", "no room for clumps and polyhedra"},
		{"[0, 0, 0.21]", "[0, 0, 0.2]", "overlap by 0.01 m"},
		{"test_block: 0.15, ", "test_block: 0.15, convex: true, ", "only a file can be replaced by its convex hull"},
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

// A file makes the polyhedron that it encloses, to the digit that of the same corners; one that is not convex too, rounded, or its hull where that is asked for; one that has a hole is refused.
func TestPolyhedronFile(t *testing.T) {
	write := func(f geometry.Facets) string {
		path := filepath.Join(t.TempDir(), "core.stl")
		file := expect.Must(os.Create(path))
		if err := errors.Join(f.WriteSTL(file), file.Close()); err != nil {
			t.Fatal(err)
		}
		return path
	}
	box := geometry.BoxFacets(r3.Vec{X: 0.25, Y: 0.125, Z: 0.5})
	open := geometry.Facets{Vertices: box.Vertices, Triangles: box.Triangles[1:]}
	notched := geometry.Facets{Vertices: []r3.Vec{ // an L, half of which is missing from a corner on
		{}, {X: 0.5}, {X: 0.5, Y: 0.25}, {X: 0.25, Y: 0.25}, {X: 0.25, Y: 0.5}, {Y: 0.5},
	}}
	for i := range 6 {
		v := notched.Vertices[i]
		notched.Vertices = append(notched.Vertices, r3.Vec{X: v.X, Y: v.Y, Z: 0.125})
	}
	for _, f := range [][3]int32{{0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {0, 4, 5}} {
		notched.Triangles = append(notched.Triangles, [3]int32{f[0], f[2], f[1]}, [3]int32{f[0] + 6, f[1] + 6, f[2] + 6})
	}
	for i := range int32(6) {
		k := (i + 1) % 6
		notched.Triangles = append(notched.Triangles, [3]int32{i, k, k + 6}, [3]int32{i, k + 6, i + 6})
	}
	const r = 0.03125
	steiner := func(volume, area, edges float64) float64 { // edges is the sum of their lengths times the angles between the normals of their faces
		return volume + r*area + r*r/2*edges + 4.0/3*math.Pi*r*r*r
	}
	boxed := steiner(0.25*0.125*0.5, 2*(0.25*0.125+0.125*0.5+0.25*0.5), 2*math.Pi*(0.25+0.125+0.5))
	slant := 0.25 * math.Sqrt2
	hull := steiner(0.125*(0.25-0.03125), 2*(0.25-0.03125)+0.125*(1.5+slant), math.Pi*(1.5+slant)+2*math.Pi*0.125)
	around := 1.25*math.Pi - 1 // of its outline, five corners and the hollow one
	angle := 0.125*(0.1875+2*r+around*r*r) + 2*(0.1875*r+2*math.Pi/4*r*r+around*2/3*r*r*r)
	tolerance := func(c *packing.Clump) float64 {
		if c.Polyhedron.Concave() {
			return 1e-4 // what it weighs is found by cells
		}
		return 1e-9
	}
	for _, c := range []struct {
		of     geometry.Facets
		convex bool
		volume float64
		want   string
	}{
		{box, false, boxed, ""},
		{box, true, boxed, ""},
		{open, true, boxed, ""},
		{open, false, 0, "convex: true takes the hull"},
		{notched, false, angle, ""},
		{notched, true, hull, ""},
	} {
		p := Polyhedron{Name: "core", File: write(c.of), Scale: 1, Rounding: r, Convex: c.convex}
		m := Model{Polyhedra: []Polyhedron{p}}
		shapes, err := m.polyhedron(t.Context(), "core")
		switch {
		case c.want != "":
			if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "core.stl") {
				t.Errorf("%v, want %q", err, c.want)
			}
		case err != nil || !expect.Near(shapes[0].Volume, c.volume, tolerance(shapes[0])):
			t.Errorf("convex %v: %v; want a volume of %g m3", c.convex, err, c.volume)
		}
	}
}

// A prism is its outline drawn out, convex or not; outlines that touch themselves are refused.
func TestPrism(t *testing.T) {
	for _, c := range []struct {
		outline [][2]float64
		concave bool
		want    string
	}{
		{[][2]float64{{0, 0}, {0.3, 0}, {0.3, 0.2}, {0, 0.2}}, false, ""},
		{[][2]float64{{0, 0.2}, {0.1, 0.2}, {0.1, 0.1}, {0.3, 0.1}, {0.3, 0}, {0, 0}}, true, ""}, // clockwise
		{[][2]float64{{0, 0}, {0.3, 0.2}, {0.3, 0}, {0, 0.2}}, false, "sides from corner 1 and from corner 3 meet"},
		{[][2]float64{{0, 0}, {0.3, 0}}, false, "prism of 2 corners"},
	} {
		m := Model{Polyhedra: []Polyhedron{{Name: "core", Prism: &Prism{Outline: c.outline, Height: 0.1}, Rounding: 0.01}}}
		shapes, err := m.polyhedron(t.Context(), "core")
		switch {
		case c.want != "":
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
		case err != nil || shapes[0].Polyhedron.Concave() != c.concave:
			t.Errorf("%v: %v; want one that is not convex: %v", c.outline, err, c.concave)
		}
	}
}

// Cores whose corners lie near one another beside their rounding are refused. Cubes at the bound push each other apart in every pose at 5 % of overlap, as one contact does or more; with a
// quarter of the edge the sum of their energies is below zero, where they would attract one another.
func TestRoundingTooLarge(t *testing.T) {
	small := strings.Replace(rubble, "vertices: [[0.05, 0, 0], [-0.06, 0.01, 0], [0, 0.05, 0.01], [0.01, -0.05, 0], [0, 0, 0.04], [0.01, 0.01, -0.05]], rounding: 5 mm", "vertices: [[0, 0, 0], [1 mm, 0, 0], [0, 1 mm, 0], [0, 0, 1 mm]], rounding: 5 mm", 1)
	m := expect.Must(Parse(t.Context(), "model.yaml", []byte(small), nil))
	if _, err := m.Build(t.Context(), BuildOptions{}); err == nil || !strings.Contains(err.Error(), "want a rounding of at most 0.0025 m") {
		t.Errorf("got %v, want a refusal of the rounding", err)
	}
	const rounding, depth = 0.01, 0.05
	least := func(edge float64) float64 {
		c := expect.Must(packing.NewPolyhedron(geometry.BoxFacets(r3.Vec{X: edge, Y: edge, Z: edge}).Vertices, rounding))
		if refused := checkRounding([]*packing.Clump{c}) != nil; refused != (edge < leastSpread*rounding) {
			t.Errorf("edge %g m: refused %t", edge, refused)
		}
		random, lowest := rand.New(rand.NewPCG(1, 2)), math.Inf(1)
		for range 200 {
			lowest = min(lowest, pairEnergy(c.Polyhedron, randomAxes(random), randomAxes(random), depth))
		}
		return lowest
	}
	if u := least(1.0001 * leastSpread * rounding); u < 0.5 {
		t.Errorf("at the bound an energy of %g of one contact, want 0.5 or more", u)
	}
	if u := least(0.25 * leastSpread * rounding); u > -1 {
		t.Errorf("at a quarter of it an energy of %g of one contact; the bound refuses what is no worse", u)
	}
}

// randomAxes are those of a frame that lies anyhow.
func randomAxes(random *rand.Rand) [3]r3.Vec {
	x := r3.Unit(r3.Vec{X: random.NormFloat64(), Y: random.NormFloat64(), Z: random.NormFloat64()})
	y := r3.Unit(r3.Cross(x, r3.Vec{X: random.NormFloat64(), Y: random.NormFloat64(), Z: random.NormFloat64()}))
	return [3]r3.Vec{x, y, r3.Cross(x, y)}
}

// pairEnergy is the energy by that of one contact, of Hertz's law, of two particles of a shape that are in one another by a part depth of both roundings.
func pairEnergy(shape *geometry.Polyhedron, axesA, axesB [3]r3.Vec, depth float64) float64 {
	a, b := geometry.PlacedPolyhedron{Corners: make([]r3.Vec, len(shape.Vertices))}, geometry.PlacedPolyhedron{Corners: make([]r3.Vec, len(shape.Vertices))}
	a.Place(shape, 1, axesA)
	b.Place(shape, 1, axesB)
	var pair geometry.PolyhedronPair
	reach := 2 * shape.Rounding
	at := func(x float64) (energy, distance float64, apart bool) {
		axis := r3.Vec{Z: 1}
		distance, apart = reach, pair.Find(&a, &b, r3.Vec{Z: x}, &axis)
		for _, c := range pair.Contacts {
			for _, term := range pair.Terms[c.First:c.Last] {
				distance = min(distance, term.Distance)
				energy += c.Factor * term.Share * math.Pow((reach-term.Distance)/(depth*reach), 2.5)
			}
		}
		return energy, distance, apart
	}
	low, high := 0.0, 2*shape.Radius
	for range 50 {
		middle := 0.5 * (low + high)
		if _, d, apart := at(middle); apart && d > (1-depth)*reach {
			high = middle
		} else {
			low = middle
		}
	}
	energy, _, _ := at(high)
	return energy
}
