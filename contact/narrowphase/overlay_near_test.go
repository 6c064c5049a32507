package narrowphase

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Searches near one another find what searches do that know nothing of one another, also of boxes whose corners and edges lie over one another.
func TestNearSearches(t *testing.T) {
	const step, poses = 1e-8, 300
	rng := rand.New(rand.NewPCG(13, 14))
	box := geometry.Box{Size: r3.Vec{X: 0.5, Y: 0.5, Z: 0.5}}
	known, all := 0, 0
	try := func(name string, x, y Placed, at rigid.Frame) {
		var near, alone Workspace
		near.StayNear(100 * step)
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
				got, want := near.Contacts(nil, &x, &y, 0), alone.Contacts(nil, &x, &y, 0)
				if !slices.Equal(got, want) {
					t.Fatalf("%s at %v, axis %d by %g: %v, want %v", name, at, axis, by, got, want)
				}
			}
		}
		for i := range near.near.ways[:near.near.number] {
			for _, apart := range near.near.ways[i].apart {
				if all++; apart {
					known++
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
	for _, shift := range []r3.Vec{{Z: 0.499}, {X: 0.5, Z: 0.499}, {X: 0.25, Y: 0.25, Z: 0.499}, {X: 0.5, Y: 0.5, Z: 0.499}} {
		try("boxes", x, y, rigid.Frame{Position: shift, Orientation: about(r3.Vec{Z: 1}, 0)})
	}
	if known < all/10 {
		t.Errorf("%d of %d pairs of faces were known to be apart", known, all)
	}
}
