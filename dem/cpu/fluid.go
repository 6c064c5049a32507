// What the fluid does to particles.

package cpu

import (
	"sync/atomic"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
)

// fluid is the model's, as the step under way has it.
type fluid struct {
	law    law.Fluid
	stream dem.Stream
	filled []int64 // of each cell of its grid
}

// setStream finds out how the fluid moves at the time reached.
func (e *Engine) setStream() {
	if f := e.model.Fluid; f != nil {
		e.fluid.law, e.fluid.stream = f.Law(), f.StreamAtTime(e.time)
	}
}

// fluidForce is the force (N) of the fluid on a sphere of a mass (kg) and a radius (m) at x (m) with velocity v (m/s), on which others (N) act.
func (e *Engine) fluidForce(x, v r3.Vec, mass, radius float64, others r3.Vec) r3.Vec {
	now, f := e.fluid.at(e.model.Fluid, x), e.model.Fluid
	medium := law.Medium{
		Passing: r3.Sub(now.Velocity, v), Rate: now.Rate, Porosity: f.Porosity,
		Part: law.SubmergedPart(radius, now.Level-r3.Dot(x, e.model.Up)),
	}
	if f.Grid != nil {
		medium.Porosity = f.Grid.At(e.fluid.filled, x)
	}
	return e.fluid.law.Force(&medium, mass, radius, others, e.gravity, e.dt)
}

// at is the stream at a place.
func (f *fluid) at(of *dem.Fluid, x r3.Vec) dem.Stream {
	if of.Field != nil {
		return of.Field.At(&f.stream, x)
	}
	return f.stream
}

// measurePorosity counts how much of each cell of the fluid's grid is filled.
func (e *Engine) measurePorosity() {
	if e.model.Fluid == nil || e.model.Fluid.Grid == nil {
		return
	}
	e.fluid.filled = buffer.Resize(e.fluid.filled, e.model.Fluid.Grid.Cells())
	clear(e.fluid.filled)
	e.forEachChunk(e.tasks.fillCells)
}

// fillCells counts what a chunk's particles fill. Integers add up to the same in any order.
func (e *Engine) fillCells(_, ci int) {
	c, g := &e.chunks[ci], e.model.Fluid.Grid
	for i := c.lo; i < c.hi; i++ {
		if k := g.CellOf(e.at[i].centre()); k >= 0 {
			atomic.AddInt64(&e.fluid.filled[k], g.Fill(e.at[i].R))
		}
	}
}
