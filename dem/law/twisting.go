// Resistance to twisting: a moment about the normal against the partners' turning there, by a spring that yields at a limit, and a dashpot beside it. The sum obeys
// the limit too, so that no moment jumps. Marshall (2009, J. Comput. Phys. 228:1541) integrates friction over the contact area: stiffness and dashpot are the tangential
// ones times a²/2, and the limit is that of friction times 2/3 a. SDS has coefficients of its own.

package law

import "gonum.org/v1/gonum/spatial/r3"

// TwistStiffness is that of the twisting spring at a radius of the contact area (m), N m.
func (l Law) TwistStiffness(k *Coefficients, a float64) float64 {
	if l.Twisting == Marshall {
		return 0.5 * (k.ShearLinear + k.ShearMindlin*a) * (a * a)
	}
	return k.TwistLinear
}

// TwistDashpot is that beside the twisting spring at a radius of the contact area (m) with a normal dashpot (N s/m), N m s.
func (l Law) TwistDashpot(k *Coefficients, a, damp float64) float64 {
	if l.Twisting == Marshall {
		return 0.5 * (k.ShearDamp + k.ShearShare*damp) * (a * a)
	}
	return k.TwistDamp
}

// twist adds the resistance to twisting.
func (l Law) twist(k *Coefficients, c *Contact, dt, a, damp, held float64, h *History, r *Response) {
	stiff, old := l.TwistStiffness(k, a), l.TwistStiffness(k, h.Radius)
	limit, dashpot := k.TwistArm*held, l.TwistDashpot(k, a, damp)
	if l.Twisting == Marshall {
		limit = 2.0 / 3 * a * (k.Friction * held)
	}
	rate := r3.Dot(c.Roll, c.Normal)
	keep := min(old/stiff, 1)
	angle := h.Twist * keep
	lost := 0.5 * (h.Twist * h.Twist) * (old - min(old, stiff)*keep)
	angle += dt * rate
	if moment := stiff * max(angle, -angle); moment > limit {
		lost += limit * (moment - limit) / stiff
		angle = angle * (limit / moment)
	}
	h.Twist = angle
	pull := stiff * angle
	total := max(min(pull+dashpot*rate, limit), -limit)
	r.Rolled += lost + (total-pull)*rate*dt
	r.Moment = r3.Sub(r.Moment, r3.Scale(total, c.Normal))
}
