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
	d := &e.workspaces[worker]
	began := e.clock()
	if e.common && vector {
		e.collideCommon(c, d)
	} else {
		e.collide(c, d)
	}
	c.contacts = len(d.histories) - 1
	c.storeHistories(d)
	began = e.addElapsed(&d.timings.Pairs, began)
	d.wallHistories = e.walls.buffers[ci].histories(d.wallHistories)
	e.walls.contact(e, ci, d.wallHistories)
	e.walls.accept(e, ci)
	e.addElapsed(&d.timings.Walls, began)
}

// collide goes through a chunk's list: the general form, for every law.
func (e *Engine) collide(c *chunk, w *workspace) {
	var (
		r     law.Response
		spare law.Coefficients
	)
	rolling := e.law.Rolling == law.ElasticPlastic
	w.histories, w.rollHistories = append(w.histories[:0], pairHistory{}), append(w.rollHistories[:0], r3.Vec{})
	w.filter.reset()
	for {
		met, more := w.filter.next(e, c)
		for n := range met {
			t := &met[n]
			s, o := &e.at[t.i], &e.at[t.j]
			m, q := &e.motion[t.i], &e.motion[t.j]
			d := r3.Vec{X: s.X - o.X, Y: s.Y - o.Y, Z: s.Z - o.Z}
			if e.periods.any {
				d = e.periods.nearest(d)
			}
			h := law.History{Spring: c.histories[t.history].Spring, Radius: c.histories[t.history].Radius}
			if rolling {
				h.Roll = c.rollHistories[t.history]
			}
			k := e.pairCoefficients(t.i, t.j, &spare)
			armI, armJ, force, twist := e.law.Spheres(k, d, s.R, o.R, &m.Twist, &q.Twist, e.dt, &h, &r)
			w.histories = append(w.histories, pairHistory{h.Spring, h.Radius})
			if rolling {
				w.rollHistories = append(w.rollHistories, h.Roll)
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
