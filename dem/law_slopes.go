// Derivatives of the contact laws, for implicit partners.

package dem

import "gonum.org/v1/gonum/spatial/r3"

// answers are the derivatives of what acts on either partner by the displacement and by the velocity of its own matter at the contact point,
// of the force and under a law of rolling of the moment, and of the moment by the angular velocity.
type answers struct {
	stiffness, damping               [3][3]float64
	rollStiffness, rollDamping, turn [3][3]float64
}

// slopes works them out where the contact began the step with history start. They are exact; where the law has a kink, as where a contact
// begins to slide, those of the side that it is on.
func (l Law) slopes(k *Coefficients, c *Contact, dt float64, start *History) (out answers) {
	force, moment := l.tangent(k, c, dt, start, &out)
	for j, n := range [3]float64{c.Normal.X, c.Normal.Y, c.Normal.Z} {
		setColumn(&out.stiffness, j, r3.Scale(-n, force))
		setColumn(&out.rollStiffness, j, r3.Scale(-n, moment))
	}
	return out
}

func setColumn(a *[3][3]float64, j int, v r3.Vec) { a[0][j], a[1][j], a[2][j] = v.X, v.Y, v.Z }

// axis is a coordinate of v: x, y or z for 0, 1 or 2.
func axis(v *r3.Vec, i int) *float64 { return [3]*float64{&v.X, &v.Y, &v.Z}[i] }
