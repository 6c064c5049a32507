// What resists particles beside contacts: local damping, by all that acts on them, and the fluid.

package cpu

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
)

// taken is what resistance takes from particles, J.
type taken struct{ Local, Drag float64 }

// resistance is what resists a particle.
type resistance struct {
	damping load   // Cundall's
	drag    r3.Vec // of the fluid, N
}

// resist adds to what acts on a particle of a mass (kg) and a radius (m) at x (m), with a velocity (m/s) and an angular velocity (rad/s), what resists it.
func (e *Engine) resist(a *load, x, v, w r3.Vec, mass, radius float64) (r resistance) {
	if e.model.Damping != 0 {
		r.damping = load{F: law.LocalDamping(e.model.Damping, a.F, v), T: law.LocalDamping(e.model.Damping, a.T, w)}
		a.F, a.T = r3.Add(a.F, r.damping.F), r3.Add(a.T, r.damping.T)
	}
	if e.model.Fluid != nil {
		r.drag = e.fluidForce(x, v, mass, radius, a.F)
		a.F = r3.Add(a.F, r.drag)
	}
	return r
}

// span is a part of a step in which what acts on particles does so: when it begins, after they have had the velocities at hand, and how long it lasts, s.
type span struct{ after, length float64 }

func (p span) middle() float64 { return p.after + 0.5*p.length }

// spans are the whole step that forces act in, and what of it is to come after the time reached. Gear's velocities are those of that time already.
func (e *Engine) spans() (whole, toCome span) {
	if e.predicts() {
		return span{-0.5 * e.dt, e.dt}, span{-0.25 * e.dt, 0.5 * e.dt}
	}
	return span{0, e.dt}, span{e.secondKick, e.firstKick}
}

// take books what resistance takes in a part of a step from a particle of a mass (kg) and a velocity (m/s); a is all that acts on it, and w is its angular velocity (rad/s) in the
// middle of that part.
func (e *Engine) take(to *taken, r *resistance, a *load, v, w r3.Vec, mass float64, in span) {
	if e.model.Damping != 0 {
		to.Local -= law.WorkOf(r.damping.F, a.F, v, e.gravity, mass, in.after, in.length) + r3.Dot(r.damping.T, w)*in.length
	}
	if e.model.Fluid != nil {
		to.Drag -= law.WorkOf(r.drag, a.F, v, e.gravity, mass, in.after, in.length)
	}
}

// resistChunk resists a chunk's particles, and books what that takes.
func (e *Engine) resistChunk(c *chunk) {
	c.toCome = taken{}
	whole, toCome := e.spans()
	var lost taken
	for i := c.lo; i < c.hi; i++ {
		if e.inClump(i) {
			continue
		}
		a, m, s := &e.load[i], &e.motion[i], &e.at[i]
		mass := 1 / m.InverseMass
		r := e.resist(a, s.centre(), m.V, m.W, mass, s.R)
		turning := func(in span) r3.Vec { return law.KickAngular(m.W, in.middle()*m.InverseInertia, a.T) }
		e.take(&lost, &r, a, m.V, turning(whole), mass, whole)
		e.take(&c.toCome, &r, a, m.V, turning(toCome), mass, toCome)
	}
	c.lost.Local += lost.Local
	c.lost.Drag += lost.Drag
}

// resistClump resists a clump, as a sphere of its volume in the fluid, and books what that takes.
func (e *Engine) resistClump(c *clump, b *clumpBlock) {
	whole, toCome := e.spans()
	r := e.resist(&c.load, c.position, c.velocity, c.angular(), c.mass, math.Cbrt(0.75/math.Pi*c.volume))
	turning := func(in span) r3.Vec {
		return c.orientation.AngularVelocity(law.KickAngular(c.momentum, in.middle(), c.load.T), c.inertia)
	}
	e.take(&b.lost, &r, &c.load, c.velocity, turning(whole), c.mass, whole)
	e.take(&b.toCome, &r, &c.load, c.velocity, turning(toCome), c.mass, toCome)
}
