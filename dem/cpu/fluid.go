// What the fluid does to particles.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
)

// fluid is the model's, as the step under way has it.
type fluid struct {
	law    law.Fluid
	stream dem.Stream
}

// setStream finds out how the fluid moves at the time reached.
func (e *Engine) setStream() {
	if f := e.model.Fluid; f != nil {
		e.fluid = fluid{f.Law(), f.StreamAtTime(e.time)}
	}
}

// immerse adds what the fluid does to a chunk's particles, and books its work.
func (e *Engine) immerse(c *chunk) {
	for i := c.lo; i < c.hi; i++ {
		if e.inClump(i) {
			continue
		}
		a, m, s := &e.load[i], &e.motion[i], &e.at[i]
		f := e.fluidForce(s.centre(), m.V, 1/m.InverseMass, s.R, a.F)
		a.F = r3.Add(a.F, f)
		c.lost.Drag -= law.FluidWork(f, a.F, m.V, e.gravity, 1/m.InverseMass, e.dt)
	}
}

// fluidForce is the force (N) of the fluid on a sphere of a mass (kg) and a radius (m) at x (m) with velocity v (m/s), on which others (N) act.
func (e *Engine) fluidForce(x, v r3.Vec, mass, radius float64, others r3.Vec) r3.Vec {
	now := &e.fluid.stream
	medium := law.Medium{
		Passing: r3.Sub(now.Velocity, v), Rate: now.Rate, Porosity: e.model.Fluid.Porosity,
		Part: law.SubmergedPart(radius, now.Level-r3.Dot(x, e.model.Up)),
	}
	return e.fluid.law.Force(&medium, mass, radius, others, e.gravity, e.dt)
}
