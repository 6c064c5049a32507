// x

package mbd

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// Wrench acts on a body at its centre of mass, in world axes.
type Wrench struct {
	Force  r3.Vec // N
	Moment r3.Vec // N m
}
