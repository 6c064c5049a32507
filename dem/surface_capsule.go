// Capsule: everything within a radius of a segment. Strands of nets are capsules.

package dem

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Capsule is the set of points within Radius of the segment from A to B.
type Capsule struct {
	A, B   r3.Vec  // ends of the axis, m
	Radius float64 // m
}

// Nearest answers for a sphere's centre c what Touch does, without the test of reach: a capsule has one contact only.
func (k Capsule) Nearest(c r3.Vec) Touch {
	axis := r3.Sub(k.B, k.A)
	rel := r3.Sub(c, k.A)
	s := 0.0
	if l2 := r3.Norm2(axis); l2 > 0 {
		s = min(max(r3.Dot(rel, axis)/l2, 0), 1)
	}
	n, d := direction(r3.Sub(rel, r3.Scale(s, axis)), axis)
	return Touch{Normal: n, Distance: d - k.Radius, Lever: s}
}

// Touch implements Shape.
func (k Capsule) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	if t := k.Nearest(c); t.Distance < reach {
		return append(dst, t)
	}
	return dst
}

// Bounds implements Shape.
func (k Capsule) Bounds() r3.Box {
	r := r3.Vec{X: k.Radius, Y: k.Radius, Z: k.Radius}
	return r3.Box{Min: r3.Sub(minVec(k.A, k.B), r), Max: r3.Add(maxVec(k.A, k.B), r)}
}

// Check tells what is wrong with the shape, or returns nil.
func (k Capsule) Check() error {
	if !(k.Radius > 0) {
		return fmt.Errorf("capsule: radius %g m: want more than 0", k.Radius)
	}
	return nil
}

// direction splits v into its unit direction and its length. Where v is zero the direction is some unit vector normal to
// axis: a centre exactly on an axis is pushed off it rather than given a force without direction.
func direction(v, axis r3.Vec) (unit r3.Vec, length float64) {
	if l := norm(v); l > 0 {
		return r3.Scale(1/l, v), l
	}
	return perpendicular(axis), 0
}

// norm is the length of a vector, without the guard against overflow that makes r3.Norm several times as slow.
func norm(v r3.Vec) float64 { return math.Sqrt(r3.Norm2(v)) }

// perpendicular returns a unit vector normal to v, and for a zero v the X axis.
func perpendicular(v r3.Vec) r3.Vec {
	e := r3.Vec{X: 1}
	switch ax, ay, az := abs(v.X), abs(v.Y), abs(v.Z); {
	case ax == 0 && ay == 0 && az == 0:
		return e
	case ax <= ay && ax <= az:
	case ay <= az:
		e = r3.Vec{Y: 1}
	default:
		e = r3.Vec{Z: 1}
	}
	return r3.Unit(r3.Cross(v, e))
}
