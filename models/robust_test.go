package models

import (
	"fmt"
	"math"
	"strings"
	"testing"
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
