// What acts on a particle besides contacts and gravity. Like law.go, this is text that CUDA is generated from.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// LocalDamping is Cundall's local damping (Cundall 1987): a part of a force against the velocity, or of a torque against the angular velocity.
func LocalDamping(part float64, f, v r3.Vec) r3.Vec {
	speed2 := r3.Norm2(v)
	if speed2 == 0 {
		return r3.Vec{}
	}
	return r3.Scale(-part*math.Sqrt(r3.Norm2(f)/speed2), v)
}

// WorkOf is the work (J) of a force f (N) in a step of dt (s) on a particle of a mass (kg) with velocity v (m/s) half a step before that force, on which all (N), f among it, act
// together with gravity g (m/s2): with the velocity at the time of the force.
func WorkOf(f, all, v, g r3.Vec, mass, dt float64) float64 {
	return r3.Dot(f, Kick(v, 0.5*dt/mass, all, 0.5*dt, g)) * dt
}
