// Forces between grains and surfaces.

package dem

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// press evaluates a panel's contacts with a chunk's grains into the part's now, from the histories of the last step.
func (p *panel) press(e *CPU, ci int, was []trace) {
	if len(p.members) == 0 {
		return
	}
	b := &p.parts[ci]
	p.meet(e, b)
	p.evaluate(e, b, was)
}

// meet finds where the candidates touch, grain by grain.
func (p *panel) meet(e *CPU, b *part) {
	b.now, b.strung = b.now[:0], b.strung[:0]
	for _, c := range b.near {
		i, which := int32(c>>32), int32(uint32(c))
		m := &p.members[which]
		if m.gone {
			continue
		}
		s := &e.at[i]
		b.room = m.find(b.room[:0], s.centre(), s.R)
		for n := range b.room {
			t := &b.room[n]
			b.now = append(spare(b.now), touch{
				trace: trace{grain: i, member: which, feature: t.Feature, part: t.Part}, overlap: s.R - t.Distance, normal: t.Normal,
			})
			if m.strand != nil {
				b.string(&b.now[len(b.now)-1], t.Lever)
			}
		}
	}
}

// string gives contact t what those with strands have.
func (b *part) string(t *touch, lever float64) {
	b.strung = append(spare(b.strung), strung{lever: lever, weight: 1})
	t.strung = int32(len(b.strung))
}

// evaluate works out the forces of the contacts in now, and drops those of which nothing is left.
func (p *panel) evaluate(e *CPU, b *part, was []trace) {
	var (
		k     Contact
		r     Response
		spare Coefficients
	)
	b.lost = Energy{}
	past, kept := 0, b.now[:0]
	for n := range b.now {
		t := &b.now[n]
		for past < len(was) && was[past].grain < t.grain {
			past++
		}
		m, s, g, w := &p.members[t.member], &e.at[t.grain], &e.motion[t.grain], b.strand(t)
		f := e.kinds.against(s, g, m.bend, &spare)
		if m.strand != nil && !m.takeEnds(t, w, f, s.centre(), s.R) {
			continue
		}
		velocity, angular := m.motionAt(t.point(s), w.lever)
		k.withSurface(s, g, t.normal, t.overlap, velocity, angular)
		k.Onset = p.onset * s.R
		t.history = recollect(was[past:], t.grain, t.member, t.feature)
		t.history.resize(1 / max(w.weight, tiny))
		e.law.Evaluate(f, &k, e.dt, &t.history, &r)
		t.history.resize(w.weight)
		if p.onset > 0 {
			r.Damped += f.kicked(&r, t.overlap, w.weight*g.Light, e.dt)
		}
		r.weigh(w.weight)
		b.lost.add(&r)
		t.force = r3.Add(r3.Scale(r.Normal+w.extra, k.Normal), r.Shear)
		t.moment = r.Moment
		power := r3.Dot(t.force, velocity) + r3.Dot(t.moment, angular)
		if m.strand != nil {
			for i := range m.ends {
				power -= r3.Dot(w.pull[i], m.ends[i].Velocity)
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

// kicked is what the loss in a dashpot beside a body lacks, J: the body has the velocity of the step's end, the grain that of its middle,
// before the half kick that the contact itself gives it.
func (k *Coefficients) kicked(r *Response, overlap, light, dt float64) float64 {
	_, elastic := k.normalElastic(overlap)
	return 0.5 * dt * dt * light * r.Normal * (elastic - r.Normal)
}

// tiny is the least weight that a spring is measured by.
const tiny = 1e-12

// resize changes the contact area that a spring is held by to a part of it: the spring of a contact that counts in part is as much weaker.
func (h *History) resize(part float64) {
	if h.Radius != 0 {
		h.Radius *= part
	}
}

// weigh takes a part of a response.
func (r *Response) weigh(w float64) {
	if w == 1 {
		return
	}
	r.Normal *= w
	r.Shear, r.Moment = r3.Scale(w, r.Shear), r3.Scale(w, r.Moment)
	r.Damped, r.Slid, r.Rolled = w*r.Damped, w*r.Slid, w*r.Rolled
}

// withSurface describes the contact of a grain with a surface whose matter moves with the given velocities at the contact point.
func (k *Contact) withSurface(s *sphere, g *motion, normal r3.Vec, overlap float64, velocity, angular r3.Vec) {
	k.Overlap, k.Normal = overlap, normal
	v := r3.Sub(g.V, velocity)
	k.Speed = r3.Dot(v, normal)
	spin := r3.Scale(s.R-0.5*overlap, g.W)
	k.Slip = r3.Sub(r3.Sub(v, r3.Scale(k.Speed, normal)), r3.Cross(spin, normal))
	k.Roll = r3.Sub(g.W, angular)
	k.Spin = 0.5 * r3.Dot(r3.Add(g.W, angular), normal)
}

// recollect finds the history of a grain's contact among those of the last step, which start at the grain's.
func recollect(was []trace, grain, member, feature int32) History {
	for n := range was {
		t := &was[n]
		if t.grain != grain {
			break
		}
		if t.member == member && t.feature == feature {
			return t.history
		}
	}
	return History{}
}

// accept gives the grains what press found and makes its histories those of the last step.
func (p *panel) accept(e *CPU, ci int) {
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
		a, s := &e.load[t.grain], &e.at[t.grain]
		arm := r3.Scale(0.5*t.overlap-s.R, t.normal)
		a.F = r3.Add(a.F, b.strand(t).total(t))
		a.T = r3.Add(a.T, r3.Add(r3.Cross(arm, t.force), t.moment))
		if t.overlap > 0.5*(s.R+p.members[t.member].passage) {
			c.pressed = pressed{t.grain, p.members[t.member].surface, t.overlap}
		}
	}
	c.lost.Damping += b.lost.Damping
	c.lost.Friction += b.lost.Friction
	c.lost.Rolling += b.lost.Rolling
}
