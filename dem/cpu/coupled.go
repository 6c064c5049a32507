// Coupled surfaces: wrenches on frames, and their tangents.

package cpu

import (
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
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
	e.placeSurfaces(frames)
	if len(e.model.Inlets) > 0 {
		e.contactFrames = append(e.contactFrames[:0], frames[:e.frames]...)
	}
	e.withSlopes = tangents != nil
	e.forEachCoupledChunk(e.tasks.contactCoupled)
	clear(wrenches)
	clear(tangents)
	e.addReactions(frames, wrenches, tangents)
	e.phase = dem.Contacted
	return nil
}

// placeSurfaces takes the coupled surfaces to their frames, looks for candidates anew where they have come too far, and asks how those move that joints hold.
func (e *Engine) placeSurfaces(frames []rigid.Frame) {
	if !e.coupled.move(e, e.time, frames) {
		e.coupled.findCandidates(e)
		e.forEachChunk(e.tasks.coupledCandidates)
		e.coupled.setReferences(frames[:e.frames])
	}
	e.joints.Update(e.coupled.activeFrames)
}

// tryContacts works out the contacts of coupled surfaces with the particles of a chunk, and what they do to the frames.
func (e *Engine) tryContacts(worker, ci int) {
	b := &e.coupled.buffers[ci]
	e.coupled.contact(e, ci, b.previous)
	b.reactions = buffer.Resize(b.reactions, len(b.current))
	if e.withSlopes {
		b.slopes = buffer.Resize(b.slopes, len(b.current))
	}
	for n := range b.current {
		t := &b.current[n]
		m, w, at := &e.coupled.surfaces[t.surface], b.strandOf(t), t.point(&e.at[t.particle])
		b.reactions[n].setTo(m, t, w, at, e.coupled.frames)
		if e.withSlopes {
			b.slopes[n].setTo(e, b, m, t, w, at)
		}
	}
	e.tryPolyhedra(worker, ci)
}

// addReactions adds what the contacts do to the frames, in their order, to the wrenches and tangents, unless they are nil.
func (e *Engine) addReactions(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) {
	for i := range e.coupled.buffers[:len(e.chunks)] {
		b := &e.coupled.buffers[i]
		if wrenches != nil {
			addWrenches(wrenches, b.reactions[:len(b.current)])
		}
		if tangents != nil {
			b.addTangents(e, frames, tangents)
		}
		b.addPolyhedraReactions(e.coupled.surfaces, wrenches, tangents)
	}
}

// addWrenches adds reactions on frames in their order. One goroutine adds up those of all contacts, so that each has here all that it takes.
func addWrenches(wrenches []rigid.Wrench, reactions []reaction) {
	for n := range reactions {
		reactions[n].addTo(wrenches)
	}
}

// addTo adds a reaction.
func (r *reaction) addTo(wrenches []rigid.Wrench) {
	for k, f := range r.frames {
		if f < 0 {
			break
		}
		w, on := &wrenches[f], &r.on[k]
		w.Force, w.Moment = r3.Add(w.Force, on.Force), r3.Add(w.Moment, on.Moment)
	}
}

// addTangents adds the tangents of the contacts of a chunk.
func (b *contactBuffer) addTangents(e *Engine, frames []rigid.Frame, tangents []rigid.Tangent) {
	for n := range b.current {
		t := &b.current[n]
		m, w, s := &e.coupled.surfaces[t.surface], b.strandOf(t), &b.slopes[n]
		addTangent(&s.law, m, w, t.point(&e.at[t.particle]), frames, tangents)
		s.geometric.addTo(m, w, frames, tangents)
	}
}

// reaction is what a contact does to the frames that carry its surface.
type reaction struct {
	frames [2]int32 // the second is -1 where one carries it
	on     [2]rigid.Wrench
}

// setTo makes it that of a contact. A strand's ends share force and moment by the segment parameter, so that both balance what the particle gets.
func (r *reaction) setTo(m *surfaceState, t *surfaceContact, x *strandContact, at r3.Vec, frames []rigid.Frame) {
	carriers, _ := dem.FramesOf(m.Carrier)
	*r = reaction{frames: [2]int32{int32(carriers[0]), -1}}
	if m.Strand == nil {
		addReaction(&r.on[0], 1, t, r3.Sub(at, frames[carriers[0]].Position))
		return
	}
	r.frames[1] = int32(carriers[1])
	arms := m.Arms(at, x.segmentParameter)
	for i, share := range [2]float64{1 - x.segmentParameter, x.segmentParameter} {
		addReaction(&r.on[i], share, t, arms[i])
		r.on[i] = r.on[i].Plus(1, rigid.Wrench{Force: x.pull[i], Moment: r3.Cross(m.Ends[i].Arm, x.pull[i])})
	}
}

func addReaction(w *rigid.Wrench, share float64, t *surfaceContact, arm r3.Vec) {
	force := r3.Scale(-share, t.force)
	w.Force = r3.Add(w.Force, force)
	w.Moment = r3.Add(w.Moment, r3.Sub(r3.Cross(arm, force), r3.Scale(share, t.moment)))
}

// addTangent adds the derivatives of a contact's wrenches to the tangents: the force at the contact point by the motion of that point,
// carried to the frames by their arms.
func addTangent(s *law.Tangent, m *surfaceState, x *strandContact, at r3.Vec, frames []rigid.Frame, tangents []rigid.Tangent) {
	if m.Strand == nil {
		arm := r3.Sub(at, frames[m.Carrier.(dem.Attached).Frame].Position)
		s.AddTo(&tangents[m.TangentIndices[0]], 1, arm, arm)
		return
	}
	arms := m.Arms(at, x.segmentParameter)
	share := [2]float64{1 - x.segmentParameter, x.segmentParameter}
	for k, entry := range m.TangentIndices {
		i, j := k/2, k%2
		s.AddTo(&tangents[entry], share[i]*share[j], arms[i], arms[j])
	}
}

// contactSlopes are the derivatives of a contact's force on the surface.
type contactSlopes struct {
	law       law.Tangent
	geometric geometricStiffness
}

// setTo makes them those of a contact.
func (d *contactSlopes) setTo(e *Engine, b *contactBuffer, m *surfaceState, t *surfaceContact, x *strandContact, at r3.Vec) {
	var (
		k     law.Contact
		spare law.Coefficients
	)
	s, g := &e.at[t.particle], &e.motion[t.particle]
	velocity, angular := m.MotionAt(at, x.segmentParameter)
	k.WithSurface(s.R, t.normal, t.overlap, r3.Sub(g.V, velocity), g.W, angular)
	k.Onset = law.RelativeOnset * s.R
	first, _ := slices.BinarySearchFunc(b.previous, t.particle, func(w surfaceHistory, particle int32) int { return int(w.particle) - int(particle) })
	var start law.History
	if before := findHistory(b.previous, first, t.particle, t.surface, t.feature); before >= 0 {
		start = b.previous[before].history
	}
	start.ScaleArea(1 / max(x.weight, law.MinWeight))
	f := e.asShared(&t.history, e.surfaceCoefficients(t.particle, m, &spare), &spare)
	f = e.coupled.withBody(e, t, at, x.segmentParameter, f, &spare)
	d.law = e.law.Tangent(f, &k, e.dt, &start)
	out := &d.law
	for _, block := range []*[3][3]float64{&out.Stiffness, &out.Damping, &out.Turn, &out.RollStiffness, &out.RollDamping} {
		for i := range 3 {
			for j := range 3 {
				block[i][j] *= x.weight
			}
		}
	}
	d.geometric = geometricStiffness{}
	if m.Strand != nil || m.BallRadius > 0 {
		d.geometric = m.geometricStiffness(t, x, f, &k, s, g, &out.Damping)
	}
}

// Remove implements Engine. Where it shared ends with other strands, these act there again.
func (e *Engine) Remove(surface int) error {
	if err := dem.CheckRemoval(e.model.Surfaces, surface); err != nil {
		return err
	}
	for i := range e.coupled.surfaces {
		if m := &e.coupled.surfaces[i]; m.Surface == surface {
			m.Removed = true
		}
	}
	e.coupled.updateSharedEnds(e.model.Surfaces)
	return nil
}
