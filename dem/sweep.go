// Many steps at once: forces of one step and motion of the next in one pass through memory.

package dem

// sweep works out the forces on a chunk's grains and, where nothing is missing, takes the grains to the next step while they are
// in the cache. Lists hold pairs i < j, so a chunk's grains are met, and its outbox is filled, by chunks before it alone: once
// those have been through, they may move.
func (e *CPU) sweep(worker, ci int) {
	e.forces(worker, ci)
	c := &e.chunks[ci]
	c.swept.Store(e.sweeps)
	for _, p := range c.post {
		if e.chunks[p.from].swept.Load() != e.sweeps {
			d := &e.desks[worker]
			d.late = append(d.late, ci)
			return
		}
	}
	e.complete(worker, c)
}

// complete ends a chunk's step and begins the next.
func (e *CPU) complete(worker int, c *chunk) {
	began := e.clock()
	e.gather(c)
	e.move(c, e.late)
	e.lap(&e.desks[worker].spent.Motion, began)
}

// sweepAll does the forces of this step and the drift of the next.
func (e *CPU) sweepAll() {
	e.sweeps++
	e.each(e.tasks.sweep)
	e.behind = e.behind[:0]
	for i := range e.desks {
		e.behind = append(e.behind, e.desks[i].late...)
		e.desks[i].late = e.desks[i].late[:0]
	}
	e.pool.run(len(e.behind), e.tasks.catchUp)
}

// catchUp ends the sweep of a chunk that was ahead of others.
func (e *CPU) catchUp(worker, i int) { e.complete(worker, &e.chunks[e.behind[i]]) }
