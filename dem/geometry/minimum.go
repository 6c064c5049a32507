// Points of a faceted surface that are locally nearest to a sphere's centre. Kernels get this text too.

package geometry

import "gonum.org/v1/gonum/spatial/r3"

// minimum is a point of a surface that is locally nearest to the centre.
type minimum struct {
	touch  Touch  // its Distance is not negative; its Feature is unique to the face, edge or corner
	facing r3.Vec // normal of the front of the surface there, of any length
	patch  int32  // whose tangential history the contact continues
	group  int32  // smooth piece that the point belongs to
}

// behind tells whether the centre is behind the surface.
func (m *minimum) behind() bool { return r3.Dot(m.touch.Normal, m.facing) < 0 }

// nearerThan is the order in which minima become contacts.
func (m *minimum) nearerThan(o *minimum) bool {
	if m.touch.Distance != o.touch.Distance {
		return m.touch.Distance < o.touch.Distance
	}
	return m.touch.Feature < o.touch.Feature
}

// sameSpot is how near, as a part of reach, two points are one.
const sameSpot = 1e-6

// standsFor tells whether the contact at k, which is nearer, stands for m too.
func (k *minimum) standsFor(m *minimum, reach, smooth float64) bool {
	if m.group == k.group && r3.Dot(m.touch.Normal, k.touch.Normal) > smooth {
		return true
	}
	gap := r3.Sub(r3.Scale(m.touch.Distance, m.touch.Normal), r3.Scale(k.touch.Distance, k.touch.Normal))
	if r3.Norm2(gap) < sameSpot*sameSpot*reach*reach {
		return true
	}
	// The edge of a facet that lies in the plane of another under the centre: two facets of one wall that do not share vertices.
	r := r3.Dot(gap, k.touch.Normal)
	return r*r < flatSine*flatSine*r3.Norm2(gap) && parallel(k.touch.Normal, k.facing) && parallel(m.facing, k.facing)
}

// flatSine is the sine of the angle up to which two triangles are one plane; files with single precision are that rough.
const flatSine = 1e-3

// parallel tells whether two vectors are on one line as nearly as triangles from a file are in one plane.
func parallel(a, b r3.Vec) bool {
	return r3.Norm2(r3.Cross(a, b)) <= flatSine*flatSine*r3.Norm2(a)*r3.Norm2(b)
}
