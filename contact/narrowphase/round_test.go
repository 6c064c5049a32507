package narrowphase

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// at places a shape without turning it.
func at(t testing.TB, s geometry.Shape, p r3.Vec) Placed {
	t.Helper()
	shape, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	x := shape.Place()
	x.Move(rigid.Frame{Position: p})
	return x
}

// Spheres and capsules against closed forms: how far they are, where, and where along the axes.
func TestRound(t *testing.T) {
	ball := geometry.Sphere{Radius: 0.5}
	wire := geometry.Capsule{A: r3.Vec{X: -1}, B: r3.Vec{X: 1}, Radius: 0.1}
	across := geometry.Capsule{A: r3.Vec{Y: -1}, B: r3.Vec{Y: 1}, Radius: 0.2}
	floor := geometry.Plane{Normal: r3.Vec{Z: 1}}
	for _, c := range []struct {
		name     string
		a, b     geometry.Shape
		at       r3.Vec // of a
		distance float64
		normal   r3.Vec
		position r3.Vec // mean by weight
		levers   [2]float64
		radius   float64
	}{
		{"spheres", ball, ball, r3.Vec{X: 0.8}, -0.2, r3.Vec{X: 1}, r3.Vec{X: 0.4}, [2]float64{}, 0.25},
		{"sphere over capsule", ball, wire, r3.Vec{X: 0.5, Z: 0.5}, -0.1, r3.Vec{Z: 1}, r3.Vec{X: 0.5, Z: 0.05}, [2]float64{0, 0.75}, 0.5 / math.Sqrt(6)},
		{"crossed capsules", wire, across, r3.Vec{X: 0.5, Z: 0.4}, 0.1, r3.Vec{Z: 1}, r3.Vec{Z: 0.25}, [2]float64{0.25, 0.5}, math.Sqrt(0.02)},
		{"crossed axes", wire, across, r3.Vec{}, -0.3, r3.Vec{Z: 1}, r3.Vec{Z: 0.05}, [2]float64{0.5, 0.5}, math.Sqrt(0.02)},
		{"parallel capsules", wire, wire, r3.Vec{X: 1, Z: 0.2}, 0, r3.Vec{Z: 1}, r3.Vec{X: 0.5, Z: 0.1}, [2]float64{0.25, 0.75}, 0.1},
		{"sphere on plane", ball, floor, r3.Vec{X: 3, Z: 0.4}, -0.1, r3.Vec{Z: 1}, r3.Vec{X: 3, Z: -0.05}, [2]float64{}, 0.5},
		{"capsule on plane", wire, floor, r3.Vec{Z: 0.08}, -0.02, r3.Vec{Z: 1}, r3.Vec{Z: -0.01}, [2]float64{0.5, 0}, 0.1},
	} {
		var w Workspace
		a, b := at(t, c.a, c.at), at(t, c.b, r3.Vec{})
		points := w.Contacts(nil, &a, &b, 0.5)
		var sum, distance float64
		var levers [2]float64
		var normal, position r3.Vec
		for _, p := range points {
			sum += p.Weight
			distance += p.Weight * p.Distance
			normal = r3.Add(normal, r3.Scale(p.Weight, p.Normal))
			position = r3.Add(position, r3.Scale(p.Weight, p.Position))
			levers[0] += p.Weight * p.Levers[0]
			levers[1] += p.Weight * p.Levers[1]
			if math.Abs(p.Radius-c.radius) > 1e-12 {
				t.Errorf("%s: effective radius %g, want %g", c.name, p.Radius, c.radius)
			}
		}
		near := func(a, b float64) bool { return math.Abs(a-b) < 1e-12 }
		if !near(sum, 1) || !near(distance, c.distance) || r3.Norm(r3.Sub(normal, c.normal)) > 1e-12 || r3.Norm(r3.Sub(position, c.position)) > 1e-12 ||
			!near(levers[0], c.levers[0]) || !near(levers[1], c.levers[1]) {
			t.Errorf("%s: %+v", c.name, points)
		}
	}
}
