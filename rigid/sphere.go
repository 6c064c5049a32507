// Solid spheres: the one place that knows their volume and their inertia.

package rigid

import (
	"math"

	"gabion/internal/vec"
)

// MassProperties are what a body that is the same about all axes sets against forces and moments.
type MassProperties struct {
	Mass           float64 // kg
	Inertia        float64 // about any axis through the centre of mass, kg m2
	InverseMass    float64 // 1/kg
	InverseInertia float64 // 1/(kg m2)
}

// SolidSphere is a homogeneous sphere of a density (kg/m3) and a radius r (m). The inverses are not 1 by the rounded numbers, but rounded themselves.
func SolidSphere(density, r float64) MassProperties {
	mass, inverse := density*4/3*math.Pi*r*r*r, 3/(4*math.Pi*density*r*r*r)
	return MassProperties{Mass: mass, Inertia: SolidSphereInertia * mass * r * r, InverseMass: inverse, InverseInertia: inverse * (1 / SolidSphereInertia) / (r * r)}
}

// SolidSphereInertia is the moment of inertia of a homogeneous sphere about any axis through its centre, by its mass and the square of its radius.
const SolidSphereInertia = 2.0 / 5

// SphereVolume is the volume (m3) of a sphere of radius r (m).
func SphereVolume(r float64) float64 { return 4 * math.Pi / 3 * vec.Cube(r) }
