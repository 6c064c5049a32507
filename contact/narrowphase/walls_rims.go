// Rims of thin surfaces of revolution on rims of others and of solids: where one circle is nearest to the other, and on which side of one another they are.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// rimOnRim is the distance of a rim of one body from that of another.
type rimOnRim struct {
	relative // of the first, in the axes of the second
	c, e     *rim
}

// point is the place of the first rim at an azimuth.
func (s *rimOnRim) point(azimuth float64) circlePoint {
	p, along := s.onCircle(s.c, azimuth)
	p.n, p.d = direction(r3.Sub(p.at, s.e.nearest(p.at)), r3.Vec{Z: 1})
	p.slope = r3.Dot(p.n, along)
	return p
}

// nearest is the place of a rim nearest to another place.
func (x *rim) nearest(q r3.Vec) r3.Vec {
	at := r3.Scale(x.R, outward(q))
	at.Z = x.Z
	return at
}

// steepness is how steeply the surface comes out of a rim, or of an apex, along a direction: below 0 where it leaves the rim against it.
func (x *rim) steepness(at, n r3.Vec) float64 {
	across := r3.Dot(n, outward(at))
	if x.R == 0 {
		across = math.Hypot(n.X, n.Y)
	}
	return max(x.ways[0].R*across+x.ways[0].Z*n.Z, x.ways[1].R*across+x.ways[1].Z*n.Z)
}

// rimsOnRims adds the places where rims of both bodies are nearest to one another.
func (s *wallPair) rimsOnRims() {
	r := rimOnRim{relative: newRelative(s.a, s.b)}
	for k := range s.a.rims {
		for j := range s.b.rims {
			r.c, r.e = &s.a.rims[k], &s.b.rims[j]
			if middle := r.toB(r3.Vec{Z: r.c.Z}); vec.Norm(r3.Sub(middle, r.e.nearest(middle))) > r.c.R+max(s.far, s.deep) {
				continue
			}
			if r.c.R == 0 {
				p := r.point(0)
				s.rimOnRim(&r, k, j, &p, 1, places)
				continue
			}
			nearestOnCircle(r.point, max(s.far, s.deep), r.c.R, s.length, func(p circlePoint, part float64, number int) {
				s.rimOnRim(&r, k, j, &p, part, number)
			})
		}
	}
}

// rimOnRim adds a place where rims k and j are nearest to one another, from the side on which they are, or deep in one another.
func (s *wallPair) rimOnRim(r *rimOnRim, k, j int, p *circlePoint, part float64, number int) {
	q := r.e.nearest(p.at)
	outA, outB := outward(p.own), outward(q)
	n := p.n
	if r.c.R > 0 && p.d < 1e-6*r.e.R { // they cross
		n, _ = direction(r3.Cross(r.turnToB(r3.Vec{X: -outA.Y, Y: outA.X}), r3.Vec{X: -outB.Y, Y: outB.X}), n)
	}
	pointed := r.c.R == 0 || r.e.R == 0 // nothing is deep in a point
	for _, sign := range [2]float64{1, -1} {
		if pointed && sign < 0 {
			break
		}
		n, d := r3.Scale(sign, n), sign*p.d
		down := r.turnToA(r3.Scale(-1, n))
		slopeA, slopeB := r.c.steepness(p.own, down), r.e.steepness(q, n)
		whole := part * fade(max(slopeA, slopeB)/slopeLimit)
		if whole <= 0 {
			continue
		}
		// Where walls run beside one another their curvatures tell on which side they are.
		if !pointed {
			bend := (r3.Dot(n, outB)/r.e.R + r3.Dot(down, outA)/r.c.R) * min(r.c.R, r.e.R)
			whole *= 1 - smooth(-bend/level)*fade(-min(slopeA, slopeB)/slopeLimit)
		}
		if d < 0 && whole > 0 {
			at := s.b.toWorld(p.at)
			whole *= s.pierced(0, k, j, at, -d, r.e.across(q, r3.Sub(p.at, q))) * s.pierced(1, j, k, at, -d, r.c.across(p.own, r.turnToA(r3.Sub(q, p.at))))
			whole *= s.lifted(0, k, j, at, -d, math.Abs(slopeB)) * s.lifted(1, j, k, at, -d, math.Abs(slopeA))
		}
		s.add(s.a, s.b, false, q, n, d, whole, [2]int32{int32((places+1)*k + number), int32(-1 - len(s.b.sides) - j)},
			[2]Form{s.a.rimAt(k, p.own, down), s.b.rimAt(j, q, n)})
	}
}

// across is how far a gap from a place of a free rim leads across the wall, m; 0 at other rims.
func (x *rim) across(at, gap r3.Vec) float64 {
	if !x.free() {
		return 0
	}
	out := outward(at)
	return math.Abs(x.ways[0].Z*r3.Dot(gap, out) - x.ways[0].R*gap.Z)
}

// sameWall is how far a rim may be beside a wall, by the length by which edges count as rounded, and still meet it end on.
const sameWall = 1e-3

// pierced is how much rim k goes through the wall that ends at the free rim j of the second body (with first 1: of the first) near a place, at a depth: two thin walls that are beside one
// another are not in one another. Rims that meet end on are.
func (s *wallPair) pierced(first, k, j int, at r3.Vec, depth, across float64) float64 {
	x, y := s.bodies(first)
	much := fade(across / (sameWall * s.length))
	if !y.revolution.shell || !y.rims[j].free() {
		return 1
	}
	chord := math.Sqrt(2*x.rims[k].R*depth) + depth
	for i := range s.holes[first] {
		p := &s.holes[first][i]
		if end := y.rims[j].corner - p.side; p.rim == k && (end == 0 || end == 1) {
			much = max(much, fade(vec.Norm(r3.Sub(at, p.at))/(4*chord)))
		}
	}
	return much
}

// lifted is the share of the way out over rim j of the second body (with first 1: of the first) for rim k of the other one, at a place and a depth, beside that through the wall below rim
// j, wherever rim k is near that. Along is the part of the normal along the wall.
func (s *wallPair) lifted(first, k, j int, at r3.Vec, depth, along float64) float64 {
	x, y := s.bodies(first)
	lift, share := unlike(along), 1.0
	for i := range s.places[first] {
		p := &s.places[first][i]
		end := y.rims[j].corner - p.side
		if p.rim != k || end < 0 || end > 1 {
			continue
		}
		chord := math.Sqrt(-2*x.rims[k].R*p.d) - p.d
		near := fade(vec.Norm(r3.Sub(at, p.at)) / (4 * chord))
		share *= 1 - lift*near*p.part*shorter(-p.d, p.below[end])
	}
	return share
}
