package cpu

// The energy of the particles and of their contacts, on all threads.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/internal/vec"
)

// Energy implements Engine. The sums of chunks are added up in their order, so that the bits do not depend on the threads.
func (e *Engine) Energy() dem.Energy {
	sum := e.sumEnergies(len(e.chunks), e.chunkEnergy)
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		touching := e.sumEnergies(len(p.buffers), func(i int) dem.Energy { return e.bufferEnergy(p, &p.buffers[i]) })
		sum.Elastic += touching.Elastic
	}
	for i := range e.clumps {
		c := &e.clumps[i]
		sum.Kinetic += 0.5 * c.mass * r3.Norm2(c.velocity)
		sum.Rotational += 0.5 * r3.Dot(c.momentum, c.angular())
		sum.Potential -= c.mass * r3.Dot(e.gravity, c.position)
	}
	for i := range e.clumpBlocks {
		b := &e.clumpBlocks[i]
		sum.Local += b.lost.Local - b.toCome.Local
		sum.Drag += b.lost.Drag - b.toCome.Drag
	}
	e.addBondEnergies(&sum)
	e.addPolyhedronEnergies(&sum)
	e.addBodyHeat(&sum)
	sum.MakeHeat(e.model.Heat)
	sum.Flows = e.flows
	sum.Cell += e.periods.crossed
	return sum
}

// sumEnergies adds up n energies.
func (e *Engine) sumEnergies(n int, energy func(i int) dem.Energy) (sum dem.Energy) {
	e.energies = buffer.Resize(e.energies, n)
	e.pool.Run(n, func(_, i int) { e.energies[i] = energy(i) }, nil)
	for i := range e.energies {
		part := &e.energies[i]
		sum.Kinetic += part.Kinetic
		sum.Rotational += part.Rotational
		sum.Potential += part.Potential
		sum.Elastic += part.Elastic
		sum.Damping += part.Damping
		sum.Friction += part.Friction
		sum.Rolling += part.Rolling
		sum.Parting += part.Parting
		sum.Yielding += part.Yielding
		sum.Local += part.Local
		sum.Drag += part.Drag
		sum.Work += part.Work
		sum.Attracted += part.Attracted
		sum.Bath += part.Bath
		sum.Pairs += part.Pairs
		sum.Cell += part.Cell
		sum.Exchange += part.Exchange
		sum.Expansion += part.Expansion
		sum.Heat += part.Heat
		sum.HeatWalls += part.HeatWalls
		sum.HeatAround += part.HeatAround
	}
	return sum
}

// chunkEnergy is that of a chunk's particles, of the contacts among particles that it keeps, and what it has lost.
func (e *Engine) chunkEnergy(ci int) dem.Energy {
	var spare law.Coefficients
	c := &e.chunks[ci]
	sum := c.lost
	sum.Local -= c.toCome.Local
	sum.Drag -= c.toCome.Drag
	e.addMotion(&sum, c.lo, c.hi)
	c.forEachContact(func(i, j, n int) { sum.Elastic += e.elasticPair(c, i, j, n, &spare) })
	e.forEachFar(c, func(_, _ int, _ r3.Vec, energy, _ float64) { sum.Pairs += 0.5 * energy })
	return sum
}

// addMotion adds the kinetic and potential energies and the heat of the spheres from lo to below hi, but for those of clumps. Sums are numbers, which stay in registers.
func (e *Engine) addMotion(sum *dem.Energy, lo, hi int) {
	g, kinetic, rotational, potential := e.gravity, sum.Kinetic, sum.Rotational, sum.Potential
	for i := lo; i < hi; i++ {
		if e.inClump(i) {
			continue
		}
		s, m := &e.at[i], &e.motion[i]
		mass := 1 / m.InverseMass
		kinetic += 0.5 * mass * (m.V.X*m.V.X + m.V.Y*m.V.Y + m.V.Z*m.V.Z)
		rotational += 0.5 / m.InverseInertia * (m.W.X*m.W.X + m.W.Y*m.W.Y + m.W.Z*m.W.Z)
		potential -= mass * (g.X*s.X + g.Y*s.Y + g.Z*s.Z)
	}
	sum.Kinetic, sum.Rotational, sum.Potential = kinetic, rotational, potential
	if e.model.Heat == nil {
		return
	}
	for i := lo; i < hi; i++ {
		if !e.inClump(i) {
			sum.Heat += e.heatOf(i)
		}
	}
}

// bufferEnergy is that in contacts with surfaces.
func (e *Engine) bufferEnergy(p *surfaceSet, b *contactBuffer) (sum dem.Energy) {
	var spare law.Coefficients
	for n := range b.current {
		sum.Elastic += e.elasticSurface(p, b, &b.current[n], &spare)
	}
	return sum
}

// elasticPair is the energy in the contact of particles i and j, whose history is the chunk's nth, J.
func (e *Engine) elasticPair(c *chunk, i, j, n int, spare *law.Coefficients) float64 {
	s, o := &e.at[i], &e.at[j]
	overlap := s.R + o.R - vec.Norm(e.periods.nearest(r3.Sub(s.centre(), o.centre())))
	h := e.historyOf(c, n, 0)
	return e.law.Elastic(e.asShared(&h, e.pairCoefficients(int32(i), int32(j), spare), spare), overlap, &h)
}

// elasticSurface is the energy in a contact with a surface, J.
func (e *Engine) elasticSurface(p *surfaceSet, b *contactBuffer, t *surfaceContact, spare *law.Coefficients) float64 {
	k := e.asShared(&t.history, e.surfaceCoefficients(t.particle, &p.surfaces[t.surface], spare), spare)
	return t.elastic(b.strandOf(t), e.law, k)
}
