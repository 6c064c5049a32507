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

// Nearest is the contact of a sphere around c with a block.
func (b Box) Nearest(c r3.Vec) Touch {
	h := r3.Scale(0.5, b.Size)
	v := r3.Sub(c, r3.Vec{X: vec.Clamp(c.X, h.X), Y: vec.Clamp(c.Y, h.Y), Z: vec.Clamp(c.Z, h.Z)})
	if r3.Norm2(v) == 0 {
		return deepInBox(c, h)
	}
	n, d := vec.Direction(v, r3.Vec{})
	return Touch{Normal: n, Distance: d}
}

// deepInBox is the contact of a centre that is inside a solid box: with the face that it is nearest to.
func deepInBox(c, h r3.Vec) Touch {
	x, y, z := h.X-math.Abs(c.X), h.Y-math.Abs(c.Y), h.Z-math.Abs(c.Z)
	if x <= y && x <= z {
		return Touch{Normal: r3.Vec{X: signOf(c.X)}, Distance: -x}
	}
	if y <= z {
		return Touch{Normal: r3.Vec{Y: signOf(c.Y)}, Distance: -y}
	}
	return Touch{Normal: r3.Vec{Z: signOf(c.Z)}, Distance: -z}
}

func signOf(x float64) float64 {
	if x < 0 {
		return -1
	}
	return 1
}

// Candidate is the contact of a sphere around c with a face of a container.
func (b Box) Candidate(face int32, c r3.Vec) Touch {
	if b.Open&(1<<face) != 0 {
		return Touch{Distance: missing}
	}
	n := inward(face)
	return Touch{Normal: n, Distance: 0.5*math.Abs(r3.Dot(b.Size, n)) + r3.Dot(n, c), Feature: face}
}

// inward is the normal of a container's face.
func inward(face int32) r3.Vec {
	sign := 1.0
	if face&1 != 0 {
		sign = -1
	}
	if face < 2 {
		return r3.Vec{X: sign}
	}
	if face < 4 {
		return r3.Vec{Y: sign}
	}
	return r3.Vec{Z: sign}
}

// Contacts is how many contacts with one sphere there can be.
func (b Box) Contacts() int {
	if b.Inside {
		return 6
	}
	return 1
}

// Touch implements Shape.
func (b Box) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	if !b.Inside {
		return within(dst, b.Nearest(c), reach)
	}
	h := r3.Scale(0.5, b.Size)
	if h.X-math.Abs(c.X) >= reach && h.Y-math.Abs(c.Y) >= reach && h.Z-math.Abs(c.Z) >= reach {
		return dst // as most are in a container
	}
	for face := range int32(6) {
		dst = within(dst, b.Candidate(face, c), reach)
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

func (b Box) passage() float64 {
	if b.Inside {
		return math.Inf(1)
	}
	return min(b.Size.X, b.Size.Y, b.Size.Z) / 2
}

func (b Box) bulk() VolumeProperties {
	if b.Inside {
		return VolumeProperties{}
	}
	v := b.Size.X * b.Size.Y * b.Size.Z
	x, y, z := v/12*vec.Sq(b.Size.X), v/12*vec.Sq(b.Size.Y), v/12*vec.Sq(b.Size.Z)
	return VolumeProperties{Volume: v, Inertia: diagonal(r3.Vec{X: y + z, Y: z + x, Z: x + y})}
}
