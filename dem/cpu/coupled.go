// Coupled surfaces: wrenches on frames, and their tangents.

package cpu

import (
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Pairs implements Engine.
func (e *Engine) Pairs() [][2]int { return e.pairs }

// Frames implements Engine.
func (e *Engine) Frames() int { return e.frames }

// Contact implements Engine.
func (e *Engine) Contact(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	if err := dem.CheckContact(e.phase, e.frames, len(e.pairs), frames, wrenches, tangents); err != nil {
		return err
	}
	e.place(frames)
	if len(e.model.Inlets) > 0 {
		e.met = append(e.met[:0], frames[:e.frames]...)
	}
	e.each(e.tasks.press)
	clear(wrenches)
	clear(tangents)
	e.react(frames, wrenches, tangents)
	e.phase = dem.Contacted
	return nil
}

// place takes the coupled surfaces to their frames, and looks for candidates anew where they have come too far.
func (e *Engine) place(frames []rigid.Frame) {
	if !e.coupled.move(e.time, frames) {
		e.coupled.pick(e)
		e.each(e.tasks.pickCoupled)
		e.coupled.note(frames[:e.frames])
	}
}

// react adds the reactions of the contacts that press found to the wrenches and tangents, unless they are nil.
func (e *Engine) react(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) {
	for i := range e.coupled.parts[:len(e.chunks)] {
		b := &e.coupled.parts[i]
		for n := range b.now {
			t := &b.now[n]
			m, w, at := &e.coupled.members[t.member], b.strand(t), t.point(&e.at[t.particle])
			if wrenches != nil {
				m.push(t, w, at, frames, wrenches)
			}
			if tangents != nil {
				s, ends := e.slopes(b, m, t, w, at)
				stiffen(s, m, w, at, frames, tangents)
				ends.stiffen(m, w, frames, tangents)
			}
		}
	}
}

// push adds the reaction of a contact to the wrenches of the frames that carry the surface. A strand's ends share force and moment by
// the lever, so that both balance what the particle gets.
func (m *member) push(t *touch, x *strung, at r3.Vec, frames []rigid.Frame, wrenches []rigid.Wrench) {
	if m.Strand == nil {
		f := m.Carrier.(dem.Attached).Frame
		addReaction(&wrenches[f], 1, t, r3.Sub(at, frames[f].Position))
		return
	}
	arms := m.Arms(at, x.lever)
	for i, share := range [2]float64{1 - x.lever, x.lever} {
		w := &wrenches[m.Strand.Frames[i]]
		addReaction(w, share, t, arms[i])
		w.Force = r3.Add(w.Force, x.pull[i])
		w.Moment = r3.Add(w.Moment, r3.Cross(m.Ends[i].Arm, x.pull[i]))
	}
}

func addReaction(w *rigid.Wrench, share float64, t *touch, arm r3.Vec) {
	force := r3.Scale(-share, t.force)
	w.Force = r3.Add(w.Force, force)
	w.Moment = r3.Add(w.Moment, r3.Sub(r3.Cross(arm, force), r3.Scale(share, t.moment)))
}

// stiffen adds the derivatives of a contact's wrenches to the tangents: the force at the contact point by the motion of that point,
// carried to the frames by their arms.
func stiffen(s *law.Tangent, m *member, x *strung, at r3.Vec, frames []rigid.Frame, tangents []rigid.Tangent) {
	if m.Strand == nil {
		arm := r3.Sub(at, frames[m.Carrier.(dem.Attached).Frame].Position)
		s.Carry(&tangents[m.Entries[0]], 1, arm, arm)
		return
	}
	arms := m.Arms(at, x.lever)
	share := [2]float64{1 - x.lever, x.lever}
	for k, entry := range m.Entries {
		i, j := k/2, k%2
		s.Carry(&tangents[entry], share[i]*share[j], arms[i], arms[j])
	}
}

// slopes are those of a contact on the surface.
func (e *Engine) slopes(b *part, m *member, t *touch, x *strung, at r3.Vec) (*law.Tangent, bearing) {
	var (
		k     law.Contact
		spare law.Coefficients
	)
	s, g := &e.at[t.particle], &e.motion[t.particle]
	velocity, angular := m.MotionAt(at, x.lever)
	k.WithSurface(s.R, &g.Twist, t.normal, t.overlap, velocity, angular)
	k.Onset = dem.OnsetPart * s.R
	first, _ := slices.BinarySearchFunc(b.was, t.particle, func(w trace, particle int32) int { return int(w.particle) - int(particle) })
	start := recollect(b.was[first:], t.particle, t.member, t.feature)
	start.Resize(1 / max(x.weight, law.Tiny))
	f := e.kinds.against(s, g, m.bend, &spare)
	out := e.law.Slopes(f, &k, e.dt, &start)
	for _, block := range []*[3][3]float64{&out.Stiffness, &out.Damping, &out.Turn, &out.RollStiffness, &out.RollDamping} {
		for i := range 3 {
			for j := range 3 {
				block[i][j] *= x.weight
			}
		}
	}
	if m.Strand == nil && m.Ball == 0 {
		return &out, bearing{}
	}
	return &out, m.bearingOf(t, x, f, &k, s, g, &out.Damping)
}

// Remove implements Engine. The ends of strands that the lost one covered are their own again.
func (e *Engine) Remove(surface int) error {
	if err := dem.CheckRemoval(e.model.Surfaces, surface); err != nil {
		return err
	}
	for i := range e.coupled.members {
		if m := &e.coupled.members[i]; m.Surface == surface {
			m.Gone = true
		}
	}
	e.coupled.cover(e.model.Surfaces)
	return nil
}
