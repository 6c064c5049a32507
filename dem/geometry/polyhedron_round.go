// Where edges and faces of a convex polyhedron are beside the smooth sides and the rims of a surface of revolution, or beside a ring. Kernels get this text too.
//
// Corners touch such a surface as balls do. An edge has a place beside a convex side where it is nearest, and one or two beside a circle; a circle has one over a face. Such a place is
// between two others of the same edge, or of the same circle, which have contacts of their own: its ends, or where it goes over a rim. With the overlaps m of the place, l and r of these, its energy is
//
//	V(m) - V(l) - V(r) + V(l + r - m)
//
// That is V(m) where both are out of reach, nothing where it becomes one of them, and nothing where all are alike, as on what is straight and parallel, which so rests on its two ends. It is smooth in
// between: no energy is made or lost where a contact runs along an edge.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// roundEdge is an edge in the axes of a round surface: the points from + t along, t from 0 to 1.
type roundEdge struct {
	from, along r3.Vec  // m
	across      float64 // square of its part across the axis, m2
	middle      float64 // place nearest to the axis
	pass        float64 // square of the distance there, m2
}

// roundSpot is a place of a polyhedron beside a round surface.
type roundSpot struct {
	at      float64 // on an edge
	overlap float64 // m; far below 0 where there is none
	a, n    r3.Vec  // of the core, m; towards it from the surface
}

// roundTouch is a place and those that it is between.
type roundTouch struct {
	spot, before, after roundSpot
	shared              bool // another is before it up to the same place, and takes that out
}

// roundCrossing is where an edge is beside a circle: it is nearest at one place or two.
type roundCrossing struct {
	first, last       roundTouch
	hasFirst, hasLast bool
}

// roundRim is a circle on which a surface of revolution stands out, or the middle of a ring's tube.
type roundRim struct {
	radius, height  float64 // m
	side            float64 // of the profile on which it does, 1 in front, -1 behind, or 0 for both
	facingR, facing float64 // sum of the normals of the fronts beside it, from and along the axis
}

// passesAxis is the least distance from the axis, by the part of an edge across it, squared: one that goes through it turns there.
const passesAxis = 1e-24

// nowhere is a place that is not there.
func nowhere() roundSpot {
	s := roundSpot{}
	s.overlap = -missing
	return s
}

// alone is a place between none.
func alone(s roundSpot) roundTouch {
	k := roundTouch{}
	k.spot = s
	k.before = nowhere()
	k.after = nowhere()
	return k
}

// edgeBetween is the edge between two points in the axes of a round surface.
func edgeBetween(from, to r3.Vec) roundEdge {
	e := roundEdge{}
	e.from = from
	e.along = r3.Sub(to, from)
	e.across = e.along.X*e.along.X + e.along.Y*e.along.Y
	if e.across > 0 {
		e.middle = -(from.X*e.along.X + from.Y*e.along.Y) / e.across
	}
	p := e.point(e.middle)
	e.pass = max(p.X*p.X+p.Y*p.Y, passesAxis*e.across)
	return e
}

// point is a place of the edge.
func (e *roundEdge) point(t float64) r3.Vec { return r3.Add(e.from, r3.Scale(t, e.along)) }

// radiusAt is its distance from the axis.
func (e *roundEdge) radiusAt(t float64) float64 {
	return math.Sqrt(e.pass + e.across*(t-e.middle)*(t-e.middle))
}

// fromAxis is the direction from the axis to a point.
func fromAxis(p r3.Vec) r3.Vec {
	r := math.Sqrt(p.X*p.X + p.Y*p.Y)
	if r == 0 {
		return r3.Vec{X: 1}
	}
	return r3.Vec{X: p.X / r, Y: p.Y / r}
}

// besideCircle is place t of the edge beside a circle.
func (e *roundEdge) besideCircle(c *roundRim, t, reach float64) roundSpot {
	s := roundSpot{}
	s.at = t
	s.a = e.point(t)
	u := fromAxis(s.a)
	d := r3.Sub(s.a, r3.Add(r3.Scale(c.radius, u), r3.Vec{Z: c.height}))
	length := math.Sqrt(r3.Norm2(d))
	s.overlap = reach - length
	if length > 0 {
		s.n = r3.Scale(1/length, d)
	}
	return s
}

// slopeAt is the derivative of half the square of the distance from the circle.
func (e *roundEdge) slopeAt(c *roundRim, t float64) float64 {
	rho, off := e.radiusAt(t), t-e.middle
	slope := e.across*off + (e.from.Z+t*e.along.Z-c.height)*e.along.Z
	if rho > 0 {
		slope -= c.radius * e.across * off / rho
	}
	return slope
}

// levelAt is where between two places that derivative is 0, of which it has the signs of a and b at these.
func (e *roundEdge) levelAt(c *roundRim, from, to, a, b float64) float64 {
	t := from
	for range searchSteps {
		t = from + (to-from)*a/(a-b)
		slope := e.slopeAt(c, t)
		if slope == 0 || to-from < roundEnd {
			return t
		}
		if slope*a > 0 {
			from = t
			a = slope
			b *= 0.5
		} else {
			to = t
			b = slope
			a *= 0.5
		}
	}
	return t
}

// mayReach tells whether a circle may be within reach of the edge.
func (e *roundEdge) mayReach(c *roundRim, reach float64) bool {
	low, high := e.from.Z-c.height, e.from.Z+e.along.Z-c.height
	if max(low, high) <= -reach || min(low, high) >= reach {
		return false
	}
	return e.radiusAt(unit(e.middle)) < c.radius+reach && max(e.radiusAt(0), e.radiusAt(1)) > c.radius-reach
}

// overCircle finds where the edge is nearest to a circle. The slope of the distance rises but for a stretch about the place nearest to the axis, at the ends of which it has no slope itself.
func (e *roundEdge) overCircle(c *roundRim, reach float64) roundCrossing {
	k := roundCrossing{}
	if !e.mayReach(c, reach) {
		return k
	}
	from, to := 1.0, 1.0
	if bend := math.Pow(c.radius*e.across*e.pass/r3.Norm2(e.along), 2.0/3); e.across > 0 && bend > e.pass {
		half := math.Sqrt((bend - e.pass) / e.across)
		from = unit(e.middle - half)
		to = unit(e.middle + half)
	}
	a, b, x, y := e.slopeAt(c, 0), e.slopeAt(c, from), e.slopeAt(c, to), e.slopeAt(c, 1)
	begin, end := e.besideCircle(c, 0, reach), e.besideCircle(c, 1, reach)
	k.hasFirst = a < 0 && b > 0
	k.hasLast = x < 0 && y > 0
	between := nowhere()
	if b > 0 && x < 0 {
		between = e.besideCircle(c, e.levelAt(c, from, to, b, x), reach)
	}
	if k.hasFirst {
		k.first.spot = e.besideCircle(c, e.levelAt(c, 0, from, a, b), reach)
		k.first.before = begin
		k.first.after = end
		if x < 0 {
			k.first.after = between
		}
	}
	if k.hasLast {
		k.last.spot = e.besideCircle(c, e.levelAt(c, to, 1, x, y), reach)
		k.last.before = begin
		k.last.after = end
		if b > 0 {
			k.last.before = between
			k.last.shared = k.hasFirst
		}
	}
	return k
}

// convexSide is the side from which a segment is convex, or 0 for a disc.
func (g *Segment) convexSide() float64 {
	if g.DirZ == 0 {
		return 0
	}
	return -sided(g.DirZ)
}

// besideSide is place t of the edge beside a segment, seen from where it is convex.
func (e *roundEdge) besideSide(g *Segment, t, reach float64) roundSpot {
	s := roundSpot{}
	s.at = t
	s.a = e.point(t)
	u, side := fromAxis(s.a), g.convexSide()
	s.n = r3.Add(r3.Scale(-side*g.DirZ, u), r3.Vec{Z: side * g.DirR})
	s.overlap = reach - (r3.Dot(s.n, s.a) + side*(g.DirZ*g.R-g.DirR*g.Z))
	return s
}

// nearestSide is where between its ends the edge is nearest to the line of a segment, seen from where that is convex; near is false where that is not within reach, or is behind.
func (e *roundEdge) nearestSide(g *Segment, reach float64) (s roundSpot, near bool) {
	s = nowhere()
	side := g.convexSide()
	if side == 0 {
		return s, false
	}
	steep := side * g.DirR * e.along.Z / (side * g.DirZ) // what the distance from the axis has to grow by
	if steep*steep >= e.across {
		return s, false
	}
	t := e.middle + steep*math.Sqrt(e.pass/(e.across*(e.across-steep*steep)))
	if t <= 0 || t >= 1 {
		return s, false
	}
	s = e.besideSide(g, t, reach)
	return s, s.overlap > 0 && s.overlap < reach
}

// over tells whether a place is over the segment.
func (g *Segment) over(s *roundSpot) bool {
	t := g.along(math.Sqrt(s.a.X*s.a.X+s.a.Y*s.a.Y), s.a.Z)
	return t >= g.From && t <= g.To
}

// keepNearer takes a place for one of those that another is between, if it is deeper than what is known.
func (k *roundTouch) keepNearer(s roundSpot) {
	if s.at < k.spot.at && s.overlap > k.before.overlap {
		k.before = s
	}
	if s.at >= k.spot.at && s.overlap > k.after.overlap {
		k.after = s
	}
}

// takeCrossing does so with the places at a rim.
func (k *roundTouch) takeCrossing(c *roundCrossing) {
	if c.hasFirst {
		k.keepNearer(c.first.spot)
	}
	if c.hasLast {
		k.keepNearer(c.last.spot)
	}
}

// takeEnds does so with the ends of the edge that are over the segment.
func (k *roundTouch) takeEnds(e *roundEdge, g *Segment, reach float64) {
	begin, end := e.besideSide(g, 0, reach), e.besideSide(g, 1, reach)
	if g.over(&begin) {
		k.keepNearer(begin)
	}
	if g.over(&end) {
		k.keepNearer(end)
	}
}

// rimBetween is the circle where one segment ends and another begins; out is false where it does not stand out on a side on which particles may be.
func rimBetween(back, ahead *Segment, solid bool) (c roundRim, out bool) {
	c = roundRim{}
	c.radius = ahead.R + ahead.From*ahead.DirR
	c.height = ahead.Z + ahead.From*ahead.DirZ
	turn := back.DirR*ahead.DirZ - back.DirZ*ahead.DirR
	c.side = -sided(turn)
	c.facingR = -back.DirZ - ahead.DirZ
	c.facing = back.DirR + ahead.DirR
	return c, math.Abs(turn) > flatSine && (!solid || c.side > 0)
}

// freeRim is the circle at place t, where the profile begins or ends: a rim of a sheet, or the tip of a cone.
func (g *Segment) freeRim(t float64, solid bool) (c roundRim, out bool) {
	c = roundRim{}
	c.radius = g.R + t*g.DirR
	c.height = g.Z + t*g.DirZ
	if c.radius > 0 {
		return c, !solid
	}
	c.side = g.convexSide()
	c.facing = g.DirR
	return c, c.side > 0 || c.side < 0 && !solid
}

// standsOutTo tells whether a place is on the side on which the rim stands out.
func (c *roundRim) standsOutTo(s *roundSpot) bool {
	return c.side == 0 || c.side*(c.facingR*r3.Dot(s.n, fromAxis(s.a))+c.facing*s.n.Z) > 0
}

// overFace is the place of a face, the plane of points whose product with its normal (out of the core) is offset, over the point of a circle in a direction from the axis.
func (c *roundRim) overFace(normal r3.Vec, offset float64, u r3.Vec, reach float64) roundSpot {
	s := roundSpot{}
	q := r3.Add(r3.Scale(c.radius, u), r3.Vec{Z: c.height})
	h := r3.Dot(normal, q) - offset
	s.a = r3.Sub(q, r3.Scale(h, normal))
	s.n = r3.Scale(-1, normal)
	s.overlap = reach - h
	return s
}

// turnedBy is how far about the axis a direction is from another, on a scale from -2 to 2.
func turnedBy(from, to r3.Vec) float64 {
	sine, cosine := from.X*to.Y-from.Y*to.X, from.X*to.X+from.Y*to.Y
	if sine < 0 {
		return cosine - 1
	}
	return 1 - cosine
}

// takeAround does as keepNearer with a place that is turned by so much about the axis from that over the face: the next on either side count.
func (k *roundTouch) takeAround(s roundSpot, by float64) {
	if by < 0 && (k.before.overlap == -missing || by > k.before.at) {
		k.before = s
		k.before.at = by
	}
	if by >= 0 && (k.after.overlap == -missing || by < k.after.at) {
		k.after = s
		k.after.at = by
	}
}

// lowestAround is the direction from the axis in which a circle is deepest in a plane with a normal.
func lowestAround(normal r3.Vec) r3.Vec { return fromAxis(r3.Vec{X: -normal.X, Y: -normal.Y}) }
