// Rides on the GPU: many steps along a known way of the coupled frames, with one answer to the host at the end.

package dem

import (
	"errors"
	"unsafe"

	"gabion/kernels"
)

const (
	mostRidden  = 32        // steps of one recording of a ride
	mostSeats   = 128 << 20 // bytes that the places of the surfaces after its steps may take
	rideThreads = 64        // in a block of its kernels
)

// pathHead is Path of kernels/ride.cuh, without the frames.
type pathHead struct {
	Duration      float64
	Steps, Before int64
}

const pathHeadBytes = int(unsafe.Sizeof(pathHead{}))

// rideSize tells recordings of rides apart: the last part of a ride leaves the last contact to a trial.
type rideSize struct {
	steps int
	last  bool
}

// allocateRide makes what a ride needs besides a trial.
func (e *GPU) allocateRide() error {
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
	a.given, errs[1] = kernels.Pinned[float64](e.queue, 6*e.frames+2)
	e.rides = map[rideSize]*kernels.Recording{}
	return errors.Join(errs[0], errs[1], a.burdens.Write(0, burdens), a.burdenFirst.Write(0, first), e.queue.Wait())
}

// burdens lists the surfaces of each frame, each with its end, in their order, and where those of a frame begin.
func (e *GPU) burdens() (first, burdens []int32) {
	first = make([]int32, e.frames+2)
	each := func(visit func(frame, surface, end int)) {
		for s := e.panel.walls; s < len(e.panel.surfaces); s++ {
			frames, n := framesOf(e.panel.surfaces[s].Carrier)
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

// Ride implements Engine.
func (e *GPU) Ride(n int, path *Path, impulses, wrenches []Wrench, tangents []Tangent) error {
	if err := path.check(n, e.frames, len(e.pairs), impulses, wrenches, tangents); err != nil {
		return err
	}
	if err := e.expect(committed, "Ride"); err != nil {
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
	path               *Path
	n, done            int // steps
	dt                 float64
	impulses, wrenches []Wrench
	tangents           []Tangent
	frames             []Frame
}

// here are the frames at the end of the steps done so far.
func (r *ride) here(frames int) []Frame {
	r.frames = resize(r.frames, frames)
	for i := range r.frames {
		r.frames[i] = r.path.At(i, float64(r.done)/float64(r.n))
	}
	return r.frames
}

// steady tells whether a step of dt differs in nothing from the one before.
func (e *GPU) steady(dt float64) bool {
	early, _ := e.kicks(dt)
	return e.dt == dt && e.set == stepping{dt: dt, before: dt, kick: e.kicked + early}
}

// walk does one step by itself.
func (e *GPU) walk(r *ride) error {
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

// ride does as many steps as one recording has, or until rows have to be built.
func (e *GPU) ride(r *ride) error {
	return e.do(func() error {
		e.seen = nil
		part := rideSize{steps: min(r.n-r.done, e.mostRidden)}
		part.last = r.done+part.steps == r.n
		done, pending, err := e.rideOn(r, part)
		if err != nil {
			return err
		}
		for range done {
			e.time += r.dt
		}
		r.done += done
		var tangents []Tangent
		switch {
		case r.done == r.n:
			tangents = r.tangents
			if void, err := e.void(); err != nil || !void {
				return errors.Join(err, e.alight(r, tangents))
			}
		case !pending:
			return nil
		case done == 0:
			return errors.Join(e.current(), errors.New("dem: the device does not go on"))
		default:
			if err := e.current(); err != nil {
				return err
			}
			e.layFrames(e.arrays.sent, r.here(e.frames))
		}
		if err := e.answered(oneIf(tangents != nil)); err != nil {
			return err
		}
		return e.alight(r, tangents)
	})
}

// rideOn runs one part of a ride and, behind its last, the trial at the end of the way. It tells how many steps were done, and whether the
// contacts after the last of them have still to be worked out.
func (e *GPU) rideOn(r *ride, part rideSize) (done int, pending bool, err error) {
	a := &e.arrays
	if err := e.unbounded(); err != nil {
		return 0, false, err
	}
	run, err := e.recordedRide(part)
	if err != nil {
		return 0, false, err
	}
	*(*pathHead)(unsafe.Pointer(&a.way[0])) = pathHead{r.path.Duration, int64(r.n), int64(r.done)}
	e.layFrames(a.way[pathHeadBytes:], r.path.From[:e.frames])
	e.layFrames(a.way[pathHeadBytes+e.frames*frameBytes:], r.path.To[:e.frames])
	e.stale = true
	err = errors.Join(a.path.Write(0, a.way), run.Run())
	if part.last {
		e.layFrames(a.sent, r.path.To[:e.frames])
		err = errors.Join(err, e.ask(oneIf(r.tangents != nil)))
	}
	if err := errors.Join(err, e.queue.Wait()); err != nil {
		return 0, false, err
	}
	for i := range r.impulses[:e.frames] {
		w := readWrench(a.given[wrenchSize*i:])
		r.impulses[i] = r.impulses[i].Plus(1, w)
	}
	told := a.given[wrenchSize*e.frames:]
	return int(told[0]), told[1] != 0, nil
}

// alight takes up the contacts at the end of the steps done so far.
func (e *GPU) alight(r *ride, tangents []Tangent) error {
	clear(r.wrenches)
	clear(tangents)
	e.collect(r.wrenches, tangents)
	r.count()
	return e.launch("accept", e.wallBlocks(), wallThreads)
}

// recordedRide is the recording of a part of a ride.
func (e *GPU) recordedRide(part rideSize) (*kernels.Recording, error) {
	if run := e.rides[part]; run != nil {
		return run, nil
	}
	run, err := e.queue.Record(func() error { return e.rideSteps(part) })
	e.rides[part] = run
	return run, err
}

// rideSteps queues a part of a ride.
func (e *GPU) rideSteps(part rideSize) error {
	a := &e.arrays
	coupled, most := len(e.panel.surfaces)-e.panel.walls, 16*e.device.Info.Multiprocessors
	frames, steps := int64(e.frames), int64(part.steps)
	given := kernels.Address(uintptr(unsafe.Pointer(&a.given[0])))
	press := func(k int64) error {
		if part.last && k == steps-1 {
			return nil
		}
		return e.launch("ride_press", min(blocksOf(a.pairGrain[0].Len(), rideThreads), most), rideThreads, a.seats.Argument(), kernels.Argument(&k))
	}
	return errors.Join(
		e.launch("ride_begin", min(blocksOf(coupled*part.steps, rideThreads), most), rideThreads, a.path.Argument(), a.seats.Argument(), kernels.Argument(&frames), kernels.Argument(&steps)),
		e.marchWith(part.steps, press),
		e.launch("ride_sum", blocksOf(warp*e.frames, rideThreads), rideThreads,
			a.burdenFirst.Argument(), a.burdens.Argument(), kernels.Argument(&given), kernels.Argument(&frames), kernels.Argument(&steps)),
		e.decide(part.steps),
	)
}
