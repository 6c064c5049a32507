// Bodies that touch one another by several contacts at once, as clumps do whose spheres lie side by side: k contacts are k times as stiff as one. Where it is asked for, each has the kth
// part of the stiffness, and of the dashpots, of a single one (Höhner, Kruggel-Emden and others divide so). Like law.go, this is text that CUDA is generated from.

package law

import "math"

// ShareOut gives a contact a part of what coefficients that are not shared out set against its partners.
func (k *Coefficients) ShareOut(part float64) {
	k.NormalLinear *= part
	k.NormalHertz *= part
	k.DampLinear *= part
	k.DampRadius *= part
	k.DampRoot *= part
	k.DampOverlap *= part
	k.ShearLinear *= part
	k.ShearMindlin *= part
	k.ShearDamp *= part
	k.RollDamp *= math.Sqrt(part) // beside the root of the stiffness, which has the other root
	k.TwistLinear *= part
	k.TwistDamp *= part
	k.Part = part
}

// regroup takes note of the part that a contact has, and tells what the energy stored in it falls by as the part changes, J: half of the way into the step, where mean forces act.
func (l Law) regroup(k *Coefficients, c *Contact, dt float64, h *History) float64 {
	lost := 0.0
	if h.Depth > 0 && h.Depth != k.Part {
		lost = l.Elastic(k, c.Overlap+0.5*dt*c.Speed, h) * (h.Depth/k.Part - 1)
	}
	h.Depth = k.Part
	return lost
}
