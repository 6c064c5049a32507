// What of a core that is not convex is nearest to a point; concave.go has what that counts. Kernels get this text too.

package geometry

import "gonum.org/v1/gonum/spatial/r3"

// foot is what of a core is nearest to a point: of one of its parts, or of several that have it in common.
type foot struct {
	at       r3.Vec // from the centre, world axes, m
	distance float64
	share    float64 // by which its energy counts; hollow edges take away
}

const (
	sameFoot   = 1e-7 // of the reach: places that are one
	nearestEnd = 0.05 // of the reach: features that are nearer count as in one another
)

// isAt tells whether a place is that of the foot, where features reach so far (m).
func (f foot) isAt(place r3.Vec, reach float64) bool {
	same := sameFoot * reach
	return r3.Norm2(r3.Sub(f.at, place)) <= same*same
}

// bears is the weight with which what foot g takes away is taken from f, one that counts and is no farther: the greater, the nearer g comes to it.
func (f foot) bears(g foot, reach float64) float64 {
	if f.share <= 0 || f.distance > g.distance*(1+sameFoot) {
		return 0
	}
	return 1 / (max(g.distance-f.distance, 0) + 1e-12*reach)
}

// meet tells whether features at a distance count as in one another.
func meet(distance, reach float64) bool { return distance < nearestEnd*reach }

// beyond is how far a point is from a box, or less.
func beyond(p, low, high r3.Vec) float64 {
	x, y, z := max(low.X-p.X, p.X-high.X), max(low.Y-p.Y, p.Y-high.Y), max(low.Z-p.Z, p.Z-high.Z)
	return max(x, max(y, z))
}
