// Capsule: everything within a radius of a segment. Strands of nets are capsules.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"
	"gabion/rigid"

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
	return Touch{Normal: n, Distance: d - k.Radius, SegmentParameter: s}
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

// Curvature implements Curved.
func (k Capsule) Curvature() (first, second float64) { return 1 / k.Radius, 0 }

func (k Capsule) passage() float64 { return k.Radius }

// bulk of a capsule: a cylinder and two half-spheres, whose centres are 3/8 of the radius from their bases.
func (k Capsule) bulk() VolumeProperties {
	axis := r3.Sub(k.B, k.A)
	l, r := r3.Norm(axis), k.Radius
	bar, ball, ratio := math.Pi*r*r*l, rigid.SphereVolume(r), rigid.SolidSphereInertia
	along := bar*r*r/2 + ball*ratio*r*r
	across := bar*(r*r/4+l*l/12) + ball*(ratio*r*r+l*l/4+3*l*r/8)
	b := VolumeProperties{Volume: bar + ball, Centre: r3.Scale(0.5, r3.Add(k.A, k.B))}
	u := vec.Perpendicular(r3.Vec{}) // any direction, for a capsule that is a sphere
	if l > 0 {
		u = r3.Scale(1/l, axis)
	}
	x := [3]float64{u.X, u.Y, u.Z}
	for i := range 3 {
		for j := range 3 {
			b.Inertia[i][j] = (along - across) * x[i] * x[j]
		}
		b.Inertia[i][i] += across
	}
	return b
}
