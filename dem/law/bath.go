// What a heat bath does to a velocity, of random numbers. Like law.go, this is text that CUDA is generated from.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Normals are three numbers of the standard normal distribution, of four that are evenly distributed above 0 and below 1 (Box and Muller 1958).
func Normals(a, b, c, d float64) r3.Vec {
	far, near := math.Sqrt(-2*math.Log(a)), math.Sqrt(-2*math.Log(c))
	sine, cosine := sineCosineOfTurns(b)
	_, other := sineCosineOfTurns(d)
	return r3.Vec{X: far * cosine, Y: far * sine, Z: near * other}
}

// sineCosineOfTurns is of a part of a full turn, from 0 to 1: of a quarter of the angle from the middle on, doubled twice.
func sineCosineOfTurns(x float64) (sine, cosine float64) {
	s, c := sineCosine(0.5 * math.Pi * (x - 0.5))
	half, halfCosine := 2*s*c, 1-2*s*s
	return -2 * half * halfCosine, 2*half*half - 1
}

// Stirred is a velocity (m/s) of a particle of a mass (kg) of which a bath of an energy k T (J) leaves a part and adds random numbers instead: Langevin's equation solved exactly (Uhlenbeck and
// Ornstein 1930, Phys. Rev. 36:823), so that free particles have Maxwell's velocities whatever the step; or, with nothing left, a velocity drawn anew.
func Stirred(v r3.Vec, kept, energy, mass float64, normals r3.Vec) r3.Vec {
	spread := math.Sqrt(energy/mass) * math.Sqrt(1-kept*kept)
	return r3.Add(r3.Scale(kept, v), r3.Scale(spread, normals))
}
