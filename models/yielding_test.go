package models

import (
	"math"
	"strings"
	"testing"
)

// A ball that is a body falls on a plane that yields.
const denting = `
gravity: [0, -9.81, 0]
materials: [{name: clay, young_modulus: 10 MPa}]
contact: {normal: luding, tangential: none, default: {restitution: 1, loading_stiffness: 100 kN/m, unloading_ratio: 4}}
bodies:
  - {name: ball, solid: {shape: SHAPE, density: 1000}, position: [0, 60 mm, 0], velocity: [0, -1, 0], surfaces: [{shape: SHAPE, material: clay}]}
walls: [{name: floor, shape: plane, normal: [0, 1, 0], material: clay}]
solver: {step: 10 us, end: 0.03}
outputs: {interval: 1 ms, requests: [{name: ball, body: ball, quantities: [velocity]}]}
`

// Walton and Braun's law throws a ball back with the root of k1/k2 of its speed, and what that costs is in the books.
func TestBodiesYield(t *testing.T) {
	got := history(t, strings.ReplaceAll(denting, "SHAPE", "sphere, radius: 50 mm"))
	speed := math.Sqrt(1 + 2*9.81*0.01)
	if v := got["ball.velocity.y"]; math.Abs(v-(0.5*speed-0.2)) > 0.1 || v < 0 || math.Abs(got["residual"]) > 1e-3 {
		t.Errorf("velocity %g m/s, energy missing %.2g", v, got["residual"])
	}
	m, err := Parse(t.Context(), "test.yaml", []byte(strings.ReplaceAll(denting, "SHAPE", "box, size: [0.1, 0.1, 0.1]")), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = m.Build(t.Context(), BuildOptions{Device: "cpu"}); err == nil || !strings.Contains(err.Error(), "cannot yield") {
		t.Errorf("error %v", err)
	}
}
