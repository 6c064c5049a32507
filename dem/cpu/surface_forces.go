// Forces between particles and surfaces.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
)

// contact evaluates a set's contacts with a chunk's particles into the buffer's current, from the histories of the last step.
func (p *surfaceSet) contact(e *Engine, ci int, was []surfaceHistory) {
	if len(p.surfaces) == 0 {
		return
	}
	b := &p.buffers[ci]
	b.spilled = b.spilled[:0]
	p.findContacts(e, b)
	p.evaluate(e, b, was)
	if e.reach > 0 {
		p.part(e, b, was)
	}
}

// findContacts finds where the candidates touch, particle by particle.
func (p *surfaceSet) findContacts(e *Engine, b *contactBuffer) {
	b.current, b.strands = b.current[:0], b.strands[:0]
	for n, c := range b.candidates {
		i, which := int32(c>>32), int32(uint32(c))
		m := &p.surfaces[which]
		if m.Removed || e.hasPolyhedra() && e.isPolyhedron(int(i)) {
			continue
		}
		s := &e.at[i]
		node := int32(0)
		if n < len(b.nodes) {
			node = b.nodes[n]
		}
		b.touches = m.TouchesIn(node, b.touches[:0], s.centre(), s.R+p.search)
		for k := range b.touches {
			t := &b.touches[k]
			b.current = append(buffer.Spare(b.current), surfaceContact{
				surfaceHistory: surfaceHistory{particle: i, surface: which, feature: t.Feature, part: t.Part}, overlap: s.R - t.Distance, normal: t.Normal,
			})
			if m.Strand != nil {
				b.addStrand(&b.current[len(b.current)-1], t.SegmentParameter)
			}
		}
	}
}

// addStrand gives contact t what those with strands have.
func (b *contactBuffer) addStrand(t *surfaceContact, segmentParameter float64) {
	b.strands = append(buffer.Spare(b.strands), strandContact{segmentParameter: segmentParameter, weight: 1})
	t.strand = int32(len(b.strands))
}

// evaluate works out the forces of the current contacts, and drops those of which nothing is left: over a gap only those act that have formed before and
// have not parted, and films of fluid. One with a coupled surface that parts does so at the end of the step: trials of the step would else meet a jump.
func (p *surfaceSet) evaluate(e *Engine, b *contactBuffer, was []surfaceHistory) {
	var (
		k     law.Contact
		r     law.Response
		spare law.Coefficients
	)
	b.lost, b.heated, b.parts = dem.Energy{}, b.heated[:0], b.parts[:0]
	if e.reach > 0 {
		b.found = buffer.Resize(b.found, len(was))
		clear(b.found)
	}
	past, kept := 0, b.current[:0]
	for n := range b.current {
		t := &b.current[n]
		for past < len(was) && was[past].particle < t.particle {
			past++
		}
		m, s, g, w := &p.surfaces[t.surface], &e.at[t.particle], &e.motion[t.particle], b.strandOf(t)
		f := e.surfaceCoefficients(t.particle, m, &spare)
		before := findHistory(was, past, t.particle, t.surface, t.feature)
		if before >= 0 {
			t.history = was[before].history
		}
		if begins := t.history.Radius == 0; t.overlap <= 0 && (begins && !e.law.Lubricated || (begins || !p.coupled) && t.overlap <= -f.Reach) {
			continue
		}
		if before >= 0 && e.reach > 0 {
			b.found[before] = true
		}
		if e.law.Shared {
			f = p.sharedWithSurface(e, b, t, f, &spare)
		}
		if m.Strand != nil && !m.blendEnds(t, w, f, s.centre(), s.R, p.search) {
			continue
		}
		at := t.point(s)
		f = p.withBody(e, t, at, w.segmentParameter, f, &spare)
		velocity, angular := m.MotionAt(at, w.segmentParameter)
		k.WithSurface(s.R, t.normal, t.overlap, r3.Sub(g.V, velocity), g.W, angular)
		k.Onset = p.onset * s.R
		t.history.ScaleArea(1 / max(w.weight, law.MinWeight))
		e.law.Evaluate(f, &k, e.dt, &t.history, &r)
		if p.coupled {
			t.drag = r3.Scale(w.weight, e.law.Drag(f, &k, &t.history, &r))
		}
		t.history.ScaleArea(w.weight)
		r.Scale(w.weight)
		if e.expands {
			b.lost.Expansion += w.weight * f.Swelling(t.overlap, r.Conserved, s.R) * e.temperature().grown[t.particle]
		}
		b.lost.Add(&r)
		if e.model.Heat != nil {
			b.heated = append(b.heated, r.Heated())
		}
		if e.partLoads != nil {
			b.parts = append(b.parts, e.partContact(f, &r, &k, r3.Sub(g.V, velocity), t.particle, !touched(was, past, t.particle, t.surface)))
		}
		t.force = r3.Add(r3.Scale(r.Normal+w.extra, k.Normal), r.Shear)
		t.moment = r.Moment
		power := r3.Dot(t.force, velocity) + r3.Dot(t.moment, angular)
		if m.Strand != nil {
			for i := range m.Ends {
				power -= r3.Dot(w.pull[i], m.Ends[i].Velocity)
			}
		}
		b.lost.Work += power * e.dt
		if len(kept) == n { // nothing to move
			kept = kept[:n+1]
			continue
		}
		kept = append(kept, *t)
	}
	b.current = kept
}

// part books what is lost with the contacts of the last step that nothing has been found of.
func (p *surfaceSet) part(e *Engine, b *contactBuffer, was []surfaceHistory) {
	var spare law.Coefficients
	for n := range was {
		t := &was[n]
		m := &p.surfaces[t.surface]
		if b.found[n] || t.history.Radius == 0 {
			continue
		}
		if !m.Removed {
			k := e.surfaceCoefficients(t.particle, m, &spare)
			b.lost.Parting += e.law.Elastic(k, -k.Reach, &t.history)
		}
		if t.history.Bridge > 0 {
			b.spilled = append(b.spilled, *t)
		}
	}
}

// findHistory finds a particle's contact among those of the last step, of which from on are the particle's; -1 if it is not there.
func findHistory(was []surfaceHistory, from int, particle, member, feature int32) int {
	for n := from; n < len(was) && was[n].particle == particle; n++ {
		if t := &was[n]; t.surface == member && t.feature == feature {
			return n
		}
	}
	return -1
}

// accept adds the forces of the current contacts to the particles and makes their histories those of the last step.
func (p *surfaceSet) accept(e *Engine, ci int) {
	if len(p.surfaces) == 0 {
		return
	}
	b, c := &p.buffers[ci], &e.chunks[ci]
	if e.law.Wets() {
		p.settleBridges(e, b)
	}
	if p.coupled {
		b.previous = b.histories(b.previous)
		c.lost.Exchange += b.lost.Work
	} else {
		c.lost.Work += b.lost.Work
	}
	for n := range b.current {
		t := &b.current[n]
		a, s := &e.load[t.particle], &e.at[t.particle]
		arm := r3.Scale(0.5*t.overlap-s.R, t.normal)
		a.F = r3.Add(a.F, b.strandOf(t).totalForce(t))
		a.T = r3.Add(a.T, r3.Add(r3.Cross(arm, t.force), t.moment))
		if t.overlap > 0.5*(s.R+p.surfaces[t.surface].passage) && !e.tolerates(int(t.particle)) {
			c.penetration = penetration{int64(t.particle), p.surfaces[t.surface].Surface, t.overlap}
		}
	}
	if e.model.Heat != nil {
		p.warmBySurfaces(e, ci)
	}
	c.lost.Damping += b.lost.Damping
	c.lost.Friction += b.lost.Friction
	c.lost.Rolling += b.lost.Rolling
	c.lost.Parting += b.lost.Parting
	c.lost.Yielding += b.lost.Yielding
	c.lost.Expansion += b.lost.Expansion
}
