// The shortest distance of two convex polyhedra that are apart: of a vertex and a face, or of two edges.

package narrowphase

import (
	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// nearest finds the shortest distance of bodies apart, if it is below reach.
func (s *convexPair) nearest(reach float64) {
	s.placeFaces()
	s.nearEdges(reach)
	s.distance = reach
	for f := range s.b.faces {
		x := &s.b.faces[f]
		for _, v := range s.vertices {
			if h := r3.Dot(x.normal, v) - x.offset; h > 0 && h < s.distance && over(s.b, s.b.vertices, int32(f), x.normal, v) {
				s.distance, s.normal, s.at = h, x.normal, r3.Sub(v, r3.Scale(h/2, x.normal))
			}
		}
	}
	for f, n := range s.normals {
		for _, v := range s.b.vertices {
			if h := r3.Dot(n, v) - s.offsets[f]; h > 0 && h < s.distance-s.tolerance && over(s.a, s.vertices, int32(f), n, v) {
				s.distance, s.normal, s.at = h, r3.Scale(-1, n), r3.Sub(v, r3.Scale(h/2, n))
			}
		}
	}
	for _, i := range s.nearA {
		e := &s.a.edges[i]
		p := s.vertices[e.ends[0]]
		u := r3.Sub(s.vertices[e.ends[1]], p)
		for _, j := range s.nearB {
			g := &s.b.edges[j]
			q := s.b.vertices[g.ends[0]]
			v := r3.Sub(s.b.vertices[g.ends[1]], q)
			k, t := geometry.NearestOnSegments(u, v, r3.Sub(p, q))
			x, y := r3.Add(p, r3.Scale(k, u)), r3.Add(q, r3.Scale(t, v))
			gap := r3.Sub(x, y)
			if d := vec.Norm(gap); d < s.distance-s.tolerance && d > s.tolerance {
				s.distance, s.normal, s.at = d, r3.Scale(1/d, gap), r3.Scale(0.5, r3.Add(x, y))
			}
		}
	}
}

// over tells whether a point is above the inside of a face.
func over(p *polyhedron, vertices []r3.Vec, f int32, normal, v r3.Vec) bool {
	loop := p.loop(f)
	a := vertices[loop[len(loop)-1]]
	for _, k := range loop {
		b := vertices[k]
		if r3.Dot(r3.Cross(r3.Sub(b, a), r3.Sub(v, a)), normal) < 0 {
			return false
		}
		a = b
	}
	return true
}

// placeFaces takes the faces of a into the axes of b.
func (s *convexPair) placeFaces() {
	s.normals, s.offsets = s.normals[:0], s.offsets[:0]
	for i := range s.a.faces {
		n := s.turnToB(s.a.faces[i].normal)
		s.normals = append(s.normals, n)
		s.offsets = append(s.offsets, s.a.faces[i].offset+r3.Dot(n, s.origin))
	}
}

// nearEdges lists the edges of each body that come within a distance of the other's bounding box.
func (s *convexPair) nearEdges(distance float64) {
	boxA, boxB := vec.Inflate(boxOf(s.vertices), distance), vec.Inflate(boxOf(s.b.vertices), distance)
	s.nearA, s.nearB = s.nearA[:0], s.nearB[:0]
	for i := range s.a.edges {
		e := &s.a.edges[i]
		if meets(&boxB, s.vertices[e.ends[0]], s.vertices[e.ends[1]]) {
			s.nearA = append(s.nearA, int32(i))
		}
	}
	for i := range s.b.edges {
		e := &s.b.edges[i]
		if meets(&boxA, s.b.vertices[e.ends[0]], s.b.vertices[e.ends[1]]) {
			s.nearB = append(s.nearB, int32(i))
		}
	}
}

// meets tells whether the bounding box of a segment meets a box.
func meets(b *r3.Box, p, q r3.Vec) bool {
	return min(p.X, q.X) <= b.Max.X && max(p.X, q.X) >= b.Min.X && min(p.Y, q.Y) <= b.Max.Y && max(p.Y, q.Y) >= b.Min.Y &&
		min(p.Z, q.Z) <= b.Max.Z && max(p.Z, q.Z) >= b.Min.Z
}

func boxOf(vertices []r3.Vec) r3.Box {
	b := r3.Box{Min: vertices[0], Max: vertices[0]}
	for _, v := range vertices[1:] {
		b.Min, b.Max = vec.MinVec(b.Min, v), vec.MaxVec(b.Max, v)
	}
	return b
}
