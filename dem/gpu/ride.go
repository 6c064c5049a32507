// Rides on the GPU: many steps along a known trajectory of the coupled frames, with one answer to the host at the end.

package gpu

import (
	"errors"
	"unsafe"

	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/kernels"
	"gabion/rigid"
)

const (
	mostRidden = 32        // steps of one recording of a ride
	mostSeats  = 128 << 20 // bytes that the places of the surfaces after its steps may take
)

// pathHead is Path of kernels/ride.cuh, without the frames.
type pathHead struct {
	Duration      float64
	Steps, Before int64
	Trial         int32
	_             [3]int32 // bounds of the way, which the device fills in
}

const pathHeadBytes = int(unsafe.Sizeof(pathHead{}))

// rideSize tells recordings of rides apart: the last part of a ride leaves the last contact to a trial, with tangents or without.
type rideSize struct {
	steps          int
	last, tangents bool
}

// What a ride tells after the impulses, as in kernels/ride.cuh.
const (
	toldDone    = iota // steps
	toldPending        // contacts after them have still to be worked out
	toldRebuild        // rows have to be built, now or for the next ride
	toldSize
)

// allocateRide makes what a ride needs besides a trial.
func (e *Engine) allocateRide() error {
	a, t := &e.arrays, e.taker()
	first, burdens := e.burdens()
	a.path = take[byte](t, pathHeadBytes+2*e.frames*frameBytes)
	seats := (len(e.panel.surfaces) - e.panel.walls) * seatBytes
	e.mostRidden = max(1, min(mostRidden, mostSeats/seats))
	a.seats = take[byte](t, e.mostRidden*seats)
	a.burdens, a.burdenFirst = take[int32](t, len(burdens)), take[int32](t, len(first))
	if t.err != nil {
		return t.err
	}
	var errs [2]error
	a.way, errs[0] = kernels.Pinned[byte](e.queue, a.path.Len())
	a.given, errs[1] = kernels.Pinned[float64](e.queue, wrenchSize*e.frames+toldSize)
	e.rides = map[rideSize]*kernels.Recording{}
	return errors.Join(errs[0], errs[1], a.seats.Clear(0), a.burdens.Write(0, burdens), a.burdenFirst.Write(0, first), e.queue.Wait())
}

// burdens lists the surfaces of each frame, each with its end, in their order, and where those of a frame begin.
func (e *Engine) burdens() (first, burdens []int32) {
	first = make([]int32, e.frames+2)
	each := func(visit func(frame, surface, end int)) {
		for s := e.panel.walls; s < len(e.panel.surfaces); s++ {
			frames, n := dem.FramesOf(e.panel.surfaces[s].Carrier)
			for end, f := range frames[:n] {
				visit(f, s, end)
			}
		}
	}
	each(func(frame, _, _ int) { first[frame+2]++ })
	for i := range e.frames {
		first[i+2] += first[i+1]
	}
	burdens = make([]int32, 2*first[e.frames+1])
	each(func(frame, surface, end int) {
		k := 2 * first[frame+1]
		burdens[k], burdens[k+1] = int32(surface), int32(end)
		first[frame+1]++
	})
	return first[:e.frames+1], burdens
}

// AdvanceAlong implements Engine.
func (e *Engine) AdvanceAlong(n int, path *dem.Trajectory, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	if err := path.Check(n, e.frames, len(e.pairs), impulses, wrenches, tangents); err != nil {
		return err
	}
	if err := e.expect(dem.Committed, "AdvanceAlong"); err != nil {
		return err
	}
	clear(impulses)
	r := &ride{path: path, n: n, dt: path.Duration / float64(n), impulses: impulses, wrenches: wrenches, tangents: tangents}
	for r.done < n {
		step := e.walk
		if e.direct() && e.steady(r.dt) {
			step = e.ride
		}
		if err := step(r); err != nil {
			return err
		}
	}
	return nil
}

// ride is a ride under way.
type ride struct {
	path               *dem.Trajectory
	n, done            int // steps
	dt                 float64
	impulses, wrenches []rigid.Wrench
	tangents           []rigid.Tangent
	frames             []rigid.Frame
}

// here are the frames at the end of the steps done so far.
func (r *ride) here(frames int) []rigid.Frame {
	r.frames = buffer.Resize(r.frames, frames)
	for i := range r.frames {
		r.frames[i] = r.path.At(i, float64(r.done)/float64(r.n))
	}
	return r.frames
}

// steady tells whether a step of dt differs in nothing from the one before.
func (e *Engine) steady(dt float64) bool {
	early, _ := e.kicks(dt)
	return e.dt == dt && e.set == stepping{dt: dt, before: dt, kick: e.kicked + early}
}

// walk does one step by itself.
func (e *Engine) walk(r *ride) error {
	if err := e.Drift(r.dt); err != nil {
		return err
	}
	r.done++
	frames, tangents := r.path.To, r.tangents
	if r.done < r.n {
		frames, tangents = r.here(e.frames), nil
	}
	if err := e.Contact(frames, r.wrenches, tangents); err != nil {
		return err
	}
	r.count()
	return e.Commit()
}

// count adds the wrenches at the end of a step to the impulses, unless it was the last.
func (r *ride) count() {
	for i := range r.impulses {
		if r.done < r.n {
			r.impulses[i] = r.impulses[i].Plus(r.dt, r.wrenches[i])
		}
	}
}

// ride does as many steps as one recording has, or until rows have to be built. What the host does meanwhile it does here, and not on the
// device's goroutine, so that its data stay with the caller's processor.
func (e *Engine) ride(r *ride) error {
	part := rideSize{steps: min(r.n-r.done, e.mostRidden)}
	part.last = r.done+part.steps == r.n
	part.tangents = part.last && r.tangents != nil
	e.layWay(r)
	if err := e.do(func() error { return e.setOut(part) }); err != nil {
		return err
	}
	e.seen = nil
	clear(r.wrenches)
	clear(r.tangents)
	copy(e.arrays.sent, e.arrays.way[pathHeadBytes+e.frames*frameBytes:])
	touched := false
	err := e.do(func() (err error) {
		touched, err = e.arrive(r, part)
		return err
	})
	if err != nil || !touched {
		return err
	}
	var tangents []rigid.Tangent
	if r.done == r.n {
		tangents = r.tangents
	}
	e.collect(r.wrenches, tangents)
	r.count()
	return nil
}

// layWay lays the way out for the device.
func (e *Engine) layWay(r *ride) {
	way := e.arrays.way
	*(*pathHead)(unsafe.Pointer(&way[0])) = pathHead{Duration: r.path.Duration, Steps: int64(r.n), Before: int64(r.done)}
	e.layFrames(way[pathHeadBytes:], r.path.From[:e.frames])
	e.layFrames(way[pathHeadBytes+e.frames*frameBytes:], r.path.To[:e.frames])
}

// setOut queues one part of a ride along the way that is laid out.
func (e *Engine) setOut(part rideSize) error {
	if err := e.unbounded(); err != nil {
		return err
	}
	run, err := e.recordedRide(part)
	if err != nil {
		return err
	}
	(*pathHead)(unsafe.Pointer(&e.arrays.way[0])).Trial = e.nextTrial()
	e.stale = true
	return run.Run()
}

// arrive waits for one part of a ride and adds up its impulses. It tells whether contacts at the end of the steps done so far have been worked
// out, and accepted.
func (e *Engine) arrive(r *ride, part rideSize) (touched bool, err error) {
	if err := e.queue.Wait(); err != nil {
		return false, err
	}
	given := e.arrays.given
	for i := range r.impulses[:e.frames] {
		r.impulses[i] = r.impulses[i].Plus(1, readWrench(given[wrenchSize*i:]))
	}
	told := given[wrenchSize*e.frames:]
	done, pending, rebuild := int(told[toldDone]), told[toldPending] != 0, told[toldRebuild] != 0
	for range done {
		e.time += r.dt
	}
	r.done += done
	kind := 0
	switch {
	case r.done == r.n:
		void, err := e.void()
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
		return false, errors.Join(e.current(), errors.New("dem: the device does not go on"))
	default:
		e.layFrames(e.arrays.sent, r.here(e.frames))
	}
	return true, errors.Join(e.answered(kind), e.accept(e.frameNumber()))
}

// buildAhead has rows built that the next ride will need, while the host goes on. Whether there was room is looked at before anything else is done.
func (e *Engine) buildAhead() error {
	e.unchecked = true
	return e.ready.Run()
}

// recordedRide is the recording of a part of a ride.
func (e *Engine) recordedRide(part rideSize) (*kernels.Recording, error) {
	if run := e.rides[part]; run != nil {
		return run, nil
	}
	run, err := e.queue.Record(func() error { return e.rideSteps(part) })
	e.rides[part] = run
	return run, err
}

// rideSteps queues a part of a ride and, behind its last, the trial at the end of the way and its acceptance if it holds.
func (e *Engine) rideSteps(part rideSize) error {
	a := &e.arrays
	words, path := len(a.way)/8, a.path.Address()
	err := errors.Join(
		e.kernels.receive(blocksOf(words, tileSize), tileSize, pinned[int64](a.way), to[int64](path), int64(words)),
		e.ridden(part),
		e.kernels.rideSum(blocksOf(warp*e.frames, rideThreads), rideThreads, to[devicePath](path), pointer(a.burdenFirst),
			to[deviceBurden](a.burdens.Address()), pinned[float64](a.given), int64(e.frames), int64(part.steps), int64(oneIf(part.last))),
	)
	if !part.last {
		return err
	}
	end, number := path+kernels.Address(pathHeadBytes+e.frames*frameBytes), to[int32](path)+to[int32](unsafe.Offsetof(pathHead{}.Trial))
	return errors.Join(err, e.judge(to[deviceFrame](end), number, int64(oneIf(part.tangents))), e.accept(number))
}

// ridden queues the steps of a part of a ride, each with the contacts of coupled surfaces after it.
func (e *Engine) ridden(part rideSize) error {
	a, most := &e.arrays, 16*e.device.Info.Multiprocessors
	places := 2 * (len(e.panel.surfaces) - e.panel.walls) * (part.steps + 1)
	frames, steps, ahead, last := int64(e.frames), int64(part.steps), int64(0), int64(part.steps)-1
	path, seats, moved := to[devicePath](a.path.Address()), to[deviceSeat](a.seats.Address()), pointer(a.moved)
	if part.last { // rows are to last until the next ride has been done: to build them between rides costs less than in the middle of one
		ahead = steps
	}
	press := func(k int64) error {
		return e.kernels.ridePress(min(blocksOf(a.pairGrain[0].Len(), rideThreads), most), rideThreads, seats, k)
	}
	var errs []error
	if e.joined && e.stepBlocks() <= e.device.Info.Multiprocessors {
		// Few particles leave room for threads that prepare the ride, and that work out the contacts after the step before.
		blocks := e.stepBlocks() + min(blocksOf(places, stepThreads), most)
		errs = append(errs, e.kernels.rideFirst(blocks, stepThreads, path, seats, moved, frames, steps, ahead, int64(e.stepBlocks())))
		for k := int64(1); k < steps; k++ {
			soon := ahead * int64(oneIf(k == last))
			errs = append(errs, e.kernels.rideStep(e.stepBlocks(), 2*stepThreads, path, seats, k, soon))
		}
	} else {
		errs = append(errs, e.kernels.rideBegin(min(blocksOf(places, rideThreads), most), rideThreads, path, seats, moved, frames, steps, ahead))
		for k := range last {
			errs = append(errs, e.step(k, 0), press(k))
		}
		errs = append(errs, e.step(last, ahead))
	}
	if !part.last {
		errs = append(errs, press(last))
	}
	return errors.Join(errs...)
}
