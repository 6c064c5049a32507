// The conductance of contacts from what the materials of both partners are.

package law

import (
	"math"

	"gabion/internal/vec"
)

// Thermal is what a material is for heat.
type Thermal struct {
	Conductivity float64 // W/(m K)
	SpecificHeat float64 // J/(kg K)
	Emissivity   float64
	RealModulus  float64 // Young's modulus of the real material, where particles are softer than that, Pa; 0: they are not
}

// Conduction is the exchange of heat in contacts of two materials: 2 k a with the harmonic mean k = 2 k1 k2/(k1 + k2) and the radius a of the contact area
// (Batchelor and O'Brien 1977; Vargas and McCarthy 2001). Materials that are softer than real ones touch in too large an area: a is multiplied by the
// cube root of the ratio of the effective moduli, as at the same force by Hertz.
func Conduction(a, b *Material, ta, tb *Thermal) Exchange {
	if ta.Conductivity == 0 || tb.Conductivity == 0 {
		return Exchange{}
	}
	real := func(m *Material, t *Thermal) float64 {
		if t.RealModulus > 0 {
			return t.RealModulus
		}
		return m.YoungModulus
	}
	effective := func(ea, eb float64) float64 {
		return 1 / ((1-vec.Sq(a.PoissonRatio))/ea + (1-vec.Sq(b.PoissonRatio))/eb)
	}
	narrowing := math.Cbrt(effective(a.YoungModulus, b.YoungModulus) / effective(real(a, ta), real(b, tb)))
	return Exchange{PerRadius: 4 * Reduced(ta.Conductivity, tb.Conductivity) * narrowing}
}
