package narrowphase

import (
	"math/rand/v2"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Along the nearest of the ways out in closed form bodies are as deep as prisms in the place of what is round, turned to the contact, and the features about it tell: no less, since prisms are within the bodies,
// and no more than prisms leave out. Bodies a little apart do not touch.
func TestWaysOutAreThoseOfPrisms(t *testing.T) {
	others := turnedBodies(t)
	others["rock"], others["box"] = rock(t, 3, 14), bodies(t)["box"]
	for na, sa := range turnedBodies(t) {
		for nb, sb := range others {
			r := rand.New(rand.NewPCG(31, 32))
			var w Workspace
			a, b := placed(t, sa, rigid.Frame{}), placed(t, sb, rigid.Frame{})
			for n := range 15 {
				f := rigid.Frame{Position: r3.Scale(1.3, direct(r)), Orientation: turned(r)}
				a.Move(f)
				near := nearestOf(w.Contacts(nil, &a, &b, 3))
				for _, depth := range []float64{-1e-3, 1e-6, 3e-3} {
					g := f
					g.Position = r3.Sub(f.Position, r3.Scale(near.Distance+depth, near.Normal))
					a.Move(g)
					s := &w.pair
					s.place(&a, &b)
					s.findWays(&a, &b)
					ways := s.distance
					s.searchPrisms(w.prisms[0].of(&a), w.prisms[1].of(&b), 1)
					if off := ways - s.distance; depth > 0 && (off > 1e-9 || off < -1e-4) || depth < 0 && len(w.Contacts(nil, &a, &b, 0)) > 0 {
						t.Errorf("%s on %s, pose %d, depth %g: %g along the ways out, %g by prisms", na, nb, n, depth, ways, s.distance)
					}
				}
			}
		}
	}
}
