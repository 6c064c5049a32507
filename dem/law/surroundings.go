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

// WorkOf is the work (J) of a force f (N) in a part of a step of h (s) that begins so long (s) after a particle of a mass (kg) has had the velocity v (m/s), on which all (N), f
// among it, act together with gravity g (m/s2): with the velocity in the middle of that part.
func WorkOf(f, all, v, g r3.Vec, mass, after, h float64) float64 {
	middle := after + 0.5*h
	return r3.Dot(f, Kick(v, middle/mass, all, middle, g)) * h
}
