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
