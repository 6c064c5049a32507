// Masses of particles.

package dem

import (
	"math"

	"gabion/dem/law"
)

func SphereMass(m *law.Material, r float64) float64 { return m.Density * 4 / 3 * math.Pi * r * r * r }
