// Meshes that are not convex, on boxes, plates, hulls and one another: vertices of each on the other, and edges across edges.
//
// A feature counts where the direction of the distance lies in the normal cones of both, and fades out over slopeLimit beyond them. What overlaps does so by no more
// than depthLimit: a vertex that is deeper is taken to belong to another place, and fades out before (depth_limit.go). Faces of a sheet have no inside, so that the side which a vertex came
// from is told by the way it points.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// meshPair finds the contacts of a polyhedron with a mesh, in the axes of the mesh.
type meshPair struct {
	a, b *Placed
	relative
	far, deep float64 // greatest distance and depth, m
	length    float64 // by which the edges of the pair count as rounded, m
	verticesA []int32 // near b
	edgesA    []int32
	verticesB []int32 // near a
	edgesB    []int32
	found     []candidate
}

func polyhedronMesh(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	length := min(a.round, b.round)
	s := &w.meshes
	s.a, s.b, s.found = a, b, w.candidates[:0]
	s.far, s.deep, s.length = reach+length, deepestIn(a, b, depthLimit*length), length
	s.relative = newRelative(a, b)
	if !s.features(w) {
		return dst
	}
	s.verticesOnMesh(w)
	s.meshOnVertices(w)
	s.edges()
	w.candidates = s.found
	return w.finish(dst, b, reach, length)
}

// features lists the features of each that are near the other's bounding box, and tells whether both have some.
func (s *meshPair) features(w *Workspace) bool {
	near := max(s.far, s.deep)
	boundsB := vec.Inflate(s.b.bounds, near)
	s.verticesA, s.edgesA = w.featuresIn(s.a.polyhedron, boxThrough(boundsB, s.toA), false, s.verticesA[:0], s.edgesA[:0])
	if len(s.verticesA)+len(s.edgesA) == 0 {
		return false
	}
	box := boxThrough(s.a.bounds, s.toB)
	s.verticesB, s.edgesB = w.featuresIn(s.b.polyhedron, vec.Inflate(box, near), false, s.verticesB[:0], s.edgesB[:0])
	return true
}

// boxThrough is the box about a box whose corners are moved.
func boxThrough(b r3.Box, move func(r3.Vec) r3.Vec) r3.Box {
	corners := b.Vertices()
	for i, c := range corners {
		corners[i] = move(c)
	}
	return boxOf(corners)
}

// featuresIn appends the vertices and edges of the faces of a polyhedron that meet a box; hollow edges, which are nothing's nearest place from outside, where asked for.
func (w *Workspace) featuresIn(p *polyhedron, box r3.Box, hollow bool, vertices, edges []int32) ([]int32, []int32) {
	w.begin(p)
	visit := func(v int32) {
		if !w.firstTime(v) {
			return
		}
		if !p.plain[v] && vec.InBox(&box, p.vertices[v]) {
			vertices = append(vertices, v)
		}
		for _, e := range p.around(v) {
			x := &p.edges[e]
			if x.ends[0] == v && (x.fold > 0 || hollow || p.sheet) && meets(&box, p.vertices[x.ends[0]], p.vertices[x.ends[1]]) {
				edges = append(edges, e)
			}
		}
	}
	if p.tree == nil {
		for v := range p.vertices {
			visit(int32(v))
		}
		return vertices, edges
	}
	for at := int32(0); at < int32(len(p.tree)); {
		n := &p.tree[at]
		if !overlap(&box, n) {
			at = n.Skip
			continue
		}
		for f := n.First; f < n.First+n.Count; f++ {
			for _, v := range p.loop(f) {
				visit(v)
			}
		}
		at++
	}
	return vertices, edges
}

// verticesOnMesh adds the contacts of the vertices of a with the mesh.
func (s *meshPair) verticesOnMesh(w *Workspace) {
	reach := max(s.far, s.deep)
	for _, v := range s.verticesA {
		q := s.toB(s.a.vertices[v])
		w.touches = waysOf(w.touches[:0], s.b, q, reach)
		for _, t := range w.touches {
			n, d := t.Normal, t.Distance
			part := almostShortestBy(s.b.longerWay(), d, w.touches) * fade(s.a.rise(v, r3.Scale(-1, s.turnToA(n)))/slopeLimit)
			if part == 0 && s.b.sheet { // it may have come from the other side
				n, d = r3.Scale(-1, n), -d
				part = fade(s.a.rise(v, r3.Scale(-1, s.turnToA(n))) / slopeLimit)
			}
			s.add(q, n, d, part, [2]int32{v, t.Feature}, [2]Form{{}, w.formFromInside(s.b, q, &t, part)})
		}
	}
}

// meshOnVertices adds the contacts of the vertices of the mesh with a.
func (s *meshPair) meshOnVertices(w *Workspace) {
	reach := max(s.far, s.deep)
	for _, v := range s.verticesB {
		q := s.b.vertices[v]
		w.touches = waysOf(w.touches[:0], s.a, s.toA(q), reach)
		for _, t := range w.touches {
			n, d := r3.Scale(-1, s.turnToB(t.Normal)), t.Distance
			part := almostShortest(d, w.touches) * fade(s.b.rise(v, n)/slopeLimit)
			if part == 0 && s.a.sheet {
				n, d = r3.Scale(-1, n), -d
				part = fade(s.b.rise(v, n) / slopeLimit)
			}
			part *= s.b.vertexShows(v, n)
			form := w.formFromInside(s.a, s.toA(q), &t, part)
			form.Along = s.turnToB(form.Along)
			s.add(r3.Add(q, r3.Scale(d, n)), n, d, part, [2]int32{t.Feature, s.b.vertexFeature(v)}, [2]Form{form, {}})
		}
	}
}

// add appends a contact of which p is the place on a.
func (s *meshPair) add(p, n r3.Vec, d, part float64, features [2]int32, forms [2]Form) {
	if part <= 0 || d >= s.far || d < -s.deep {
		return
	}
	c := candidate{Point: between(p, n, d), area: part * heldAt(d, s.deep)}
	c.Features, c.Forms = features, forms
	s.found = append(s.found, c)
}

// edges adds the contacts of edges that cross one another.
func (s *meshPair) edges() {
	for _, i := range s.edgesA {
		e := &s.a.edges[i]
		p, end := s.toB(s.a.vertices[e.ends[0]]), s.toB(s.a.vertices[e.ends[1]])
		into := [2]r3.Vec{s.turnToB(e.into[0]), s.turnToB(e.into[1])}
		reach := max(s.far, s.deep)
		box := vec.Inflate(vec.Between(p, end), reach)
		u := r3.Sub(end, p)
		for _, j := range s.edgesB {
			g := &s.b.edges[j]
			q, other := s.b.vertices[g.ends[0]], s.b.vertices[g.ends[1]]
			if meets(&box, q, other) {
				s.crossing(i, j, p, u, q, r3.Sub(other, q), into, g)
			}
		}
	}
}

// crossing adds the contact of the edges p + x u of a and q + y v of b. Its normal is across both, on the side on which the faces of both fall away.
func (s *meshPair) crossing(i, j int32, p, u, q, v r3.Vec, intoA [2]r3.Vec, g *edge) {
	intoB := g.into
	from := r3.Sub(p, q)
	uu, vv, uv, uf, vf := r3.Norm2(u), r3.Norm2(v), r3.Dot(u, v), r3.Dot(u, from), r3.Dot(v, from)
	det := uu*vv - uv*uv
	x, y := uv*vf-vv*uf, uu*vf-uv*uf // times det
	if !(det > 1e-12*uu*vv && x > 0 && x < det && y > 0 && y < det) {
		return
	}
	n := r3.Scale(1/math.Sqrt(det), r3.Cross(u, v))
	d := r3.Dot(n, from)
	if math.Abs(d) > max(s.far, s.deep) {
		return
	}
	rise := func(n r3.Vec) float64 {
		return max(r3.Dot(n, intoB[0]), r3.Dot(n, intoB[1]), -r3.Dot(n, intoA[0]), -r3.Dot(n, intoA[1]))
	}
	steep := rise(n)
	if other := rise(r3.Scale(-1, n)); other < steep {
		n, d, steep = r3.Scale(-1, n), -d, other
	}
	part := fade(steep/slopeLimit) * smooth(det/(parallelSine2*uu*vv)) * betweenEnds(x/det, uu, s.length) * betweenEnds(y/det, vv, s.length) * s.b.edgeShows(g, n)
	s.add(r3.Add(p, r3.Scale(x/det, u)), n, d, part, [2]int32{s.a.edgeFeature(i), s.b.edgeFeature(j)}, [2]Form{ridge(u), ridge(v)})
}

// formFromInside is the form of a polyhedron at the end of a way out of it, which counts if it has a part: of hollow edges and vertices too, which are nearest to places inside.
func (w *Workspace) formFromInside(p *Placed, q r3.Vec, t *geometry.Touch, part float64) Form {
	if part <= 0 || t.Distance >= 0 || p.bulging || p.sheet {
		return flat
	}
	return w.formAt(p.polyhedron, r3.Sub(q, r3.Scale(t.Distance, t.Normal)))
}

// formAt is the form of a polyhedron at a place on it: of a vertex, an edge or a face.
func (w *Workspace) formAt(p *polyhedron, at r3.Vec) Form {
	near := 1e-9 * p.size
	w.vertices, w.edges = w.featuresIn(p, vec.Inflate(r3.Box{Min: at, Max: at}, near), true, w.vertices[:0], w.edges[:0])
	if len(w.vertices) > 0 {
		return Form{}
	}
	for _, i := range w.edges {
		e := &p.edges[i]
		from := r3.Sub(at, p.vertices[e.ends[0]])
		if r3.Norm2(r3.Sub(from, r3.Scale(r3.Dot(from, e.way), e.way))) < near*near {
			return ridge(e.way)
		}
	}
	return flat
}

// formOf is the form of a surface where it is touched from a place in its axes.
func (w *Workspace) formOf(p *Placed, q r3.Vec, t *geometry.Touch) Form {
	switch {
	case p.kind == ring:
		return p.ringForm(q, t.Normal)
	case p.kind == revolved || p.kind == shell:
		return p.revolution.form(q, t.Distance, t.Normal)
	case p.kind == vessel:
		return formOfVessel(r3.Sub(q, r3.Scale(t.Distance, t.Normal)), t.Normal)
	case p.polyhedron != nil:
		return w.formAt(p.polyhedron, r3.Sub(q, r3.Scale(t.Distance, t.Normal)))
	}
	return flat
}
