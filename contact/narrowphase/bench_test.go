package narrowphase

import (
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Pairs in contact, one evaluation each: with -bench, what a pair costs.
func BenchmarkContacts(b *testing.B) {
	wire := geometry.Capsule{A: r3.Vec{X: -1}, B: r3.Vec{X: 1}, Radius: 0.02}
	tilted := about(r3.Vec{X: 1, Y: 2, Z: 0.5}, 0.3)
	hull := rock(b, 3, 12)
	top := r3.Vec{}
	for _, v := range hull.Vertices {
		if q := rigid.Rotate(tilted, v); q.Z > top.Z {
			top = q
		}
	}
	cylinder := turnedBodies(b)["cylinder"]
	short := geometry.Capsule{A: r3.Vec{X: -0.15}, B: r3.Vec{X: 0.15}, Radius: 0.02}
	ground := meshOf(b, groundFacets(224, 0.02), false)
	for _, c := range []struct {
		name string
		a, b geometry.Shape
		at   r3.Vec
		turn float64
	}{
		{"strand-strand", wire, wire, r3.Vec{Z: 0.039}, 1},
		{"sphere-strand", geometry.Sphere{Radius: 0.1}, wire, r3.Vec{Z: 0.119}, 0},
		{"strand-hull20", wire, hull, r3.Add(top, r3.Vec{Z: 0.019}), 1},
		{"strand-box", wire, geometry.Box{Size: r3.Vec{X: 0.5, Y: 0.5, Z: 0.5}}, r3.Vec{Z: 0.269}, 1},
		{"cylinder-plane", cylinder, geometry.Plane{Normal: r3.Vec{Z: 1}}, r3.Vec{Z: 0.349}, 1},
		{"cylinder-box", cylinder, geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}}, r3.Vec{Z: 0.849}, 1},
		{"box-box", geometry.Box{Size: r3.Vec{X: 0.5, Y: 0.5, Z: 0.5}}, geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}}, r3.Vec{Z: 0.749}, 1},
		{"hull20-hull20", rock(b, 5, 12), hull, r3.Vec{X: 0.05, Z: 0.62}, 1},
		{"hull20-plane", hull, geometry.Plane{Normal: r3.Vec{Z: 1}}, r3.Vec{Z: 0.3}, 1},
		{"strand-mesh1e5", short, ground, r3.Vec{X: 0.3, Z: 0.037}, 1},
	} {
		b.Run(c.name, func(b *testing.B) {
			q := about(r3.Vec{Z: 1}, c.turn)
			x, y := placed(b, c.a, rigid.Frame{Position: c.at, Orientation: q}), placed(b, c.b, rigid.Frame{})
			if c.b == geometry.Shape(hull) {
				y.Move(rigid.Frame{Orientation: tilted})
			}
			var w Workspace
			points := w.Contacts(nil, &x, &y, 0.1)
			x.Move(rigid.Frame{Position: r3.Sub(c.at, r3.Scale(least(points)+1e-3, nearestOf(points).Normal)), Orientation: q})
			points = w.Contacts(nil, &x, &y, 0)
			if least(points) > 0 {
				b.Fatal("no contact")
			}
			b.ReportAllocs()
			for b.Loop() {
				points = w.Contacts(points[:0], &x, &y, 0)
			}
		})
	}
}
