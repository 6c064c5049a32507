// Capsules against capsules.

package geometry

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// Between returns the contact of two capsules where they are nearest: the normal points from k to o, Distance is that from k's
// surface to o's axis, Lever is the place on k; on is the place on o's axis, 0 at its first end and 1 at its second.
//
// Where the axes are parallel, the middle of the stretch where they are side by side is taken.
func (k Capsule) Between(o Capsule) (t Touch, on float64) {
	s, on := NearestOnSegments(r3.Sub(k.B, k.A), r3.Sub(o.B, o.A), r3.Sub(k.A, o.A))
	gap := r3.Sub(o.Along(on), k.Along(s))
	cross := r3.Cross(r3.Sub(k.B, k.A), r3.Sub(o.B, o.A))
	if r3.Norm2(gap) == 0 && r3.Norm2(cross) > 0 {
		return Touch{Normal: r3.Unit(cross), Distance: -k.Radius, Lever: s}, on // axes that cross
	}
	n, d := vec.Direction(gap, r3.Sub(k.B, k.A))
	return Touch{Normal: n, Distance: d - k.Radius, Lever: s}, on
}

// Along is a point of the axis.
func (k Capsule) Along(s float64) r3.Vec { return r3.Add(k.A, r3.Scale(s, r3.Sub(k.B, k.A))) }

// NearestOnSegments returns the places s and t, from 0 to 1, where the segments a + s u and b + t v are nearest (m); from is a - b. Of parallel segments
// it is the middle of the stretch where they are side by side.
func NearestOnSegments(u, v, from r3.Vec) (s, t float64) {
	uu, vv, uv := r3.Norm2(u), r3.Norm2(v), r3.Dot(u, v)
	uf, vf := r3.Dot(u, from), r3.Dot(v, from)
	switch det := uu*vv - uv*uv; {
	case uu == 0 && vv == 0:
		return 0, 0
	case uu == 0:
		return 0, unit(vf / vv)
	case vv == 0:
		return unit(-uf / uu), 0
	case det > 1e-12*uu*vv:
		s = unit((uv*vf - vv*uf) / det)
	default: // parallel: the ends of the second, seen from the first, bound where they are side by side
		p, q := -uf/uu, (uv-uf)/uu
		s = (unit(p) + unit(q)) / 2
	}
	// The best t for s, and if that is cut the best s for it: the distance is convex, so this is the minimum.
	t = (uv*s + vf) / vv
	if t < 0 || t > 1 {
		t = unit(t)
		s = unit((uv*t - uf) / uu)
	}
	return s, t
}

// unit cuts x to 0 ... 1.
func unit(x float64) float64 { return min(max(x, 0), 1) }
