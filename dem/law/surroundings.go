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

// Drag is the resistance (N) of a fluid of a density (kg/m3) and viscosity (Pa s) that streams past a sphere with velocity u (m/s), by Schiller and Naumann:
// 3 π μ d (1 + 0.15 Re^0.687) u up to Re 1000, then a constant coefficient of 0.44.
func Drag(u r3.Vec, diameter, density, viscosity float64) r3.Vec {
	re := density * math.Sqrt(r3.Norm2(u)) * diameter / viscosity
	k := 3 * math.Pi * viscosity * diameter
	if re <= 1000 {
		k *= 1 + 0.15*math.Pow(re, 0.687)
	} else {
		k *= 0.44 / 24.0 * re
	}
	return r3.Scale(k, u)
}
