// Package vec is what gonum's r3 lacks: lengths, directions and checks of vectors, and boxes along the axes.
package vec

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Norm is the length of a vector, without the guard against overflow that makes r3.Norm several times as slow.
func Norm(v r3.Vec) float64 { return math.Sqrt(r3.Norm2(v)) }

// Direction splits v into its unit direction and its length. Where v is zero the direction is some unit vector normal to
// axis: a centre exactly on an axis is pushed off it rather than given a force without direction.
func Direction(v, axis r3.Vec) (unit r3.Vec, length float64) {
	if l := Norm(v); l > 0 {
		return r3.Scale(1/l, v), l
	}
	return Perpendicular(axis), 0
}

// Perpendicular returns a unit vector normal to v, and for a zero v the X axis.
func Perpendicular(v r3.Vec) r3.Vec {
	e := r3.Vec{X: 1}
	switch ax, ay, az := math.Abs(v.X), math.Abs(v.Y), math.Abs(v.Z); {
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

// MinVec is the lesser of two vectors, component by component.
func MinVec(a, b r3.Vec) r3.Vec {
	return r3.Vec{X: min(a.X, b.X), Y: min(a.Y, b.Y), Z: min(a.Z, b.Z)}
}

// MaxVec is the greater of two vectors, component by component.
func MaxVec(a, b r3.Vec) r3.Vec {
	return r3.Vec{X: max(a.X, b.X), Y: max(a.Y, b.Y), Z: max(a.Z, b.Z)}
}

// Finite tells whether no component of v is infinite or not a number.
func Finite(v r3.Vec) bool {
	s := v.X + v.Y + v.Z
	return !math.IsNaN(s) && !math.IsInf(s, 0)
}

// Finite1 tells whether x is neither infinite nor not a number.
func Finite1(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// Mix is (1-s) a + s b.
func Mix(a, b r3.Vec, s float64) r3.Vec { return r3.Add(r3.Scale(1-s, a), r3.Scale(s, b)) }

// Clamp is x held between -limit and limit.
func Clamp(x, limit float64) float64 { return min(max(x, -limit), limit) }

// Component is that of a vector along an axis, 0 to 2.
func Component(v r3.Vec, axis int) float64 { return [3]float64{v.X, v.Y, v.Z}[axis] }

// SetComponent sets it.
func SetComponent(v *r3.Vec, axis int, x float64) { *[3]*float64{&v.X, &v.Y, &v.Z}[axis] = x }

// Between is the smallest box that holds two points.
func Between(a, b r3.Vec) r3.Box { return r3.Box{Min: MinVec(a, b), Max: MaxVec(a, b)} }

// Around is the smallest box that holds two boxes.
func Around(a, b r3.Box) r3.Box {
	return r3.Box{Min: MinVec(a.Min, b.Min), Max: MaxVec(a.Max, b.Max)}
}

// Longest is the longest edge of a box.
func Longest(b r3.Box) float64 { return max(b.Max.X-b.Min.X, b.Max.Y-b.Min.Y, b.Max.Z-b.Min.Z) }

// Inflate moves every side of a box outwards by d (m).
func Inflate(b r3.Box, d float64) r3.Box {
	v := r3.Vec{X: d, Y: d, Z: d}
	return r3.Box{Min: r3.Sub(b.Min, v), Max: r3.Add(b.Max, v)}
}

// Farthest is the distance of a box's farthest corner from a point, m.
func Farthest(b r3.Box, p r3.Vec) float64 {
	lo, hi := r3.Sub(b.Min, p), r3.Sub(b.Max, p)
	return Norm(r3.Vec{
		X: max(math.Abs(lo.X), math.Abs(hi.X)), Y: max(math.Abs(lo.Y), math.Abs(hi.Y)), Z: max(math.Abs(lo.Z), math.Abs(hi.Z)),
	})
}

// InBox tells whether a point lies in a box.
func InBox(b *r3.Box, p r3.Vec) bool {
	return p.X >= b.Min.X && p.X <= b.Max.X && p.Y >= b.Min.Y && p.Y <= b.Max.Y && p.Z >= b.Min.Z && p.Z <= b.Max.Z
}

// Everywhere is the bounds of a shape without end.
func Everywhere() r3.Box {
	inf := math.Inf(1)
	return r3.Box{Min: r3.Vec{X: -inf, Y: -inf, Z: -inf}, Max: r3.Vec{X: inf, Y: inf, Z: inf}}
}

// Nowhere is the bounds of nothing.
func Nowhere() r3.Box {
	b := Everywhere()
	return r3.Box{Min: b.Max, Max: b.Min}
}

// Sq is the square of x.
func Sq(x float64) float64 { return x * x }

// Cube is the cube of x.
func Cube(x float64) float64 { return x * x * x }
