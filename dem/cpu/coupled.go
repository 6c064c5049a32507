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
	e.placeSurfaces(frames)
	if len(e.model.Inlets) > 0 {
		e.contactFrames = append(e.contactFrames[:0], frames[:e.frames]...)
	}
	e.forEachCoupledChunk(e.tasks.contactCoupled)
	clear(wrenches)
	clear(tangents)
	e.addReactions(frames, wrenches, tangents)
	e.phase = dem.Contacted
	return nil
}

// placeSurfaces takes the coupled surfaces to their frames, and looks for candidates anew where they have come too far.
func (e *Engine) placeSurfaces(frames []rigid.Frame) {
	if !e.coupled.move(e, e.time, frames) {
		e.coupled.findCandidates(e)
		e.forEachChunk(e.tasks.coupledCandidates)
		e.coupled.setReferences(frames[:e.frames])
	}
}

// addReactions adds the reactions of the contacts in the buffers to the wrenches and tangents, unless they are nil.
func (e *Engine) addReactions(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) {
	for i := range e.coupled.buffers[:len(e.chunks)] {
		b := &e.coupled.buffers[i]
		for n := range b.current {
			t := &b.current[n]
			m, w, at := &e.coupled.surfaces[t.surface], b.strandOf(t), t.point(&e.at[t.particle])
			if wrenches != nil {
				m.addReaction(t, w, at, frames, wrenches)
			}
			if tangents != nil {
				s, ends := e.contactTangent(b, m, t, w, at)
				addTangent(s, m, w, at, frames, tangents)
				ends.addTo(m, w, frames, tangents)
			}
		}
	}
}

// addReaction adds the reaction of a contact to the wrenches of the frames that carry the surface. A strand's ends share force and moment by
// the segment parameter, so that both balance what the particle gets.
func (m *surfaceState) addReaction(t *surfaceContact, x *strandContact, at r3.Vec, frames []rigid.Frame, wrenches []rigid.Wrench) {
	if m.Strand == nil {
		f := m.Carrier.(dem.Attached).Frame
		addReaction(&wrenches[f], 1, t, r3.Sub(at, frames[f].Position))
		return
	}
	arms := m.Arms(at, x.segmentParameter)
	for i, share := range [2]float64{1 - x.segmentParameter, x.segmentParameter} {
		w := &wrenches[m.Strand.Frames[i]]
		addReaction(w, share, t, arms[i])
		w.Force = r3.Add(w.Force, x.pull[i])
		w.Moment = r3.Add(w.Moment, r3.Cross(m.Ends[i].Arm, x.pull[i]))
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

// contactTangent are those of a contact on the surface.
func (e *Engine) contactTangent(b *contactBuffer, m *surfaceState, t *surfaceContact, x *strandContact, at r3.Vec) (*law.Tangent, geometricStiffness) {
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
	f := e.surfaceCoefficients(t.particle, m.class, &spare)
	out := e.law.Tangent(f, &k, e.dt, &start)
	for _, block := range []*[3][3]float64{&out.Stiffness, &out.Damping, &out.Turn, &out.RollStiffness, &out.RollDamping} {
		for i := range 3 {
			for j := range 3 {
				block[i][j] *= x.weight
			}
		}
	}
	if m.Strand == nil && m.BallRadius == 0 {
		return &out, geometricStiffness{}
	}
	return &out, m.geometricStiffness(t, x, f, &k, s, g, &out.Damping)
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
