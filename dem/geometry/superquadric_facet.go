// Where triangles of a mesh are deepest in a superquadric. Kernels get this text too.
//
// How deep a point is in a convex body is a concave function of the point, the gradient of which is the direction n in which it comes out. So a triangle has one deepest place, and a mesh touches the body where none beside a place
// is deeper, as it touches a sphere where none beside a place is nearer to the centre: in a face, below the point of the body that is farthest beyond its plane; on an edge that stands out, at the deepest ball of no radius of a
// capsule; or at a corner. The depth is continuous from one to the next, as are the direction and the radius of curvature there, and with them force and torques.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// MostInMesh is by how much of the radius of the sphere in it a superquadric may be pressed into a mesh, on the other side of which it would come out soon.
const MostInMesh = 0.5

// facetSlack is how far, by the radius about the body, a place may be beyond a border, and how steeply one may become deeper across it, so that none is missed between two triangles. What is found twice is at the same spot.
const facetSlack = 1e-8

// facetView is a superquadric seen along the normal of a triangle. Places are from its centre.
type facetView struct {
	front   r3.Vec // normal of the triangle's front
	normal  r3.Vec // of its plane, on the side of the centre
	height  float64
	deepest r3.Vec  // the point that is farthest beyond the plane, m
	overlap float64 // with the half-space behind the plane, m
	shallow bool    // by MostInMesh
	below   bool    // the place of the plane next to that point is in the body
}

// misses tells whether a body does not come to the plane of a triangle, by the sphere and the box about it, which is all that most triangles take.
func (p *PlacedSuperquadric) misses(front, corner r3.Vec) bool {
	n, s := p.inItsAxes(front), p.Body.SemiAxes
	box := math.Abs(s.X*n.X) + math.Abs(s.Y*n.Y) + math.Abs(s.Z*n.Z)
	return math.Abs(r3.Dot(front, corner)) >= p.Scale*min(box, p.Body.Radius)
}

// seeFacet looks at a triangle by the normal of its front, along which the body is farthest at a point, and one of its corners, m.
func (p *PlacedSuperquadric) seeFacet(front, farthest, corner r3.Vec) facetView {
	v := facetView{}
	v.front, v.normal, v.height = front, front, -r3.Dot(front, corner)
	v.deepest = r3.Scale(-1, farthest)
	if v.height < 0 {
		v.normal = r3.Scale(-1, front)
		v.height = -v.height
		v.deepest = farthest
	}
	v.overlap = -r3.Dot(v.normal, v.deepest) - v.height
	v.shallow = v.overlap <= MostInMesh*p.Inscribed()
	v.below = v.shallow
	if !v.shallow {
		foot := r3.Add(v.deepest, r3.Scale(v.overlap, v.normal))
		v.below = p.Body.Gauge(r3.Scale(1/p.Scale, p.inItsAxes(foot))) < 1
	}
	return v
}

// past is how far the place of the plane next to the deepest point is outside of the triangle's edge from a to b, m.
func (v *facetView) past(a, b r3.Vec) float64 {
	along := r3.Sub(b, a)
	return r3.Dot(v.front, r3.Cross(r3.Sub(v.deepest, a), along)) / vec.Norm(along)
}

// slack is facetSlack, m.
func (p *PlacedSuperquadric) slack() float64 { return facetSlack * p.Scale * p.Body.Radius }

// deepens tells whether one comes deeper into the body, out of which n is the way, when one goes along way.
func deepens(n, way r3.Vec) bool { return r3.Dot(n, way) > facetSlack*vec.Norm(way) }

// toward is the direction from a point to the centre, m.
func toward(point, other r3.Vec) r3.Vec {
	length := vec.Norm(point)
	if length == 0 {
		return other
	}
	return r3.Scale(-1/length, point)
}

// axisBeside is the direction in which a search begins for where the body comes out over a place of the triangle: its normal, or where the body is deep behind the plane, which may be beside it, the way to the centre.
func (v *facetView) axisBeside(place r3.Vec) r3.Vec {
	if v.shallow {
		return v.normal
	}
	return toward(place, v.normal)
}

// seekEdge finds the place of the edge that goes along from a which is deepest, where it is between the ends; along is 0 where there is none.
func (p *PlacedSuperquadric) seekEdge(v *facetView, a, along r3.Vec) (k commonNormal, at float64, touching, found bool) {
	nearest := OnSegment(r3.Vec{}, a, r3.Add(a, along))
	s, ended := p.SearchBar(along, 0, r3.Scale(-1, a), v.axisBeside(nearest))
	touching = ended && s.near && s.deepest.overlap > 0 && s.along > 0 && s.along < 1
	return s.deepest, s.along, touching, ended
}

// seekCorner finds how deep a corner is.
func (p *PlacedSuperquadric) seekCorner(v *facetView, corner r3.Vec) (k commonNormal, touching, found bool) {
	axis, point := v.axisBeside(corner), RoundBody(0)
	k.n = axis
	if p.Reach(axis) <= -r3.Dot(axis, corner) {
		return k, false, true
	}
	next, ended := searchNormal(p, &point, r3.Scale(-1, corner), axis, true)
	return next, next.overlap > 0, ended
}

// contactOn is the contact along k with an edge along a direction, about which alone the normal turns, or with a corner, of which the direction is 0. It has the curvature of the body.
func (p *PlacedSuperquadric) contactOn(k *commonNormal, edge r3.Vec) SuperquadricContact {
	c := k.contact()
	radius, slope := p.curved(k.n)
	c.Effective = radius
	bent := k.bend(k.a.second, k.b.second)
	alongE, alongF := r3.Dot(slope, k.e), r3.Dot(slope, k.f)
	x, y, ok := bent.solveTangent(alongE, alongF)
	if r3.Norm2(edge) > 0 {
		across := r3.Cross(k.n, edge)
		e, f := r3.Dot(across, k.e), r3.Dot(across, k.f)
		size := e*bent.alongX(e, f) + f*bent.alongY(e, f)
		part := (e*alongE + f*alongF) / size
		x, y = part*e, part*f
		ok = size > 0
	}
	if !ok {
		x, y = 0, 0
	}
	c.Shift = k.across(x, y)
	moved := k.across(k.a.second.alongX(x, y), k.a.second.alongY(x, y))
	c.TurnA = r3.Add(r3.Cross(c.Shift, k.a.at), r3.Cross(k.n, r3.Sub(moved, slope)))
	return c
}

// meshPiece is a face, an edge or a corner that touches a superquadric.
type meshPiece struct {
	contact SuperquadricContact
	spot    r3.Vec // the deepest place, from the centre, m
	facing  r3.Vec // normal of the front there, of any length
	feature int32
	part    int32
	patch   int32
	group   int32
}

// behind tells whether the centre is behind the surface.
func (m *meshPiece) behind() bool { return r3.Dot(m.contact.Normal, m.facing) < 0 }

// deeperThan is the order in which pieces become contacts.
func (m *meshPiece) deeperThan(o *meshPiece) bool {
	if m.contact.Overlap != o.contact.Overlap {
		return m.contact.Overlap > o.contact.Overlap
	}
	return m.feature < o.feature
}

// covers tells whether the contact at k, which is deeper, stands for m too, see minimum.standsFor. Facets of one curved wall have one contact where they are touched at about the same place of the body, with about the same normal.
func (k *meshPiece) covers(m *meshPiece, radius, smooth float64) bool {
	near := r3.Dot(m.spot, k.spot) > smooth*math.Sqrt(r3.Norm2(m.spot)*r3.Norm2(k.spot))
	if near && m.group == k.group && r3.Dot(m.contact.Normal, k.contact.Normal) > smooth {
		return true
	}
	gap := r3.Sub(m.spot, k.spot)
	if r3.Norm2(gap) < sameSpot*sameSpot*radius*radius {
		return true
	}
	r := r3.Dot(gap, k.contact.Normal)
	return r*r < flatSine*flatSine*r3.Norm2(gap) && parallel(k.contact.Normal, k.facing) && parallel(m.facing, k.facing)
}
