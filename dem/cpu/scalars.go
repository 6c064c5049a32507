// Scalars of particles: numbers that they carry along, and what contacts pass on of them.

package cpu

import (
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/buffer"
)

// scalar is one number of every particle.
type scalar struct {
	changes     bool           // contacts change it
	heat        bool           // it is the temperature
	filmDensity float64        // of the liquid, where it is the film on particles, kg/m3; else 0
	exchanges   []law.Exchange // of each pair of materials, by rows
	materials   int            // how many there are
	capacity    []float64      // of a kilogram of each material
	values      []float64      // by particle, in the scalar's unit
	grown       []float64      // by how much a radius has grown in this step, m; of the temperature where particles expand, else nil
	received    []float64      // in this step, by particle, unit times capacity; nil where contacts leave the scalar as it is
}

// newScalars makes the scalars of the engine's model.
func (e *Engine) newScalars() {
	m := &e.model
	e.scalars = make([]scalar, len(m.Scalars))
	for k := range e.scalars {
		of, s := &m.Scalars[k], &e.scalars[k]
		s.heat = m.Heat != nil && m.Heat.Scalar == k
		s.filmDensity = of.Exchange.FilmDensity
		s.changes, s.materials = s.heat || of.Exchanged(), len(m.Materials)
		for a := range m.Materials {
			s.capacity = append(s.capacity, of.CapacityOf(a))
			for b := range m.Materials {
				s.exchanges = append(s.exchanges, of.Between(a, b))
			}
		}
	}
}

// between is the exchange of two materials.
func (s *scalar) between(a, b int) *law.Exchange { return &s.exchanges[a*s.materials+b] }

// materialOf is the material of a particle.
func (e *Engine) materialOf(i int) int { return e.coefficients.types[e.identity[i].Type].Material }

// addScalars takes in those of new particles.
func (e *Engine) addScalars(g *packing.Particles) {
	for k := range e.scalars {
		v := buffer.Grow(e.scalars[k].values, len(g.Position))
		for i := range g.Position {
			v = append(v, g.ScalarOf(k, i))
		}
		e.scalars[k].values = v
		e.makeRoomToGrow(k)
	}
}

// makeRoomToGrow does so in scalar k where it is the temperature of particles that expand. Those that are new have not grown.
func (e *Engine) makeRoomToGrow(k int) {
	if s := &e.scalars[k]; s.heat && e.model.Expands() {
		n := len(s.grown)
		s.grown = buffer.Resize(s.grown, len(s.values))
		clear(s.grown[min(n, len(s.grown)):])
	}
}

// reorderScalars moves them to the new places of their particles, and leaves out all but the first n.
func (e *Engine) reorderScalars(n int) {
	for k := range e.scalars {
		permute(e.scalars[k].values, e.order)
		if e.scalars[k].grown != nil {
			permute(e.scalars[k].grown, e.order)
		}
		e.scalars[k].resize(n)
	}
}

// resize makes room for what n particles receive, and leaves out the values of others.
func (s *scalar) resize(n int) {
	s.values = s.values[:n]
	s.grown = s.grown[:min(n, len(s.grown))]
	if s.changes {
		s.received = buffer.Resize(s.received, n)
	}
}

// exchangeScalars works out what contacts pass on of the scalars, from the radii of contact areas that the forces have left in the histories; and the heat that each
// has made, of a model with heat.
func (e *Engine) exchangeScalars(c *chunk, heated []float64) {
	c.passed = buffer.Resize(c.passed, len(e.scalars)*len(c.outbox))
	for k := range e.scalars {
		s, passed := &e.scalars[k], c.passedOf(k)
		if !s.changes {
			continue
		}
		clear(passed)
		clear(s.received[c.lo:c.hi])
		if s.filmDensity > 0 {
			e.settleBridges(c, s, passed)
		} else {
			e.passOn(c, s, passed, heated)
		}
	}
}

// passedOf is what a chunk passes on of scalar k to the particles of other chunks, place by place of its outbox.
func (c *chunk) passedOf(k int) []float64 { return c.passed[k*len(c.outbox) : (k+1)*len(c.outbox)] }

// passOn adds what each contact in a chunk's list passes on to its partners; passed is for those in other chunks.
func (e *Engine) passOn(c *chunk, s *scalar, passed, heated []float64) {
	n, crossing := 1, 0
	for i := c.lo; i < c.hi; i++ {
		for _, entry := range c.near[c.start[i-c.lo]:c.start[i-c.lo+1]] {
			j := int(entry &^ inContact)
			if entry < 0 {
				a, b := e.materialOf(i), e.materialOf(j)
				capacity := 1 / (e.motion[i].InverseMass/s.capacity[a] + e.motion[j].InverseMass/s.capacity[b])
				radius := e.historyOf(c, n, 0).Radius
				gain := s.between(a, b).Received(radius, capacity, e.dt, s.values[i], s.values[j])
				loss := gain
				if s.heat {
					half := 0.5 * heated[n-1]
					gain, loss = half+gain, loss-half
				}
				n++
				s.received[i] += gain
				if j < c.hi {
					s.received[j] -= loss
				} else {
					passed[c.slot[crossing]] -= loss
				}
			}
			if j >= c.hi {
				crossing++
			}
		}
	}
}

// gatherScalars gives a chunk's particles what they have received, in their own chunk and from others.
func (e *Engine) gatherScalars(c *chunk) {
	for k := range e.scalars {
		s := &e.scalars[k]
		if !s.changes {
			continue
		}
		for _, p := range c.inbox {
			from := &e.chunks[p.from]
			passed := from.passedOf(k)
			for n := p.lo; n < p.hi; n++ {
				s.received[from.targets[n]] += passed[n]
			}
		}
		if s.heat && e.surrounded {
			e.warmAround(c, s)
		}
		for i := c.lo; i < c.hi; i++ {
			s.values[i] += s.received[i] * (e.motion[i].InverseMass / s.capacity[e.materialOf(i)])
		}
	}
}
