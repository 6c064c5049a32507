// Contacts of partners that are no spheres. Like law.go, this is text that CUDA is generated from.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// leastMobility is the least part of what a contact moves alone that it moves with others of its pair.
const leastMobility = 0.25

// OfMatter describes how the partners move at a contact whose normal and overlap are known: relative is the velocity of the first's matter there less that of the second's (m/s), spin and
// angular are their angular velocities (rad/s).
func (k *Contact) OfMatter(relative, spin, angular r3.Vec) {
	k.Speed = r3.Dot(relative, k.Normal)
	k.Slip = r3.Sub(relative, r3.Scale(k.Speed, k.Normal))
	k.Roll = r3.Sub(spin, angular)
	k.Spin = 0.5 * r3.Dot(r3.Add(spin, angular), k.Normal)
}

// FeatureRadius is the effective radius of the contacts of two sphero-polyhedra with these roundings (m), one for whatever touches what, as their energies are summed up: that of
// edges that cross at right angles, and where both are rounded equally of a corner on a face too. Beside a ball it is that of the ball on a face.
func FeatureRadius(x, y float64, xBall, yBall bool) float64 {
	if xBall {
		return x
	}
	if yBall {
		return y
	}
	return math.Sqrt(x * y)
}

// Mobility is how much speed along its normal a unit of impulse gives the matter at a contact of several, 1/kg: with all contacts of the pair at once, which press in the same proportion, so that the
// mass of a block that falls on its face is shared out among its corners; but no less than a part of what it is with this contact alone. all is the rate of that speed by the elastic forces of all
// (m/s2), pressed the part of the elastic force of the contact that is left to friction and dashpots (N), alone the speed by a unit of impulse here (1/kg).
func Mobility(all, pressed, alone float64) float64 { return max(all/pressed, leastMobility*alone) }

// HeldBy is the part of a contact that is left to friction and dashpots, weight, cut to what its force (N) is of the push (N) that it would have alone: contacts of shapes that are not convex may push
// against one another, and hold all the more.
func HeldBy(weight, force, push float64) float64 {
	if !(push > 0) {
		return weight
	}
	return min(weight, force/push)
}

// Drag is the part of a contact's force that dashpots have, N: what it does in a step is the work of the mean of this at both its ends, which Evaluate, that knows the present one only, can tell but
// roughly of what is struck aslant.
func (l Law) Drag(k *Coefficients, c *Contact, h *History, r *Response) r3.Vec {
	drag := r3.Scale(r.Normal-r.Conserved, c.Normal)
	if l.KeepsSpring() { // else all of the shear is friction
		drag = r3.Add(drag, r3.Add(r.Shear, r3.Scale(k.ShearLinear+k.ShearMindlin*h.Radius, h.Spring)))
	}
	return drag
}
