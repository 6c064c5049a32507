// Sub-cycled steps whose bodies step on the same device: they write the trajectory of the frames that they carry, and find what the particles have given
// along it. The host takes part where rows have to be built in the middle of a trajectory.

package gpu

import (
	"errors"
	"unsafe"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/kernels"
	"gabion/rigid"
)

// MaxSteps is the number of steps along a trajectory that bodies on the device may ask for.
func (e *Engine) MaxSteps() int { return e.maxSegment }

// makeTrajectories makes the room for what trajectories of bodies on the device give.
func (e *Engine) makeTrajectories(r *kernels.Reactions) error {
	if e.resident.impulses == nil {
		t := e.allocator()
		if e.resident.impulses = alloc[float64](t, wrenchSize*e.frames+repliedSize); t.err != nil {
			return t.err
		}
	}
	r.Trajectory, r.Impulses = e.arrays.trajectory.Address(), e.resident.impulses.Address()
	r.Stop = e.arrays.control.Address() + kernels.Address(unsafe.Offsetof(control{}.Stop))
	r.Pairs = e.pairs
	r.Parts = make([][][2]int32, len(e.pairs))
	for s := e.surfaces.walls; s < len(e.surfaces.surfaces); s++ {
		_, ends := dem.FramesOf(e.surfaces.surfaces[s].Carrier)
		for block := range ends * ends {
			pair := e.surfaces.entries[s][block]
			r.Parts[pair] = append(r.Parts[pair], [2]int32{int32(s), int32(block)})
		}
	}
	return nil
}

// QueueTrajectory queues n steps along the trajectory on the device, at most MaxSteps, and the trial at its end, where the gates let them proceed.
func (e *Engine) QueueTrajectory(n int, gates kernels.Address) error {
	e.resident.foresight.along = true
	skip := to[int32](gates) + skipOffset
	return e.queueTrajectory(segment{steps: n, last: true, tangents: true}, pointer(e.resident.impulses),
		answer{pointer(e.resident.reply), pointer(e.resident.sums), skip}, to[deviceGates](gates))
}

// BuildAhead has rows built that the next trajectory needs; inside Do.
func (e *Engine) BuildAhead() error {
	if grown, err := e.grown(); grown || err != nil {
		return err
	}
	return e.buildAhead()
}

// FinishTrajectory takes the particles to the end of a trajectory of n steps that the device has left to the host, h (s) long and with a trial of that number
// at its end. It sets wrenches and tangents as AdvanceAlong does, has the impulses on the device, and returns the number of the next trial; outside Do.
func (e *Engine) FinishTrajectory(n int, h float64, trial int32, wrenches []rigid.Wrench, tangents []rigid.Tangent) (next int32, err error) {
	began := e.time // whoever ends the steps counts them
	*e.trialNumber() = trial
	e.phase = dem.Committed
	r := &trajectoryRun{n: n, dt: h / float64(n), impulses: make([]rigid.Wrench, len(wrenches)), wrenches: wrenches, tangents: tangents}
	if err := e.do(func() error { return e.fetchTrajectory(r, h) }); err != nil {
		return 0, err
	}
	if done := int(e.arrays.hostImpulses[wrenchSize*e.frames+repliedDone]); done > 0 {
		if err := e.endSegment(r, segment{steps: n, last: true, tangents: true}); err != nil {
			return 0, err
		}
	}
	if err := e.advance(r); err != nil {
		return 0, err
	}
	e.time, e.phase, e.stale = began, dem.Drifted, true
	return e.nextTrial(), e.do(func() error { return e.writeImpulses(r.impulses) })
}

func (e *Engine) writeImpulses(impulses []rigid.Wrench) error {
	numbers := make([]float64, 0, wrenchSize*e.frames)
	for _, w := range impulses[:e.frames] {
		numbers = append(numbers, w.Force.X, w.Force.Y, w.Force.Z, w.Moment.X, w.Moment.Y, w.Moment.Z)
	}
	return errors.Join(e.resident.impulses.Write(0, numbers), e.queue.Wait())
}

// EndTrajectories is EndResident, with the frames at the end of the last trajectory as a result.
func (e *Engine) EndTrajectories(steps int, h float64, trial int32, ends []rigid.Frame, ended bool) error {
	if !ended {
		if err := errors.Join(e.readEnds(), e.queue.Wait()); err != nil {
			return err
		}
	}
	to := e.arrays.hostTrajectory[trajectoryHeadBytes+e.frames*frameBytes:]
	copy(ends, e.decodeFrames(to, e.frames))
	return e.EndResident(steps, h, trial, to, ended)
}

// readEnds queues a copy of the frames at the end of the trajectory on the device.
func (e *Engine) readEnds() error {
	first := trajectoryHeadBytes + e.frames*frameBytes
	return e.arrays.trajectory.ReadLater(first, e.arrays.hostTrajectory[first:])
}

// fetchTrajectory reads the trajectory on the device, and what it has brought so far.
func (e *Engine) fetchTrajectory(r *trajectoryRun, h float64) error {
	a := &e.arrays
	reply := make([]deviceReply, 1)
	err := errors.Join(a.trajectory.ReadLater(0, a.hostTrajectory), e.resident.impulses.ReadLater(0, a.hostImpulses), e.resident.reply.Read(0, reply))
	if err != nil {
		return err
	}
	*e.reply() = reply[0]
	frames := e.decodeFrames(a.hostTrajectory[trajectoryHeadBytes:], 2*e.frames)
	r.path = &dem.Trajectory{From: frames[:e.frames], To: frames[e.frames:], Duration: h}
	e.stale = true
	if a.hostImpulses[wrenchSize*e.frames+repliedDone] > 0 {
		return nil
	}
	return errors.Join(e.syncIfStale(), e.buildIfDue.Run()) // nothing has been done: what the device lacked it has now
}

// decodeFrames is the opposite of encodeFrames.
func (e *Engine) decodeFrames(from []byte, n int) []rigid.Frame {
	frames := append([]rigid.Frame(nil), unsafe.Slice((*rigid.Frame)(unsafe.Pointer(&from[0])), n)...)
	for i := range frames {
		frames[i].Position = r3.Add(frames[i].Position, e.space.origin)
	}
	return frames
}
