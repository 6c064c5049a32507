package cpu

// Sums over particles, chunk by chunk on all threads.

import (
	"gabion/dem"
	"gabion/internal/buffer"
)

// Sum implements Engine. The sums of the chunks are added up in their order, so that the bits do not depend on the threads.
func (e *Engine) Sum(first, end int, s *dem.Sums) {
	e.sums = buffer.Resize(e.sums, len(e.chunks))
	e.forEachChunk(func(_, ci int) {
		part := &e.sums[ci]
		part.Clear(len(e.scalars))
		for i := e.chunks[ci].lo; i < e.chunks[ci].hi; i++ {
			if id := int(e.identity[i].ID); id < first || id >= end {
				continue
			}
			m, f := &e.motion[i], &e.load[i]
			mass := 1 / m.InverseMass
			part.AddOne(mass, 1/m.InverseInertia, e.at[i].R, e.at[i].centre(), m.V, m.W, f.F, f.T, e.model.Up)
			for k := range e.scalars {
				part.Scalars[k] += mass * e.scalars[k].values[i]
			}
		}
	})
	s.Clear(len(e.scalars))
	for ci := range e.chunks {
		s.Plus(&e.sums[ci])
	}
}
