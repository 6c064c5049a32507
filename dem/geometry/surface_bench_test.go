// What Touch costs for each shape, for centres within twice the radius of the surface, and that it allocates nothing.

package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

func shapes() map[string]Shape {
	drum := expect.Must(Drum{Radius: 1, Length: 1, Sides: 150, Lifters: 8, LifterHeight: 0.1, LifterBreadth: 0.05}.Facets())
	return map[string]Shape{
		"plane":       Plane{Normal: r3.Vec{Z: 1}},
		"plate":       Plate{SizeX: 1, SizeY: 1},
		"sphere":      Sphere{Radius: 0.5},
		"capsule":     Capsule{A: r3.Vec{X: -0.5}, B: r3.Vec{X: 0.5}, Radius: 0.1},
		"box":         Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}},
		"container":   Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}, Inside: true},
		"bar":         expect.Must(NewCylinder(0.5, 1, false, BothEnds)),
		"vessel":      expect.Must(NewCylinder(0.5, 1, true, BothEnds)),
		"mesh, 12":    expect.Must(NewMesh(BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1}), MeshOptions{Solid: true})),
		"mesh, 1200":  expect.Must(NewMesh(PlateFacets(1, 1, 30, 20), MeshOptions{})),
		"mesh, 20480": expect.Must(NewMesh(SphereFacets(0.5, 5), MeshOptions{Solid: true})),
		"drum, 696":   expect.Must(NewMesh(drum, MeshOptions{})),
	}
}

// closeCentres are places where the nearest contact of a sphere of the given radius is within twice the radius.
func closeCentres(s Shape, radius float64, n int) []r3.Vec {
	rng := rand.New(rand.NewPCG(1, 1))
	var out []r3.Vec
	for len(out) < n {
		c := expect.RandomVec(rng, 2.5)
		if t := s.Touch(nil, c, 2*radius); len(t) > 0 && t[0].Distance > 0 {
			out = append(out, c)
		}
	}
	return out
}

func BenchmarkTouch(b *testing.B) {
	for name, s := range shapes() {
		const radius = 0.05
		centres := closeCentres(s, radius, 1024)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			var touches []Touch
			n := 0
			for i := 0; b.Loop(); i++ {
				touches = s.Touch(touches[:0], centres[i%len(centres)], radius)
				n += len(touches)
			}
			b.ReportMetric(float64(n)/float64(b.N), "contacts/op")
		})
	}
}

func TestTouchAllocates(t *testing.T) {
	touches := make([]Touch, 0, 16)
	for name, s := range shapes() {
		centres := closeCentres(s, 0.05, 64)
		if n := testing.AllocsPerRun(10, func() {
			for _, c := range centres {
				touches = s.Touch(touches[:0], c, 0.05)
			}
		}); n > 0 {
			t.Errorf("%s: %g allocations", name, n)
		}
	}
}

// TestTouchIsSmooth moves a sphere along random lines past every shape: the elastic energy of its contacts may not jump where contacts come and go
// or hand over to each other.
func TestTouchIsSmooth(t *testing.T) {
	expect.Numbers(t)
	const radius = 0.05
	for name, s := range shapes() {
		rng := rand.New(rand.NewPCG(2, 2))
		energy := func(c r3.Vec) (deepest float64) {
			for _, k := range s.Touch(nil, c, radius) {
				deepest = max(deepest, radius-k.Distance)
			}
			return deepest
		}
		for _, c := range closeCentres(s, radius, 200) {
			way := r3.Scale(1e-6, r3.Unit(expect.RandomVec(rng, 1)))
			before := energy(c)
			for range 100 {
				c = r3.Add(c, way)
				after := energy(c)
				if math.Abs(after-before) > 1.01e-6 {
					t.Fatalf("%s at %v: the deepest overlap jumps from %g to %g", name, c, before, after)
				}
				before = after
			}
		}
	}
}
