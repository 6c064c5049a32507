// What an engine on the processor tells about its state.

package cpu

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/rigid"
)

// Len implements Engine.
func (e *Engine) Len() int { return len(e.at) - len(e.members) + len(e.clumps) }

// Time implements Engine.
func (e *Engine) Time() float64 { return e.time }

// Snapshot implements Engine.
func (e *Engine) Snapshot(s *dem.State) {
	n, first := e.Len(), e.firstSpheres()
	at := func(k int) int { return k }
	if first != nil {
		at = func(k int) int { return int(first[k]) }
	}
	s.Time = e.time
	s.Resize(n, len(e.scalars))
	s.Spheres, s.Solids = s.Spheres[:0], s.Solids[:0]
	s.Orientation, s.AngularMomentum = buffer.Resize(s.Orientation, len(first)), buffer.Resize(s.AngularMomentum, len(first))
	var rank []int
	if first != nil || n < int(e.nextID) {
		rank = dem.Ranks(n, func(k int) int32 { return e.identity[at(k)].ID })
	}
	if first == nil {
		e.forEachChunk(func(_, ci int) {
			for i := e.chunks[ci].lo; i < e.chunks[ci].hi; i++ {
				k := int(e.identity[i].ID) // is its rank as long as no particle has left
				if rank != nil {
					k = rank[i]
				}
				e.snapshotOne(s, i, k)
			}
		})
		return
	}
	for p, k := range rank {
		i := at(p)
		e.snapshotOne(s, i, k)
		s.Orientation[k], s.AngularMomentum[k] = quat.Number{Real: 1}, r3.Scale(s.Inertia[k], e.motion[i].W)
		if c, _ := e.clumpAt(i); c != nil {
			c.snapshot(s, k)
		}
	}
	e.snapshotSpheres(s, first, rank)
}

// snapshotOne copies the particle that the sphere i is to place k of a state.
func (e *Engine) snapshotOne(s *dem.State, i, k int) {
	m, own := &e.motion[i], &e.identity[i]
	s.ID[k], s.Radius[k], s.Material[k] = int(own.ID), e.at[i].R, e.coefficients.types[own.Type].Material
	s.Mass[k], s.Inertia[k] = 1/m.InverseMass, 1/m.InverseInertia
	s.Position[k], s.Velocity[k], s.Angular[k] = e.at[i].centre(), m.V, m.W
	s.Force[k], s.Torque[k] = e.load[i].F, e.load[i].T
	for q := range e.scalars {
		s.Scalars[q][k] = e.scalars[q].values[i]
	}
}

// Contacts implements Engine. Forces are those of the last step's histories with the velocities reached since.
func (e *Engine) Contacts(dst []dem.ContactState) []dem.ContactState {
	for ci := range e.chunks {
		dst = e.pairContacts(dst, &e.chunks[ci])
	}
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		for i := range p.buffers {
			b := &p.buffers[i]
			for n := range b.current {
				t := &b.current[n]
				dst = append(dst, dem.ContactState{
					Particle: int(e.identity[t.particle].ID), Other: -1, Surface: p.surfaces[t.surface].Surface, Part: int(t.part),
					Point: t.point(&e.at[t.particle]), Normal: t.normal, Force: b.strandOf(t).totalForce(t), Overlap: t.overlap,
				})
			}
		}
	}
	return e.polyhedronContacts(dst)
}

func (e *Engine) pairContacts(dst []dem.ContactState, c *chunk) []dem.ContactState {
	var (
		k     law.Contact
		r     law.Response
		spare law.Coefficients
	)
	c.forEachContact(func(i, j, n int) {
		s, o := &e.at[i], &e.at[j]
		m, q := &e.motion[i], &e.motion[j]
		d, moving := e.periods.nearestMoving(r3.Sub(s.centre(), o.centre()))
		other := q.Twist
		other.V = r3.Add(other.V, moving)
		distance := r3.Norm(d)
		f := e.pairCoefficients(int32(i), int32(j), &spare)
		if s.R+o.R-distance <= -f.Reach {
			return
		}
		arm, _ := k.OfSpheres(d, distance, s.R, o.R, &m.Twist, &other, 0)
		h := e.historyOf(c, n, 0)
		e.law.Evaluate(e.asShared(&h, f, &spare), &k, 0, &h, &r)
		dst = append(dst, dem.ContactState{
			Particle: int(e.identity[i].ID), Other: int(e.identity[j].ID), Surface: -1, Part: -1,
			Point: r3.Sub(s.centre(), r3.Scale(arm, k.Normal)), Normal: k.Normal,
			Force: r3.Add(r3.Scale(r.Normal, k.Normal), r.Shear), Overlap: k.Overlap,
		})
	})
	return dst
}

// forEachContact calls see with the particles of every contact of the last step and the place of its history.
func (c *chunk) forEachContact(see func(i, j, n int)) {
	if c.contacts == 0 {
		return
	}
	n := 1
	for i := c.lo; i < c.hi; i++ {
		for _, j := range c.near[c.start[i-c.lo]:c.start[i-c.lo+1]] {
			if j < 0 {
				see(i, int(j&^inContact), n)
				n++
			}
		}
	}
}

// Surfaces implements Engine.
func (e *Engine) Surfaces() []dem.Surface { return e.model.Surfaces }

// WallWrenches implements Engine.
func (e *Engine) WallWrenches(dst []rigid.Wrench) []rigid.Wrench {
	dst = buffer.Resize(dst, len(e.model.Surfaces))
	clear(dst)
	p := &e.walls
	for i := range p.surfaces {
		p.origins = append(p.origins[:i], p.surfaces[i].Origin(e.time))
	}
	for i := range p.buffers {
		b := &p.buffers[i]
		for n := range b.current {
			t := &b.current[n]
			addReaction(&dst[p.surfaces[t.surface].Surface], 1, t, r3.Sub(t.point(&e.at[t.particle]), p.origins[t.surface]))
		}
	}
	e.addPolyhedronReactions(dst)
	return dst
}

// Counters implements Engine.
func (e *Engine) Counters() dem.Counters {
	n := e.counts
	n.Touching, n.Surface = 0, 0
	for i := range e.chunks {
		n.Touching += e.chunks[i].contacts
	}
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		for i := range p.buffers {
			n.Surface += len(p.buffers[i].current)
		}
	}
	e.countPolyhedronContacts(&n)
	n.Bridged = e.bridged()
	n.Bytes = e.bytes()
	return n
}

// bytes is the memory that grows with the number of particles.
func (e *Engine) bytes() int {
	b := e.listMemory.bytes() + buffer.Held(e.at) + buffer.Held(e.motion) + buffer.Held(e.identity) + buffer.Held(e.load) + buffer.Held(e.derivatives) + buffer.Held(e.listPositions)
	b += buffer.Held(e.clumps) + buffer.Held(e.members) + buffer.Held(e.memberOf) + e.polyhedra.bytes()
	for k := range e.scalars {
		b += buffer.Held(e.scalars[k].values) + buffer.Held(e.scalars[k].received)
	}
	b += buffer.Held(e.potentials.spheres)
	for _, g := range []*grid{&e.grid, &e.potentials.grid} {
		for l := range g.levels {
			b += buffer.Held(g.levels[l].start) + buffer.Held(g.levels[l].members)
		}
	}
	for i := range e.chunks {
		c := &e.chunks[i]
		b += buffer.Held(c.start) + buffer.Held(c.near) + buffer.Held(c.owner) + buffer.Held(c.histories) +
			buffer.Held(c.remoteHistories) + buffer.Held(c.remotePlaces) + buffer.Held(c.slot) + buffer.Held(c.outbox) + buffer.Held(c.targets) + buffer.Held(c.inbox) + buffer.Held(c.passed) +
			buffer.Held(c.far.start) + buffer.Held(c.far.near)
	}
	for i := range e.workspaces {
		b += buffer.Held(e.workspaces[i].histories) + buffer.Held(e.workspaces[i].wallHistories)
	}
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		for i := range p.buffers {
			b += buffer.Held(p.buffers[i].candidates) + buffer.Held(p.buffers[i].nodes) + buffer.Held(p.buffers[i].previous) + buffer.Held(p.buffers[i].current) + buffer.Held(p.buffers[i].strands)
		}
	}
	return b
}
