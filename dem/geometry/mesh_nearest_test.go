package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/expect"
)

// The nearest triangle is the one that looking at all finds.
func TestNearestTriangle(t *testing.T) {
	m := expect.Must(NewMesh(SphereFacets(1, 3), MeshOptions{}))
	r := rand.New(rand.NewPCG(5, 8))
	for range 500 {
		c := r3.Scale(2, r3.Vec{X: r.NormFloat64(), Y: r.NormFloat64(), Z: r.NormFloat64()})
		distance := func(k int) float64 {
			corner := m.Triangles[k]
			p, _ := nearestOnTriangle(r3.Sub(m.Vertices[corner[0]], c), r3.Sub(m.Vertices[corner[1]], c), r3.Sub(m.Vertices[corner[2]], c))
			return r3.Norm(p)
		}
		least := math.Inf(1)
		for k := range m.Triangles {
			least = min(least, distance(k))
		}
		if k := m.NearestTriangle(c); distance(k) > least {
			t.Errorf("from %v: triangle %d at %g m, but one is at %g m", c, k, distance(k), least)
		}
	}
}
