// Contacts of partners that are no spheres.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// OfMatter describes how the partners move at a contact whose normal and overlap are known: relative is the velocity of the first's matter there less that of the second's (m/s), spin and
// angular are their angular velocities (rad/s).
func (k *Contact) OfMatter(relative, spin, angular r3.Vec) {
	k.Speed = r3.Dot(relative, k.Normal)
	k.Slip = r3.Sub(relative, r3.Scale(k.Speed, k.Normal))
	k.Roll = r3.Sub(spin, angular)
	k.Spin = 0.5 * r3.Dot(r3.Add(spin, angular), k.Normal)
}

// FeatureRadius is the effective radius of the contacts of two sphero-polyhedra with these roundings (m), one for whatever touches what, as their energies are summed up: that of
// edges that cross at right angles, and where both are rounded equally of a corner on a face too. Beside a ball it is that of the ball on a face.
func FeatureRadius(x, y float64, xBall, yBall bool) float64 {
	switch {
	case xBall:
		return x
	case yBall:
		return y
	}
	return math.Sqrt(x * y)
}
