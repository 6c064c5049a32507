// Time integration of the particles: velocity Verlet (Jun and Sohn 2014, eqs. 20-22) and leapfrog; gear.go has Gear's.

package cpu

import (
	"math"

	"gabion/dem"
	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// setStep prepares a step of dt.
func (e *Engine) setStep(dt float64) {
	e.dt = dt
	e.firstKick, e.secondKick = 0.5*dt, 0.5*dt
	switch e.model.Integrator {
	case dem.Leapfrog:
		e.firstKick, e.secondKick = dt, 0
	case dem.Gear:
		e.firstKick, e.secondKick = 0, 0
	}
	e.gravity = e.model.GravityAtTime(e.time)
	e.setStream()
}

// tick takes the clock to the end of the step; gravity is that of the new time from here on.
func (e *Engine) tick() {
	e.time += e.dt
	e.gravity = e.model.GravityAtTime(e.time)
	e.setStream()
	e.deform()
	e.counts.Steps++
}

// finish completes the forces on a chunk's particles with what other chunks sent, and gives the second kick.
func (e *Engine) finish(_, ci int) {
	c := &e.chunks[ci]
	e.gather(c)
	if e.predicts() {
		e.correct(c)
	}
	if e.secondKick != 0 {
		for i := c.lo; i < c.hi; i++ {
			e.kick(i, e.secondKick)
		}
	}
	e.bathe(c)
}

// drift gives the first kick and moves a chunk's particles.
func (e *Engine) drift(_, ci int) {
	if e.predicts() {
		e.predict(&e.chunks[ci])
		return
	}
	e.move(&e.chunks[ci], 0)
}

func (e *Engine) kick(i int, h float64) {
	m, a := &e.motion[i], &e.load[i]
	m.V = law.Kick(m.V, h*m.InverseMass, a.F, h, e.gravity)
	m.W = law.KickAngular(m.W, h*m.InverseInertia, a.T)
}

// kicks are what driftAVX is told of a step; it knows the places of the fields.
type kicks struct {
	late, early, dt         float64 // s
	_                       float64
	lateWeight, earlyWeight [4]float64 // velocities gained from gravity, m/s; then what changes no number that it is added to
	corner                  [4]float64 // of the grid, m
}

func (e *Engine) kicksOf(late float64) kicks {
	g, corner, none := e.gravity, e.grid.box.Min, math.Copysign(0, -1)
	return kicks{
		late: late, early: e.firstKick, dt: e.dt,
		lateWeight:  [4]float64{late * g.X, late * g.Y, late * g.Z, none},
		earlyWeight: [4]float64{e.firstKick * g.X, e.firstKick * g.Y, e.firstKick * g.Z, none},
		corner:      [4]float64{corner.X, corner.Y, corner.Z},
	}
}

// move gives the second kick of the last step where late is not zero, the first kick of this one, and the drift. It notes how far particles have
// come from where they were listed, and the first that moved by more than its radius or to no place at all.
func (e *Engine) move(c *chunk, late float64) {
	var first int
	if n := c.hi - c.lo; vector && n > 0 {
		k := e.kicksOf(late)
		c.moved, first = driftAVX(n, &e.at[c.lo].X, &e.motion[c.lo].V.X, &e.load[c.lo].F.X, &e.listPositions[c.lo][0], &k.late, c.moved)
		first += c.lo
	} else {
		first = e.moveEach(c, late)
	}
	if first < c.hi && c.displaced < 0 {
		c.displaced = first
	}
	if e.expands {
		e.expand(c)
	}
}

// moveEach is the loop of move. It returns the first particle that strayed, or the chunk's end.
func (e *Engine) moveEach(c *chunk, late float64) int {
	g, dt, early := e.gravity, e.dt, e.firstKick
	corner := e.grid.box.Min
	far, first := c.moved, c.hi
	for i := c.lo; i < c.hi; i++ {
		s, m, a := &e.at[i], &e.motion[i], &e.load[i]
		if late != 0 {
			m.V = law.Kick(m.V, late*m.InverseMass, a.F, late, g)
			m.W = law.KickAngular(m.W, late*m.InverseInertia, a.T)
		}
		m.V = law.Kick(m.V, early*m.InverseMass, a.F, early, g)
		m.W = law.KickAngular(m.W, early*m.InverseInertia, a.T)
		dx, dy, dz := dt*m.V.X, dt*m.V.Y, dt*m.V.Z
		s.X += dx
		s.Y += dy
		s.Z += dz
		if !(dx*dx+dy*dy+dz*dz < s.R*s.R) && first == c.hi {
			first = i
		}
		p := &e.listPositions[i]
		dx, dy, dz = s.X-corner.X-float64(p[0]), s.Y-corner.Y-float64(p[1]), s.Z-corner.Z-float64(p[2])
		far = max(far, dx*dx+dy*dy+dz*dz)
	}
	c.moved = far
	return first
}

// gather empties the outboxes of other chunks, and adds what depends on the whole force on a particle.
func (e *Engine) gather(c *chunk) {
	for _, p := range c.inbox {
		from := &e.chunks[p.from]
		for k := p.lo; k < p.hi; k++ {
			in, a := &from.outbox[k], &e.load[from.targets[k]]
			a.F = r3.Add(a.F, in.F)
			a.T = r3.Add(a.T, in.T)
		}
	}
	if len(e.scalars) > 0 {
		e.gatherScalars(c)
	}
	e.attractChunk(c)
	e.pushChunk(c)
	if e.model.Damping != 0 || e.model.Fluid != nil {
		e.resistChunk(c)
	}
}
