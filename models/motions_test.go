package models

import (
	"math"
	"testing"
)

// Motions drive every joint with a rotation about or a translation along its axis, and points between markers; a coupler ties both freedoms of a
// cylindrical joint, which makes it a screw.
func TestMotionsOfJointsAndPoints(t *testing.T) {
	got := history(t, `
title: driven
gravity: [0, 0, -9.81]
bodies:
  - {name: a, mass: 1, inertia: [0.1, 0.2, 0.3], position: [0, 0, 0]}
  - {name: b, mass: 1, inertia: [0.1, 0.2, 0.3], position: [1, 0, 1]}
  - {name: c, type: point_mass, mass: 1, position: [1, 1, 1]}
  - {name: d, type: point_mass, mass: 1, position: [0, 0, 2]}
  - {name: e, mass: 1, inertia: [0.1, 0.2, 0.3], position: [5, 0, 0]}
markers:
  - {name: tip, body: d}
  - {name: deck, body: a, at: [1, 0, 0]}
joints:
  - {name: table, type: planar, bodies: [a, ground], at: [0, 0, 0], axis: [0, 0, 1]}
  - {name: line, type: inline, bodies: [b, ground], at: [1, 0, 1], axis: [0, 1, 0]}
  - {name: bead, type: point_on_line, bodies: [c, ground], at: [1, 1, 1], axis: [0, 1, 0]}
  - {name: bolt, type: cylindrical, bodies: [e, ground], at: [5, 0, 0], axis: [1, 0, 0]}
  - {name: thread, type: coupler, joints: [bolt, bolt], coordinates: [translation, rotation], factors: [1, -0.25]}
motions:
  - {name: turn, type: rotation, joint: table, angle: "t"}
  - {name: hold, type: point, body: a, path: [0, 0, free]}
  - {name: push, type: translation, joint: line, displacement: "0.5 * t^2"}
  - {name: slide, type: translation, joint: bead, velocity: 2}
  - {name: carry, type: point, markers: [tip, deck], path: ["0.5 * t", 0, 0]}
  - {name: screw, type: rotation, joint: bolt, angular_velocity: 2}
solver: {step: 1e-3, end: 1}
outputs:
  requests:
    - {name: a, joint: table, quantities: [rotation]}
    - {name: b, body: b, quantities: [position]}
    - {name: c, body: c, quantities: [position]}
    - {name: d, body: d, quantities: [position]}
    - {name: e, body: e, quantities: [position]}
    - {name: push, motion: push, quantities: [force]}
`)
	s, c := math.Sincos(1)
	for column, want := range map[string]float64{
		"a.rotation": 1, "b.position.y": 0.5, "c.position.y": 3, "d.position.x": 0.5 * c, "d.position.y": 0.5 * s, "d.position.z": 2, "e.position.x": 5.5, "push.force.y": 1,
	} {
		if math.Abs(got[column]-want) > 1e-7 {
			t.Errorf("%s is %.9g, want %.9g", column, got[column], want)
		}
	}
}
