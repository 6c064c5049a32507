// Sphere: the surface of a sphere, met from outside or from inside.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Sphere is a sphere about the origin of the surface's axes that particles hit from outside, or from inside when it is a vessel.
type Sphere struct {
	Radius float64 // m
	Inside bool    // particles live inside
}

// Nearest is the contact of a sphere around c.
func (s Sphere) Nearest(c r3.Vec) Touch {
	n, d := vec.Direction(c, r3.Vec{Z: 1})
	if s.Inside {
		return Touch{Normal: r3.Scale(-1, n), Distance: s.Radius - d}
	}
	return Touch{Normal: n, Distance: d - s.Radius}
}

// Touch implements Shape.
func (s Sphere) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	return within(dst, s.Nearest(c), reach)
}

// Bounds implements Shape.
func (s Sphere) Bounds() r3.Box {
	if s.Inside {
		return vec.Everywhere()
	}
	r := r3.Vec{X: s.Radius, Y: s.Radius, Z: s.Radius}
	return r3.Box{Min: r3.Scale(-1, r), Max: r}
}

// Check tells what is wrong with the shape, or returns nil.
func (s Sphere) Check() error {
	if !(s.Radius > 0) || math.IsInf(s.Radius, 1) {
		return fmt.Errorf("sphere: radius %g m: want more than 0", s.Radius)
	}
	return nil
}

// Curvature implements Curved.
func (s Sphere) Curvature() (first, second float64) {
	c := 1 / s.Radius
	if s.Inside {
		c = -c
	}
	return c, c
}

func (s Sphere) passage() float64 {
	if s.Inside {
		return math.Inf(1)
	}
	return s.Radius
}

func (s Sphere) bulk() VolumeProperties {
	if s.Inside {
		return VolumeProperties{}
	}
	v := rigid.SphereVolume(s.Radius)
	return VolumeProperties{Volume: v, Inertia: diagonal(r3.Scale(rigid.SolidSphereInertia*v*vec.Sq(s.Radius), r3.Vec{X: 1, Y: 1, Z: 1}))}
}
