// What is wrong with a list of triangles, and which side is its front.

package geometry

import (
	"fmt"
	"slices"

	"gabion/internal/disjoint"

	"gonum.org/v1/gonum/spatial/r3"
)

// MeshReport tells how consistent a list of triangles is.
type MeshReport struct {
	Triangles    int
	Vertices     int     // in use
	Degenerate   []int32 // triangles without area
	OpenEdges    int     // edges of one triangle: holes and rims
	Holes        int     // closed rows of open edges
	FlippedEdges int     // edges whose two triangles disagree about the front
	SharedEdges  int     // edges of three triangles or more
	Pieces       int     // parts not joined by an edge
	Area         float64 // m^2
	Volume       float64 // inside, m^3; only means something when the mesh is Closed
}

// Closed tells whether the triangles enclose a volume with all fronts on one side.
func (r MeshReport) Closed() bool { return r.OpenEdges+r.FlippedEdges+r.SharedEdges == 0 }

// String is the report in a line.
func (r MeshReport) String() string {
	return fmt.Sprintf("%d triangles in %d pieces, %d without area, %d open edges in %d holes, %d edges with flipped neighbours, %d edges shared by three or more",
		r.Triangles, r.Pieces, len(r.Degenerate), r.OpenEdges, r.Holes, r.FlippedEdges, r.SharedEdges)
}

// Report looks at triangles that share vertices (see Weld). The indices must be valid.
func (f Facets) Report() MeshReport {
	r := MeshReport{Triangles: len(f.Triangles)}
	m := Mesh{Vertices: f.Vertices}
	used := make([]bool, len(f.Vertices))
	var origin r3.Vec
	if len(f.Vertices) > 0 {
		origin = f.Vertices[0] // volumes are summed from near the mesh, not from far away
	}
	for i, t := range f.Triangles {
		for _, v := range t {
			used[v] = true
		}
		if f.degenerate(t) {
			r.Degenerate = append(r.Degenerate, int32(i))
			continue
		}
		m.Triangles = append(m.Triangles, t)
		area := f.area(t)
		r.Area += r3.Norm(area) / 2
		r.Volume += r3.Dot(area, r3.Sub(f.Vertices[t[0]], origin)) / 6
	}
	for _, u := range used {
		if u {
			r.Vertices++
		}
	}
	m.link()
	m.countEdges(&r)
	return r
}

func (m *Mesh) countEdges(r *MeshReport) {
	pieces := disjoint.New(len(m.Triangles))
	rims := disjoint.New(len(m.Vertices))
	var rim []int32
	for h := range m.Ring {
		h := int32(h)
		k := m.Ring[h]
		pieces.Join(h/3, k/3)
		if m.least(h) != h {
			continue
		}
		switch a, b := m.edge(h); {
		case k == h:
			r.OpenEdges++
			rims.Join(a, b)
			rim = append(rim, a)
		case m.Ring[k] != h:
			r.SharedEdges++
		default:
			if c, _ := m.edge(k); c == a {
				r.FlippedEdges++
			}
		}
	}
	for i := range m.Triangles {
		if pieces.Root(int32(i)) == int32(i) {
			r.Pieces++
		}
	}
	for i, v := range rim {
		rim[i] = rims.Root(v)
	}
	slices.Sort(rim)
	r.Holes = len(slices.Compact(rim))
}

// Orient returns the triangles turned over where needed so that neighbours agree about the front, and closed pieces have it outside.
func (f Facets) Orient() Facets {
	out := Facets{Vertices: f.Vertices, Triangles: slices.Clone(f.Triangles)}
	m := Mesh{Vertices: f.Vertices, Triangles: f.Triangles}
	m.link()
	seen := make([]bool, len(f.Triangles))
	var piece []int32
	for seed := range f.Triangles {
		if seen[seed] {
			continue
		}
		seen[seed] = true
		piece = append(piece[:0], int32(seed))
		closed := true
		for at := 0; at < len(piece); at++ { // the piece grows meanwhile
			i := piece[at]
			turned := out.Triangles[i] != f.Triangles[i]
			for h := 3 * i; h < 3*i+3; h++ {
				j, side, ok := m.beside(h, 0)
				if !ok {
					closed = false
					continue
				}
				if seen[j] {
					continue
				}
				seen[j] = true
				if turned != (side == 1) {
					flip(&out.Triangles[j])
				}
				piece = append(piece, j)
			}
		}
		if closed && out.volume(piece) < 0 {
			for _, i := range piece {
				flip(&out.Triangles[i])
			}
		}
	}
	return out
}

func flip(t *[3]int32) { t[0], t[1] = t[1], t[0] }

func (f Facets) volume(piece []int32) float64 {
	sum := 0.0
	origin := f.Vertices[f.Triangles[piece[0]][0]]
	for _, i := range piece {
		t := f.Triangles[i]
		sum += r3.Dot(f.area(t), r3.Sub(f.Vertices[t[0]], origin)) / 6
	}
	return sum
}
