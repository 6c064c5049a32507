package models

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

func net(columns, rows, intermediate int) *Net {
	return &Net{
		Name: "net", Knots: &[2]int{columns, rows}, Center: &r3.Vec{}, Directions: [2]r3.Vec{{X: 1}, {Z: 1}}, Pins: Pins{Word: "corners"},
		Netting: Netting{
			Spacing: LengthPerDirection{0.0625, 0.0625}, IntermediateBodies: PerDirection{intermediate, intermediate}, Body: NetBody{Mass: 0.02, Radius: 0.005},
			Spring: NetSpring{SpringLaw: SpringLaw{Stiffness: 200, Damping: 0.2}, Attach: "surface"},
		},
	}
}

// The papers' nets: 280 bodies and 360 spring-dampers, and the sizes that others were timed with.
func TestNetCounts(t *testing.T) {
	for _, c := range []struct{ n, bodies, springs int }{{4, 40, 48}, {10, 280, 360}, {15, 645, 840}, {29, 2465, 3248}, {92, 25208, 33488}} {
		n := net(c.n, c.n, 1)
		bodies, springs := n.Counts()
		if bodies != c.bodies || springs != c.springs {
			t.Errorf("%d x %d: %d bodies, %d springs; want %d, %d", c.n, c.n, bodies, springs, c.bodies, c.springs)
		}
		p := n.Parts()
		if len(p.Positions) != bodies || len(p.Springs) != springs || len(p.Pins) != 4 {
			t.Errorf("%d x %d: parts have %d bodies, %d springs, %d pins", c.n, c.n, len(p.Positions), len(p.Springs), len(p.Pins))
		}
	}
}

// The first row of the reference curves holds where bodies 2, 5, 6, 22 and 40 start; the rest of its numbering is in its README.
func TestNet40IsTheReference(t *testing.T) {
	f, err := os.Open(filepath.Join("..", "validation", "references", "net40.csv.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	plain, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Load(t.Context(), "library/net40.yaml", nil)
	if err != nil {
		t.Fatal(err)
	}
	parts := m.Nets[0].Parts()
	lines := bufio.NewScanner(plain)
	lines.Buffer(nil, 1<<20)
	lines.Scan()
	header := strings.Split(lines.Text(), ",")
	lines.Scan()
	start := strings.Split(lines.Text(), ",")
	if want := 1 + 3*4*len(m.Outputs.Requests); len(header) != want {
		t.Fatalf("the reference has %d columns, the requests make %d", len(header), want)
	}
	column := 1
	for _, q := range m.Outputs.Requests {
		number, _ := strconv.Atoi(strings.TrimPrefix(q.Body, "net."))
		for _, quantity := range q.Quantities {
			for axis, name := range []string{"x", "y", "z"} {
				if want := q.Name + "." + quantity + "." + name; header[column] != want {
					t.Errorf("column %d is %s in the reference, %s in the model", column, header[column], want)
				}
				if quantity == "position" {
					p := parts.Positions[number-1]
					want, _ := strconv.ParseFloat(start[column], 64)
					if got := [3]float64{p.X, p.Y, p.Z}[axis]; math.Abs(got-want) > 1e-16 {
						t.Errorf("%s starts at %v, not %v", header[column], got, want)
					}
				}
				column++
			}
		}
	}
	between := func(number, a, b int) {
		t.Helper()
		middle := r3.Scale(0.5, r3.Add(parts.Positions[a-1], parts.Positions[b-1]))
		if d := r3.Norm(r3.Sub(parts.Positions[number-1], middle)); d > 1e-16 {
			t.Errorf("body %d is %g m from the middle of bodies %d and %d", number, d, a, b)
		}
	}
	between(17, 1, 2)
	between(29, 1, 5)
	between(40, 12, 16)
	for i, s := range parts.Springs {
		if math.Abs(s.FreeLength-0.02125) > 1e-15 {
			t.Errorf("spring %d has a free length of %v m", i+1, s.FreeLength)
		}
	}
	for i, pin := range []int{1, 4, 13, 16} {
		if parts.Pins[i].Knot != pin-1 {
			t.Errorf("pins %v", parts.Pins)
		}
	}
}

// The paper's coupled case has 433 bodies, 628 spring-dampers and 1300 particles.
func TestPaper433(t *testing.T) {
	m, err := Load(t.Context(), "library/paper-433.yaml", nil)
	if err != nil {
		t.Fatal(err)
	}
	bodies, springs := m.Nets[0].Counts()
	bodies += len(m.Bodies)
	springs += len(m.Forces)
	l := m.Particles[0].Lattice.Counts
	if particles := l[0] * l[1] * l[2]; bodies != 433 || springs != 628 || particles != 1300 {
		t.Errorf("%d bodies, %d springs, %d particles", bodies, springs, particles)
	}
	parts := m.Nets[0].Parts()
	for i, knot := range []int{1, 17, 205, 221} { // corner ropes begin at the corner knots
		inner := m.Forces[i]
		if at := inner.Points[0]; r3.Norm(r3.Sub(at, parts.Positions[knot-1])) > 1e-15 {
			t.Errorf("%s begins at %v, knot %d is at %v", inner.Name, at, knot, parts.Positions[knot-1])
		}
	}
}

func TestNetImpactIsThePapersNet(t *testing.T) {
	m, err := Load(t.Context(), "library/net-impact.yaml", nil)
	if err != nil {
		t.Fatal(err)
	}
	bodies, springs := m.Nets[0].Counts()
	l := m.Particles[0].Lattice.Counts
	if particles := l[0] * l[1] * l[2]; bodies != 280 || springs != 360 || particles != 1300 {
		t.Errorf("%d bodies, %d springs, %d particles", bodies, springs, particles)
	}
}

// Every spring lies between neighbours, its ends on their surfaces towards each other.
func TestNetSprings(t *testing.T) {
	n := net(3, 4, 2)
	n.Directions = [2]r3.Vec{{X: 2}, {Y: 1, Z: 1}}
	n.IntermediateBodies = PerDirection{2, 1}
	p := n.Parts()
	for i, s := range p.Springs {
		a, b := p.Positions[s.Bodies[0]], p.Positions[s.Bodies[1]]
		d := r3.Sub(b, a)
		want := n.Spacing[0] / 3
		if i >= 2*4*3 {
			want = n.Spacing[1] / 2
		}
		if math.Abs(r3.Norm(d)-want) > 1e-15 {
			t.Errorf("spring %d connects bodies %g m apart, not %g", i+1, r3.Norm(d), want)
		}
		for k, center := range []r3.Vec{a, b} {
			if r := r3.Norm(r3.Sub(s.Points[k], center)); math.Abs(r-n.Body.Radius) > 1e-15 {
				t.Errorf("spring %d is held %g m from a centre", i+1, r)
			}
		}
		if gap := r3.Norm(r3.Sub(s.Points[1], s.Points[0])); math.Abs(gap-(want-2*n.Body.Radius)) > 1e-15 || math.Abs(s.FreeLength-gap) > 1e-15 {
			t.Errorf("spring %d is %g m long and %g m free", i+1, gap, s.FreeLength)
		}
	}
	ratio := 0.9
	n.Spring.Attach, n.Spring.FreeLengthRatio = "center", &ratio
	if s := n.Parts().Springs[0]; math.Abs(s.FreeLength-0.9*n.Spacing[0]/3) > 1e-15 {
		t.Errorf("a taut spring has a free length of %g m", s.FreeLength)
	}
}

// pinnedKnots are the numbers of the knots that are held.
func pinnedKnots(n *Net) (numbers []int) {
	pins, _ := n.pins(n.layout())
	for _, p := range pins {
		numbers = append(numbers, p.Knot+1)
	}
	return numbers
}

func TestPins(t *testing.T) {
	n := net(3, 3, 0)
	for word, want := range map[string]string{"corners": "[1 3 7 9]", "border": "[1 2 3 4 6 7 8 9]", "none": "[]"} {
		n.Pins = Pins{Word: word}
		if got := fmt.Sprint(pinnedKnots(n)); got != want {
			t.Errorf("%s: %s, want %s", word, got, want)
		}
	}
	n.Pins = Pins{Knots: []int{5, 2, 5}}
	if got := fmt.Sprint(pinnedKnots(n)); got != "[2 5]" {
		t.Errorf("a list: %s", got)
	}
}

// A rope begins at a point mass of a net where the sum of its spacings and that of a reader differ in the last digit, and not a little beside it.
func TestRopeAtPointMass(t *testing.T) {
	const text = `
nets: [{name: net, mesh: hexagonal, size: [1.2, 1.2], opening: 100 mm, center: [0, 0, 0], body: {type: point_mass, mass: 1, radius: 1 mm}, spring: {stiffness: 1}, pins: none}]
forces: [{name: rope, type: spring_damper, bodies: [ground, net.13], at: [[1, 0, -1], [%s, 0, -0.6]], stiffness: 1}]
solver: {step: 1e-3, end: 1}
`
	for x, ok := range map[string]bool{"0.6": true, "0.60001": false} {
		m, err := Parse(t.Context(), "model.yaml", fmt.Appendf(nil, text, x), nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Build(t.Context(), BuildOptions{}); (err == nil) != ok {
			t.Errorf("x = %s: %v", x, err)
		}
	}
}
