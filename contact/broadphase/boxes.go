// Boxes along the axes. A comparison with a number that is none is false, so that a box with one overlaps nothing and encloses nothing.

package broadphase

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// empty is a box that overlaps nothing.
var empty = vec.Nowhere()

// Overlapping tells whether two boxes have a point in common.
func Overlapping(a, b *r3.Box) bool {
	return a.Min.X <= b.Max.X && b.Min.X <= a.Max.X && a.Min.Y <= b.Max.Y && b.Min.Y <= a.Max.Y && a.Min.Z <= b.Max.Z && b.Min.Z <= a.Max.Z
}

// within tells whether box b lies in box a.
func within(a, b *r3.Box) bool {
	return a.Min.X <= b.Min.X && b.Max.X <= a.Max.X && a.Min.Y <= b.Min.Y && b.Max.Y <= a.Max.Y && a.Min.Z <= b.Min.Z && b.Max.Z <= a.Max.Z
}

// enclose enlarges box a to hold box b.
func enclose(a, b *r3.Box) {
	lower := func(x *float64, y float64) {
		if y < *x {
			*x = y
		}
	}
	higher := func(x *float64, y float64) {
		if y > *x {
			*x = y
		}
	}
	lower(&a.Min.X, b.Min.X)
	lower(&a.Min.Y, b.Min.Y)
	lower(&a.Min.Z, b.Min.Z)
	higher(&a.Max.X, b.Max.X)
	higher(&a.Max.Y, b.Max.Y)
	higher(&a.Max.Z, b.Max.Z)
}

// centre is that of a box; of one without end or with numbers that are none, the origin.
func centre(b *r3.Box) r3.Vec {
	c := r3.Scale(0.5, r3.Add(b.Min, b.Max))
	if !vec.Finite(c) {
		return r3.Vec{}
	}
	return c
}

// halfArea is half the area of a box's sides, m2: 0 for one without end or with no points.
func halfArea(b *r3.Box) float64 {
	s := r3.Sub(b.Max, b.Min)
	a := s.X*s.Y + s.Y*s.Z + s.Z*s.X
	if !vec.Finite1(a) || s.X < 0 {
		return 0
	}
	return a
}

func bounded(b *r3.Box) bool { return vec.Finite(b.Min) && vec.Finite(b.Max) }
