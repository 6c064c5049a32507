// Contacts that count in part.

package law

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// MidStepLoss is what the loss in a dashpot beside a body lacks, J: the body has the velocity of the step's end, the particle that of its middle,
// before the half kick that the contact itself gives it.
func (k *Coefficients) MidStepLoss(r *Response, overlap, light, dt float64) float64 {
	_, elastic := k.NormalElastic(overlap)
	return 0.5 * dt * dt * light * r.Normal * (elastic - r.Normal)
}

// MinWeight is the least weight that a spring is measured by.
const MinWeight = 1e-12

// ScaleArea changes the contact area that a spring is held by to a part of it: the spring of a contact that counts in part is as much weaker.
func (h *History) ScaleArea(part float64) {
	if h.Radius != 0 {
		h.Radius *= part
	}
}

// Scale takes a part of a response.
func (r *Response) Scale(w float64) {
	if w == 1 {
		return
	}
	r.Normal *= w
	r.Shear, r.Moment = r3.Scale(w, r.Shear), r3.Scale(w, r.Moment)
	r.Damped, r.Slid, r.Rolled = w*r.Damped, w*r.Slid, w*r.Rolled
}
