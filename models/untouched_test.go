package models

import (
	"slices"
	"strings"
	"testing"
)

// A free block before a net whose contact nobody has asked for is warned of; not where they touch, nor a post that holds a rope, nor a pair that is left out on purpose.
func TestUntouchedNets(t *testing.T) {
	const model = `
materials: [{name: steel, density: 7800, young_modulus: 1 GPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.3, friction: 0.4}CONTACT}
bodies:
  - {name: block, solid: {shape: sphere, radius: 0.2, density: 2600}, position: [0.5, -1, 0.5], velocity: [0, 10, 0], surfaces: [{shape: sphere, radius: 0.2, material: steel}]}
  - {name: post, mass: 5, inertia: [1, 1, 1], position: [-1, 0, 0], surfaces: [{shape: sphere, radius: 0.1, material: steel}]}
nets: [{name: net, knots: [3, 3], spacing: 0.5, origin: [0, 0, 0], body: {mass: 1, radius: 5 mm}, spring: {stiffness: 1e5}, strands: {radius: 5 mm, material: steel}}]
ropes: [{name: rope, axial_stiffness: 1 MN, through: [{body: ground, at: [-2, 0, 0]}, {body: post}]}]
solver: {step: 0.1 ms, end: 1 ms}
`
	for with, want := range map[string]bool{"": true, ", body_contact: all": false, ", between: [[block, net]]": false, ", body_contact: none": false, ", between: [[block, post]]": true} {
		m, err := Parse(t.Context(), "model.yaml", []byte(strings.Replace(model, "CONTACT", with, 1)), nil)
		if err != nil {
			t.Fatal(err)
		}
		b, err := m.Build(t.Context(), BuildOptions{Device: "cpu", Threads: 1})
		if err != nil {
			t.Fatal(err)
		}
		warned := slices.ContainsFunc(b.Warnings, func(w string) bool {
			return strings.HasPrefix(w, `body "block" goes through net "net": contact.body_contact is walls`)
		})
		if warned != want || slices.ContainsFunc(b.Warnings, func(w string) bool { return strings.HasPrefix(w, `body "post"`) }) {
			t.Errorf("%q: warnings %q", with, b.Warnings)
		}
	}
}
