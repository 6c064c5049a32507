// Where a surface of revolution, or a ring, is deepest in a superquadric. Kernels get this text too.
//
// A cylinder or a cone is the planes that touch it, the normals of which go about the axis, and the overlap of a body with the half-space behind such a plane is a function of one angle. From within a vessel the
// body touches where that is locally most: a long body that lies across a drum at two places. From outside it touches where that is least, which is one place of two convex bodies. Rims and the axes of tori are
// circles, of which the balls that are locally deepest in the body touch it.
//
// Between two places that are deepest is one that is least so. Where that is in the body too, both are one place of contact in part, and it is taken out of the sum of both (inclusion and exclusion): where two become one its
// energy is that of the one that goes, so that none jumps. About a circle that touches the body all around, as a hole that it plugs, the least of all counts as the opposite side of a ring does for spheres.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// roundPiece is a straight piece of a profile that is turned about the axis Z, or the circle of a ring, as a body beside it sees it. Heights are from its centre.
type roundPiece struct {
	out, side r3.Vec  // from the axis to the body's centre, and across that and the axis
	rho       float64 // distance of the centre from the axis, m

	across, up, level float64 // of a piece: parts of the normal towards the body, from and along the axis; the product of the normal with places of the plane that it touches, m

	ring         bool
	radius, tube float64 // of a circle and of the balls on it, m
	height       float64 // of the circle, m
	margin       float64 // by so much, m, times the square of an angle, the overlap may be more between two directions that far apart than at both
}

// roundPlace is what a body is to a piece in a direction from the axis.
type roundPlace struct {
	at, reach      float64 // place on a scale of 4 about the axis, 0 towards the centre; greatest product of the normal with the body, m
	u              r3.Vec  // from the axis
	overlap, slope float64 // m, and by the angle about the axis
	n              r3.Vec  // normal, towards the body
	normal         commonNormal
}

// roundMarch goes about the axis from place to place where the overlap is most or least.
type roundMarch struct {
	low           roundPlace // so far
	end           float64
	width, finest float64
	found         roundPlace
	deep          bool // found is where the overlap is most
	whole         bool // it goes all around
}

// Numbers of the search.
const (
	roundMissed = 1e-4  // overlap by the radius of the sphere in the body up to which a place may be missed beside others
	roundWidth  = 0.5   // of one step at most
	roundEnd    = 1e-12 // of the scale
	roundSteps  = 1000
)

// aboutAxis is the direction at a place of the scale, which is the tangent of half the angle up to 1, and beyond that from the opposite side.
func (f *roundPiece) aboutAxis(at float64) r3.Vec {
	t, sign := at, 1.0
	if at > 1 {
		t, sign = at-2, -1
	}
	k := sign / (1 + t*t)
	return r3.Add(r3.Scale(k*(1-t*t), f.out), r3.Scale(2*k*t, f.side))
}

// lookRound works out a place. Of one on a ring that is not exact, the slope may be wrong where the overlap is below 0.
func (p *PlacedSuperquadric) lookRound(f *roundPiece, at float64, axis r3.Vec, exact bool) roundPlace {
	s := roundPlace{}
	s.at = at
	s.u = f.aboutAxis(at)
	along := r3.Vec{X: -s.u.Y, Y: s.u.X}
	if f.ring {
		ball := RoundBody(f.tube)
		d := r3.Sub(r3.Scale(f.rho, f.out), r3.Add(r3.Scale(f.radius, s.u), r3.Vec{Z: f.height}))
		start := axis
		if r3.Norm2(axis) == 0 {
			start = toward(r3.Scale(-1, d), r3.Vec{Z: 1})
		}
		s.normal.n = start
		s.normal.overlap = p.Reach(start) + f.tube - r3.Dot(start, d)
		if exact || s.normal.overlap > 0 {
			next, ended := searchNormal(p, &ball, d, start, !exact)
			s.normal = next
			if !ended {
				s.normal.overlap = p.Scale * p.Body.Radius // so deep that it counts as lost
			}
		}
		s.n = s.normal.n
		s.overlap = s.normal.overlap
		s.slope = f.radius * r3.Dot(s.n, along)
		return s
	}
	s.n = r3.Add(r3.Scale(f.across, s.u), r3.Vec{Z: f.up})
	k := p.Farthest(s.n)
	s.reach = r3.Dot(s.n, k)
	s.overlap = s.reach + f.level - f.across*f.rho*r3.Dot(s.u, f.out)
	s.slope = f.across * (r3.Dot(along, k) - f.rho*r3.Dot(along, f.out))
	return s
}

// mayHide tells whether the overlap may be above 0 between two places. From within a vessel it is, but for a constant, the support function of the body along a direction which is a sum of both with weights that come to no more
// than 1 by the cosine of half the angle, but for a part along the axis; on a circle it is below what it would be if the normal stayed the same.
func (f *roundPiece) mayHide(low, high *roundPlace) bool {
	cosine := r3.Dot(low.u, high.u)
	square := 2 * (1 - cosine)
	if !f.ring {
		return max(low.overlap, high.overlap)+f.margin*square > 0
	}
	angle := 1.1 * math.Sqrt(square) // no less than it is, up to a right one
	return min(low.overlap+angle*max(low.slope, 0), high.overlap-angle*min(high.slope, 0))+f.margin*square > 0
}

// besideFace makes a piece that is no ring ready for a body from within, and tells where it may touch: on all sides, or no farther from 0 than far on the scale, or nowhere.
func (p *PlacedSuperquadric) besideFace(f *roundPiece) (far float64, whole, near bool) {
	size := -f.level + math.Abs(f.up)*p.Reach(r3.Vec{Z: 1}) + p.Scale*p.Body.Radius
	f.margin = 0.16 * max(size, 0) // half of a square is 1 less the cosine, and no angle is above 1 rad
	far, whole, near = withinReach(-f.level-p.Scale*p.Body.Radius, -f.across*f.rho)
	return far, whole, near
}

// besideRing does the same of a ring.
func (p *PlacedSuperquadric) besideRing(f *roundPiece) (far float64, whole, near bool) {
	reach := p.Scale*p.Body.Radius + f.tube
	f.margin = 0.5 * f.radius
	far, whole, near = withinReach(f.rho*f.rho+f.radius*f.radius+f.height*f.height-reach*reach, 2*f.rho*f.radius)
	return far, whole, near
}

// withinReach tells on the scale of 4 about the axis where most times the cosine of the angle is above least.
func withinReach(least, most float64) (far float64, whole, near bool) {
	if least >= most {
		return 0, false, false
	}
	if least <= 0 {
		return 0, true, true
	}
	return math.Sqrt((most - least) / (most + least)), false, true
}

// beginRound begins a march about a piece; it returns false where none is within reach.
func (p *PlacedSuperquadric) beginRound(f *roundPiece) (m roundMarch, near bool) {
	m = roundMarch{}
	far := 0.0
	if f.ring {
		far, m.whole, near = p.besideRing(f)
	} else {
		far, m.whole, near = p.besideFace(f)
	}
	if !near {
		return m, false
	}
	from := -far
	m.end = far
	if m.whole {
		from = -1
		m.end = 3
	}
	m.width = min(roundWidth, 0.5*(m.end-from))
	m.finest = max(0.5*math.Sqrt(roundMissed*p.Inscribed()/f.margin), roundEnd)
	m.low = p.lookRound(f, from, r3.Vec{}, false)
	return m, true
}

// nextRound goes on to the next place where the overlap is most or least, and above 0; it returns false at the end.
func (p *PlacedSuperquadric) nextRound(f *roundPiece, m *roundMarch) bool {
	for range roundSteps {
		left := m.end - m.low.at
		if left <= roundEnd {
			return false
		}
		width := min(m.width, left)
		high := p.lookRound(f, m.low.at+width, m.low.n, false)
		hides := f.mayHide(&m.low, &high)
		if hides && width > m.finest {
			m.width = 0.5 * width
		} else {
			low := m.low
			m.low = high
			m.width = min(2*width, roundWidth)
			m.deep = (low.overlap <= 0 || low.slope > 0) && (high.overlap <= 0 || high.slope <= 0)
			if hides && (m.deep || low.slope <= 0 && high.slope > 0) {
				m.found = p.levelRound(f, low.at, high.at, low.n, m.deep)
				if m.found.overlap > 0 {
					return true
				}
			}
		}
	}
	return false
}

// levelRound is the place between two where the overlap is most, or else least: where its slope is 0 (by the Illinois method).
func (p *PlacedSuperquadric) levelRound(f *roundPiece, from, to float64, axis r3.Vec, most bool) roundPlace {
	sign := -1.0
	if most {
		sign = 1
	}
	low, high := p.lookRound(f, from, axis, true), p.lookRound(f, to, axis, true)
	a, b := sign*low.slope, sign*high.slope
	if a <= 0 {
		return low
	}
	if b >= 0 {
		return high
	}
	s := low
	for range searchSteps {
		s = p.lookRound(f, from+(to-from)*a/(a-b), s.n, true)
		slope := sign * s.slope
		if math.Abs(slope) <= searchTolerance*p.Inscribed() || to-from < roundEnd {
			return s
		}
		if slope > 0 {
			from = s.at
			a = slope
			b *= 0.5
		} else {
			to = s.at
			b = slope
			a *= 0.5
		}
	}
	return s
}

// leastRound is the place where a body outside of a piece, or on a flat one, overlaps it least, which is where both touch; near is false where they are apart.
func (p *PlacedSuperquadric) leastRound(f *roundPiece) (s roundPlace, near bool) {
	s = p.lookRound(f, 0, r3.Vec{}, true)
	if s.overlap <= 0 {
		return s, false
	}
	if f.across == 0 {
		deepest := r3.Sub(r3.Scale(f.rho, f.out), p.Farthest(s.n))
		if r := math.Sqrt(deepest.X*deepest.X + deepest.Y*deepest.Y); r > 0 {
			s.u = r3.Vec{X: deepest.X / r, Y: deepest.Y / r}
		}
		return s, true
	}
	s = p.levelRound(f, -1, 1, s.n, false)
	return s, s.overlap > 0
}

// roundContact is the contact at a place. Its effective radius is the caller's, the same all over the surface: between two places that are about to be one the normal turns by any amount for a small motion, and so would the
// radius of curvature there.
func (p *PlacedSuperquadric) roundContact(f *roundPiece, s *roundPlace) SuperquadricContact {
	if f.ring {
		return s.normal.contact()
	}
	return SuperquadricContact{Normal: s.n, Overlap: s.overlap, A: r3.Scale(-1, p.Farthest(s.n))}
}

// roundFound is a place of a surface of revolution that is a contact, or where two are in part the same.
type roundFound struct {
	piece meshPiece
	u     r3.Vec // from the axis
	deep  bool   // it is a contact
	of    int32  // number of the one that it is taken out of otherwise; below 0 where there is none
	gone  bool   // it is not on the piece
}

// besideAxis is a piece of a surface as far as it is the same for all of them, for a body with its centre there in the surface's axes, m.
func besideAxis(centre r3.Vec) roundPiece {
	f := roundPiece{}
	f.rho = math.Sqrt(centre.X*centre.X + centre.Y*centre.Y)
	f.out = r3.Vec{X: 1}
	if f.rho > 0 {
		f.out = r3.Vec{X: centre.X / f.rho, Y: centre.Y / f.rho}
	}
	f.side = r3.Vec{X: -f.out.Y, Y: f.out.X}
	return f
}

// sideOf is 1 where a point of the half-plane is in front of the segment's line, else -1.
func (g *Segment) sideOf(r, z float64) float64 {
	return sided((r-g.R)*-g.DirZ + (z-g.Z)*g.DirR)
}

// faceOf makes it the segment without its ends, seen from a side, for a centre at the height z.
func (f *roundPiece) faceOf(g *Segment, side, z float64) {
	f.across = -side * g.DirZ
	f.up = side * g.DirR
	f.level = f.across*g.R + f.up*(g.Z-z)
}

// circle makes it the circle at a place of the segment's line.
func (f *roundPiece) circle(g *Segment, t, z float64) {
	f.ring = true
	f.radius = g.R + t*g.DirR
	f.height = g.Z + t*g.DirZ - z
}

// opensTo tells whether the corner from a segment to another is hollow where a body is, that sees both from one side: each wall then goes on behind the other.
func (g *Segment) opensTo(next *Segment, side, r, z float64) bool {
	turn := g.DirR*next.DirZ - g.DirZ*next.DirR
	return side*turn > flatSine && g.sideOf(r, z) == side && next.sideOf(r, z) == side
}

// onSegment tells whether a place, in the half-plane in which a piece was looked at, is on the segment, which has no end where it is open.
func (g *Segment) onSegment(r, z float64, openBefore, openAfter bool, slack float64) bool {
	t := g.along(r, z)
	return (openBefore || t >= g.From-slack) && (openAfter || t <= g.To+slack)
}

// patchOf is whose history contacts with the segment continue, seen from its front or from behind.
func (g *Segment) patchOf(behind bool) int32 {
	if behind {
		return 2*g.Patch[1] + 1
	}
	return 2 * g.Patch[0]
}

// leavesRim tells whether the body is deeper beside an end of a segment, along it or along the one before, of which either may not be there.
func (k *roundFound) leavesRim(before, after *Segment, hasBefore, hasAfter bool) bool {
	n := k.piece.contact.Normal
	back := r3.Add(r3.Scale(-before.DirR, k.u), r3.Vec{Z: -before.DirZ})
	ahead := r3.Add(r3.Scale(after.DirR, k.u), r3.Vec{Z: after.DirZ})
	return hasBefore && deepens(n, back) || hasAfter && deepens(n, ahead)
}

// foundAt is a place as a contact.
func (p *PlacedSuperquadric) foundAt(f *roundPiece, s *roundPlace, deep bool) roundFound {
	k := roundFound{u: s.u, deep: deep, of: -1}
	k.piece.contact = p.roundContact(f, s)
	k.piece.spot = r3.Add(k.piece.contact.A, r3.Scale(k.piece.contact.Overlap, k.piece.contact.Normal))
	return k
}

// tipRound is the tip of a cone as a place of a circle of no radius; near is false where the body does not reach it.
func (p *PlacedSuperquadric) tipRound(f *roundPiece) (s roundPlace, near bool) {
	s = p.lookRound(f, 0, r3.Vec{}, false)
	return s, s.overlap > 0
}
