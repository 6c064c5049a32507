// Neighbour lists: every pair of particles closer than the skin once, with the pair's history carried over from list to list.

package cpu

import (
	"slices"
	"sync/atomic"

	"gabion/dem/law"
	"gabion/internal/buffer"

	"gonum.org/v1/gonum/spatial/r3"
)

// rebuild puts the particles into spatial order and makes all lists anew at the present positions.
func (e *Engine) rebuild() error {
	if err := e.settle(); err != nil {
		return err
	}
	e.leave()
	e.load = buffer.Resize(e.load, len(e.at))
	spare := scratchOf(e.load)
	e.sorter.places = lend(&spare, &e.own.places, len(e.at))
	later := spare
	e.sorter.keys, e.sorter.spare = lend(&spare, &e.own.keys, len(e.at)), lend(&spare, &e.own.spare, len(e.at))
	e.oldSize = e.size
	e.keep(&spare)
	e.order = e.sorter.order(e.at, bounds(e.at, e.model.Domain, e.space.on, e.skin), 2*e.least+e.skin)
	e.reorder()
	e.split(len(e.at))
	e.grid.place(e.at, e.model.Domain, e.space.on, e.skin)
	e.each(e.tasks.list)
	e.each(e.tasks.sort)
	e.counts.Listed = 0
	for i := range e.chunks {
		c := &e.chunks[i]
		c.moved = 0
		e.counts.Listed += len(c.near)
	}
	e.deliver()
	e.walls.follow(e, later)
	e.coupled.follow(e, later)
	e.load = e.load[:len(e.at)]
	e.walls.pick(e)
	e.each(e.tasks.pickWalls)
	e.counts.Rebuilds++
	return nil
}

// reorder moves the particles to their new places.
func (e *Engine) reorder() {
	e.drain()
	permute(e.at, e.order)
	permute(e.motion, e.order)
	for to, key := range e.order {
		e.sorter.places[uint32(key)] = int32(to)
	}
	left := len(e.order) - e.drained
	e.at, e.motion = e.at[:left], e.motion[:left]
	e.listed = buffer.Resize(e.listed, left)
}

// keep makes room for the contacts of all particles under their present numbers, and fills it.
func (e *Engine) keep(spare *scratch) {
	particles, contacts := 0, 0
	for i := range e.chunks {
		c := &e.chunks[i]
		c.keptFrom = contacts
		particles += max(len(c.start)-1, 0)
		contacts += c.contacts
	}
	e.kept = lend(spare, &e.own.kept, particles+1)
	e.keptNear = lend(spare, &e.own.keptNear, contacts)
	e.kept[particles] = int32(contacts)
	e.each(e.tasks.carry)
}

// carry keeps the contacts of a chunk while its list is overwritten.
func (e *Engine) carry(_, i int) {
	c := &e.chunks[i]
	k := c.keptFrom
	for g := range max(len(c.start)-1, 0) {
		e.kept[c.lo+g] = int32(k)
		for _, j := range c.near[c.start[g]:c.start[g+1]] {
			if j < 0 {
				e.keptNear[k] = j &^ touching
				k++
			}
		}
	}
	c.keptTo = k
}

// list makes the list of a chunk.
func (e *Engine) list(_, ci int) {
	c := &e.chunks[ci]
	c.start, c.near, c.owner = c.start[:0], c.near[:0], c.owner[:0]
	c.foreign, c.foreignRoll, c.foreignAt = c.foreign[:0], c.foreignRoll[:0], c.foreignAt[:0]
	c.contacts = 0
	for i := c.lo; i < c.hi; i++ {
		from := len(c.near)
		c.start = append(c.start, int32(from))
		c.near = e.seek(c.near, i)
		ascend(c.near[from:])
		for range c.near[from:] {
			c.owner = append(c.owner, uint16(i-c.lo))
		}
		for k, j := range c.near[from:] {
			if e.recall(c, i, int(j)) {
				c.near[from+k] = j | touching
				c.contacts++
			}
		}
		s := &e.at[i]
		e.listed[i] = [3]float32{float32(s.X - e.grid.box.Min.X), float32(s.Y - e.grid.box.Min.Y), float32(s.Z - e.grid.box.Min.Z)}
	}
	c.start = append(c.start, int32(len(c.near)))
	c.ends = buffer.Resize(c.ends, len(e.chunks))
	c.address(e.size, c.ends)
}

// recall looks for the history of the new pair i < j among the old contacts, and writes its place in the new list there. What other chunks have is copied at
// once: they put their own histories into a new order when all lists are made.
func (e *Engine) recall(c *chunk, i, j int) bool {
	a, b := int(uint32(e.order[i])), int(uint32(e.order[j]))
	turned := int32(0)
	if a > b {
		a, b, turned = b, a, 1
	}
	if a >= len(e.kept)-1 {
		return false
	}
	for k := e.kept[a]; k < e.kept[a+1]; k++ {
		if int(atomic.LoadInt32(&e.keptNear[k])) != b {
			continue
		}
		from := &e.chunks[a/e.oldSize]
		if from == c {
			atomic.StoreInt32(&e.keptNear[k], ^(int32(c.contacts)<<1 | turned))
			return true
		}
		was := int(k) - from.keptFrom + 1
		c.foreignAt = append(buffer.Spare(c.foreignAt), int32(c.contacts+1))
		c.foreign = append(buffer.Spare(c.foreign), from.was[was].turned(turned))
		if e.law.Rolling == law.ElasticPlastic {
			c.foreignRoll = append(buffer.Spare(c.foreignRoll), r3.Scale(float64(1-2*turned), from.wasRoll[was]))
		}
		return true
	}
	return false
}

// turned is a history with the partners exchanged where turned is 1.
func (m memory) turned(turned int32) memory {
	return memory{r3.Scale(float64(1-2*turned), m.Spring), m.Radius}
}

// sort puts the histories of a chunk into the order of its new list.
func (e *Engine) sort(worker, ci int) {
	c, d := &e.chunks[ci], &e.desks[worker]
	d.now = buffer.Resize(d.now[:0], c.contacts+1)
	d.now[0] = memory{}
	rolling := e.law.Rolling == law.ElasticPlastic
	if rolling {
		d.nowRoll = buffer.Resize(d.nowRoll[:0], c.contacts+1)
		d.nowRoll[0] = r3.Vec{}
	}
	for n, k := range e.keptNear[c.keptFrom:c.keptTo] {
		if k >= 0 {
			continue
		}
		place, turned := ^k>>1+1, ^k&1
		d.now[place] = c.was[n+1].turned(turned)
		if rolling {
			d.nowRoll[place] = r3.Scale(float64(1-2*turned), c.wasRoll[n+1])
		}
	}
	for n, place := range c.foreignAt {
		d.now[place] = c.foreign[n]
		if rolling {
			d.nowRoll[place] = c.foreignRoll[n]
		}
	}
	c.remember(d)
}

// remember makes the histories on a desk those of the chunk.
func (c *chunk) remember(d *desk) {
	c.was = buffer.Resize(c.was[:0], len(d.now))
	copy(c.was, d.now)
	c.wasRoll = buffer.Resize(c.wasRoll[:0], len(d.nowRoll))
	copy(c.wasRoll, d.nowRoll)
}

// seek appends the particles j > i that are nearer to i than the skin.
func (e *Engine) seek(near []int32, i int) []int32 {
	s := &e.at[i]
	for l := range e.grid.levels {
		v := &e.grid.levels[l]
		reach := s.R + v.radius + e.skin
		x0, x1 := v.span(&e.grid, 0, s.X, e.grid.box.Min.X, reach)
		y0, y1 := v.span(&e.grid, 1, s.Y, e.grid.box.Min.Y, reach)
		z0, z1 := v.span(&e.grid, 2, s.Z, e.grid.box.Min.Z, reach)
		for z := z0; z <= z1; z++ {
			for y := y0; y <= y1; y++ {
				row := v.cells[0] * (fold(y, v.cells[1]) + v.cells[1]*fold(z, v.cells[2]))
				if x0 >= 0 && x1 < v.cells[0] {
					near = e.sift(near, i, v.members[v.start[row+x0]:v.start[row+x1+1]])
					continue
				}
				for x := x0; x <= x1; x++ {
					cell := row + fold(x, v.cells[0])
					near = e.sift(near, i, v.members[v.start[cell]:v.start[cell+1]])
				}
			}
		}
	}
	return near
}

// sift appends those of the members that pair with i.
func (e *Engine) sift(near []int32, i int, members []int32) []int32 {
	s := &e.at[i]
	for _, j := range members {
		if int(j) <= i {
			continue
		}
		o := &e.at[j]
		d := r3.Vec{X: s.X - o.X, Y: s.Y - o.Y, Z: s.Z - o.Z}
		if e.space.any {
			d = e.space.nearest(d)
		}
		reach := s.R + o.R + e.skin
		if r3.Norm2(d) < reach*reach {
			near = append(near, j)
		}
	}
	return near
}

// fold brings a cell's number on a periodic axis back into 0 ... n-1.
func fold(c, n int) int {
	if c < 0 {
		return c%n + n*min(1, -(c%n))
	}
	if c >= n {
		return c % n
	}
	return c
}

// ascend sorts a short list.
func ascend(v []int32) {
	if len(v) > 32 {
		slices.Sort(v)
		return
	}
	for k := 1; k < len(v); k++ {
		x := v[k]
		m := k
		for m > 0 && v[m-1] > x {
			v[m] = v[m-1]
			m--
		}
		v[m] = x
	}
}
