// Sphere: the surface of a sphere, met from outside or from inside.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Sphere is a sphere about the origin of the surface's axes that particles hit from outside, or from inside when it is a vessel.
type Sphere struct {
	Radius float64 // m
	Inside bool    // particles live inside
}

// Touch implements Shape.
func (s Sphere) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	n, l := vec.Direction(c, r3.Vec{Z: 1})
	d := l - s.Radius
	if s.Inside {
		n, d = r3.Scale(-1, n), -d
	}
	if d >= reach {
		return dst
	}
	return append(dst, Touch{Normal: n, Distance: d})
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
