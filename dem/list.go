// Neighbour lists: every pair of grains closer than the skin once, with the pair's history carried over from list to list.

package dem

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// rebuild puts the grains into spatial order and makes all lists anew at the present positions.
func (e *CPU) rebuild() error {
	if err := e.settle(); err != nil {
		return err
	}
	e.each(e.tasks.carry)
	e.oldSize = e.size
	e.load = resize(e.load, len(e.at))
	e.sorter.borrow(e.load)
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
	e.walls.follow(e)
	e.coupled.follow(e)
	e.load = e.load[:len(e.at)]
	e.walls.pick(e)
	e.each(e.tasks.pickWalls)
	e.counts.Rebuilds++
	return nil
}

// reorder moves the grains to their new places.
func (e *CPU) reorder() {
	e.drain()
	permute(e.at, e.order)
	permute(e.motion, e.order)
	for to, key := range e.order {
		e.sorter.places[uint32(key)] = int32(to)
	}
	left := len(e.order) - e.drained
	e.at, e.motion = e.at[:left], e.motion[:left]
	e.listed = resize(e.listed, left)
}

// carry keeps the contacts of a chunk, under the grains' present numbers, while its list is overwritten.
func (e *CPU) carry(_, i int) {
	c := &e.chunks[i]
	c.kept, c.keptNear = c.kept[:0], c.keptNear[:0]
	if len(c.start) == 0 {
		return
	}
	for g := range len(c.start) - 1 {
		c.kept = append(c.kept, int32(len(c.keptNear)))
		for _, j := range c.near[c.start[g]:c.start[g+1]] {
			if j < 0 {
				c.keptNear = append(c.keptNear, j&^touching)
			}
		}
	}
	c.kept = append(c.kept, int32(len(c.keptNear)))
}

// list makes the list of a chunk.
func (e *CPU) list(_, ci int) {
	c := &e.chunks[ci]
	c.start, c.near, c.owner = c.start[:0], c.near[:0], c.owner[:0]
	c.source, c.foreign, c.foreignRoll = c.source[:0], c.foreign[:0], c.foreignRoll[:0]
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
	c.ends = resize(c.ends, len(e.chunks))
	c.address(e.size, c.ends)
}

// recall looks for the history of the new pair i < j among the old contacts and notes where it is. What other chunks have is copied at
// once: they put their own histories into a new order when all lists are made.
func (e *CPU) recall(c *chunk, i, j int) bool {
	a, b := int(uint32(e.order[i])), int(uint32(e.order[j]))
	sign := int32(1)
	if a > b {
		a, b, sign = b, a, -1
	}
	if e.oldSize == 0 || a/e.oldSize >= len(e.chunks) {
		return false
	}
	from := &e.chunks[a/e.oldSize]
	g := a % e.oldSize
	if g+1 >= len(from.kept) {
		return false
	}
	for k := from.kept[g]; k < from.kept[g+1]; k++ {
		if int(from.keptNear[k]) != b {
			continue
		}
		if from == c {
			c.source = append(c.source, sign*(k+1))
			return true
		}
		c.source = append(c.source, 0)
		c.foreign = append(c.foreign, from.was[k+1].turned(sign))
		if e.law.Rolling == ElasticPlastic {
			c.foreignRoll = append(c.foreignRoll, r3.Scale(float64(sign), from.wasRoll[k+1]))
		}
		return true
	}
	return false
}

// turned is a history with the partners exchanged where sign is -1.
func (m memory) turned(sign int32) memory { return memory{r3.Scale(float64(sign), m.Spring), m.Radius} }

// sort puts the histories of a chunk into the order of its new list.
func (e *CPU) sort(worker, ci int) {
	c, d := &e.chunks[ci], &e.desks[worker]
	d.now, d.nowRoll = append(d.now[:0], memory{}), append(d.nowRoll[:0], r3.Vec{})
	rolling := e.law.Rolling == ElasticPlastic
	foreign := 0
	for _, k := range c.source {
		if k == 0 {
			d.now = append(d.now, c.foreign[foreign])
			if rolling {
				d.nowRoll = append(d.nowRoll, c.foreignRoll[foreign])
			}
			foreign++
			continue
		}
		sign := int32(1)
		if k < 0 {
			k, sign = -k, -1
		}
		d.now = append(d.now, c.was[k].turned(sign))
		if rolling {
			d.nowRoll = append(d.nowRoll, r3.Scale(float64(sign), c.wasRoll[k]))
		}
	}
	c.remember(d)
}

// remember makes the histories on a desk those of the chunk.
func (c *chunk) remember(d *desk) {
	c.was = resize(c.was[:0], len(d.now))
	copy(c.was, d.now)
	c.wasRoll = resize(c.wasRoll[:0], len(d.nowRoll))
	copy(c.wasRoll, d.nowRoll)
}

// seek appends the grains j > i that are nearer to i than the skin.
func (e *CPU) seek(near []int32, i int) []int32 {
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
func (e *CPU) sift(near []int32, i int, members []int32) []int32 {
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
