// Capsule: everything within a radius of a segment. Strands of nets are capsules.

package geometry

import (
	"fmt"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Capsule is the set of points within Radius of the segment from A to B.
type Capsule struct {
	A, B   r3.Vec  // ends of the axis, m
	Radius float64 // m
}

// Nearest is the contact of a sphere around c.
func (k Capsule) Nearest(c r3.Vec) Touch {
	axis := r3.Sub(k.B, k.A)
	rel := r3.Sub(c, k.A)
	s := 0.0
	if l2 := r3.Norm2(axis); l2 > 0 {
		s = min(max(r3.Dot(rel, axis)/l2, 0), 1)
	}
	n, d := vec.Direction(r3.Sub(rel, r3.Scale(s, axis)), axis)
	return Touch{Normal: n, Distance: d - k.Radius, Lever: s}
}

// Touch implements Shape.
func (k Capsule) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	return within(dst, k.Nearest(c), reach)
}

// Bounds implements Shape.
func (k Capsule) Bounds() r3.Box {
	r := r3.Vec{X: k.Radius, Y: k.Radius, Z: k.Radius}
	return r3.Box{Min: r3.Sub(vec.MinVec(k.A, k.B), r), Max: r3.Add(vec.MaxVec(k.A, k.B), r)}
}

// Check tells what is wrong with the shape, or returns nil.
func (k Capsule) Check() error {
	if !(k.Radius > 0) {
		return fmt.Errorf("capsule: radius %g m: want more than 0", k.Radius)
	}
	return nil
}
