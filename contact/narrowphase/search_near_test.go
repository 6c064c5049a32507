package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Searches near one another find what searches do that know nothing of one another, also of boxes whose corners and edges lie over one another.
func TestNearSearches(t *testing.T) {
	const step, poses = 1e-9, 300
	rng := rand.New(rand.NewPCG(13, 14))
	box := geometry.Box{Size: r3.Vec{X: 0.5, Y: 0.5, Z: 0.5}}
	sums := func(points []Point) (weight, depth float64) {
		for i := range points {
			weight += points[i].Weight
			depth += points[i].Weight * points[i].Distance
		}
		return weight, depth
	}
	try := func(name string, x, y Placed, at rigid.Frame) {
		var near, alone Workspace
		near.StayNear()
		for axis := range 6 {
			for _, by := range [2]float64{step, -step} {
				f := at
				if turn := (r3.Vec{}); axis < 3 {
					*[3]*float64{&f.Position.X, &f.Position.Y, &f.Position.Z}[axis] += by
				} else {
					*[3]*float64{&turn.X, &turn.Y, &turn.Z}[axis-3] = 1
					f.Orientation = rigid.Compose(about(turn, by), f.Orientation)
				}
				x.Move(f)
				weight, depth := sums(near.Contacts(nil, &x, &y, 0))
				wantWeight, wantDepth := sums(alone.Contacts(nil, &x, &y, 0))
				if math.Abs(weight-wantWeight) > 1e-12 || math.Abs(depth-wantDepth) > 1e-13 {
					t.Fatalf("%s at %v, axis %d by %g: %g and %g, want %g and %g", name, at, axis, by, weight, depth, wantWeight, wantDepth)
				}
			}
		}
	}
	for i := range poses {
		x, y := placed(t, rock(t, 2*uint64(i), 12), rigid.Frame{}), placed(t, rock(t, 2*uint64(i)+1, 12), rigid.Frame{})
		f := rigid.Frame{Position: r3.Scale(0.1+0.4*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1))), Orientation: about(expect.RandomVec(rng, 1), 3*rng.Float64())}
		try("hulls", x, y, f)
	}
	x, y := placed(t, box, rigid.Frame{}), placed(t, box, rigid.Frame{})
	for _, shift := range []r3.Vec{{Z: 0.499}, {X: 0.5, Z: 0.499}, {X: 0.25, Y: 0.25, Z: 0.499}, {X: 0.4, Y: 0.4, Z: 0.4}, {X: 0.499, Y: 0.499, Z: 0.499}} {
		try("boxes", x, y, rigid.Frame{Position: shift, Orientation: about(r3.Vec{Z: 1}, 0)})
	}
}
