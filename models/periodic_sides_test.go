package models

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// sided is a ball of 3 mm and a body of 4 mm radius that flies away from it, in a domain that is periodic along x and y, with a wall more.
const sided = `
domain: {min: [0, 0, 0], max: [40 mm, 40 mm, 40 mm], periodic: [x, y]}
materials: [{name: g, density: 2500, young_modulus: 20 MPa}]
contact: {default: {restitution: 0.6, friction: 0.4}}
particles: [{name: p, material: g, radius: 3 mm, positions: [[12 mm, 20 mm, 20 mm]]}]
bodies: [{name: b, mass: 0.002, inertia: [1e-8, 1e-8, 1e-8], position: [25 mm, 20 mm, 20 mm], velocity: [1, 0, 0], surfaces: [{shape: sphere, radius: 4 mm, material: g}]}]
walls: [%s]
solver: {step: 20 us, end: 20 ms}
`

// What particles on the other side of a periodic domain do not touch is told of by name, and what goes from side to side or is a radius away from them is not.
func TestBesidePeriodicSides(t *testing.T) {
	for wall, want := range map[string]string{
		"": "",
		"{name: w, shape: sphere, center: [38 mm, 20 mm, 8 mm], radius: 4 mm, material: g}":                                                          `"w": up to x = 0.042 m`,
		"{name: w, shape: sphere, center: [32.9 mm, 20 mm, 8 mm], radius: 4 mm, material: g}":                                                        "",
		"{name: w, shape: sphere, center: [33.1 mm, 20 mm, 8 mm], radius: 4 mm, material: g}":                                                        `"w": up to x = 0.0371 m`,
		"{name: w, shape: box, center: [10 mm, 3 mm, 8 mm], size: [5 mm, 5 mm, 5 mm], material: g}":                                                  `"w": from y = 0.0005 m`,
		"{name: w, shape: box, center: [5.5 mm, 20 mm, 8 mm], size: [4 mm, 4 mm, 4 mm], orientation: {axis: [0, 0, 1], angle: 45 deg}, material: g}": fmt.Sprintf(`"w": from x = %.4g m`, 5.5e-3-2e-3*math.Sqrt2),
		"{name: w, shape: capsule, ends: [[20 mm, -5 mm, 5 mm], [20 mm, 45 mm, 5 mm]], radius: 1 mm, material: g}":                                   "",
		"{name: w, shape: box, center: [20 mm, 20 mm, 20 mm], size: [40 mm, 40 mm, 40 mm], inside: true, open: [-x, +x, -y, +y], material: g}":       "",
		"{name: w, shape: plane, point: [0, 0, 1 mm], normal: [0, 0, 1], material: g}":                                                               "",
		"{name: w, shape: plane, point: [1 mm, 0, 0], normal: [1, 0, 0], material: g}":                                                               `"w": from x = -Inf m`,
		"{name: w, shape: sphere, center: [20 mm, 20 mm, 38 mm], radius: 1 mm, material: g}":                                                         "",
	} {
		b := built(t, fmt.Sprintf(sided, wall))
		told := strings.Join(b.Warnings, "\n")
		if want == "" && strings.Contains(told, "periodic side") || !strings.Contains(told, want) {
			t.Errorf("%s: warned\n%s\nwant %q", wall, told, want)
		}
	}
}

// A body that comes to a periodic side is told of once, as soon as it is within a radius of it: after 8 mm.
func TestBodyComesToPeriodicSide(t *testing.T) {
	b := built(t, fmt.Sprintf(sided, ""))
	var times []float64
	for b.Simulation.Time() < 0.02 {
		if err := b.Simulation.Step(20e-6); err != nil {
			t.Fatal(err)
		}
		if text := b.BesidePeriodicSides(); text != "" {
			times = append(times, b.Simulation.Time())
			if !strings.Contains(text, `"b": up to x = 0.037`) {
				t.Errorf("warned %q", text)
			}
		}
	}
	if len(times) != 1 || math.Abs(times[0]-0.008) > 30e-6 {
		t.Errorf("warned at %v s, want once, at 0.008 s", times)
	}
}
