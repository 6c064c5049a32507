// Many steps on the GPU along a known trajectory of the coupled frames, in segments with one reply to the host at the end of each.

package gpu

import (
	"cmp"
	"errors"
	"unsafe"

	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/kernels"
	"gabion/rigid"
)

// MaxTrajectorySteps is the number of steps along a trajectory that are made at once.
const MaxTrajectorySteps = 32

const (
	maxPoseBytes = 128 << 20 // bytes that the poses of the surfaces after its steps may take
)

const trajectoryHeadBytes = int(unsafe.Sizeof(deviceTrajectory{}))

// segment tells recordings apart: the last segment of a trajectory leaves the last contact to a trial, with tangents or without.
type segment struct {
	steps          int
	last, tangents bool
}

// What a segment's reply has after the impulses, as in kernels/trajectory.cuh.
const (
	repliedDone    = iota // steps
	repliedPending        // contacts after them have still to be worked out
	repliedRebuild        // rows have to be built, now or for the next trajectory
	repliedSize
)

// allocateTrajectory makes what a trajectory needs besides a trial.
func (e *Engine) allocateTrajectory() error {
	a, t := &e.arrays, e.allocator()
	first, frameSurfaceList := e.frameSurfaces()
	a.trajectory = alloc[byte](t, trajectoryHeadBytes+2*e.frames*frameBytes)
	placed := (len(e.surfaces.surfaces) - e.surfaces.walls) * placedSurfaceBytes
	e.maxSegment = max(1, min(MaxTrajectorySteps, maxPoseBytes/placed))
	a.placed = alloc[byte](t, e.maxSegment*placed)
	a.frameSurfaceList, a.frameSurfaceFirst = alloc[int32](t, len(frameSurfaceList)), alloc[int32](t, len(first))
	if t.err != nil {
		return t.err
	}
	var errs [2]error
	a.hostTrajectory, errs[0] = kernels.Pinned[byte](e.queue, a.trajectory.Len())
	a.hostImpulses, errs[1] = kernels.Pinned[float64](e.queue, wrenchSize*e.frames+repliedSize)
	e.segments = map[segment]*kernels.Recording{}
	return errors.Join(errs[0], errs[1], a.placed.Clear(0), a.frameSurfaceList.Write(0, frameSurfaceList), a.frameSurfaceFirst.Write(0, first), e.queue.Wait())
}

// frameSurfaces lists the surfaces of each frame, each with its end, in their order, and where those of a frame begin.
func (e *Engine) frameSurfaces() (first, frameSurfaceList []int32) {
	first = make([]int32, e.frames+2)
	each := func(visit func(frame, surface, end int)) {
		for s := e.surfaces.walls; s < len(e.surfaces.surfaces); s++ {
			frames, n := dem.FramesOf(e.surfaces.surfaces[s].Carrier)
			for end, f := range frames[:n] {
				visit(f, s, end)
			}
		}
	}
	each(func(frame, _, _ int) { first[frame+2]++ })
	for i := range e.frames {
		first[i+2] += first[i+1]
	}
	frameSurfaceList = make([]int32, 2*first[e.frames+1])
	each(func(frame, surface, end int) {
		k := 2 * first[frame+1]
		frameSurfaceList[k], frameSurfaceList[k+1] = int32(surface), int32(end)
		first[frame+1]++
	})
	return first[:e.frames+1], frameSurfaceList
}

// AdvanceAlong implements Engine.
func (e *Engine) AdvanceAlong(n int, path *dem.Trajectory, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	if err := path.Check(n, e.frames, len(e.pairs), impulses, wrenches, tangents); err != nil {
		return err
	}
	if err := e.expectPhase(dem.Committed, "AdvanceAlong"); err != nil {
		return err
	}
	if e.frames == 0 {
		return e.Advance(n, path.Duration/float64(n))
	}
	clear(impulses)
	return e.advance(&trajectoryRun{path: path, n: n, dt: path.Duration / float64(n), impulses: impulses, wrenches: wrenches, tangents: tangents})
}

// advance makes what is left of the steps along a trajectory.
func (e *Engine) advance(r *trajectoryRun) error {
	for r.done < r.n {
		step := e.singleStep
		if e.canQueue() && e.sameStep(r.dt) {
			step = e.runSegment
		}
		if err := step(r); err != nil {
			return err
		}
	}
	return nil
}

// trajectoryRun is a call of AdvanceAlong under head.
type trajectoryRun struct {
	path               *dem.Trajectory
	n, done            int // steps
	dt                 float64
	impulses, wrenches []rigid.Wrench
	tangents           []rigid.Tangent
	frames             []rigid.Frame
}

// framesNow are the frames at the end of the steps done so far.
func (r *trajectoryRun) framesNow(frames int) []rigid.Frame {
	r.frames = buffer.Resize(r.frames, frames)
	for i := range r.frames {
		r.frames[i] = r.path.At(i, float64(r.done)/float64(r.n))
	}
	return r.frames
}

// sameStep tells whether a step of dt differs in nothing from the one before.
func (e *Engine) sameStep(dt float64) bool {
	early, _ := e.kicks(dt)
	return e.dt == dt && e.stepSizes == stepSizes{dt: dt, before: dt, kick: e.pendingKick + early}
}

// singleStep does one step by itself.
func (e *Engine) singleStep(r *trajectoryRun) error {
	if err := e.Drift(r.dt); err != nil {
		return err
	}
	r.done++
	frames, tangents := r.path.To, r.tangents
	if r.done < r.n {
		frames, tangents = r.framesNow(e.frames), nil
	}
	if err := e.Contact(frames, r.wrenches, tangents); err != nil {
		return err
	}
	r.addImpulses()
	return e.Commit()
}

// addImpulses adds the wrenches at the end of a step to the impulses, unless it was the last.
func (r *trajectoryRun) addImpulses() {
	for i := range r.impulses {
		if r.done < r.n {
			r.impulses[i] = r.impulses[i].Plus(r.dt, r.wrenches[i])
		}
	}
}

// runSegment does as many steps as one recording has, or until rows have to be built. What the host does meanwhile it does here, and not on the
// device's goroutine, so that its data stay with the caller's processor.
func (e *Engine) runSegment(r *trajectoryRun) error {
	part := segment{steps: min(r.n-r.done, e.maxSegment)}
	part.last = r.done+part.steps == r.n
	part.tangents = part.last && r.tangents != nil
	e.encodeTrajectory(r)
	if err := e.do(func() error { return e.startSegment(part) }); err != nil {
		return err
	}
	e.observed = nil
	return e.endSegment(r, part)
}

// endSegment waits for a segment, and takes over what it has brought.
func (e *Engine) endSegment(r *trajectoryRun, part segment) error {
	clear(r.wrenches)
	clear(r.tangents)
	copy(e.arrays.sent, e.arrays.hostTrajectory[trajectoryHeadBytes+e.frames*frameBytes:])
	touched := false
	err := e.do(func() (err error) {
		touched, err = e.finishSegment(r, part)
		return err
	})
	if err != nil || !touched {
		return err
	}
	var tangents []rigid.Tangent
	if r.done == r.n {
		tangents = r.tangents
	}
	e.addReactions(r.wrenches, tangents)
	r.addImpulses()
	return nil
}

// encodeTrajectory lays the path out for the device.
func (e *Engine) encodeTrajectory(r *trajectoryRun) {
	head := e.arrays.hostTrajectory
	*(*deviceTrajectory)(unsafe.Pointer(&head[0])) = deviceTrajectory{Duration: r.path.Duration, Steps: int64(r.n), Before: int64(r.done)}
	e.encodeFrames(head[trajectoryHeadBytes:], r.path.From[:e.frames])
	e.encodeFrames(head[trajectoryHeadBytes+e.frames*frameBytes:], r.path.To[:e.frames])
}

// startSegment queues one segment along the path that is laid out.
func (e *Engine) startSegment(part segment) error {
	if err := e.clearGoal(); err != nil {
		return err
	}
	run, err := e.segmentRecording(part)
	if err = errors.Join(err, e.updateJoints()); err != nil {
		return err
	}
	(*deviceTrajectory)(unsafe.Pointer(&e.arrays.hostTrajectory[0])).Trial = e.nextTrial()
	e.stale = true
	return run.Run()
}

// finishSegment waits for one segment and adds up its impulses. It tells whether contacts at the end of the steps done so far have been worked
// out, and accepted.
func (e *Engine) finishSegment(r *trajectoryRun, part segment) (touched bool, err error) {
	if err := e.queue.Wait(); err != nil {
		return false, err
	}
	received := e.arrays.hostImpulses
	for i := range r.impulses[:e.frames] {
		r.impulses[i] = r.impulses[i].Plus(1, readWrench(received[wrenchSize*i:]))
	}
	reply := received[wrenchSize*e.frames:]
	done, pending, rebuild := int(reply[repliedDone]), reply[repliedPending] != 0, reply[repliedRebuild] != 0
	for range done {
		e.time += r.dt
	}
	r.done += done
	kind := 0
	switch {
	case r.done == r.n:
		void, err := e.resolveInvalid()
		if err == nil && !void && rebuild {
			err = e.buildAhead()
		}
		if err != nil || !void {
			return true, err
		}
		kind = oneIf(part.tangents)
	case !pending:
		return false, nil
	case done == 0:
		return false, cmp.Or(e.syncIfStale(), errors.New("dem: the device does not go on"))
	default:
		e.encodeFrames(e.arrays.sent, r.framesNow(e.frames))
	}
	return true, errors.Join(e.runTrial(kind), e.queueAccept(e.frameNumber(), 0))
}

// buildAhead has rows built that the next trajectory will need, while the host goes on. Whether memory sufficed is checked before anything else is done.
func (e *Engine) buildAhead() error {
	e.buildUnchecked = true
	return e.buildIfDue.Run()
}

// segmentRecording is the recording of a segment.
func (e *Engine) segmentRecording(part segment) (*kernels.Recording, error) {
	if run := e.segments[part]; run != nil {
		return run, nil
	}
	run, err := e.queue.Record(func() error { return e.queueSegment(part) })
	e.segments[part] = run
	return run, err
}

// queueSegment queues a segment and, behind the last, the trial at the end of the path and its acceptance if it is valid.
func (e *Engine) queueSegment(part segment) error {
	a := &e.arrays
	words, path := len(a.hostTrajectory)/8, to[int64](a.trajectory.Address())
	return errors.Join(
		e.kernels.receive(blocksOf(words, tileSize), tileSize, pinned[int64](a.hostTrajectory), path, int64(words)),
		e.queueTrajectory(part, pinned[float64](a.hostImpulses), toHost(a), 0),
	)
}

// queueTrajectory queues a segment of the trajectory on the device and, behind the last, the trial at its end.
func (e *Engine) queueTrajectory(part segment, impulses to[float64], answer answer, gates to[deviceGates]) error {
	a, path := &e.arrays, e.arrays.trajectory.Address()
	err := errors.Join(
		e.queueSegmentSteps(part),
		e.kernels.sumSegment(blocksOf(warp*e.frames, segmentThreads), segmentThreads, to[deviceTrajectory](path), pointer(a.frameSurfaceFirst),
			to[deviceFrameSurface](a.frameSurfaceList.Address()), impulses, int64(e.frames), int64(part.steps), int64(oneIf(part.last)), gates),
	)
	if !part.last {
		return err
	}
	end, number := path+kernels.Address(trajectoryHeadBytes+e.frames*frameBytes), to[int32](path)+to[int32](unsafe.Offsetof(deviceTrajectory{}.Trial))
	return errors.Join(err, e.queueTrial(to[deviceFrame](end), number, int64(oneIf(part.tangents)), answer), e.queueAccept(number, answer.skip))
}

// queueSegmentSteps queues the steps of a segment, each with the contacts of coupled surfaces after it.
func (e *Engine) queueSegmentSteps(part segment) error {
	a, most := &e.arrays, 16*e.device.Info.Multiprocessors
	places := 2 * (len(e.surfaces.surfaces) - e.surfaces.walls) * (part.steps + 1)
	frames, steps, ahead, last := int64(e.frames), int64(part.steps), int64(0), int64(part.steps)-1
	path, placed, moved := to[deviceTrajectory](a.trajectory.Address()), to[devicePlacedSurface](a.placed.Address()), pointer(a.moved)
	if part.last { // rows are to last to the end of the next trajectory: to build them between two costs less than in the middle of one
		ahead = steps
	}
	press := func(k int64) error {
		return errors.Join(e.kernels.segmentForces(min(blocksOf(a.pairParticle[0].Len(), segmentThreads), most), segmentThreads, placed, k), e.carryPolyhedra(placed, k))
	}
	var errs []error
	if e.wallsInStep && e.stepBlocks() <= e.device.Info.Multiprocessors {
		// Few particles leave room for threads that prepare the segment, and that work out the contacts after the step before.
		blocks := e.stepBlocks() + min(blocksOf(places, stepThreads), most)
		errs = append(errs, e.workOutBonds(0), e.beforeStep(0), e.kernels.firstSegmentStep(blocks, stepThreads, path, placed, moved, frames, steps, ahead, int64(e.stepBlocks())), e.moveClumps(0, ahead*int64(oneIf(steps == 1))), e.warmBodies(0))
		for k := int64(1); k < steps; k++ {
			soon := ahead * int64(oneIf(k == last))
			errs = append(errs, e.workOutBonds(k), e.beforeStep(k), e.kernels.segmentStep(e.stepBlocks(), 2*stepThreads, path, placed, k, soon), e.moveClumps(k, soon), e.warmBodies(k))
		}
	} else {
		errs = append(errs, e.kernels.beginSegment(min(blocksOf(places, segmentThreads), most), segmentThreads, path, placed, moved, frames, steps, ahead))
		for k := range last {
			errs = append(errs, e.queueStep(k, 0), press(k))
		}
		errs = append(errs, e.queueStep(last, ahead))
	}
	if !part.last {
		errs = append(errs, press(last))
	}
	return errors.Join(errs...)
}
