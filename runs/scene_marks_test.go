package runs

import (
	"path/filepath"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// The picture of a model has the regions and sections that are asked for, and outlets, where they are, and is not made to fit them.
func TestMarksOfRegions(t *testing.T) {
	const text = `
bodies:
  - {name: cart, mass: 1 kg, inertia: [1, 1, 1], position: [0, 0, 2 m]}
walls:
  - {name: floor, shape: plane, point: [0, 0, 0], normal: [0, 0, 1], material: stone}
particles:
  - {name: stones, material: stone, radius: 1 cm, lattice: {counts: [3, 3, 3], origin: [0, 0, 0.1], spacing: 5 cm}}
materials:
  - {name: stone, density: 2500 kg/m3, young_modulus: 10 MPa, poisson_ratio: 0.3}
contact: {default: {restitution: 0.5, friction: 0.5}}
outlets: [{name: away, min: [-500, -500, -500], max: [500, 500, -400]}]
solver: {end: 1 s, step: 10 us}
outputs:
  requests:
    - {name: box, region: {box: {min: [-9, -9, -9], max: [9, 9, 9]}}, quantities: [mass]}
    - {name: carried, region: {body: cart, sphere: {center: [0, 0, 1], radius: 0.5}}, quantities: [mass]}
    - {name: gate, section: {point: [0, 0, 1], normal: [0, 0, 1]}, quantities: [mass]}
`
	p, err := Look(t.Context(), Options{Model: filepath.Join(t.TempDir(), "unwritten.yaml"), Text: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	count, middle := map[string]int{}, map[string]r3.Vec{}
	for _, l := range p.Frame.Links {
		count[l.Name]++
		middle[l.Name] = r3.Add(middle[l.Name], r3.Scale(0.5, r3.Add(l.From, l.To)))
	}
	if count["away"] != 12 || count["box"] != 12 || count["carried"] != 72 || count["gate"] != 5 {
		t.Errorf("lines of regions %v", count)
	}
	if at := r3.Scale(1./72, middle["carried"]); r3.Norm(r3.Sub(at, r3.Vec{Z: 3})) > 1e-12 {
		t.Errorf("the carried region is about %v", at)
	}
	if high := p.Frame.Box().Max; high.X > 2 || high.Z > 4 {
		t.Errorf("the picture reaches to %v", high)
	}
}
