// Capsules, and so wires, on polyhedra.
//
// The contacts are where the distance between the axis and the surface is least: at the ends of the axis, where the axis crosses an edge, and where it
// passes a vertex. A place counts if the direction of the distance lies in the normal cone of the edge or vertex (G. van den Bergen, Collision
// Detection in Interactive 3D Environments, 2003), and fades out over slopeLimit beyond it, so that a wire along a face rests on both places where it enters and leaves the face
// and changes from one to the other without a jump.
//
// An axis that is inside of a convex solid leaves it along the normal of a face or of an edge (see eachWayOut), and touches it where it would part last: at its own end or
// at its crossing with the edge. All ways out that are hardly farther than the nearest have a share in the contact. Their gaps change as the matter parts along their
// normals, so that forces do the work that the energy of the gaps tells.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// slopeLimit is the slope at which a feature, along which the distance falls, is none any more. Up to half of it the feature has its full part.
const slopeLimit = 0.1

// axisOnSurface finds the contacts of a segment in the axes of a polyhedron.
type axisOnSurface struct {
	a, u   r3.Vec  // the segment is a + s u, 0 <= s <= 1
	uu     float64 // square of its length
	radius float64
	far    float64 // greatest distance from the axis that counts, m
	deep   float64 // greatest depth of the axis that counts in a mesh that is not convex, m
	length float64 // by which edges count as rounded, m
	depth  float64 // of the axis in a convex solid, m: how far it is to the nearest way out; 0 while it is outside
	p      *polyhedron
	solid  bool           // p is convex and has an inside
	mesh   *geometry.Mesh // that p is made of, where it is a solid that is not convex
	found  []candidate
}

func capsulePolyhedron(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	p := b.polyhedron
	length := min(a.round, b.round)
	x := axisOnSurface{a: b.toLocal(a.a), radius: a.radius, far: a.radius + reach + length, length: length, p: p, solid: p.bulging && !p.sheet, found: w.candidates[:0]}
	if p.tree != nil && !p.sheet && p.ground == nil {
		x.mesh, x.deep = b.source.(*geometry.Mesh), max(2*a.radius, depthLimit*b.round)
	}
	x.u = r3.Sub(b.toLocal(a.b), x.a)
	x.uu = r3.Norm2(x.u)
	if p.ground != nil {
		x.deep = 2 * p.ground.DeepestAlong(x.a, x.u)
	}
	if x.passes() {
		return dst
	}
	if x.solid && x.enters() {
		x.depth = x.nearestWayOut()
	}
	x.ends(w, b.source)
	if p.tree != nil {
		x.nearby(w)
	} else {
		for i := range p.edges {
			x.edge(int32(i))
		}
		for v := range p.vertices {
			x.vertex(int32(v))
		}
	}
	w.candidates = x.found
	return w.finishAs(dst, b, reach, sharing{length: length, crowded: true, single: x.solid})
}

// passes tells whether the axis stays farther from the polyhedron's bounding sphere than counts.
func (x *axisOnSurface) passes() bool {
	s := 0.0
	if x.uu > 0 {
		s = unit(r3.Dot(r3.Sub(x.p.centre, x.a), x.u) / x.uu)
	}
	far := x.p.size + max(x.far, x.deep)
	return r3.Norm2(r3.Sub(r3.Add(x.a, r3.Scale(s, x.u)), x.p.centre)) > far*far
}

// add appends a contact at s along the axis, whose distance from the surface, of a form, is d along n.
func (x *axisOnSurface) add(s, d float64, n r3.Vec, part float64, feature int32, form Form) {
	if d -= x.radius; d+x.radius >= x.far || part <= 0 {
		return
	}
	q := r3.Add(x.a, r3.Scale(s, x.u))
	c := candidate{Point: between(r3.Sub(q, r3.Scale(x.radius, n)), n, d), area: part}
	c.Levers[0], c.Features[1], c.Forms[1] = s, feature, form
	x.found = append(x.found, c)
}

// Features count on from faces to edges to vertices.
func (p *polyhedron) edgeFeature(e int32) int32   { return int32(len(p.faces)) + e }
func (p *polyhedron) vertexFeature(v int32) int32 { return int32(len(p.faces)+len(p.edges)) + v }

// ends adds the contacts of the ends of the axis, as of spheres, if the axis goes away from the surface from there.
func (x *axisOnSurface) ends(w *Workspace, s geometry.Shape) {
	for i := range 2 {
		q := r3.Add(x.a, r3.Scale(float64(i), x.u))
		if x.depth > 0 && x.p.depthBut(-1, q) > 0 {
			x.endInside(i, q)
			continue
		}
		if x.p.ground != nil {
			x.endOnGround(w, i, q)
			continue
		}
		w.touches = s.Touch(w.touches[:0], q, x.far)
		for _, t := range w.touches {
			x.end(i, t.Distance, t.Normal, 1, t.Feature, w.formAt(x.p, r3.Sub(q, r3.Scale(t.Distance, t.Normal))))
		}
	}
}

// endInside adds the contacts of an end in a convex solid with the faces through which the axis can leave it.
func (x *axisOnSurface) endInside(i int, q r3.Vec) {
	for f := range x.p.faces {
		g := &x.p.faces[f]
		d := r3.Dot(g.normal, q) - g.offset
		if part := x.share(-d); part > 0 { // where it leaves the body beside the face, the edge there takes over
			x.end(i, d, g.normal, part*smooth(x.p.depthBut(f, q)/(slopeLimit/2*math.Abs(d))), int32(f), flat)
		}
	}
}

// endOnGround adds the contacts of an end with terrain.
func (x *axisOnSurface) endOnGround(w *Workspace, i int, q r3.Vec) {
	w.touches = x.p.ground.Ways(w.touches[:0], q, x.far, 1+fartherGround)
	for _, t := range w.touches {
		x.end(i, t.Distance, t.Normal, almostShortestBy(fartherGround, t.Distance, w.touches), t.Feature, w.formAt(x.p, r3.Sub(q, r3.Scale(t.Distance, t.Normal))))
	}
}

// end adds the contact of an end at a distance d along n, as far as the axis goes away from there.
func (x *axisOnSurface) end(i int, d float64, n r3.Vec, part float64, feature int32, form Form) {
	fall := -r3.Dot(x.u, n) * float64(1-2*i) / max(math.Sqrt(x.uu), math.SmallestNonzeroFloat64)
	x.add(float64(i), d, n, part*fade(fall/slopeLimit), feature, form)
}

// edge adds the contact of the axis with an edge that it crosses.
func (x *axisOnSurface) edge(i int32) {
	e := &x.p.edges[i]
	if e.fold < 0 && !x.p.sheet {
		return // a valley
	}
	b := x.p.vertices[e.ends[0]]
	v := r3.Sub(x.p.vertices[e.ends[1]], b)
	from := r3.Sub(x.a, b)
	vv, uv, uf, vf := r3.Norm2(v), r3.Dot(x.u, v), r3.Dot(x.u, from), r3.Dot(v, from)
	det := x.uu*vv - uv*uv
	s, t := uv*vf-vv*uf, x.uu*vf-uv*uf // times det
	if !(s > 0 && s < det && t > 0 && t < det) {
		return
	}
	s, t = s/det, t/det
	gap := r3.Add(from, r3.Sub(r3.Scale(s, x.u), r3.Scale(t, v)))
	l2 := r3.Norm2(gap)
	if x.depth == 0 && l2 > vec.Sq(max(x.far, x.deep)) {
		return
	}
	l := math.Sqrt(l2)
	n, _ := direction(r3.Cross(x.u, v), r3.Vec{Z: 1}) // along gap, and known also where that is hardly there
	ahead := r3.Dot(n, gap)
	switch solid := !x.p.sheet && e.faces[1] >= 0; {
	case solid && r3.Dot(n, r3.Add(e.into[0], e.into[1])) > 0, !solid && ahead < 0:
		n, ahead = r3.Scale(-1, n), -ahead
	}
	rise := max(r3.Dot(n, e.into[0]), r3.Dot(n, e.into[1]))
	part := fade(rise/slopeLimit) * smooth(det/(parallelSine2*x.uu*vv)) * x.p.edgeShows(e, n)
	if part == 0 {
		return
	}
	if ahead < 0 { // behind the edge
		part *= x.behind(r3.Add(x.a, r3.Scale(s, x.u)), l)
		l = -l
	}
	// Hand over to the vertex or the end of the axis where these begin to have their full part. In the middle of a straight edge the next edge takes over at once.
	zone := slopeLimit / 2 * math.Abs(l)
	part *= smooth(min(s, 1-s) * math.Sqrt(x.uu) / zone)
	for k, there := range [2]float64{t, 1 - t} {
		if !x.p.plain[e.ends[k]] {
			part *= smooth(there * math.Sqrt(vv) / zone)
		}
	}
	x.add(s, l, n, part, x.p.edgeFeature(i), ridge(v))
}

// vertex adds the contact of the axis with a vertex that it passes.
func (x *axisOnSurface) vertex(v int32) {
	if x.p.plain[v] || x.uu == 0 {
		return
	}
	rel := r3.Sub(x.p.vertices[v], x.a)
	s := r3.Dot(rel, x.u) / x.uu
	if !(s > 0 && s < 1) {
		return
	}
	gap := r3.Sub(r3.Scale(s, x.u), rel)
	l2 := r3.Norm2(gap)
	if l2 > x.far*x.far || l2 == 0 {
		return
	}
	l := math.Sqrt(l2)
	n := r3.Scale(1/l, gap)
	x.add(s, l, n, fade(x.p.rise(v, n)/slopeLimit)*x.p.vertexShows(v, n), x.p.vertexFeature(v), Form{})
}

// depthBut is how deep a point lies under the faces of a convex solid but one, or below 0, m.
func (p *polyhedron) depthBut(but int, q r3.Vec) float64 {
	least := math.Inf(1)
	for f := range p.faces {
		if f != but {
			least = min(least, p.faces[f].offset-r3.Dot(p.faces[f].normal, q))
		}
	}
	return least
}

// behind is the part of an edge at a distance l behind which the axis passes at q. In a mesh that is not convex it has none where another face is much nearer.
func (x *axisOnSurface) behind(q r3.Vec, l float64) float64 {
	switch {
	case x.solid:
		return x.share(l)
	case x.p.ground != nil:
		below, _ := x.p.ground.Below(q)
		depth := math.Abs(x.p.ground.Mesh.SignedDistance(q))
		return smooth(8 * min(depth, below) / max(l, math.SmallestNonzeroFloat64))
	case x.mesh != nil:
		depth := -x.mesh.SignedDistance(q)
		return fade(l/x.deep) * smooth(8*depth/max(l, math.SmallestNonzeroFloat64))
	}
	return 1
}

// share is the part of a way out along which it is as far as a depth. It may be farther than along the nearest by its depth, and by so little that no way fades before another one.
func (x *axisOnSurface) share(depth float64) float64 {
	if x.depth == 0 {
		return 0
	}
	return 1 - smooth((depth-x.depth)/min(x.depth, x.length/2))
}

// enters tells whether the axis passes through the inside of a convex solid.
func (x *axisOnSurface) enters() bool {
	low, high := 0.0, 1.0
	for f := range x.p.faces {
		g := &x.p.faces[f]
		h, slope := r3.Dot(g.normal, x.a)-g.offset, r3.Dot(g.normal, x.u)
		switch {
		case slope > 0:
			high = min(high, -h/slope)
		case slope < 0:
			low = max(low, -h/slope)
		case h >= 0:
			return false
		}
	}
	return low < high
}

// nearestWayOut is how far the axis has to go to leave the body, by the separating axis theorem.
func (x *axisOnSurface) nearestWayOut() float64 {
	depth := math.Inf(1)
	x.eachWayOut(func(d float64) { depth = min(depth, d) })
	return depth
}

// eachWayOut visits how far it is in each direction along which the axis can leave the body: normals of faces, and of edges with the axis.
func (x *axisOnSurface) eachWayOut(visit func(depth float64)) {
	far := func(m r3.Vec, top float64) float64 { return max(top-r3.Dot(m, x.a)-min(0, r3.Dot(m, x.u)), 0) }
	for f := range x.p.faces {
		visit(far(x.p.faces[f].normal, x.p.faces[f].offset))
	}
	for i := range x.p.edges {
		e := &x.p.edges[i]
		m := r3.Cross(x.u, e.way)
		l := vec.Norm(m)
		if l*l <= 1e-12*x.uu {
			continue
		}
		m = r3.Scale(1/l, m)
		if r3.Dot(m, e.into[0]) > 0 {
			m = r3.Scale(-1, m)
		}
		if r3.Dot(m, e.into[0]) <= 0 && r3.Dot(m, e.into[1]) <= 0 {
			visit(far(m, r3.Dot(m, x.p.vertices[e.ends[0]])))
		}
	}
}

// nearby adds the contacts with the edges and vertices of the faces of a mesh that are within reach.
func (x *axisOnSurface) nearby(w *Workspace) {
	w.begin(x.p)
	low, high := x.a, r3.Add(x.a, x.u)
	inverse := r3.Vec{X: 1 / x.u.X, Y: 1 / x.u.Y, Z: 1 / x.u.Z}
	box := vec.Inflate(vec.Between(low, high), max(x.far, x.deep))
	for at := int32(0); at < int32(len(x.p.tree)); {
		n := &x.p.tree[at]
		if !overlap(&box, n) || !x.crosses(n, inverse) {
			at = n.Skip
			continue
		}
		for f := n.First; f < n.First+n.Count; f++ {
			x.faceFeatures(w, f)
		}
		at++
	}
}

func overlap(b *r3.Box, n *geometry.MeshNode) bool {
	return b.Min.X <= n.Max.X && n.Min.X <= b.Max.X && b.Min.Y <= n.Max.Y && n.Min.Y <= b.Max.Y && b.Min.Z <= n.Max.Z && n.Min.Z <= b.Max.Z
}

// crosses tells whether the axis passes through a box that is as much larger on all sides as counts.
func (x *axisOnSurface) crosses(n *geometry.MeshNode, inverse r3.Vec) bool {
	low, high, far := 0.0, 1.0, max(x.far, x.deep)
	slab := func(a, u, inverse, bottom, top float64) {
		if u == 0 {
			return // the bounding box has told
		}
		p, q := (bottom-far-a)*inverse, (top+far-a)*inverse
		low, high = max(low, min(p, q)), min(high, max(p, q))
	}
	slab(x.a.X, x.u.X, inverse.X, n.Min.X, n.Max.X)
	slab(x.a.Y, x.u.Y, inverse.Y, n.Min.Y, n.Max.Y)
	slab(x.a.Z, x.u.Z, inverse.Z, n.Min.Z, n.Max.Z)
	return low <= high
}

func (x *axisOnSurface) faceFeatures(w *Workspace, f int32) {
	for _, v := range x.p.loop(f) {
		if w.firstTime(v) {
			x.vertex(v)
			for _, e := range x.p.around(v) {
				if x.p.edges[e].ends[0] == v {
					x.edge(e)
				}
			}
		}
	}
}
