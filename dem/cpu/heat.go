// Heat that particles receive beside what contacts with one another pass on: from surfaces, and from what surrounds them.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
)

// temperature is the scalar that is one, of a model with heat.
func (e *Engine) temperature() *scalar { return &e.scalars[e.model.Heat.Scalar] }

// heatOf is that of a particle, counted from 0 K, J.
func (e *Engine) heatOf(i int) float64 {
	if e.model.Heat == nil {
		return 0
	}
	s := e.temperature()
	return s.capacity[e.materialOf(i)] * s.values[i] / e.motion[i].InverseMass
}

// warmBySurfaces gives a chunk's particles the heat of their contacts with a set's surfaces: what these have made in the step, and what the surfaces conduct.
func (p *surfaceSet) warmBySurfaces(e *Engine, ci int) {
	s, b, c := e.temperature(), &p.buffers[ci], &e.chunks[ci]
	for n := range b.current {
		t := &b.current[n]
		from := &p.surfaces[t.surface]
		if from.keeps == nil {
			s.received[t.particle] += b.heated[n]
			continue
		}
		i, material := int(t.particle), e.materialOf(int(t.particle))
		capacity := s.capacity[material] / e.motion[i].InverseMass
		if from.body >= 0 {
			capacity = law.Reduced(capacity, e.model.Heat.Bodies[from.body].Capacity)
		}
		conductance := s.between(material, from.material).Conductance(t.history.Radius)
		conducted := law.Passed(conductance, capacity, e.dt, s.values[i], *from.keeps)
		s.received[i] += 0.5*b.heated[n] + conducted
		if from.body >= 0 {
			e.warmingOf(ci, from.body).add(0.5*b.heated[n]-conducted, conductance)
		} else {
			c.lost.HeatWalls += conducted - 0.5*b.heated[n]
		}
	}
}

// warmAround adds what a chunk's particles receive by convection and radiation.
func (e *Engine) warmAround(c *chunk, s *scalar) {
	heat, fluid := e.model.Heat, e.model.Fluid
	for i := c.lo; i < c.hi; i++ {
		radius, material, reynolds := e.at[i].R, e.materialOf(i), 0.0
		if fluid != nil {
			reynolds = fluid.Reynolds(r3.Sub(e.fluid.at(fluid, e.at[i].centre()).Velocity, e.motion[i].V), radius)
		}
		conductance := heat.Around.Conductance(radius, heat.EmissivityOf(material), heat.Around.Nusselt(reynolds), s.values[i])
		gain := law.Passed(conductance, s.capacity[material]/e.motion[i].InverseMass, e.dt, s.values[i], heat.Around.Temperature)
		s.received[i] += gain
		c.lost.HeatAround += gain
	}
}
