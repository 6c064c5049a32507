// Derivatives of the contact laws, for implicit partners.

package dem

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// twitch is the velocity (m/s) by which slopes are found: far above rounding, far below what grains do.
const twitch = 1e-7

// slopes are the derivatives of the force on either partner by the displacement and by the velocity of its own matter, where the
// contact began the step with history start.
//
// Those by velocity are differences of the law itself, so they are right whether the contact sticks, slides or parts. That by displacement
// is that of the normal force, with the friction that goes with it in sliding. Dashpots that grow with the overlap count as long as
// the partners approach; when they part the slope would be negative, and near the end of the contact without bound.
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
	push := l.springs(k, c, force)
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

// springs is how the force answers to the overlap, N/m.
func (l Law) springs(k *Coefficients, c *Contact, force r3.Vec) r3.Vec {
	normal := r3.Dot(force, c.Normal)
	if normal == 0 {
		return r3.Vec{}
	}
	a := math.Sqrt(k.Radius * c.Overlap)
	slope := k.NormalLinear + 1.5*k.NormalHertz*a
	if c.Speed < 0 {
		slope -= c.Speed * (0.5*k.DampRadius*a + 0.25*k.DampRoot*math.Sqrt(a) + k.DampOverlap*c.Overlap) / c.Overlap
	}
	along := c.Normal
	shear := r3.Sub(force, r3.Scale(normal, c.Normal))
	if size := r3.Norm(shear); size > 0 && size >= k.Friction*normal*(1-1e-9) {
		along = r3.Add(along, r3.Scale(k.Friction/size, shear))
	}
	return r3.Scale(slope, along)
}

// axis is a coordinate of v: x, y or z for 0, 1 or 2.
func axis(v *r3.Vec, i int) *float64 { return [3]*float64{&v.X, &v.Y, &v.Z}[i] }
