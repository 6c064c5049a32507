// Derivatives of the contact laws, for implicit partners.

package law

import "gonum.org/v1/gonum/spatial/r3"

// Tangent are the derivatives of what acts on either partner by the displacement and by the velocity of its own matter at the contact point,
// of the force and under a law of rolling of the moment, and of the moment by the angular velocity.
type Tangent struct {
	Stiffness, Damping               [3][3]float64
	RollStiffness, RollDamping, Turn [3][3]float64
}

// Tangent works them out where the contact began the step with history start. They are exact; where the law has a kink, as where a contact
// begins to slide, those of the side that it is on.
func (l Law) Tangent(k *Coefficients, c *Contact, dt float64, start *History) (out Tangent) {
	force, moment := l.tangent(k, c, dt, start, &out)
	for j, n := range [3]float64{c.Normal.X, c.Normal.Y, c.Normal.Z} {
		setColumn(&out.Stiffness, j, r3.Scale(-n, force))
		setColumn(&out.RollStiffness, j, r3.Scale(-n, moment))
	}
	return out
}

// tangent works out the derivatives of act: by the velocities into out, and by the overlap, which it returns (N/m and N).
func (l Law) tangent(k *Coefficients, c *Contact, dt float64, h *History, out *Tangent) (force, moment r3.Vec) {
	force = l.tangentOfForce(k, c, dt, h, out)
	if l.HasMoment() {
		moment = l.tangentOfMoment(k, c, dt, h, out)
	}
	return force, moment
}

func setColumn(a *[3][3]float64, j int, v r3.Vec) { a[0][j], a[1][j], a[2][j] = v.X, v.Y, v.Z }

// Axis is a coordinate of v: x, y or z for 0, 1 or 2.
func Axis(v *r3.Vec, i int) *float64 { return [3]*float64{&v.X, &v.Y, &v.Z}[i] }
