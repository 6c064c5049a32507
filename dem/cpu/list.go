// Neighbour lists: every pair of particles closer than the skin once, with the pair's history carried over from list to list.

package cpu

import (
	"slices"
	"sync/atomic"

	"gabion/dem/law"
	"gabion/internal/buffer"
)

// rebuild puts the particles into spatial order and makes all lists anew at the present positions.
func (e *Engine) rebuild() error {
	if err := e.wrapParticles(); err != nil {
		return err
	}
	e.markLeaving()
	e.resizeExpanded()
	e.load = buffer.Resize(e.load, len(e.at))
	spare := scratchOf(e.load)
	e.sorter.places = allocFrom(&spare, &e.listMemory.places, len(e.at))
	later := spare
	e.sorter.keys, e.sorter.spare = allocFrom(&spare, &e.listMemory.keys, len(e.at)), allocFrom(&spare, &e.listMemory.spare, len(e.at))
	e.oldSize = e.size
	e.saveContacts(&spare)
	at, domain := e.upright()
	e.order = e.sorter.order(at, bounds(at, domain, e.periods.on, e.margin()), 2*e.minRadius+e.margin())
	e.reorder()
	e.split(len(e.at))
	at, domain = e.upright()
	e.grid.place(at, domain, e.periods.on, e.pairMargin)
	e.forEachChunk(e.tasks.list)
	e.forEachChunk(e.tasks.sortHistories)
	e.counts.Listed = 0
	for i := range e.chunks {
		c := &e.chunks[i]
		c.moved = 0
		e.counts.Listed += len(c.near)
	}
	e.routeMessages()
	e.walls.reorder(e, later)
	e.coupled.reorder(e, later)
	e.load = e.load[:len(e.at)]
	e.walls.findCandidates(e)
	e.forEachChunk(e.tasks.wallCandidates)
	e.listFar(e.skin)
	e.placePolyhedra()
	e.listPolyhedra()
	e.counts.Rebuilds++
	return nil
}

// reorder moves the particles to their new places.
func (e *Engine) reorder() {
	e.moveLeavingLast()
	permute(e.at, e.order)
	permute(e.motion, e.order)
	permute(e.identity, e.order)
	for to, key := range e.order {
		e.sorter.places[uint32(key)] = int32(to)
	}
	left := len(e.order) - e.leavingCount
	e.at, e.motion, e.identity = e.at[:left], e.motion[:left], e.identity[:left]
	e.reorderScalars(left)
	e.reorderDerivatives(left)
	e.reorderClumps(left)
	e.followBonded()
	e.listPositions = buffer.Resize(e.listPositions, left)
}

// saveContacts makes room for the contacts of all particles under their present numbers, and fills it.
func (e *Engine) saveContacts(spare *scratch) {
	particles, contacts := 0, 0
	for i := range e.chunks {
		c := &e.chunks[i]
		c.oldFrom = contacts
		particles += max(len(c.start)-1, 0)
		contacts += c.contacts
	}
	e.oldStart = allocFrom(spare, &e.listMemory.oldStart, particles+1)
	e.oldContacts = allocFrom(spare, &e.listMemory.oldContacts, contacts)
	e.oldStart[particles] = int32(contacts)
	e.forEachChunk(e.tasks.saveContacts)
}

// saveChunkContacts keeps the contacts of a chunk while its list is overwritten.
func (e *Engine) saveChunkContacts(_, i int) {
	c := &e.chunks[i]
	k := c.oldFrom
	for g := range max(len(c.start)-1, 0) {
		e.oldStart[c.lo+g] = int32(k)
		for _, j := range c.near[c.start[g]:c.start[g+1]] {
			if j < 0 {
				e.oldContacts[k] = j &^ inContact
				k++
			}
		}
	}
	c.oldTo = k
}

// list makes the list of a chunk.
func (e *Engine) list(_, ci int) {
	c := &e.chunks[ci]
	c.start, c.near, c.owner = c.start[:0], c.near[:0], c.owner[:0]
	c.remoteHistories, c.remotePlaces = c.remoteHistories[:0], c.remotePlaces[:0]
	c.contacts, c.polyhedra = 0, c.polyhedra[:0]
	for i := c.lo; i < c.hi; i++ {
		from := len(c.near)
		c.start = append(c.start, int32(from))
		c.near = e.appendNeighbours(c.near, i)
		c.near = e.dropClumpMates(c.near, from, i)
		c.near = e.dropBonded(c.near, from, i)
		c.near = e.dropUnformed(c.near, from, i)
		e.takePolyhedra(c, from, i)
		sortShort(c.near[from:])
		for range c.near[from:] {
			c.owner = append(c.owner, uint16(i-c.lo))
		}
		for k, j := range c.near[from:] {
			if e.matchHistory(c, i, int(j)) {
				c.near[from+k] = j | inContact
				c.contacts++
			}
		}
		s := &e.at[i]
		e.listPositions[i] = [3]float32{float32(s.X - e.grid.box.Min.X), float32(s.Y - e.grid.box.Min.Y), float32(s.Z - e.grid.box.Min.Z)}
	}
	c.start = append(c.start, int32(len(c.near)))
	c.ends = buffer.Resize(c.ends, len(e.chunks))
	c.assignSlots(e.size, c.ends)
}

// oldContact is a contact of the old lists.
type oldContact struct {
	first  int   // old number of its first particle
	place  int32 // in oldContacts; -1 where there is none
	turned int32 // 1 where its first particle is the second one now
}

// findOld looks for the contact of the pair i < j among the old ones.
func (e *Engine) findOld(i, j int) oldContact {
	a, b := int(uint32(e.order[i])), int(uint32(e.order[j]))
	old := oldContact{first: a, place: -1}
	if a > b {
		b, old.first, old.turned = a, b, 1
	}
	if old.first >= len(e.oldStart)-1 {
		return old
	}
	for k := e.oldStart[old.first]; k < e.oldStart[old.first+1]; k++ {
		if int(atomic.LoadInt32(&e.oldContacts[k])) == b {
			old.place = k
			break
		}
	}
	return old
}

// matchHistory looks for the history of the new pair i < j among the old contacts, and writes its place in the new list there. What other chunks have is copied at
// once: they put their own histories into a new order when all lists are made.
func (e *Engine) matchHistory(c *chunk, i, j int) bool {
	old := e.findOld(i, j)
	if old.place < 0 {
		return false
	}
	from := &e.chunks[old.first/e.oldSize]
	if from == c {
		atomic.StoreInt32(&e.oldContacts[old.place], ^(int32(c.contacts)<<1 | old.turned))
		return true
	}
	was := int(old.place) - from.oldFrom + 1
	c.remotePlaces = append(buffer.Spare(c.remotePlaces), int32(c.contacts+1))
	c.remoteHistories = e.appendHistory(c.remoteHistories, e.historyOf(from, was, old.turned))
	return true
}

// dropUnformed takes those that particle i cannot touch before the next lists from the list of its neighbours, which begins at a place: under a law with reach only what has formed a
// contact acts over a gap, or all that a film of fluid lies between.
func (e *Engine) dropUnformed(near []int32, from, i int) []int32 {
	if e.reach == 0 {
		return near
	}
	kept := near[:from]
	for _, j := range near[from:] {
		if e.lasts(i, int(j)) {
			kept = append(kept, j)
		}
	}
	return kept
}

// lasts tells whether particles i < j may touch before the next lists, or have a contact that goes on over their gap.
func (e *Engine) lasts(i, j int) bool {
	t := contactPair{i: int32(i), j: int32(j)}
	gap := e.gap(&t)
	return gap < e.skin || e.law.Lubricated && gap < e.skin+e.reachOf(&t) || e.findOld(i, j).place >= 0
}

// historyOf is the history at a place of a chunk, with the partners exchanged where turned is 1.
func (e *Engine) historyOf(c *chunk, place int, turned int32) law.History {
	h := e.law.Unpack(c.histories[place*e.historyWidth:])
	if turned == 1 {
		h = h.Swapped()
	}
	return h
}

// appendHistory adds a history to a list of them.
func (e *Engine) appendHistory(list []float64, h law.History) []float64 {
	n := len(list)
	list = buffer.Grow(list, e.historyWidth)[:n+e.historyWidth]
	e.law.Pack(&h, list[n:])
	return list
}

// sortHistories puts the histories of a chunk into the order of its new list.
func (e *Engine) sortHistories(worker, ci int) {
	c, d, width := &e.chunks[ci], &e.workspaces[worker], e.historyWidth
	d.histories = buffer.Resize(d.histories[:0], (c.contacts+1)*width)
	clear(d.histories[:width])
	for n, k := range e.oldContacts[c.oldFrom:c.oldTo] {
		if k >= 0 {
			continue
		}
		h := e.historyOf(c, n+1, ^k&1)
		e.law.Pack(&h, d.histories[int(^k>>1+1)*width:])
	}
	for n, place := range c.remotePlaces {
		copy(d.histories[int(place)*width:][:width], c.remoteHistories[n*width:])
	}
	c.storeHistories(d)
}

// storeHistories copies the histories of a workspace to the chunk.
func (c *chunk) storeHistories(d *workspace) {
	c.histories = buffer.Resize(c.histories[:0], len(d.histories))
	copy(c.histories, d.histories)
}

// appendNeighbours appends the particles j > i that are nearer to i than the margin of their radii.
func (e *Engine) appendNeighbours(near []int32, i int) []int32 {
	s := e.uprightOne(i)
	own := e.grid.levelOf(s.R)
	for l := range e.grid.levels {
		v := &e.grid.levels[l]
		margin := v.margins[own]
		reach := s.R + v.radius + margin
		x0, x1 := v.span(&e.grid, 0, s.X, e.grid.box.Min.X, reach)
		y0, y1 := v.span(&e.grid, 1, s.Y, e.grid.box.Min.Y, reach)
		z0, z1 := v.span(&e.grid, 2, s.Z, e.grid.box.Min.Z, reach)
		for z := z0; z <= z1; z++ {
			for y := y0; y <= y1; y++ {
				row := v.cells[0] * (fold(y, v.cells[1]) + v.cells[1]*fold(z, v.cells[2]))
				if x0 >= 0 && x1 < v.cells[0] {
					near = e.appendInReach(near, i, v.members[v.start[row+x0]:v.start[row+x1+1]], margin)
					continue
				}
				for x := x0; x <= x1; x++ {
					cell := row + fold(x, v.cells[0])
					near = e.appendInReach(near, i, v.members[v.start[cell]:v.start[cell+1]], margin)
				}
			}
		}
	}
	return near
}

// appendInReach appends those of the members that pair with i, up to a margin (m). Which of them do is told without branches, which a processor would mispredict.
func (e *Engine) appendInReach(near []int32, i int, members []int32, margin float64) []int32 {
	s, at, periodic := e.at[i], e.at, e.periods.any
	n := len(near)
	near = buffer.Grow(near, len(members))[:n+len(members)]
	for _, j := range members {
		o := &at[j]
		dx, dy, dz := s.X-o.X, s.Y-o.Y, s.Z-o.Z
		if periodic {
			dx, dy, dz = e.periods.shortest(dx, dy, dz)
		}
		near[n] = j
		reach := s.R + o.R + margin
		within, later := 0, 0
		if dx*dx+dy*dy+dz*dz < reach*reach {
			within = 1
		}
		if int(j) > i {
			later = 1
		}
		n += within & later
	}
	return near[:n]
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

// sortShort sorts a short list.
func sortShort(v []int32) {
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
