// Plate: a thin rectangle, hit from both sides.

package geometry

import (
	"fmt"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Plate is the rectangle |x| <= SizeX/2, |y| <= SizeY/2 in the plane z = 0 of the surface's axes, without thickness.
type Plate struct {
	SizeX, SizeY float64 // m
}

// Nearest is the contact of a sphere around c.
func (p Plate) Nearest(c r3.Vec) Touch {
	v := r3.Sub(c, r3.Vec{X: vec.Clamp(c.X, 0.5*p.SizeX), Y: vec.Clamp(c.Y, 0.5*p.SizeY)})
	d := vec.Norm(v)
	if d == 0 {
		return Touch{Normal: r3.Vec{Z: 1}}
	}
	return Touch{Normal: r3.Scale(1/d, v), Distance: d}
}

// Touch implements Shape.
func (p Plate) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	return within(dst, p.Nearest(c), reach)
}

// Bounds implements Shape.
func (p Plate) Bounds() r3.Box {
	h := r3.Vec{X: p.SizeX / 2, Y: p.SizeY / 2}
	return r3.Box{Min: r3.Scale(-1, h), Max: h}
}

// Check tells what is wrong with the shape, or returns nil.
func (p Plate) Check() error {
	if !(p.SizeX > 0 && p.SizeY > 0) {
		return fmt.Errorf("plate: size %g by %g m: want both above 0", p.SizeX, p.SizeY)
	}
	return nil
}
