package models

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

func hexagonal(across, up int) *Net {
	n := net(2, 2, 0)
	n.Mesh, n.Knots, n.Cells, n.Opening, n.Spacing = "hexagonal", nil, &[2]int{across, up}, 0.08, LengthPerDirection{}
	return n
}

// degrees counts the knots by how many wires end at them.
func degrees(l *layout) map[int]int {
	at := make([]int, len(l.knots))
	for _, w := range l.wires {
		at[w.ends[0]]++
		at[w.ends[1]]++
	}
	count := map[int]int{}
	for _, d := range at {
		count[d]++
	}
	return count
}

// spans returns the lengths of the wires by kind, m, each once.
func spans(l *layout) map[wireKind][]float64 {
	all := map[wireKind][]float64{}
	for _, w := range l.wires {
		d := math.Round(l.length(w)*1e9) / 1e9
		if !slices.Contains(all[w.kind], d) {
			all[w.kind] = append(all[w.kind], d)
		}
	}
	return all
}

// A hexagonal mesh of w by h hexagons: every knot inside has three wires, a twist and two single ones, and hexagons are as wide as the opening.
func TestHexagonalMesh(t *testing.T) {
	n := hexagonal(4, 3)
	l := n.layout()
	// Seven rows of twists, of 5 and 4 in turn; zigzags of 8 wires between them.
	if twists := 5*4 + 4*3; len(l.knots) != 2*twists || len(l.wires) != twists+6*8 {
		t.Errorf("%d knots, %d wires", len(l.knots), len(l.wires))
	}
	border := 0
	for i := range l.knots {
		if l.border(i) {
			border++
		}
	}
	// On the border: 5 knots below and above, and 3 pairs more on either side. Those inside, and the ends of half hexagons at the sides, have three.
	if d := degrees(l); border != 2*5+2*6 || d[3] != len(l.knots)-border || d[1] != 10 || d[2] != 12 {
		t.Errorf("%d knots on the border, degrees %v", border, d)
	}
	if s := spans(l); !slices.Equal(s[doubleTwist], []float64{0.04}) || !slices.Equal(s[singleWire], []float64{math.Round(math.Hypot(0.04, 0.04)*1e9) / 1e9}) {
		t.Errorf("lengths %v", s)
	}
	if d := r3.Sub(l.knots[len(l.knots)-1], l.knots[0]); r3.Norm(r3.Sub(d, r3.Vec{X: 4 * 0.08, Z: 6*0.08 + 0.04})) > 1e-15 {
		t.Errorf("from corner to corner: %v", d)
	}
	if r3.Norm(r3.Add(l.knots[0], l.knots[len(l.knots)-1])) > 1e-15 {
		t.Errorf("the middle is not in the middle: %v", l.knots[0])
	}
	if got := fmt.Sprint(pinnedKnots(n)); got != "[1 5 60 64]" {
		t.Errorf("corners %s", got)
	}
}

// The wire around a net joins the knots of each side, and keeps the numbers of the wires that are there without it.
func TestBorderWire(t *testing.T) {
	for _, mesh := range []string{"square", "diagonal", "hexagonal"} {
		n := hexagonal(4, 3)
		if n.Mesh = mesh; mesh != "hexagonal" {
			n.Spacing = LengthPerDirection{0.08, 0.06}
		}
		bare := n.layout()
		n.Border = &NetSpring{}
		l := n.layout()
		around, length := 0, 0.0
		for i, w := range l.wires {
			if i < len(bare.wires) && w.ends != bare.wires[i].ends {
				t.Errorf("%s: wire %d is another with a border", mesh, i+1)
			}
			if w.kind == borderWire {
				around++
				length += l.length(w)
			}
		}
		border := 0
		for i := range l.knots {
			if l.border(i) {
				border++
			}
		}
		low, high := l.knots[0], l.knots[len(l.knots)-1]
		if want := 2 * (high.X - low.X + high.Z - low.Z); around != border || math.Abs(length-want) > 1e-14 {
			t.Errorf("%s: %d border wires of %g m around %d knots and %g m", mesh, around, length, border, want)
		}
		if len(pinnedKnots(n)) != 4 {
			t.Errorf("%s: corners %v", mesh, pinnedKnots(n))
		}
	}
}

func TestDiagonalMesh(t *testing.T) {
	n := hexagonal(4, 3)
	n.Mesh, n.Spacing = "diagonal", LengthPerDirection{0.08, 0.06}
	l := n.layout()
	if len(l.knots) != 5*4+4*3 || len(l.wires) != 4*4*3 {
		t.Errorf("%d knots, %d wires", len(l.knots), len(l.wires))
	}
	if s := spans(l); !slices.Equal(s[singleWire], []float64{0.05}) {
		t.Errorf("lengths %v", s)
	}
	if d := degrees(l); d[4] != len(l.knots)-14 || d[1] != 4 || d[2] != 10 {
		t.Errorf("degrees %v", d)
	}
}

// A panel of a given extent has as many meshes as fit best and fills it exactly.
func TestSizedNets(t *testing.T) {
	for mesh, want := range map[string][2]float64{"square": {0.1, 0.1}, "diagonal": {0.1, 0.1}, "hexagonal": {0.1, 0.1}} {
		n := hexagonal(1, 1)
		n.Mesh, n.Cells, n.Size = mesh, nil, []float64{1.03, 0.74}
		n.Opening, n.Spacing = want[0], LengthPerDirection(want)
		l := n.layout()
		var low, high r3.Vec
		for _, k := range l.knots {
			low = r3.Vec{X: min(low.X, k.X), Z: min(low.Z, k.Z)}
			high = r3.Vec{X: max(high.X, k.X), Z: max(high.Z, k.Z)}
		}
		if d := r3.Sub(high, low); math.Abs(d.X-1.03) > 1e-15 || math.Abs(d.Z-0.74) > 1e-15 {
			t.Errorf("%s: extent %v", mesh, d)
		}
		if c, step, _ := n.cells(n.Size); c[0] != 10 || math.Abs(step[0]-0.103) > 1e-15 {
			t.Errorf("%s: %v meshes of %v", mesh, c, step)
		}
	}
}

// A cage of square mesh is a closed surface of quadrilaterals: of its V knots, 2 V - 4 wires.
func TestSquareBox(t *testing.T) {
	n := net(2, 2, 0)
	n.Shape, n.Knots, n.Size, n.Spacing = "box", nil, []float64{0.4, 0.3, 0.2}, LengthPerDirection{0.1, 0.1}
	l := n.layout()
	if want := 2*(4*3+3*2+2*4) + 2; len(l.knots) != want || len(l.wires) != 2*want-4 {
		t.Errorf("%d knots, %d wires; want %d, %d", len(l.knots), len(l.wires), want, 2*want-4)
	}
	corners, edges := 0, 0
	for i := range l.knots {
		if l.corner(i) {
			corners++
		}
		if l.border(i) {
			edges++
		}
	}
	if corners != 8 || edges != 8+4*(3+2+1) {
		t.Errorf("%d corners, %d knots on edges", corners, edges)
	}
	n.Open = []string{"+y"}
	if open := n.layout(); len(open.knots) != len(l.knots)-3*1 {
		t.Errorf("an open box has %d knots, a closed one %d", len(open.knots), len(l.knots))
	}
	n.Pins = Pins{Sides: []string{"-y"}}
	if got := len(pinnedKnots(n)); got != 5*3 {
		t.Errorf("%d knots on the floor", got)
	}
}

// A cage of hexagonal mesh hangs together, its edges are wires without gaps, and no wire is much shorter than a mesh.
func TestHexagonalBox(t *testing.T) {
	n := hexagonal(1, 1)
	n.Shape, n.Cells, n.Size = "box", nil, []float64{1, 0.5, 0.5}
	n.Orientation = Orientation{Axis: &r3.Vec{X: 1}, Angle: math.Pi / 2}
	n.Center = &r3.Vec{X: 1, Y: 2, Z: 3}
	l := n.layout()
	reached, queue := map[int]bool{0: true}, []int{0}
	next := make([][]int, len(l.knots))
	edges := 0.0
	for _, w := range l.wires {
		next[w.ends[0]], next[w.ends[1]] = append(next[w.ends[0]], w.ends[1]), append(next[w.ends[1]], w.ends[0])
		d := l.length(w)
		if w.kind == borderWire {
			edges += d
		}
		if d < 0.25*0.04 {
			t.Errorf("a wire of %g m", d)
		}
	}
	for len(queue) > 0 {
		k := queue[0]
		queue = queue[1:]
		for _, o := range next[k] {
			if !reached[o] {
				reached[o] = true
				queue = append(queue, o)
			}
		}
	}
	if len(reached) != len(l.knots) {
		t.Errorf("%d of %d knots hang together", len(reached), len(l.knots))
	}
	if math.Abs(edges-4*2) > 1e-12 {
		t.Errorf("%g m of edges", edges)
	}
	for _, k := range l.knots {
		d := r3.Sub(k, *n.Center)
		outside := max(math.Abs(d.X)-0.5, math.Abs(d.Y)-0.25, math.Abs(d.Z)-0.25)
		if math.Abs(outside) > 1e-12 {
			t.Errorf("a knot at %v is not on the box", d)
		}
	}
}

// Every kind of net becomes a system whose springs are at rest where they are put; point masses are held at their centres.
func TestNetsBuild(t *testing.T) {
	for name, text := range map[string]string{
		"hexagonal": "mesh: hexagonal, cells: [3, 2], opening: 80 mm, twist: 30 mm, double_twist: {stiffness: 30}, border: {stiffness: 40}, pins: [left, 7]",
		"diagonal":  "mesh: diagonal, cells: [3, 2], spacing: [80 mm, 60 mm], intermediate_bodies: 1, pins: border",
		"box":       "shape: box, size: [0.3, 0.2, 0.2], spacing: 0.1, open: [+y], pins: [-y]",
	} {
		for _, body := range []string{"rigid", "point_mass"} {
			m, err := Parse(t.Context(), "net.yaml", []byte(fmt.Sprintf(
				"nets: [{name: net, %s, center: [0, 0, 0], body: {type: %s, mass: 1 g, radius: 2 mm}, spring: {stiffness: 20}}]\nsolver: {step: 1e-3, end: 1}", text, body)), nil)
			if err != nil {
				t.Fatal(name, err)
			}
			b, err := m.Build(t.Context(), BuildOptions{})
			if err != nil {
				t.Fatal(name, err)
			}
			stiffness := map[float64]int{}
			for i := range b.Bodies.ForceElements() {
				s := b.Bodies.Force(i).(*mbd.SpringDamper)
				stiffness[s.Stiffness]++
				if tension := s.Tension(b.Bodies); math.Abs(tension) > 1e-12 {
					t.Errorf("%s of %s: spring %d pulls with %g N", name, body, i+1, tension)
				}
			}
			if name == "hexagonal" && (stiffness[20] != 24 || stiffness[30] != 18-6 || stiffness[40] != 6+6+4) {
				t.Errorf("springs by stiffness: %v", stiffness)
			}
			if got := b.Bodies.Joints(); got != len(pinnedKnots(&m.Nets[0])) {
				t.Errorf("%s: %d joints", name, got)
			}
		}
	}
}

// The manual's formulas for where rows of a diagonal mesh begin.
func TestDiagonalRows(t *testing.T) {
	const n, c = 4, 3
	net := &Net{Shape: "panel", Netting: Netting{Mesh: "diagonal", Spacing: LengthPerDirection{1, 1}}, Cells: &[2]int{n, c}, Origin: &r3.Vec{}, Directions: [2]r3.Vec{{X: 1}, {Y: 1}}}
	knots := net.layout().knots
	for j := range 2*c + 1 {
		first, x := 1+(2*n+1)*j/2, 0.0
		if j%2 == 1 {
			first, x = 1+n+1+(2*n+1)*(j-1)/2, 0.5
		}
		if got := knots[first-1]; r3.Norm(r3.Sub(got, r3.Vec{X: x, Y: float64(j) / 2})) > 1e-12 {
			t.Errorf("row %d begins with knot %d at %v", j, first, got)
		}
	}
}
