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
	var (
		k     Contact
		r     Response
		spare Coefficients
	)
	b := &p.parts[ci]
	b.now, b.lost = b.now[:0], Energy{}
	past := 0
	for _, c := range b.near {
		i, which := int32(c>>32), int32(uint32(c))
		s, g, m := &e.at[i], &e.motion[i], &p.members[which]
		b.room = m.find(b.room[:0], s.centre(), s.R)
		if len(b.room) == 0 {
			continue
		}
		for past < len(b.was) && b.was[past].grain < i {
			past++
		}
		coefficients := e.kinds.against(g.Kind, m.bend, &spare)
		for n := range b.room {
			t := &b.room[n]
			overlap := s.R - t.Distance
			point := r3.Sub(s.centre(), r3.Scale(s.R-0.5*overlap, t.Normal))
			velocity, angular := m.motionAt(point, t.Lever)
			k.withSurface(s, g, t.Normal, overlap, velocity, angular)
			h := recollect(b.was[past:], i, which, t.Feature)
			e.law.Evaluate(coefficients, &k, e.dt, &h, &r)
			b.lost.add(&r)
			force := r3.Add(r3.Scale(r.Normal, k.Normal), r.Shear)
			b.now = append(b.now, touch{
				grain: i, member: which, feature: t.Feature, part: t.Part, history: h, overlap: overlap, lever: t.Lever,
				normal: t.Normal, point: point, force: force, moment: r.Moment,
				power: r3.Dot(force, velocity) + r3.Dot(r.Moment, angular),
			})
		}
	}
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
func recollect(was []touch, grain, member, feature int32) History {
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
	for n := range b.now {
		t := &b.now[n]
		a := &e.load[t.grain]
		arm := r3.Sub(t.point, e.at[t.grain].centre())
		a.F = r3.Add(a.F, t.force)
		a.T = r3.Add(a.T, r3.Add(r3.Cross(arm, t.force), t.moment))
		*work += t.power * e.dt
	}
	c.lost.Damping += b.lost.Damping
	c.lost.Friction += b.lost.Friction
	c.lost.Rolling += b.lost.Rolling
	b.was, b.now = b.now, b.was
}
