package cpu

// Sums over particles, chunk by chunk on all threads.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/buffer"
)

// Sum implements Engine. The sums of the chunks are added up in their order, so that the bits do not depend on the threads.
func (e *Engine) Sum(of dem.Selection, s *dem.Sums) {
	e.sums = buffer.Resize(e.sums, len(e.chunks))
	e.forEachChunk(func(_, ci int) {
		part := &e.sums[ci]
		part.Clear(len(e.scalars))
		for i := e.chunks[ci].lo; i < e.chunks[ci].hi; i++ {
			if !of.Has(int(e.identity[i].ID), e.coefficients.types[e.identity[i].Type].Material) {
				continue
			}
			x := e.at[i].centre()
			part.Reach(x, e.at[i].R, e.model.Up)
			if e.inClump(i) {
				continue
			}
			m, f := &e.motion[i], &e.load[i]
			mass, spin := 1/m.InverseMass, r3.Scale(1/m.InverseInertia, m.W)
			part.AddOne(mass, &x, &m.V, &m.W, &spin, &f.F, &f.T)
			for k := range e.scalars {
				part.Scalars[k] += mass * e.scalars[k].values[i]
			}
		}
	})
	s.Clear(len(e.scalars))
	for ci := range e.chunks {
		s.Plus(&e.sums[ci])
	}
	for i := range e.clumps {
		c := &e.clumps[i]
		if is := &e.identity[e.members[c.first].sphere]; of.Has(int(is.ID), e.coefficients.types[is.Type].Material) {
			w := c.angular()
			s.AddOne(c.mass, &c.position, &c.velocity, &w, &c.momentum, &c.load.F, &c.load.T)
		}
	}
}
