// Steps of the GPU engine.

package gpu

import (
	"errors"
	"math"

	"gabion/dem"
	"gabion/kernels"
)

// maxQueued is the number of steps that are queued on the device before its control is read.
const maxQueued = 4096

// checkUsable tells why there is no going on: an earlier failure ended the run, or the engine is closed.
func (e *Engine) checkUsable() error {
	if e.failed == nil && e.device == nil {
		return errors.New("dem: the engine is closed")
	}
	return e.failed
}

// do runs work on the device, unless an earlier failure ended the run.
func (e *Engine) do(work func() error) error {
	if e.goneOn {
		return errors.New("dem: the particles are looked at while they go on")
	}
	return e.onDevice(work)
}

// onDevice is do, also where the device has gone on.
func (e *Engine) onDevice(work func() error) error {
	if err := e.checkUsable(); err != nil {
		return err
	}
	err := e.device.Do(func(*kernels.Queue) error {
		if e.buildUnchecked {
			e.buildUnchecked = false
			if err := e.syncControl(); err != nil {
				return err
			}
		}
		return work()
	})
	var lost *dem.ErrLost
	var call *kernels.Error
	if errors.As(err, &lost) || errors.As(err, &call) {
		e.failed = err
	}
	return err
}

func (e *Engine) expectPhase(p dem.Phase, what string) error {
	if e.phase != p {
		return errors.New("dem: " + what + " in the middle of a coupled step")
	}
	return nil
}

// kicks are the parts of a step's kick before its drift and after its forces, s.
func (e *Engine) kicks(dt float64) (early, late float64) {
	if e.model.Integrator == dem.Leapfrog {
		return dt, 0
	}
	return 0.5 * dt, 0.5 * dt
}

// setStep tells the kernels what the next step is.
func (e *Engine) setStep(dt float64) error {
	early, late := e.kicks(dt)
	s := stepSizes{dt: dt, before: e.dt, kick: e.pendingKick + early}
	e.dt, e.pendingKick = dt, late
	if s == e.stepSizes {
		return nil
	}
	e.stepSizes = s
	return e.setParameters()
}

// setLastStep tells the kernels that the step that contacts belong to is the one begun last, if it is not as long as the one before it.
func (e *Engine) setLastStep() error {
	if e.stepSizes.before == e.dt {
		return nil
	}
	e.stepSizes.before = e.dt
	return e.setParameters()
}

// Advance implements Engine.
func (e *Engine) Advance(n int, dt float64) error {
	if e.frames > 0 {
		return errors.New("dem: Advance is for models without coupled surfaces")
	}
	if err := e.expectPhase(dem.Committed, "Advance"); err != nil || n <= 0 {
		return err
	}
	return e.do(func() error {
		e.observed = nil
		for n > 0 {
			early, _ := e.kicks(dt)
			part := min(n, maxQueued)
			if e.stepSizes != (stepSizes{dt: dt, before: dt, kick: e.pendingKick + early}) || e.dt != dt {
				part = 1 // the first step after another size is of its own kind
			}
			part, times, err := e.stepsToInlet(part, dt)
			if err != nil {
				return err
			}
			if err := e.runSteps(part, dt, times); err != nil {
				return err
			}
			n -= part
		}
		return nil
	})
}

// stepsToInlet is how many of the next n steps end before inlets bring particles, or with it, and the times from now on to their ends.
func (e *Engine) stepsToInlet(n int, dt float64) (int, []float64, error) {
	due := math.Inf(1)
	for i := range e.model.Inlets {
		due = min(due, e.model.Inlets[i].Due(e.inletStates[i]))
	}
	times := append(make([]float64, 0, n+1), e.time)
	for k := range n {
		t := times[k] + dt
		times = append(times, t)
		if due <= t {
			return k + 1, times, nil
		}
	}
	return n, times, nil
}

// runSteps takes n steps that end at the given times after the first, and takes in what inlets bring then.
func (e *Engine) runSteps(n int, dt float64, times []float64) error {
	if err := e.setStep(dt); err != nil {
		return err
	}
	if err := e.setTables(times); err != nil {
		return err
	}
	if e.control.Particles > 0 {
		if err := e.queueBatches(n); err != nil {
			return err
		}
	} else {
		e.control.Done += int64(n) // nothing moves
		if err := errors.Join(e.sendControl(), e.warmLoneBodies(n)); err != nil {
			return err
		}
	}
	e.time, e.cell, e.batchStart = times[n], e.nextCell, e.control.Done
	if err := e.takeDiscarded(); err != nil {
		return err
	}
	return e.takeInlets()
}

// queueBatches takes n steps, as many batches as they need at once, and reads how far the device came. Steps of a batch beyond the last do nothing, but are launched.
func (e *Engine) queueBatches(n int) error {
	goal := e.control.Done + int64(n)
	e.batchStart, e.control.Goal = e.control.Done, goal
	if err := errors.Join(e.queueControl(), e.queueDecision(0)); err != nil {
		return err
	}
	for e.control.Done < goal {
		left := int(goal - e.control.Done)
		batches, short := left/batchSteps, 0
		if rest := left % batchSteps; rest > batchSteps/2 {
			batches++
		} else {
			short = (rest + shortSteps - 1) / shortSteps
		}
		one := 0
		if left == 1 {
			short, one = 0, 1
		}
		if err := errors.Join(repeat(e.batch, batches), repeat(e.shortBatch, short), repeat(e.stepAndBuild, one)); err != nil {
			return err
		}
		if err := e.syncControl(); err != nil {
			return err
		}
	}
	return nil
}

// repeat queues what has been recorded so often.
func repeat(r *kernels.Recording, times int) error {
	for range times {
		if err := r.Run(); err != nil {
			return err
		}
	}
	return nil
}

// Drift implements Engine.
func (e *Engine) Drift(dt float64) error {
	if err := e.expectPhase(dem.Committed, "Drift"); err != nil {
		return err
	}
	return e.do(func() error {
		e.observed = nil
		if e.canQueue() {
			e.phase = dem.Drifted
			return e.queueDrift(dt)
		}
		if err := e.syncIfStale(); err != nil { // what the device has changed since must not be overwritten
			return err
		}
		_, times, err := e.stepsToInlet(1, dt)
		if err != nil {
			return err
		}
		if err := e.runSteps(1, dt, times); err != nil {
			return err
		}
		e.phase = dem.Drifted
		return nil
	})
}

// canQueue tells whether a coupled step may be queued without waiting for the device: Contact sees then whether it succeeded.
func (e *Engine) canQueue() bool {
	return e.frames > 0 && !e.discarding && len(e.model.Inlets) == 0 && !e.tabled() && e.control.Particles > 0
}

// noGoal is more steps than any run has.
const noGoal = 1 << 60

// queueDrift queues one step.
func (e *Engine) queueDrift(dt float64) error {
	if err := e.clearGoal(); err != nil {
		return err
	}
	if err := e.setStep(dt); err != nil {
		return err
	}
	e.stale = true
	e.time += dt
	return e.stepOnly.Run()
}

// clearGoal lets the device go on without end.
func (e *Engine) clearGoal() error {
	if e.control.Goal >= noGoal {
		return nil
	}
	if err := e.syncIfStale(); err != nil {
		return err
	}
	e.control.Goal = noGoal
	return errors.Join(e.sendControl(), e.queueDecision(0))
}

// syncIfStale reads the control if the device has changed it since, and makes the build that has been decided on.
func (e *Engine) syncIfStale() error {
	if !e.stale {
		return nil
	}
	e.stale = false
	if err := e.syncControl(); err != nil || e.control.Rebuild == 0 {
		return err
	}
	return errors.Join(e.neededBuild.Run(), e.syncControl())
}

// Commit implements Engine.
func (e *Engine) Commit() error {
	if e.phase == dem.Committed || e.phase == dem.Drifted && e.frames > 0 {
		return errors.New("dem: Commit without Drift and Contact before it")
	}
	if e.frames == 0 {
		e.phase = dem.Committed
		return nil
	}
	return e.do(func() error {
		e.phase = dem.Committed
		return e.queueAccept(e.frameNumber(), 0)
	})
}
