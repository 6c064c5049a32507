// Forces between grains and surfaces.

package dem

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// press evaluates a panel's contacts with a chunk's grains into the part's now; histories in was stay.
func (p *panel) press(e *CPU, ci int) {
	if len(p.members) == 0 {
		return
	}
	b := &p.parts[ci]
	p.meet(e, b)
	b.lost = Energy{}
	for first := 0; first < len(b.now); {
		last := first + 1
		for last < len(b.now) && b.now[last].grain == b.now[first].grain {
			last++
		}
		p.share(b.now[first:last])
		first = last
	}
	p.evaluate(e, b)
}

// meet finds where the candidates touch, grain by grain.
func (p *panel) meet(e *CPU, b *part) {
	b.now = b.now[:0]
	for _, c := range b.near {
		i, which := int32(c>>32), int32(uint32(c))
		if p.members[which].gone {
			continue
		}
		s := &e.at[i]
		b.room = p.members[which].find(b.room[:0], s.centre(), s.R)
		for n := range b.room {
			t := &b.room[n]
			overlap := s.R - t.Distance
			b.now = append(b.now, touch{
				grain: i, member: which, feature: t.Feature, part: t.Part, overlap: overlap, lever: t.Lever, weight: 1,
				normal: t.Normal, point: r3.Sub(s.centre(), r3.Scale(s.R-0.5*overlap, t.Normal)),
			})
		}
	}
}

// share divides the contact of a grain with surfaces that hang on the same frame, where they touch it from nearly the same side: a
// knot and the strands that end in it are one thing to a grain that sits on the knot. The deepest contact gets most of it, by the
// eighth power of the overlaps, so that the sum is nearly the deepest contact alone, and no weight jumps. Normals at more than
// the angle up to which facets count as one wall are contacts of their own.
func (p *panel) share(of []touch) {
	for i := 1; i < len(of); i++ {
		for j := range i {
			a, b := &of[i], &of[j]
			same := (r3.Dot(a.normal, b.normal) - smoothCosine) / (1 - smoothCosine)
			if same > 0 && p.members[a.member].hangsWith(&p.members[b.member]) {
				r := a.overlap / b.overlap
				r *= r
				r *= r
				r *= r
				a.weight += same / r
				b.weight += same * r
			}
		}
	}
	for i := range of {
		of[i].weight = 1 / of[i].weight
	}
}

// hangsWith reports whether two coupled surfaces have a frame in common.
func (m *member) hangsWith(o *member) bool {
	if m == o {
		return false
	}
	for _, a := range m.hung() {
		for _, b := range o.hung() {
			if a == b && a >= 0 {
				return true
			}
		}
	}
	return false
}

// hung lists the frames of a surface; -1 stands for none.
func (m *member) hung() [2]int {
	if m.strand != nil {
		return m.strand.Frames
	}
	if c, ok := m.carrier.(Attached); ok {
		return [2]int{c.Frame, -1}
	}
	return [2]int{-1, -1}
}

// evaluate works out the forces of the contacts in now.
func (p *panel) evaluate(e *CPU, b *part) {
	var (
		k     Contact
		r     Response
		spare Coefficients
	)
	past := 0
	for n := range b.now {
		t := &b.now[n]
		for past < len(b.was) && b.was[past].grain < t.grain {
			past++
		}
		m, s, g := &p.members[t.member], &e.at[t.grain], &e.motion[t.grain]
		velocity, angular := m.motionAt(t.point, t.lever)
		k.withSurface(s, g, t.normal, t.overlap, velocity, angular)
		k.Onset = p.onset * s.R
		t.history = recollect(b.was[past:], t.grain, t.member, t.feature)
		e.law.Evaluate(e.kinds.against(s, g, m.bend, &spare), &k, e.dt, &t.history, &r)
		r.weigh(t.weight)
		b.lost.add(&r)
		t.force = r3.Add(r3.Scale(r.Normal, k.Normal), r.Shear)
		t.moment = r.Moment
		t.power = r3.Dot(t.force, velocity) + r3.Dot(t.moment, angular)
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
	work := &c.lost.Work
	if p == &e.coupled {
		work = &c.lost.Exchange
	}
	b.was = b.was[:0]
	for n := range b.now {
		t := &b.now[n]
		b.was = append(b.was, trace{t.grain, t.member, t.feature, t.history})
		a := &e.load[t.grain]
		arm := r3.Sub(t.point, e.at[t.grain].centre())
		a.F = r3.Add(a.F, t.force)
		a.T = r3.Add(a.T, r3.Add(r3.Cross(arm, t.force), t.moment))
		*work += t.power * e.dt
		if t.overlap > 0.5*(e.at[t.grain].R+p.members[t.member].passage) {
			c.pressed = *t
			c.pressed.member = int32(p.members[t.member].surface)
		}
	}
	c.lost.Damping += b.lost.Damping
	c.lost.Friction += b.lost.Friction
	c.lost.Rolling += b.lost.Rolling
}
