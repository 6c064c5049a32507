package models

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// A block on a floor, which a joint may hold.
const resting = `
gravity: [0, -9.81, 0]
materials: [{name: rubber, young_modulus: MODULUS}]
contact: {NORMAL default: {restitution: 0.1, friction: 0.5, normal_stiffness: 1e6}}
bodies: [{name: block, solid: {shape: box, size: [0.4, 0.2, 0.4], density: 2500}, position: [0, 0.1, 0], surfaces: [{shape: box, size: [0.4, 0.2, 0.4], material: rubber}]}]
walls: [{name: floor, shape: plane, normal: [0, 1, 0], material: rubber}]
solver: {step: 1 ms, end: 0.4 s}
`

// A body that sinks by its own weight is told of with the depth of Hertz's law or of the linear spring; one that a joint holds is not.
func TestSinking(t *testing.T) {
	const weight = 2500 * 0.4 * 0.2 * 0.4 * 9.81
	hertz := func(modulus float64) float64 {
		return math.Pow(0.75*weight/(modulus/(2*(1-0.3*0.3))*math.Sqrt(0.2/20)), 2.0/3)
	}
	const hinge = "joints: [{name: hinge, type: revolute, bodies: [block, ground], at: [0, 0, 0], axis: [0, 0, 1]}]\n"
	for _, c := range []struct {
		modulus, normal, joints string
		depth                   float64
		warned                  bool
	}{
		{"1e7", "", "", hertz(1e7), true},
		{"1e9", "", "", hertz(1e9), false},
		{"1e9", "normal: linear,", "", weight / 1e6, false},
		{"1e7", "", hinge, 0, false},
	} {
		b := built(t, strings.NewReplacer("MODULUS", c.modulus, "NORMAL", c.normal).Replace(resting)+c.joints)
		want := fmt.Sprintf(`"block" sinks by %.2g m, %.2g %% of its width, into "rubber"`, c.depth, 100*c.depth/0.2)
		warned, noted := strings.Contains(strings.Join(b.Warnings, " "), want), strings.Contains(strings.Join(b.Notes, " "), want)
		if warned != c.warned || noted != (c.depth > 0 && !c.warned) {
			t.Errorf("%+v: want %q in warnings %q or notes %q", c, want, b.Warnings, b.Notes)
		}
	}
}
