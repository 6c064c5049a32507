// Derivatives of the contact laws, for implicit partners.

package dem

import "gonum.org/v1/gonum/spatial/r3"

// Slopes are found by small changes, of the velocity by twitch (m/s) and of the overlap by a part press of it: far above rounding, far
// below what grains do.
const (
	twitch = 1e-7
	press  = 1e-6
)

// slopes are the derivatives of the force on either partner by the displacement and by the velocity of its own matter, where the
// contact began the step with history start.
//
// They are differences of the law itself, so they are right whether the contact sticks, slides or parts. Only dashpots that grow with
// the overlap count no longer when the partners part, since their slope would push a body into the grain.
func (l Law) slopes(k *Coefficients, c *Contact, dt float64, start *History) (stiffness, damping [3][3]float64) {
	force := l.force(k, c, dt, *start)
	for j := range 3 {
		velocity := r3.Add(r3.Scale(c.Speed, c.Normal), c.Slip)
		*axis(&velocity, j) += twitch
		moved := *c
		moved.Speed = r3.Dot(velocity, c.Normal)
		moved.Slip = r3.Sub(velocity, r3.Scale(moved.Speed, c.Normal))
		change := r3.Scale(1/twitch, r3.Sub(l.force(k, &moved, dt, *start), force))
		damping[0][j], damping[1][j], damping[2][j] = change.X, change.Y, change.Z
	}
	still := *c
	still.Speed = min(c.Speed, 0)
	deeper := still
	deeper.Overlap += press * c.Overlap
	push := r3.Scale(1/(press*c.Overlap), r3.Sub(l.force(k, &deeper, dt, *start), l.force(k, &still, dt, *start)))
	for j, n := range [3]float64{c.Normal.X, c.Normal.Y, c.Normal.Z} {
		stiffness[0][j], stiffness[1][j], stiffness[2][j] = -push.X*n, -push.Y*n, -push.Z*n
	}
	return stiffness, damping
}

// force is what Evaluate gives on the first partner, without rolling resistance.
func (l Law) force(k *Coefficients, c *Contact, dt float64, h History) r3.Vec {
	var r Response
	l.Evaluate(k, c, dt, &h, &r)
	return r3.Add(r3.Scale(r.Normal, c.Normal), r.Shear)
}

// axis is a coordinate of v: x, y or z for 0, 1 or 2.
func axis(v *r3.Vec, i int) *float64 { return [3]*float64{&v.X, &v.Y, &v.Z}[i] }
