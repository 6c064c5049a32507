// What of a mesh stands out, so that faces and edges of polyhedra rest on it.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// MeshRelief are the edges and corners of a mesh that stand out from it, on either side (0 front, 1 back), by how much of a contact each has: all of one where the
// mesh bends by its smooth angle or more, or ends; a part where it bends by less, so that a curved wall is as stiff whatever the size of its triangles; nothing where it is flat or hollow, since
// corners of what lies there do.
type MeshRelief struct {
	mesh     *Mesh
	edges    [2][]float64 // of each half-edge that is the least of its ring, see Mesh.least; else 0
	corners  [2][]float64
	around   [][]int32    // of each vertex that stands out: the triangles
	overlaps [2][]float64 // of each vertex: part of its own that the edges about it leave to it, or to one another
}

// Tables are the numbers of a relief as kernels read them: of each half-edge how much of a contact it has in front and behind; of each vertex the same of its corner, and then what part of their own edges leave there, in front and
// behind; and where the triangles about each vertex that stands out begin in around.
func (q *MeshRelief) Tables() (edges, vertices []float64, start, around []int32) {
	for h := range q.edges[0] {
		edges = append(edges, q.edges[0][h], q.edges[1][h])
	}
	start = append(start, 0)
	for v := range q.corners[0] {
		vertices = append(vertices, q.corners[0][v], q.corners[1][v], q.overlaps[0][v], q.overlaps[1][v])
		around = append(around, q.around[v]...)
		start = append(start, int32(len(around)))
	}
	return edges, vertices, start, around
}

// flatFold is the fold (rad) up to which an edge is flat.
const flatFold = 1e-6

// NewMeshRelief finds them on a mesh whose fronts agree.
func NewMeshRelief(m *Mesh) *MeshRelief {
	q := &MeshRelief{mesh: m}
	least := make([]int32, len(m.Ring))
	for s := range 2 {
		q.edges[s] = make([]float64, len(m.Ring))
		q.corners[s], q.overlaps[s] = make([]float64, len(m.Vertices)), make([]float64, len(m.Vertices))
	}
	smooth := math.Acos(vec.Clamp(m.Smooth, 1))
	for h := range m.Ring {
		if least[h] = m.least(int32(h)); least[h] == int32(h) {
			q.edges[0][h], q.edges[1][h] = m.fold(int32(h), smooth)
		}
	}
	sharp := m.sharpness(smooth)
	for s := range 2 {
		q.blend(s, sharp)
	}
	q.around = make([][]int32, len(m.Vertices))
	for t, corners := range m.Triangles {
		for _, v := range corners {
			if q.corners[0][v]+q.corners[1][v] > 0 {
				q.around[v] = append(q.around[v], int32(t))
			}
		}
	}
	return q
}

// FrontsAgree tells whether the fronts of triangles with a common edge, two of them, are on the same side: only then has a place on the mesh a side.
func (m *Mesh) FrontsAgree() bool {
	for h, k := range m.Ring {
		if a, _ := m.edge(int32(h)); k != int32(h) && m.Ring[k] == int32(h) {
			if b, _ := m.edge(k); a == b {
				return false
			}
		}
	}
	return true
}

// fold is how much of a contact the edge of h has on the front of its triangle and on its back.
func (m *Mesh) fold(h int32, smooth float64) (front, back float64) {
	k := m.Ring[h]
	if k == h || m.Ring[k] != h {
		return 1, 1
	}
	a, _ := m.edge(h)
	n, other := m.Normals[h/3], m.Normals[k/3]
	angle := math.Atan2(r3.Norm(r3.Cross(n, other)), r3.Dot(n, other))
	if angle < flatFold {
		return 0, 0
	}
	part := min(angle/smooth, 1)
	if r3.Dot(n, r3.Sub(m.opposite(k), m.Vertices[a])) < 0 {
		return part, 0
	}
	return 0, part
}

// sharpness is how much of a contact each vertex would have, were it to stand out: by the angle that is lacking around it, or on a rim by that of the rim.
func (m *Mesh) sharpness(smooth float64) []float64 {
	around, rims, rim := make([]float64, len(m.Vertices)), make([]int, len(m.Vertices)), make([]r3.Vec, len(m.Vertices))
	for t, corners := range m.Triangles {
		for k, v := range corners {
			p := m.Vertices[v]
			b, c := r3.Sub(m.Vertices[corners[(k+1)%3]], p), r3.Sub(m.Vertices[corners[(k+2)%3]], p)
			around[v] += math.Atan2(r3.Norm(r3.Cross(b, c)), r3.Dot(b, c))
			h := int32(3*t + k)
			if m.Ring[h] != h {
				continue
			}
			i, j := m.edge(h)
			u := r3.Unit(r3.Sub(m.Vertices[j], m.Vertices[i]))
			rims[i], rims[j] = rims[i]+1, rims[j]+1
			rim[i], rim[j] = r3.Add(rim[i], u), r3.Sub(rim[j], u)
		}
	}
	sharp := make([]float64, len(m.Vertices))
	for v := range sharp {
		switch rims[v] {
		case 0:
			sharp[v] = vec.Clamp((2*math.Pi-around[v])/(smooth*smooth), 1)
		case 2: // two unit vectors away from the vertex, the sum of which is nothing where the rim is straight
			sharp[v] = min(2*math.Asin(min(0.5*r3.Norm(rim[v]), 1))/smooth, 1)
		default:
			sharp[v] = 1
		}
		if sharp[v] < flatFold {
			sharp[v] = 0
		}
	}
	return sharp
}

// blend works out the corners of a side: those at which more stands out than is hollow. An edge that crosses all edges about a vertex at the vertex is to be held as by the most of them.
func (q *MeshRelief) blend(s int, sharp []float64) {
	n := len(sharp)
	sum, most, hollow := make([]float64, n), make([]float64, n), make([]float64, n)
	for h, part := range q.edges[s] {
		a, b := q.mesh.edge(int32(h))
		for _, v := range [2]int32{a, b} {
			sum[v], most[v], hollow[v] = sum[v]+part, max(most[v], part), hollow[v]+q.edges[1-s][h]
		}
	}
	for v := range sharp {
		if sum[v] > 0 && (sum[v] >= hollow[v] || most[v] == 1) {
			q.corners[s][v] = sharp[v]
		}
		if sum[v] > 0 {
			q.overlaps[s][v] = 1 - max(0, most[v]-q.corners[s][v])/sum[v]
		}
	}
}

// sees tells whether a triangle about a vertex that stands out has the centre of a polyhedron, which is at c from the vertex in the mesh's axes, on its side s. What touches the vertex on that side is
// above one of them.
func (q *MeshRelief) sees(s int, v int32, c r3.Vec) bool {
	for _, t := range q.around[v] {
		if onSide(s, r3.Dot(q.mesh.Normals[t], c)) {
			return true
		}
	}
	return false
}

func onSide(s int, height float64) bool { return height >= 0 == (s == 0) }

// cornerOn is how much of a contact a vertex has on the side of c, as of sees.
func (q *MeshRelief) cornerOn(v int32, c r3.Vec) (part float64) {
	for s := range 2 {
		if q.corners[s][v] > 0 && (q.mesh.Solid || q.sees(s, v, c)) {
			return q.corners[s][v]
		}
	}
	return 0
}

// edgeOn is the side on which the edge of h is to a polyhedron whose centre is at c from its begin, and how much of a contact it has there.
func (q *MeshRelief) edgeOn(h int32, c r3.Vec) (s int, part float64) {
	n, other := q.mesh.Normals[h/3], q.mesh.Normals[q.mesh.Ring[h]/3]
	for s := range 2 {
		if part := q.edges[s][h]; part > 0 && (q.mesh.Solid || onSide(s, r3.Dot(n, c)) || onSide(s, r3.Dot(other, c))) {
			return s, part
		}
	}
	return 0, 0
}

// FindRelief fills Contacts and Terms with what of a mesh that stands out is nearer to polyhedron a than its rounding, from its centre, in the world's axes. centre is that of a in the mesh's axes (m), turn
// takes directions of these to the world. Contacts of the corners of a with the mesh are not among them. It returns false where the mesh goes through the core.
func (p *PolyhedronPair) FindRelief(a *PlacedPolyhedron, q *MeshRelief, centre r3.Vec, turn func(r3.Vec) r3.Vec) bool {
	p.Contacts, p.Terms = p.Contacts[:0], p.Terms[:0]
	p.a, p.b, p.separation, p.reach = a, nil, r3.Vec{}, a.Rounding()
	m, radius := q.mesh, a.Scale*a.Shape.Radius
	p.verticesA, p.edgesA = p.choose(a, r3.Vec{}, r3.Vec{}, math.Inf(1), p.verticesA[:0], p.edgesA[:0])
	place := func(v int32) r3.Vec { return turn(r3.Sub(m.Vertices[v], centre)) }
	for at := int32(0); at < int32(len(m.Tree)); {
		n := &m.Tree[at]
		if !n.reached(centre, radius*radius) {
			at = n.Skip
			continue
		}
		for t := n.First; t < n.First+n.Count; t++ {
			for k, v := range m.Triangles[t] {
				if m.First[v] == t && max(q.corners[0][v], q.corners[1][v]) > 0 && !p.corner(q, v, place(v), r3.Sub(centre, m.Vertices[v])) {
					return false
				}
				if h := 3*t + int32(k); max(q.edges[0][h], q.edges[1][h]) > 0 && !p.ridge(q, h, centre, place) {
					return false
				}
			}
		}
		at++
	}
	return true
}

// corner adds the contact of vertex v of a mesh, which is at w from the centre, in the world's axes, and the centre at c from it, in the mesh's; it returns false where that is in the core.
func (p *PolyhedronPair) corner(q *MeshRelief, v int32, w, c r3.Vec) bool {
	var inside bool
	if p.feet, inside = p.a.standing(p.feet[:0], w, p.reach); inside {
		return false
	}
	if len(p.feet) == 0 {
		return true
	}
	part := q.cornerOn(v, c)
	if part == 0 {
		return true
	}
	first := len(p.Contacts)
	p.standOn(secondVertex, 0, w, p.a, func(i int) {
		for _, x := range p.a.Corners {
			if p.nearestFoot(x) == i {
				p.take(x, w, -1)
			}
		}
	})
	for i := range p.Contacts[first:] {
		k := &p.Contacts[first+i]
		k.Factor, k.Feature, k.Part = part, v, q.mesh.First[v]
	}
	return true
}

// ridge adds the contacts of the edge of h of a mesh with those of the polyhedron; it returns false where they cross.
func (p *PolyhedronPair) ridge(q *MeshRelief, h int32, centre r3.Vec, place func(v int32) r3.Vec) bool {
	a, b := q.mesh.edge(h)
	on, part := q.edgeOn(h, r3.Sub(centre, q.mesh.Vertices[a]))
	if part == 0 {
		return true
	}
	f := placedEdge{from: place(a)}
	to := place(b)
	f.along = r3.Sub(to, f.from)
	f.box = r3.Box{Min: vec.MinVec(f.from, to), Max: vec.MaxVec(f.from, to)}
	for i := range p.edgesA {
		e := &p.edgesA[i]
		if !e.near(&f, p.reach) {
			continue
		}
		s, t := NearestOnSegments(e.along, f.along, r3.Sub(e.from, f.from))
		x, y := r3.Add(e.from, r3.Scale(s, e.along)), r3.Add(f.from, r3.Scale(t, f.along))
		d2 := r3.Norm2(r3.Sub(x, y))
		if d2 >= p.reach*p.reach {
			continue
		}
		if d2 == 0 {
			return false
		}
		p.crossEnds(e, &f, x, y, math.Sqrt(d2), math.Inf(1), [2]float64{q.overlaps[on][a], q.overlaps[on][b]})
		c := &p.Contacts[len(p.Contacts)-1]
		c.Factor, c.Slope = part*c.Factor, r3.Scale(part, c.Slope)
		c.Feature, c.Part = h, h/3
	}
	return true
}

// Cuts tells whether an edge of polyhedron a goes through a triangle. place takes points from the centre of a, in the world's axes, to the mesh's axes.
func (q *MeshRelief) Cuts(a *PlacedPolyhedron, place func(r3.Vec) r3.Vec) bool {
	for _, e := range a.Shape.Edges {
		if q.mesh.crossed(place(a.Corners[e.A]), place(a.Corners[e.B])) {
			return true
		}
	}
	return false
}

// crossed tells whether the segment from a to b goes through a triangle: its ends are on two sides of the plane, and the three edges pass it on the same side (Ericson 2005, 5.3.4).
func (m *Mesh) crossed(a, b r3.Vec) bool {
	middle, u := r3.Scale(0.5, r3.Add(a, b)), r3.Sub(b, a)
	for at := int32(0); at < int32(len(m.Tree)); {
		n := &m.Tree[at]
		if !n.reached(middle, 0.25*r3.Norm2(u)) {
			at = n.Skip
			continue
		}
		for t := n.First; t < n.First+n.Count; t++ {
			var p [3]r3.Vec
			for k, v := range m.Triangles[t] {
				p[k] = r3.Sub(m.Vertices[v], a)
			}
			if r3.Dot(m.Normals[t], p[0])*r3.Dot(m.Normals[t], r3.Sub(p[0], u)) >= 0 {
				continue
			}
			x, y, z := r3.Dot(u, r3.Cross(p[0], p[1])), r3.Dot(u, r3.Cross(p[1], p[2])), r3.Dot(u, r3.Cross(p[2], p[0]))
			if x >= 0 && y >= 0 && z >= 0 || x <= 0 && y <= 0 && z <= 0 {
				return true
			}
		}
		at++
	}
	return false
}
