package models

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// Wires of a chain-link net go to and fro between two rows of knots, those of a cable net along rows and columns; every knot inside has two of them.
func TestRunsOfWires(t *testing.T) {
	for mesh, want := range map[string]int{chainLink: 2 * 3, cableNet: 4 + 5} {
		keys := "cells: [4, 3], wires: {wire: 3 mm}"
		if mesh == cableNet {
			keys = "knots: [5, 4], wires: {wire: 3 mm, clip: 1 kN}"
		}
		m := parsed(t, fmt.Sprintf("nets: [{name: net, mesh: %s, spacing: [0.2, 0.1], origin: [0, 0, 0], body: {type: point_mass, mass: 0.1, radius: 1 mm}, %s}]\nsolver: {step: 1 ms, end: 1 s}\n", mesh, keys))
		l := m.Nets[0].layout()
		if len(m.Ropes) != want || len(l.runs) != want {
			t.Errorf("%s: %d ropes along %d wires, want %d", mesh, len(m.Ropes), len(l.runs), want)
		}
		of, near := map[int]int{}, map[[2]int]bool{}
		for _, w := range l.wires {
			near[w.ends], near[[2]int{w.ends[1], w.ends[0]}] = true, true
		}
		pieces := 0
		for _, run := range l.runs {
			for k, i := range run {
				if of[i]++; k > 0 {
					if pieces++; !near[[2]int{run[k-1], i}] {
						t.Errorf("%s: knots %d and %d are no neighbours", mesh, run[k-1], i)
					}
				}
			}
		}
		if pieces != len(l.wires) {
			t.Errorf("%s: wires have %d pieces, want %d", mesh, pieces, len(l.wires))
		}
		for i := range l.knots {
			if !l.border(i) && of[i] != 2 {
				t.Errorf("%s: knot %d has %d wires", mesh, i, of[i])
			}
		}
		if written := m.written(); len(written.Ropes) != 0 || len(written.Nets) != 1 {
			t.Errorf("%s: written out with %d ropes", mesh, len(written.Ropes))
		}
	}
}

// Two wires that hook into each other in the middle of a mesh whose four corners are held. Pushed aside without friction, each wire has one tension T = EA (l/l0 - 1) of its whole length l,
// and the push is 2 T dl/dx; with friction the tensions beside the hook are in the ratio that it holds at the angle there.
func TestFourWireLink(t *testing.T) {
	const a, b, axial, prestrain = 0.1, 0.06, 205e9 * math.Pi / 4 * 9e-6, 1e-3
	build := func(friction, push float64) (*Built, r3.Vec) {
		bt := advanced(t, parsed(t, fmt.Sprintf(`
nets: [{name: net, mesh: chain_link, cells: [1, 1], spacing: [0.2, 0.12], origin: [0, 0, 0], directions: [[1, 0, 0], [0, 1, 0]], pins: corners, body: {type: point_mass, mass: 0.1, radius: 1 mm},
  wires: {wire: 3 mm, friction: %g, prestrain: 1e-3, bending: {rigidity: 1e-9}}}]
forces: [{name: push, type: force, body: net.3, force: [%g, 0, 0]}]
solver: {step: 1 ms, end: 1 ms, start: equilibrium}
`, friction, push)), 1, 1e-3)
		return bt, bt.Bodies.Pose(2).Position
	}
	l0 := 2 * math.Hypot(a, b) / (1 + prestrain)
	force := func(x float64) float64 {
		l1, l2 := math.Hypot(a+x, b), math.Hypot(a-x, b)
		return 2 * axial * ((l1+l2)/l0 - 1) * ((a+x)/l1 - (a-x)/l2)
	}
	for _, push := range []float64{100, 500, 1500} {
		_, at := build(0, push)
		if got := force(at.X - a); math.Abs(got-push) > 1e-5*push || math.Abs(at.Y-b) > 1e-9 {
			t.Errorf("pushed by %g N the link is at %v, where it takes %g N", push, at, got)
		}
	}
	bt, at := build(0.2, 1500)
	rope := bt.Bodies.Force(bt.Bodies.ForceElements() - 1)
	for i := range bt.Bodies.ForceElements() {
		if f, ok := bt.Bodies.Force(i).(*mbd.RunningRope); ok {
			rope = f
		}
	}
	f := rope.(*mbd.RunningRope)
	turn := math.Pi - math.Atan2(at.X, b) - math.Atan2(2*a-at.X, b)
	if ratio := f.Span(bt.Bodies, 0).Tension / f.Span(bt.Bodies, 1).Tension; math.Abs(ratio-math.Exp(0.2*turn)) > 1e-5 || !(f.Span(bt.Bodies, 1).Slipped < 0) {
		t.Errorf("tensions are in a ratio of %g, want %g", ratio, math.Exp(0.2*turn))
	}
}

// What follows from a wire of 3 mm of 1770 MPa: its strength and the plastic moment at links.
func TestMeshWireDefaults(t *testing.T) {
	w := &MeshWires{Wire: 3e-3, Count: 1, Strength: 1770e6, YoungModulus: 205e9}
	p := w.properties(&Net{Netting: Netting{Mesh: chainLink}})
	law, err := p.law()
	if err != nil {
		t.Fatal(err)
	}
	stiffness, plastic := p.Bending.rigidity()
	for _, c := range [][2]float64{{law.Slope(), 1.449e6}, {p.Yielding.Curve[1][1], 12.51e3}, {stiffness, 0.8151}, {plastic, 7.965}, {p.Friction, 0.2}} {
		if math.Abs(c[0]-c[1]) > 1e-3*c[1] {
			t.Errorf("%g, want %g", c[0], c[1])
		}
	}
}

// Chain-link and cable nets catch a stone: their books close, with dashpots in the contacts and without, hooks and clips take what slips costs, and runs have the same bits on any number of threads and after a restart.
func TestWireNetsUnderStones(t *testing.T) {
	const text = `
gravity: [0, 0, -9.81]
materials: [{name: steel, density: 7850, young_modulus: 20 MPa, poisson_ratio: 0.3}, {name: rock, density: 2600, young_modulus: 20 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.3, friction: 0.4}}
nets: [{name: net, MESH, center: [0, 0, 0], directions: [[1, 0, 0], [0, 1, 0]], body: {type: point_mass, mass: 60 g, radius: 5 mm}, pins: border, strands: {radius: 5 mm, material: steel}}]
particles: [{name: stone, material: rock, radius: 0.1, positions: [[0.01, 0.02, 0.11]], velocity: [0, 0, -8]}]
solver: {step: 50 us, end: 20 ms, tolerance: 1e-9}
outputs: {requests: [{name: net, net: net, quantities: [largest_tension, energy, bending_energy]}, {name: wire, rope: net.wire3, quantities: [friction_loss]}]}
`
	for name, mesh := range map[string]string{
		"chain-link": "mesh: chain_link, cells: [4, 4], spacing: [120 mm, 80 mm], wires: {wire: 3 mm, damping: 100 N s}",
		"cables":     "mesh: cable, knots: [6, 6], spacing: 80 mm, wires: {wire: 1 mm, count: 7, clip: 500 N, damping: 100 N s}",
	} {
		t.Run(name, func(t *testing.T) {
			m := parsed(t, strings.Replace(text, "MESH", mesh, 1))
			state := func(b *Built) []byte {
				var s bytes.Buffer
				if err := b.Save(&s); err != nil {
					t.Fatal(err)
				}
				return s.Bytes()
			}
			b := advanced(t, m, 1, m.Solver.End)
			a := b.Simulation.Audit()
			if math.Abs(a.Residual) > 1e-3*a.EnergyScale {
				t.Errorf("%g J of %g J are missing", a.Residual, a.EnergyScale)
			}
			elastic := advanced(t, parsed(t, strings.Replace(strings.Replace(text, "MESH", mesh, 1), "restitution: 0.3, friction: 0.4", "restitution: 1, friction: 0.4", 1)), 1, m.Solver.End)
			if a := elastic.Simulation.Audit(); math.Abs(a.Residual) > 1e-3*a.EnergyScale {
				t.Errorf("%g J of %g J are missing where contacts are elastic", a.Residual, a.EnergyScale)
			}
			if e := b.Bodies.Energies(); !(e.Sliding > 1e-3) || !(e.Elastic > 0.1) {
				t.Errorf("sliding took %g J, %g J are stored", e.Sliding, e.Elastic)
			}
			if !bytes.Equal(state(b), state(advanced(t, m, 3, m.Solver.End))) {
				t.Error("other bits on three threads")
			}
			again, err := m.Build(t.Context(), BuildOptions{Device: "cpu", Threads: 1})
			if err != nil {
				t.Fatal(err)
			}
			if err := again.Restore(bytes.NewReader(state(advanced(t, m, 1, m.Solver.End/2)))); err != nil {
				t.Fatal(err)
			}
			for again.Simulation.Time() < m.Solver.End-1e-9 {
				if err := again.Simulation.StepToward(m.Solver.End, m.Solver.Step, 1); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(state(b), state(again)) {
				t.Error("other bits after a restart")
			}
		})
	}
}

// Where a chain-link net of loose sides is drawn out to its corners, its knots run along their wires until they meet. They then push each other apart and not through each other, and the books close.
func TestHooksThatRunTogether(t *testing.T) {
	m := parsed(t, `
materials: [{name: steel, density: 7850, young_modulus: 10 MPa, poisson_ratio: 0.3}, {name: rock, density: 2600, young_modulus: 10 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.5}}
nets: [{name: net, mesh: chain_link, cells: [3, 3], spacing: [120 mm, 80 mm], center: [0, 0, 0], directions: [[1, 0, 0], [0, 1, 0]], pins: corners, body: {type: point_mass, mass: 40 g, radius: 5 mm},
  strands: {radius: 5 mm, material: steel}, wires: {wire: 3 mm, damping: 100 N s}}]
particles: [{name: stone, material: rock, radius: 0.1, positions: [[0.01, 0.02, 0.11]], velocity: [0, 0, -4]}]
solver: {step: 25 us, end: 80 ms}
`)
	b, err := m.Build(t.Context(), BuildOptions{Device: "cpu", Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	nearest := math.Inf(1)
	for b.Simulation.Time() < m.Solver.End-1e-9 {
		if err := b.Simulation.StepToward(m.Solver.End, m.Solver.Step, 1); err != nil {
			t.Fatal(err)
		}
		for i := range b.Bodies.ForceElements() {
			if f, ok := b.Bodies.Force(i).(*mbd.RunningRope); ok {
				for k := range f.Spans() {
					nearest = min(nearest, f.Span(b.Bodies, k).Length)
				}
			}
		}
	}
	if !(nearest < 6e-3 && nearest > 5e-3) {
		t.Errorf("knots come as near as %g m, want two diameters of the wire, 6 mm, and less than a fifth below that", nearest)
	}
	if a := b.Simulation.Audit(); math.Abs(a.Residual) > 1e-3*a.EnergyScale || !(a.EnergyScale > 10) {
		t.Errorf("%g J of %g J are missing", a.Residual, a.EnergyScale)
	}
}

// A step that is long for the wires of a chain-link net is told of.
func TestStepOfHookedWires(t *testing.T) {
	for step, told := range map[string]bool{"100 us": true, "80 us": false} { // 4 / sqrt(2 k / m) is 89 us, with k = 1.449 MN / 72.1 mm
		b := built(t, "nets: [{name: net, mesh: chain_link, cells: [2, 2], spacing: [120 mm, 80 mm], origin: [0, 0, 0], body: {type: point_mass, mass: 20 g, radius: 5 mm}, wires: {wire: 3 mm}, pins: corners}]\nsolver: {step: "+step+", end: 1}")
		if got := strings.Contains(strings.Join(b.Warnings, " "), "snap taut"); got != told {
			t.Errorf("step of %s: %q", step, b.Warnings)
		}
	}
}
