package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// The distance from a box of triangles is that from the box, inside and outside, beside faces, edges and corners, and grows along the direction that is told.
func TestAwayFromMesh(t *testing.T) {
	half := r3.Vec{X: 1, Y: 0.5, Z: 0.3}
	m, err := NewMesh(BoxFacets(r3.Scale(2, half)), MeshOptions{Solid: true})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		c := r3.Vec{X: 4*r.Float64() - 2, Y: 2*r.Float64() - 1, Z: 2*r.Float64() - 1}
		q := r3.Vec{X: math.Abs(c.X) - half.X, Y: math.Abs(c.Y) - half.Y, Z: math.Abs(c.Z) - half.Z}
		want := r3.Norm(r3.Vec{X: max(q.X, 0), Y: max(q.Y, 0), Z: max(q.Z, 0)}) + min(max(q.X, q.Y, q.Z), 0)
		got, n := m.Away(c)
		if math.Abs(got-want) > 1e-12 || math.Abs(r3.Norm(n)-1) > 1e-12 {
			t.Fatalf("at %v the distance is %g along %v, want %g", c, got, n, want)
		}
		if further := m.SignedDistance(r3.Add(c, r3.Scale(1e-6, n))); math.Abs(further-got-1e-6) > 1e-9 {
			t.Fatalf("at %v the distance grows by %g along %v", c, further-got, n)
		}
	}
}
