package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Wires are as far from a torus as the nearest of many places on their axes, beside it, across it and through it.
func TestWireOnTorus(t *testing.T) {
	wire, torus := geometry.Capsule{A: r3.Vec{X: -0.4}, B: r3.Vec{X: 0.5}, Radius: 0.02}, geometry.Torus{Radius: 0.3, Tube: 0.05}
	r := rand.New(rand.NewPCG(51, 52))
	var w Workspace
	for n := range 500 {
		a := placed(t, wire, rigid.Frame{Position: r3.Scale(0.6*r.Float64(), direct(r)), Orientation: turned(r)})
		b := placed(t, torus, rigid.Frame{Position: r3.Scale(0.1, direct(r)), Orientation: turned(r)})
		want := math.Inf(1)
		p, u := b.toLocal(a.a), b.turnBack(r3.Sub(a.b, a.a))
		for i := range 20001 {
			q := r3.Add(p, r3.Scale(float64(i)/20000, u))
			want = min(want, math.Hypot(math.Hypot(q.X, q.Y)-torus.Radius, q.Z)-torus.Tube-wire.Radius)
		}
		points := w.Contacts(nil, &a, &b, 3)
		if got := least(points); math.Abs(got-want) > 1e-6 {
			t.Errorf("pose %d: distance %g, want %g\n%+v", n, got, want, points)
		}
	}
}

// Tori are as far from boxes, hulls and meshes as the nearest of many places on their circles, while no place of the circle is inside.
func TestTorusOnPolyhedra(t *testing.T) {
	torus := geometry.Torus{Radius: 0.3, Tube: 0.05}
	shapes := surfaces(t)
	shapes["small box"] = geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.2, Z: 0.2}} // passes through the hole
	for name, s := range shapes {
		r := rand.New(rand.NewPCG(53, 54))
		var w Workspace
		compared, touching := 0, 0
		for n := range 250 {
			a := placed(t, torus, rigid.Frame{Position: r3.Scale(r.Float64(), direct(r)), Orientation: turned(r)})
			b := placed(t, s, rigid.Frame{Position: r3.Scale(0.1, direct(r)), Orientation: turned(r)})
			const count = 2000
			want := math.Inf(1)
			var touches []geometry.Touch
			for i := range count {
				sin, cos := math.Sincos(2 * math.Pi / count * float64(i))
				touches = s.Touch(touches[:0], b.toLocal(a.toWorld(r3.Vec{X: torus.Radius * cos, Y: torus.Radius * sin})), 3)
				for _, x := range touches {
					want = min(want, x.Distance)
				}
			}
			if want < 5e-3 || (name == "plate" || name == "ground") && want < 0.02 {
				continue // inside
			}
			compared++
			points := w.Contacts(nil, &a, &b, 3)
			if want < torus.Tube {
				touching++
			}
			if got := least(points); math.Abs(got-(want-torus.Tube)) > 5e-5 {
				t.Errorf("%s, pose %d: distance %g, want %g\n%+v", name, n, got, want-torus.Tube, points)
			}
		}
		if compared < 40 || touching < 3 {
			t.Errorf("%s: %d poses, %d in contact", name, compared, touching)
		}
	}
}

// Tori are as far from tori, cylinders and cones as the nearest of many places on their circles, also linked into one another and around a post.
func TestTorusOnRoundBodies(t *testing.T) {
	torus := geometry.Torus{Radius: 0.3, Tube: 0.05}
	shapes := turnedBodies(t)
	shapes["torus"], shapes["small torus"], shapes["large torus"] = torus, geometry.Torus{Radius: 0.1, Tube: 0.03}, geometry.Torus{Radius: 0.9, Tube: 0.04}
	for name, s := range shapes {
		r := rand.New(rand.NewPCG(55, 56))
		var w Workspace
		compared := 0
		for n := range 300 {
			a := placed(t, torus, rigid.Frame{Position: r3.Scale(r.Float64(), direct(r)), Orientation: turned(r)})
			b := placed(t, s, rigid.Frame{Position: r3.Scale(0.1, direct(r)), Orientation: turned(r)})
			if !a.Meets(b.Shape) {
				t.Fatalf("%s is not met", name)
			}
			const count = 4000
			want := math.Inf(1)
			var touches []geometry.Touch
			for i := range count {
				sin, cos := math.Sincos(2 * math.Pi / count * float64(i))
				touches = s.Touch(touches[:0], b.toLocal(a.toWorld(r3.Vec{X: torus.Radius * cos, Y: torus.Radius * sin})), 3)
				for _, x := range touches {
					want = min(want, x.Distance)
				}
			}
			if want < 5e-3 {
				continue // inside
			}
			compared++
			if got := least(w.Contacts(nil, &a, &b, 3)); math.Abs(got-(want-torus.Tube)) > 5e-5 {
				t.Errorf("%s, pose %d: distance %g, want %g", name, n, got, want-torus.Tube)
			}
		}
		if compared < 100 {
			t.Errorf("%s: %d poses", name, compared)
		}
	}
}

// A torus flat on another one or on the end of a cylinder, and tight about a post, bears on sixteen places with equal shares.
func TestTorusLiesFlat(t *testing.T) {
	torus := geometry.Torus{Radius: 0.3, Tube: 0.05}
	cylinder := func(radius, height float64) geometry.Shape {
		s, err := geometry.NewCylinder(radius, height, false, geometry.BothEnds)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for name, c := range map[string]struct {
		on     geometry.Shape
		height float64
	}{
		"torus": {torus, 0.0999}, "end": {cylinder(0.4, 0.2), 0.1499}, "post": {cylinder(0.2501, 2), 0},
	} {
		var w Workspace
		a, b := placed(t, torus, rigid.Frame{Position: r3.Vec{Z: c.height}}), placed(t, c.on, rigid.Frame{})
		points := w.Contacts(nil, &a, &b, 0)
		sum := 0.0
		for _, p := range points {
			sum += p.Weight * r3.Norm(r3.Sub(p.Normal, points[0].Normal))
			if math.Abs(p.Distance+1e-4) > 1e-9 {
				t.Errorf("%s: distance %g, want -1e-4", name, p.Distance)
			}
		}
		if len(points) != places || name != "post" && sum > 1e-6 {
			t.Errorf("%s: %d points\n%+v", name, len(points), points)
		}
	}
}
