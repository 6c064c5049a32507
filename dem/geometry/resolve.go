// From the points of a faceted surface that are locally nearest to a sphere's centre to its contacts.
//
// A point of a surface is a contact where no point beside it is nearer to the centre. So a concave edge is never one (both its
// faces are), a convex edge is one contact and not two, and an edge between coplanar faces is one contact like any point of
// the plane. What is left to decide here: contacts that are the same but for rounding, faces that only stand for one curved wall, and
// the side on which the matter is.

package geometry

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// minimum is a point of a surface that is locally nearest to the centre.
type minimum struct {
	touch  Touch  // its Distance is not negative; its Feature is unique to the face, edge or corner
	facing r3.Vec // normal of the front of the surface there, of any length
	patch  int32  // whose tangential history the contact continues
	group  int32  // smooth piece that the point belongs to
}

func (m *minimum) behind() bool { return r3.Dot(m.touch.Normal, m.facing) < 0 }

// sameSpot is how near, as a part of reach, two points are one.
const sameSpot = 1e-6

// resolve appends the contacts among the local minima in found, nearest first.
//
// Of minima at the same spot, or of the same smooth piece with normals whose cosine is above smooth, the nearest alone counts: the
// potential of the contact force is then the highest of theirs, which is continuous where one facet takes over from the next.
// If solid, the matter fills the back of the surface: a centre in it is pushed out by the shortest way, and surfaces seen from
// behind are not touched. A contact's Feature is its patch, or if a nearer contact took that, unique + its own feature.
func resolve(dst []Touch, found []minimum, reach, smooth float64, solid bool, unique int32) []Touch {
	for i := 1; i < len(found); i++ {
		for j := i; j > 0 && nearer(&found[j], &found[j-1]); j-- {
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

func nearer(a, b *minimum) bool {
	if a.touch.Distance != b.touch.Distance {
		return a.touch.Distance < b.touch.Distance
	}
	return a.touch.Feature < b.touch.Feature
}

// hidden tells whether a nearer contact stands for m too.
func hidden(m *minimum, kept []minimum, reach, smooth float64) bool {
	at := r3.Scale(m.touch.Distance, m.touch.Normal)
	for i := range kept {
		k := &kept[i]
		if m.group == k.group && r3.Dot(m.touch.Normal, k.touch.Normal) > smooth {
			return true
		}
		gap := r3.Sub(at, r3.Scale(k.touch.Distance, k.touch.Normal))
		if r3.Norm2(gap) < sameSpot*sameSpot*reach*reach {
			return true
		}
		// The edge of a facet that lies in the plane of another under the centre: two facets of one wall that do not share vertices.
		if r := r3.Dot(gap, k.touch.Normal); r*r < flatSine*flatSine*r3.Norm2(gap) && parallel(k.touch.Normal, k.facing) && parallel(m.facing, k.facing) {
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

// parallel tells whether two vectors are on one line as nearly as triangles from a file are in one plane.
func parallel(a, b r3.Vec) bool {
	return r3.Norm2(r3.Cross(a, b)) <= flatSine*flatSine*r3.Norm2(a)*r3.Norm2(b)
}
