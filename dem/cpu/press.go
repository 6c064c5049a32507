// Forces between particles and surfaces.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
)

// press evaluates a panel's contacts with a chunk's particles into the part's now, from the histories of the last step.
func (p *panel) press(e *Engine, ci int, was []trace) {
	if len(p.members) == 0 {
		return
	}
	b := &p.parts[ci]
	p.meet(e, b)
	p.evaluate(e, b, was)
}

// meet finds where the candidates touch, particle by particle.
func (p *panel) meet(e *Engine, b *part) {
	b.now, b.strung = b.now[:0], b.strung[:0]
	for _, c := range b.near {
		i, which := int32(c>>32), int32(uint32(c))
		m := &p.members[which]
		if m.Gone {
			continue
		}
		s := &e.at[i]
		b.room = m.Find(b.room[:0], s.centre(), s.R)
		for n := range b.room {
			t := &b.room[n]
			b.now = append(buffer.Spare(b.now), touch{
				trace: trace{particle: i, member: which, feature: t.Feature, part: t.Part}, overlap: s.R - t.Distance, normal: t.Normal,
			})
			if m.Strand != nil {
				b.string(&b.now[len(b.now)-1], t.Lever)
			}
		}
	}
}

// string gives contact t what those with strands have.
func (b *part) string(t *touch, lever float64) {
	b.strung = append(buffer.Spare(b.strung), strung{lever: lever, weight: 1})
	t.strung = int32(len(b.strung))
}

// evaluate works out the forces of the contacts in now, and drops those of which nothing is left.
func (p *panel) evaluate(e *Engine, b *part, was []trace) {
	var (
		k     law.Contact
		r     law.Response
		spare law.Coefficients
	)
	b.lost = dem.Energy{}
	past, kept := 0, b.now[:0]
	for n := range b.now {
		t := &b.now[n]
		for past < len(was) && was[past].particle < t.particle {
			past++
		}
		m, s, g, w := &p.members[t.member], &e.at[t.particle], &e.motion[t.particle], b.strand(t)
		f := e.kinds.against(s, g, m.bend, &spare)
		if m.Strand != nil && !m.takeEnds(t, w, f, s.centre(), s.R) {
			continue
		}
		velocity, angular := m.MotionAt(t.point(s), w.lever)
		k.WithSurface(s.R, &g.Twist, t.normal, t.overlap, velocity, angular)
		k.Onset = p.onset * s.R
		t.history = recollect(was[past:], t.particle, t.member, t.feature)
		t.history.Resize(1 / max(w.weight, law.Tiny))
		e.law.Evaluate(f, &k, e.dt, &t.history, &r)
		t.history.Resize(w.weight)
		if p.onset > 0 {
			r.Damped += f.Kicked(&r, t.overlap, w.weight*g.Light, e.dt)
		}
		r.Weigh(w.weight)
		b.lost.Add(&r)
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
	b.now = kept
}

// recollect finds the history of a particle's contact among those of the last step, which start at the particle's.
func recollect(was []trace, particle, member, feature int32) law.History {
	for n := range was {
		t := &was[n]
		if t.particle != particle {
			break
		}
		if t.member == member && t.feature == feature {
			return t.history
		}
	}
	return law.History{}
}

// accept gives the particles what press found and makes its histories those of the last step.
func (p *panel) accept(e *Engine, ci int) {
	if len(p.members) == 0 {
		return
	}
	b, c := &p.parts[ci], &e.chunks[ci]
	if p.trials {
		b.was = b.traces(b.was)
		c.lost.Exchange += b.lost.Work
	} else {
		c.lost.Work += b.lost.Work
	}
	for n := range b.now {
		t := &b.now[n]
		a, s := &e.load[t.particle], &e.at[t.particle]
		arm := r3.Scale(0.5*t.overlap-s.R, t.normal)
		a.F = r3.Add(a.F, b.strand(t).total(t))
		a.T = r3.Add(a.T, r3.Add(r3.Cross(arm, t.force), t.moment))
		if t.overlap > 0.5*(s.R+p.members[t.member].passage) {
			c.pressed = pressed{t.particle, p.members[t.member].Surface, t.overlap}
		}
	}
	c.lost.Damping += b.lost.Damping
	c.lost.Friction += b.lost.Friction
	c.lost.Rolling += b.lost.Rolling
}
