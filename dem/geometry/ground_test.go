package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// The nearest way out of the ground is as long as the way to the nearest place of all triangles, and leads there; above, the nearest place is the same. No way is longer than was asked for.
func TestWaysOutOfGround(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for _, relief := range []float64{0, 0.3, 2} {
		g, err := NewGround(rough(t, 12, 12, relief))
		if err != nil {
			t.Fatal(err)
		}
		deep := 0
		for range 3000 {
			c := r3.Vec{X: 3 + 5*random.Float64(), Y: 2 + 5*random.Float64(), Z: relief - 3*random.Float64()}
			below, on := g.Below(c)
			if !on {
				t.Fatalf("%v is beside the ground", c)
			}
			distance, normal := g.Mesh.Away(c)
			if below > 0 {
				distance, normal = -distance, r3.Scale(-1, normal)
			}
			ways := g.Ways(nil, c, 0.5, 2)
			if below == 0 && distance > 0.5 {
				continue
			}
			if below > 0 {
				deep++
			}
			nearest := Touch{Distance: math.Inf(1)}
			for _, w := range ways {
				if math.Abs(w.Distance) < math.Abs(nearest.Distance) {
					nearest = w
				}
				if -w.Distance > max(0.5, 2*below) {
					t.Errorf("at %v, %g m deep: a way of %g m", c, below, -w.Distance)
				}
			}
			if math.Abs(nearest.Distance-distance) > 1e-9 || r3.Norm(r3.Sub(nearest.Normal, normal)) > 1e-6 {
				t.Errorf("at %v, %g m deep: %+v, but the surface is at %g along %v", c, below, nearest, distance, normal)
			}
		}
		if deep < 1000 {
			t.Errorf("only %d places in the ground", deep)
		}
	}
}

// The greatest depth of a segment in the ground is that of the deepest of many places on it, and that of a box no less.
func TestDeepestInGround(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	g, err := NewGround(rough(t, 12, 12, 2))
	if err != nil {
		t.Fatal(err)
	}
	place := func() r3.Vec {
		return r3.Vec{X: -1 + 13*random.Float64(), Y: -1 + 10*random.Float64(), Z: 2 * random.Float64()}
	}
	for range 300 {
		a, b := place(), place()
		u, want := r3.Sub(b, a), 0.0
		const places = 20000
		for k := range places + 1 {
			below, _ := g.Below(r3.Add(a, r3.Scale(float64(k)/places, u)))
			want = max(want, below)
		}
		if got := g.DeepestAlong(a, u); got < want-1e-12 || got > want+1e-2 {
			t.Errorf("from %v to %v: %g m deep, but %g m at the deepest of many places", a, b, got, want)
		}
		box := r3.Box{Min: r3.Vec{X: min(a.X, b.X), Y: min(a.Y, b.Y), Z: min(a.Z, b.Z)}, Max: r3.Vec{X: max(a.X, b.X), Y: max(a.Y, b.Y), Z: max(a.Z, b.Z)}}
		if got := g.Deepest(box); got < want {
			t.Errorf("a box about %v and %v is %g m deep, and a segment in it %g m", a, b, got, want)
		}
	}
}
