// Which method serves a pair of shapes, and the memory that methods share.

package narrowphase

import (
	"fmt"

	"gabion/dem/geometry"
)

// Supported returns an error that names the two shapes if their contacts cannot be had.
func Supported(a, b geometry.Shape) error {
	x, err := New(a)
	if err != nil {
		return err
	}
	y, err := New(b)
	if err != nil {
		return err
	}
	if !x.Meets(y) {
		return fmt.Errorf("contacts of %s with %s are not known", Name(a), Name(b))
	}
	return nil
}

// Meets tells whether the contacts of two shapes can be had.
func (s *Shape) Meets(o *Shape) bool { return methods[min(s.kind, o.kind)][max(s.kind, o.kind)] != nil }

// Name is what a model calls a shape.
func Name(s geometry.Shape) string {
	switch g := s.(type) {
	case geometry.Sphere:
		if g.Inside {
			return "the inside of a sphere"
		}
		return "a sphere"
	case geometry.Capsule:
		return "a capsule"
	case geometry.Plane:
		return "a plane"
	case geometry.Box:
		if g.Inside {
			return "the inside of a box"
		}
		return "a box"
	case geometry.Plate:
		return "a plate"
	case *geometry.Mesh:
		return "a mesh"
	case *geometry.HeightField:
		return "a height field"
	case geometry.Torus:
		return "a torus"
	case *geometry.Revolved:
		switch {
		case newRevolution(g) != nil:
			return "a cylinder or cone"
		case g.Solid && hollow(g):
			return "the inside of a cylinder or cone"
		case newShell(g) != nil:
			return "an open cylinder or cone"
		}
		return "a solid of revolution that is not convex"
	}
	return fmt.Sprintf("a %T", s)
}

// Workspace is memory that Contacts uses again and again; the zero value is ready. One goroutine at a time may use it.
type Workspace struct {
	candidates []candidate
	spots      []spot
	pair       convexPair
	prisms     [2]prism
	overlay    overlay
	near       nearSearches
	meshes     meshPair
	turned     turnedPair
	segment    segmentOnRevolved
	walls      wallPair
	touches    []geometry.Touch
	vertices   []int32
	edges      []int32
	seen       []int32 // of each vertex of a mesh: the search that met it last
	search     int32
}

// begin starts a search of the features of a mesh.
func (w *Workspace) begin(p *polyhedron) {
	if n := len(p.vertices); len(w.seen) < n {
		w.seen = append(w.seen, make([]int32, n-len(w.seen))...)
	}
	if w.search++; w.search < 0 { // all numbers have been used
		clear(w.seen)
		w.search = 1
	}
}

// firstTime tells whether a vertex is met for the first time in this search.
func (w *Workspace) firstTime(v int32) bool {
	if w.seen[v] == w.search {
		return false
	}
	w.seen[v] = w.search
	return true
}

// method appends the points of a pair whose first shape is of no higher kind than the second.
type method func(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point

var methods [kinds][kinds]method

func init() {
	methods[sphere][sphere] = spheres
	methods[sphere][capsule] = sphereCapsule
	methods[capsule][capsule] = capsules
	for _, polyhedron := range [2]kind{convex, mesh} {
		methods[sphere][polyhedron] = sphereSurface
		methods[capsule][polyhedron] = capsulePolyhedron
		methods[polyhedron][plane] = polyhedronPlane
	}
	methods[convex][convex] = convexes
	methods[convex][mesh] = polyhedronMesh
	methods[mesh][mesh] = polyhedronMesh
	methods[sphere][revolved] = sphereSurface
	methods[capsule][revolved] = capsuleRevolved
	methods[revolved][revolved] = convexes
	methods[revolved][convex] = convexes
	methods[revolved][mesh] = revolvedMesh
	methods[revolved][plane] = revolvedPlane
	methods[sphere][shell] = sphereSurface
	methods[capsule][shell] = capsuleShell
	methods[convex][shell] = polyhedronShell
	methods[mesh][shell] = polyhedronShell
	methods[sphere][other] = sphereSurface
	methods[sphere][ring] = sphereSurface
	methods[capsule][ring] = capsuleRing
	methods[convex][ring] = polyhedronRing
	methods[mesh][ring] = polyhedronRing
	methods[revolved][ring] = roundRing
	methods[ring][ring] = roundRing
	methods[ring][shell] = ringShell
	methods[revolved][shell] = wallsOfRevolution
	methods[shell][shell] = wallsOfRevolution
	for _, rims := range [3]kind{ring, shell, other} {
		methods[rims][plane] = revolvedPlane
		methods[rims][room] = insideRoom
	}
	for k := sphere; k <= mesh; k++ {
		methods[k][room] = insideRoom
	}
	methods[sphere][vessel] = sphereSurface
	for _, rims := range [3]kind{revolved, ring, shell} {
		methods[rims][vessel] = revolvedInside
	}
	methods[capsule][vessel] = capsuleInside
	methods[convex][vessel] = polyhedronInside
	methods[mesh][vessel] = polyhedronInside
	methods[sphere][plane] = spherePlane
	methods[capsule][plane] = capsulePlane
}

// Contacts appends to dst the contact points of two shapes whose distance is below reach (m), and returns the longer slice. Two shapes in exchanged order
// have the same points with normals turned over. It does not allocate once dst and the workspace have grown.
// A pair that Supported refuses has no points.
func (w *Workspace) Contacts(dst []Point, a, b *Placed, reach float64) []Point {
	from := len(dst)
	if a.kind > b.kind {
		dst = w.Contacts(dst, b, a, reach)
		swap(dst[from:])
		return dst
	}
	find := methods[a.kind][b.kind]
	if find == nil {
		return dst
	}
	dst = find(w, dst, a, b, reach)
	radius := EffectiveRadius(a.Shape, b.Shape)
	for i := from; i < len(dst); i++ {
		p := &dst[i]
		p.Radius = radius
		p.Forms = [2]Form{a.formAlong(p.Levers[0], p.Forms[0]), b.formAlong(p.Levers[1], p.Forms[1])}
	}
	return dst
}
