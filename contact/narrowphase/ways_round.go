// The ways along which two solids of revolution come apart.
//
// They are those of two polyhedra with smooth sides. Every flat end is a way of its own. The normals of a side make a family, along which the bodies are farthest apart, among the normals
// beside it, at a place of a rim or an apex of the other body, or across a side of that: these hand over to one another along the same normal. The normals across two rims are those of two edges:
// their part fades out where they become those of a side or an end.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// roundWays lists the ways out of two solids of revolution that overlap.
func (s *convexPair) roundWays(a, b *Placed) {
	s.beginWays(a, b)
	s.parts[0] = allParts(s.parts[0][:0], a.revolution, &s.relative)
	s.parts[1] = allParts(s.parts[1][:0], b.revolution, &unmoved)
	for x := range s.parts {
		for i := range s.parts[x] {
			s.family = len(s.ways)
			switch f := &s.parts[x][i]; f.kind {
			case onFace:
				g := [2]feature{lowestRim(b.revolution, &unmoved, f.way), lowestRim(a.revolution, &s.relative, f.way)}[x]
				s.leaveOutward(x, f.way, g.outmost(f.way, g.at), 1, f, &g)
			case onSide:
				s.waysOfSide(x, f)
			case onRim:
				for j := range s.parts[1] {
					if g := &s.parts[1][j]; x == 0 && g.kind == onRim {
						rim := f.from(g.at)
						rim.minima(g.slopesFromRim, func(p r3.Vec) { s.acrossRims(f, g, p) })
					}
				}
			}
		}
	}
}

// allParts appends the parts of the surface of a solid of revolution.
func allParts(dst []feature, p *revolution, where *relative) []feature {
	for i := range p.sides {
		dst = append(dst, sideOf(p, where, i))
	}
	for k := range p.rims {
		dst = append(dst, rimOf(p, where, k))
	}
	return dst
}

// leaveOutward notes a way out along the outward normal of body x, of which f is a part and g one of the other body.
func (s *convexPair) leaveOutward(x int, n, at r3.Vec, part float64, f, g *feature) {
	if x == 0 {
		s.leave(r3.Scale(-1, n), at, part, f, g)
	} else {
		s.leave(n, at, part, g, f)
	}
}

// waysOfSide notes the ways along the normals of a side of body x, by the azimuth about its axis: those along which the other body is farther out than along the normals beside them. The slope is that
// of the place where the other body is lowest along the normal.
func (s *convexPair) waysOfSide(x int, side *feature) {
	other, where := s.beneath, &unmoved
	if x == 1 {
		other, where = s.turned, &s.relative
	}
	start := vec.Perpendicular(side.way)
	beside := r3.Cross(side.way, start)
	at := func(azimuth float64) (n r3.Vec, rim int, slope float64) {
		sin, cos := math.Sincos(azimuth)
		n = side.sideNormal(r3.Add(r3.Scale(cos, start), r3.Scale(sin, beside)))
		rim, lowest := lowestPlace(other.revolution, where, n)
		return n, rim, r3.Dot(r3.Sub(lowest, side.at), r3.Sub(r3.Scale(cos, beside), r3.Scale(sin, start)))
	}
	_, _, last := at(azimuthOfLook(-1))
	for i := range looks {
		_, _, slope := at(azimuthOfLook(i))
		if last > 0 && slope <= 0 {
			low, high := azimuthOfLook(i-1), azimuthOfLook(i)
			for range halvings {
				if middle := (low + high) / 2; slopeOf(at(middle)) > 0 {
					low = middle
				} else {
					high = middle
				}
			}
			_, k, _ := at(low)
			n, l, _ := at(high)
			s.leaveOverSide(x, n, side, other.revolution, where, k, l)
		}
		last = slope
	}
}

// halvings narrow an azimuth between two looks down to rounding.
const halvings = 46

func slopeOf(_ r3.Vec, _ int, slope float64) float64 { return slope }

// leaveOverSide notes a way out along the normal of a side of body x, which rims k and l of the other body are beside: the same rim, or the two ends of a side. It is at a place of the side.
func (s *convexPair) leaveOverSide(x int, n r3.Vec, side *feature, other *revolution, where *relative, k, l int) {
	out := side.out(r3.Add(side.at, n))
	start, way := side.straightLine(out)
	var g feature
	var at r3.Vec
	if k == l {
		g = rimOf(other, where, k)
		at = g.outmost(n, g.at)
	} else {
		g = sideOf(other, where, max(other.rims[k].corner, other.rims[l].corner)-1)
		on, along := g.straightLine(g.out(r3.Sub(g.at, n)))
		at = nearestOnLine(start, way, on, along)
	}
	t := min(max(r3.Dot(r3.Sub(at, start), way), 0), side.side.length)
	s.leaveOutward(x, n, r3.Add(start, r3.Scale(t, way)), 1, side, &g)
}

// lowestPlace is the number of the rim of a solid of revolution that is lowest along n, and its place that is.
func lowestPlace(p *revolution, where *relative, n r3.Vec) (int, r3.Vec) {
	down := where.turnToA(r3.Scale(-1, n))
	across, best, most := math.Hypot(down.X, down.Y), 0, math.Inf(-1)
	for k := range p.rims {
		if h := p.rims[k].R*across + p.rims[k].Z*down.Z; h > most {
			most, best = h, k
		}
	}
	c, place := &p.rims[best], r3.Vec{Z: p.rims[best].Z}
	if across > 0 {
		place.X, place.Y = c.R*down.X/across, c.R*down.Y/across
	}
	return best, where.toB(place)
}

// acrossRims notes the way across two rims at a place of the first that is nearest to the second. Its part fades out, too, where the place is nearest no more: there it meets one from which the
// rims come nearer along one of them.
func (s *convexPair) acrossRims(f, g *feature, p r3.Vec) {
	q := r3.Add(g.at, r3.Scale(g.radius, g.out(p)))
	t, u := r3.Cross(f.way, f.out(p)), r3.Cross(g.way, g.out(q))
	n := r3.Cross(t, u)
	l, gap := vec.Norm(n), r3.Sub(p, q)
	if l < 1e-5 {
		return // parallel
	}
	c := r3.Dot(t, u)
	x, y := 1-r3.Dot(gap, f.out(p))/f.radius, 1+r3.Dot(gap, g.out(q))/g.radius // second derivatives of half of the square of the distance
	nearest := smooth((1 - c*c/(x*y)) / nearestPart)
	n = r3.Scale(1/l, n)
	for _, n := range [2]r3.Vec{n, r3.Scale(-1, n)} {
		within := min(f.rises(p, n), g.rises(q, r3.Scale(-1, n)))
		s.leave(n, p, smooth(within/slopeLimit)*nearest, f, g)
	}
}

// nearestPart is the determinant of the second derivatives, by their product, from which on a way across two rims is whole.
const nearestPart = 0.1

// rises is the least slope at which a body rises along n from a place of its rim.
func (f *feature) rises(place, n r3.Vec) float64 {
	across, along := r3.Dot(f.out(place), n), r3.Dot(f.way, n)
	return min(f.rim.ways[0].R*across+f.rim.ways[0].Z*along, f.rim.ways[1].R*across+f.rim.ways[1].Z*along)
}
