// Sphero-polyhedra whose cores are not convex.
//
// What a point q has to do with a convex core K is the energy V(d(q, K)) of one contact. As a function of K that is a valuation, V(K ∪ L) = V(K) + V(L) - V(K ∩ L) where the union is convex
// too, and so goes on to unions of convex sets in one way only (Groemer 1978, Pacific J. Math. 75:397): to the integral of -V'(r) χ(K ∩ B(q, r)) over the radius r of a ball about q, with Euler's characteristic χ.
// It is the sum of the energies of what of K is nearest to q in each of the walls around it, less those of the hollow edges between the walls, and has no seams: over a flat face there is one contact
// wherever the parts of K that are convex meet. It is as smooth as those of convex cores are. With it the energy of two cores is that of polyhedron_pair.go, over the edges and corners that stand out.

package geometry

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// NewConcavePolyhedron returns the body that triangles enclose (m), convex or not, rolled over by a ball of the radius rounding (m), moved to its centre of mass and turned to its principal axes; with it
// what it weighs.
func NewConcavePolyhedron(f Facets, rounding float64) (p *Polyhedron, whole PolyhedronBulk, err error) {
	if !(rounding > 0) || math.IsInf(rounding, 0) {
		return nil, whole, fmt.Errorf("polyhedron with a rounding of %g m: want more than 0", rounding)
	}
	mesh, err := NewMesh(f.Weld(-1).used().Orient(), MeshOptions{Solid: true})
	if err != nil {
		return nil, whole, err
	}
	outline, err := newOutline(mesh)
	if err != nil {
		return nil, whole, err
	}
	p = &Polyhedron{Vertices: outline.vertices, Edges: outline.edges, Rounding: rounding, corners: outline.mostCorners()}
	if len(p.Edges) > mostPolyhedronEdges {
		return nil, whole, fmt.Errorf("polyhedron of %d edges: want at most %d", len(p.Edges), mostPolyhedronEdges)
	}
	if p.parts, err = outline.divide(); err != nil {
		return nil, whole, err
	}
	whole = newPolyhedronBulk(roundedBulk(mesh, rounding))
	turn := func(list []r3.Vec) {
		for i, v := range list {
			list[i] = whole.toAxes(v)
		}
	}
	turn(p.Vertices)
	for i := range p.parts {
		q := &p.parts[i]
		turn(q.Vertices)
		q.setFaces()
		q.setBox()
	}
	for _, v := range p.Vertices {
		p.Radius = max(p.Radius, r3.Norm(v)+rounding)
	}
	p.surface = Facets{Triangles: mesh.Triangles}
	for i, v := range mesh.Vertices {
		p.surface.Vertices = append(p.surface.Vertices, r3.Add(v, r3.Scale(rounding, r3.Unit(mesh.Pseudo[i]))))
	}
	turn(p.surface.Vertices)
	return p, whole, nil
}

// used are the triangles with the vertices that they have alone.
func (f Facets) used() (out Facets) {
	number := map[int32]int32{}
	for _, t := range f.Triangles {
		for k, v := range t {
			n, known := number[v]
			if !known {
				n = int32(len(out.Vertices))
				number[v], out.Vertices = n, append(out.Vertices, f.Vertices[v])
			}
			t[k] = n
		}
		out.Triangles = append(out.Triangles, t)
	}
	return out
}

// outline is a closed mesh, and what of it stands out.
type outline struct {
	*Mesh
	size     float64
	group    []int // of each triangle: the flat face that it is of, by its first triangle
	folds    []fold
	vertices []r3.Vec // that stand out
	edges    []PolyhedronEdge
	number   []int32 // of each vertex of the mesh among those that stand out; -1 for none
	work     float64 // to find convex parts, see mostWork
}

// fold is an edge at which a mesh is not flat.
type fold struct {
	ends  [2]int32
	faces [2]int // groups, the lower one first
	out   bool
}

// newOutline finds the flat faces of a mesh, and the edges between them.
func newOutline(m *Mesh) (*outline, error) {
	o := &outline{Mesh: m, size: Facets{Vertices: m.Vertices}.size()}
	side := make(map[[2]int32]int, len(m.Ring))
	for h := range m.Ring {
		if k := m.Ring[h]; k == int32(h) || m.Ring[k] != int32(h) {
			return nil, errors.New("polyhedron: an edge of its mesh has not two triangles: want a closed surface that touches itself nowhere")
		}
		a, b := m.edge(int32(h))
		side[[2]int32{a, b}] = h / 3
	}
	o.group = planes(m.Triangles, m.Normals, side)
	for h := range m.Ring {
		k := m.Ring[h]
		one, other := o.group[h/3], o.group[k/3]
		if int32(h) > k || one == other {
			continue
		}
		a, b := m.edge(int32(h))
		over := r3.Dot(m.Normals[h/3], r3.Sub(m.opposite(k), m.Vertices[a]))
		o.folds = append(o.folds, fold{[2]int32{a, b}, [2]int{min(one, other), max(one, other)}, over < 0})
	}
	o.join()
	o.list()
	return o, nil
}

// join makes one edge of those that follow one another between the same faces.
func (o *outline) join() {
	at := make(map[int32][]int) // folds at a vertex
	for i, f := range o.folds {
		for _, v := range f.ends {
			at[v] = append(at[v], i)
		}
	}
	gone := make([]bool, len(o.folds))
	for v := range int32(len(o.Vertices)) {
		if len(at[v]) != 2 {
			continue
		}
		i, k := at[v][0], at[v][1]
		one, other := &o.folds[i], &o.folds[k]
		if i == k || one.faces != other.faces || one.out != other.out {
			continue
		}
		far := other.ends[0] + other.ends[1] - v
		from := one.ends[0] + one.ends[1] - v
		if u, w := r3.Sub(o.Vertices[v], o.Vertices[from]), r3.Sub(o.Vertices[far], o.Vertices[v]); r3.Norm(r3.Cross(u, w)) > samePlane*r3.Norm(u)*r3.Norm(w) || far == from {
			continue
		}
		one.ends, gone[k] = [2]int32{from, far}, true
		for n, e := range at[far] {
			if e == k {
				at[far][n] = i
			}
		}
	}
	kept := o.folds[:0]
	for i, f := range o.folds {
		if !gone[i] {
			kept = append(kept, f)
		}
	}
	o.folds = kept
}

// list numbers the edges that stand out, and their ends.
func (o *outline) list() {
	o.number = make([]int32, len(o.Vertices))
	for i := range o.number {
		o.number[i] = -1
	}
	for _, f := range o.folds {
		if !f.out {
			continue
		}
		var e [2]int32
		for k, v := range f.ends {
			if o.number[v] < 0 {
				o.number[v] = int32(len(o.vertices))
				o.vertices = append(o.vertices, o.Vertices[v])
			}
			e[k] = o.number[v]
		}
		o.edges = append(o.edges, PolyhedronEdge{A: e[0], B: e[1], Faces: [2]int32{int32(f.faces[0]), int32(f.faces[1])}})
	}
}

// mostCorners is the number of those that stand out on the flat face that has most.
func (o *outline) mostCorners() (most int) {
	on := map[[2]int]bool{}
	count := map[int]int{}
	for t, c := range o.Triangles {
		for _, v := range c {
			key := [2]int{o.group[t], int(v)}
			if o.number[v] >= 0 && !on[key] {
				on[key] = true
				count[o.group[t]]++
				most = max(most, count[o.group[t]])
			}
		}
	}
	return most
}
