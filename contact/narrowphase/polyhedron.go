// Shapes with flat faces: boxes, plates, hulls and meshes, as vertices, edges and faces.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// polyhedron is a surface of flat faces in its own axes. Of a convex one the faces are whole polygons, however they were divided into triangles; of a
// mesh that is not convex they are its triangles, in the order of its tree.
type polyhedron struct {
	vertices []r3.Vec
	faces    []face
	corners  []int32   // of the faces, one after the other
	across   []int32   // of each of corners of a convex body: the face beyond the side from there to the next; -1: none
	areas    []float64 // of each of corners, its part of the area of its face, m2
	edges    []edge
	star     []int32  // edges at each vertex, one vertex after the other
	ways     []r3.Vec // unit, along the edges of star away from their vertex
	first    []int32  // where each vertex's part of star begins; one more than there are vertices
	plain    []bool   // of each vertex: in the middle of a face or of a straight edge
	bounds   r3.Box
	bulging  bool                // convex
	sheet    bool                // hit from both sides
	ground   *geometry.Ground    // that it is of: open, with an inside that is all below it
	tree     []geometry.MeshNode // over the faces of a mesh that is not convex
	centre   r3.Vec              // mean of the vertices
	size     float64             // greatest distance of a vertex from centre, m
	inside   float64             // radius of a ball about centre that is inside a convex body, m; may be less than the greatest
}

// face is a flat polygon, convex, counter-clockwise seen from its front.
type face struct {
	normal       r3.Vec
	offset       float64 // of its plane along normal, m
	depth        float64 // of the centre of the polyhedron behind it, m
	first, count int32   // of its corners
}

// edge is a side of two faces, or at the boundary of a sheet of one.
type edge struct {
	ends  [2]int32
	faces [2]int32  // the second is -1 at a boundary
	way   r3.Vec    // unit, from the first end to the second
	into  [2]r3.Vec // unit, in each face away from the edge; at a boundary the second is zero
	bend  float64   // cosine of the angle between the normals of both faces
	fold  float64   // sine by which the second face falls off behind the first: above 0 where convex
}

// flatSine is the sine of the angle up to which two faces count as one plane; coordinates of files in single precision are that rough.
const flatSine = 1e-4

// loop lists the corners of a face.
func (p *polyhedron) loop(f int32) []int32 {
	x := &p.faces[f]
	return p.corners[x.first : x.first+x.count]
}

// around lists the edges at a vertex.
func (p *polyhedron) around(v int32) []int32 { return p.star[p.first[v]:p.first[v+1]] }

// rise is the greatest slope, against the direction n, of the edges that leave a vertex.
func (p *polyhedron) rise(v int32, n r3.Vec) float64 {
	most := 0.0
	for i := p.first[v]; i < p.first[v+1]; i++ {
		most = max(most, r3.Dot(n, p.ways[i]))
	}
	return most
}

// addFace adds a polygon.
func (p *polyhedron) addFace(loop []int32, normal r3.Vec) {
	p.faces = append(p.faces, face{normal: normal, offset: r3.Dot(normal, p.vertices[loop[0]]), first: int32(len(p.corners)), count: int32(len(loop))})
	p.corners = append(p.corners, loop...)
}

// link finds the edges between the faces, and all that follows from them. Edges between faces of one plane are no edges.
func (p *polyhedron) link() {
	at := make(map[[2]int32]int32, len(p.corners))
	for f := range int32(len(p.faces)) {
		loop := p.loop(f)
		for i, a := range loop {
			b := loop[(i+1)%len(loop)]
			key := [2]int32{min(a, b), max(a, b)}
			if k, ok := at[key]; ok && p.edges[k].faces[1] < 0 {
				p.edges[k].faces[1] = f
				continue
			}
			at[key] = int32(len(p.edges))
			p.edges = append(p.edges, edge{ends: [2]int32{a, b}, faces: [2]int32{f, -1}})
		}
	}
	if p.bulging {
		p.findAcross(at)
	}
	kept := p.edges[:0]
	for _, e := range p.edges {
		a, b := p.vertices[e.ends[0]], p.vertices[e.ends[1]]
		way := r3.Unit(r3.Sub(b, a))
		n := p.faces[e.faces[0]].normal
		e.way, e.into[0] = way, r3.Cross(n, way)
		if e.faces[1] >= 0 {
			m := p.faces[e.faces[1]].normal
			if p.sheet && p.runs(e.faces[1], e.ends) { // fronts that disagree
				m = r3.Scale(-1, m)
			}
			e.into[1], e.bend = r3.Cross(way, m), r3.Dot(n, m)
			e.fold = -r3.Dot(n, e.into[1])
			if math.Abs(e.fold) < flatSine && r3.Dot(n, m) > 0 {
				continue
			}
		}
		kept = append(kept, e)
	}
	p.edges = kept
	p.joinStars()
	p.shareAreas()
	p.bounds = boxOf(p.vertices)
	for _, v := range p.vertices {
		p.centre = r3.Add(p.centre, r3.Scale(1/float64(len(p.vertices)), v))
	}
	for _, v := range p.vertices {
		p.size = max(p.size, r3.Norm(r3.Sub(v, p.centre)))
	}
	p.setDepths()
}

// findAcross finds the faces beyond the sides of all faces, by the numbers of the edges between vertices.
func (p *polyhedron) findAcross(at map[[2]int32]int32) {
	p.across = p.across[:0]
	for f := range int32(len(p.faces)) {
		loop := p.loop(f)
		for i, a := range loop {
			b := loop[(i+1)%len(loop)]
			faces := p.edges[at[[2]int32{min(a, b), max(a, b)}]].faces
			beyond := faces[0]
			if beyond == f {
				beyond = faces[1]
			}
			p.across = append(p.across, beyond)
		}
	}
}

// setDepths works out how deep the centre is behind the faces.
func (p *polyhedron) setDepths() {
	for f := range p.faces {
		x := &p.faces[f]
		x.depth = x.offset - r3.Dot(x.normal, p.centre)
	}
}

// runs tells whether a face has an edge in the given direction.
func (p *polyhedron) runs(f int32, ends [2]int32) bool {
	loop := p.loop(f)
	for i, a := range loop {
		if a == ends[0] && loop[(i+1)%len(loop)] == ends[1] {
			return true
		}
	}
	return false
}

// joinStars fills the edges at each vertex.
func (p *polyhedron) joinStars() {
	n := len(p.vertices)
	lists := make([][]int32, n)
	for i, e := range p.edges {
		for _, v := range e.ends {
			lists[v] = append(lists[v], int32(i))
		}
	}
	p.first, p.plain = make([]int32, n+1), make([]bool, n)
	for v, list := range lists {
		p.plain[v] = len(list) == 0 || len(list) == 2 && r3.Norm(r3.Add(p.way(v, list[0]), p.way(v, list[1]))) < flatSine
		p.star = append(p.star, list...)
		for _, e := range list {
			p.ways = append(p.ways, p.way(v, e))
		}
		p.first[v+1] = int32(len(p.star))
	}
}

// way is the unit direction from a vertex along an edge at it.
func (p *polyhedron) way(v int, e int32) r3.Vec {
	x := &p.edges[e]
	other := x.ends[0]
	if int(other) == v {
		other = x.ends[1]
	}
	return r3.Unit(r3.Sub(p.vertices[other], p.vertices[v]))
}

// shareAreas gives the area of each face to its corners as those of a patch have theirs (see overlay).
func (p *polyhedron) shareAreas() {
	p.areas = make([]float64, len(p.corners))
	for f := range p.faces {
		loop, n := p.loop(int32(f)), int(p.faces[f].count)
		var centre r3.Vec
		total := 0.0
		for i := 1; i+1 < n; i++ {
			a, b, c := p.vertices[loop[0]], p.vertices[loop[i]], p.vertices[loop[i+1]]
			area := r3.Norm(r3.Cross(r3.Sub(b, a), r3.Sub(c, a))) / 2
			total += area
			centre = r3.Add(centre, r3.Scale(area/3, r3.Add(a, r3.Add(b, c))))
		}
		centre = r3.Scale(1/total, centre)
		for i, v := range loop {
			j := (i + 1) % n
			area := r3.Norm(r3.Cross(r3.Sub(p.vertices[v], centre), r3.Sub(p.vertices[loop[j]], centre))) / 4
			p.areas[int(p.faces[f].first)+i] += area
			p.areas[int(p.faces[f].first)+j] += area
		}
	}
}

// width is the least extent along the axes, m.
func (p *polyhedron) width() float64 {
	d := r3.Sub(p.bounds.Max, p.bounds.Min)
	if least := min(d.X, d.Y, d.Z); least > 1e-6*p.size && !p.sheet && p.ground == nil {
		return least
	}
	return max(min(d.X, d.Y), min(d.Y, d.Z), min(d.Z, d.X)) / 5 // a sheet
}
