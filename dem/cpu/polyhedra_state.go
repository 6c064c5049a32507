// What an engine on the processor tells about polyhedra and their contacts.

package cpu

import (
	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// snapshotPolyhedron writes the polyhedron or superquadric about which the sphere at i is to a state, as particle k: itself, and its spheres.
func (e *Engine) snapshotPolyhedron(s *dem.State, k int, i int32) {
	n := e.members[e.memberOf[i]].clump
	c := &e.clumps[n]
	q := c.orientation
	own := dem.SolidState{Particle: k, Orientation: quat.Number{Real: q.E0, Imag: q.E.X, Jmag: q.E.Y, Kmag: q.E.Z}, Volume: c.volume}
	if e.polyhedra.smooth {
		p := &e.polyhedra.oriented[n]
		own.Shape, own.Scale = e.polyhedra.shapeOf(c).Superquadric, p.Scale
		s.Spheres, s.Solids = append(s.Spheres, dem.SphereState{Particle: k, Position: c.position, Radius: c.radius}), append(s.Solids, own)
		return
	}
	p := &e.polyhedra.placed[n]
	for _, corner := range p.Corners {
		s.Spheres = append(s.Spheres, dem.SphereState{Particle: k, Position: r3.Add(c.position, corner), Radius: p.Rounding()})
	}
	own.Shape, own.Scale = p.Shape, p.Scale
	s.Solids = append(s.Solids, own)
}

// eachPolyhedronContact calls see with every contact of the last step.
func (e *Engine) eachPolyhedronContact(see func(f *polyhedronPair, t *polyhedronContact)) {
	p := &e.polyhedra
	for n := range p.pairs {
		f, contacts := &p.pairs[n], p.blocks[n/pairsInBlock].contacts
		for k := f.from; k < f.to; k++ {
			see(f, &contacts[k])
		}
	}
}

// polyhedronContacts appends the contacts of polyhedra.
func (e *Engine) polyhedronContacts(dst []dem.ContactState) []dem.ContactState {
	e.eachPolyhedronContact(func(f *polyhedronPair, t *polyhedronContact) {
		other, surface := int(f.second), -1
		if f.second < 0 {
			other, surface = -1, e.walls.surfaces[f.j].Surface
		}
		dst = append(dst, dem.ContactState{
			Particle: int(f.first), Other: other, Surface: surface, Part: int(t.part),
			Point: r3.Add(e.at[f.i].centre(), t.arm), Normal: t.normal, Force: t.force, Overlap: t.overlap,
		})
	})
	e.eachCoupledContact(func(f *coupledPair, t *polyhedronContact) {
		dst = append(dst, dem.ContactState{
			Particle: int(e.identity[f.particle].ID), Other: -1, Surface: e.coupled.surfaces[f.surface].Surface, Part: int(t.part),
			Point: r3.Add(e.at[f.particle].centre(), t.arm), Normal: t.normal, Force: t.force, Overlap: t.overlap,
		})
	})
	return dst
}

// addPolyhedronReactions adds what polyhedra do to walls.
func (e *Engine) addPolyhedronReactions(dst []rigid.Wrench) {
	e.eachPolyhedronContact(func(f *polyhedronPair, t *polyhedronContact) {
		if f.second >= 0 {
			return
		}
		w := &dst[e.walls.surfaces[f.j].Surface]
		arm := r3.Sub(r3.Add(e.at[f.i].centre(), t.arm), e.walls.origins[f.j])
		w.Force = r3.Sub(w.Force, t.force)
		w.Moment = r3.Sub(w.Moment, r3.Add(r3.Cross(arm, t.force), t.moment))
	})
}

// countPolyhedronContacts adds pairs that touch, and contacts with walls.
func (e *Engine) countPolyhedronContacts(n *dem.Counters) {
	p := &e.polyhedra
	n.Listed += len(p.pairs)
	for k := range p.pairs {
		f := &p.pairs[k]
		switch {
		case f.second < 0:
			n.Surface += int(f.to - f.from)
		case f.to > f.from:
			n.Touching++
		}
	}
	e.eachCoupledContact(func(*coupledPair, *polyhedronContact) { n.Surface++ })
}

// addPolyhedronEnergies adds the energy in contacts of polyhedra and what they have lost.
func (e *Engine) addPolyhedronEnergies(sum *dem.Energy) {
	for i := range e.polyhedra.blocks {
		b := &e.polyhedra.blocks[i]
		sum.Elastic += b.elastic
		sum.Damping += b.lost.Damping
		sum.Friction += b.lost.Friction
		sum.Rolling += b.lost.Rolling
		sum.Work += b.lost.Work
	}
	for i := range e.coupled.buffers {
		sum.Elastic += e.coupled.buffers[i].pressed.block.elastic
	}
}

// elasticOfPolyhedra sums up the energy in the contacts of polyhedra that are chosen, with one another and with all others, J.
func (e *Engine) elasticOfPolyhedra(chosen func(particle int) bool) (sum float64) {
	for n := range e.polyhedra.pairs {
		if f := &e.polyhedra.pairs[n]; chosen(int(f.i)) || f.second >= 0 && chosen(int(f.j)) {
			sum += f.elastic
		}
	}
	for i := range e.coupled.buffers {
		x := &e.coupled.buffers[i].pressed
		for n := range x.pairs {
			if chosen(int(x.pairs[n].particle)) {
				sum += x.pairs[n].elastic
			}
		}
	}
	return sum
}

// bytes is the memory that grows with the number of polyhedra.
func (p *polyhedra) bytes() int {
	b := buffer.Held(p.placed) + buffer.Held(p.oriented) + buffer.Held(p.corners) + buffer.Held(p.pairs) + buffer.Held(p.found) + buffer.Held(p.start) + buffer.Held(p.entries)
	for i := range p.blocks {
		b += buffer.Held(p.blocks[i].contacts) + buffer.Held(p.blocks[i].before)
	}
	return b
}
