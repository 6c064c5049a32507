// What is wrong with a list of triangles, and which side is its front.

package geometry

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gabion/internal/disjoint"
	"gabion/internal/vec"

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

// Orient returns the triangles turned over where needed so that neighbours agree about the front, and closed pieces have it outside. A closed piece within another one is turned over with that: where their fronts are on
// opposite sides it bounds a cavity.
func (f Facets) Orient() Facets {
	out := Facets{Vertices: f.Vertices, Triangles: slices.Clone(f.Triangles)}
	m := Mesh{Vertices: f.Vertices, Triangles: f.Triangles}
	m.link()
	seen := make([]bool, len(f.Triangles))
	var shells []shell
	for seed := range f.Triangles {
		if seen[seed] {
			continue
		}
		seen[seed] = true
		piece := []int32{int32(seed)}
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
		if closed {
			shells = append(shells, shell{piece, out.volume(piece), out.around(piece)})
		}
	}
	out.turnShells(shells)
	return out
}

// shell is a closed piece.
type shell struct {
	triangles []int32
	volume    float64 // m3, below 0 where the front is inside
	box       r3.Box
}

// turnShells turns over closed pieces that have their front inside, or are within one that has, the largest around them.
func (f Facets) turnShells(shells []shell) {
	slices.SortStableFunc(shells, func(a, b shell) int { return cmp.Compare(math.Abs(b.volume), math.Abs(a.volume)) })
	var outermost []shell
	for _, s := range shells {
		at := f.Vertices[f.Triangles[s.triangles[0]][0]]
		k := slices.IndexFunc(outermost, func(o shell) bool {
			return vec.InBox(&o.box, s.box.Min) && vec.InBox(&o.box, s.box.Max) && f.goesRound(o.triangles, at)
		})
		turn := s.volume < 0
		if k >= 0 {
			turn = outermost[k].volume < 0
		} else {
			outermost = append(outermost, s)
		}
		if turn {
			for _, i := range s.triangles {
				flip(&f.Triangles[i])
			}
		}
	}
}

// around is the box around a piece.
func (f Facets) around(piece []int32) r3.Box {
	first := f.Vertices[f.Triangles[piece[0]][0]]
	box := r3.Box{Min: first, Max: first}
	for _, i := range piece {
		for _, v := range f.Triangles[i] {
			box.Min, box.Max = vec.MinVec(box.Min, f.Vertices[v]), vec.MaxVec(box.Max, f.Vertices[v])
		}
	}
	return box
}

// goesRound tells whether a closed piece goes round a place: its triangles are seen from there under a solid angle of 4 pi, by A. van Oosterom and J. Strackee, IEEE Trans. Biomed. Eng. 30:125 (1983).
func (f Facets) goesRound(piece []int32, place r3.Vec) bool {
	angle := 0.0
	for _, i := range piece {
		t := f.Triangles[i]
		a, b, c := r3.Sub(f.Vertices[t[0]], place), r3.Sub(f.Vertices[t[1]], place), r3.Sub(f.Vertices[t[2]], place)
		la, lb, lc := r3.Norm(a), r3.Norm(b), r3.Norm(c)
		angle += 2 * math.Atan2(r3.Dot(a, r3.Cross(b, c)), la*lb*lc+lc*r3.Dot(a, b)+lb*r3.Dot(a, c)+la*r3.Dot(b, c))
	}
	return math.Abs(angle) > 3*math.Pi
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
