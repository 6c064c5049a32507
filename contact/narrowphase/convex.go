// Boxes, plates, hulls and solids of revolution with one another.
//
// Apart, the normal is the direction of the shortest distance: of a vertex and a face, or of two edges. Overlapping, it is the direction in which they come apart soonest,
// by the separating axis theorem: normals of faces, and of two edges whose arcs of normals cross (D. Gregorius, The separating axis test between convex
// polyhedra, 2013). All ways out that are hardly farther have a share in the contact, so that it changes from one to the other without a jump. The points of each are
// those of the overlay along it.

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
	vertices  []r3.Vec // of a
	normals   []r3.Vec // of the faces of a
	offsets   []float64
	edgesA    []int32 // edges that may be the nearest
	edgesB    []int32
	boxA      r3.Box
	boxB      r3.Box
	distance  float64 // the best found so far
	normal    r3.Vec  // from b to a
	at        r3.Vec  // a place where they touch along it, on a or on b
	ways      []wayOut
	tolerance float64
}

// wayOut is a direction along which bodies that overlap come apart.
type wayOut struct {
	normal   r3.Vec
	distance float64
	at       r3.Vec  // a place where they part last
	part     float64 // how much of a way of its own it is, from 0 to 1
}

func convexes(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	far := a.size + b.size + reach
	if r3.Norm2(r3.Sub(a.toWorld(a.centre), b.toWorld(b.centre))) > far*far {
		return dst
	}
	s := &w.pair
	turning := a.kind == revolved || b.kind == revolved
	a, b = w.prisms[0].of(a), w.prisms[1].of(b)
	if turning {
		a.face(b.origin)
		b.face(a.origin)
		coarse := 0.02 * (a.size + b.size) // by which prisms are smaller than what they stand for
		for range turns {
			s.place(a, b)
			if !s.search(reach + coarse) {
				return dst
			}
			at := b.toWorld(s.at)
			a.face(at)
			b.face(at)
		}
	}
	s.place(a, b)
	if !s.search(reach) {
		return dst
	}
	if turning { // the facets of a prism are one way out
		s.ways = append(s.ways[:0], wayOut{s.normal, s.distance, s.at, 1})
	}
	s.leaveWays()
	from, length := len(dst), min(a.round, b.round)
	sum := 0.0
	for i := range s.ways {
		way := &s.ways[i]
		before := len(dst)
		dst, way.part = w.patch(dst, a, b, way, reach, length)
		sum += way.part
		for k := before; k < len(dst); k++ {
			dst[k].Weight *= way.part
		}
	}
	if sum == 0 { // bodies that have no area over one another: edges in line, corner to corner
		dst = append(dst[:from], between(r3.Add(s.at, r3.Scale(s.distance/2, s.normal)), s.normal, s.distance))
		sum = 1
	}
	if !turning {
		dst = joined(dst, from)
	}
	n := from
	for _, p := range dst[from:] {
		if p.Weight /= sum; p.Weight > leastWeight {
			b.release(&p)
			dst[n] = p
			n++
		}
	}
	return dst[:n]
}

// joined makes points from a number on that have the same features a single one, in the middle by their weights.
func joined(points []Point, from int) []Point {
	n := from
	for _, p := range points[from:] {
		p.Position, p.Normal, p.Distance = r3.Scale(p.Weight, p.Position), r3.Scale(p.Weight, p.Normal), p.Weight*p.Distance
		i := from
		for i < n && points[i].Features != p.Features {
			i++
		}
		if i == n {
			points[n] = p
			n++
			continue
		}
		q := &points[i]
		q.Position, q.Normal = r3.Add(q.Position, p.Position), r3.Add(q.Normal, p.Normal)
		q.Distance += p.Distance
		q.Weight += p.Weight
	}
	for i := from; i < n; i++ {
		p := &points[i]
		p.Position, p.Normal = r3.Scale(1/p.Weight, p.Position), r3.Scale(1/vec.Norm(p.Normal), p.Normal)
		p.Distance /= p.Weight
	}
	return points[:n]
}

// patch appends the points at which two bodies touch along a way out, in the axes of b, and tells how much of a way out it is: with the share of the area of
// those points in that of all the faces that are over one another there.
func (w *Workspace) patch(dst []Point, a, b *Placed, way *wayOut, reach, length float64) ([]Point, float64) {
	o, s := &w.overlay, &w.pair
	o.begin(way.normal)
	middle := r3.Dot(way.normal, way.at)
	o.low, o.high = middle-way.distance/2-length, middle+way.distance/2+length
	o.polyhedra = [2]*polyhedron{a.polyhedron, b.polyhedron}
	o.sharp = a.kind != revolved && b.kind != revolved && way.distance < 0
	if a.kind == revolved {
		o.addTurned(true, a, way.at, s.toB, s.toA)
	} else {
		o.addPolyhedron(true, a.polyhedron, &[3]r3.Vec{o.seen(s.axes[0]), o.seen(s.axes[1]), o.seen(s.axes[2])}, o.seen(s.origin))
	}
	if b.kind == revolved {
		same := func(v r3.Vec) r3.Vec { return v }
		o.addTurned(false, b, way.at, same, same)
	} else {
		o.addPolyhedron(false, b.polyhedron, &[3]r3.Vec{{X: o.x.X, Y: o.y.X, Z: o.normal.X}, {X: o.x.Y, Y: o.y.Y, Z: o.normal.Y}, {X: o.x.Z, Y: o.y.Z, Z: o.normal.Z}}, r3.Vec{})
	}
	w.candidates = w.candidates[:0]
	if !o.sharp { // the place found comes along with hardly any area, for bodies that have none over one another: edges in line, corner to corner
		w.candidates = append(w.candidates, candidate{Point: between(r3.Add(way.at, r3.Scale(way.distance/2, way.normal)), way.normal, way.distance), area: 1e-9 * length * length, part: 1, own: 1, full: 1})
	}
	w.candidates = o.points(w.candidates, way.distance, length, s.tolerance)
	all, left := 1e-3*length*length, 0.0 // no share where hardly anything is as near as that
	for i := range w.candidates {
		c := &w.candidates[i]
		all += c.area
		c.area *= c.part
		left += c.area
	}
	if !(left > 0) {
		return dst, 0
	}
	return w.weigh(dst, reach, sharing{length: length}), way.part * left / all
}

// place takes a into the axes of b.
func (s *convexPair) place(a, b *Placed) {
	s.a, s.b = a.polyhedron, b.polyhedron
	s.tolerance = 1e-10 * (a.size + b.size)
	s.relative = newRelative(a, b)
	s.vertices, s.normals, s.offsets = s.vertices[:0], s.normals[:0], s.offsets[:0]
	for _, v := range a.vertices {
		s.vertices = append(s.vertices, s.toB(v))
	}
	for i := range a.faces {
		n := s.turnToB(a.faces[i].normal)
		s.normals = append(s.normals, n)
		s.offsets = append(s.offsets, a.faces[i].offset+r3.Dot(n, s.origin))
	}
	s.boxA, s.boxB = boxOf(s.vertices), boxOf(b.vertices)
}

func boxOf(vertices []r3.Vec) r3.Box {
	b := r3.Box{Min: vertices[0], Max: vertices[0]}
	for _, v := range vertices[1:] {
		b.Min, b.Max = vec.MinVec(b.Min, v), vec.MaxVec(b.Max, v)
	}
	return b
}

// search finds the normal and the distance along it, and tells whether that is below reach.
func (s *convexPair) search(reach float64) bool {
	s.distance, s.ways = math.Inf(-1), s.ways[:0]
	for f := range s.b.faces {
		x := &s.b.faces[f]
		d, at := lowest(s.vertices, x.normal)
		if d -= x.offset; d >= reach {
			return false
		}
		s.try(x.normal, d, at, 0, 1)
	}
	for f, n := range s.normals {
		d, at := lowest(s.b.vertices, n)
		if d -= s.offsets[f]; d >= reach {
			return false
		}
		s.try(r3.Scale(-1, n), d, r3.Sub(at, r3.Scale(d, n)), s.tolerance, 1)
	}
	s.nearEdges(max(-(1+fartherOut)*s.distance, reach))
	for _, i := range s.edgesA {
		u := s.turnToB(s.a.edges[i].way)
		for _, j := range s.edgesB {
			s.edgesApart(&s.a.edges[i], &s.b.edges[j], u)
			if s.distance >= reach {
				return false
			}
		}
	}
	if s.distance > 0 {
		s.nearest(reach)
		s.ways = append(s.ways[:0], wayOut{s.normal, s.distance, s.at, 1})
	}
	return s.distance < reach
}

// fartherOut is how much farther, as a part, it may be along a way that counts beside the nearest one.
const fartherOut = 0.3

// try notes a way out of which at is a place on the first body, and takes it for the normal if it is nearer than the best so far by a margin.
func (s *convexPair) try(n r3.Vec, d float64, at r3.Vec, margin, part float64) {
	at = r3.Sub(at, r3.Scale(d/2, n))
	if d > s.distance+margin {
		s.distance, s.normal, s.at = d, n, at
	}
	if d > (1+fartherOut)*s.distance && part > 0 {
		s.ways = append(s.ways, wayOut{n, d, at, part})
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
	height = math.Inf(1)
	for _, v := range vertices {
		if h := r3.Dot(n, v); h < height {
			height, at = h, v
		}
	}
	return height, at
}

// nearEdges lists the edges of each body that come within a distance of the other's bounding box: bodies that come apart by a translation touch, after
// it, at edges that were no farther from one another than it is long.
func (s *convexPair) nearEdges(distance float64) {
	boxA, boxB := vec.Inflate(s.boxA, distance), vec.Inflate(s.boxB, distance)
	s.edgesA, s.edgesB = s.edgesA[:0], s.edgesB[:0]
	for i := range s.a.edges {
		e := &s.a.edges[i]
		if meets(&boxB, s.vertices[e.ends[0]], s.vertices[e.ends[1]]) {
			s.edgesA = append(s.edgesA, int32(i))
		}
	}
	for i := range s.b.edges {
		e := &s.b.edges[i]
		if meets(&boxA, s.b.vertices[e.ends[0]], s.b.vertices[e.ends[1]]) {
			s.edgesB = append(s.edgesB, int32(i))
		}
	}
}

// meets tells whether the bounding box of a segment meets a box.
func meets(b *r3.Box, p, q r3.Vec) bool {
	return min(p.X, q.X) <= b.Max.X && max(p.X, q.X) >= b.Min.X && min(p.Y, q.Y) <= b.Max.Y && max(p.Y, q.Y) >= b.Min.Y &&
		min(p.Z, q.Z) <= b.Max.Z && max(p.Z, q.Z) >= b.Min.Z
}

// edgesApart tries the normal across edge e of a, which runs along u, and edge g of b, if it is one of both: if their arcs of normals cross.
func (s *convexPair) edgesApart(e, g *edge, u r3.Vec) {
	a0, a1 := s.normals[e.faces[0]], s.normals[e.faces[1]]
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
	s.try(n, d, r3.Add(p, r3.Scale(t, u)), s.tolerance, smooth(within/slopeLimit)*smooth(l2/parallelSine2))
}

// nearest finds the shortest distance of bodies apart, if it is below reach.
func (s *convexPair) nearest(reach float64) {
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
	for _, i := range s.edgesA {
		e := &s.a.edges[i]
		p := s.vertices[e.ends[0]]
		u := r3.Sub(s.vertices[e.ends[1]], p)
		for _, j := range s.edgesB {
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
