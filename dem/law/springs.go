// What resists sliding and rolling: the tangential laws, and springs that remember. Like law.go, this is text that programs are generated from.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// viscous is the tangential law of Jun and Sohn (2014), eqs. 25-26: without memory, the displacement is that of one step.
func viscous(k *Coefficients, c *Contact, dt, limit float64, r *Response) {
	r.Shear = r3.Scale(-(k.ShearLinear*dt + k.ShearDamp), c.Slip)
	if f2 := r3.Norm2(r.Shear); f2 > limit*limit {
		r.Shear = r3.Scale(limit/math.Sqrt(f2), r.Shear)
	}
	r.Slid = -r3.Dot(r.Shear, c.Slip) * dt
}

// spring is the tangential spring with memory: turned with the contact, stretched by the slip, cut at Coulomb's limit.
// What is lost is the work of the mean of the forces at both ends of the step, less what the spring's energy has grown by.
// A dashpot acts beside it, and the sum too obeys the limit. It acts while the spring slides as well, where it changes nothing as long as
// the slip goes on in its direction: a dashpot that came in only when the spring holds would make the force jump, and no implicit step
// could meet it.
func (l Law) spring(k *Coefficients, c *Contact, dt, a, damp, limit float64, h *History, r *Response) {
	old, stiff := l.shearStiffness(k, h.Radius), l.shearStiffness(k, a)
	s := turn(h.Spring, c.Normal, c.Spin*dt)
	before := 0.5 * old * (r3.Norm2(s) + dt*r3.Dot(s, c.Slip))
	if l.Tangential == Mindlin {
		s, _ = reload(s, k.ShearMindlin*h.Radius, k.ShearMindlin*a, h.Radius/a)
	}
	s = r3.Add(s, r3.Scale(dt, c.Slip))
	if length2 := r3.Norm2(s); stiff*stiff*length2 > limit*limit {
		s = r3.Scale(limit/(stiff*math.Sqrt(length2)), s)
	}
	r.Slid = before + 0.5*stiff*(dt*r3.Dot(s, c.Slip)-r3.Norm2(s))
	h.Spring = s
	pull := r3.Scale(stiff, s)
	total := r3.Add(pull, r3.Scale(k.ShearDamp+k.ShearShare*damp, c.Slip))
	if f2 := r3.Norm2(total); f2 > limit*limit {
		total = r3.Scale(limit/math.Sqrt(f2), total)
	}
	r.Damped += r3.Dot(r3.Sub(total, pull), c.Slip) * dt
	r.Shear = r3.Scale(-1, total)
}

// shearStiffness is that of the tangential spring at a radius of the contact area (m), N/m.
func (l Law) shearStiffness(k *Coefficients, a float64) float64 {
	if l.Tangential == CundallStrack {
		return k.ShearLinear
	}
	return k.ShearLinear + k.ShearMindlin*a
}

// roll is the resistance to rolling. Constant torque: the arm times the normal force, less where that would turn the rolling
// round within some steps. Elastic-plastic: a spring with the same limit (Ai et al. 2011, model C), and a dashpot beside it; the sum obeys the
// limit too, so that no moment jumps. EPSD2: the same without dashpot, with a stiffness that follows the tangential spring's.
func (l Law) roll(k *Coefficients, c *Contact, dt, a, held float64, h *History, r *Response) {
	limit := k.RollArm * held
	w := r3.Sub(c.Roll, r3.Scale(r3.Dot(c.Roll, c.Normal), c.Normal))
	if l.Rolling == ConstantTorque {
		size := math.Sqrt(r3.Norm2(w))
		if size == 0 {
			return
		}
		r.Moment = r3.Scale(-min(limit, k.Inertia*size/dt)/size, w)
		r.Rolled = -r3.Dot(r.Moment, w) * dt
		return
	}
	stiff := l.RollStiffness(k, a)
	if stiff == 0 {
		return
	}
	old := l.RollStiffness(k, h.Radius)
	s, lost := reload(turn(h.Roll, c.Normal, c.Spin*dt), old, stiff, old/stiff)
	s = r3.Add(s, r3.Scale(dt, w))
	r.Rolled = lost
	if m2 := stiff * stiff * r3.Norm2(s); m2 > limit*limit {
		size := math.Sqrt(m2)
		r.Rolled += limit * (size - limit) / stiff
		s = r3.Scale(limit/size, s)
	}
	h.Roll = s
	pull := r3.Scale(stiff, s)
	total := r3.Add(pull, r3.Scale(k.RollDamp*math.Sqrt(stiff), w))
	if m2 := r3.Norm2(total); m2 > limit*limit {
		total = r3.Scale(limit/math.Sqrt(m2), total)
	}
	r.Rolled += r3.Dot(r3.Sub(total, pull), w) * dt
	r.Moment = r3.Scale(-1, total)
}

// RollStiffness is that of the rolling spring at a radius of the contact area (m), N m.
func (l Law) RollStiffness(k *Coefficients, a float64) float64 {
	if l.Rolling == EPSD2 {
		return k.RollRatio * (k.ShearLinear + k.ShearMindlin*a)
	}
	return k.RollRatio * (k.NormalLinear + k.NormalHertz*a)
}

// TurnTolerance is the square of the angle (rad) that a contact plane may turn in a step before the spring's length, which the projection
// shortens to second order, is put right.
const TurnTolerance = 1e-8

// turn takes a spring from the contact plane of the last step into the plane of normal n, at its old length, and turns it about n
// by the angle (rad) that the partners have spun (two small rotations; the projection equals the first to second order
// and needs no old normal).
func turn(s, n r3.Vec, angle float64) r3.Vec {
	out := r3.Dot(s, n)
	length2 := r3.Norm2(s)
	s = r3.Sub(s, r3.Scale(out, n))
	if out2 := out * out; out2 > TurnTolerance*length2 && out2 < length2 {
		s = r3.Scale(math.Sqrt(length2/(length2-out2)), s)
	}
	return r3.Add(s, r3.Scale(angle, r3.Cross(n, s)))
}

// reload changes the stiffness of spring s from old to stiff, ratio = old/stiff, without making energy: when the contact grows the force
// stays, when it shrinks the displacement stays and the force falls with the area (Thornton, Cummins and Cleary 2013). It returns
// the spring and the energy that it gave up, J.
func reload(s r3.Vec, old, stiff, ratio float64) (moved r3.Vec, lost float64) {
	keep := min(ratio, 1)
	lost = 0.5 * r3.Norm2(s) * (old - min(old, stiff)*keep)
	return r3.Scale(keep, s), lost
}
