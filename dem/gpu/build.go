// Building the rows of neighbours on the GPU, and what to do when memory runs out.

package gpu

import (
	"errors"
	"unsafe"

	"gabion/kernels"
)

// Threads of a block of kernels that take any number.
const (
	cellThreads = 256
	warp        = 32
)

// cellBlocks is as many blocks as kernels that go through the cells in strides need.
const cellBlocks = 1056

func blocksOf(n, threads int) int { return max(1, (n+threads-1)/threads) }

// wallBlocks is enough to fill the device, or for all pairs that there may ever be. Recordings keep it, so it must not depend on how many there are.
func (e *Engine) wallBlocks() int {
	return min(blocksOf(e.capacity*len(e.surfaces.surfaces), surfaceThreads), 4*e.device.Info.Multiprocessors)
}

// building is where the control says whether a build is going on.
func (e *Engine) building() kernels.Address {
	return e.arrays.control.Address() + kernels.Address(unsafe.Offsetof(control{}.Rebuild))
}

// scan sums counts while a build is going on.
func (e *Engine) scan(counts, totals *kernels.Array[int32], n int) error {
	tiles := blocksOf(n, scanLength)
	skip := to[int32](e.building())
	c, t, k := pointer(counts), pointer(totals), &e.kernels
	return errors.Join(
		k.scanTiles(tiles, scanThreads, c, t, int64(n), skip),
		k.scanTotals(1, scanThreads, t, int64(tiles), skip),
		k.addTotals(tiles, scanThreads, c, t, int64(n), skip),
	)
}

// Stages of a build; what fails is repeated from the stage that it failed in.
const (
	fromCells = iota
	fromPack
	fromRows
)

// buildRows queues a build from a stage on.
func (e *Engine) buildRows(stage int) error {
	n, walls, tile := e.capacity, len(e.surfaces.surfaces) > 0, int64(e.tile())
	if stage <= fromCells {
		if e.hasFlows() {
			if err := errors.Join(e.pressLeaving(), e.kernels.sumFlows(blocksOf(n, stepThreads), stepThreads)); err != nil {
				return err
			}
		}
		blocks := min(blocksOf(e.space.cells+2, cellThreads), cellBlocks)
		if err := errors.Join(
			e.kernels.clearCells(blocks, cellThreads),
			e.kernels.countCells(blocksOf(n, cellThreads), cellThreads),
			e.scan(e.arrays.cellStart, e.arrays.tileSums, e.space.cells+2),
			e.kernels.scatter(blocksOf(n, cellThreads), cellThreads),
			e.kernels.sortCells(blocks, cellThreads),
			e.kernels.reorder(blocksOf(n, cellThreads), cellThreads),
			e.kernels.keepWraps(blocksOf(n, cellThreads), cellThreads),
			e.orderClumps(),
			e.followBonded(),
		); err != nil {
			return err
		}
	}
	if stage <= fromPack {
		if err := e.kernels.packContacts(blocksOf(n, buildThreads), buildThreads); err != nil {
			return err
		}
		if err := e.kernels.boundSurfaces(min(blocksOf(len(e.surfaces.surfaces)*e.tiles(), tileSize), cellBlocks), tileSize); err != nil {
			return err
		}
		if err := e.kernels.countPairs(e.tiles(), tileSize, tile); err != nil {
			return err
		}
		if walls {
			if err := errors.Join(e.scan(e.arrays.tilePairs, e.arrays.pairSums, len(e.surfaces.surfaces)*e.tiles()+1), e.kernels.placePairs(1, scanThreads)); err != nil {
				return err
			}
		}
	}
	if err := errors.Join(e.kernels.buildLists(blocksOf(n, buildThreads), buildThreads), e.listPolyhedra()); err != nil || !walls {
		return err
	}
	return errors.Join(e.kernels.listPairs(e.tiles(), tileSize, tile),
		e.kernels.restorePairs(e.wallBlocks(), surfaceThreads), e.carryForces(), e.kernels.swapPairs(1, warp))
}

// carryForces queues that what pairs with coupled surfaces did follows them to their new places.
func (e *Engine) carryForces() error {
	if e.frames == 0 {
		return nil
	}
	return e.kernels.carryForces(e.wallBlocks(), surfaceThreads)
}

// queueBatch queues n steps as the first of a batch, the decision what comes after them, and the build. With coupled surfaces the build is taken
// off the list at once: trials look there for one that has still to come.
func (e *Engine) queueBatch(n int) error {
	if e.frames > 0 {
		return errors.Join(e.queueSteps(n), e.queueDecision(n), e.queueBuild())
	}
	return errors.Join(e.queueSteps(n), e.queueDecision(n), e.queueDueBuild())
}

// queueDueBuild queues a build that is made where it has been decided on. Where a recording cannot branch, its kernels leave at once elsewhere, which takes longer.
func (e *Engine) queueDueBuild() error {
	build := func() error { return e.buildRows(fromCells) }
	if !e.branches {
		return build()
	}
	return e.queue.If(e.building(), 1, build)
}

// queueSteps queues n steps as the first of a batch.
func (e *Engine) queueSteps(n int) error {
	for k := range int64(n) {
		if err := e.queueStep(k, 0); err != nil {
			return err
		}
	}
	return nil
}

// queueStep queues step k of a batch. Rows that would not be good for so many steps ahead are built after the batch.
func (e *Engine) queueStep(k, ahead int64) error {
	step := e.kernels.step
	switch {
	case e.wallsInStep && e.options.Precision == Single && e.stepBlocks() <= fewBlocks*e.device.Info.Multiprocessors:
		step = e.kernels.stepFew
	case e.wallsInStep:
		step = e.kernels.stepJoined
	}
	return errors.Join(e.queue.Beside(func() error { return e.workOutWalls(k) }, func() error { return e.workOutBonds(k) }),
		e.beforeStep(k), step(e.stepBlocks(), stepThreads, k, ahead), e.moveClumps(k, ahead), e.warmBodies(k))
}

// workOutWalls queues the forces of walls for step k of a batch, where the step does not work them out.
func (e *Engine) workOutWalls(k int64) error {
	if e.surfaces.walls == 0 || e.wallsInStep {
		return nil
	}
	return errors.Join(e.kernels.wallForces(e.wallBlocks(), surfaceThreads, k, 0), e.endPartLoads(k))
}

// beforeStep queues what is worked out of all particles before step k of a batch, but for bonds.
func (e *Engine) beforeStep(k int64) error {
	return errors.Join(e.pressPolyhedra(k, beforeStep, 0, 0, 0), e.fillCells(k), e.attract(k, 0))
}

// queueStepOnly queues one step and the decision, but no build: the reply to a trial tells whether one has to come.
func (e *Engine) queueStepOnly() error { return errors.Join(e.queueSteps(1), e.queueDecision(1)) }

// queueBuild queues the build that has been decided on and takes it off the list.
func (e *Engine) queueBuild() error { return errors.Join(e.buildRows(fromCells), e.queueDecision(0)) }

// queueNeededBuild queues a build, which is asked for unless it has been decided on.
func (e *Engine) queueNeededBuild() error {
	return errors.Join(e.kernels.wantBuild(1, warp), e.queueBuild())
}

// queueDecision ends a batch of n steps and lets further ones go on.
func (e *Engine) queueDecision(n int) error {
	return e.kernels.decideRebuild(1, warp, int64(n))
}

// record makes the recordings.
func (e *Engine) record() error {
	e.recorded++
	if err := e.freeRecordings(); err != nil {
		return err
	}
	e.branches = e.queue.MayBranch()
	type plan struct {
		to   **kernels.Recording
		work func() error
	}
	steps := func(n int) func() error { return func() error { return e.queueBatch(n) } }
	try := func(tangents int64) func() error { return func() error { return e.queueSentTrial(tangents) } }
	plans := []plan{{&e.buildIfDue, steps(0)}, {&e.stepAndBuild, steps(1)}}
	if e.frames == 0 {
		plans = append(plans, plan{&e.batch, steps(batchSteps)}, plan{&e.shortBatch, steps(shortSteps)})
	} else {
		plans = append(plans, plan{&e.stepOnly, e.queueStepOnly}, plan{&e.neededBuild, e.queueNeededBuild}, plan{&e.trial[0], try(0)}, plan{&e.trial[1], try(1)})
	}
	for _, p := range plans {
		var err error
		if *p.to, err = e.queue.Record(p.work); err != nil {
			return err
		}
	}
	return nil
}

// freeRecordings frees the recordings.
func (e *Engine) freeRecordings() error {
	var errs []error
	for _, r := range []**kernels.Recording{&e.buildIfDue, &e.stepAndBuild, &e.batch, &e.shortBatch, &e.stepOnly, &e.neededBuild, &e.trial[0], &e.trial[1]} {
		errs = append(errs, (*r).Free())
		*r = nil
	}
	for n, r := range e.segments {
		errs = append(errs, r.Free())
		delete(e.segments, n)
	}
	return errors.Join(errs...)
}

// sendControl writes the control as it is here.
func (e *Engine) sendControl() error { return errors.Join(e.queueControl(), e.queue.Wait()) }

// queueControl queues that; e.host is not to change before the device has it.
func (e *Engine) queueControl() error {
	e.host[0] = e.control
	return e.arrays.control.Write(0, e.host)
}

// buildNow builds rows where the control asks for it.
func (e *Engine) buildNow() error {
	return errors.Join(e.buildIfDue.Run(), e.syncControl())
}

// syncControl waits for the device, reads its control, and makes room where it lacked memory to go on.
func (e *Engine) syncControl() error {
	for {
		if err := e.arrays.control.Read(0, e.host); err != nil {
			return err
		}
		e.control = e.host[0]
		if e.control.Failed == 0 {
			return nil
		}
		if e.control.Lost != 0 {
			return e.lostError()
		}
		if err := e.growAndRetry(); err != nil {
			return err
		}
	}
}

// growAndRetry makes the room that the device lacked and takes the build up where it stopped.
func (e *Engine) growAndRetry() error {
	c := &e.control
	more := func(n int32) int {
		if e.frames > 0 { // a net that catches particles would run out of room again and again, which costs more than several steps each time
			return int(n) + int(n)/8 + 1024
		}
		return int(n) + int(n)/128 + 8
	}
	stage := fromRows
	var err error
	switch c.Failed {
	case failRows:
		err = e.reserve(more(c.SlicesWanted), 0, 0, 0)
	case failPacked:
		stage = fromPack
		err = e.reserve(0, more(c.Packed), 0, 0)
	case failPairs:
		err = e.reserve(0, 0, more(c.Pairs), more(c.Slots))
	case failPolyhedra:
		err = e.morePolyhedra(more(c.PolyhedronPairs))
	}
	if err != nil {
		return err
	}
	if stage == fromPack {
		c.Packed = 0
	}
	c.SlicesWanted, c.Failed, c.Rebuild = 0, 0, 1
	return errors.Join(e.sendControl(), e.buildRows(stage), e.queueDecision(0))
}
