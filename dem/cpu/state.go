// What an engine on the processor tells about its state.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/rigid"
)

// Len implements Engine.
func (e *Engine) Len() int { return len(e.at) }

// Time implements Engine.
func (e *Engine) Time() float64 { return e.time }

// Snapshot implements Engine.
func (e *Engine) Snapshot(s *dem.State) {
	n := len(e.at)
	s.Time = e.time
	s.ID, s.Radius, s.Material = buffer.Resize(s.ID, n), buffer.Resize(s.Radius, n), buffer.Resize(s.Material, n)
	s.Position, s.Velocity, s.Angular = buffer.Resize(s.Position, n), buffer.Resize(s.Velocity, n), buffer.Resize(s.Angular, n)
	s.Force, s.Torque = buffer.Resize(s.Force, n), buffer.Resize(s.Torque, n)
	for i, k := range dem.Ranks(n, func(i int) int32 { return e.motion[i].ID }) {
		m := &e.motion[i]
		s.ID[k], s.Radius[k], s.Material[k] = int(m.ID), e.at[i].R, e.kinds.all[m.Kind].Material
		s.Position[k], s.Velocity[k], s.Angular[k] = e.at[i].centre(), m.V, m.W
		s.Force[k], s.Torque[k] = e.load[i].F, e.load[i].T
	}
}

// Contacts implements Engine. Forces are those of the last step's histories with the velocities reached since.
func (e *Engine) Contacts(dst []dem.ContactState) []dem.ContactState {
	for ci := range e.chunks {
		dst = e.pairContacts(dst, &e.chunks[ci])
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.parts {
			b := &p.parts[i]
			for n := range b.now {
				t := &b.now[n]
				dst = append(dst, dem.ContactState{
					Particle: int(e.motion[t.particle].ID), Other: -1, Surface: p.members[t.member].Surface, Part: int(t.part),
					Point: t.point(&e.at[t.particle]), Normal: t.normal, Force: b.strand(t).total(t), Overlap: t.overlap,
				})
			}
		}
	}
	return dst
}

func (e *Engine) pairContacts(dst []dem.ContactState, c *chunk) []dem.ContactState {
	var (
		k     law.Contact
		r     law.Response
		spare law.Coefficients
	)
	c.eachContact(func(i, j, n int) {
		s, o := &e.at[i], &e.at[j]
		m, q := &e.motion[i], &e.motion[j]
		d := e.space.nearest(r3.Sub(s.centre(), o.centre()))
		distance := r3.Norm(d)
		if distance >= s.R+o.R {
			return
		}
		arm, _ := k.OfSpheres(d, distance, s.R, o.R, &m.Twist, &q.Twist, 0)
		h := law.History{Spring: c.was[n].Spring, Radius: c.was[n].Radius}
		e.law.Evaluate(e.kinds.between(s, o, m, q, &spare), &k, 0, &h, &r)
		dst = append(dst, dem.ContactState{
			Particle: int(m.ID), Other: int(q.ID), Surface: -1, Part: -1,
			Point: r3.Sub(s.centre(), r3.Scale(arm, k.Normal)), Normal: k.Normal,
			Force: r3.Add(r3.Scale(r.Normal, k.Normal), r.Shear), Overlap: k.Overlap,
		})
	})
	return dst
}

// eachContact calls see with the particles of every contact of the last step and the place of its history.
func (c *chunk) eachContact(see func(i, j, n int)) {
	n := 1
	for i := c.lo; i < c.hi; i++ {
		for _, j := range c.near[c.start[i-c.lo]:c.start[i-c.lo+1]] {
			if j < 0 {
				see(i, int(j&^touching), n)
				n++
			}
		}
	}
}

// SurfaceWrenches implements Engine.
func (e *Engine) SurfaceWrenches(dst []rigid.Wrench) []rigid.Wrench {
	dst = buffer.Resize(dst, len(e.model.Surfaces))
	clear(dst)
	for _, p := range []*panel{&e.walls, &e.coupled} {
		origins := p.origins(e.time)
		for i := range p.parts {
			b := &p.parts[i]
			for n := range b.now {
				t := &b.now[n]
				m, origin := &p.members[t.member], origins[t.member]
				w := &dst[m.Surface]
				addReaction(w, 1, t, r3.Sub(t.point(&e.at[t.particle]), origin))
				for k, f := range b.strand(t).pull {
					w.Force = r3.Add(w.Force, f)
					w.Moment = r3.Add(w.Moment, r3.Cross(r3.Sub(m.Ends[k].Place, origin), f))
				}
			}
		}
	}
	return dst
}

// origins are those of the members' carriers at time t (s).
func (p *panel) origins(t float64) []r3.Vec {
	origins := make([]r3.Vec, len(p.members))
	for i := range p.members {
		origins[i] = p.members[i].Origin(t)
	}
	return origins
}

// Energy implements Engine.
func (e *Engine) Energy() dem.Energy {
	var (
		sum   dem.Energy
		spare law.Coefficients
	)
	for ci := range e.chunks {
		c := &e.chunks[ci]
		for i := c.lo; i < c.hi; i++ {
			s, m := &e.at[i], &e.motion[i]
			mass := 1 / m.Light
			sum.Kinetic += 0.5 * mass * r3.Norm2(m.V)
			sum.Rotational += 0.2 * mass * s.R * s.R * r3.Norm2(m.W)
			sum.Potential -= mass * r3.Dot(e.gravity, s.centre())
		}
		pairs := 0.0
		c.eachContact(func(i, j, n int) { pairs += e.elasticPair(c, i, j, n, &spare) })
		sum.Elastic += pairs
		sum.Damping += c.lost.Damping
		sum.Friction += c.lost.Friction
		sum.Rolling += c.lost.Rolling
		sum.Local += c.lost.Local
		sum.Drag += c.lost.Drag
		sum.Work += c.lost.Work
		sum.Exchange += c.lost.Exchange
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.parts {
			for n := range p.parts[i].now {
				sum.Elastic += e.elasticTouch(p, &p.parts[i], &p.parts[i].now[n], &spare)
			}
		}
	}
	sum.Flows = e.flows
	return sum
}

// elasticPair is the energy in the contact of particles i and j, whose history is the chunk's nth, J.
func (e *Engine) elasticPair(c *chunk, i, j, n int, spare *law.Coefficients) float64 {
	s, o := &e.at[i], &e.at[j]
	overlap := s.R + o.R - r3.Norm(e.space.nearest(r3.Sub(s.centre(), o.centre())))
	h := law.History{Spring: c.was[n].Spring, Radius: c.was[n].Radius}
	if e.law.Rolling == law.ElasticPlastic {
		h.Roll = c.wasRoll[n]
	}
	return e.law.Elastic(e.kinds.between(s, o, &e.motion[i], &e.motion[j], spare), max(overlap, 0), &h)
}

// elasticTouch is the energy in a contact with a surface, J.
func (e *Engine) elasticTouch(p *panel, b *part, t *touch, spare *law.Coefficients) float64 {
	k := e.kinds.against(&e.at[t.particle], &e.motion[t.particle], p.members[t.member].bend, spare)
	return t.elastic(b.strand(t), e.law, k)
}

// Counters implements Engine.
func (e *Engine) Counters() dem.Counters {
	n := e.counts
	n.Touching, n.Surface = 0, 0
	for i := range e.chunks {
		n.Touching += e.chunks[i].contacts
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.parts {
			n.Surface += len(p.parts[i].now)
		}
	}
	n.Bytes = e.bytes()
	return n
}

// bytes is the memory that grows with the number of particles.
func (e *Engine) bytes() int {
	b := e.own.bytes() + buffer.Held(e.at) + buffer.Held(e.motion) + buffer.Held(e.load) + buffer.Held(e.listed)
	for l := range e.grid.levels {
		b += buffer.Held(e.grid.levels[l].start) + buffer.Held(e.grid.levels[l].members)
	}
	for i := range e.chunks {
		c := &e.chunks[i]
		b += buffer.Held(c.start) + buffer.Held(c.near) + buffer.Held(c.owner) + buffer.Held(c.was) + buffer.Held(c.wasRoll) +
			buffer.Held(c.foreign) + buffer.Held(c.foreignRoll) + buffer.Held(c.foreignAt) + buffer.Held(c.slot) + buffer.Held(c.outbox) + buffer.Held(c.to) + buffer.Held(c.post)
	}
	for i := range e.desks {
		b += buffer.Held(e.desks[i].now) + buffer.Held(e.desks[i].nowRoll) + buffer.Held(e.desks[i].was)
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.parts {
			b += buffer.Held(p.parts[i].near) + buffer.Held(p.parts[i].was) + buffer.Held(p.parts[i].now) + buffer.Held(p.parts[i].strung)
		}
	}
	return b
}
