// Contacts that count in part. Like law.go, this is text that CUDA is generated from.

package law

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// RelativeOnset of the radius is the Onset of contacts with bodies that step implicitly. The dashpot of Hertz grows with the fourth root of the
// overlap, with infinite slope at first touch, where no implicit step that ends there could be found. With it the dashpot grows in
// proportion up to the onset, which a contact passes in a millionth of its duration.
const RelativeOnset = 1e-5

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
	r.Shear = r3.Scale(w, r.Shear)
	r.Moment = r3.Scale(w, r.Moment)
	r.Damped *= w
	r.Slid *= w
	r.Rolled *= w
	r.Parted *= w
	r.Yielded *= w
}
