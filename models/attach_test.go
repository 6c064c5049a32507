package models

import (
	"math"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// A net of point masses, 3 by 3 knots 1 m apart in the plane of x and y, held by posts and by the ground; joints, wires, motions, loads and requests
// find their knots by places.
const attached = `
bodies: [{name: left, mass: 1, inertia: [1, 1, 1], fixed: true}, {name: right, mass: 1, inertia: [1, 1, 1], position: [2, 0, 0], fixed: true}]
nets:
  - {name: net, knots: [3, 3], spacing: 1, origin: [0, 0, 0], directions: [[1, 0, 0], [0, 1, 0]], body: {type: point_mass, mass: 1, radius: 1 mm}, spring: {stiffness: 100},
     pins: [{knots: [1], body: left}, {at: [2, 0.1, 0], body: right}, {sides: [top]}]}
joints: [{name: tie, type: distance, bodies: [net, ground], at: [0.9, 0.1, 0], to: [1, 0, 2]}]
motions: [{name: push, type: point, body: net, at: [0, 1.2, 0], path: [free, free, "0.1 * t"]}]
forces:
  - {name: stay, type: spring_damper, bodies: [right, net], at: [[2, 1, 1], [2.1, 1, 0]], stiffness: 10}
  - {name: load, type: force, body: net, at: [1.1, 1, 0], force: [0, 0, 5]}
solver: {step: 1 ms, end: 10 ms}
outputs: {requests: [{name: middle, body: net, at: [1, 1.1, 0], quantities: [position]}, {name: tie, joint: tie, quantities: [residual]}, {name: stay, force: stay, quantities: [length]},
  {name: left, joint: net.1, quantities: [force]}, {name: right, joint: net.3, quantities: [force]}]}
`

func TestAttachByPlace(t *testing.T) {
	m, err := Parse(t.Context(), "attached.yaml", []byte(attached), nil)
	if err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		body, want string
		at, place  r3.Vec
	}{
		"joint":   {m.Joints[0].Bodies[0], "net.2", *m.Joints[0].At, r3.Vec{X: 1}},
		"motion":  {m.Motions[0].Body, "net.4", *m.Motions[0].At, r3.Vec{Y: 1}},
		"spring":  {m.Forces[0].Bodies[1], "net.6", m.Forces[0].Points[1], r3.Vec{X: 2, Y: 1}},
		"load":    {m.Forces[1].Load.Body, "net.5", *m.Forces[1].Load.Point, r3.Vec{X: 1, Y: 1}},
		"request": {m.Outputs.Requests[0].Body, "net.5", m.Outputs.Requests[0].At, r3.Vec{}},
	} {
		if c.body != c.want || c.at != c.place {
			t.Errorf("a %s is at %v of %s, want %v of %s", what, c.at, c.body, c.place, c.want)
		}
	}
	if pins := m.Nets[0].Parts().Pins; !slices.Equal(pins, []NetPin{{0, "left"}, {2, "right"}, {6, "ground"}, {7, "ground"}, {8, "ground"}}) {
		t.Errorf("pins %v", pins)
	}
	if notes := m.Notes(); len(notes) != 6 || notes[0] != `a pin of net "net" takes net.3, 0.1 m from (2, 0.1, 0)` || !strings.Contains(notes[2], `motion "push" takes net.4, 0.2 m from`) {
		t.Errorf("notes:\n%s", strings.Join(notes, "\n"))
	}
	resolved, err := m.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	if err := compileSchema(t).Validate(instance(t, []byte(attached))); err != nil {
		t.Error(err)
	}
	again, err := Parse(t.Context(), "attached.yaml", resolved, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, resolved)
	}
	if len(again.Notes()) != 1 || !slices.Equal(again.Joints[0].Bodies, m.Joints[0].Bodies) {
		t.Errorf("resolved and read again: %v, joint of %v", again.Notes(), again.Joints[0].Bodies)
	}
	check(t, history(t, attached), map[string]float64{"middle.position.x": 1, "tie.residual.1": 0, "stay.length": math.Sqrt(1)}, 1e-2)
}

func TestAttachRefuses(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"at: [0.9, 0.1, 0]", "at: [0.5, 0, 0]", `net "net": of its bodies number 1, at (0, 0, 0), is nearest to (0.5, 0, 0), but another is as near`},
		{"at: [0.9, 0.1, 0]", "at: [1, 0, 0.6]", `number 2, at (1, 0, 0), is nearest to (1, 0, 0.6), but 0.6 m from there; it must be nearer than half of the way to its nearest neighbour, 0.5 m`},
		{"at: [2, 0.1, 0], body: right", "at: [2, -0.7, 0], body: right", "of the knots number 3, at (2, 0, 0), is nearest"},
		{"{knots: [1], body: left}", "{knots: [3], body: left}", `knot 3 is held by "left" and by "right"; one body can hold it`},
		{"{knots: [1], body: left}", "{knots: [10], body: left}", "there is no knot 10: the net has 9"},
		{"{sides: [top]}", "{sides: [-z]}", `a panel has no side "-z"`},
		{"body: net, at: [1.1, 1, 0], force", "body: net, force", `which body of net "net"? Give its number, as in "net.1", or its place with the key "at"`},
		{"name: left, mass", "name: net, mass", `"net" is the name of a body and of a net; call one of them otherwise`},
		{"[right, net]", "[right, nat]", `there is no body or net "nat"`},
	} {
		text := strings.Replace(attached, c.from, c.to, 1)
		if c.to == "name: net, mass" {
			text = strings.ReplaceAll(text, "body: left", "body: right")
		}
		if _, err := Parse(t.Context(), "attached.yaml", []byte(text), nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.to, err, c.want)
		}
	}
}
