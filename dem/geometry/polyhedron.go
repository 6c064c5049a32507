// Sphero-polyhedra: polyhedra rolled over by a ball.

package geometry

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Polyhedron is a polyhedron, its core, and all that is no farther from it than Rounding (a sphero-polyhedron, Alonso-Marroquín 2008, EPL 83:14001). Its
// axes are the principal ones, its origin the centre of mass of the whole. One with a single vertex and no faces is a sphere. One whose core is not convex has parts in the place of faces, see NewConcavePolyhedron.
type Polyhedron struct {
	Vertices []r3.Vec // of the core, m
	Edges    []PolyhedronEdge
	Faces    []PolyhedronFace
	Rounding float64 // m
	Radius   float64 // of the sphere about the origin that encloses the whole, m

	parts   []polyhedronPart
	surface Facets // of a core with parts, its vertices moved out by the rounding
	corners int    // on the flat face of a core with parts that has most
}

// Concave tells whether the core is not convex.
func (p *Polyhedron) Concave() bool { return len(p.parts) > 0 }

// PolyhedronEdge is an edge of two faces: the first runs from A to B, counter-clockwise seen from outside.
type PolyhedronEdge struct {
	A, B  int32
	Faces [2]int32
}

// PolyhedronFace is a flat face, which lies in the plane of points whose product with the normal is Offset.
type PolyhedronFace struct {
	Normal r3.Vec  // unit, outwards
	Offset float64 // m
	Loop   []int32 // its vertices, counter-clockwise seen from outside
	into   []r3.Vec
}

// Into is the vector in the face that is normal to edge k of its rim, from Loop[k] to the next one, inwards.
func (f *PolyhedronFace) Into(k int) r3.Vec { return f.into[k] }

// mostPolyhedronEdges is how many edges a polyhedron may have.
const mostPolyhedronEdges = 1 << 14

// samePlane is the sine of the angle between triangles up to which they make one face.
const samePlane = 1e-5

// NewPolyhedron returns the convex hull of points (m), rolled over by a ball of the radius rounding (m), moved to its centre of mass and turned to its principal axes; with it
// what it weighs.
func NewPolyhedron(points []r3.Vec, rounding float64) (p *Polyhedron, whole PolyhedronBulk, err error) {
	if !(rounding > 0) || math.IsInf(rounding, 0) {
		return nil, whole, fmt.Errorf("polyhedron with a rounding of %g m: want more than 0", rounding)
	}
	hull, err := ConvexHull(points)
	if err != nil {
		return nil, whole, err
	}
	p = &Polyhedron{Vertices: hull.Vertices, Rounding: rounding}
	if err := p.link(hull.Triangles); err != nil {
		return nil, whole, err
	}
	whole = newPolyhedronBulk(p.bulk())
	for i, v := range p.Vertices {
		p.Vertices[i] = whole.toAxes(v)
		p.Radius = max(p.Radius, r3.Norm(r3.Sub(v, whole.Centre))+rounding)
	}
	p.setFaces()
	return p, whole, nil
}

// NewBall returns the sphere of a radius (m) as a polyhedron of one vertex.
func NewBall(radius float64) *Polyhedron {
	return &Polyhedron{Vertices: []r3.Vec{{}}, Rounding: radius, Radius: radius}
}

// NewBar returns the capsule about the segment between two ends (m) as a polyhedron of one edge; about a single point it is a ball. Its origin is that of the ends.
func NewBar(a, b r3.Vec, radius float64) *Polyhedron {
	p := &Polyhedron{Vertices: []r3.Vec{a, b}, Edges: []PolyhedronEdge{{A: 0, B: 1}}, Rounding: radius, Radius: max(r3.Norm(a), r3.Norm(b)) + radius}
	if a == b {
		p.Vertices, p.Edges = p.Vertices[:1], nil
	}
	return p
}

// BarOf is a shape that is a capsule, or a ball from outside, as a polyhedron; of others it is not ok.
func BarOf(s Shape) (p *Polyhedron, ok bool) {
	switch s := s.(type) {
	case Capsule:
		return NewBar(s.A, s.B, s.Radius), true
	case Sphere:
		return NewBall(s.Radius), !s.Inside
	}
	return nil, false
}

// link makes faces of the triangles of a hull, those of one plane one face, and edges between them.
func (p *Polyhedron) link(triangles [][3]int32) error {
	side := make(map[[2]int32]int, 3*len(triangles)) // the triangle on whose rim the edge runs so
	normals := make([]r3.Vec, len(triangles))
	for t, c := range triangles {
		normals[t] = r3.Unit(r3.Cross(r3.Sub(p.Vertices[c[1]], p.Vertices[c[0]]), r3.Sub(p.Vertices[c[2]], p.Vertices[c[0]])))
		for k := range 3 {
			side[[2]int32{c[k], c[(k+1)%3]}] = t
		}
	}
	group := planes(triangles, normals, side)
	next := make([]map[int32]int32, len(triangles)) // of each group the next vertex on its rim
	for t, c := range triangles {
		for k := range 3 {
			a, b := c[k], c[(k+1)%3]
			if g := group[t]; g != group[side[[2]int32{b, a}]] {
				if next[g] == nil {
					next[g] = map[int32]int32{}
				}
				next[g][a] = b
			}
		}
	}
	return p.walk(next)
}

// planes numbers the triangles by the planes that they lie in: by the first triangle of each.
func planes(triangles [][3]int32, normals []r3.Vec, side map[[2]int32]int) []int {
	group := make([]int, len(triangles))
	for t := range group {
		group[t] = -1
	}
	for t := range triangles {
		if group[t] >= 0 {
			continue
		}
		group[t] = t
		for stack := []int{t}; len(stack) > 0; {
			c := triangles[stack[len(stack)-1]]
			stack = stack[:len(stack)-1]
			for k := range 3 {
				o := side[[2]int32{c[(k+1)%3], c[k]}]
				if group[o] < 0 && r3.Norm(r3.Cross(normals[t], normals[o])) < samePlane && r3.Dot(normals[t], normals[o]) > 0 {
					group[o] = t
					stack = append(stack, o)
				}
			}
		}
	}
	return group
}

// walk makes the faces by going round the rims, the edges, and drops the vertices that are on neither.
func (p *Polyhedron) walk(next []map[int32]int32) error {
	face := map[[2]int32]int32{} // whose rim the edge runs along
	number := make([]int32, len(p.Vertices))
	for i := range number {
		number[i] = -1
	}
	var vertices []r3.Vec
	for _, rim := range next {
		if rim == nil {
			continue
		}
		start := int32(math.MaxInt32)
		for a := range rim {
			start = min(start, a)
		}
		var loop []int32
		for a, n := start, 0; n == 0 || a != start; n++ {
			if n == len(rim) {
				return errors.New("polyhedron: its faces are not flat enough, or too many points are nearly in one plane")
			}
			if number[a] < 0 {
				number[a] = int32(len(vertices))
				vertices = append(vertices, p.Vertices[a])
			}
			loop = append(loop, number[a])
			a = rim[a]
		}
		if len(loop) != len(rim) {
			return errors.New("polyhedron: its faces are not flat enough, or too many points are nearly in one plane")
		}
		for k, a := range loop {
			face[[2]int32{a, loop[(k+1)%len(loop)]}] = int32(len(p.Faces))
		}
		p.Faces = append(p.Faces, PolyhedronFace{Loop: loop})
	}
	p.Vertices = vertices
	for f := range p.Faces {
		loop := p.Faces[f].Loop
		for k, a := range loop {
			b := loop[(k+1)%len(loop)]
			if other, ok := face[[2]int32{b, a}]; ok && a < b {
				p.Edges = append(p.Edges, PolyhedronEdge{a, b, [2]int32{int32(f), other}})
			}
		}
	}
	if len(p.Edges) > mostPolyhedronEdges {
		return fmt.Errorf("polyhedron of %d edges: want at most %d", len(p.Edges), mostPolyhedronEdges)
	}
	if len(p.Vertices)-len(p.Edges)+len(p.Faces) != 2 {
		return errors.New("polyhedron: its faces are not flat enough, or too many points are nearly in one plane")
	}
	p.setFaces()
	return nil
}

// setFaces works out the planes of the faces.
func (p *Polyhedron) setFaces() {
	for f := range p.Faces {
		x := &p.Faces[f]
		var normal r3.Vec
		origin := p.Vertices[x.Loop[0]]
		for k := 1; k+1 < len(x.Loop); k++ {
			normal = r3.Add(normal, r3.Cross(r3.Sub(p.Vertices[x.Loop[k]], origin), r3.Sub(p.Vertices[x.Loop[k+1]], origin)))
		}
		x.Normal, x.Offset = r3.Unit(normal), math.Inf(-1)
		x.into = x.into[:0]
		for k, a := range x.Loop {
			x.Offset = max(x.Offset, r3.Dot(x.Normal, p.Vertices[a]))
			x.into = append(x.into, r3.Cross(x.Normal, r3.Sub(p.Vertices[x.Loop[(k+1)%len(x.Loop)]], p.Vertices[a])))
		}
	}
}

// MostCorners is the number of vertices of the face that has most.
func (p *Polyhedron) MostCorners() int {
	most := max(1, p.corners)
	for f := range p.Faces {
		most = max(most, len(p.Faces[f].Loop))
	}
	return most
}

// NearestPoint is the point of the core that is nearest to q (m, in its axes), if that is nearer than reach (m); inside tells that q is in the core.
func (p *Polyhedron) NearestPoint(q r3.Vec, reach float64) (at r3.Vec, distance float64, inside bool) {
	if len(p.Faces) == 0 {
		at = p.Vertices[0]
		if len(p.Vertices) == 2 {
			at = OnSegment(q, at, p.Vertices[1])
		}
		return at, r3.Norm(r3.Sub(q, at)), false
	}
	best, outside := math.Inf(1), false
	for f := range p.Faces {
		x := &p.Faces[f]
		h := r3.Dot(x.Normal, q) - x.Offset
		if h < 0 {
			continue
		}
		outside = true
		if h >= reach {
			return at, math.Inf(1), false
		}
		over := true
		for k, a := range x.Loop {
			if r3.Dot(x.into[k], r3.Sub(q, p.Vertices[a])) >= 0 {
				continue
			}
			over = false
			b := x.Loop[(k+1)%len(x.Loop)]
			y := OnSegment(q, p.Vertices[a], p.Vertices[b])
			if d2 := r3.Norm2(r3.Sub(q, y)); d2 < best {
				at, best = y, d2
			}
		}
		if over {
			return r3.Sub(q, r3.Scale(h, x.Normal)), h, false
		}
	}
	if !outside {
		return q, 0, true
	}
	return at, math.Sqrt(best), false
}

// Facets are triangles of the surface for pictures: the faces where they are, with edges and corners cut off where they are round.
func (p *Polyhedron) Facets() Facets {
	if p.Concave() {
		return p.surface
	}
	var out Facets
	place := map[[2]int32]int32{} // of a vertex on a face
	for f := range p.Faces {
		x := &p.Faces[f]
		for k, a := range x.Loop {
			place[[2]int32{int32(f), a}] = int32(len(out.Vertices))
			out.Vertices = append(out.Vertices, r3.Add(p.Vertices[a], r3.Scale(p.Rounding, x.Normal)))
			if k >= 2 {
				n := int32(len(out.Vertices)) - 1
				out.Triangles = append(out.Triangles, [3]int32{n - int32(k), n - 1, n})
			}
		}
	}
	for _, e := range p.Edges {
		f, g := e.Faces[0], e.Faces[1]
		out.quad(place[[2]int32{f, e.B}], place[[2]int32{f, e.A}], place[[2]int32{g, e.A}], place[[2]int32{g, e.B}])
	}
	for v, around := range p.around() {
		for k := 2; k < len(around); k++ {
			out.Triangles = append(out.Triangles, [3]int32{
				place[[2]int32{around[0], int32(v)}], place[[2]int32{around[k-1], int32(v)}], place[[2]int32{around[k], int32(v)}],
			})
		}
	}
	return out
}

// around lists the faces at each vertex, counter-clockwise seen from outside.
func (p *Polyhedron) around() [][]int32 {
	after := make([]map[int32]int32, len(p.Vertices)) // at a vertex, by the face on whose rim an edge comes to it: the face on its other side
	for v := range after {
		after[v] = map[int32]int32{}
	}
	for _, e := range p.Edges {
		after[e.A][e.Faces[1]] = e.Faces[0]
		after[e.B][e.Faces[0]] = e.Faces[1]
	}
	list := make([][]int32, len(p.Vertices))
	for v := range list {
		first := int32(math.MaxInt32)
		for f := range after[v] {
			first = min(first, f)
		}
		for f := first; len(list[v]) < len(after[v]); f = after[v][f] {
			list[v] = append(list[v], f)
		}
	}
	return list
}

// Check tells what is wrong with the polyhedron, or returns nil.
func (p *Polyhedron) Check() error {
	if !(p.Rounding > 0) || !(p.Radius >= p.Rounding) || len(p.Vertices) == 0 || slices.ContainsFunc(p.Vertices, func(v r3.Vec) bool { return !vec.Finite(v) }) {
		return errors.New("polyhedron: want one of NewPolyhedron")
	}
	return nil
}
