// How the radius of a particle follows its temperature. Like law.go, this is text that CUDA is generated from.

package law

import "math"

// MostExpansion is the part of its radius at the reference temperature by which a particle may grow or shrink. Solids melt before that.
const MostExpansion = 0.1

// Expansion is how a sphere of a material grows with its temperature. Its mass stays.
type Expansion struct {
	Coefficient float64 // α, linear, 1/K
	Reference   float64 // T0 at which the material has its density, K
	Density     float64 // there, kg/m3
}

// Growth is the radius at a temperature (K) by that at the reference temperature: 1 + α (T - T0).
func (x *Expansion) Growth(temperature float64) float64 {
	return 1 + x.Coefficient*(temperature-x.Reference)
}

// Radius is that of a sphere of a mass (kg) at a temperature (K), m: R0 (1 + α (T - T0)).
func (x *Expansion) Radius(mass, temperature float64) float64 {
	return math.Cbrt(mass/(4*math.Pi/3*x.Density)) * x.Growth(temperature)
}

// Swelling is the derivative of the energy of an elastic contact by the radius (m) of the first partner, whose centre stays, N: of the overlap, by the force (N) that has a potential, and of the effective
// radius R*, with ∂R*/∂R = (R*/R)², by which Hertz's energy 2/5 k1 a δ² grows as its root.
func (k *Coefficients) Swelling(overlap, conserved, radius float64) float64 {
	depth := max(overlap, 0)
	return conserved + 0.2*k.NormalHertz*math.Sqrt(k.Radius*depth)*(depth*depth)*k.Radius/(radius*radius)
}
