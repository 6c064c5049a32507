package models

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// A ball dropped on a floor, and on another ball.
const dropped = `
gravity: [0, -9.81, 0]
materials: [{name: rubber, young_modulus: 1 MPa}]
contact: {body_contact: BODIES, default: {restitution: 0.1, friction: 0.5}}
bodies:
  - {name: a, solid: {shape: sphere, radius: 50 mm, density: 1000}, position: [0, HEIGHT, 0], surfaces: [{shape: sphere, radius: 50 mm, material: rubber}]}
  - {name: b, solid: {shape: sphere, radius: 50 mm, density: 1000}, position: [0, 0.25, 0], surfaces: [{shape: sphere, radius: 50 mm, material: rubber}], fixed: FIXED}
walls: [{name: floor, shape: plane, normal: [0, 1, 0], material: rubber}]
solver: {step: 0.2 ms, end: 0.4 s}
outputs:
  requests:
    - {name: a, body: a, quantities: [position, contact_force]}
    - {name: floor, wall: floor, quantities: [force, torque], at: [0.1, 0, 0]}
`

func TestBodiesTouch(t *testing.T) {
	hertz := func(radius float64) float64 { // how deep the weight presses
		weight := 1000 * 4 / 3 * math.Pi * 0.05 * 0.05 * 0.05 * 9.81
		return math.Pow(0.75*weight/(1e6/(2*(1-0.3*0.3))*math.Sqrt(radius)), 2./3)
	}
	for _, c := range []struct {
		bodies, height, fixed string
		want, tolerance       float64
	}{
		{"walls", "0.06", "true", 0.05 - hertz(0.05), 1e-5},
		{"none", "0.06", "true", 0.06 - 9.81*0.4*0.4/2, 1e-5},
		{"all", "0.36", "true", 0.35 - hertz(0.025), 1e-4},
		{"walls", "0.36", "true", 0, 1}, // passes through the other ball
	} {
		weight := 0.0
		if c.bodies == "walls" && c.height == "0.06" {
			weight = 1000 * 4 / 3 * math.Pi * 0.05 * 0.05 * 0.05 * 9.81
		}
		text := strings.NewReplacer("BODIES", c.bodies, "HEIGHT", c.height, "FIXED", c.fixed).Replace(dropped)
		got := history(t, text)
		if math.Abs(got["a.position.y"]-c.want) > c.tolerance || math.Abs(got["residual"]) > 2e-2 {
			t.Errorf("%s, from %s m: at %.9g m, want %.9g, energy missing %.3g", c.bodies, c.height, got["a.position.y"], c.want, got["residual"])
		}
		if w := got["a.contact_force.y"]; math.Abs(w-weight) > 1e-2*weight && c.bodies != "all" && c.height == "0.06" {
			t.Errorf("%s: the floor carries the ball by %g N, want its weight of %g N", c.bodies, w, weight)
		}
		if c.height == "0.06" && (math.Abs(got["floor.force.y"]+weight) > 1e-2*weight || math.Abs(got["floor.torque.z"]-0.1*weight) > 1e-3*weight) {
			t.Errorf("%s: %g N and %g N m on the floor, want a weight of %g N", c.bodies, got["floor.force.y"], got["floor.torque.z"], weight)
		}
	}
}

// A body that starts in a wall or, where they touch, in another body is refused with the depth.
func TestBodiesInEachOther(t *testing.T) {
	for want, r := range map[string]*strings.Replacer{
		`"a" is in "floor", 0.02 m deep`: strings.NewReplacer("BODIES", "walls", "HEIGHT", "0.03", "FIXED", "false"),
		`"a", 0.04 m deep`:               strings.NewReplacer("BODIES", "all", "HEIGHT", "0.31", "FIXED", "false"),
	} {
		m, err := Parse(t.Context(), "test.yaml", []byte(r.Replace(dropped)), nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = m.Build(t.Context(), BuildOptions{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}

// Bodies that are in one another are told of once, by the deepest of their contacts.
func TestBodiesInEachOtherOnce(t *testing.T) {
	m, err := Parse(t.Context(), "test.yaml", []byte(`
contact: {default: {restitution: 0.5, friction: 0.5}, body_contact: all}
materials: [{name: s, young_modulus: 10 MPa}]
bodies:
  - {name: a, mass: 1, inertia: [1, 1, 1], surfaces: [{shape: box, size: [1, 1, 1], material: s}]}
  - {name: b, mass: 1, inertia: [1, 1, 1], position: [0.2, 0, 0], surfaces: [{shape: sphere, radius: 0.5, material: s}]}
walls: [{name: block, shape: box, size: [1, 1, 1], center: [0, -0.9, 0], material: s}]
solver: {step: 1e-4, end: 1}
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if text := fmt.Sprint(err); strings.Count(text, "m deep") != 3 || !strings.Contains(text, `"a" is in "block", 0.1 m deep`) || !strings.Contains(text, `"b" is in "a", 0.8 m deep`) {
		t.Error(text)
	}
}

// A body that nothing holds has no equilibrium, and is named.
func TestNoEquilibrium(t *testing.T) {
	m, err := Parse(t.Context(), "test.yaml", []byte("gravity: [0, -10, 0]\nbodies: [{name: loose, mass: 1, inertia: [1, 1, 1]}]\nsolver: {step: 1e-3, end: 1, start: equilibrium}\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = m.Build(t.Context(), BuildOptions{Device: "cpu"}); err == nil || !strings.Contains(err.Error(), `no equilibrium after`) || !strings.Contains(err.Error(), `body "loose"`) {
		t.Errorf("error %v", err)
	}
}

const pressed = `
gravity: [0, 0, -9.81]
materials: [{name: rubber, young_modulus: 1 MPa}]
contact: {body_contact: all, default: {restitution: 0.3, friction: 0.5}}
bodies:
  - {name: lower, solid: {shape: box, size: [0.2, 0.2, 0.1], density: 1000}, position: [0, 0, 0.051], orientation: {axis: [1, 0, 0], angle: 1 deg}, velocity: [1, 0, 0], surfaces: [{shape: box, size: [0.2, 0.2, 0.1], material: rubber}]}
  - {name: upper, solid: {shape: box, size: [0.2, 0.2, 0.1], density: 1000}, position: [0.02, 0, 0.16], velocity: [0, 0, -1], surfaces: [{shape: box, size: [0.2, 0.2, 0.1], material: rubber}]}
nets:
  - {name: net, knots: [2, 2], spacing: 0.2, origin: [1, 0, 0.012], directions: [[1, 0, 0], [0, 1, 0]], pins: none, body: {type: point_mass, mass: 0.1, radius: 10 mm}, spring: {stiffness: 1 kN/m}, strands: {radius: 10 mm, material: rubber}}
walls:
  - {name: floor, shape: plane, normal: [0, 0, 1], material: rubber}
  - {name: edge, shape: box, size: [0.1, 0.1, 0.1], center: [1.1, 0, -0.0485], material: rubber}
solver: {step: 0.2 ms, end: 0.03 s}
outputs:
  requests:
    - {name: lower, body: lower, quantities: [contact_force, wall_force]}
    - {name: upper, body: upper, quantities: [contact_force, wall_force]}
    - {name: k1, body: net.1, quantities: [contact_force, wall_force]}
    - {name: k2, body: net.2, quantities: [contact_force, wall_force]}
    - {name: k3, body: net.3, quantities: [contact_force, wall_force]}
    - {name: k4, body: net.4, quantities: [contact_force, wall_force]}
    - {name: floor, wall: floor, quantities: [force]}
    - {name: edge, wall: edge, quantities: [force]}
`

// What walls do to bodies and to the knots of strands is, to the bit, all that is done to those that nothing else touches; of a body between a wall and another one it is what the other one leaves of it; and it
// is the opposite of what walls feel.
func TestWallForce(t *testing.T) {
	got := history(t, pressed)
	for _, axis := range []string{"x", "y", "z"} {
		of := func(name string) float64 { return got[name+"_force."+axis] }
		for _, k := range []string{"k1", "k2", "k3", "k4"} {
			if of(k+".wall") != of(k+".contact") {
				t.Errorf("%s, %s: %g N of walls of %g N", k, axis, of(k+".wall"), of(k+".contact"))
			}
		}
		if of("upper.wall") != 0 || math.Abs(of("lower.wall")-of("lower.contact")-of("upper.contact")) > 1e-9 {
			t.Errorf("%s: %g and %g N of walls, %g and %g N in all", axis, of("lower.wall"), of("upper.wall"), of("lower.contact"), of("upper.contact"))
		}
		sum := got["floor.force."+axis] + got["edge.force."+axis]
		for _, b := range []string{"lower", "k1", "k2", "k3", "k4"} {
			sum += of(b + ".wall")
		}
		if math.Abs(sum) > 1e-9 {
			t.Errorf("%s: walls feel %g and %g N, %g N more than they exert", axis, got["floor.force."+axis], got["edge.force."+axis], sum)
		}
	}
	if w := got["lower.wall_force.z"]; w < 10 || got["upper.contact_force.z"] < 10 || got["k1.wall_force.z"] <= 0 || got["edge.force.z"] >= 0 {
		t.Errorf("not all touches: %v", got)
	}
}
