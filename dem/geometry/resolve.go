// From the points of a faceted surface that are locally nearest to a sphere's centre to its contacts.
//
// A point of a surface is a contact where no point beside it is nearer to the centre. So a concave edge is never one (both its
// faces are), a convex edge is one contact and not two, and an edge between coplanar faces is one contact like any point of
// the plane. What is left to decide here: contacts that are the same but for rounding, faces that only stand for one curved wall, and
// the side on which the matter is.

package geometry

import "gonum.org/v1/gonum/spatial/r3"

// resolve appends the contacts among the local minima in found, nearest first.
//
// Of minima at the same spot, or of the same smooth piece with normals whose cosine is above smooth, the nearest alone counts: the
// potential of the contact force is then the highest of theirs, which is continuous where one facet takes over from the next.
// If solid, the matter fills the back of the surface: a centre in it is pushed out by the shortest way, and surfaces seen from
// behind are not touched. A contact's Feature is its patch, or if a nearer contact took that, unique + its own feature.
func resolve(dst []Touch, found []minimum, reach, smooth float64, solid bool, unique int32) []Touch {
	for i := 1; i < len(found); i++ {
		for j := i; j > 0 && found[j].nearerThan(&found[j-1]); j-- {
			found[j], found[j-1] = found[j-1], found[j]
		}
	}
	if solid && len(found) > 0 && found[0].behind() {
		t := found[0].touch
		t.Normal, t.Distance, t.Feature = r3.Scale(-1, t.Normal), -t.Distance, found[0].patch
		return append(dst, t)
	}
	kept := found[:0]
	for i := range found {
		m := found[i]
		if solid && m.behind() || hidden(&m, kept, reach, smooth) {
			continue
		}
		t := m.touch
		if !taken(kept, m.patch) {
			t.Feature = m.patch
		} else {
			t.Feature += unique
		}
		kept = append(kept, m)
		dst = append(dst, t)
	}
	return dst
}

// hidden tells whether one of the kept contacts, which are nearer, stands for m too.
func hidden(m *minimum, kept []minimum, reach, smooth float64) bool {
	for i := range kept {
		if kept[i].standsFor(m, reach, smooth) {
			return true
		}
	}
	return false
}

func taken(kept []minimum, patch int32) bool {
	for i := range kept {
		if kept[i].patch == patch {
			return true
		}
	}
	return false
}
