// Segments against segments: the axes of capsules, the edges of meshes.

package geometry

import "gonum.org/v1/gonum/spatial/r3"

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
