package mbd

// This file holds joints: sets of constraint equations between two markers.

import (
	"fmt"
)

// Joint takes freedoms from two bodies by constraint equations between a marker on each.
type Joint struct {
	Name string
	Kind string // spherical, revolute, ...
	I, J Marker

	equations []*equation
	first     int
}

// Equations returns the number of constraint equations of the joint.
func (j *Joint) Equations() int { return len(j.equations) }

func (j *Joint) add(what string, c coordinate) {
	j.equations = append(j.equations, &equation{name: fmt.Sprintf("%s joint %q, %s", j.Kind, j.Name, what), source: c})
}

// SphericalJoint keeps the points of two markers together.
func SphericalJoint(name string, i, j Marker) *Joint {
	b := &Joint{Name: name, Kind: "spherical", I: i, J: j}
	b.coincide()
	return b
}

// coincide keeps the markers' points together, along the world axes.
func (j *Joint) coincide() {
	for k, axis := range []string{"x", "y", "z"} {
		j.add("points together along "+axis, &along{pointOf(j.I), pointOf(j.J), axisOf(Origin, k)})
	}
}
