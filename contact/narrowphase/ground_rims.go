// Rims of cylinders, cones and open ones that are below valleys of terrain, where the nearest place of the surface is an edge or a vertex seen from behind.

package narrowphase

import (
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// rimsInGround adds the places of rims that are behind hollow edges and vertices of terrain, in the axes of that.
func (s *turnedPair) rimsInGround(w *Workspace) {
	p := s.b.polyhedron
	if p.ground == nil {
		return
	}
	w.begin(p)
	for _, f := range s.faces {
		for _, v := range p.loop(f) {
			if !w.firstTime(v) {
				continue
			}
			s.rimsBehind(r3.Unit(p.ground.Mesh.Pseudo[v]), p.vertexFeature(v), Form{}, func(q r3.Vec) (r3.Vec, bool) { return p.vertices[v], p.behindVertex(v, q) })
			for _, e := range p.around(v) {
				if x := &p.edges[e]; x.ends[0] == v && x.faces[1] >= 0 && x.fold < 0 {
					mean := r3.Unit(r3.Add(p.faces[x.faces[0]].normal, p.faces[x.faces[1]].normal))
					s.rimsBehind(mean, p.edgeFeature(e), ridge(x.way), func(q r3.Vec) (r3.Vec, bool) { return p.behindEdge(x, q) })
				}
			}
		}
	}
}

// rimsBehind adds the places of rims that are behind a feature, whose nearest point foot tells; false where another feature is nearer.
func (s *turnedPair) rimsBehind(mean r3.Vec, feature int32, form Form, foot func(q r3.Vec) (r3.Vec, bool)) {
	down := s.turnToA(r3.Scale(-1, mean))
	out := outward(down)
	for k, c := range s.a.rims {
		for i := range c.places() {
			part := s.a.lowness(k, i, down)
			if part == 0 {
				continue
			}
			local := s.a.ring(k, i, out)
			q := s.toB(local)
			at, behind := foot(q)
			if !behind {
				continue
			}
			n, d := direction(r3.Sub(at, q), mean)
			s.ways = waysOf(s.ways[:0], s.b, q, s.deep)
			s.add(at, n, -d, part*almostShortestBy(fartherGround, -d, s.ways), [2]int32{int32(places*k + i), feature}, [2]Form{s.a.rimAt(k, local, down), form})
		}
	}
}

// behindEdge is the point of an edge that is nearest to a place, and whether the place is behind both faces and over neither.
func (p *polyhedron) behindEdge(e *edge, q r3.Vec) (r3.Vec, bool) {
	a, b := p.vertices[e.ends[0]], p.vertices[e.ends[1]]
	from := r3.Sub(q, a)
	t := r3.Dot(from, e.way)
	foot := r3.Add(a, r3.Scale(t, e.way))
	gap := r3.Sub(q, foot)
	behind := r3.Dot(gap, p.faces[e.faces[0]].normal) < 0 && r3.Dot(gap, e.into[0]) < 0 && r3.Dot(gap, e.into[1]) < 0
	return foot, behind && t > 0 && t < vec.Norm(r3.Sub(b, a))
}

// behindVertex tells whether a place is behind a vertex, and the vertex nearer than all points of the edges and faces around it.
func (p *polyhedron) behindVertex(v int32, q r3.Vec) bool {
	gap := r3.Sub(q, p.vertices[v])
	if r3.Dot(gap, p.ground.Mesh.Pseudo[v]) >= 0 {
		return false
	}
	for i := p.first[v]; i < p.first[v+1]; i++ {
		if r3.Dot(gap, p.ways[i]) > 0 {
			return false
		}
	}
	return true
}
