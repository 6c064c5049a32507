// Contacts of a superquadric with surfaces of revolution and tori. Kernels have the same in kernels/superquadrics_round.cuh.

package geometry

import (
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// RoundContact is a contact of a superquadric with a surface of revolution or a torus, or with a Share of -1 what is to be taken out of the one before it. Effective is 0: the radius is the caller's. Feature is as of Touch; several places of one wall have the same.
type RoundContact struct {
	SuperquadricContact
	Share   float64
	Feature int32
}

// RoundSearch finds the contacts of superquadrics with surfaces of revolution and tori.
type RoundSearch struct {
	Contacts []RoundContact // in the surface's axes

	found  []roundFound
	body   *PlacedSuperquadric
	centre r3.Vec
}

// IsRound tells whether a shape is one of them.
func IsRound(shape Shape) bool {
	switch shape.(type) {
	case *Revolved, Torus:
		return true
	}
	return false
}

// Find fills Contacts with those of a superquadric whose axes are in those of the surface, which is round, as is its centre, m. It returns false where the surface is too deep in it.
func (s *RoundSearch) Find(p *PlacedSuperquadric, shape Shape, centre r3.Vec) bool {
	s.found, s.Contacts = s.found[:0], s.Contacts[:0]
	s.body, s.centre = p, centre
	switch q := shape.(type) {
	case Torus:
		f := besideAxis(centre)
		f.circle(&Segment{R: q.Radius}, 0, centre.Z)
		f.tube = q.Tube
		s.walk(&f)
		return s.resolve(false)
	case *Revolved:
		for i := range q.Segments {
			s.face(q, i)
			s.rim(q, i, q.before(i), i)
			if q.after(i) < 0 {
				s.rim(q, i, i, -1)
			}
		}
		return s.resolve(q.Solid)
	}
	return true
}

// walk goes about a piece from within a vessel or about a ring, and notes where it is deepest, and between.
func (s *RoundSearch) walk(f *roundPiece) {
	m, near := s.body.beginRound(f)
	if !near {
		return
	}
	first := len(s.found)
	for s.body.nextRound(f, &m) {
		s.found = append(s.found, s.body.foundAt(f, &m.found, m.deep))
	}
	s.share(first, m.whole)
}

// share tells what places between two that are deepest are taken out of, which is the one that is less deep. The least of all around counts as a contact.
func (s *RoundSearch) share(first int, whole bool) {
	around := s.found[first:]
	n, least := len(around), -1
	for k := range around {
		x := &around[k]
		if x.deep {
			continue
		}
		if least < 0 || x.piece.contact.Overlap < around[least].piece.contact.Overlap {
			least = k
		}
		for _, j := range [2]int{k - 1, k + 1} {
			if whole {
				j = (j + n) % n
			}
			if j >= 0 && j < n && around[j].deep && (x.of < 0 || around[j].piece.contact.Overlap < s.found[x.of].piece.contact.Overlap) {
				x.of = int32(first + j)
			}
		}
	}
	if whole && least >= 0 {
		around[least].deep = true
	}
}

// face adds what of segment i, without its ends, touches the body.
func (s *RoundSearch) face(q *Revolved, i int) {
	g, f, z := &q.Segments[i], besideAxis(s.centre), s.centre.Z
	side := g.sideOf(f.rho, z)
	if q.Solid && side < 0 {
		return
	}
	f.faceOf(g, side, z)
	k, next, first := q.before(i), q.after(i), len(s.found)
	if f.across < 0 {
		s.walk(&f)
	} else if x, near := s.body.leastRound(&f); near {
		s.found = append(s.found, s.body.foundAt(&f, &x, true))
	}
	tip := f.across <= 0 // of a cone, seen from within, or the middle of a disc
	openBefore := k >= 0 && q.Segments[k].opensTo(g, side, f.rho, z) || tip && g.R+g.From*g.DirR <= 0
	openAfter := next >= 0 && g.opensTo(&q.Segments[next], side, f.rho, z) || tip && g.R+g.To*g.DirR <= 0
	for j := first; j < len(s.found); j++ {
		x := &s.found[j]
		spot := r3.Add(x.piece.spot, s.centre)
		x.gone = !g.onSegment(r3.Dot(spot, x.u), spot.Z, openBefore, openAfter, s.body.slack())
		x.piece.facing = r3.Scale(side, x.piece.contact.Normal)
		x.piece.feature, x.piece.patch, x.piece.group = int32(4*i), g.patchOf(side < 0), g.Group
	}
}

// rim adds what of the end of one segment, the beginning of another, or of both touches the body where it is deepest in both; i is one of them.
func (s *RoundSearch) rim(q *Revolved, i, before, after int) {
	g, f, first := &q.Segments[i], besideAxis(s.centre), len(s.found)
	t, feature := g.From, int32(4*i+1)
	if after < 0 {
		t, feature = g.To, int32(4*i+2)
	}
	if math.IsInf(t, 0) {
		return
	}
	back, ahead := &q.Segments[max(before, 0)], &q.Segments[max(after, 0)]
	behindAll := (before < 0 || back.sideOf(f.rho, s.centre.Z) < 0) && (after < 0 || ahead.sideOf(f.rho, s.centre.Z) < 0)
	f.circle(g, t, s.centre.Z)
	if q.Solid && behindAll || f.radius <= 0 && g.DirZ == 0 {
		return
	}
	if f.radius > 0 {
		s.walk(&f)
	} else if x, near := s.body.tipRound(&f); near {
		s.found = append(s.found, s.body.foundAt(&f, &x, true))
	}
	for j := first; j < len(s.found); j++ {
		x := &s.found[j]
		x.gone = x.leavesRim(back, ahead, before >= 0, after >= 0)
		if before >= 0 {
			x.piece.facing = r3.Add(x.piece.facing, back.facing(x.u))
		}
		if after >= 0 {
			x.piece.facing = r3.Add(x.piece.facing, ahead.facing(x.u))
		}
		x.piece.feature, x.piece.patch, x.piece.group = feature, g.patchOf(x.piece.behind()), g.Group
	}
}

// resolve makes contacts of what has been found, the deepest first. Of places of different pieces of one curved wall the deepest stands for those that are about the same. It returns false where one is too deep.
func (s *RoundSearch) resolve(solid bool) bool {
	radius := s.body.Scale * s.body.Body.Radius
	for {
		k := int32(-1)
		for j := range s.found {
			if x := &s.found[j]; x.deep && !x.gone && (k < 0 || x.piece.deeperThan(&s.found[k].piece)) {
				k = int32(j)
			}
		}
		if k < 0 {
			return true
		}
		x := &s.found[k]
		if x.piece.contact.Overlap > MostInMesh*s.body.Inscribed() {
			return false
		}
		x.gone = true
		s.Contacts = append(s.Contacts, RoundContact{x.piece.contact, 1, x.piece.patch})
		for j := range s.found {
			y := &s.found[j]
			if !y.deep && y.of == k && !y.gone {
				s.Contacts = append(s.Contacts, RoundContact{y.piece.contact, -1, x.piece.patch})
			}
			y.gone = y.gone || y.deep && y.piece.feature != x.piece.feature && x.piece.covers(&y.piece, radius, SmoothCosine)
		}
	}
}

// Turn takes what the contact is to the superquadric from the surface's axes, which lie so, to the world's.
func (c *SuperquadricContact) Turn(axes quat.Number) {
	c.Normal, c.A, c.Shift, c.TurnA = rigid.Rotate(axes, c.Normal), rigid.Rotate(axes, c.A), rigid.Rotate(axes, c.Shift), rigid.Rotate(axes, c.TurnA)
}
