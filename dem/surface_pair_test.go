// Tests of capsules against capsules, of bulks and of loads.

package dem

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

func TestCapsulesBetween(t *testing.T) {
	rng := draws(1, 3)
	for range 2000 {
		k := Capsule{A: randomVec(rng, 2), B: randomVec(rng, 2), Radius: 0.1}
		o := Capsule{A: randomVec(rng, 2), B: randomVec(rng, 2), Radius: 0.2}
		if rng.IntN(4) == 0 { // parallel
			o.B = r3.Add(o.A, r3.Scale(2*rng.Float64()-1, r3.Sub(k.B, k.A)))
		}
		got, on := k.Between(o)
		// The distance to a capsule is convex along the other's axis: search it there.
		lo, hi := 0.0, 1.0
		at := func(s float64) float64 { return k.Nearest(o.along(s)).Distance }
		for range 100 {
			if m1, m2 := lo+(hi-lo)/3, hi-(hi-lo)/3; at(m1) < at(m2) {
				hi = m2
			} else {
				lo = m1
			}
		}
		if want := at(lo); abs(got.Distance-want) > 1e-7 {
			t.Fatalf("%v and %v: distance %g, want %g", k, o, got.Distance, want)
		}
		if p := r3.Add(k.along(got.Lever), r3.Scale(got.Distance+k.Radius, got.Normal)); !closeTo(p, o.along(on), 1e-9) {
			t.Fatalf("%v and %v: the normal leads to %v, not to %v", k, o, p, o.along(on))
		}
	}
	side, on := Capsule{A: r3.Vec{}, B: r3.Vec{X: 4}, Radius: 1}.Between(Capsule{A: r3.Vec{X: 5, Z: 3}, B: r3.Vec{X: 2, Z: 3}, Radius: 1})
	if side.Lever != 0.75 || abs(on-2.0/3) > 1e-15 || side.Distance != 2 {
		t.Errorf("side by side: %+v, %g", side, on)
	}
	cross, _ := Capsule{A: r3.Vec{X: -1}, B: r3.Vec{X: 1}, Radius: 1}.Between(Capsule{A: r3.Vec{Y: -1}, B: r3.Vec{Y: 1}, Radius: 1})
	if abs(cross.Normal.Z) != 1 || cross.Distance != -1 {
		t.Errorf("axes that cross: %+v", cross)
	}
}

func TestBulk(t *testing.T) {
	turn := turnAbout(r3.Vec{X: 1, Y: 2, Z: 3}, 0.8)
	away := Placement{Position: r3.Vec{X: 10, Y: -20, Z: 5}, Orientation: turn}
	box := r3.Vec{X: 1, Y: 2, Z: 3}
	solidMesh := func(f Facets) Shape { return must(NewMesh(f, MeshOptions{Solid: true})) }
	bar := must(NewCylinder(0.5, 2, false, BothEnds))
	cone := must(NewCone(1, 0, 4, false, BothEnds))
	tests := []struct {
		name      string
		got, want Bulk
		at        Placement
		error     float64
	}{
		{"box", must(BulkOf(Box{Size: box})), Bulk{Volume: 6, Inertia: diagonal(r3.Vec{X: 6.5, Y: 5, Z: 2.5})}, Placement{}, 1e-14},
		{"mesh of a box", must(BulkOf(solidMesh(BoxFacets(box).Moved(away)))), must(BulkOf(Box{Size: box})), away, 1e-10},
		{"mesh of a sphere", must(BulkOf(solidMesh(SphereFacets(1, 4)))), must(BulkOf(Sphere{Radius: 1})), Placement{}, 1.2e-2},
		{"bar", must(BulkOf(bar)), Bulk{Volume: math.Pi / 2, Inertia: diagonal(r3.Scale(math.Pi/2, r3.Vec{X: 0.0625 + 1.0/3, Y: 0.0625 + 1.0/3, Z: 0.125}))}, Placement{}, 1e-14},
		// A cone's centre is a quarter of its height above its base; its inertia 3/10 m r² and 3/80 m (4 r² + h²).
		{"cone", must(BulkOf(cone)), Bulk{Volume: 4 * math.Pi / 3, Centre: r3.Vec{Z: -1}, Inertia: diagonal(r3.Scale(4*math.Pi/3, r3.Vec{X: 0.75, Y: 0.75, Z: 0.3}))}, Placement{}, 1e-13},
		{"capsule that is a sphere", must(BulkOf(Capsule{Radius: 2})), must(BulkOf(Sphere{Radius: 2})), Placement{}, 1e-14},
		{
			"capsule", must(BulkOf(Capsule{A: r3.Vec{Z: -1}, B: r3.Vec{Z: 1}, Radius: 0.5})),
			must(BulkOf(solidMesh(RevolvedFacets(capsuleProfile(0.5, 1, 40), 80)))),
			Placement{},
			2e-3,
		},
	}
	for _, tt := range tests {
		if abs(tt.got.Volume-tt.want.Volume) > tt.error*tt.want.Volume {
			t.Errorf("%s: volume %g, want %g", tt.name, tt.got.Volume, tt.want.Volume)
		}
		at := Frame{}.Place(tt.at)
		if c := at.ToWorld(tt.want.Centre); !closeTo(tt.got.Centre, c, max(tt.error, 1e-12)) {
			t.Errorf("%s: centre %v, want %v", tt.name, tt.got.Centre, c)
		}
		for _, v := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}, {X: 1, Y: 1, Z: 1}} {
			local := Rotate(quat.Conj(at.Orientation), v)
			got, want := apply(tt.got.Inertia, v), Rotate(at.Orientation, apply(tt.want.Inertia, local))
			if !closeTo(got, want, 5*tt.error*r3.Norm(want)) {
				t.Errorf("%s: inertia times %v is %v, want %v", tt.name, v, got, want)
			}
		}
	}
	for _, s := range []Shape{Plane{}, Sphere{Radius: 1, Inside: true}, must(NewCylinder(1, 1, true, BothEnds)), must(NewCylinder(1, 1, false, 0))} {
		if _, err := BulkOf(s); err == nil {
			t.Errorf("%T: no error", s)
		}
	}
}

func apply(m [3][3]float64, v r3.Vec) r3.Vec {
	x := [3]float64{v.X, v.Y, v.Z}
	var y [3]float64
	for i := range 3 {
		for j := range 3 {
			y[i] += m[i][j] * x[j]
		}
	}
	return r3.Vec{X: y[0], Y: y[1], Z: y[2]}
}

// capsuleProfile goes down the outside of a capsule about the Z axis.
func capsuleProfile(radius, half float64, n int) []ProfilePoint {
	var p []ProfilePoint
	for i := range n + 1 {
		sin, cos := math.Sincos(math.Pi / 2 * float64(i) / float64(n))
		p = append(p, ProfilePoint{R: radius * sin, Z: half + radius*cos})
	}
	for i := n; i >= 0; i-- {
		q := p[i]
		p = append(p, ProfilePoint{R: q.R, Z: -q.Z})
	}
	p[0].R, p[len(p)-1].R = 0, 0
	return p
}

func TestLoads(t *testing.T) {
	m := must(NewMesh(PlateFacets(1, 1, 2, 2), MeshOptions{}))
	up := r3.Vec{Z: 1}
	contacts := []ContactState{
		{Grain: 1, Other: 2, Surface: -1, Force: r3.Vec{X: 1000}},
		{Grain: 1, Other: -1, Surface: 3, Part: 2, Normal: up, Force: r3.Vec{X: 1, Z: 5}},
		{Grain: 2, Other: -1, Surface: 3, Part: 2, Normal: up, Force: r3.Vec{Y: 2, Z: 5}},
		{Grain: 3, Other: -1, Surface: 4, Part: 1, Normal: up, Force: r3.Vec{Z: 5}},
	}
	loads := make([]TriangleLoad, len(m.Triangles))
	m.Loads(loads, contacts, 3)
	for i, l := range loads {
		want := TriangleLoad{}
		if i == 2 {
			want = TriangleLoad{Pressure: 80, Shear: r3.Vec{X: -8, Y: -16}, Contacts: 2}
		}
		if l != want {
			t.Errorf("triangle %d: %+v, want %+v", i, l, want)
		}
	}
}
