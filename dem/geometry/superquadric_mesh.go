// Contacts of a superquadric with a mesh. Kernels have the same in kernels/superquadrics_mesh.cuh.

package geometry

import "gonum.org/v1/gonum/spatial/r3"

// MeshContact is a contact of a superquadric with a mesh. Feature and Part are as of Touch.
type MeshContact struct {
	SuperquadricContact
	Feature, Part int32
}

// MeshSearch finds the contacts of superquadrics with meshes.
type MeshSearch struct {
	Contacts []MeshContact // in the mesh's axes

	pieces []meshPiece
	body   *PlacedSuperquadric
	relief *MeshRelief
	centre r3.Vec

	front, farthest r3.Vec // normal of the triangle that has been looked at last, and how far the body reaches along it: those of plane ground are the same
}

// Find fills Contacts with those of a superquadric whose axes are in those of the mesh, as is its centre, m. It returns false where the mesh is too deep in it, or a search comes to no end.
func (s *MeshSearch) Find(p *PlacedSuperquadric, q *MeshRelief, centre r3.Vec) bool {
	s.pieces, s.Contacts = s.pieces[:0], s.Contacts[:0]
	s.body, s.relief, s.centre, s.front = p, q, centre, r3.Vec{}
	m, radius := q.mesh, p.Scale*p.Body.Radius
	for at := int32(0); at < int32(len(m.Tree)); {
		n := &m.Tree[at]
		if !n.reached(centre, radius*radius) {
			at = n.Skip
			continue
		}
		for t := n.First; t < n.First+n.Count; t++ {
			if !s.triangle(t) {
				return false
			}
		}
		at++
	}
	return s.resolve(radius)
}

// place is a vertex from the centre.
func (s *MeshSearch) place(v int32) r3.Vec { return r3.Sub(s.relief.mesh.Vertices[v], s.centre) }

// see looks at a triangle by its normal and a corner.
func (s *MeshSearch) see(front, corner r3.Vec) facetView {
	if front != s.front {
		s.front, s.farthest = front, s.body.Farthest(front)
	}
	return s.body.seeFacet(front, s.farthest, corner)
}

// triangle adds what of triangle t touches the body: its face, and edges and corners that are its own to look at.
func (s *MeshSearch) triangle(t int32) bool {
	m, q := s.relief.mesh, s.relief
	corners := m.Triangles[t]
	places := [3]r3.Vec{s.place(corners[0]), s.place(corners[1]), s.place(corners[2])}
	if s.body.misses(m.Normals[t], places[0]) {
		return true
	}
	v := s.see(m.Normals[t], places[0])
	if v.overlap <= 0 {
		return true
	}
	within, slack := v.below, s.body.slack()
	for k := range int32(3) {
		h, past := 3*t+k, v.past(places[k], places[(k+1)%3])
		within = within && past <= slack
		if corner := corners[k]; m.First[corner] == t && q.standsOut(corner) && !s.corner(&v, corner) {
			return false
		}
		if stands := q.edges[0][h]+q.edges[1][h] > 0; stands && (past >= -slack || !v.shallow) && !s.edge(&v, h) {
			return false
		}
	}
	if !within {
		return true
	}
	c, _ := s.body.FindPlane(v.normal, v.height)
	s.add(c, m.Normals[t], regions*t, t)
	return true
}

// standsOut tells whether an edge that stands out ends at a vertex.
func (q *MeshRelief) standsOut(v int32) bool {
	return q.corners[0][v]+q.corners[1][v]+q.overlaps[0][v]+q.overlaps[1][v] > 0
}

// edge adds the edge of h if the body is deepest there in all triangles beside it, of one of which v is the view; it returns false where no place is found.
func (s *MeshSearch) edge(v *facetView, h int32) bool {
	m := s.relief.mesh
	for k := m.Ring[h]; k != h; k = m.Ring[k] {
		a, b := m.edge(k)
		from := s.place(a)
		other := s.see(m.Normals[k/3], from)
		if other.overlap <= 0 || other.shallow && other.past(from, s.place(b)) < -s.body.slack() {
			return true
		}
	}
	i, j := m.edge(h)
	a := s.place(i)
	along := r3.Sub(s.place(j), a)
	found, at, touching, ended := s.body.seekEdge(v, a, along)
	if !touching {
		return ended
	}
	spot := r3.Add(a, r3.Scale(at, along))
	for k, first := h, true; first || k != h; k, first = m.Ring[k], false {
		if deepens(found.n, r3.Sub(r3.Sub(m.opposite(k), s.centre), spot)) {
			return true
		}
	}
	s.add(s.body.contactOn(&found, r3.Unit(along)), m.edgeFacing(h), regions*(h/3)+onEdge+h%3, h/3)
	return true
}

// corner adds vertex c if the body is deepest there in all that is beside it, of which v is the view of a triangle; it returns false where no place is found.
func (s *MeshSearch) corner(v *facetView, c int32) bool {
	m, at := s.relief.mesh, s.place(c)
	found, touching, ended := s.body.seekCorner(v, at)
	if !touching {
		return ended
	}
	for _, w := range m.Star[m.StarStart[c]:m.StarStart[c+1]] {
		if deepens(found.n, r3.Sub(s.place(w), at)) {
			return true
		}
	}
	t := m.First[c]
	s.add(s.body.contactOn(&found, r3.Vec{}), m.Pseudo[c], regions*t+onCorner+m.cornerOf(t, c), t)
	return true
}

// add notes a piece.
func (s *MeshSearch) add(c SuperquadricContact, facing r3.Vec, feature, part int32) {
	x := meshPiece{contact: c, spot: r3.Add(c.A, r3.Scale(c.Overlap, c.Normal)), facing: facing, feature: feature, part: part}
	side := 0
	if x.behind() {
		side = 1
	}
	m := s.relief.mesh
	x.patch, x.group = m.Patch[part][side], m.Group[part]
	s.pieces = append(s.pieces, x)
}

// resolve makes contacts of the pieces, the deepest first, as resolve does of a sphere's. It returns false where one is too deep, or the centre is behind a solid's surface.
func (s *MeshSearch) resolve(radius float64) bool {
	found, m := s.pieces, s.relief.mesh
	for i := 1; i < len(found); i++ {
		for j := i; j > 0 && found[j].deeperThan(&found[j-1]); j-- {
			found[j], found[j-1] = found[j-1], found[j]
		}
	}
	if len(found) > 0 && (found[0].contact.Overlap > MostInMesh*s.body.Inscribed() || m.Solid && found[0].behind()) {
		return false
	}
	kept := found[:0]
	for i := range found {
		x := found[i]
		covered, taken := m.Solid && x.behind(), false
		for k := range kept {
			covered = covered || kept[k].covers(&x, radius, m.Smooth)
			taken = taken || kept[k].patch == x.patch
		}
		if covered {
			continue
		}
		kept = append(kept, x)
		c := MeshContact{x.contact, x.patch, x.part}
		if taken {
			c.Feature = x.feature + int32(2*len(m.Triangles))
		}
		s.Contacts = append(s.Contacts, c)
	}
	return true
}
