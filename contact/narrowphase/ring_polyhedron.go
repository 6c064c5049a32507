// Tori on boxes, plates, hulls and meshes: the circle in the middle of the torus over faces, past edges and past vertices.
//
// The places at which the circle is nearest to a face are its lowest ones, and where it lies flat on the face sixteen places stand for all of it. An edge is nearest at
// two places of the circle at most, as a wire is, a vertex at one.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// polyhedronRing works in the axes of the polyhedron.
func polyhedronRing(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	length := min(a.round, b.round)
	s := &w.turned
	if !s.begin(w, b, a, reach, deepestIn(a, b, max(depthLimit*length, b.radius))) {
		return dst
	}
	for _, f := range s.faces {
		s.ringOnFace(f)
	}
	for _, v := range s.vertices {
		s.ringOnVertex(v)
	}
	for _, e := range s.edges {
		s.ringOnEdge(e)
	}
	return s.finishSwapped(w, dst, reach)
}

// addRing appends a contact of the torus at a place on its circle with the place q on the polyhedron.
func (s *turnedPair) addRing(q, middle, n r3.Vec, d, part float64, feature int32, form Form) {
	inward := s.turnToA(r3.Scale(-1, n)) // out of the torus
	s.add(q, n, d, part, [2]int32{0, feature}, [2]Form{s.a.ringForm(middle, inward), form})
}

// ringOnFace adds the places of the circle that are over a face. A sheet is met from the side on which the torus's centre is.
func (s *turnedPair) ringOnFace(f int32) {
	p := s.b.polyhedron
	x := &p.faces[f]
	n, offset := x.normal, x.offset
	if p.sheet && r3.Dot(n, s.origin) < offset {
		n, offset = r3.Scale(-1, n), -offset
	}
	down := s.turnToA(r3.Scale(-1, n))
	out := outward(down)
	tilt := math.Hypot(down.X, down.Y)
	for i := range places {
		middle := s.a.ring(0, i, out)
		part := fade(tilt * math.Abs(placeOf[i].y) / slopeLimit)
		if i > places/4 && i < 3*places/4 { // on the high side of the circle
			part = fade(tilt / slopeLimit)
		}
		v := s.toB(middle)
		if h := r3.Dot(n, v) - offset; part > 0 && h < s.far+s.a.radius && h > -s.deep && over(p, p.vertices, f, x.normal, v) {
			s.addRing(r3.Sub(v, r3.Scale(h, n)), middle, n, h-s.a.radius, part, f, flat)
		}
	}
}

// ringOnVertex adds the contact of a vertex with the nearest place of the circle.
func (s *turnedPair) ringOnVertex(v int32) {
	p := s.b.polyhedron
	q := p.vertices[v]
	middle := r3.Scale(s.a.rims[0].R, outward(s.toA(q)))
	n, d := direction(r3.Sub(s.toB(middle), q), r3.Vec{Z: 1})
	s.addRing(q, middle, n, d-s.a.radius, fade(p.rise(v, n)/slopeLimit)*p.vertexShows(v, n), p.vertexFeature(v), Form{})
}

// ringOnEdge adds the contacts of an edge between its ends with the nearest places of the circle.
func (s *turnedPair) ringOnEdge(i int32) {
	p := s.b.polyhedron
	e := &p.edges[i]
	from := p.vertices[e.ends[0]]
	u := r3.Sub(p.vertices[e.ends[1]], from)
	l := vec.Norm(u)
	start, way := s.toA(from), s.turnToA(e.way)
	if c := unit(-r3.Dot(start, way) / l); r3.Norm(r3.Add(start, r3.Scale(c*l, way))) > s.a.extent+s.far {
		return
	}
	var azimuths [4]float64
	for _, azimuth := range azimuths[:s.a.nearestOnRim(0, start, way, &azimuths)] {
		sin, cos := math.Sincos(azimuth)
		middle := r3.Vec{X: s.a.rims[0].R * cos, Y: s.a.rims[0].R * sin}
		k := r3.Dot(r3.Sub(middle, start), way) / l
		if k <= 0 || k >= 1 {
			continue
		}
		q := r3.Add(from, r3.Scale(k, u))
		n, d := direction(r3.Sub(s.toB(middle), q), r3.Vec{Z: 1})
		zone := slopeLimit / 2 * d
		part := fade(max(r3.Dot(n, e.into[0]), r3.Dot(n, e.into[1]))/slopeLimit) * smooth(min(k, 1-k)*l/zone) * p.edgeShows(e, n)
		s.addRing(q, middle, n, d-s.a.radius, part, p.edgeFeature(i), ridge(u))
	}
}
