// Contacts that count in part.

package law

import (
	"gonum.org/v1/gonum/spatial/r3"
)

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
	r.Damped, r.Slid, r.Rolled, r.Parted = w*r.Damped, w*r.Slid, w*r.Rolled, w*r.Parted
}
