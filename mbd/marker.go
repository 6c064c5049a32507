package mbd

// This file holds markers, the frames on bodies that joints, forces and requests refer to.

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Marker is a frame fixed to a body or to the ground.
type Marker struct {
	Body        int         // index of the body, or Ground
	Position    r3.Vec      // from the body's centre of mass, body axes, m; for Ground, world axes from the origin
	Orientation quat.Number // marker to body axes; zero stands for body axes
}

// rounding is the distance from a point mass, relative to the length of the coordinates and 1 m, within which a point counts as at it.
const rounding = 1e-12

// Origin is the marker of the world axes.
var Origin = Marker{Body: Ground, Orientation: quat.Number{Real: 1}}

// MarkerAt returns the marker of a body that lies at a point and in an orientation of the world in the initial
// configuration. A zero orientation stands for world axes.
func (s *System) MarkerAt(body int, point r3.Vec, orientation quat.Number) Marker {
	o := unit(orientation)
	if body == Ground {
		return Marker{Body: Ground, Position: point, Orientation: o}
	}
	p := s.bodies[body].Pose
	inv := quat.Conj(unit(p.Orientation))
	from := rotate(inv, r3.Sub(point, p.Position))
	if s.bodies[body].Point && r3.Norm(from) <= rounding*(1+r3.Norm(point)) {
		from = r3.Vec{}
	}
	return Marker{Body: body, Position: from, Orientation: quat.Mul(inv, o)}
}

// worldPoint returns where a marker is at the placement, world axes.
func (s *System) worldPoint(m Marker) r3.Vec {
	f := &s.frames[m.Body+1]
	return r3.Add(f.position, f.rotation.mul(m.Position))
}

// AlongZ returns an orientation whose z axis points along the given axis; its x axis is any perpendicular one, the
// same for the same axis.
func AlongZ(axis r3.Vec) quat.Number {
	return orientationOf(frameAround(r3.Unit(axis)))
}
