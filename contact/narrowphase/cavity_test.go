package narrowphase

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Bodies inside of boxes, spheres and drums: how deep, against which walls, and with which weights.
func TestInside(t *testing.T) {
	drum, err := geometry.NewCylinder(1, 2, true, geometry.BothEnds)
	if err != nil {
		t.Fatal(err)
	}
	room := geometry.Box{Size: r3.Vec{X: 2, Y: 2, Z: 2}, Inside: true, Open: geometry.FaceZMax}
	globe := geometry.Sphere{Radius: 1, Inside: true}
	small := geometry.Box{Size: r3.Vec{X: 0.4, Y: 0.4, Z: 0.2}}
	wire := geometry.Capsule{A: r3.Vec{X: -0.3}, B: r3.Vec{X: 0.3}, Radius: 0.05}
	disc, err := geometry.NewCylinder(0.2, 0.2, false, geometry.BothEnds)
	if err != nil {
		t.Fatal(err)
	}
	deepest := func(x float64) float64 { return 1 - x }
	for name, c := range map[string]struct {
		a, b     geometry.Shape
		at       r3.Vec
		distance float64
		sum      float64 // of weights: 1 a wall
	}{
		"box on the floor":          {small, room, r3.Vec{Z: -0.899}, 1e-3, 1},
		"box in a corner":           {small, room, r3.Vec{X: 0.801, Y: -0.801, Z: -0.901}, -1e-3, 3},
		"box at the open side":      {small, room, r3.Vec{Z: 0.95}, math.Inf(1), 0},
		"disc on the floor":         {disc, room, r3.Vec{Z: -0.901}, -1e-3, 1},
		"disc on the end of a drum": {disc, drum, r3.Vec{X: 0.2, Z: -0.901}, -1e-3, 1},
		"disc at a drum's side":     {disc, drum, r3.Vec{X: 0.801}, -1e-3, 1},
		"wire on the floor":         {wire, room, r3.Vec{Z: -0.951}, -1e-3, 1},
		"sphere in a sphere":        {geometry.Sphere{Radius: 0.5}, globe, r3.Vec{Y: 0.501}, -1e-3, 1},
		"wire in a sphere":          {wire, globe, r3.Vec{Z: -0.9}, deepest(math.Hypot(0.3, 0.9) + 0.05), 1.3},
		"box in a drum, on its end": {small, drum, r3.Vec{Z: -0.901}, -1e-3, 1},
		"torus in a sphere":         {geometry.Torus{Radius: 0.6, Tube: 0.1}, globe, r3.Vec{X: 0.25, Z: 0.3}, 0.9 - math.Hypot(0.85, 0.3), 1},
		"torus in a drum":           {geometry.Torus{Radius: 0.6, Tube: 0.1}, drum, r3.Vec{X: 0.301}, -1e-3, 1},
		"torus on a drum's end":     {geometry.Torus{Radius: 0.6, Tube: 0.1}, drum, r3.Vec{Z: -0.901}, -1e-3, 1},
		"pipe in a drum":            {must(t)(geometry.NewCylinder(0.2, 0.4, true, 0)), drum, r3.Vec{X: 0.1, Z: -0.801}, -1e-3, 1},
		"sphere in a drum":          {geometry.Sphere{Radius: 0.5}, drum, r3.Vec{X: 0.501}, -1e-3, 1},
	} {
		a, b := placed(t, c.a, rigid.Frame{Position: c.at}), placed(t, c.b, rigid.Frame{})
		var w Workspace
		points := w.Contacts(nil, &a, &b, 2e-3)
		sum := 0.0
		for _, p := range points {
			sum += p.Weight
		}
		if d := least(points); d != c.distance && !(math.Abs(d-c.distance) < 1e-9) || math.Abs(sum-c.sum) > 0.35 {
			t.Errorf("%s: distance %g, want %g; weights sum to %g, want %g\n%+v", name, d, c.distance, sum, c.sum, points)
		}
	}
}

// Pairs that are not known are refused by name; all others of the shapes of a model are known.
func TestSupported(t *testing.T) {
	tube, err := geometry.NewCylinder(1, 2, false, 0)
	if err != nil {
		t.Fatal(err)
	}
	known := []geometry.Shape{geometry.Sphere{Radius: 1}, geometry.Capsule{B: r3.Vec{X: 1}, Radius: 1}, geometry.Plane{Normal: r3.Vec{Z: 1}}, geometry.Torus{Radius: 2, Tube: 1}}
	for _, s := range bodies(t) {
		known = append(known, s)
	}
	for _, s := range turnedBodies(t) {
		known = append(known, s)
	}
	for _, s := range meshBodies(t) {
		known = append(known, s)
	}
	for _, a := range known {
		for _, b := range known {
			if err := Supported(a, b); err != nil && !(Name(a) == "a plane" && Name(b) == "a plane") {
				t.Error(err)
			}
		}
	}
	inside := []geometry.Shape{geometry.Sphere{Radius: 9, Inside: true}, must(t)(geometry.NewCylinder(9, 9, true, geometry.BothEnds))}
	for _, s := range append(inside, append(known, tube)...) {
		if err := Supported(s, tube); err != nil {
			t.Error(err)
		}
	}
	for _, s := range inside {
		if err := Supported(known[3], s); err != nil {
			t.Error(err)
		}
	}
	post := must(t)(geometry.NewCylinder(1, math.Inf(1), false, 0))
	want := "contacts of a solid of revolution that is not convex with an open cylinder or cone are not known"
	if err := Supported(post, tube); err == nil || err.Error() != want {
		t.Errorf("%v, want %q", err, want)
	}
}
