package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Orientation is that of axes fixed in a particle: unit Euler parameters.
type Orientation struct {
	E0 float64 // scalar part
	E  r3.Vec  // vector part
}

// Rotate takes a vector from the particle's axes to the world's.
func (q Orientation) Rotate(v r3.Vec) r3.Vec {
	t := r3.Scale(2, r3.Cross(q.E, v))
	return r3.Add(r3.Add(v, r3.Scale(q.E0, t)), r3.Cross(q.E, t))
}

// RotateBack takes a vector from the world's axes to the particle's.
func (q Orientation) RotateBack(v r3.Vec) r3.Vec {
	t := r3.Scale(2, r3.Cross(v, q.E))
	return r3.Add(r3.Add(v, r3.Scale(q.E0, t)), r3.Cross(t, q.E))
}

// FreeRotation is the orientation of a particle with an angular momentum (kg m2/s, world axes) and principal moments of inertia (kg m2, about its axes) after
// dt (s) without torque.
//
// The kinetic energy is split into its three parts, each of which alone rotates the particle about one principal axis at a constant rate: half a step of the
// first and of the second, a step of the third, half a step of the second and of the first (Touma and Wisdom 1994; Dullweber, Leimkuhler and McLachlan 1997,
// who also replace the angle by twice the arc tangent of its half). It is symplectic, symmetric in time and of second order; the angular momentum, which is
// constant in the world's axes, is not touched.
func FreeRotation(q Orientation, momentum, inertia r3.Vec, dt float64) Orientation {
	l := q.RotateBack(momentum)
	x, y, z := 0.25*dt/inertia.X, 0.25*dt/inertia.Y, 0.5*dt/inertia.Z
	q, l = q.aboutX(x*l.X, l)
	q, l = q.aboutY(y*l.Y, l)
	q, l = q.aboutZ(z*l.Z, l)
	q, l = q.aboutY(y*l.Y, l)
	q, _ = q.aboutX(x*l.X, l)
	s := 1 / math.Sqrt(q.E0*q.E0+r3.Norm2(q.E))
	return Orientation{E0: s * q.E0, E: r3.Scale(s, q.E)}
}

// aboutX is q, of any length, after a rotation about the particle's x axis, and a constant vector in the new axes; half is the tangent of half the angle.
func (q Orientation) aboutX(half float64, l r3.Vec) (turned Orientation, seen r3.Vec) {
	c, s := rotation(half)
	return Orientation{E0: q.E0 - half*q.E.X, E: r3.Vec{X: q.E.X + half*q.E0, Y: q.E.Y + half*q.E.Z, Z: q.E.Z - half*q.E.Y}},
		r3.Vec{X: l.X, Y: c*l.Y + s*l.Z, Z: c*l.Z - s*l.Y}
}

// aboutY is aboutX about the y axis.
func (q Orientation) aboutY(half float64, l r3.Vec) (turned Orientation, seen r3.Vec) {
	c, s := rotation(half)
	return Orientation{E0: q.E0 - half*q.E.Y, E: r3.Vec{X: q.E.X - half*q.E.Z, Y: q.E.Y + half*q.E0, Z: q.E.Z + half*q.E.X}},
		r3.Vec{X: c*l.X - s*l.Z, Y: l.Y, Z: c*l.Z + s*l.X}
}

// aboutZ is aboutX about the z axis.
func (q Orientation) aboutZ(half float64, l r3.Vec) (turned Orientation, seen r3.Vec) {
	c, s := rotation(half)
	return Orientation{E0: q.E0 - half*q.E.Z, E: r3.Vec{X: q.E.X + half*q.E.Y, Y: q.E.Y - half*q.E.X, Z: q.E.Z + half*q.E0}},
		r3.Vec{X: c*l.X + s*l.Y, Y: c*l.Y - s*l.X, Z: l.Z}
}

// rotation is the cosine and the sine of an angle by the tangent of its half.
func rotation(half float64) (cosine, sine float64) {
	n := 1 / (1 + half*half)
	return (1 - half*half) * n, 2 * half * n
}

// AngularVelocity of a particle with an angular momentum, rad/s; world axes.
func (q Orientation) AngularVelocity(momentum, inertia r3.Vec) r3.Vec {
	l := q.RotateBack(momentum)
	return q.Rotate(r3.Vec{X: l.X / inertia.X, Y: l.Y / inertia.Y, Z: l.Z / inertia.Z})
}
