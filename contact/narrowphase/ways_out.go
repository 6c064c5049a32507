// The ways along which two convex polyhedra come apart.
//
// Of two bodies that overlap all ways out are looked for that are hardly longer than the shortest. A way out along n is no shorter than the balls about both centres
// that are inside the bodies ask for: that leaves out, without a look at their vertices, most of the faces and edges, which look another way.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// convexPair is the search for the normal of two convex polyhedra, in the axes of the second.
type convexPair struct {
	a, b *polyhedron
	relative
	apart            r3.Vec    // from the centre of b to that of a
	facingA, facingB []float64 // of each face, how far apart points along its front
	vertices         []r3.Vec  // of a
	edgesA           []arc     // edges that may be the nearest
	edgesB           []int32
	distance         float64 // the best found so far
	normal           r3.Vec  // from b to a
	at               r3.Vec  // a place where they touch along it, on a or on b
	ways             []wayOut
	tolerance        float64
	normals          []r3.Vec // of the faces of a, of bodies apart
	offsets          []float64
	nearA, nearB     []int32 // edges near the other body, of bodies apart
	features         [2][]feature
	forms            [2]Form // of solids of revolution and what they touch, there
	turned, beneath  *Placed // both, if the first is a solid of revolution
	parts            [2][]feature
	family           int // where the ways begin that are of one family
}

// arc is an edge of a and the normals of its faces.
type arc struct {
	edge    int32
	way     r3.Vec
	normals [2]r3.Vec
}

// wayOut is a direction along which bodies that overlap come apart.
type wayOut struct {
	normal   r3.Vec
	distance float64
	at       r3.Vec   // a place where they part last
	part     float64  // how much of a way of its own it is, from 0 to 1
	forms    [2]Form  // of both bodies there, if one is a solid of revolution
	last     [2]int32 // of two polyhedra: the features that part last, by edgeFeature and vertexFeature
}

// place takes a into the axes of b.
func (s *convexPair) place(a, b *Placed) {
	s.a, s.b = a.polyhedron, b.polyhedron
	s.tolerance = 1e-10 * (a.size + b.size)
	s.relative = newRelative(a, b)
	s.apart = r3.Sub(s.toB(a.centre), b.centre)
	back := s.turnToA(s.apart)
	s.facingA, s.facingB = s.facingA[:0], s.facingB[:0]
	for f := range a.faces {
		s.facingA = append(s.facingA, -r3.Dot(a.faces[f].normal, back))
	}
	for f := range b.faces {
		s.facingB = append(s.facingB, r3.Dot(b.faces[f].normal, s.apart))
	}
}

// search finds the normal and the distance along it, and tells whether that is below reach.
func (s *convexPair) search(reach float64) bool {
	s.distance, s.ways = math.Inf(-1), s.ways[:0]
	least := s.foremost()
	if least >= reach {
		return false
	}
	s.placeVertices()
	limit := s.limit(least)
	for f := range s.b.faces {
		if s.facingB[f]-s.b.faces[f].depth-s.a.inside >= limit && s.overFace(f) >= reach {
			return false
		}
	}
	for f := range s.a.faces {
		if s.facingA[f]-s.a.faces[f].depth-s.b.inside >= limit && s.underFace(f) >= reach {
			return false
		}
	}
	s.listEdges(s.limit(max(s.distance, least)) + s.a.inside + s.b.inside)
	for i := range s.edgesA {
		for _, j := range s.edgesB {
			s.edgesApart(&s.edgesA[i], j)
			if s.distance >= reach {
				return false
			}
		}
	}
	if s.distance > 0 {
		s.nearest(reach)
		s.ways = append(s.ways[:0], wayOut{normal: s.normal, distance: s.distance, at: s.at, part: 1, forms: [2]Form{flat, flat}})
	}
	return s.distance < reach
}

// placeVertices takes the vertices of a into the axes of b.
func (s *convexPair) placeVertices() {
	s.vertices = s.vertices[:0]
	for _, v := range s.a.vertices {
		s.vertices = append(s.vertices, s.toB(v))
	}
}

// overFace tries the normal of a face of b, and gives the distance along it.
func (s *convexPair) overFace(f int) float64 {
	x := &s.b.faces[f]
	d, v := lowestVertex(s.vertices, x.normal)
	d -= x.offset
	s.try(x.normal, d, s.vertices[v], 0, 1, [2]int32{s.a.vertexFeature(int32(v)), int32(f)})
	return d
}

// underFace tries the normal of a face of a, and gives the distance along it.
func (s *convexPair) underFace(f int) float64 {
	x := &s.a.faces[f]
	n := s.turnToB(x.normal)
	d, v := lowestVertex(s.b.vertices, n)
	d -= x.offset + r3.Dot(n, s.origin)
	s.try(r3.Scale(-1, n), d, r3.Sub(s.b.vertices[v], r3.Scale(d, n)), s.tolerance, 1, [2]int32{int32(f), s.b.vertexFeature(int32(v))})
	return d
}

// arcOf is an edge of a.
func (s *convexPair) arcOf(i int32) arc {
	e := &s.a.edges[i]
	return arc{i, s.turnToB(e.way), [2]r3.Vec{s.turnToB(s.a.faces[e.faces[0]].normal), s.turnToB(s.a.faces[e.faces[1]].normal)}}
}

// foremost is the distance along the normal of the face, of either body, that looks most at the other one.
func (s *convexPair) foremost() float64 {
	bestA, mostA := 0, math.Inf(-1)
	for f, facing := range s.facingA {
		if h := facing - s.a.faces[f].depth; h > mostA {
			bestA, mostA = f, h
		}
	}
	bestB, mostB := 0, math.Inf(-1)
	for f, facing := range s.facingB {
		if h := facing - s.b.faces[f].depth; h > mostB {
			bestB, mostB = f, h
		}
	}
	if mostA-s.b.inside > mostB-s.a.inside {
		x := &s.a.faces[bestA]
		n := s.turnToB(x.normal)
		d, _ := lowest(s.b.vertices, n)
		return d - x.offset - r3.Dot(n, s.origin)
	}
	x := &s.b.faces[bestB]
	d, _ := lowest(s.a.vertices, s.turnToA(x.normal))
	return d + r3.Dot(x.normal, s.origin) - x.offset
}

// limit is the distance along a normal up to which it is of no account beside another.
func (s *convexPair) limit(distance float64) float64 {
	distance -= s.tolerance
	return min(distance, (1+fartherOut)*distance) - s.tolerance
}

// fartherOut is how much farther, as a part, it may be along a way that counts beside the nearest one.
const fartherOut = 0.3

// try notes a way out of which at is a place on the first body, and takes it for the normal if it is nearer than the best so far by a margin.
func (s *convexPair) try(n r3.Vec, d float64, at r3.Vec, margin, part float64, last [2]int32) {
	at = r3.Sub(at, r3.Scale(d/2, n))
	if d > s.distance+margin {
		s.distance, s.normal, s.at = d, n, at
	}
	if d > (1+fartherOut)*s.distance && part > 0 {
		s.ways = append(s.ways, wayOut{normal: n, distance: d, at: at, part: part, last: last})
	}
}

// leaveWays leaves the ways out that are hardly farther than the nearest, with their parts: the bodies change from one to the other without a jump.
func (s *convexPair) leaveWays() {
	n := 0
	for _, x := range s.ways {
		if x.part *= 1 - smooth((x.distance/s.distance-1)/fartherOut); s.distance >= 0 {
			x.part = 1
		}
		if x.part > leastWeight {
			s.ways[n] = x
			n++
		}
	}
	s.ways = s.ways[:n]
}

// lowest is the vertex that is lowest along n, and its height.
func lowest(vertices []r3.Vec, n r3.Vec) (height float64, at r3.Vec) {
	height, v := lowestVertex(vertices, n)
	return height, vertices[v]
}

// lowestVertex is the number of the vertex that is lowest along n, and its height.
func lowestVertex(vertices []r3.Vec, n r3.Vec) (height float64, number int) {
	height = math.Inf(1)
	for i := range vertices {
		if h := r3.Dot(n, vertices[i]); h < height {
			height, number = h, i
		}
	}
	return height, number
}

// listEdges lists the edges of each body that have, between those of their faces, a normal along which the centres are at least so far apart.
func (s *convexPair) listEdges(distance float64) {
	s.edgesA, s.edgesB = s.edgesA[:0], s.edgesB[:0]
	square := r3.Norm2(s.apart)
	limit2 := square - vec.Sq(max(distance, 0)) // of the square along the edge, where a normal across it may be the foremost
	back := s.turnToA(s.apart)
	for i := range s.a.edges {
		e := &s.a.edges[i]
		if faces(e, s.facingA, back, distance, limit2) {
			s.edgesA = append(s.edgesA, s.arcOf(int32(i)))
		}
	}
	if len(s.edgesA) == 0 {
		return
	}
	for i := range s.b.edges {
		if faces(&s.b.edges[i], s.facingB, s.apart, distance, limit2) {
			s.edgesB = append(s.edgesB, int32(i))
		}
	}
}

// faces tells whether a normal of an edge, from that of its first face to that of its second, is as far along a direction as a distance. How far those of the
// faces are is known; limit2 is the difference of the squares of the direction and the distance.
func faces(e *edge, facing []float64, direction r3.Vec, distance, limit2 float64) bool {
	x, y := facing[e.faces[0]], facing[e.faces[1]]
	if x >= distance || y >= distance {
		return true
	}
	if y <= e.bend*x || x <= e.bend*y {
		return false // the foremost normal is one of the two
	}
	return vec.Sq(r3.Dot(direction, e.way)) <= limit2
}

// edgesApart tries the normal across an edge of a and edge j of b, if it is one of both: if their arcs of normals cross.
func (s *convexPair) edgesApart(x *arc, j int32) {
	e, g, u, a0, a1 := &s.a.edges[x.edge], &s.b.edges[j], x.way, x.normals[0], x.normals[1]
	b0, b1 := s.b.faces[g.faces[0]].normal, s.b.faces[g.faces[1]].normal // those of the arc are turned over
	b0u, b1u, a0v, a1v := r3.Dot(b0, u), r3.Dot(b1, u), r3.Dot(a0, g.way), r3.Dot(a1, g.way)
	if b0u*b1u >= 0 || a0v*a1v >= 0 {
		return
	}
	n := r3.Cross(u, g.way)
	l2 := r3.Norm2(n)
	if l2 <= 1e-10 {
		return // parallel
	}
	n = r3.Scale(1/math.Sqrt(l2), n)
	// n must lie between b0 and b1 rather than opposite: turned out of b, and then into a.
	if r3.Dot(n, r3.Add(b0, b1)) < 0 {
		n = r3.Scale(-1, n)
	}
	if r3.Dot(n, r3.Add(a0, a1)) >= 0 {
		return
	}
	p, q := s.vertices[e.ends[0]], s.b.vertices[g.ends[0]]
	d := r3.Dot(n, r3.Sub(p, q))
	if d < (1+fartherOut)*s.distance {
		return
	}
	u = r3.Sub(s.vertices[e.ends[1]], p)
	t, _ := geometry.NearestOnSegments(u, r3.Sub(s.b.vertices[g.ends[1]], q), r3.Sub(p, q))
	within := min(math.Abs(b0u), math.Abs(b1u), math.Abs(a0v), math.Abs(a1v)) // at the end of an arc it is the way of a face
	s.try(n, d, r3.Add(p, r3.Scale(t, u)), s.tolerance, smooth(within/slopeLimit)*smooth(l2/parallelSine2), [2]int32{s.a.edgeFeature(x.edge), s.b.edgeFeature(j)})
}
