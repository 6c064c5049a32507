// Plane: the boundary of a half-space.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Plane is the boundary of a half-space of matter; particles live on the side that Normal points to.
type Plane struct {
	Point  r3.Vec // any point of the plane, m
	Normal r3.Vec // unit
}

// Nearest is the contact of a sphere around c.
func (p Plane) Nearest(c r3.Vec) Touch {
	return Touch{Normal: p.Normal, Distance: r3.Dot(p.Normal, r3.Sub(c, p.Point))}
}

// Touch implements Shape.
func (p Plane) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	return within(dst, p.Nearest(c), reach)
}

// Bounds implements Shape.
func (p Plane) Bounds() r3.Box {
	b := vec.Everywhere()
	switch n := p.Normal; {
	case n.X == 1:
		b.Max.X = p.Point.X
	case n.X == -1:
		b.Min.X = p.Point.X
	case n.Y == 1:
		b.Max.Y = p.Point.Y
	case n.Y == -1:
		b.Min.Y = p.Point.Y
	case n.Z == 1:
		b.Max.Z = p.Point.Z
	case n.Z == -1:
		b.Min.Z = p.Point.Z
	}
	return b
}

// Check tells what is wrong with the shape, or returns nil.
func (p Plane) Check() error {
	if !(math.Abs(r3.Norm(p.Normal)-1) < 1e-9) {
		return fmt.Errorf("plane: normal %v has length %g, not 1", p.Normal, r3.Norm(p.Normal))
	}
	return nil
}

func (p Plane) passage() float64 { return math.Inf(1) }
