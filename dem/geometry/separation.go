// The distance of two convex sets of points (Gilbert, Johnson and Keerthi 1988).

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

const (
	mostSeparations = 64   // rounds of the search
	separated       = 1e-3 // by how much of itself the distance may be too long
)

// separate returns a unit vector from the second core to the first along which they are apart, by their distance or nearly so, or by more than the reach; false where they are not
// apart. It begins with a direction.
func (p *PolyhedronPair) separate(along r3.Vec) (axis r3.Vec, apart bool) {
	if !(r3.Norm2(along) > 0) {
		along = r3.Vec{X: 1}
	}
	var simplex [4]r3.Vec
	simplex[0] = p.support(along)
	v, n := simplex[0], 1
	for range mostSeparations {
		d2 := r3.Norm2(v)
		if !(d2 > 1e-20*p.reach*p.reach) {
			return along, false
		}
		w := p.support(v)
		low := r3.Dot(v, w) // of the difference along v, times its length
		if low > 0 && low*low >= p.reach*p.reach*d2 || d2-low <= separated*d2 {
			break
		}
		simplex[n] = w
		var inside bool
		if v, n, inside = nearestOfSimplex(&simplex, n+1); inside {
			return along, false
		}
	}
	return r3.Unit(v), true
}

// support is the point of the difference of the cores, first less second, that is farthest against v.
func (p *PolyhedronPair) support(v r3.Vec) r3.Vec {
	low, high := math.Inf(1), math.Inf(-1)
	var a, b r3.Vec
	for _, c := range p.a.Corners {
		if h := v.X*c.X + v.Y*c.Y + v.Z*c.Z; h < low {
			low, a = h, c
		}
	}
	for _, c := range p.b.Corners {
		if h := v.X*c.X + v.Y*c.Y + v.Z*c.Z; h > high {
			high, b = h, c
		}
	}
	return r3.Sub(r3.Add(p.separation, a), b)
}

// nearestOfSimplex is the point of a simplex of n corners that is nearest to the origin. It leaves the corners that hold it; inside tells that the origin is in the simplex.
func nearestOfSimplex(s *[4]r3.Vec, n int) (v r3.Vec, left int, inside bool) {
	switch n {
	case 2:
		return nearestOfLine(s)
	case 3:
		return nearestOfTriangle(s)
	}
	best, corners := math.Inf(1), *s
	found := corners
	for k := range 4 { // the side across from corner k
		a, b, c := corners[(k+1)%4], corners[(k+2)%4], corners[(k+3)%4]
		normal := r3.Cross(r3.Sub(b, a), r3.Sub(c, a))
		over, own := -r3.Dot(normal, a), r3.Dot(normal, r3.Sub(corners[k], a))
		if over*own > 0 { // the origin is on the corner's side of it
			continue
		}
		side := [4]r3.Vec{a, b, c}
		at, m, _ := nearestOfTriangle(&side)
		if d2 := r3.Norm2(at); d2 < best {
			v, left, best, found = at, m, d2, side
		}
	}
	*s = found
	return v, left, math.IsInf(best, 1)
}

func nearestOfLine(s *[4]r3.Vec) (r3.Vec, int, bool) {
	u := r3.Sub(s[1], s[0])
	switch t := -r3.Dot(s[0], u); {
	case t <= 0:
		return s[0], 1, false
	case t >= r3.Norm2(u):
		s[0] = s[1]
		return s[0], 1, false
	default:
		return r3.Add(s[0], r3.Scale(t/r3.Norm2(u), u)), 2, false
	}
}

// nearestOfTriangle goes by the regions about the triangle (Ericson 2005, Real-Time Collision Detection, 5.1.5).
func nearestOfTriangle(s *[4]r3.Vec) (r3.Vec, int, bool) {
	a, b, c := s[0], s[1], s[2]
	ab, ac := r3.Sub(b, a), r3.Sub(c, a)
	d1, d2 := -r3.Dot(ab, a), -r3.Dot(ac, a)
	if d1 <= 0 && d2 <= 0 {
		return a, 1, false
	}
	d3, d4 := -r3.Dot(ab, b), -r3.Dot(ac, b)
	if d3 >= 0 && d4 <= d3 {
		s[0] = b
		return b, 1, false
	}
	vc := d1*d4 - d3*d2
	if vc <= 0 && d1 >= 0 && d3 <= 0 {
		return r3.Add(a, r3.Scale(d1/(d1-d3), ab)), 2, false
	}
	d5, d6 := -r3.Dot(ab, c), -r3.Dot(ac, c)
	if d6 >= 0 && d5 <= d6 {
		s[0] = c
		return c, 1, false
	}
	vb := d5*d2 - d1*d6
	if vb <= 0 && d2 >= 0 && d6 <= 0 {
		s[1] = c
		return r3.Add(a, r3.Scale(d2/(d2-d6), ac)), 2, false
	}
	va := d3*d6 - d5*d4
	if va <= 0 && d4-d3 >= 0 && d5-d6 >= 0 {
		s[0], s[1] = b, c
		return r3.Add(b, r3.Scale((d4-d3)/((d4-d3)+(d5-d6)), r3.Sub(c, b))), 2, false
	}
	sum := 1 / (va + vb + vc)
	return r3.Add(a, r3.Add(r3.Scale(vb*sum, ab), r3.Scale(vc*sum, ac))), 3, false
}
