// Forces between particles under laws that have vector code.

package cpu

import (
	"math"
	"unsafe"

	"gabion/dem/law"
)

// collideCommon is collide for laws that have vector code. It gives the same bits.
func (e *Engine) collideCommon(c *chunk, d *workspace) {
	l, v := &d.lanes, &d.filter
	now := e.appendHistory(d.histories[:0], law.History{})
	damped, slid, rolled, yielded := c.lost.Damping, c.lost.Friction, c.lost.Rolling, c.lost.Yielding
	rolls, yields := e.law.HasMoment(), e.law.Yields()
	d.heated = d.heated[:0]
	for v.reset(); ; {
		met, more := v.next(e, c)
		e.part(c, v.parted)
		if !more {
			break
		}
		if len(met) == 0 {
			continue
		}
		l.load(e, met, c.histories)
		l.press(len(met), e.dt)
		l.store(e, met, c)
		now = l.remember(now, len(met), e.historyWidth)
		for k := 0; k < len(met) && k < block; k++ {
			damped += l.damped[k]
			slid += l.slid[k]
		}
		for k := 0; rolls && k < len(met) && k < block; k++ {
			rolled += l.rolled[k]
		}
		for k := 0; yields && k < len(met) && k < block; k++ {
			yielded += l.yielded[k]
		}
		if e.model.Heat != nil {
			d.heated = l.addHeat(d.heated, len(met), rolls, yields)
		}
	}
	d.histories = now
	c.lost.Damping, c.lost.Friction, c.lost.Rolling, c.lost.Yielding = damped, slid, rolled, yielded
}

// addHeat appends the heat that the first n contacts have made, J.
func (l *lanes) addHeat(heated []float64, n int, rolls, yields bool) []float64 {
	for k := range n {
		r := law.Response{Damped: l.damped[k], Slid: l.slid[k]}
		if rolls {
			r.Rolled = l.rolled[k]
		}
		if yields {
			r.Yielded = l.yielded[k]
		}
		heated = append(heated, r.Heated())
	}
	return heated
}

// prepare chooses the law, and fills in the coefficients once and for all where there is but one type of particle.
func (l *lanes) prepare(k *coefficientTable, v vectorLaw) {
	l.law = v
	l.single = len(k.types) == 1 && !k.byMaterial
	if !l.single {
		return
	}
	for i := range width {
		l.coefficients(i, &k.pairs[0])
	}
}

// coefficients fills in those of contact i that the law reads.
func (l *lanes) coefficients(i int, f *law.Coefficients) {
	all := (*[coefficients]float64)(unsafe.Pointer(f))
	for _, c := range l.law.needs {
		l.k[c][i] = all[c]
	}
}

// load fills the lanes with the contacts of the pairs.
func (l *lanes) load(e *Engine, met []contactPair, was []float64) {
	fetched, numbers := 0, e.historyWidth
	switch {
	case e.periods.any:
		l.gather(e, met)
	case numbers < 4:
		gatherAVX(&l.nx[0], len(met), &met[0].i, &e.at[0].X, &e.motion[0].V.X, &noHistory[0], 0)
	default:
		gatherAVX(&l.nx[0], len(met), &met[0].i, &e.at[0].X, &e.motion[0].V.X, &was[0], numbers)
		fetched = 4
	}
	l.recall(met, was, fetched, numbers)
	if !l.single {
		l.lookUp(e, met)
	}
}

// gather brings together the particles' states.
func (l *lanes) gather(e *Engine, met []contactPair) {
	at, motion, periodic := e.at, e.motion, e.periods.any
	for k := 0; k < len(met) && k < block; k++ { // the second bound spares checks of the arrays'
		t := &met[k]
		s, o := &at[t.i], &at[t.j]
		m, q := &motion[t.i], &motion[t.j]
		l.nx[k], l.ny[k], l.nz[k] = s.X-o.X, s.Y-o.Y, s.Z-o.Z
		if periodic {
			l.nx[k], l.ny[k], l.nz[k] = e.periods.shortest(l.nx[k], l.ny[k], l.nz[k])
		}
		l.rI[k], l.rJ[k] = s.R, o.R
		l.vx[k], l.vy[k], l.vz[k] = m.V.X-q.V.X, m.V.Y-q.V.Y, m.V.Z-q.V.Z
		l.wxI[k], l.wyI[k], l.wzI[k] = m.W.X, m.W.Y, m.W.Z
		l.wxJ[k], l.wyJ[k], l.wzJ[k] = q.W.X, q.W.Y, q.W.Z
	}
}

// lookUp finds the coefficients. By material, where the table is of unit radius and mass, Hertz's change with the radius and, one dashpot,
// with the root of the mass; those of other laws are worked out.
func (l *lanes) lookUp(e *Engine, met []contactPair) {
	hertz := e.law == law.Law{UndampedShear: e.law.UndampedShear}
	var spare law.Coefficients
	for k := range met {
		t := &met[k]
		if !e.coefficients.byMaterial || !hertz {
			l.coefficients(k, e.pairCoefficients(t.i, t.j, &spare))
			continue
		}
		s, o, m, q := &e.at[t.i], &e.at[t.j], &e.motion[t.i], &e.motion[t.j]
		spare = e.coefficients.pairs[int(e.identity[t.i].Type)*len(e.coefficients.types)+int(e.identity[t.j].Type)]
		spare.Radius = s.R * o.R / (s.R + o.R)
		spare.DampRoot *= math.Sqrt(1 / (m.InverseMass + q.InverseMass))
		l.coefficients(k, &spare)
	}
}

// store adds the forces to the particles, or to the outbox.
func (l *lanes) store(e *Engine, met []contactPair, c *chunk) {
	slot, outbox := &none, &nowhere
	if len(c.slot) > 0 {
		slot, outbox = &c.slot[0], &c.outbox[0]
	}
	storeAVX(&l.nx[0], len(met), &met[0].i, &e.load[0].F.X, &outbox.F.X, slot)
}

// What storeAVX is shown of a chunk that has no neighbours in others.
var (
	none    int32
	nowhere load
)

// noHistory is what gatherAVX is shown where it is to fetch none.
var noHistory [4]float64

// recall fetches what has not been fetched of the histories, of so many numbers, four at a time: the last four may have some once more.
func (l *lanes) recall(met []contactPair, was []float64, fetched, numbers int) {
	if numbers < 4 {
		for k := 0; k < len(met) && k < block; k++ {
			for i, x := range was[numbers*int(met[k].history):][:numbers] {
				l.history[i][k] = x
			}
		}
		return
	}
	for i := fetched; i < numbers; i += 4 {
		i = min(i, numbers-4)
		recallAVX(&l.history[i][0], len(met), &met[0].i, &was[i], numbers)
	}
}

// remember appends the histories of the first n contacts, likewise.
func (l *lanes) remember(now []float64, n, numbers int) []float64 {
	now = reserve(now, numbers*(n+3)) // whole fours can be written
	more := now[len(now) : len(now)+numbers*n]
	if numbers < 4 {
		for k := range more {
			more[k] = l.history[k%numbers][k/numbers]
		}
		return now[:len(now)+len(more)]
	}
	for i := 0; i < numbers; i += 4 {
		i = min(i, numbers-4)
		rememberAVX(&l.history[i][0], n, &more[i], numbers)
	}
	return now[:len(now)+len(more)]
}

// reserve makes sure that n more numbers fit into v.
func reserve(v []float64, n int) []float64 {
	if cap(v)-len(v) >= n {
		return v
	}
	grown := make([]float64, len(v), len(v)+n+len(v)/8)
	copy(grown, v)
	return grown
}
