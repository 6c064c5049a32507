// Many steps at once: forces of one step and motion of the next in one pass through memory.

package cpu

// fusedStep works out the forces on a chunk's particles and, where nothing is missing, takes the particles to the next step while they are
// in the cache. Lists hold pairs i < j, so only chunks before it act on a chunk's particles and send it forces: once
// those have been through, they may move.
func (e *Engine) fusedStep(worker, ci int) {
	e.forces(worker, ci)
	c := &e.chunks[ci]
	c.forcesStep.Store(e.fusedSteps)
	e.complete(worker, c)
}

// complete ends a chunk's step and begins the next, unless something is missing or somebody else does.
func (e *Engine) complete(worker int, c *chunk) {
	before := c.motionStep.Load()
	if before == e.fusedSteps || !e.ready(c) || !c.motionStep.CompareAndSwap(before, e.fusedSteps) {
		return
	}
	began := e.clock()
	e.gather(c)
	e.move(c, e.secondKick)
	e.addElapsed(&e.workspaces[worker].timings.Motion, began)
}

// ready tells whether all forces on a chunk's particles are there.
func (e *Engine) ready(c *chunk) bool {
	if c.forcesStep.Load() != e.fusedSteps {
		return false
	}
	for _, p := range c.inbox {
		if e.chunks[p.from].forcesStep.Load() != e.fusedSteps {
			return false
		}
	}
	return true
}

// mostPolls is how often a worker asks whether a chunk can be completed before it leaves that to others.
const mostPolls = 150_000

// completeRest completes the chunks that were ahead of others, while the others come along: small work for those that are done with the large.
// Whoever has swept the last chunk finds all of them ready.
func (e *Engine) completeRest(worker int) {
	for polls := mostPolls; polls > 0; polls -= len(e.chunks) {
		left := false
		for i := range e.chunks {
			if c := &e.chunks[i]; c.motionStep.Load() != e.fusedSteps {
				left = true
				e.complete(worker, c)
			}
		}
		if !left {
			return
		}
	}
}

// runFusedStep does the forces of this step and the drift of the next.
func (e *Engine) runFusedStep() {
	e.fusedSteps++
	e.pool.Run(len(e.chunks), e.tasks.fusedStep, e.tasks.completeRest)
}
