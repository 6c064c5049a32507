package models

// The meshes of nets: knots and wires of a panel, and of the whole net.

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// layout is a net before its wires are divided.
type layout struct {
	knots []r3.Vec // m, world axes
	sides []sides  // of each knot
	wires []wire
	rings [][]int // knots of each, one after the other around it
	runs  [][]int // knots of each wire that runs through them, of a square or diagonal mesh
	all   sides   // that the net has
	panel bool    // one panel, not a box
}

// length is that of a wire between its two knots as they lie, m.
func (l *layout) length(w wire) float64 {
	return r3.Norm(r3.Sub(l.knots[w.ends[1]], l.knots[w.ends[0]]))
}

// wire connects two knots.
type wire struct {
	ends    [2]int
	kind    wireKind
	between int // bodies on it
}

type wireKind uint8

const (
	singleWire wireKind = iota
	doubleTwist
	borderWire
	ringSide
)

// ringMesh is the kind of mesh of a ring net.
const ringMesh = "ring"

// sides are those on which a knot lies, as bits.
type sides uint8

const (
	left sides = 1 << iota
	right
	bottom
	top
	backFace
	frontFace
)

// sideNames are the words for sides. The faces of a box share their bits with the sides of a panel.
var sideNames = map[string]sides{
	"left": left, "right": right, "bottom": bottom, "top": top,
	"-x": left, "+x": right, "-y": bottom, "+y": top, "-z": backFace, "+z": frontFace,
}

// mesh is a panel in units of its steps.
type mesh struct {
	step   [2]float64 // m
	middle [2]float64
	knots  [][2]float64
	sides  []sides
	wires  []wire
	rings  [][]int // knots of each
	runs   [][]int // knots along wires
}

// cells returns how many meshes a panel has, and their width, height and length of twists (m). A panel of a given extent has as many as
// fit best, stretched to fill it.
func (n *Net) cells(extent []float64) (count [2]int, step [2]float64, twist float64) {
	if n.Mesh == ringMesh {
		count, step = n.ringCells(extent)
		return count, step, 0
	}
	step, twist = n.opening()
	switch {
	case n.Knots != nil:
		return [2]int{n.Knots[0] - 1, n.Knots[1] - 1}, step, 0
	case n.Cells != nil:
		return *n.Cells, step, twist
	}
	fit := func(extent, step float64) int { return int(min(max(1, math.Round(extent/step)), mostNetBodies)) }
	count[0] = fit(extent[0], step[0])
	step[0] = extent[0] / float64(count[0])
	if n.Mesh != "hexagonal" {
		count[1] = fit(extent[1], step[1])
		step[1] = extent[1] / float64(count[1])
		return count, step, twist
	}
	count[1] = fit(extent[1]-twist, 2*step[1])
	stretch := extent[1] / (2*float64(count[1])*step[1] + twist)
	step[1] *= stretch
	return count, step, twist * stretch
}

// opening is how wide and high a mesh is as given, and how long its twists are, m.
func (n *Net) opening() (step [2]float64, twist float64) {
	switch n.Mesh {
	case ringMesh:
		step, _ = n.Rings.step()
		return step, 0
	case "hexagonal":
		half := n.Opening / 2
		rise := half
		twist = half
		if n.Twist != nil {
			twist = *n.Twist
		}
		if n.Rise != nil {
			rise = *n.Rise
		}
		return [2]float64{n.Opening, twist + rise}, twist
	}
	return [2]float64(n.Spacing), 0
}

// checkOpening refuses meshes that the net has no room for, as those of a length whose unit has been forgotten: as many as fit best would be a single one, made small.
func (n *Net) checkOpening(r *document.Report) {
	if n.Cells != nil || n.Knots != nil {
		return
	}
	step, _ := n.opening()
	for _, extent := range n.extents() {
		for axis, size := range extent {
			if 2*size < step[axis] {
				r.Fail(n.gapKey(), "a mesh of %.4g x %.4g m does not fit into a net of %.4g x %.4g m", step[0], step[1], extent[0], extent[1])
				return
			}
		}
	}
}

// extents are those of its panels, m.
func (n *Net) extents() [][]float64 {
	if n.Shape != "box" {
		return [][]float64{n.Size}
	}
	var extents [][]float64
	for _, f := range boxFaces {
		extents = append(extents, []float64{n.Size[f.axes[0]], n.Size[f.axes[1]]})
	}
	return extents
}

// estimate is about how many bodies the net has, without laying it out.
func (n *Net) estimate() (bodies float64) {
	perCell := map[string]float64{"square": 1, "diagonal": 2, "hexagonal": 4, ringMesh: 3, chainLink: 2, cableNet: 1}[n.Mesh]
	for _, e := range n.extents() {
		c, _, _ := n.cells(e)
		bodies += perCell * float64(c[0]+1) * float64(c[1]+1) * float64(1+n.IntermediateBodies[0]+n.IntermediateBodies[1])
	}
	return bodies
}

// mesh makes a panel of an extent (m), or of as many meshes as the net says.
func (n *Net) mesh(extent []float64) *mesh {
	count, step, twist := n.cells(extent)
	m := &mesh{step: step}
	switch n.Mesh {
	case "diagonal", chainLink:
		m.diagonal(count, n.IntermediateBodies)
	case "hexagonal":
		m.hexagonal(count, twist/step[1], n.IntermediateBodies)
	case ringMesh:
		m.makeRings(count, n.Rings)
	default:
		m.square(count, n.IntermediateBodies)
	}
	return m
}

// row adds the knots of a row and returns the number of its first one. A row that is not whole lies half a mesh further and has one knot fewer.
func (m *mesh) row(cells int, v float64, whole bool, on sides) int {
	first := len(m.knots)
	shift := 0.5
	if whole {
		shift = 0
		cells++
	}
	for i := range cells {
		s := on
		if whole && i == 0 {
			s |= left
		}
		if whole && i == cells-1 {
			s |= right
		}
		m.knots = append(m.knots, [2]float64{float64(i) + shift, v})
		m.sides = append(m.sides, s)
	}
	return first
}

// ends says on which sides the knots of row j of a number of rows are.
func ends(j, rows int) (s sides) {
	if j == 0 {
		s |= bottom
	}
	if j == rows-1 {
		s |= top
	}
	return s
}

func (m *mesh) wire(a, b int, kind wireKind, between int) {
	m.wires = append(m.wires, wire{[2]int{a, b}, kind, between})
}

func (m *mesh) square(count [2]int, between PerDirection) {
	columns, rows := count[0]+1, count[1]+1
	m.middle = [2]float64{float64(count[0]) / 2, float64(count[1]) / 2}
	for j := range rows {
		m.row(count[0], float64(j), true, ends(j, rows))
	}
	m.rowsAndColumns(columns, rows)
	for j := range rows {
		for i := range columns - 1 {
			m.wire(i+columns*j, i+1+columns*j, singleWire, between[0])
		}
	}
	for j := range rows - 1 {
		for i := range columns {
			m.wire(i+columns*j, i+columns*(j+1), singleWire, between[1])
		}
	}
}

// diagonal makes rhombs. Rows of knots are half a mesh apart, and every second one is shifted by half a mesh.
func (m *mesh) diagonal(count [2]int, between PerDirection) {
	rows := 2*count[1] + 1
	m.middle = [2]float64{float64(count[0]) / 2, float64(count[1]) / 2}
	last := 0
	for j := range rows {
		first := m.row(count[0], float64(j)/2, j%2 == 0, ends(j, rows))
		if j > 0 {
			m.zigzag(last, first, j%2 == 1, count[0], between[0])
			m.spiral([2]int{first, last}[j%2], [2]int{last, first}[j%2], count[0])
		}
		last = first
	}
}

// zigzag connects each knot of a row that begins at low with those to the left and to the right of it in the row that begins at high.
func (m *mesh) zigzag(low, high int, lowWhole bool, cells, between int) {
	if lowWhole {
		for i := range cells + 1 {
			if i > 0 {
				m.wire(low+i, high+i-1, singleWire, between)
			}
			if i < cells {
				m.wire(low+i, high+i, singleWire, between)
			}
		}
		return
	}
	for i := range cells {
		m.wire(low+i, high+i, singleWire, between)
		m.wire(low+i, high+i+1, singleWire, between)
	}
}

// hexagonal makes rows of double twists, each two rows of knots, joined by single wires. twist is the part of a row's height that is twisted.
func (m *mesh) hexagonal(count [2]int, twist float64, between PerDirection) {
	rows := 2*count[1] + 1
	m.middle = [2]float64{float64(count[0]) / 2, (float64(rows-1) + twist) / 2}
	last := 0
	for k := range rows {
		whole, on := k%2 == 0, ends(k, rows)
		low := m.row(count[0], float64(k), whole, on&bottom)
		high := m.row(count[0], float64(k)+twist, whole, on&top)
		if k > 0 {
			m.zigzag(last, low, !whole, count[0], between[0])
		}
		for i := range high - low {
			m.wire(low+i, high+i, doubleTwist, between[1])
		}
		last = high
	}
}

// layout places the net in space.
func (n *Net) layout() *layout {
	if n.Shape == "box" {
		return n.box()
	}
	m := n.mesh(n.Size)
	l := &layout{sides: m.sides, wires: m.wires, rings: m.rings, runs: m.runs, all: left | right | bottom | top, panel: true}
	corner, first, second := n.Origin, r3.Unit(n.Directions[0]), r3.Unit(n.Directions[1])
	if corner == nil {
		corner = n.Center
	} else {
		m.middle = [2]float64{}
	}
	for _, k := range m.knots {
		u, v := (k[0]-m.middle[0])*m.step[0], (k[1]-m.middle[1])*m.step[1]
		l.knots = append(l.knots, r3.Add(*corner, r3.Add(r3.Scale(u, first), r3.Scale(v, second))))
	}
	if n.Border != nil {
		for i := range l.wires {
			w := &l.wires[i]
			if l.sides[w.ends[0]]&l.sides[w.ends[1]] != 0 {
				w.kind = borderWire
			}
		}
		for _, side := range []sides{bottom, top, left, right} {
			along := first
			if side == left || side == right {
				along = second
			}
			l.run(side, along, n.IntermediateBodies[0])
		}
	}
	return l
}

// run connects the knots that lie on all the given sides, in their order along a direction, where they are not connected yet.
func (l *layout) run(on sides, along r3.Vec, between int) {
	var knots []int
	for i, s := range l.sides {
		if s&on == on {
			knots = append(knots, i)
		}
	}
	slices.SortStableFunc(knots, func(a, b int) int { return cmp.Compare(r3.Dot(l.knots[a], along), r3.Dot(l.knots[b], along)) })
	connected := map[[2]int]bool{}
	for _, w := range l.wires {
		if s := l.sides[w.ends[0]] & l.sides[w.ends[1]]; s&on == on {
			connected[[2]int{min(w.ends[0], w.ends[1]), max(w.ends[0], w.ends[1])}] = true
		}
	}
	for i := 1; i < len(knots); i++ {
		a, b := knots[i-1], knots[i]
		if !connected[[2]int{min(a, b), max(a, b)}] {
			l.wires = append(l.wires, wire{[2]int{a, b}, borderWire, between})
		}
	}
}

// corner reports whether a knot is a corner, and border whether it is on the border of a panel or on an edge of a box.
func (l *layout) corner(knot int) bool { return l.edges(knot) > 1 }

func (l *layout) border(knot int) bool { return l.edges(knot) > 0 }

// edges counts the sides of a knot beyond those that every place of the net has.
func (l *layout) edges(knot int) int {
	count := bits.OnesCount8(uint8(l.sides[knot]))
	if !l.panel {
		count--
	}
	return count
}
