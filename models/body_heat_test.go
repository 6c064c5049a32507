package models

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gabion/internal/expect"
)

// ballOnBlock is a ball that overlaps a fixed block and is too soft to move, at another temperature.
const ballOnBlock = `title: A hot ball on a cold block
materials: [{name: steel, density: 7800, young_modulus: 1e-6, specific_heat: 460, thermal_conductivity: 40}]
contact: {tangential: none, default: {restitution: 1}}
bodies:
  - name: block
    mass: 0.05
    inertia: [1e-4, 1e-4, 1e-4]
    fixed: true
    position: [0, 0, -0.02]
    surfaces: [{shape: box, size: [40 mm, 40 mm, 40 mm], material: steel}]
    heat: {temperature: 300 K, heat_capacity: 23 J/K}
particles:
  - {name: ball, material: steel, radius: 10 mm, positions: [[0, 0, 9.9 mm]], temperature: 400}
solver: {step: 0.02, end: 10}
outputs:
  interval: 1
  requests:
    - {name: ball, particles: ball, quantities: [temperature]}
    - {name: block, body: block, quantities: [temperature]}
`

// A ball and a body approach each other as exp(-H t (1/C1 + 1/C2)) with H = 2 k a, and what one loses the other gains.
func TestBallAndBodyEvenOut(t *testing.T) {
	const r, overlap, block, end = 0.01, 1e-4, 23.0, 10.0
	ball := 7800 * 4 * math.Pi / 3 * r * r * r * 460
	rate := 2 * 40 * math.Sqrt(r*overlap) * (1/ball + 1/block)
	for _, step := range []float64{0.02, 0.01} {
		last := history(t, strings.Replace(ballOnBlock, "step: 0.02", fmt.Sprintf("step: %g", step), 1))
		want := 100 * math.Exp(-rate*end)
		if got := last["ball.temperature"] - last["block.temperature"]; !expect.Near(got, want, rate*rate*step*end) || rate < 0.005 {
			t.Errorf("the temperatures differ by %.9g K, want %.9g (rate %g/s)", got, want, rate)
		}
		if got, want := ball*last["ball.temperature"]+block*last["block.temperature"], ball*400+block*300; !expect.Near(got, want, 1e-13) {
			t.Errorf("both have %.17g J, want %.17g", got, want)
		}
	}
}

// far is the same with the ball away from the block, whose area meets air or a black sky.
func far(heat, around string) string {
	text := strings.Replace(ballOnBlock, "9.9 mm", "1 m", 1)
	text = strings.Replace(text, "{temperature: 300 K, heat_capacity: 23 J/K}", heat, 1)
	return strings.Replace(text, "solver:", "dem: {heat: {temperature: "+around+"}}\nsolver:", 1)
}

// By convection a body approaches its surroundings as exp(-h A t/C), and by radiation to 0 K its temperature falls as (T0^-3 + 3 ε σ A t/C)^(-1/3).
func TestBodyAndSurroundings(t *testing.T) {
	const end, step, stefanBoltzmann = 10.0, 0.02, 5.670374419e-8
	last := history(t, far("{temperature: 500, heat_capacity: 23, area: 0.01, heat_transfer_coefficient: 50}", "300"))
	rate := 50 * 0.01 / 23
	if got, want := last["block.temperature"]-300, 200*math.Exp(-rate*end); !expect.Near(got, want, rate*rate*step*end) {
		t.Errorf("by convection it is %.9g K warmer, want %.9g", got, want)
	}
	last = history(t, far("{temperature: 1500, heat_capacity: 23, area: 0.01, emissivity: 0.8}", "0"))
	sink := 0.8 * stefanBoltzmann * 0.01 / 23
	want := math.Pow(math.Pow(1500, -3)+3*sink*end, -1./3)
	if got := last["block.temperature"]; !expect.Near(got, want, 4*sink*math.Pow(1500, 3)*step) || want > 1200 {
		t.Errorf("by radiation it has %.9g K, want %.9g", got, want)
	}
}

// A ball that is thrown along a plate without spin slides until it rolls at 5/7 of its speed. Friction takes 1/7 of m v^2 for that, were the ball not pressed in a little, whatever its coefficient is, half of which the plate gets. What both
// get is what the audit has as lost, and the plate's book is right though it holds much.
func TestSlidingBallHeatsPlate(t *testing.T) {
	const r, speed = 0.01, 1.0
	m, err := Parse(t.Context(), "slide.yaml", []byte(`title: A ball slides on a plate
gravity: [0, 0, -9.81]
materials: [{name: steel, density: 7800, young_modulus: 1e7, poisson_ratio: 0.3, specific_heat: 460}]
contact: {default: {restitution: 0.5, friction: 0.3}}
bodies:
  - {name: plate, mass: 1, inertia: [1, 1, 1], fixed: true, surfaces: [{shape: plane, point: [0, 0, 0], normal: [0, 0, 1], material: steel}], heat: {temperature: 300, heat_capacity: 1e5}}
particles: [{name: ball, material: steel, radius: 10 mm, positions: [[0, 0, 9.994 mm]], velocity: [1, 0, 0], temperature: 300}]
solver: {step: 2e-5, end: 0.2}
outputs: {interval: 0.1}
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	for range 10000 {
		if err := b.Simulation.Step(m.Solver.Step); err != nil {
			t.Fatal(err)
		}
	}
	audit := b.Simulation.Audit()
	mass := 7800 * 4 * math.Pi / 3 * r * r * r
	ball := audit.Heat - mass*460*300
	if lost := audit.Friction + audit.ContactDamping; !expect.Near(audit.HeatBodies, lost/2, 1e-12) || math.Abs(ball-lost/2) > 1e-12*audit.Heat {
		t.Errorf("plate and ball got %.15g and %.15g J of %.15g J lost", audit.HeatBodies, ball, lost)
	}
	rest := math.Pow(3*mass*9.81*2*(1-0.3*0.3)/(4*1e7*math.Sqrt(r)), 2./3) // overlap by Hertz, of which half is off the arm
	arm := 1 - rest/2/r
	if want := 0.5 * mass * speed * speed * 0.4 / (0.4 + arm*arm); !expect.Near(audit.Friction, want, 5e-4) {
		t.Errorf("friction took %.9g J, want %.9g", audit.Friction, want)
	}
	if math.Abs(audit.HeatResidual) > 1e-12*audit.Heat {
		t.Errorf("%g J of heat are missing", audit.HeatResidual)
	}
}

// Mistakes with the heat of bodies are told where they are.
func TestBodyHeatMistakes(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{", heat_capacity: 23 J/K", "", `heat_capacity`},
		{"heat_capacity: 23 J/K", "heat_capacity: 23 J/K, area: 0.1", `give both or neither`},
		{"heat_capacity: 23 J/K", "heat_capacity: 23 J/K, emissivity: 0.5", `give both or neither`},
		{"heat_capacity: 23 J/K", "heat_capacity: 23 J/K, area: 0.1, emissivity: 0.5", `give dem.heat with its "temperature"`},
		{"material: steel}]\n", "material: steel, temperature: 300}]\n", `body "block" warms up: its surfaces have its temperature and keep none`},
		{"    heat: {temperature: 300 K, heat_capacity: 23 J/K}\n", "", `body "block", a body without heat, has no quantity "temperature", which is of a body with heat`},
		{", temperature: 400", "", "no particles have a temperature"},
		{"    surfaces: [{shape: box, size: [40 mm, 40 mm, 40 mm], material: steel}]\n", "", "no surfaces that particles could warm"},
	} {
		_, err := Parse(t.Context(), "heat.yaml", []byte(strings.Replace(ballOnBlock, c.from, c.to, 1)), nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %q", err, c.want)
		}
	}
}

// In every scheme a hot lid that falls on balls gives them what it loses, with what walls, contacts and air give and take: the books close.
func TestHeatOfFallingBodyIsBooked(t *testing.T) {
	for _, scheme := range []string{"{scheme: frozen}", "{scheme: iterated}", "{scheme: subcycled, substeps: 4}"} {
		m, err := Parse(t.Context(), "lid.yaml", []byte(`title: A hot lid falls on balls in a box
gravity: [0, 0, -9.81]
materials: [{name: glass, density: 2500, young_modulus: 5e6, specific_heat: 800, thermal_conductivity: 1, emissivity: 0.9, real_young_modulus: 60e9}]
contact: {body_contact: none, default: {restitution: 0.5, friction: 0.5}}
walls: [{name: box, shape: box, size: [30 mm, 30 mm, 60 mm], inside: true, open: [+z], material: glass, temperature: 320}]
bodies:
  - name: lid
    solid: {shape: box, size: [26 mm, 26 mm, 8 mm], density: 5000}
    position: [0, 0, 20 mm]
    surfaces: [{shape: box, size: [26 mm, 26 mm, 8 mm], material: glass}]
    heat: {temperature: 600, heat_capacity: 5, area: 4e-3, heat_transfer_coefficient: 20, emissivity: 0.5}
particles: [{name: balls, material: glass, radius: 3 mm, lattice: {counts: [4, 4, 5], spacing: 6.5 mm, center: [0, 0, -10 mm], jitter: 0.1 mm}, temperature: 300}]
dem: {heat: {temperature: 290, heat_transfer_coefficient: 2}}
coupling: `+scheme+`
solver: {step: 4e-5, end: 0.1}
outputs: {interval: 0.1, requests: [{name: lid, body: lid, quantities: [temperature]}]}
`), nil)
		if err != nil {
			t.Fatal(err)
		}
		b, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
		if err != nil {
			t.Fatal(err)
		}
		for range 2500 {
			if err := b.Simulation.Step(m.Solver.Step); err != nil {
				t.Fatal(err)
			}
		}
		a := b.Simulation.Audit()
		if math.Abs(a.HeatResidual) > 1e-12*a.Heat || !(a.HeatMade > 0 && a.HeatBodies < -0.1 && a.HeatAround < 0) {
			t.Errorf("%s: %g J missing; %g J made, the lid received %g J, %g J from around", scheme, a.HeatResidual, a.HeatMade, a.HeatBodies, a.HeatAround)
		}
		row := make([]float64, 1)
		b.Requests[0].Write(row)
		if want := 600 + a.HeatBodies/5; row[0] != want {
			t.Errorf("%s: the lid has %.17g K, want %.17g", scheme, row[0], want)
		}
		if other := a.Friction + a.ContactDamping; !expect.Near(a.HeatMade, other, 1e-12) {
			t.Errorf("%s: %g J of heat made of %g J lost", scheme, a.HeatMade, other)
		}
	}
}
