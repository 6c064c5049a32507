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

// turned is q after a rotation about an axis of the particle; half is the axis times the tangent of half the angle.
func (q Orientation) turned(half r3.Vec) Orientation {
	s := 1 / math.Sqrt(1+r3.Norm2(half))
	return Orientation{
		E0: s * (q.E0 - r3.Dot(q.E, half)),
		E:  r3.Scale(s, r3.Add(r3.Add(q.E, r3.Scale(q.E0, half)), r3.Cross(q.E, half))),
	}
}

// FreeRotation is the orientation of a particle with an angular momentum (kg m2/s, world axes) and principal moments of inertia (kg m2, about its axes) after
// dt (s) without torque.
//
// The kinetic energy is split into its three parts, each of which alone rotates the particle about one principal axis at a constant rate: half a step of the
// first and of the second, a step of the third, half a step of the second and of the first (Touma and Wisdom 1994; Dullweber, Leimkuhler and McLachlan 1997,
// who also replace the angle by twice the arc tangent of its half). It is symplectic, symmetric in time and of second order; the angular momentum, which is
// constant in the world's axes, is not touched.
func FreeRotation(q Orientation, momentum, inertia r3.Vec, dt float64) Orientation {
	q = q.turned(r3.Vec{X: 0.25 * dt * q.RotateBack(momentum).X / inertia.X})
	q = q.turned(r3.Vec{Y: 0.25 * dt * q.RotateBack(momentum).Y / inertia.Y})
	q = q.turned(r3.Vec{Z: 0.5 * dt * q.RotateBack(momentum).Z / inertia.Z})
	q = q.turned(r3.Vec{Y: 0.25 * dt * q.RotateBack(momentum).Y / inertia.Y})
	q = q.turned(r3.Vec{X: 0.25 * dt * q.RotateBack(momentum).X / inertia.X})
	s := 1 / math.Sqrt(q.E0*q.E0+r3.Norm2(q.E)) // what rounding takes off the length
	return Orientation{E0: s * q.E0, E: r3.Scale(s, q.E)}
}

// AngularVelocity of a particle with an angular momentum, rad/s; world axes.
func (q Orientation) AngularVelocity(momentum, inertia r3.Vec) r3.Vec {
	l := q.RotateBack(momentum)
	return q.Rotate(r3.Vec{X: l.X / inertia.X, Y: l.Y / inertia.Y, Z: l.Z / inertia.Z})
}
