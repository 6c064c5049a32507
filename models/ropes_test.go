package models_test

import (
	"bytes"
	"math"
	"slices"
	"testing"

	"gabion/mbd"
	"gabion/models"
)

// curtain is a net whose upper edge runs through shackles on a rope with brakes, between two posts, and is hit by grains.
const curtain = `
gravity: [0, 0, -9.81]
materials:
  - {name: steel, density: 7850, young_modulus: 20 MPa, poisson_ratio: 0.3}
  - {name: rock, density: 2600, young_modulus: 20 MPa, poisson_ratio: 0.3}
contact: {default: {restitution: 0.3, friction: 0.4}}
bodies:
  - {name: left, fixed: true, mass: 1, inertia: [1, 1, 1], position: [-0.3, 0, 1.1]}
  - {name: right, fixed: true, mass: 1, inertia: [1, 1, 1], position: [1.3, 0, 1.1]}
nets:
  - name: net
    knots: [6, 6]
    spacing: 0.2 m
    origin: [0, 0, 0]
    pins: [bottom]
    body: {type: point_mass, mass: 50 g, radius: 5 mm}
    spring: {stiffness: 100 kN/m, damping: 20 N s/m, tension_only: true, attach: center}
    strands: {radius: 5 mm, material: steel}
ropes:
  - name: top
    through: [{body: left}, {net: net, side: top}, {body: right}]
    axial_stiffness: 2 MN
    damping: 200 N s
    friction: 0.2
    spacing: 50 mm
    pretension: 50 N
    brakes: [{end: first, force: 400 N}, {end: last, curve: [[0, 500 N], [0.2, 700 N]], stroke: 0.1}]
    strands: {radius: 8 mm, material: steel}
particles:
  - {name: stones, material: rock, radius: 60 mm, lattice: {counts: [10, 1, 3], center: [0.5, -0.2, 0.9], spacing: 0.14, jitter: 1 mm}, velocity: [0, 8, 0], seed: 1}
solver: {step: 0.2 ms, end: 0.12 s}
`

func buildText(t *testing.T, text string, sets ...string) *models.Built {
	t.Helper()
	m, err := models.Parse(t.Context(), "model.yaml", []byte(text), sets)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), models.BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// In every scheme grains run into a curtain that slides on its rope, brakes run out, strands of the rope carry grains, and the books close.
func TestCurtainOnRope(t *testing.T) {
	for scheme, sets := range map[string][]string{
		"frozen":    {"solver.step=0.05 ms"},
		"subcycled": {"solver.step=0.1 ms", "coupling={scheme: subcycled, substeps: 5}"},
		"iterated":  {"coupling={scheme: iterated, substeps: 10}"},
	} {
		t.Run(scheme, func(t *testing.T) {
			b := buildText(t, curtain, sets...)
			rope := b.Bodies.Force(slices.IndexFunc(forces(b), func(f mbd.ForceElement) bool { _, ok := f.(*mbd.RunningRope); return ok })).(*mbd.RunningRope)
			m := b.Model
			onRope := 0.0
			for b.Simulation.Time() < m.Solver.End-1e-9 {
				if err := b.Simulation.StepToward(m.Solver.End, m.Solver.Step, 1); err != nil {
					t.Fatal(err)
				}
				onRope = max(onRope, math.Abs(b.Simulation.ContactWrench(0).Force.Y))
			}
			a := b.Simulation.Audit()
			if friction, _, braked := rope.Losses(b.Bodies); !(friction > 0.1) || !(braked > 5) || a.Ropes != friction || a.Brakes != braked {
				t.Errorf("friction took %g J, the brakes %g J, the audit says %g and %g J", friction, braked, a.Ropes, a.Brakes)
			}
			if !(onRope > 1) {
				t.Errorf("grains pushed the strand at the left end with %g N", onRope)
			}
			if a.Residual > 0.01*a.EnergyScale || a.Residual < -0.01*a.EnergyScale {
				t.Errorf("%g J of %g J are missing", a.Residual, a.EnergyScale)
			}
		})
	}
}

func forces(b *models.Built) (list []mbd.ForceElement) {
	for i := range b.Bodies.ForceElements() {
		list = append(list, b.Bodies.Force(i))
	}
	return list
}

// A run with ropes that is taken up again goes on to the same bits, while its rope slips, its brakes run and when it has broken.
func TestRestoreRope(t *testing.T) {
	sets := []string{"coupling={scheme: subcycled, substeps: 10}", "ropes.top.breaking={force: 450 N}"}
	whole := buildText(t, curtain, sets...)
	broken := 0
	for whole.Simulation.Time() < 0.08 {
		var saved bytes.Buffer
		if err := whole.Save(&saved); err != nil {
			t.Fatal(err)
		}
		again := buildText(t, curtain, sets...)
		if err := again.Restore(&saved); err != nil {
			t.Fatal(err)
		}
		for range 10 {
			for _, b := range []*models.Built{whole, again} {
				stepAndReport(t, b, b.Model)
			}
		}
		if got, want := stateOf(again), stateOf(whole); got != want {
			t.Fatalf("step %d of the run as it is ends with %s, taken up again with %s", whole.Simulation.Steps(), want, got)
		}
		broken = whole.Simulation.BrokenSprings()
	}
	if broken != 1 {
		t.Errorf("%d ropes broke", broken)
	}
}

// A side of a net runs on a rope from the end that is nearer to the point before it.
func TestSideOfNetOnRope(t *testing.T) {
	for _, c := range []struct{ from, to string }{{"left", "right"}, {"right", "left"}} {
		b := buildText(t, curtain, `ropes.top.through=[{body: `+c.from+`}, {net: net, side: top}, {body: `+c.to+`}]`)
		for _, f := range forces(b) {
			if rope, ok := f.(*mbd.RunningRope); ok {
				if length, _ := rope.Length(b.Bodies); rope.Spans() != 7 || math.Abs(length-(1+2*math.Hypot(0.3, 0.1))) > 1e-12 {
					t.Errorf("from %s: %d spans, %g m", c.from, rope.Spans(), length)
				}
			}
		}
	}
}

// A load that sinks on a rope over a rough pin to an equilibrium hangs there by Euler's (capstan) equation, and no energy is missing of a motion that begins with
// what friction took on the way.
func TestEquilibriumOverRoughPin(t *testing.T) {
	const mass, friction = 10.0, 0.3
	b := buildText(t, `
gravity: [0, 0, -9.81]
bodies: [{name: load, type: point_mass, mass: 10, position: [1, 0, -1]}]
ropes: [{name: rope, through: [{body: ground, at: [0, 0, 0]}, {body: ground, at: [1, 0, 0]}, {body: load}], axial_stiffness: 10 kN, friction: 0.3}]
solver: {step: 1 ms, end: 0.1 s, start: equilibrium}
`)
	rope := b.Bodies.Force(0).(*mbd.RunningRope)
	first, last := rope.Span(b.Bodies, 0).Tension, rope.Span(b.Bodies, 1).Tension
	if weight := mass * 9.81; math.Abs(last/weight-1) > 1e-6 || math.Abs(first/(weight*math.Exp(-friction*math.Pi/2))-1) > 1e-6 {
		t.Errorf("tensions of %g and %g N", first, last)
	}
	for range 100 {
		if err := b.Simulation.StepToward(b.Model.Solver.End, b.Model.Solver.Step, 1); err != nil {
			t.Fatal(err)
		}
		a := b.Simulation.Audit()
		if !(a.Ropes > 0.01) || math.Abs(a.Residual) > 1e-9*a.Ropes || a.EnergyScale > 1e-9*a.Ropes {
			t.Fatalf("friction took %g J, and at %g s %g J of %g J are missing", a.Ropes, a.Time, a.Residual, a.EnergyScale)
		}
	}
}
