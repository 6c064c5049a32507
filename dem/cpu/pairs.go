// Forces between particles.

package cpu

import (
	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// forces works out what acts on a chunk's particles: from one another, from neighbours in other chunks, and from walls. What acts on
// those neighbours goes to the outbox.
func (e *Engine) forces(worker, ci int) {
	c := &e.chunks[ci]
	clear(c.outbox)
	clear(e.load[c.lo:c.hi])
	d := &e.desks[worker]
	began := e.clock()
	if e.common && vector {
		e.collideCommon(c, d)
	} else {
		e.collide(c, d)
	}
	c.contacts = len(d.now) - 1
	c.remember(d)
	began = e.lap(&d.spent.Pairs, began)
	d.was = e.walls.parts[ci].traces(d.was)
	e.walls.press(e, ci, d.was)
	e.walls.accept(e, ci)
	e.lap(&d.spent.Walls, began)
}

// collide goes through a chunk's list: the general form, for every law.
func (e *Engine) collide(c *chunk, w *desk) {
	var (
		r     law.Response
		spare law.Coefficients
	)
	rolling := e.law.Rolling == law.ElasticPlastic
	w.now, w.nowRoll = append(w.now[:0], memory{}), append(w.nowRoll[:0], r3.Vec{})
	w.sieve.start()
	for {
		met, more := w.sieve.sift(e, c)
		for n := range met {
			t := &met[n]
			s, o := &e.at[t.i], &e.at[t.j]
			m, q := &e.motion[t.i], &e.motion[t.j]
			d := r3.Vec{X: s.X - o.X, Y: s.Y - o.Y, Z: s.Z - o.Z}
			if e.space.any {
				d = e.space.nearest(d)
			}
			h := law.History{Spring: c.was[t.past].Spring, Radius: c.was[t.past].Radius}
			if rolling {
				h.Roll = c.wasRoll[t.past]
			}
			k := e.kinds.between(s, o, m, q, &spare)
			armI, armJ, force, twist := e.law.Spheres(k, d, s.R, o.R, &m.Twist, &q.Twist, e.dt, &h, &r)
			w.now = append(w.now, memory{h.Spring, h.Radius})
			if rolling {
				w.nowRoll = append(w.nowRoll, h.Roll)
			}
			c.lost.Add(&r)
			a, b := &e.load[t.i], &e.load[t.j]
			if t.slot >= 0 {
				b = &c.outbox[c.slot[t.slot]]
			}
			a.F = r3.Add(a.F, force)
			b.F = r3.Sub(b.F, force)
			a.T = r3.Add(a.T, r3.Sub(r.Moment, r3.Scale(armI, twist)))
			b.T = r3.Sub(b.T, r3.Add(r.Moment, r3.Scale(armJ, twist)))
		}
		if !more {
			break
		}
	}
}
