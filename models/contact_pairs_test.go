package models

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// Who touches whom, counted in pairs of surfaces: a ball, a pair of hinged posts, a net of four knots and four strands, a floor and a side.
func TestContactPairs(t *testing.T) {
	const model = `
contact: {default: {restitution: 0.5, friction: 0.5}, CONTACT}
materials: [{name: s, young_modulus: 10 MPa}]
bodies:
  - {name: ball, mass: 1, inertia: [1, 1, 1], position: [0, 0, 5], surfaces: [{shape: sphere, radius: 0.1, material: s}]}
  - {name: left, mass: 1, inertia: [1, 1, 1], position: [-5, 0, 5], surfaces: [{shape: sphere, radius: 0.1, material: s}]}
  - {name: right, mass: 1, inertia: [1, 1, 1], position: [5, 0, 5], surfaces: [{shape: sphere, radius: 0.1, material: s}]}
joints: [{name: hinge, type: spherical, bodies: [left, right], at: [0, 0, 5]}]
nets:
  - {name: net, knots: [2, 2], spacing: 0.2, center: [0, 0, 0], body: {type: point_mass, mass: 0.2, radius: 15 mm, material: s}, strands: {radius: 15 mm, material: s}, spring: {stiffness: 200 kN/m}}
walls:
  - {name: floor, shape: plane, point: [0, 0, -1], normal: [0, 0, 1], material: s}
  - {name: side, shape: box, size: [1, 1, 1], center: [9, 0, 0], material: s}
solver: {step: 1e-3, end: 1}
`
	const groups = ", groups: [{name: posts, members: [left, right]}, {name: all, members: [floor, side]}]"
	// In the net 4 knots make 6 pairs; 2 of its 6 pairs of strands share no knot; and a strand has 2 knots that it does not end at: 6 + 2 + 8.
	for _, c := range []struct{ contact, want string }{
		{"body_contact: none", ""},
		{"body_contact: walls", "bodies-walls 22"},
		{"body_contact: all", "bodies-bodies 42, bodies-walls 22"}, // without the 12 other pairs within the net, and that of the posts
		{"body_contact: none, between: [[ball, net]]", "ball-net 8"},
		{"body_contact: none, between: [[net, net]]", "net-net 16"},
		{"between: [[ball, net]], except: [[net, floor]]", "ball-floor 1, ball-net 8, ball-side 1, floor-other bodies 2, net-side 8, other bodies-side 2"},
		{"body_contact: none, between: [[ball, posts], [posts, all]]" + groups, "all-posts 4, ball-posts 2"},
		{"body_contact: none, between: [[posts, posts]]" + groups, ""},
		{"body_contact: none, between: [[left, right]]", "left-right 1"},
		{"body_contact: all, between: [[left, right]]", "left-other bodies 9, left-other walls 2, left-right 1, other bodies-other bodies 24, other bodies-other walls 18, other bodies-right 9, other walls-right 2"},
		{"body_contact: all, except: [[net, net]]", "net-other bodies 24, net-other walls 16, other bodies-other bodies 2, other bodies-other walls 6"},
		{"body_contact: all, except: [[ball, net], [net, all]]" + groups, "all-ball 2, all-other bodies 4, ball-other bodies 2, net-net 16, net-other bodies 16"},
	} {
		t.Run(c.contact, func(t *testing.T) {
			m, err := Parse(t.Context(), "test.yaml", []byte(strings.Replace(model, "CONTACT", c.contact, 1)), nil)
			if err != nil {
				t.Fatal(err)
			}
			b, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
			if err != nil {
				t.Fatal(err)
			}
			var found []string
			for _, k := range b.ContactCounts() {
				slices.Sort(k.Between[:])
				found = append(found, fmt.Sprintf("%s-%s %d", k.Between[0], k.Between[1], k.All))
			}
			slices.Sort(found)
			if got := strings.Join(found, ", "); got != c.want {
				t.Errorf("found %q, want %q", got, c.want)
			}
		})
	}
}

// The name of a net whose wires are ropes stands for these too, here for the pieces of nine cables, which a ball can touch.
func TestContactPairsOfWires(t *testing.T) {
	const model = `
contact: {default: {restitution: 0.5, friction: 0.5}, body_contact: none, between: [[ball, net]]}
materials: [{name: s, young_modulus: 10 MPa}]
bodies: [{name: ball, mass: 1, inertia: [1, 1, 1], position: [0, 0, 5], surfaces: [{shape: sphere, radius: 0.1, material: s}]}]
nets:
  - {name: net, mesh: cable, cells: [3, 4], spacing: [0.2, 0.2], center: [0, 0, 0], pins: corners, strands: {radius: 5 mm, material: s}, body: {type: point_mass, mass: 0.1, radius: 5 mm}, wires: {wire: 8 mm, damping: 100 N s, clip: 5 kN}}
solver: {step: 1e-3, end: 1}
`
	m, err := Parse(t.Context(), "test.yaml", []byte(model), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	const pieces = 5*3 + 4*4
	if found := b.ContactCounts(); len(found) != 1 || found[0].All != pieces {
		t.Errorf("found %v, want %d pieces of wires beside the ball", found, pieces)
	}
}
