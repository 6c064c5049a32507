package models

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gabion/dem"
)

// knotted are two bodies of 1 kg on springs from the ground, with a knot between them that has next to no mass.
const knotted = `
bodies:
  - {name: a, type: point_mass, mass: 1 kg, position: [0, 0, 0]}
  - {name: knot, type: point_mass, mass: MASS, position: [KNOT, 0, 0]}
joints:
  - {name: rail, type: inline, bodies: [a, ground], at: [0, 0, 0], axis: [1, 0, 0]}
forces:
  - {name: near, type: spring_damper, bodies: [a, knot], at: [[0, 0, 0], [KNOT, 0, 0]], stiffness: NEAR, free_length: 0.95}
  - {name: far, type: spring_damper, bodies: [knot, ground], at: [[KNOT, 0, 0], [2, 0, 0]], stiffness: FAR, free_length: 0.95}
solver: {step: 0.5 ms, end: 0.4 s, tolerance: 1e-9}
outputs: {requests: [{name: a, body: a, quantities: [position, velocity]}, {name: knot, body: knot, quantities: [position]}]}
`

// Knots that have a billionth of their neighbours' mass, and springs of which one is a million times as stiff as the other, do what the limit says: the
// springs in series pull the body to where they are balanced.
func TestLimitsOfMassAndStiffness(t *testing.T) {
	for _, c := range []struct {
		mass      string
		near, far float64
	}{
		{"1e-9 kg", 18, 18},
		{"1e-9 kg", 9e6, 9},
		{"1e-3 kg", 9, 9e6},
		{"1e-9 kg", 9, 9e6},
	} {
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			knot := (0.95*c.near + 1.05*c.far) / (c.near + c.far) // where it is in balance
			got := history(t, strings.NewReplacer("MASS", c.mass, "NEAR", fmt.Sprint(c.near), "FAR", fmt.Sprint(c.far), "KNOT", fmt.Sprint(knot)).Replace(knotted))
			w := math.Sqrt(c.near * c.far / (c.near + c.far))
			sin, cos := math.Sincos(w * 0.4)
			want := map[string]float64{"a.position.x": 0.1 * (1 - cos), "a.velocity.x": 0.1 * w * sin} // both springs are stretched by 0.1 m at the start
			check(t, got, want, 1e-6)
		})
	}
}

// A cloud of particles and bodies in empty space, without gravity: what is at rest stays at rest to the last bit, and a cloud that flies apart keeps momentum and energy.
func TestCloudWithoutGravity(t *testing.T) {
	const cloud = `
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {tangential: none, default: {restitution: 1}}
bodies:
  - {name: moon, solid: {shape: sphere, radius: 30 mm, density: 2500}, position: [0, 0, 0], surfaces: [{shape: sphere, radius: 30 mm, material: stone}]}
nets: [{name: net, knots: [3, 3], center: [0.3, 0, 0], spacing: 40 mm, pins: none, body: {mass: 1 g, radius: 4 mm, material: stone}, spring: {stiffness: 1 kN/m}, strands: {radius: 4 mm, material: stone}}]
particles:
  - {name: p, material: stone, radius: 10 mm, positions: [[-60 mm, 5 mm, 0], [0.3, 30 mm, 3 mm], [0, -80 mm, 0], [-5, 3, 2]], velocity: VELOCITY}
solver: {alpha: 0, step: 10 us, end: 50 ms, tolerance: 1e-9}
outputs: {requests: [{name: all, system: true, quantities: [momentum, kinetic_energy, contacts]}, {name: p, particles: p, quantities: [center_of_mass]}]}
`
	still := history(t, strings.Replace(cloud, "VELOCITY", "[0, 0, 0]", 1))
	for name, want := range map[string]float64{"all.momentum.x": 0, "all.kinetic_energy": 0, "p.center_of_mass.x": (-0.06 + 0.3 - 5) / 4} {
		if math.Abs(still[name]-want) > 1e-15*math.Abs(want) { // a mean is rounded
			t.Errorf("%s of a cloud at rest is %g, want %g", name, still[name], want)
		}
	}
	mass := 2500 * 4. / 3 * math.Pi * 1e-6
	flying := history(t, strings.Replace(cloud, "VELOCITY", "[1, -1, 0]", 1))
	check(t, flying, map[string]float64{"all.momentum.x": 4 * mass, "all.momentum.y": -4 * mass, "all.momentum.z": 0}, 1e-7)
	if math.Abs(flying["residual"]) > 1e-4 || flying["all.kinetic_energy"] > 4*mass*(1+1e-6) || flying["all.kinetic_energy"] < 3*mass {
		t.Errorf("residual %g, kinetic energy %g of %g J", flying["residual"], flying["all.kinetic_energy"], 4*mass)
	}
}

// A strip of net between two walls, hit right of its middle, is torn in two at its right end: what is left hangs from the other end, and the ball has gone through.
func TestStripTornInTwo(t *testing.T) {
	const strip = `
gravity: [0, -9.81, 0]
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {body_contact: none, default: {restitution: 0.3, friction: 0.3}}
nets:
  - name: strip
    knots: [2, 7]
    center: [0, 0, 0]
    directions: [[0, 0, 1], [1, 0, 0]]
    spacing: 50 mm
    pins: [1, 2, 13, 14]
    body: {mass: 5 g, radius: 4 mm, material: stone}
    spring: {stiffness: 2 kN/m, damping: 2 N s/m, breaking: {elongation: 10 mm}}
    strands: {radius: 4 mm, material: stone}
particles: [{name: ball, material: stone, radius: 60 mm, positions: [[10 mm, 66 mm, 0]], velocity: [0, -1, 0]}]
solver: {step: 0.1 ms, end: 1 s, tolerance: 1e-6}
outputs: {requests: [
  {name: ball, particles: ball, quantities: [center_of_mass]}, {name: left, body: strip.5, quantities: [position, velocity]},
  {name: right, body: strip.11, quantities: [position, velocity]}]}
`
	got := history(t, strip)
	if got["ball.center_of_mass.y"] > -1 {
		t.Errorf("the ball is held at a height of %g m", got["ball.center_of_mass.y"])
	}
	// Knots 5 and 11 are 0.1 and 0.25 m of strip from the left end.
	for knot, length := range map[string]float64{"left": 0.1, "right": 0.25} {
		from := math.Hypot(got[knot+".position.x"]+0.15, got[knot+".position.y"])
		speed := math.Hypot(got[knot+".velocity.x"], got[knot+".velocity.y"])
		if !(from < 1.2*length) || !(speed < 6.6) { // the strip held 1.2 J
			t.Errorf("the knot at %g m of the strip is %g m from its end with %g m/s", length, from, speed)
		}
	}
	if math.Abs(got["residual"]) > 5e-3 {
		t.Errorf("%g of the energy scale is missing", got["residual"])
	}
}

// A body that leaves the domain of the particles, or is never in it, goes its way; the particles keep theirs.
func TestBodyOutsideTheDomain(t *testing.T) {
	for height, way := range map[string]map[string]float64{
		"0.1": {"balls.count": 18},                                                        // through the particles' domain and out of it
		"3":   {"balls.count": 18, "plate.position.x": 1, "plate.position.y": 3 - 9.81/8}, // never in it
	} {
		got := history(t, strings.Replace(`
gravity: [0, -9.81, 0]
domain: {min: [-0.2, -0.1, -0.2], max: [0.2, 0.4, 0.2]}
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
bodies: [{name: plate, mass: 1 kg, inertia: [1e-3, 1e-3, 1e-3], position: [0, HEIGHT, 0], velocity: [2, 0, 0], surfaces: [{shape: box, size: [0.1, 0.02, 0.1], material: stone}]}]
particles: [{name: balls, material: stone, radius: 10 mm, lattice: {counts: [3, 2, 3], center: [0, 0.15, 0], spacing: 21 mm}}]
walls: [{name: floor, shape: plane, point: [0, -0.05, 0], normal: [0, 1, 0], material: stone}]
solver: {step: 50 us, end: 0.5 s}
outputs: {requests: [{name: plate, body: plate, quantities: [position]}, {name: balls, particles: balls, quantities: [count, center_of_mass]}]}
`, "HEIGHT", height, 1))
		check(t, got, way, 1e-6)
		if height == "0.1" && got["plate.position.x"] < 0.3 {
			t.Errorf("the plate is at %g m, in the domain still", got["plate.position.x"])
		}
	}
}

// Particles that begin inside a body are refused one by one, with their numbers, the body's name and how deep they are, whatever the body's shape.
func TestParticlesInBodies(t *testing.T) {
	m, err := Parse(t.Context(), "test.yaml", []byte(stones+`
bodies:
  - {name: block, mass: 1 kg, inertia: [1e-3, 1e-3, 1e-3], position: [0, 0.1, 0], surfaces: [{shape: box, size: [0.1, 0.1, 0.1], material: stone}]}
  - {name: pin, mass: 1 kg, inertia: [1e-3, 1e-3, 1e-3], position: [1, 0, 0], surfaces: [{shape: cylinder, ends: [[0, -0.1, 0], [0, 0.1, 0]], radius: 20 mm, material: stone}]}
nets: [{name: net, knots: [2, 2], origin: [2, 0, 0], spacing: 0.2, body: {mass: 1 g, radius: 5 mm, material: stone}, spring: {stiffness: 1 kN/m}, strands: {radius: 3 mm, material: stone}}]
particles: [{name: p, material: stone, radius: 10 mm, positions: [[0, 0.1, 0], [3, 0, 0], [0, 0.158, 0], [1.025, 0, 0], [2.1, 5 mm, 0]]}]
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = m.Build(t.Context(), BuildOptions{})
	if err == nil {
		t.Fatal("all are accepted")
	}
	for _, want := range []string{
		`particle 0 (number 1 of "p") is in "block", 0.06 m deep`, `particle 2 (number 3 of "p") is in "block", 0.002 m deep`,
		`particle 3 (number 4 of "p") is in "pin", 0.005 m deep`, `particle 4 (number 5 of "p") is in "net.1", 0.008 m deep`, // its first strand
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
	if strings.Contains(err.Error(), "particle 1 ") {
		t.Errorf("particle 1 is free: %v", err)
	}
}

// A particle is fired at the middle of a strand, faster and faster up to a radius in a step, which the engine refuses: with the ends held and with ends that weigh little, in
// steps of the particles and in steps of the bodies that span ten of them. It is turned back, or it takes the strand along, or the program says that it would come through or that the
// step is too long; it never comes through without a word.
func TestNothingPassesAStrand(t *testing.T) {
	for _, c := range []struct {
		coupling              string
		span                  float64 // particle steps in a step
		turned, taken, refuse int     // at least
	}{
		{"{scheme: frozen}", 1, 8, 8, 10},
		{"{scheme: subcycled, substeps: 10}", 10, 8, 8, 10},
		{"{scheme: iterated, substeps: 10}", 10, 8, 8, 10},
	} {
		turned, taken, refused := 0, 0, 0
		for _, pins := range []string{"corners", "none"} {
			for _, step := range []float64{100e-6, 20e-6, 5e-6} {
				for speed := 1.0; speed < 0.01/step*1.2; speed *= 2.3 {
					switch shoot(t, c.coupling, pins, speed, step, c.span) {
					case "turned":
						turned++
					case "taken":
						taken++
					default:
						refused++
					}
				}
			}
		}
		if turned < c.turned || taken < c.taken || refused < c.refuse {
			t.Errorf("%s: %d particles were turned back, %d went on with the strand, %d were refused", c.coupling, turned, taken, refused)
		}
		t.Logf("%s: %d particles were turned back, %d went on with the strand, %d were refused", c.coupling, turned, taken, refused)
	}
}

// shoot fires a particle of a speed (m/s) at a strand in steps of the particles (s) of which a step of the bodies spans some, and tells what became of it.
func shoot(t *testing.T, coupling, pins string, speed, step, span float64) string {
	t.Helper()
	const shot = `
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {body_contact: none, default: {restitution: 0.5, friction: 0.5}}
nets: [{name: net, knots: [2, 2], origin: [0, 0, 0], directions: [[1, 0, 0], [0, 0, 1]], spacing: 0.1, pins: PINS, body: {mass: 5 g, radius: 3 mm, material: stone}, spring: {stiffness: 20 kN/m, damping: 1 N s/m}, strands: {radius: 3 mm, material: stone}}]
particles: [{name: p, material: stone, radius: 10 mm, positions: [[48 mm, 20 mm, 1 mm]], velocity: [0, -SPEED, 0]}]
solver: {step: STEP, end: 1, tolerance: 1e-5}
coupling: COUPLING
`
	text := strings.NewReplacer("PINS", pins, "SPEED", fmt.Sprint(speed), "STEP", fmt.Sprint(step*span), "COUPLING", coupling).Replace(shot)
	m, err := Parse(t.Context(), "test.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{Threads: 1})
	if err != nil {
		return "refused"
	}
	defer b.Simulation.Particles().Close()
	var s dem.State
	for n := 0; n < int((0.05/speed/step+100)/span); n++ {
		if b.Simulation.Step(step*span) != nil {
			return "refused"
		}
		b.Simulation.Particles().Snapshot(&s)
		strand := (b.Bodies.Pose(0).Position.Y + b.Bodies.Pose(1).Position.Y) / 2
		if s.Position[0].Y < strand && math.Abs(s.Position[0].Z) < 0.005 {
			// It is found at the beginning of the next step.
			if b.Simulation.Step(step*span) == nil {
				t.Fatalf("%s, pins %s, step %g s, %g m/s: the particle is at %v, the strand at a height of %g m", coupling, pins, step, speed, s.Position[0], strand)
			}
			return "refused"
		}
	}
	if s.Velocity[0].Y > 0 {
		return "turned"
	}
	return "taken"
}

// A particle too large for the openings falls into the corners where three wires of a double-twist net meet: it is held there and comes towards rest, and
// is nowhere shot away.
func TestParticleInTheCornersOfANet(t *testing.T) {
	got := history(t, `
gravity: [0, -9.81, 0]
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {body_contact: none, default: {restitution: 0.3, friction: 0.3}}
nets:
  - name: net
    mesh: hexagonal
    size: [0.4, 0.4]
    opening: 80 mm
    directions: [[1, 0, 0], [0, 0, 1]]
    center: [0, 0, 0]
    body: {type: point_mass, mass: 5 g, radius: 3 mm, material: stone}
    spring: {stiffness: 20 kN/m, damping: 200 N s/m, attach: center}
    border: {stiffness: 20 kN/m, damping: 200 N s/m, attach: center}
    pins: border
    strands: {radius: 3 mm, material: stone}
particles: [{name: p, material: stone, radius: 70 mm, positions: [[13 mm, 85 mm, 7 mm]], velocity: [0, -1, 0]}]
solver: {step: 0.1 ms, end: 1.2 s, tolerance: 1e-6}
outputs: {requests: [{name: p, particles: p, quantities: [center_of_mass, kinetic_energy]}]}
`)
	from := math.Hypot(got["p.center_of_mass.x"], got["p.center_of_mass.z"])
	if y := got["p.center_of_mass.y"]; !(from < 0.05) || y < -0.05 || y > 0.1 || !(got["p.kinetic_energy"] < 0.18) {
		t.Errorf("the particle, which came with 1.8 J, is at a height of %g m, %g m from the middle, with %g J", y, from, got["p.kinetic_energy"])
	}
	if math.Abs(got["residual"]) > 2e-3 {
		t.Errorf("%g of the energy scale is missing", got["residual"])
	}
}

// A particle falls on a net whose knots have a billionth of its mass, with friction, with and without dashpots: it comes to where it comes on knots of a millionth.
func TestParticleOnKnotsOfNoMass(t *testing.T) {
	for _, restitution := range []string{"1", "0.3"} {
		var last map[string]float64
		for _, mass := range []string{"3.6e-6", "3.6e-9"} {
			got := history(t, strings.NewReplacer("MASS", mass, "RESTITUTION", restitution).Replace(`
gravity: [0, -9.81, 0]
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {body_contact: none, default: {restitution: RESTITUTION, friction: 0.3}}
nets:
  - name: net
    knots: [5, 5]
    spacing: 60 mm
    directions: [[1, 0, 0], [0, 0, 1]]
    center: [0, 0, 0]
    body: {type: point_mass, mass: MASS, radius: 3 mm, material: stone}
    spring: {stiffness: 20 kN/m, damping: 20 N s/m, attach: center}
    pins: border
    strands: {radius: 3 mm, material: stone}
particles: [{name: p, material: stone, radius: 70 mm, positions: [[13 mm, 85 mm, 7 mm]], velocity: [0, -1, 0]}]
solver: {step: 50 us, end: 0.16 s, tolerance: 1e-6}
outputs: {requests: [{name: p, particles: p, quantities: [center_of_mass, velocity]}]}
`))
			if math.Abs(got["residual"]) > 2e-3 || !(got["p.velocity.y"] > 0.2) {
				t.Errorf("knots of %s kg, restitution %s: it rebounds with %g m/s, %g of the energy scale is missing", mass, restitution, got["p.velocity.y"], got["residual"])
			}
			if last != nil {
				delete(last, "residual")
				check(t, got, last, 5e-4) // dashpots go by the root of the mass that the impact moves: a thousandth of those beside a wall, and less
			}
			last = got
		}
	}
}
