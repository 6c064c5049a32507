package models

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// A soft ball on something that it adheres to, from which gravity comes to pull it.
const sticking = `
gravity: [0, "PULL * min(max(2 * t - 0.4, 0), 1)", 0]
materials: [{name: gel, young_modulus: 1 MPa}]
contact: {cohesion: jkr, body_contact: all, default: {restitution: 0.1, friction: 0.5, surface_energy: 5}}
bodies:
  - {name: ball, solid: {shape: sphere, radius: 50 mm, density: 1000}, position: [0, 50.1 mm, 0], velocity: [0, -50 mm/s, 0], surfaces: [{shape: sphere, radius: 50 mm, material: gel}]}
PARTNER
solver: {step: 0.1 ms, end: 1.2}
outputs: {requests: [{name: ball, body: ball, quantities: [position]}]}
`

// A ball that is a body hangs on what it has touched up to a pull of 3 pi surface_energy times the effective radius (Johnson, Kendall and Roberts 1971): that of its own on
// a plane, half of it on a ball of its size, and on a thinner bar the inverse root of the product of the curvatures.
func TestBodiesAdhere(t *testing.T) {
	const mass = 1000 * 4 * math.Pi / 3 * 0.05 * 0.05 * 0.05
	for partner, radius := range map[string]float64{
		"walls: [{name: floor, shape: plane, normal: [0, 1, 0], material: gel}]":                                                                                                         0.05,
		"  - {name: other, fixed: true, mass: 1, inertia: [1, 1, 1], position: [0, -50 mm, 0], surfaces: [{shape: sphere, radius: 50 mm, material: gel}]}":                               0.025,
		"  - {name: bar, fixed: true, mass: 1, inertia: [1, 1, 1], position: [0, -20 mm, 0], surfaces: [{shape: capsule, ends: [[-1, 0, 0], [1, 0, 0]], radius: 20 mm, material: gel}]}": 0.05 / math.Sqrt(3.5),
	} {
		limit := 3 * math.Pi * 5 * radius / mass
		for part, holds := range map[float64]bool{0.98: true, 1.02: false} {
			got := history(t, strings.NewReplacer("PULL", fmt.Sprint(part*limit), "PARTNER", partner).Replace(sticking))
			if y := got["ball.position.y"]; (y < 0.06) != holds || math.Abs(got["residual"]) > 2e-2 {
				t.Errorf("%s: at %g of the limit the ball is at %g m, energy missing %.2g", partner, part, y, got["residual"])
			}
		}
	}
}

// Shapes with edges do not adhere over gaps, which is refused by name.
func TestEdgesDoNotAdhere(t *testing.T) {
	text := strings.NewReplacer("PULL", "1", "PARTNER", "  - {name: block, mass: 1, inertia: [1, 1, 1], position: [0, -1, 0], surfaces: [{shape: box, size: [1, 1, 1], material: gel}]}").Replace(sticking)
	m, err := Parse(t.Context(), "test.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = m.Build(t.Context(), BuildOptions{Device: "cpu"}); err == nil || !strings.Contains(err.Error(), `test.yaml:`) || !strings.Contains(err.Error(), "cannot adhere over a gap") {
		t.Errorf("error %v", err)
	}
}
