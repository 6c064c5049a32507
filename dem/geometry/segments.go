// Segments against points and segments: the axes of capsules, the edges of meshes and of polyhedra. Kernels get this text too.

package geometry

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// parallelSine2 is the square of the sine of the angle up to which segments are parallel.
const parallelSine2 = 1e-12

// NearestOnSegments returns the places s and t, from 0 to 1, where the segments a + s u and b + t v are nearest (m); from is a - b. Of parallel segments
// it is the middle of the stretch where they are side by side.
func NearestOnSegments(u, v, from r3.Vec) (s, t float64) {
	uu, vv, uv := r3.Norm2(u), r3.Norm2(v), r3.Dot(u, v)
	uf, vf := r3.Dot(u, from), r3.Dot(v, from)
	if uu == 0 && vv == 0 {
		return 0, 0
	}
	if uu == 0 {
		return 0, unit(vf / vv)
	}
	if vv == 0 {
		return unit(-uf / uu), 0
	}
	det := uu*vv - uv*uv
	if det > parallelSine2*uu*vv {
		s = unit((uv*vf - vv*uf) / det)
	} else { // parallel: the ends of the second, seen from the first, bound where they are side by side
		s = 0.5 * (unit(-uf/uu) + unit((uv-uf)/uu))
	}
	// The best t for s, and if that is cut the best s for it: the distance is convex, so this is the minimum.
	t = (uv*s + vf) / vv
	if t < 0 || t > 1 {
		t = unit(t)
		s = unit((uv*t - uf) / uu)
	}
	return s, t
}

// OnSegment is the point of a segment that is nearest to q.
func OnSegment(q, a, b r3.Vec) r3.Vec {
	u := r3.Sub(b, a)
	return r3.Add(a, r3.Scale(unit(r3.Dot(u, r3.Sub(q, a))/r3.Norm2(u)), u))
}

// unit cuts x to 0 ... 1.
func unit(x float64) float64 { return min(max(x, 0), 1) }

// edgesCrossing is how much of a contact two edges along e and f (m) have, the second of them a piece of what is so long as a whole, where features reach so far (m): s of the energy in
// polyhedron_pair.go; its derivative by a rotation of the first, of which the second's is the opposite, 1/rad; and that by the length of the second, 1/m.
func edgesCrossing(e, f r3.Vec, whole, reach float64) (factor float64, slope r3.Vec, stretch float64) {
	le, lf := vec.Norm(e), vec.Norm(f)
	te, tf := r3.Scale(1/le, e), r3.Scale(1/lf, f)
	turn, cosine := r3.Cross(te, tf), r3.Dot(te, tf)
	ratio := min(le, whole) / reach
	ratio *= ratio
	q := ratio * r3.Norm2(turn)
	part := 1 / (1 + q)
	slope = r3.Scale(-2*cosine*ratio*part*part, turn)
	if whole < le {
		return q * part, slope, 2 * q * part * part / whole
	}
	return q * part, slope, 0
}
