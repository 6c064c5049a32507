package models

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// built loads and builds a model without particles.
func built(t *testing.T, text string) *Built {
	t.Helper()
	m, err := Parse(t.Context(), "model.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// chain is two parallel chains, the lower and upper border of a net, with next to nothing between them.
const chain = `
gravity: [0, %g, 0]
nets:
  - name: net
    knots: [21, 2]
    origin: [0, 0, 0]
    spacing: 0.1
    body: {type: point_mass, mass: 0.1, radius: 5 mm}
    spring: {stiffness: 1e-6}
    border: {stiffness: 2e4, tension_only: true, %s}
    velocity: [0, %g, 0]
    pins: [left, right]
solver: {start: %s, step: 2e-4, end: 1, alpha: 0}
`

// A chain that hangs between its ends in equilibrium: each link is as long as its tension makes it, the horizontal tension is the same
// everywhere, and the vertical one changes by the weight of each knot.
func TestHangingChain(t *testing.T) {
	const weight, k, n, span = 0.1 * 9.81, 2e4, 20, 2.0
	for chosen, free := range map[string]float64{"free_length_ratio: 1.05": 0.105, "pretension: 40": 0.1 - 40/k, "prestrain: 0.001": 0.1 / 1.001} {
		b := built(t, fmt.Sprintf(chain, -9.81, chosen, 0.0, "equilibrium"))
		shape := func(horizontal float64) (width, sag float64) {
			for i := range n {
				v := weight * (float64(n-1)/2 - float64(i))
				tension := math.Hypot(horizontal, v)
				length := free + tension/k
				width += length * horizontal / tension
				if i < n/2 {
					sag += length * v / tension
				}
			}
			return width, sag
		}
		low, high := 1e-6, 1e4
		for range 200 {
			if middle := (low + high) / 2; func() bool { w, _ := shape(middle); return w < span }() {
				low = middle
			} else {
				high = middle
			}
		}
		_, sag := shape(low)
		if got := -b.Bodies.Pose(10).Position.Y; math.Abs(got-sag) > 1e-7*sag {
			t.Errorf("%s: the middle hangs %.9g m below the ends, want %.9g", chosen, got, sag)
		}
	}
}

// A taut net of wires that yield, hung by its corners in a border that is stiffer, is found at rest, its corners carry its weight, and it stays there.
func TestTautNetAtRest(t *testing.T) {
	b := built(t, `
gravity: [0, -9.81, 0]
nets:
  - name: net
    mesh: hexagonal
    cells: [6, 3]
    opening: 100 mm
    center: [0, 0, 0]
    body: {type: point_mass, mass: 8 g, radius: 3 mm}
    spring: {damping: 20 N s/m, yielding: {diameter: 2.7 mm, stress_strain: [[0.0019, 250 MPa], [0.0192, 322 MPa], [0.35, 566 MPa]]}, pretension: 20 N}
    border: {stiffness: 2 MN/m, damping: 50 N s/m, tension_only: true, pretension: 1 kN}
    pins: corners
solver: {start: equilibrium, step: 1e-4, end: 1}
`)
	var down, weight float64
	for k := range b.Bodies.Joints() {
		down += b.Bodies.Reaction(k).Force.Y
	}
	for i := range b.Bodies.Bodies() {
		weight += 9.81 * b.Bodies.Body(i).Mass
	}
	middle := b.BodyCount() / 2
	before := b.Bodies.Pose(middle).Position
	if math.Abs(math.Abs(down)-weight) > 1e-6*weight || before.Y > -1e-3 {
		t.Errorf("the corners carry %g N of %g N, and knot %d is at %g m", down, weight, middle+1, before.Y)
	}
	for range 20 {
		if err := b.Simulation.Step(1e-4); err != nil {
			t.Fatal(err)
		}
	}
	if moved := r3.Norm(r3.Sub(b.Bodies.Pose(middle).Position, before)); moved > 1e-9 {
		t.Errorf("knot %d moves by %g m in 2 ms", middle+1, moved)
	}
}

// A taut string of N links between fixed ends, plucked evenly, sounds in its first mode with 2 sqrt(T/(m a)) sin(pi/(2 N)).
func TestTautString(t *testing.T) {
	const tension, n = 500.0, 20
	b := built(t, fmt.Sprintf(chain, 0.0, fmt.Sprintf("pretension: %g", tension), 1e-3, "given"))
	if s := b.Bodies.Force(3).(*mbd.SpringDamper); math.Abs(s.Tension(b.Bodies)-tension) > 1e-9 {
		t.Fatalf("%g N at the start", s.Tension(b.Bodies))
	}
	mode := func() (q float64) {
		for i := range n + 1 {
			q += math.Sin(math.Pi*float64(i)/n) * b.Bodies.Pose(i).Position.Y
		}
		return q
	}
	want := 2 * math.Sqrt(tension/(0.1*0.1)) * math.Sin(math.Pi/(2*n))
	const h = 2e-4
	var crossings []float64
	for last := 0.0; len(crossings) < 8; {
		if err := b.Simulation.Step(h); err != nil {
			t.Fatal(err)
		}
		now := mode()
		if last*now < 0 {
			crossings = append(crossings, b.Simulation.Time()-h*now/(now-last))
		}
		last = now
	}
	got := math.Pi * 7 / (crossings[7] - crossings[0])
	if math.Abs(got-want) > 1e-4*want {
		t.Errorf("%g rad/s, want %g", got, want)
	}
}

// A body thrown into a rope loses to yielding, to the brake and with the break exactly what it and the rope do not have any more.
func TestWireEnergies(t *testing.T) {
	for chosen, check := range map[string]func(yielding, brakes, breaking float64) bool{
		"yielding: {curve: [[1 mm, 1 kN], [100 mm, 2 kN]]}": func(y, _, _ float64) bool { return y > 40 },
		"stiffness: 1e6, brake: {force: 500, stroke: 1}":    func(_, b, _ float64) bool { return b > 40 },
		"stiffness: 1e6, brake: {force: 500, stroke: 20 mm}": func(_, b, _ float64) bool {
			return math.Abs(b-10) < 1e-9
		},
		"stiffness: 1e6, tension_only: true, breaking: {energy: 20}":                                              func(_, _, b float64) bool { return b > 20 && b < 21 },
		"yielding: {stress_strain: [[0.001, 300 MPa], [0.1, 400 MPa]], diameter: 2 mm}, breaking: {strain: 0.03}": func(y, _, b float64) bool { return y > 25 && b > 0.5 },
	} {
		b := built(t, `
bodies: [{name: block, type: point_mass, mass: 1, position: [1, 0, 0], velocity: [10, 0, 0]}]
forces: [{name: rope, type: spring_damper, bodies: [ground, block], at: [[0, 0, 0], [1, 0, 0]], `+chosen+`}]
solver: {step: 2e-6, end: 1, alpha: 0}`)
		for range 20000 {
			if err := b.Simulation.Step(2e-6); err != nil {
				t.Fatal(err)
			}
		}
		a := b.Simulation.Audit()
		if !check(a.Yielding, a.Brakes, a.Breaking) {
			t.Errorf("%s: yielding %g, brake %g, breaking %g J", chosen, a.Yielding, a.Brakes, a.Breaking)
		}
		if math.Abs(a.Residual) > 1e-3*50 {
			t.Errorf("%s: %g J of 50 are missing", chosen, a.Residual)
		}
		if broke := b.Simulation.BrokenSprings() > 0; broke != strings.Contains(chosen, "breaking") {
			t.Errorf("%s: broken is %v", chosen, broke)
		}
	}
}

// A step that is long for wires which snap taut is told of, and one that is not, or wires that also push, are not.
func TestStepOfSnappingWires(t *testing.T) {
	for chosen, told := range map[string]bool{
		"stiffness: 1e6, tension_only: true":  true, // 1.4e4 rad/s
		"stiffness: 4e4, tension_only: true":  false,
		"stiffness: 1e6":                      false,
		"yielding: {curve: [[1 mm, 1 kN]]}":   true,
		"stiffness: 1e6, brake: {force: 1e3}": true,
		"yielding: {curve: [[100 mm, 1 kN]]}": false,
	} {
		b := built(t, `
nets: [{name: net, knots: [2, 2], origin: [0, 0, 0], spacing: 1, body: {type: point_mass, mass: 10 g, radius: 5 mm}, spring: {`+chosen+`}, pins: none}]
solver: {step: 1e-3, end: 1}`)
		if got := strings.Contains(strings.Join(b.Warnings, " "), "snap taut"); got != told {
			t.Errorf("%s: %q", chosen, b.Warnings)
		}
	}
}
