package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Tori are as far from open cylinders and cones, inside and outside, as the nearest of many places on their circles.
func TestTorusOnShells(t *testing.T) {
	const count = 1000
	torus := geometry.Torus{Radius: 0.3, Tube: 0.05}
	all := shells(t)
	wide, err := geometry.NewCylinder(0.7, 0.8, true, geometry.Bottom)
	if err != nil {
		t.Fatal(err)
	}
	all["wide bucket"] = wide
	for name, s := range all {
		r := rand.New(rand.NewPCG(57, 58))
		var w Workspace
		compared, inside := 0, 0
		for n := range 120 {
			a := placed(t, torus, rigid.Frame{Position: r3.Scale(0.8*r.Float64(), direct(r)), Orientation: turned(r)})
			b := placed(t, s, rigid.Frame{Position: r3.Scale(0.1, direct(r)), Orientation: turned(r)})
			want := math.Inf(1)
			var touches []geometry.Touch
			within := true
			for i := range count {
				sin, cos := math.Sincos(2 * math.Pi / count * float64(i))
				q := b.toLocal(a.toWorld(r3.Vec{X: torus.Radius * cos, Y: torus.Radius * sin}))
				within = within && math.Hypot(q.X, q.Y) < 0.7 && math.Abs(q.Z) < 0.4
				for _, x := range s.Touch(touches[:0], q, 3) {
					want = min(want, x.Distance)
				}
			}
			if want < 5e-3 {
				continue // it crosses the surface
			}
			compared++
			if name == "wide bucket" && within {
				inside++
			}
			if got := least(w.Contacts(nil, &a, &b, 3)); math.Abs(got-(want-torus.Tube)) > 2e-4 {
				t.Errorf("%s, pose %d: distance %g, want %g", name, n, got, want-torus.Tube)
			}
		}
		if compared < 30 || name == "wide bucket" && inside < 5 {
			t.Errorf("%s: %d poses, %d inside", name, compared, inside)
		}
	}
}

// A torus flat on the bottom of a bucket, on either side, on a free rim and tight in a pipe or about it bears on sixteen places with equal shares; one in the corner of a bucket touches the bottom and the wall.
func TestTorusLiesInShell(t *testing.T) {
	torus := geometry.Torus{Radius: 0.3, Tube: 0.05}
	cylinder := func(radius float64, caps geometry.End) geometry.Shape {
		s, err := geometry.NewCylinder(radius, 1, true, caps)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for name, c := range map[string]struct {
		in     geometry.Shape
		at     r3.Vec
		points int
	}{
		"on the bottom":    {cylinder(0.8, geometry.Bottom), r3.Vec{X: 0.1, Z: -0.4501}, places},
		"below the bottom": {cylinder(0.8, geometry.Bottom), r3.Vec{X: 0.1, Z: -0.5499}, places},
		"on the rim":       {cylinder(0.3, 0), r3.Vec{Z: 0.5499}, places},
		"in a pipe":        {cylinder(0.3499, 0), r3.Vec{}, places},
		"about a pipe":     {cylinder(0.2501, 0), r3.Vec{}, places},
		"in the corner":    {cylinder(0.8, geometry.Bottom), r3.Vec{X: 0.4501, Z: -0.4501}, places + 1},
	} {
		var w Workspace
		a, b := placed(t, torus, rigid.Frame{Position: c.at}), placed(t, c.in, rigid.Frame{})
		points := w.Contacts(nil, &a, &b, 0)
		for _, p := range points {
			if math.Abs(p.Distance+1e-4) > 1e-9 {
				t.Errorf("%s: distance %g, want -1e-4", name, p.Distance)
			}
			if want := 1.0 / places; c.points == places && math.Abs(p.Weight/points[0].Weight-1) > 1e-6 {
				t.Errorf("%s: weight %g, want %g", name, p.Weight, want)
			}
		}
		if len(points) != c.points {
			t.Errorf("%s: %d points\n%+v", name, len(points), points)
		}
	}
}
