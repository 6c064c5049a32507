// x

package mbd

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Pose is where a body is and how it moves, in world axes.
type Pose struct {
	Position        r3.Vec      // of the centre of mass, m
	Orientation     quat.Number // unit Euler parameters, body to world
	Velocity        r3.Vec      // of the centre of mass, m/s
	AngularVelocity r3.Vec      // rad/s
}
