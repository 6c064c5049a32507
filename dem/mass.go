// Masses of particles.

package dem

import (
	"math"

	"gabion/dem/law"
)

// SphereMass is the mass (kg) of a sphere of a material with radius r (m).
func SphereMass(m *law.Material, r float64) float64 { return m.Density * 4 / 3 * math.Pi * r * r * r }
