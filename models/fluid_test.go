package models

import (
	"strings"
	"testing"

	"gabion/internal/expect"
)

// afloat is a light sphere that is let go above the surface of a pond.
const afloat = `title: A light sphere comes to float
gravity: [0, 0, -9.81]
materials: [{name: wood, density: 500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.3}}
particles: [{name: log, material: wood, radius: 5 cm, positions: [[0, 0, 0.24]]}]
dem: {fluid: {density: 1000, viscosity: 20, buoyancy: true, added_mass: 0.5, level: 0.2}}
solver: {step: 0.3 ms, end: 10}
outputs: {interval: 1, requests: [{name: log, particles: log, quantities: [center_of_mass, velocity]}]}
`

// A sphere half as heavy as the fluid floats with its centre at the level, also when that rises, and moves with a stream.
func TestFloating(t *testing.T) {
	last := history(t, afloat)
	if z := last["log.center_of_mass.z"]; !expect.Near(z, 0.2, 1e-6) {
		t.Errorf("the sphere floats at %.9g m, want 0.2", z)
	}
	last = history(t, strings.Replace(afloat, "level: 0.2", "level: '0.2 + 0.01 * t', velocity: ['0.1 * t', 0, 0.01]", 1))
	if z, v := last["log.center_of_mass.z"], last["log.velocity.x"]; !expect.Near(z, 0.3, 1e-5) || !(v > 0.99 && v < 1) {
		t.Errorf("in a pond that rises and streams the sphere is at %.9g m, want 0.3, and moves at %.9g m/s, want some less than 1", z, v)
	}
}

func TestMistakesWithFluids(t *testing.T) {
	for _, c := range []struct{ old, now, want string }{
		{"level: 0.2", "level: 0.2 s", "6:85: level: \"0.2 s\" does not convert to m"},
		{"gravity: [0, 0, -9.81]", "gravity: [0, 0, 0]", "6:85: a level is a height against gravity"},
		{"gravity: [0, 0, -9.81]", "gravity: [0, 0, 0]", "6:55: without gravity nothing lifts particles"},
		{"level: 0.2", "flow_index: 0", "6:90: flow_index must be above 0"},
		{"level: 0.2", "porosity: 2", "6:88: porosity must be above 0 and at most 1"},
		{"level: 0.2", "yield_stress: -1", "6:92: yield_stress must be at least 0"},
		{"level: 0.2", "velocity: ['x', 0, 0]", "6:90: velocity[0] must be a number in m/s, or an expression of t"},
	} {
		_, err := Parse(t.Context(), "m", []byte(strings.Replace(afloat, c.old, c.now, 1)), nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %s: %v, want %q", c.now, err, c.want)
		}
	}
}
