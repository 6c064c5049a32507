// Coupled steps whose bodies step on the same device: what these need to know, and the kernels that they queue between their own. The host takes part
// after some steps, and where memory is too small; where recordings have no branches also where rows have to be built.

package gpu

import (
	"errors"
	"fmt"
	"slices"

	"gabion/dem"
	"gabion/kernels"
)

// resident is what coupled steps on the device need besides a trial of the host.
type resident struct {
	reply    *kernels.Array[deviceReply]
	words    int // of 32 bits, behind the head of the reply
	sums     *kernels.Array[float64]
	impulses *kernels.Array[float64] // over a trajectory, and what sum_segment tells of it

	builds bool // the device has rows built where bodies wait for them, and the host is left with a build that failed

	foresight foresight
}

// Resident tells why bodies that touch the particles of a model cannot step on the device, along trajectories of so many steps of the particles, or step by step where that
// is 0; nil if they can.
func Resident(m *dem.Model, substeps int) error {
	moves := func(s dem.Surface) bool {
		_, driven := s.Carrier.(dem.Driven)
		return driven
	}
	switch {
	case len(m.Inlets) > 0:
		return errors.New("inlets bring particles")
	case m.GravityAt != nil && substeps > 0:
		return errors.New("gravity changes in time")
	case m.Fluid != nil && m.Fluid.Changes():
		return errors.New("the fluid moves otherwise in the course of time")
	case slices.ContainsFunc(m.Surfaces, moves):
		return errors.New("walls move")
	case substeps > MaxTrajectorySteps:
		return fmt.Errorf("coupling.substeps is above %d", MaxTrajectorySteps)
	case len(m.Particles.Position) == 0:
		return errors.New("there are no particles")
	}
	return nil
}

// Do runs work on the device.
func (e *Engine) Do(work func(*kernels.Queue) error) error {
	return e.onDevice(func() error { return work(e.queue) })
}

// Recorded changes when recordings that hold the engine's kernels have to be made anew.
func (e *Engine) Recorded() int { return e.recorded }

// Reactions makes the room for the answers to trials of bodies on the device.
func (e *Engine) Reactions() (r kernels.Reactions, err error) {
	err = e.do(func() error {
		r, err = e.makeReactions()
		return err
	})
	return r, err
}

func (e *Engine) makeReactions() (r kernels.Reactions, err error) {
	p := &e.surfaces
	r.Walls, r.Coupled, r.Origin = p.walls, len(p.surfaces)-p.walls, e.space.origin
	if e.resident.sums == nil {
		t := e.allocator()
		e.resident.words = (r.Coupled + 31) / 32
		e.resident.reply = alloc[deviceReply](t, 1+(e.resident.words+3)/4)
		e.resident.sums = alloc[float64](t, r.Coupled*reactionSums)
		if t.err != nil {
			return r, t.err
		}
	}
	r.Reply, r.Sums, r.Active = e.resident.reply.Address(), e.resident.sums.Address(), e.arrays.active.Address()
	r.First, r.Surfaces = e.frameSurfaces()
	for i := p.walls; i < len(p.surfaces); i++ {
		frames, n := dem.FramesOf(p.surfaces[i].Carrier)
		for k := range 2 {
			if k < n {
				r.Frames = append(r.Frames, int32(frames[k]))
			} else {
				r.Frames = append(r.Frames, -1)
			}
		}
	}
	return r, e.makeTrajectories(&r)
}

// SameStep tells whether a step of h (s) differs in nothing from the one before, as steps of bodies on the device must.
func (e *Engine) SameStep(h float64) bool { return e.sameStep(h) }

// BeginResident lets particles go on in up to so many steps of h (s), by trials with numbers from the one that is returned on; inside Do.
func (e *Engine) BeginResident(steps int, h float64) (trial int32, err error) {
	if err := e.expectPhase(dem.Committed, "steps with bodies on the device"); err != nil {
		return 0, err
	}
	e.observed = nil
	if err := e.clearGoal(); err != nil {
		return 0, err
	}
	if err := errors.Join(e.syncIfStale(), e.setStep(h), e.setTables(e.timesOfSteps(steps, h))); err != nil {
		return 0, err
	}
	e.stale, e.phase = true, dem.Drifted
	return e.nextTrial(), nil
}

// GoOn is BeginResident for steps that follow those that EndResident has just ended, where what was foreseen is known: nothing else may be asked until Resume. May tells whether that
// is so.
func (e *Engine) GoOn(steps int, h float64) (trial int32, may bool, err error) {
	known := e.observed
	if known == nil {
		return 0, false, nil
	}
	trial, err = e.BeginResident(steps, h)
	e.observed, e.stale, e.goneOn = known, false, true
	return trial, true, err
}

// Resume says that nothing more is asked of where the particles were before GoOn.
func (e *Engine) Resume() { e.observed, e.stale, e.goneOn = nil, true, false }

// timesOfSteps are the times from now on to the ends of so many steps of h (s), where anything asks for them.
func (e *Engine) timesOfSteps(steps int, h float64) (times []float64) {
	if !e.tabled() {
		return nil
	}
	for t := e.time; len(times) <= steps; t += h {
		times = append(times, t)
	}
	return times
}

// QueueStep queues a step of the particles, which is made where the gates let them proceed.
func (e *Engine) QueueStep(gates kernels.Address) error {
	return errors.Join(e.queueSteps(1), e.kernels.beginStep(1, warp, to[deviceGates](gates)))
}

// QueueTrial queues a trial with frames that lie on the device, unless the gates skip it. Where no frame turns, moments have no tangents.
func (e *Engine) QueueTrial(frames, gates kernels.Address, turning bool) error {
	number, tangents := to[int32](gates), int64(translations)
	if turning {
		tangents = wholeTangents
	}
	return e.queueTrial(to[deviceFrame](frames), number, tangents, answer{pointer(e.resident.reply), pointer(e.resident.sums), number + skipOffset})
}

// skipOffset is where deviceGates has Skip.
const skipOffset = 4

// QueueAccept queues that particles take what the bodies have accepted.
func (e *Engine) QueueAccept(gates kernels.Address) error {
	return e.kernels.endStep(e.wallBlocks(), surfaceThreads, to[deviceGates](gates))
}

// QueueBuild queues, in a branch of a recording that is for bodies that wait for rows, the build, after which they go on: with the next step, or else with the trial that
// did not hold.
func (e *Engine) QueueBuild(gates kernels.Address, next bool) error {
	e.resident.builds = true
	return errors.Join(e.queueNeededBuild(), e.kernels.resumeBodies(1, 1, to[deviceGates](gates), int64(oneIf(next))))
}

// grown makes the room that a build on the device lacked, if one did, and ends that build.
func (e *Engine) grown() (bool, error) {
	if !e.resident.builds {
		return false, nil
	}
	if err := e.arrays.control.Read(0, e.host); err != nil || e.host[0].Failed == 0 {
		return false, err
	}
	return true, e.syncControl()
}

// Resolve does what it takes for a trial to hold that did not, by the reply that QueueLook has copied; inside Do.
func (e *Engine) Resolve() error {
	if grown, err := e.grown(); grown || err != nil {
		return err
	}
	*e.reply() = e.resident.foresight.reply[0]
	void, err := e.resolveInvalid()
	if err == nil && !void {
		err = errors.New("dem: the device does not go on")
	}
	return err
}

// AbandonResident leaves steps that the device cannot make, after a trial of that number, which marks on the device may have.
func (e *Engine) AbandonResident(trial int32) {
	*e.trialNumber() = max(*e.trialNumber(), trial)
}

// EndResident tells the engine how many steps the device has made, the number of the last trial, and where its frames were, as the kernels have them;
// inside Do. With ended the device has done what was queued last by QueueLook.
func (e *Engine) EndResident(steps int, h float64, trial int32, frames []byte, ended bool) error {
	for range steps {
		e.time += h
	}
	e.phase, e.stale = dem.Committed, true
	copy(e.arrays.sent[:e.frames*frameBytes], frames)
	*e.trialNumber() = trial
	if ended {
		return e.takeForeseen()
	}
	return errors.Join(e.queueDecision(0), e.syncIfStale()) // the host makes steps again
}
