// Cylinders, cones and other convex solids of revolution on planes, capsules and meshes.
//
// The distance of a point from such a body has a closed form and is convex, so that of a segment is found by bisection of its slope. Edges and
// vertices of meshes are put on the body so. Faces and planes are met at the lowest places of the
// rims, which sixteen places each stand for, the first of them exactly the lowest.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

func capsuleRevolved(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	length := min(a.round, b.round)
	p := b.toLocal(a.a)
	u := r3.Sub(b.toLocal(a.b), p)
	w.candidates = w.candidates[:0]
	w.addAlong(a, p, u, reach+length, w.segment.find(b.revolution, p, u, math.Inf(1), true)...)
	return w.finish(dst, b, reach, length)
}

// addAlong adds the contacts of a capsule, whose axis is p + s u, at those places of it whose distance from the surface is below far.
func (w *Workspace) addAlong(a *Placed, p, u r3.Vec, far float64, places ...alongPoint) {
	for i := range places {
		x := &places[i]
		if d := x.d - a.radius; d < far && x.part > 0 {
			c := candidate{Point: between(r3.Add(p, r3.Sub(r3.Scale(x.s, u), r3.Scale(a.radius, x.n))), x.n, d), area: x.part}
			c.Levers[0], c.Features[1], c.Forms[1] = x.s, x.feature, x.form
			w.candidates = append(w.candidates, c)
		}
	}
}

// finish weighs the candidates, which are in the axes of a shape, and appends them in those of the world.
func (w *Workspace) finish(dst []Point, in *Placed, reach, length float64) []Point {
	return w.finishAs(dst, in, reach, sharing{length: length, crowded: true})
}

// finishAs does so with a way of sharing.
func (w *Workspace) finishAs(dst []Point, in *Placed, reach float64, as sharing) []Point {
	from := len(dst)
	dst = w.weigh(dst, reach, as)
	for i := from; i < len(dst); i++ {
		in.release(&dst[i])
	}
	return dst
}

// revolvedPlane works in the axes of the body.
func revolvedPlane(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	n := a.turnBack(b.b)
	offset := r3.Dot(n, a.toLocal(b.a))
	w.candidates = w.candidates[:0]
	out := outward(r3.Scale(-1, n))
	for k, c := range a.rims {
		for i := range c.places() {
			v := a.ring(k, i, out)
			if d := r3.Dot(n, v) - offset - a.radius; d < reach+a.round {
				x := candidate{Point: between(r3.Sub(v, r3.Scale(a.radius, n)), n, d), area: 1}
				x.Features[0], x.Forms[0] = int32(places*k+i), a.rimAt(k, v, r3.Scale(-1, n))
				if a.kind == ring {
					x.Forms[0] = a.ringForm(v, r3.Scale(-1, n))
				}
				w.candidates = append(w.candidates, x)
			}
		}
	}
	return w.finish(dst, a, reach, a.round)
}

// revolvedMesh works in the axes of the mesh.
func revolvedMesh(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	s := &w.turned
	if !s.begin(w, a, b, reach, deepestIn(a, b, depthLimit*min(a.round, b.round))) {
		return dst
	}
	for _, f := range s.faces {
		s.rimsOnFace(f)
	}
	s.rimsInGround(w)
	for _, v := range s.vertices {
		s.vertex(v)
	}
	for _, e := range s.edges {
		s.edge(e)
	}
	return s.finish(w, dst, reach)
}

// turnedPair finds the contacts of a body of revolution with a polyhedron.
type turnedPair struct {
	a, b *Placed
	relative
	far, deep       float64
	length          float64 // by which edges count as rounded, m
	side            int     // of a shell that alone is looked at, from 1; 0: the whole body
	faces           []int32 // of the polyhedron near the body
	vertices, edges []int32
	segment         segmentOnRevolved
	through         []vertexThrough // vertices of the polyhedron that have got through a shell
	lifted          []lifted        // edges of the polyhedron below rims of a shell
	leads           []r3.Vec
	ways            []geometry.Touch
	found           []candidate
}

func (s *turnedPair) place(w *Workspace, a, b *Placed, reach, deep float64) {
	s.length = min(a.round, b.round)
	s.a, s.b, s.relative, s.far, s.deep, s.found = a, b, newRelative(a, b), reach+s.length, deep, w.candidates[:0]
}

// begin places a body of revolution beside a polyhedron and lists the features of that near it; false where both are too far from one another.
func (s *turnedPair) begin(w *Workspace, a, b *Placed, reach, deep float64) bool {
	far := a.extent + b.size + max(reach, deep)
	if r3.Norm2(r3.Sub(a.origin, b.toWorld(b.centre))) > far*far {
		return false
	}
	s.place(w, a, b, reach, deep)
	s.features(w)
	return true
}

// finish appends what has been found, and finishSwapped that as the second shape sees it.
func (s *turnedPair) finish(w *Workspace, dst []Point, reach float64) []Point {
	w.candidates = s.found
	return w.finish(dst, s.b, reach, s.length)
}

func (s *turnedPair) finishSwapped(w *Workspace, dst []Point, reach float64) []Point {
	from := len(dst)
	dst = s.finish(w, dst, reach)
	swap(dst[from:])
	return dst
}

// features lists the faces, vertices and edges of the polyhedron that are near the body.
func (s *turnedPair) features(w *Workspace) {
	p := s.b.polyhedron
	near := s.a.extent + s.far
	if p.ground != nil {
		near = s.a.extent + max(s.far, s.deep)
	}
	box := vec.Inflate(r3.Box{Min: s.origin, Max: s.origin}, near)
	s.vertices, s.edges = w.featuresIn(p, box, false, s.vertices[:0], s.edges[:0])
	s.faces = s.faces[:0]
	if p.tree == nil {
		for f := range p.faces {
			s.faces = append(s.faces, int32(f))
		}
		return
	}
	for at := int32(0); at < int32(len(p.tree)); {
		n := &p.tree[at]
		if !overlap(&box, n) {
			at = n.Skip
			continue
		}
		for f := n.First; f < n.First+n.Count; f++ {
			s.faces = append(s.faces, f)
		}
		at++
	}
}

// add appends a contact of which q is the place on the polyhedron. The form of the body is in its own axes.
func (s *turnedPair) add(q, n r3.Vec, d, part float64, features [2]int32, forms [2]Form) {
	if part <= 0 || d >= s.far || d < -s.deep {
		return
	}
	part *= heldAt(d, s.deep)
	c := candidate{Point: between(r3.Add(q, r3.Scale(d, n)), n, d), area: part, part: part}
	forms[0].Along = s.turnToB(forms[0].Along)
	c.Features, c.Forms = features, forms
	s.found = append(s.found, c)
}

// rimsOnFace adds the places of rims that are over a face. Those that are much higher than the lowest fade away when they are weighed. A sheet is met from
// the side on which the body's origin is.
func (s *turnedPair) rimsOnFace(f int32) {
	p := s.b.polyhedron
	x := &p.faces[f]
	n, offset := x.normal, x.offset
	if p.sheet && r3.Dot(n, s.origin) < offset {
		n, offset = r3.Scale(-1, n), -offset
	}
	if h := r3.Dot(n, s.origin) - offset; h > s.a.extent+s.far || h < -s.a.extent && p.ground == nil {
		return
	}
	down := s.turnToA(r3.Scale(-1, n))
	out := outward(down)
	for k, c := range s.a.rims {
		for i := range c.places() {
			local := s.a.ring(k, i, out)
			if part := s.a.lowness(k, i, down); part > 0 {
				v := s.toB(local)
				if d := r3.Dot(n, v) - offset; d < s.far && d > -s.deep && over(p, p.vertices, f, x.normal, v) {
					switch {
					case d >= 0:
					case s.a.shell:
						part *= s.shareWithin(f, k, local, v, -d)
					default:
						s.ways = waysOf(s.ways[:0], s.b, v, s.deep)
						part *= almostShortestBy(p.longerWay(), d, s.ways)
					}
					s.add(r3.Sub(v, r3.Scale(d, n)), n, d, part, [2]int32{int32(places*k + i), f}, [2]Form{s.a.rimAt(k, local, down), flat})
				}
			}
		}
	}
}

// vertex adds the contact of a vertex with the body.
func (s *turnedPair) vertex(v int32) {
	q := s.b.polyhedron.vertices[v]
	local := s.toA(q)
	d, out := s.a.distance(local)
	s.ways = append(s.ways[:0], geometry.Touch{Normal: out, Distance: d})
	if d < 0 {
		s.ways = s.a.revolution.waysOut(s.ways[:0], local)
	}
	for _, t := range s.ways {
		n := r3.Scale(-1, s.turnToB(t.Normal))
		part := almostShortest(t.Distance, s.ways) * fade(s.b.rise(v, n)/slopeLimit)
		part *= s.b.vertexShows(v, n)
		s.add(q, n, t.Distance, part, [2]int32{t.Feature, s.b.vertexFeature(v)}, [2]Form{s.a.form(local, t.Distance, t.Normal), {}})
	}
}

// edge adds the contacts of an edge between its ends with the body.
func (s *turnedPair) edge(i int32) {
	p := s.b.polyhedron
	e := &p.edges[i]
	a := p.vertices[e.ends[0]]
	u := r3.Sub(p.vertices[e.ends[1]], a)
	start, way := s.toA(a), s.turnToA(u)
	if c := alongSegment(start, way, r3.Vec{}); r3.Norm(r3.Add(start, r3.Scale(c, way))) > s.a.extent+s.far {
		return
	}
	for _, x := range s.segment.find(s.a.revolution, start, way, max(s.far, s.deep), false) { // its ends are vertices
		n := r3.Scale(-1, s.turnToB(x.n))
		if s.a.shell && !p.sheet && p.looking(i, n) <= 0 {
			continue
		}
		rise := max(r3.Dot(n, e.into[0]), r3.Dot(n, e.into[1]))
		part := x.part * fade(rise/slopeLimit) * p.edgeShows(e, n)
		if !s.a.shell {
			part *= betweenEnds(x.s, r3.Norm2(u), s.length)
		}
		if s.a.shell && x.d < 0 && part > 0 {
			part *= s.shareOfEdge(e, &x, r3.Add(start, r3.Scale(x.s, way)))
		}
		if s.a.shell && int(x.feature) >= len(s.a.sides) && part > 0 && x.d > -s.deep && x.d < s.far {
			s.lifted = append(s.lifted, lifted{e, len(s.found)})
		}
		s.add(r3.Add(a, r3.Scale(x.s, u)), n, x.d, part, [2]int32{x.feature, p.edgeFeature(i)}, [2]Form{x.form, ridge(u)})
	}
}
