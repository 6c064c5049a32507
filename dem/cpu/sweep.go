// Many steps at once: forces of one step and motion of the next in one pass through memory.

package cpu

import "gabion/internal/pool"

// sweep works out the forces on a chunk's particles and, where nothing is missing, takes the particles to the next step while they are
// in the cache. Lists hold pairs i < j, so a chunk's particles are met, and its outbox is filled, by chunks before it alone: once
// those have been through, they may move.
func (e *Engine) sweep(worker, ci int) {
	e.forces(worker, ci)
	c := &e.chunks[ci]
	c.swept.Store(e.sweeps)
	e.complete(worker, c)
}

// complete ends a chunk's step and begins the next, unless something is missing or somebody else does.
func (e *Engine) complete(worker int, c *chunk) {
	before := c.moving.Load()
	if before == e.sweeps || !e.ready(c) || !c.moving.CompareAndSwap(before, e.sweeps) {
		return
	}
	began := e.clock()
	e.gather(c)
	e.move(c, e.late)
	e.lap(&e.desks[worker].spent.Motion, began)
}

// ready tells whether all forces on a chunk's particles are there.
func (e *Engine) ready(c *chunk) bool {
	if c.swept.Load() != e.sweeps {
		return false
	}
	for _, p := range c.post {
		if e.chunks[p.from].swept.Load() != e.sweeps {
			return false
		}
	}
	return true
}

// catchUp completes the chunks that were ahead of others, while the others come along: small work for those that are done with the large.
// Whoever has swept the last chunk finds all of them ready.
func (e *Engine) catchUp(worker int) {
	for spins := pool.Spins; spins > 0; spins -= len(e.chunks) {
		left := false
		for i := range e.chunks {
			if c := &e.chunks[i]; c.moving.Load() != e.sweeps {
				left = true
				e.complete(worker, c)
			}
		}
		if !left {
			return
		}
	}
}

// sweepAll does the forces of this step and the drift of the next.
func (e *Engine) sweepAll() {
	e.sweeps++
	e.pool.Run(len(e.chunks), e.tasks.sweep, e.tasks.catchUp)
}
