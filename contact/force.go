// The force of a contact: the laws of particles, applied to the motion of two surfaces.

package contact

import (
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// lawContact is a contact as the laws see it, with the velocities of both surfaces' matter there.
func (e *Engine) lawContact(t *bodyContact) (c law.Contact, k law.Coefficients, velocities, angular [2]r3.Vec) {
	x, y := &e.items[t.Surface1], &e.items[t.Surface2]
	velocities[0], angular[0] = x.MotionAt(t.Point, t.Levers[0])
	velocities[1], angular[1] = y.MotionAt(t.Point, t.Levers[1])
	v := r3.Sub(velocities[0], velocities[1])
	c = law.Contact{
		Normal: t.Normal, Overlap: t.Overlap, Onset: law.RelativeOnset * t.Radius, Speed: r3.Dot(v, t.Normal),
		Roll: r3.Sub(angular[0], angular[1]), Spin: 0.5 * r3.Dot(r3.Add(angular[0], angular[1]), t.Normal),
	}
	c.Slip = r3.Sub(v, r3.Scale(c.Speed, t.Normal))
	return c, e.coefficients(t), velocities, angular
}

// coefficients are those of the laws for a contact.
func (e *Engine) coefficients(t *bodyContact) law.Coefficients {
	return e.lawOf(&e.items[t.Surface1], &e.items[t.Surface2]).OfSizes(t.Radius, t.Mass, t.RollingInertia)
}

// evaluateChunk works out the forces of a chunk of the contacts, but for those that have kept them.
func (e *Engine) evaluateChunk(_, chunk int) {
	contacts := chunkOf(e.current, chunk, contactsInChunk)
	for i := range contacts {
		if t := &contacts[i]; !e.stay(int(t.Surface1), int(t.Surface2)) {
			e.applyLaws(t)
		}
	}
}

// applyLawsTo applies the laws to contacts.
func (e *Engine) applyLawsTo(contacts []bodyContact) {
	for i := range contacts {
		e.applyLaws(&contacts[i])
	}
}

// applyLaws applies the laws to a contact in a trial. A point of a patch has its share of the forces of the whole.
func (e *Engine) applyLaws(t *bodyContact) {
	c, k, _, _ := e.lawContact(t)
	var r law.Response
	h := t.atStart()
	e.law.Evaluate(&k, &c, e.dt, &h, &r)
	t.setForce(&r, &c)
}

// atStart is the history at the start of the step of a contact that had the whole weight.
func (t *bodyContact) atStart() law.History {
	h := t.Start.History
	h.ScaleArea(1 / max(t.Weight, law.MinWeight))
	return h
}

// setForce gives a contact its share of what the laws respond with.
func (t *bodyContact) setForce(r *law.Response, c *law.Contact) {
	r.Scale(t.Weight)
	t.Force, t.Moment, t.Speed = r3.Add(r3.Scale(r.Normal, t.Normal), r.Shear), r.Moment, c.Speed
}

// bookChunk works out the states at the end of the step and the energies of a chunk of the contacts, which only a trial that is accepted needs.
func (e *Engine) bookChunk(_, chunk int) {
	contacts := chunkOf(e.current, chunk, contactsInChunk)
	for i := range contacts {
		e.book(&contacts[i])
	}
}

// book works out the state of a contact at the end of the step, and what has become of energy there, by the motion in the last trial.
func (e *Engine) book(t *bodyContact) {
	c, k, v, w := e.lawContact(t)
	var r law.Response
	h := t.atStart()
	carried, drawn := e.springEnergy(&k, &h), shearSpring(&k, &h)
	e.law.Evaluate(&k, &c, e.dt, &h, &r)
	if t.former >= 0 { // the law has taken the slip at the end for that of the whole step
		r.Slid -= 0.25 * e.dt * r3.Dot(r3.Add(drawn, shearSpring(&k, &h)), r3.Sub(c.Slip, t.Start.Slip))
	}
	elastic := t.Weight * e.law.Elastic(&k, t.Overlap, &h)
	springs, damped := t.Weight*e.springEnergy(&k, &h), r.Damped/e.dt
	if e.dt == 0 {
		damped = e.dashpots(&k, &c, &h, &r)
	}
	h.ScaleArea(t.Weight)
	t.setForce(&r, &c)
	t.End = contactState{History: h, Weight: t.Weight, Overlap: t.Overlap, Speed: c.Speed, Slip: c.Slip, Springs: springs, Dissipation: t.Weight * damped}
	t.Energy = energy{
		Elastic: elastic, Damping: 0.5 * (t.Start.Dissipation + t.End.Dissipation) * e.dt, Friction: r.Slid + t.Start.Joined,
		Rolling: r.Rolled, Parting: r.Parted, Yielding: r.Yielded,
		Patches: e.patchLoss(t, &k) + t.Start.Springs - t.Weight*carried - t.Start.Joined,
	}
	t.SharingPower = 0
	for side, k := range [2]int32{t.Surface1, t.Surface2} { // a driven wall works on the body
		t.SharingPower += t.sharingPower(side, &e.items[k])
		if x := &e.items[k]; len(x.frames) == 0 {
			t.Energy.Work -= (sideSign[side]*(r3.Dot(t.Force, v[side])+r3.Dot(t.Moment, w[side])) + t.sharingPower(side, x)) * e.dt
		}
	}
}

// dashpots is the power of the dashpots of a contact that has the whole weight, W, which the law gives as the loss of a step that has a length.
func (e *Engine) dashpots(k *law.Coefficients, c *law.Contact, h *law.History, r *law.Response) float64 {
	power := (r.Conserved - r.Normal) * c.Speed
	if e.law.Tangential != law.ViscousCoulomb { // whose force is all friction
		power -= r3.Dot(r3.Add(r.Shear, shearSpring(k, h)), c.Slip)
	}
	return power
}

// shearSpring is the pull of the tangential spring of a contact that has the whole weight, N.
func shearSpring(k *law.Coefficients, h *law.History) r3.Vec {
	return r3.Scale(k.ShearLinear+k.ShearMindlin*h.Radius, h.Spring)
}

// release books the energy of contacts of the last step that are no more: of those that were loaded at the begin of the step and would have lasted by their motion, as
// others have taken their places, and of those that adhered. What is lost with a strand that has been removed is known to who removed it.
func (e *Engine) release() {
	e.lasting, e.gone = buffer.Zeroed(e.lasting, len(e.previous)), buffer.Zeroed(e.gone, len(e.previous))
	lasting := e.lasting
	for i := range e.current {
		if k := e.current[i].former; k >= 0 {
			lasting[k] = true
		}
	}
	for k := range e.previous {
		t := &e.previous[k]
		switch removed := e.items[t.Surface1].Removed || e.items[t.Surface2].Removed; {
		case lasting[k] || removed:
		case e.law.Reaches():
			e.losses.Parting += e.parted(t)
		default:
			c := e.coefficients(t)
			e.gone[k] = e.goneLoss(t, &c)
			e.losses.Patches += e.gone[k]
		}
	}
}

// addReactions adds what the contacts do to the wrenches of the frames, unless they are nil.
func (e *Engine) addReactions(frames []rigid.Frame, wrenches []rigid.Wrench) {
	if wrenches == nil {
		return
	}
	for i := range e.current {
		t := &e.current[i]
		for side, k := range [2]int32{t.Surface1, t.Surface2} {
			x := &e.items[k]
			shares, arms := x.ends(t.Point, t.Levers[side], frames)
			for end, f := range x.frames {
				w, share := &wrenches[f], sideSign[side]*shares[end]
				force := r3.Scale(share, t.Force)
				w.Force = r3.Add(w.Force, force)
				w.Moment = r3.Add(w.Moment, r3.Add(r3.Cross(arms[end], force), r3.Scale(share, t.Moment)))
			}
			if t.SharingPart != 0 {
				t.addSharingTo(wrenches, side, x, frames)
			}
		}
	}
}
