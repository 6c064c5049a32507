// Particles in surfaces.

package dem

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestOverlapsWith(t *testing.T) {
	g := packing.Particles{Position: []r3.Vec{{Z: 3}, {Z: 0.9}, {X: 5, Z: 5.05}}, Radius: []float64{1, 1, 1}}
	floor := Surface{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}
	strand := Surface{Shape: geometry.Capsule{Radius: 0.1}, Carrier: Strand{Frames: [2]int{0, 1}}}
	frames := []rigid.Frame{{Position: r3.Vec{X: 4, Z: 4}}, {Position: r3.Vec{X: 6, Z: 4}}}
	if o := expect.Must(OverlapsWith(t.Context(), &g, &floor, 7, frames, 0, 1e-9, 10)); len(o) != 1 || o[0].Particle != 1 || o[0].Surface != 7 || math.Abs(o[0].Depth-0.1) > 1e-12 {
		t.Errorf("floor: %+v", o)
	}
	if o := expect.Must(OverlapsWith(t.Context(), &g, &strand, 8, frames, 0, 1e-9, 10)); len(o) != 1 || o[0].Particle != 2 || math.Abs(o[0].Depth-0.05) > 1e-12 {
		t.Errorf("strand: %+v", o)
	}
}

// TestSwallowed puts particles deep into solids, where they touch no surface: they are found all the same.
func TestSwallowed(t *testing.T) {
	g := packing.Particles{Position: []r3.Vec{{X: 0.1, Y: 0.05}, {X: 3}, {Z: 0.3}}, Radius: []float64{0.01, 0.01, 0.02}}
	for name, s := range map[string]geometry.Shape{
		"sphere": geometry.Sphere{Radius: 1}, "mesh": expect.Must(geometry.NewMesh(geometry.SphereFacets(1, 3), geometry.MeshOptions{Solid: true})),
		"box": geometry.Box{Size: r3.Vec{X: 2, Y: 2, Z: 2}}, "bar": expect.Must(geometry.NewCylinder(1, 2, false, geometry.BothEnds)),
	} {
		o := expect.Must(OverlapsWith(t.Context(), &g, &Surface{Shape: s}, 1, nil, 0, 1e-9, 9))
		if len(o) != 2 || o[0].Particle != 0 || o[1].Particle != 2 || o[0].Depth < 0.8 || o[0].Depth > 1 {
			t.Errorf("%s: %+v", name, o)
		}
	}
	sheet := Surface{Shape: expect.Must(geometry.NewMesh(geometry.SphereFacets(1, 3), geometry.MeshOptions{}))}
	if o := expect.Must(OverlapsWith(t.Context(), &g, &sheet, 1, nil, 0, 1e-9, 9)); len(o) != 0 {
		t.Errorf("sheet: %+v", o)
	}
}

// TestPolyhedraInMeshes puts blocks onto posts and bars, through sheets and beside them: those in reach of what stands out are found, and those that a sheet or a bar goes through.
func TestPolyhedraInMeshes(t *testing.T) {
	block := expect.Must(packing.NewPolyhedron(geometry.BoxFacets(r3.Vec{X: 0.8, Y: 0.8, Z: 0.8}).Vertices, 0.1))
	depthIn := func(shape geometry.Shape, at r3.Vec) float64 {
		g := packing.Particles{Position: []r3.Vec{at}, Radius: []float64{block.Radius}}
		g.MakeClumps(block, false, 1)
		s := Surface{Shape: shape, Carrier: Fixed{At: rigid.Placement{Position: r3.Vec{X: 5}, Orientation: expect.TurnAbout(r3.Vec{Z: 1}, 0.2)}}}
		for _, o := range expect.Must(OverlapsWith(t.Context(), &g, &s, 1, nil, 0, 1e-9, 9)) {
			return o.Depth
		}
		return 0
	}
	depth := func(f geometry.Facets, solid bool, at r3.Vec) float64 {
		return depthIn(expect.Must(geometry.NewMesh(f, geometry.MeshOptions{Solid: solid})), at)
	}
	bar := geometry.Capsule{A: r3.Vec{X: -2, Z: 1}, B: r3.Vec{X: 2, Z: 1}, Radius: 0.05}
	post, sheet := geometry.BoxFacets(r3.Vec{X: 0.1, Y: 0.1, Z: 1}), geometry.PlateFacets(4, 4, 1, 1)
	for _, c := range []struct {
		got, want float64
	}{
		{depthIn(bar, r3.Vec{X: 5, Z: 1.56}), 0},
		{depthIn(bar, r3.Vec{X: 5, Z: 1.53}), 0.02},
		{depthIn(bar, r3.Vec{X: 5, Z: 1.2}), 0.15},
		{depth(post, true, r3.Vec{X: 5, Z: 1.03}), 0},
		{depth(post, true, r3.Vec{X: 5, Z: 0.97}), 0.03},
		{depth(post, true, r3.Vec{X: 5, Z: 0.7}), 0.1},
		{depth(sheet, false, r3.Vec{X: 5, Z: 0.1}), 0.1},
		{depth(sheet, false, r3.Vec{X: 5, Z: 0.51}), 0},
		{depth(sheet, false, r3.Vec{X: 5, Z: 0.48}), 0.02},
	} {
		if math.Abs(c.got-c.want) > 1e-9 {
			t.Errorf("a depth of %g m, want %g", c.got, c.want)
		}
	}
}
