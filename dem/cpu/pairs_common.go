// Forces between particles under the most common laws.

package cpu

import (
	"math"

	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// collideCommon is collide for Hertz with damping by restitution and Mindlin's spring, without rolling resistance. It gives the
// same bits.
func (e *Engine) collideCommon(c *chunk, d *desk) {
	l, v := &d.lanes, &d.sieve
	now := append(d.now[:0], memory{})
	damped, slid := c.lost.Damping, c.lost.Friction
	for v.start(); ; {
		met, more := v.sift(e, c)
		if !more {
			break
		}
		if len(met) == 0 {
			continue
		}
		l.load(e, met, c.was)
		l.press(len(met), e.dt)
		l.store(e, met, c)
		now = l.remember(now, len(met))
		for k := 0; k < len(met) && k < block; k++ {
			damped += l.damped[k]
			slid += l.slid[k]
		}
	}
	d.now = now
	c.lost.Damping, c.lost.Friction = damped, slid
}

// prepare fills in the coefficients once and for all where there is but one kind of particle.
func (l *lanes) prepare(k *kinds) {
	l.single = len(k.all) == 1 && !k.many
	if !l.single {
		return
	}
	for i := range width {
		l.coefficients(i, &k.particles[0])
	}
}

func (l *lanes) coefficients(i int, f *law.Coefficients) {
	l.effective[i], l.root[i] = f.Radius, f.DampRoot
	l.hertz[i], l.shear[i], l.share[i], l.friction[i] = f.NormalHertz, f.ShearMindlin, f.ShearShare, f.Friction
}

// load fills the lanes with the contacts of the meetings.
func (l *lanes) load(e *Engine, met []meeting, was []memory) {
	if vector && !e.space.any {
		gatherAVX(&l.nx[0], len(met), &met[0].i, &e.at[0].X, &e.motion[0].V.X, &was[0].Spring.X)
	} else {
		l.gather(e, met, was)
	}
	if !l.single {
		l.look(e, met)
	}
}

// gather brings together the particles' states and the histories.
func (l *lanes) gather(e *Engine, met []meeting, was []memory) {
	at, motion, periodic := e.at, e.motion, e.space.any
	for k := 0; k < len(met) && k < block; k++ { // the second bound spares checks of the arrays'
		t := &met[k]
		s, o := &at[t.i], &at[t.j]
		m, q := &motion[t.i], &motion[t.j]
		l.nx[k], l.ny[k], l.nz[k] = s.X-o.X, s.Y-o.Y, s.Z-o.Z
		if periodic {
			l.nx[k], l.ny[k], l.nz[k] = e.space.shortest(l.nx[k], l.ny[k], l.nz[k])
		}
		l.armI[k], l.armJ[k] = s.R, o.R
		l.vx[k], l.vy[k], l.vz[k] = m.V.X-q.V.X, m.V.Y-q.V.Y, m.V.Z-q.V.Z
		l.wxI[k], l.wyI[k], l.wzI[k] = m.W.X, m.W.Y, m.W.Z
		l.wxJ[k], l.wyJ[k], l.wzJ[k] = q.W.X, q.W.Y, q.W.Z
		h := &was[t.past]
		l.sx[k], l.sy[k], l.sz[k], l.radius[k] = h.Spring.X, h.Spring.Y, h.Spring.Z, h.Radius
	}
}

// look looks up the coefficients. With many kinds the table holds those of unit radius and mass.
func (l *lanes) look(e *Engine, met []meeting) {
	table, kinds, many := e.kinds.particles, int32(len(e.kinds.all)), e.kinds.many
	for k := 0; k < len(met) && k < block; k++ {
		t := &met[k]
		m, q := &e.motion[t.i], &e.motion[t.j]
		l.coefficients(k, &table[m.Kind*kinds+q.Kind])
		if many {
			s, o := &e.at[t.i], &e.at[t.j]
			l.effective[k] = s.R * o.R / (s.R + o.R)
			l.root[k] *= math.Sqrt(1 / (m.Light + q.Light))
		}
	}
}

// store adds the forces to the particles, or to the outbox.
func (l *lanes) store(e *Engine, met []meeting, c *chunk) {
	load := e.load
	if vector {
		slot, outbox := &none, &nowhere
		if len(c.slot) > 0 {
			slot, outbox = &c.slot[0], &c.outbox[0]
		}
		storeAVX(&l.nx[0], len(met), &met[0].i, &load[0].F.X, &outbox.F.X, slot)
		return
	}
	for k := 0; k < len(met) && k < block; k++ {
		t := &met[k]
		fx, fy, fz := l.vx[k], l.vy[k], l.vz[k]
		tx, ty, tz := l.wxI[k], l.wyI[k], l.wzI[k]
		armI, armJ := l.armI[k], l.armJ[k]
		x, y := &load[t.i], &load[t.j]
		if t.slot >= 0 {
			y = &c.outbox[c.slot[t.slot]]
		}
		x.F.X += fx
		x.F.Y += fy
		x.F.Z += fz
		x.T.X -= armI * tx
		x.T.Y -= armI * ty
		x.T.Z -= armI * tz
		y.F.X -= fx
		y.F.Y -= fy
		y.F.Z -= fz
		y.T.X -= armJ * tx
		y.T.Y -= armJ * ty
		y.T.Z -= armJ * tz
	}
}

// What storeAVX is shown of a chunk that has no neighbours in others.
var (
	none    int32
	nowhere load
)

// remember appends the histories of the first n contacts.
func (l *lanes) remember(now []memory, n int) []memory {
	now = room(now, n+3) // whole fours can be written
	fresh := now[len(now) : len(now)+n]
	if vector {
		rememberAVX(&l.nx[0], n, &fresh[0].Spring.X)
	} else {
		for k := 0; k < len(fresh) && k < block; k++ {
			fresh[k] = memory{r3.Vec{X: l.sx[k], Y: l.sy[k], Z: l.sz[k]}, l.radius[k]}
		}
	}
	return now[:len(now)+n]
}

// room makes sure that n more entries fit into v.
func room(v []memory, n int) []memory {
	if cap(v)-len(v) >= n {
		return v
	}
	grown := make([]memory, len(v), len(v)+n+len(v)/8)
	copy(grown, v)
	return grown
}
