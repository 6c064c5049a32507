// Derivatives of the contact laws, for implicit partners.

package dem

import "gonum.org/v1/gonum/spatial/r3"

// Slopes are found by small changes, of the velocity by twitch (m/s), of the angular velocity by twist (rad/s) and of the overlap by a part press
// of it: far above rounding, far below what grains do.
const (
	twitch = 1e-7
	twist  = 1e-5
	press  = 1e-6
)

// answers are the derivatives of what acts on either partner by the displacement and by the velocity of its own matter at the contact point,
// of the force and under a law of rolling of the moment, and of the moment by the angular velocity.
type answers struct {
	stiffness, damping               [3][3]float64
	rollStiffness, rollDamping, turn [3][3]float64
}

// slopes works them out where the contact began the step with history start.
//
// They are differences of the law itself, so they are right whether the contact sticks, slides or parts.
func (l Law) slopes(k *Coefficients, c *Contact, dt float64, start *History) (out answers) {
	force, moment := l.act(k, c, dt, *start)
	for j := range 3 {
		moved := *c
		along := *axis(&moved.Normal, j) * twitch
		moved.Speed += along
		*axis(&moved.Slip, j) += twitch
		moved.Slip = r3.Sub(moved.Slip, r3.Scale(along, c.Normal))
		f, m := l.act(k, &moved, dt, *start)
		setColumn(&out.damping, j, r3.Scale(1/twitch, r3.Sub(f, force)))
		setColumn(&out.rollDamping, j, r3.Scale(1/twitch, r3.Sub(m, moment)))
		if l.Rolling != NoRolling {
			turned := *c
			*axis(&turned.Roll, j) += twist
			_, m := l.act(k, &turned, dt, *start)
			setColumn(&out.turn, j, r3.Scale(1/twist, r3.Sub(m, moment)))
		}
	}
	deeper := *c
	deeper.Overlap += press * c.Overlap
	f, m := l.act(k, &deeper, dt, *start)
	for j, n := range [3]float64{c.Normal.X, c.Normal.Y, c.Normal.Z} {
		setColumn(&out.stiffness, j, r3.Scale(-n/(press*c.Overlap), r3.Sub(f, force)))
		setColumn(&out.rollStiffness, j, r3.Scale(-n/(press*c.Overlap), r3.Sub(m, moment)))
	}
	return out
}

// act is the force and the moment that Evaluate gives on the first partner.
func (l Law) act(k *Coefficients, c *Contact, dt float64, h History) (force, moment r3.Vec) {
	var r Response
	l.Evaluate(k, c, dt, &h, &r)
	return r3.Add(r3.Scale(r.Normal, c.Normal), r.Shear), r.Moment
}

func setColumn(a *[3][3]float64, j int, v r3.Vec) { a[0][j], a[1][j], a[2][j] = v.X, v.Y, v.Z }

// axis is a coordinate of v: x, y or z for 0, 1 or 2.
func axis(v *r3.Vec, i int) *float64 { return [3]*float64{&v.X, &v.Y, &v.Z}[i] }
