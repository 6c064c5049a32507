// Box: a solid brick, or the inside of one.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Box is a rectangular block about the origin of the surface's axes, or with Inside the container of that form.
//
// From outside a sphere touches the nearest face, edge or corner, which is one contact. From inside it touches every face that it
// overlaps, one contact each: three in a corner. A container's faces go on beyond its openings; one with thin walls and rims is a
// mesh.
type Box struct {
	Size   r3.Vec // edge lengths, m
	Inside bool   // particles live inside
	Open   Faces  // faces that a container lacks
}

// Faces is a set of faces of a box.
type Faces uint8

// The faces of a box, named by their outward axes.
const (
	FaceXMin Faces = 1 << iota
	FaceXMax
	FaceYMin
	FaceYMax
	FaceZMin
	FaceZMax
)

// Touch implements Shape.
func (b Box) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	h := r3.Scale(0.5, b.Size)
	if b.Inside {
		return b.touchInside(dst, [3]float64{c.X, c.Y, c.Z}, [3]float64{h.X, h.Y, h.Z}, reach)
	}
	p := r3.Vec{X: vec.Clamp(c.X, h.X), Y: vec.Clamp(c.Y, h.Y), Z: vec.Clamp(c.Z, h.Z)}
	if p == c {
		return append(dst, deepInBox(c, h))
	}
	n, d := vec.Direction(r3.Sub(c, p), r3.Vec{})
	if d >= reach {
		return dst
	}
	return append(dst, Touch{Normal: n, Distance: d})
}

// deepInBox is the contact of a centre that is inside a solid box: with the face that it is nearest to.
func deepInBox(c, h r3.Vec) Touch {
	x, y, z := h.X-math.Abs(c.X), h.Y-math.Abs(c.Y), h.Z-math.Abs(c.Z)
	switch {
	case x <= y && x <= z:
		return Touch{Normal: r3.Vec{X: math.Copysign(1, c.X)}, Distance: -x}
	case y <= z:
		return Touch{Normal: r3.Vec{Y: math.Copysign(1, c.Y)}, Distance: -y}
	}
	return Touch{Normal: r3.Vec{Z: math.Copysign(1, c.Z)}, Distance: -z}
}

func (b Box) touchInside(dst []Touch, c, h [3]float64, reach float64) []Touch {
	for axis := range 3 {
		for side := range 2 {
			face := 2*axis + side
			if b.Open&(1<<face) != 0 {
				continue
			}
			sign := float64(1 - 2*side) // of the inward normal
			d := h[axis] + sign*c[axis]
			if d >= reach {
				continue
			}
			var n [3]float64
			n[axis] = sign
			dst = append(dst, Touch{Normal: r3.Vec{X: n[0], Y: n[1], Z: n[2]}, Distance: d, Feature: int32(face)})
		}
	}
	return dst
}

// Bounds implements Shape.
func (b Box) Bounds() r3.Box {
	if b.Inside {
		return vec.Everywhere()
	}
	h := r3.Scale(0.5, b.Size)
	return r3.Box{Min: r3.Scale(-1, h), Max: h}
}

// Check tells what is wrong with the shape, or returns nil.
func (b Box) Check() error {
	if !(b.Size.X > 0 && b.Size.Y > 0 && b.Size.Z > 0) {
		return fmt.Errorf("box: size %v m: want three lengths above 0", b.Size)
	}
	return nil
}
