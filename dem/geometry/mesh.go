// Mesh: a triangle surface as a shape, with what contact needs to know of its neighbourhoods.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Facets is a bare list of triangles, as files and generators give it.
type Facets struct {
	Vertices  []r3.Vec   // m
	Triangles [][3]int32 // corners, counter-clockwise seen from the front
}

// MeshOptions says how a mesh is to be understood.
type MeshOptions struct {
	// Solid means that matter fills the back of the triangles: a centre inside is pushed out by the shortest way. It needs a closed
	// mesh. Without it the triangles are thin sheets with two sides.
	Solid bool
	// SmoothAngle is the angle (rad) between neighbouring triangles up to which they stand for one curved wall, which gives one contact and not
	// one a facet. Zero means 20 degrees.
	SmoothAngle float64
}

// Mesh is a triangle surface. Make one by NewMesh; nothing in it may be changed afterwards. Everything is flat data: the GPU reads it too.
//
// A half-edge h is edge h%3 of triangle h/3; edge k runs from corner k to corner k+1.
type Mesh struct {
	Vertices  []r3.Vec
	Triangles [][3]int32 // in the order of the tree
	Source    []int32    // position of each triangle in the Facets that the mesh was made from
	Normals   []r3.Vec   // unit, of each triangle's front
	Tree      []MeshNode // bounding boxes in depth-first order; Tree[0] holds everything

	Ring      []int32    // of each half-edge: the next half-edge around the same edge; itself on a boundary
	StarStart []int32    // of each vertex v: Star[StarStart[v]:StarStart[v+1]] are the vertices joined to it
	Star      []int32    //
	First     []int32    // of each vertex: the first triangle around it
	Pseudo    []r3.Vec   // of each vertex: the normals around it weighted by angle
	Patch     [][2]int32 // of each triangle and side (0 front, 1 back): whose tangential history contacts continue
	Group     []int32    // of each triangle: smooth piece

	Solid  bool
	Smooth float64 // cosine of MeshOptions.SmoothAngle
}

// NewMesh makes a mesh. Triangles without area are left out (Source tells which remain). Vertices must be shared for
// neighbours to be known: see Facets.Weld.
func NewMesh(f Facets, opts MeshOptions) (*Mesh, error) {
	if err := f.Check(); err != nil {
		return nil, err
	}
	m := &Mesh{Vertices: f.Vertices, Solid: opts.Solid, Smooth: SmoothCosine}
	if opts.SmoothAngle > 0 {
		m.Smooth = math.Cos(opts.SmoothAngle)
	}
	for i, t := range f.Triangles {
		if !f.degenerate(t) {
			m.Source = append(m.Source, int32(i))
		}
	}
	if len(m.Source) == 0 {
		return nil, fmt.Errorf("mesh: none of the %d triangles has an area", len(f.Triangles))
	}
	m.Tree = newTree(f, m.Source)
	m.Triangles = make([][3]int32, len(m.Source))
	m.Normals = make([]r3.Vec, len(m.Source))
	for i, s := range m.Source {
		m.Triangles[i] = f.Triangles[s]
		m.Normals[i] = r3.Unit(f.area(m.Triangles[i]))
	}
	m.link()
	m.stars()
	m.label()
	if opts.Solid {
		if r := f.Report(); r.OpenEdges+r.FlippedEdges+r.SharedEdges > 0 {
			return nil, fmt.Errorf("mesh: a solid must be closed with all fronts outward: %v", r)
		}
	}
	return m, nil
}

func (f Facets) Check() error {
	if len(f.Triangles) == 0 {
		return fmt.Errorf("mesh without triangles")
	}
	if len(f.Triangles) > math.MaxInt32/16 {
		return fmt.Errorf("mesh of %d triangles: want at most %d", len(f.Triangles), math.MaxInt32/16)
	}
	for i, t := range f.Triangles {
		for _, v := range t {
			if v < 0 || int(v) >= len(f.Vertices) {
				return fmt.Errorf("mesh: triangle %d names vertex %d of %d", i, v, len(f.Vertices))
			}
		}
	}
	for i, v := range f.Vertices {
		if !vec.Finite(v) {
			return fmt.Errorf("mesh: vertex %d is %v, not finite", i, v)
		}
	}
	return nil
}

// area is the vector of a triangle's front normal with twice its area as length.
func (f Facets) area(t [3]int32) r3.Vec {
	a := f.Vertices[t[0]]
	return r3.Cross(r3.Sub(f.Vertices[t[1]], a), r3.Sub(f.Vertices[t[2]], a))
}

// degenerate tells whether a triangle has no area to speak of: a height below 1e-9 of its longest edge.
func (f Facets) degenerate(t [3]int32) bool {
	longest := 0.0
	for k := range 3 {
		longest = max(longest, r3.Norm2(r3.Sub(f.Vertices[t[(k+1)%3]], f.Vertices[t[k]])))
	}
	return !(r3.Norm(f.area(t)) > 1e-9*longest)
}

// edge returns the ends of half-edge h.
func (m *Mesh) edge(h int32) (a, b int32) {
	t := &m.Triangles[h/3]
	return t[h%3], t[(h+1)%3]
}

// opposite is the corner of h's triangle that is not on h.
func (m *Mesh) opposite(h int32) r3.Vec { return m.Vertices[m.Triangles[h/3][(h+2)%3]] }

// link fills Ring.
func (m *Mesh) link() {
	type ends struct{ low, high int32 }
	last := make(map[ends]int32, 3*len(m.Triangles)/2)
	m.Ring = make([]int32, 3*len(m.Triangles))
	for h := range m.Ring {
		m.Ring[h] = int32(h)
		a, b := m.edge(int32(h))
		key := ends{min(a, b), max(a, b)}
		if p, ok := last[key]; ok {
			m.Ring[h], m.Ring[p] = m.Ring[p], int32(h)
		}
		last[key] = int32(h)
	}
}

// stars fills what is known of each vertex.
func (m *Mesh) stars() {
	n := len(m.Vertices)
	m.StarStart = make([]int32, n+1)
	m.First = make([]int32, n)
	m.Pseudo = make([]r3.Vec, n)
	// Each edge counts once, by the least half-edge of its ring.
	each := func(visit func(a, b int32)) {
		for h := range m.Ring {
			if m.least(int32(h)) == int32(h) {
				visit(m.edge(int32(h)))
			}
		}
	}
	each(func(a, b int32) {
		m.StarStart[a+1]++
		m.StarStart[b+1]++
	})
	for v := range n {
		m.StarStart[v+1] += m.StarStart[v]
	}
	m.Star = make([]int32, m.StarStart[n])
	fill := make([]int32, n)
	each(func(a, b int32) {
		m.Star[m.StarStart[a]+fill[a]] = b
		m.Star[m.StarStart[b]+fill[b]] = a
		fill[a]++
		fill[b]++
	})
	for i := len(m.Triangles) - 1; i >= 0; i-- {
		t := m.Triangles[i]
		for k, v := range t {
			p := m.Vertices[v]
			angle := math.Acos(vec.Clamp(r3.Cos(r3.Sub(m.Vertices[t[(k+1)%3]], p), r3.Sub(m.Vertices[t[(k+2)%3]], p)), 1))
			m.Pseudo[v] = r3.Add(m.Pseudo[v], r3.Scale(angle, m.Normals[i]))
			m.First[v] = int32(i)
		}
	}
}

// least is the least half-edge around the edge of h.
func (m *Mesh) least(h int32) int32 {
	low := h
	for k := m.Ring[h]; k != h; k = m.Ring[k] {
		low = min(low, k)
	}
	return low
}

// Bounds implements Shape.
func (m *Mesh) Bounds() r3.Box {
	if len(m.Tree) == 0 {
		return r3.Box{}
	}
	return r3.Box{Min: m.Tree[0].Min, Max: m.Tree[0].Max}
}

// Check tells what is wrong with the shape, or returns nil.
func (m *Mesh) Check() error {
	if m == nil || len(m.Tree) == 0 {
		return fmt.Errorf("mesh without triangles: make it by NewMesh")
	}
	return nil
}

// Area is that of a triangle, m^2.
func (m *Mesh) Area(triangle int) float64 {
	return r3.Norm(Facets{Vertices: m.Vertices}.area(m.Triangles[triangle])) / 2
}
