// Sub-cycled steps: particles make several steps along the trajectory that the bodies are expected to take, and the bodies one by what particles have given.

package gpu

import (
	"errors"
	"unsafe"

	"gabion/kernels"
	"gabion/rigid"
)

// Trajectories are Contacts of particles that follow trajectories of the frames.
type Trajectories interface {
	Contacts
	// QueueTrajectory queues n steps of the particles along the trajectory that bodies have written, and the contacts at its end, where the gates let them proceed.
	QueueTrajectory(n int, gates kernels.Address) error
	// BuildAhead does what the next trajectory needs.
	BuildAhead() error
	// FinishTrajectory makes what is missing of a trajectory of n steps, h (s) long and with a trial of that number at its end, and returns the number of the next
	// trial. The impulses are on the device then, the wrenches and tangents at the end in these arrays. It is called outside Do.
	FinishTrajectory(n int, h float64, trial int32, wrenches []rigid.Wrench, tangents []rigid.Tangent) (next int32, err error)
	// EndTrajectories is EndResident, with the frames at the end of the last trajectory as a result.
	EndTrajectories(steps int, h float64, trial int32, ends []rigid.Frame, ended bool) error
}

// Exchange is how bodies and particles advance together in a sub-cycled scheme.
type Exchange struct {
	Substeps        int       // of the particles in a step
	Reach           []float64 // of each frame: distance of the farthest point of its surfaces, m
	MaxDisplacement float64   // of a body from where particles have seen it at the end of a step, m
	MaxDeficit      float64   // by which the impulse that a body has still to receive may move it in a step, m
	Tolerance       float64   // of predicted velocities, m/s
	// Linearise makes the tangents of contacts fit for a step, as the kernels do with theirs, and lists the pairs of frames for which they are not zero.
	Linearise func(active []int, tangents []rigid.Tangent) []int
}

// FrameState is what such a scheme knows of a frame between steps: the force of contacts at the end of the trajectory, that which is expected at the end of the
// next, and that which the body has felt last; the impulse that it has still to receive, and those given and received since the start.
type FrameState struct {
	Contact, Predicted, Applied, Deficit, Given, Received rigid.Wrench
}

// Exchanged is what bodies and particles have exchanged, by frames and pairs of frames.
type Exchanged struct {
	Frames   []FrameState    // read after each call of Step
	Ends     []rigid.Frame   // at the end of the last trajectory, likewise
	Tangents []rigid.Tangent // of contacts at the end of the last trajectory; see ReadTangents
	Active   []int           // pairs whose tangents are not zero
}

// exchange is what the engine has of a sub-cycled scheme.
type exchange struct {
	Exchange
	contacts   Trajectories
	trajectory *kernels.Recording // a step
	loaded     int32              // as the device's state has it

	frames   *kernels.Array[deviceFrameState]
	buffer   []deviceFrameState // pinned
	tangents *kernels.Array[float64]
	active   *kernels.Array[int32]
	touched  []int32
}

// build makes the arrays.
func (x *exchange) build(m *maker) {
	e := m.e
	v, r := &e.values, &e.reactions
	v.Substeps, v.Frames, v.PairCount = int32(x.Substeps), int32(len(e.carriers)), int32(len(r.Pairs))
	v.MaxDisplacement, v.MaxDeficit, v.PredictionTolerance = x.MaxDisplacement, x.MaxDeficit, x.Tolerance
	v.Trajectory, v.Impulses, v.Stop = to[deviceTrajectory](r.Trajectory), table[float64](r.Impulses), to[int32](r.Stop)
	made(m, len(x.Reach), x.Reach, &v.Reach)
	x.frames = made[deviceFrameState](m, len(e.carriers), nil, &v.FrameStates)
	made[deviceLinearised](m, len(e.carriers), nil, &v.Linearised)
	made(m, len(r.First), r.First, &v.FrameFirst)
	made(m, len(r.Surfaces), r.Surfaces, &v.FrameSurfaces)
	parts := make([][][2]int32, len(r.Pairs))
	copy(parts, r.Parts)
	var list table[[2]int32]
	makeLists(m, parts, &v.PairFirst, &list)
	v.PairParts = table[int32](list)
	x.tangents = made[float64](m, tangentSize*len(r.Pairs), nil, &v.PairTangents)
	x.active = made[int32](m, len(r.Pairs), nil, &v.PairActive)
	made[int32](m, 1, nil, &v.Responsive)
	if m.err != nil {
		return
	}
	x.touched = make([]int32, len(r.Pairs))
	x.buffer, m.err = kernels.Pinned[deviceFrameState](m.q, len(e.carriers))
}

// ends lists, for each body, the pairs of its frame with others, or with itself alone.
func (x *exchange) ends(e *Engine) [][]deviceContactEnd {
	all := make([][]deviceContactEnd, e.bodies)
	own := map[int]int32{}
	for p, pair := range e.reactions.Pairs {
		if pair[0] == pair[1] {
			own[pair[0]] = int32(p)
		}
	}
	for p, pair := range e.reactions.Pairs {
		if pair[0] == pair[1] {
			continue
		}
		body := e.carriers[pair[0]] + 1
		end := deviceContactEnd{Surface: -1, Other: int32(e.carriers[pair[1]] + 1), Own: -1, Pair: int32(p)}
		if len(all[body]) == 0 {
			end.Own = own[pair[0]]
		}
		all[body] = append(all[body], end)
	}
	for frame, p := range own {
		if body := e.carriers[frame] + 1; len(all[body]) == 0 {
			all[body] = []deviceContactEnd{{Surface: -1, Other: -1, Own: p, Pair: -1}}
		}
	}
	return all
}

// free gives the device memory back.
func (x *exchange) free(q *kernels.Queue) error {
	if x == nil {
		return nil
	}
	return errors.Join(x.trajectory.Free(), kernels.Unpin(q, x.buffer))
}

// makeSubcycled is make in a sub-cycled scheme.
func (e *Engine) makeSubcycled(m *Motion, n int, h float64) (done int, err error) {
	x, s := e.exchange, &e.host[0]
	err = e.makeTrajectories(m, n, h)
	done = int(s.Done)
	if err == nil && s.Halted != 0 {
		err = &StepError{s.Halted}
	}
	if err != nil {
		x.contacts.AbandonResident(s.Trial)
		return done, err
	}
	err = e.contacts.Do(func(q *kernels.Queue) error {
		if err := x.contacts.EndTrajectories(done*x.Substeps, e.particleStep(h), s.Trial, m.Ends, e.ended); err != nil {
			return err
		}
		return e.goOn(done == n, h, func() (int, error) {
			if err := e.advanceFrom(q, fromStart); err != nil {
				return 0, err
			}
			return e.queueTrajectories(e.next.Steps)
		})
	})
	return done, err
}

// makeTrajectories makes up to n steps, until one fails or a spring breaks.
func (e *Engine) makeTrajectories(m *Motion, n int, h float64) error {
	queued, s := e.resume(), &e.host[0]
	if queued == 0 {
		*s = deviceState{}
		if err := e.contacts.Do(func(q *kernels.Queue) error { return e.beginSubcycle(q, m, n, h) }); err != nil {
			return err
		}
	}
	for (s.Halted == 0 || s.Halted == haltBuild) && s.Done < s.Goal && s.Broken == 0 {
		if err := e.contacts.Do(func(*kernels.Queue) error { return e.runTrajectories(queued) }); err != nil {
			return err
		}
		queued = 0
		if s.Halted == haltVoid {
			if err := e.finishTrajectory(m, h); err != nil {
				return err
			}
		}
	}
	return nil
}

// beginSubcycle writes the motion, and what has been exchanged, and predicts the first step.
func (e *Engine) beginSubcycle(q *kernels.Queue, m *Motion, n int, h float64) error {
	x := e.exchange
	trial, err := e.contacts.BeginResident(n*x.Substeps, e.particleStep(h))
	if err != nil {
		return err
	}
	if err := errors.Join(e.setStep(h, m.LastStep), e.writeFactors(m.Time, n, h), e.record(q, e.recordTrajectory)); err != nil {
		return err
	}
	if !m.Resident {
		if err := e.write(m); err != nil {
			return err
		}
		copy(x.states(), m.Frames)
		x.loaded = oneIf(len(m.Active) > 0)
		if err := errors.Join(x.frames.Write(0, x.buffer), x.writeTangents(m.Tangents, m.Active)); err != nil {
			return err
		}
	}
	e.host[0] = deviceState{Trial: trial, Skip: 1, Proceed: 1, Goal: int64(n), Loaded: x.loaded, Powers: m.Powers, Works: m.Works, Time: m.Time}
	return errors.Join(e.barrier.Clear(0), e.state.Write(0, e.host[:1]), e.advanceFrom(q, fromStart))
}

// advanceFrom has the device go on from its state.
func (e *Engine) advanceFrom(q *kernels.Queue, from int64) error {
	return q.Launch(e.advance, e.blocks, bodyThreads, kernels.Argument(&from))
}

// runTrajectories makes steps until the host has to take part, or as many are done as were likely to be; so many have been queued.
func (e *Engine) runTrajectories(queued int) (err error) {
	s := &e.host[0]
	if s.Halted == haltBuild {
		s.Halted, s.Proceed = 0, 1
		if err := errors.Join(e.exchange.contacts.BuildAhead(), e.state.Write(0, e.host[:1])); err != nil {
			return err
		}
	}
	done, left := s.Done, int(s.Goal-s.Done)
	if queued == 0 {
		queued, err = e.queueTrajectories(left)
	}
	if err := errors.Join(err, e.queueLook(queued == left), e.look()); err != nil {
		return err
	}
	e.count(s.Done-done, s.Halted == haltBuild || s.Halted == haltVoid)
	return nil
}

// queueTrajectories queues up to so many steps, and tells how many.
func (e *Engine) queueTrajectories(all int) (queued int, err error) {
	queued = e.likely(all, 1)
	for range queued {
		err = errors.Join(err, e.exchange.trajectory.Run())
	}
	return queued, err
}

// recordTrajectory makes the recording of a step.
func (e *Engine) recordTrajectory(q *kernels.Queue) (err error) {
	x := e.exchange
	if err := x.trajectory.Free(); err != nil {
		return err
	}
	from := int64(fromDevice)
	x.trajectory, err = q.Record(func() error {
		return errors.Join(x.contacts.QueueTrajectory(x.Substeps, e.state.Address()), q.Launch(e.advance, e.blocks, bodyThreads, kernels.Argument(&from)),
			e.waitForRows(q, func() error { return x.contacts.QueueBuild(e.state.Address(), true) }))
	})
	return err
}

// finishTrajectory has the particles' engine finish a trajectory, and the bodies go on.
func (e *Engine) finishTrajectory(m *Motion, h float64) error {
	x, s := e.exchange, &e.host[0]
	next, err := x.contacts.FinishTrajectory(x.Substeps, h, s.Trial, m.Wrenches, m.Tangents)
	if err != nil {
		return err
	}
	m.Active = x.Linearise(m.Active[:0], m.Tangents)
	e.ended = false
	return e.contacts.Do(func(q *kernels.Queue) error {
		for f, w := range m.Wrenches {
			copy(e.mirror.wrenches[wrenchSize*f:], []float64{w.Force.X, w.Force.Y, w.Force.Z, w.Moment.X, w.Moment.Y, w.Moment.Z})
		}
		s.Halted, s.Proceed, s.Trial, s.Loaded = 0, 1, next, oneIf(len(m.Active) > 0)
		return errors.Join(e.mirror.writeWrenches(), x.writeTangents(m.Tangents, m.Active), e.barrier.Clear(0), e.state.Write(0, e.host[:1]), e.advanceFrom(q, fromHost), e.look())
	})
}

// states are those in the buffer, which lie there as on the device.
func (x *exchange) states() []FrameState {
	return unsafe.Slice((*FrameState)(unsafe.Pointer(unsafe.SliceData(x.buffer))), len(x.buffer))
}

const _ = uint(unsafe.Sizeof(FrameState{})-unsafe.Sizeof(deviceFrameState{})) + uint(unsafe.Sizeof(deviceFrameState{})-unsafe.Sizeof(FrameState{}))

// writeTangents writes those of the pairs that are active.
func (x *exchange) writeTangents(tangents []rigid.Tangent, active []int) error {
	clear(x.touched)
	for _, p := range active {
		x.touched[p] = 1
	}
	return errors.Join(x.active.Write(0, x.touched), eachRun(active, func(first, end int) error {
		return x.tangents.Write(tangentSize*first, numbersOf(tangents[first:end]))
	}))
}

// eachRun calls copy with the ranges of pairs in which the active ones lie: to copy a few between them that are not costs less than to begin another copy.
func eachRun(active []int, copy func(first, end int) error) (err error) {
	const gap = 64
	for k := 0; k < len(active) && err == nil; {
		first, end := active[k], active[k]+1
		for k++; k < len(active) && active[k] <= end+gap; k++ {
			end = active[k] + 1
		}
		err = copy(first, end)
	}
	return err
}

// ReadTangents reads the tangents that the device has, with which of them are not zero.
func (e *Engine) ReadTangents(m *Motion) error {
	x := e.exchange
	clear(m.Tangents)
	m.Active = m.Active[:0]
	return e.contacts.Do(func(q *kernels.Queue) error {
		if err := x.active.Read(0, x.touched); err != nil {
			return err
		}
		for p, touched := range x.touched {
			if touched != 0 {
				m.Active = append(m.Active, p)
			}
		}
		err := eachRun(m.Active, func(first, end int) error {
			return x.tangents.ReadLater(tangentSize*first, numbersOf(m.Tangents[first:end]))
		})
		if err := errors.Join(err, q.Wait()); err != nil {
			return err
		}
		for p, touched := range x.touched {
			if touched == 0 {
				m.Tangents[p] = rigid.Tangent{} // the device has what it was
			}
		}
		return nil
	})
}

// numbersOf are the numbers of tangents as they lie on the device.
func numbersOf(t []rigid.Tangent) []float64 {
	return unsafe.Slice(&t[0].Stiffness[0][0], tangentSize*len(t))
}
