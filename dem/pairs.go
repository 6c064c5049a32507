// Forces between grains.

package dem

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// forces works out what acts on a chunk's grains: from one another, from neighbours in other chunks, and from walls. What acts on
// those neighbours goes to the outbox.
func (e *CPU) forces(worker, ci int) {
	c := &e.chunks[ci]
	clear(c.outbox)
	clear(e.load[c.lo:c.hi])
	d := &e.desks[worker]
	began := e.clock()
	if e.common {
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
func (e *CPU) collide(c *chunk, w *desk) {
	var (
		k     Contact
		r     Response
		spare Coefficients
	)
	rolling := e.law.Rolling == ElasticPlastic
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
			h := History{Spring: c.was[t.past].Spring, Radius: c.was[t.past].Radius}
			if rolling {
				h.Roll = c.wasRoll[t.past]
			}
			armI, armJ := k.ofSpheres(d, math.Sqrt(r3.Norm2(d)), s.R, o.R, m, q, e.dt)
			e.law.Evaluate(e.kinds.between(s, o, m, q, &spare), &k, e.dt, &h, &r)
			w.now = append(w.now, memory{h.Spring, h.Radius})
			if rolling {
				w.nowRoll = append(w.nowRoll, h.Roll)
			}
			c.lost.add(&r)
			force := r3.Add(r3.Scale(r.Normal, k.Normal), r.Shear)
			twist := r3.Cross(k.Normal, r.Shear)
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

// ofSpheres describes the contact of two spheres at separation d (from the second to the first) and returns the arms of the
// contact point. Velocities are those of the middle of the step, so slip over dt is the displacement since the last step; the contact
// plane and the arms that it is measured with are taken back to the middle of the step too (Vyas et al. 2024), without which a
// small grain between large ones creeps.
func (k *Contact) ofSpheres(d r3.Vec, distance, ri, rj float64, i, j *motion, dt float64) (armI, armJ float64) {
	k.Overlap = ri + rj - distance
	inverse := 1 / distance
	k.Normal = r3.Scale(inverse, d)
	v := r3.Sub(i.V, j.V)
	k.Speed = r3.Dot(v, k.Normal)
	armI, armJ = ri-0.5*k.Overlap, rj-0.5*k.Overlap
	half := 0.25 * dt * k.Speed
	spin := r3.Add(r3.Scale(armI-half, i.W), r3.Scale(armJ-half, j.W))
	plane := r3.Sub(v, r3.Scale(k.Speed, k.Normal))
	k.Slip = r3.Sub(r3.Scale(1+0.5*dt*k.Speed*inverse, plane), r3.Cross(spin, k.Normal))
	k.Roll = r3.Sub(i.W, j.W)
	k.Spin = 0.5 * r3.Dot(r3.Add(i.W, j.W), k.Normal)
	return armI, armJ
}

func (l *Energy) add(r *Response) {
	l.Damping += r.Damped
	l.Friction += r.Slid
	l.Rolling += r.Rolled
}
