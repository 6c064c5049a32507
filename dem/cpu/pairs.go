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
	if e.common && vector && !e.periods.deforms && !e.expands {
		e.collideCommon(c, d)
	} else {
		e.collide(c, d)
	}
	c.contacts = len(d.histories)/e.historyWidth - 1
	c.storeHistories(d)
	if len(e.scalars) > 0 {
		e.exchangeScalars(c, d.heated)
	}
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
	w.histories = e.appendHistory(w.histories[:0], law.History{})
	w.heated = w.heated[:0]
	w.filter.reset()
	for {
		met, more := w.filter.next(e, c)
		for n := range met {
			t := &met[n]
			s, o := &e.at[t.i], &e.at[t.j]
			m, q := &e.motion[t.i], &e.motion[t.j]
			d := r3.Vec{X: s.X - o.X, Y: s.Y - o.Y, Z: s.Z - o.Z}
			other := q.Twist
			var moving r3.Vec // the image of the second partner
			if e.periods.any {
				d, moving = e.periods.nearestMoving(d)
				other.V = r3.Add(other.V, moving)
			}
			h := e.historyOf(c, int(t.history), 0)
			k := e.pairCoefficients(t.i, t.j, &spare)
			if e.law.Shared {
				k = e.sharedPair(t.i, t.j, k, &spare)
			}
			force, torqueI, torqueJ := e.law.Spheres(k, d, s.R, o.R, &m.Twist, &other, e.dt, &h, &r)
			w.histories = e.appendHistory(w.histories, h)
			c.lost.Add(&r)
			c.lost.Cell += r3.Dot(force, moving) * e.dt
			if e.expands {
				c.lost.Expansion += e.expansionWork(t, k, s.R+o.R-r3.Norm(d), &r)
			}
			if e.model.Heat != nil {
				w.heated = append(w.heated, r.Heated())
			}
			a, b := &e.load[t.i], &e.load[t.j]
			if t.slot >= 0 {
				b = &c.outbox[c.slot[t.slot]]
			}
			a.F = r3.Add(a.F, force)
			b.F = r3.Sub(b.F, force)
			a.T = r3.Add(a.T, torqueI)
			b.T = r3.Sub(b.T, torqueJ)
		}
		e.part(c, w.filter.parted)
		if !more {
			break
		}
	}
}

// part books what is lost with contacts of a chunk whose partners have parted: all that they held.
func (e *Engine) part(c *chunk, parted []contactPair) {
	var spare law.Coefficients
	for n := range parted {
		t := &parted[n]
		h := e.historyOf(c, int(t.history), 0)
		k := e.pairCoefficients(t.i, t.j, &spare)
		c.lost.Parting += e.law.Elastic(k, -k.Reach, &h)
		if h.Bridge > 0 {
			c.spilled = append(c.spilled, spill{*t, h.Bridge})
		}
	}
}
