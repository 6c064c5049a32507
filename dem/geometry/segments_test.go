package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// The distance to a segment is convex along another: the nearest places are those that a search along it finds.
func TestNearestOnSegments(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 3))
	for range 2000 {
		a, b := expect.RandomVec(rng, 2), expect.RandomVec(rng, 2)
		u, v := r3.Sub(expect.RandomVec(rng, 2), a), r3.Sub(expect.RandomVec(rng, 2), b)
		if rng.IntN(4) == 0 { // parallel
			v = r3.Scale(2*rng.Float64()-1, u)
		}
		s, p := NearestOnSegments(u, v, r3.Sub(a, b))
		got := r3.Norm(r3.Sub(r3.Add(a, r3.Scale(s, u)), r3.Add(b, r3.Scale(p, v))))
		axis := Capsule{A: a, B: r3.Add(a, u)}
		at := func(p float64) float64 { return axis.Nearest(r3.Add(b, r3.Scale(p, v))).Distance }
		lo, hi := 0.0, 1.0
		for range 100 {
			if m1, m2 := lo+(hi-lo)/3, hi-(hi-lo)/3; at(m1) < at(m2) {
				hi = m2
			} else {
				lo = m1
			}
		}
		if want := at(lo); s < 0 || s > 1 || p < 0 || p > 1 || math.Abs(got-want) > 1e-7 {
			t.Fatalf("from %v along %v and from %v along %v: distance %g at %g and %g, want %g", a, u, b, v, got, s, p, want)
		}
	}
	// Parallel segments: the middle of the stretch where they are side by side.
	if s, p := NearestOnSegments(r3.Vec{X: 4}, r3.Vec{X: -3}, r3.Vec{X: -5, Z: -3}); s != 0.75 || math.Abs(p-2.0/3) > 1e-15 {
		t.Errorf("side by side: %g and %g", s, p)
	}
}
