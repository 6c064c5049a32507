// The search for the ways along which two convex solids come apart of which one at least is of revolution.
//
// Bodies that overlap have ways out in closed form (ways_turned.go, ways_round.go), of which the nearest is the normal. Apart, within reach, the place where they are nearest is found with prisms in the
// place of what is round, which are turned to it and searched again (prism.go), and then exactly (touching.go).

package narrowphase

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// searchTurned finds the ways out and the distance, and tells whether that is below reach.
func (s *convexPair) searchTurned(w *Workspace, a, b *Placed, reach float64) bool {
	s.place(a, b)
	if s.separated(a, b, reach) {
		return false
	}
	s.findWays(a, b)
	if len(s.ways) > 0 && (s.distance < 0 || s.distance >= reach) {
		return s.distance < reach
	}
	return s.searchPrisms(w.prisms[0].of(a), w.prisms[1].of(b), reach)
}

// findWays lists the ways out of bodies that overlap; of bodies apart none may be left, or what is no way out.
func (s *convexPair) findWays(a, b *Placed) {
	if b.kind == revolved {
		s.roundWays(a, b)
	} else {
		s.turnedWays(a, b)
	}
}

// glances are how many directions are tried for one along which bodies are apart.
const glances = 12

// separated tells whether a direction is at hand along which the bodies are apart by reach: that between their centres, reflected at what joins the two places which are nearest along it, again and
// again (K. Chung and W. Wang, Quick collision detection of polytopes in virtual environments, 1996). Bodies that it does not part may be apart.
func (s *convexPair) separated(a, b *Placed, reach float64) bool {
	n, _ := direction(s.apart, r3.Vec{Z: 1})
	for range glances {
		gap := r3.Sub(outmostPlace(a, &s.relative, r3.Scale(-1, n)), outmostPlace(b, &unmoved, n))
		d := r3.Dot(n, gap)
		if d >= reach {
			return true
		}
		r, l := direction(gap, n)
		if l == 0 {
			return false
		}
		n, _ = direction(r3.Sub(n, r3.Scale(2*r3.Dot(r, n), r)), r)
	}
	return false
}

// outmostPlace is the place of a body that is farthest along a direction.
func outmostPlace(p *Placed, where *relative, n r3.Vec) r3.Vec {
	if p.kind == revolved {
		_, at := lowestPlace(p.revolution, where, r3.Scale(-1, n))
		return at
	}
	_, at := lowest(p.vertices, where.turnToA(r3.Scale(-1, n)))
	return where.toB(at)
}

// searchPrisms finds the shortest distance of bodies apart by their prisms, and tells whether it is below reach.
func (s *convexPair) searchPrisms(a, b *Placed, reach float64) bool {
	a.face(b.origin)
	b.face(a.origin)
	coarse := 0.02 * (a.size + b.size) // by which prisms are smaller than what they stand for
	for range turns {
		s.place(a, b)
		if !s.search(reach + coarse) {
			return false
		}
		at := b.toWorld(s.at)
		a.face(at)
		b.face(at)
	}
	s.place(a, b)
	s.forms = [2]Form{flat, flat}
	if !s.search(reach + coarse) {
		return false
	}
	s.touch(a, b) // the facets of a prism are no ways out
	s.ways = append(s.ways[:0], wayOut{normal: s.normal, distance: s.distance, at: s.at, part: 1, forms: s.forms})
	return s.distance < reach
}
