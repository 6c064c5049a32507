package models

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
)

// The block has 26 faces, mass and inertia are those of its triangles, and the blocks of the energy classes have the sizes that their masses make: of 1000 kJ at 25 m/s, 3200 kg, 1.324 m.
func TestTestBlock(t *testing.T) {
	mass, density := 3200., 2600.
	s := Solid{Shape: testBlockShape, Density: density, Mass: &mass}
	edge := s.blockEdge()
	if math.Abs(edge-1.324) > 1e-3 {
		t.Errorf("a block of %g kg has an edge of %g m, want 1.324 m", mass, edge)
	}
	mesh, err := testBlock(edge)
	if err != nil {
		t.Fatal(err)
	}
	bulk, err := geometry.VolumePropertiesOf(mesh)
	if err != nil {
		t.Fatal(err)
	}
	m, moments := s.massProperties()
	if math.Abs(m-mass) > 1e-9*mass || math.Abs(bulk.Volume*density-mass) > 1e-9*mass || r3.Norm(bulk.Centre) > 1e-12 {
		t.Errorf("mass %g kg, of the triangles %g kg with its centre at %v", m, bulk.Volume*density, bulk.Centre)
	}
	for k, j := range [3]float64{moments.X, moments.Y, moments.Z} {
		if math.Abs(bulk.Inertia[k][k]*density-j) > 1e-9*j {
			t.Errorf("moment of inertia %d is %g, of the triangles %g", k, j, bulk.Inertia[k][k]*density)
		}
	}
	normals := map[[3]int]bool{}
	f, err := geometry.ConvexHull(blockCorners(edge))
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range f.Triangles {
		a, b, c := f.Vertices[k[0]], f.Vertices[k[1]], f.Vertices[k[2]]
		n := r3.Unit(r3.Cross(r3.Sub(b, a), r3.Sub(c, a)))
		normals[[3]int{int(math.Round(1e6 * n.X)), int(math.Round(1e6 * n.Y)), int(math.Round(1e6 * n.Z))}] = true
	}
	if len(normals) != 26 {
		t.Errorf("the block has %d faces", len(normals))
	}
}

// A block by its mass carries a surface of the same size, and one that nothing says the size of is a mistake.
func TestTestBlockBody(t *testing.T) {
	const text = `
materials: [{name: rock, density: 2600, young_modulus: 200 MPa}]
contact: {default: {restitution: 0.1, friction: 0.4}}
bodies: [{name: block, BODY, surfaces: [{shape: test_block, material: rock}]}]
walls: [{name: floor, shape: plane, point: [0, 0, -5], normal: [0, 0, 1], material: rock}]
solver: {step: 1 ms, end: 1 s}`
	m, err := Parse(t.Context(), "block.yaml", []byte(strings.Replace(text, "BODY", "solid: {shape: test_block, mass: 3200 kg, density: 2600}", 1)), nil)
	if err != nil {
		t.Fatal(err)
	}
	built, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	if box := built.Surfaces[1].Shape.Bounds(); math.Abs(box.Max.X-m.Bodies[0].Solid.blockEdge()/2) > 1e-12 {
		t.Errorf("the surface reaches to %v", box)
	}
	for body, want := range map[string]string{
		"mass: 1, inertia: [1, 1, 1]":                                   `needs its "edge"`,
		"solid: {shape: test_block, density: 2600}":                     "solid needs one of the keys edge, mass",
		"solid: {shape: test_block, density: 2600, edge: 1, mass: 1 t}": `"edge" and "mass" exclude each other`,
		"solid: {shape: box, size: [1, 1, 1], density: 1, edge: 1}":     `"edge" does not go with shape box`,
	} {
		if _, err := Parse(t.Context(), "block.yaml", []byte(strings.Replace(text, "BODY", body, 1)), nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", body, err)
		}
	}
}
