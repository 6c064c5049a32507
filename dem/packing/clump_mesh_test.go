package packing

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// ballFacets is a ball of a radius, of triangles between circles of latitude.
func ballFacets(radius float64) geometry.Facets {
	var profile []geometry.ProfilePoint
	for k := range 33 {
		sin, cos := math.Sincos(math.Pi * float64(k) / 32)
		profile = append(profile, geometry.ProfilePoint{R: radius * max(sin, 0), Z: -radius * cos})
	}
	profile[0].R, profile[32].R = 0, 0
	return geometry.RevolvedFacets(profile, 64).Weld(1e-9).Orient()
}

// A ball becomes one sphere of its size, a box of two cubes the two spheres inside these and then smaller ones in its corners.
func TestFillMesh(t *testing.T) {
	const voxel = 2.0 / clumpCells
	ball := expect.Must(FillMesh(t.Context(), ballFacets(1), Filling{Count: 1}))
	if len(ball) != 1 || math.Abs(ball[0].Radius-1) > 1.5*voxel || r3.Norm(ball[0].Centre) > voxel {
		t.Errorf("a ball of radius 1 m at the origin becomes %+v", ball)
	}
	box := expect.Must(FillMesh(t.Context(), geometry.BoxFacets(r3.Vec{X: 2, Y: 1, Z: 1}), Filling{Count: 20, Finest: 0.1}))
	if len(box) != 20 {
		t.Fatalf("%d spheres", len(box))
	}
	for i, s := range box {
		outside := max(math.Abs(s.Centre.X)-1, math.Abs(s.Centre.Y)-0.5, math.Abs(s.Centre.Z)-0.5) + s.Radius
		if outside > 0.5*voxel || s.Radius < 0.1*box[0].Radius || i > 0 && s.Radius > box[i-1].Radius+1e-12 {
			t.Errorf("sphere %d of radius %g m at %v, %g m outside", i, s.Radius, s.Centre, outside)
		}
		for k, o := range box[:i] {
			if d := r3.Norm(r3.Sub(s.Centre, o.Centre)); d < s.Radius+o.Radius-2*voxel {
				t.Errorf("spheres %d and %d overlap by %g m", k, i, s.Radius+o.Radius-d)
			}
		}
	}
	if math.Abs(box[0].Radius-0.5) > voxel || math.Abs(box[1].Radius-0.5) > 2.5*voxel {
		t.Errorf("the largest spheres have radii of %g m and %g m", box[0].Radius, box[1].Radius)
	}
}

// The deeper spheres may overlap, the more of the mesh they fill.
func TestFillMeshOverlap(t *testing.T) {
	volume := func(overlap float64) float64 {
		list := expect.Must(FillMesh(t.Context(), geometry.BoxFacets(r3.Vec{X: 3, Y: 1, Z: 1}), Filling{Count: 7, Overlap: overlap, Finest: 0.1}))
		return expect.Must(NewClump(list)).Volume
	}
	if apart, deep := volume(0), volume(0.6); !(apart > 1.4) || !(deep > apart+0.05) || deep > 3 {
		t.Errorf("7 spheres fill %g m3 of 3 m3, and %g m3 where they overlap", apart, deep)
	}
}

// The distance of a voxel is that from the nearest empty one.
func TestDeepest(t *testing.T) {
	v := newVoxels(geometry.BoxFacets(r3.Vec{X: 1, Y: 0.2, Z: 0.1}))
	for i := range v.full {
		x, y, z := i%v.n[0], i/v.n[0]%v.n[1], i/(v.n[0]*v.n[1])
		v.full[i] = (x*7+y*3+z*5)%11 != 0
	}
	v.deepest()
	for i, full := range v.full {
		if i%97 != 0 || !full {
			continue
		}
		nearest := math.Inf(1)
		for k, other := range v.full {
			if !other {
				nearest = min(nearest, r3.Norm2(r3.Scale(1/v.edge, r3.Sub(v.centre(i), v.centre(k)))))
			}
		}
		if math.Abs(v.distance[i]-nearest) > 1e-9 {
			t.Fatalf("voxel %d is at a squared distance of %g, want %g", i, v.distance[i], nearest)
		}
	}
}

func TestFillMeshMistakes(t *testing.T) {
	open := geometry.BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1})
	open.Triangles = open.Triangles[1:]
	if _, err := FillMesh(t.Context(), open, Filling{Count: 3}); err == nil || !strings.Contains(err.Error(), "closed mesh") {
		t.Errorf("an open mesh: %v", err)
	}
	if _, err := FillMesh(t.Context(), geometry.BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1e-3}), Filling{Count: 3}); err == nil || !strings.Contains(err.Error(), "too thin") {
		t.Errorf("a sheet: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := FillMesh(ctx, geometry.BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1}), Filling{Count: 3}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}
