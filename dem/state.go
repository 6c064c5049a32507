// What an engine on the processor tells about its state.

package dem

import (
	"slices"
	"unsafe"

	"gonum.org/v1/gonum/spatial/r3"
)

// Len implements Engine.
func (e *CPU) Len() int { return len(e.at) }

// Time implements Engine.
func (e *CPU) Time() float64 { return e.time }

// ranks gives each of n grains its place in the order of their ids, which are all different. Where ids are close together, as
// they are unless most grains have left, counting takes less time than sorting.
func ranks(n int, id func(i int) int32) []int {
	rank := make([]int, n)
	last := int32(-1)
	for i := range n {
		last = max(last, id(i))
	}
	if int(last) >= 8*n {
		sorted := make([]uint64, n)
		for i := range n {
			sorted[i] = uint64(id(i))<<32 | uint64(i)
		}
		slices.Sort(sorted)
		for k, key := range sorted {
			rank[uint32(key)] = k
		}
		return rank
	}
	present := make([]int32, last+1)
	for i := range n {
		present[id(i)] = 1
	}
	below := int32(0)
	for k, here := range present {
		present[k] = below
		below += here
	}
	for i := range n {
		rank[i] = int(present[id(i)])
	}
	return rank
}

// Snapshot implements Engine.
func (e *CPU) Snapshot(s *State) {
	n := len(e.at)
	s.Time = e.time
	s.ID, s.Radius, s.Material = resize(s.ID, n), resize(s.Radius, n), resize(s.Material, n)
	s.Position, s.Velocity, s.Angular = resize(s.Position, n), resize(s.Velocity, n), resize(s.Angular, n)
	s.Force, s.Torque = resize(s.Force, n), resize(s.Torque, n)
	for i, k := range ranks(n, func(i int) int32 { return e.motion[i].ID }) {
		m := &e.motion[i]
		s.ID[k], s.Radius[k], s.Material[k] = int(m.ID), e.at[i].R, e.kinds.all[m.Kind].material
		s.Position[k], s.Velocity[k], s.Angular[k] = e.at[i].centre(), m.V, m.W
		s.Force[k], s.Torque[k] = e.load[i].F, e.load[i].T
	}
}

// Contacts implements Engine. Forces are those of the last step's histories with the velocities reached since.
func (e *CPU) Contacts(dst []ContactState) []ContactState {
	for ci := range e.chunks {
		dst = e.pairContacts(dst, &e.chunks[ci])
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.parts {
			b := &p.parts[i]
			for n := range b.now {
				t := &b.now[n]
				dst = append(dst, ContactState{
					Grain: int(e.motion[t.grain].ID), Other: -1, Surface: p.members[t.member].surface, Part: int(t.part),
					Point: t.point(&e.at[t.grain]), Normal: t.normal, Force: b.strand(t).total(t), Overlap: t.overlap,
				})
			}
		}
	}
	return dst
}

func (e *CPU) pairContacts(dst []ContactState, c *chunk) []ContactState {
	var (
		k     Contact
		r     Response
		spare Coefficients
	)
	c.eachContact(func(i, j, n int) {
		s, o := &e.at[i], &e.at[j]
		m, q := &e.motion[i], &e.motion[j]
		d := e.space.nearest(r3.Sub(s.centre(), o.centre()))
		distance := r3.Norm(d)
		if distance >= s.R+o.R {
			return
		}
		arm, _ := k.ofSpheres(d, distance, s.R, o.R, m, q, 0)
		h := History{Spring: c.was[n].Spring, Radius: c.was[n].Radius}
		e.law.Evaluate(e.kinds.between(s, o, m, q, &spare), &k, 0, &h, &r)
		dst = append(dst, ContactState{
			Grain: int(m.ID), Other: int(q.ID), Surface: -1, Part: -1,
			Point: r3.Sub(s.centre(), r3.Scale(arm, k.Normal)), Normal: k.Normal,
			Force: r3.Add(r3.Scale(r.Normal, k.Normal), r.Shear), Overlap: k.Overlap,
		})
	})
	return dst
}

// eachContact calls see with the grains of every contact of the last step and the place of its history.
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
func (e *CPU) SurfaceWrenches(dst []Wrench) []Wrench {
	dst = resize(dst, len(e.model.Surfaces))
	clear(dst)
	for _, p := range []*panel{&e.walls, &e.coupled} {
		origins := p.origins(e.time)
		for i := range p.parts {
			b := &p.parts[i]
			for n := range b.now {
				t := &b.now[n]
				m, origin := &p.members[t.member], origins[t.member]
				w := &dst[m.surface]
				w.add(1, t, r3.Sub(t.point(&e.at[t.grain]), origin))
				for k, f := range b.strand(t).pull {
					w.Force = r3.Add(w.Force, f)
					w.Moment = r3.Add(w.Moment, r3.Cross(r3.Sub(m.ends[k].Place, origin), f))
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
		origins[i] = p.members[i].origin(t)
	}
	return origins
}

// Energy implements Engine.
func (e *CPU) Energy() Energy {
	var (
		sum   Energy
		spare Coefficients
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

// elasticPair is the energy in the contact of grains i and j, whose history is the chunk's nth, J.
func (e *CPU) elasticPair(c *chunk, i, j, n int, spare *Coefficients) float64 {
	s, o := &e.at[i], &e.at[j]
	overlap := s.R + o.R - r3.Norm(e.space.nearest(r3.Sub(s.centre(), o.centre())))
	h := History{Spring: c.was[n].Spring, Radius: c.was[n].Radius}
	if e.law.Rolling == ElasticPlastic {
		h.Roll = c.wasRoll[n]
	}
	return e.law.Elastic(e.kinds.between(s, o, &e.motion[i], &e.motion[j], spare), max(overlap, 0), &h)
}

// elasticTouch is the energy in a contact with a surface, J.
func (e *CPU) elasticTouch(p *panel, b *part, t *touch, spare *Coefficients) float64 {
	k := e.kinds.against(&e.at[t.grain], &e.motion[t.grain], p.members[t.member].bend, spare)
	return t.elastic(b.strand(t), e.law, k)
}

// Counters implements Engine.
func (e *CPU) Counters() Counters {
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

// bytes is the memory that grows with the number of grains.
func (e *CPU) bytes() int {
	b := e.own.bytes() + held(e.at) + held(e.motion) + held(e.load) + held(e.listed)
	for l := range e.grid.levels {
		b += held(e.grid.levels[l].start) + held(e.grid.levels[l].members)
	}
	for i := range e.chunks {
		c := &e.chunks[i]
		b += held(c.start) + held(c.near) + held(c.owner) + held(c.was) + held(c.wasRoll) +
			held(c.foreign) + held(c.foreignRoll) + held(c.foreignAt) + held(c.slot) + held(c.outbox) + held(c.to) + held(c.post)
	}
	for i := range e.desks {
		b += held(e.desks[i].now) + held(e.desks[i].nowRoll) + held(e.desks[i].was)
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.parts {
			b += held(p.parts[i].near) + held(p.parts[i].was) + held(p.parts[i].now) + held(p.parts[i].strung)
		}
	}
	return b
}

// held is the memory of a slice, bytes.
func held[T any](v []T) int {
	var t T
	return cap(v) * int(unsafe.Sizeof(t))
}
