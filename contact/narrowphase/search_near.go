// Searches of two convex polyhedra in places that are hardly apart, as differences of their energy take: which features part last along a way out is found in the first of
// them. Others that come to count between two such places count by nothing, since their parts begin level.

package narrowphase

import "math"

// nearSearches is what searches near one another know.
type nearSearches struct {
	near  bool
	known [][2]int32 // the features of each way out
}

// StayNear tells that the searches up to Roam are of one pair, which hardly moves among them.
func (w *Workspace) StayNear() { w.near.near, w.near.known = true, w.near.known[:0] }

// Roam tells that the next search may be of any pair.
func (w *Workspace) Roam() { w.near.near = false }

// search finds the normal and the distance along it, and tells whether that is below reach.
func (x *nearSearches) search(s *convexPair, a, b *Placed, reach float64) bool {
	if x.near && len(x.known) > 0 {
		if s.searchNear(a, b, x.known); s.distance < 0 {
			return true
		}
	}
	s.place(a, b)
	if !s.search(reach) {
		return false
	}
	if x.near && s.distance < 0 {
		x.known = x.known[:0]
		for i := range s.ways {
			x.known = append(x.known, s.ways[i].last)
		}
	}
	return true
}

// searchNear finds the ways out of bodies that overlap along the features of ways that they have in a place hardly apart from this one.
func (s *convexPair) searchNear(a, b *Placed, ways [][2]int32) {
	s.a, s.b = a.polyhedron, b.polyhedron
	s.relative = newRelative(a, b)
	s.distance, s.ways = math.Inf(-1), s.ways[:0]
	s.placeVertices()
	for _, x := range ways {
		switch facesA, facesB := int32(len(s.a.faces)), int32(len(s.b.faces)); {
		case x[1] < facesB:
			s.overFace(int(x[1]))
		case x[0] < facesA:
			s.underFace(int(x[0]))
		default:
			edge := s.arcOf(x[0] - facesA)
			s.edgesApart(&edge, x[1]-facesB)
		}
	}
}
