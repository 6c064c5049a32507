// Steps, which the device makes while the host does something else.

package gpu

import (
	"errors"
	"runtime"
	"time"

	"gabion/internal/panics"
	"gabion/kernels"
)

// outcome is what has come of steps that were begun.
type outcome struct {
	done int
	took time.Duration
	err  error
}

// Begin begins up to so many steps of h (s) from a motion, and returns at once. Until End only the motion's Wrenches, Ends, Tangents and Active change.
func (e *Engine) Begin(m *Motion, n int, h float64) {
	go func() {
		var o outcome
		start := time.Now()
		o.err = panics.Guard(func() (err error) {
			o.done, err = e.make(m, n, h)
			return err
		})
		o.took = time.Since(start)
		e.underWay <- o
	}()
	runtime.Gosched() // it goes first: the caller has time until End, the device has not
}

// End waits for the steps of h (s) that were begun, and takes the motion to their end. There are fewer where a spring breaks, after which they end, or where forces change in time. Done tells how
// many were made; after an error, how many can be, and the motion is what it was. Took is how long the device was at work.
func (e *Engine) End(m *Motion, h float64) (done int, took time.Duration, err error) {
	o := <-e.underWay
	if o.err == nil {
		e.take(m)
		if x := e.exchange; x != nil {
			copy(m.Frames, x.states())
			x.loaded = e.host[0].Loaded
		}
		m.LastStep, m.Resident = h, true
	}
	return o.done, o.took, o.err
}

// Step is Begin and End.
func (e *Engine) Step(m *Motion, n int, h float64) (done int, err error) {
	e.Begin(m, n, h)
	done, _, err = e.End(m, h)
	return done, err
}

// make makes the steps, and leaves what the device tells of their end for take.
func (e *Engine) make(m *Motion, n int, h float64) (done int, err error) {
	if len(e.functions) > 0 {
		n = min(n, stepsOfFactors)
	}
	if e.exchange != nil {
		done, err = e.makeSubcycled(m, n, h)
		m.Resident = false
		return done, err
	}
	err = e.contacts.Do(func(q *kernels.Queue) (err error) {
		done, err = e.makeFrozen(q, m, n, h)
		return err
	})
	m.Resident = false
	return done, err
}

// makeFrozen is make in the frozen scheme.
func (e *Engine) makeFrozen(q *kernels.Queue, m *Motion, n int, h float64) (done int, err error) {
	trial, err := e.contacts.BeginResident(n, h)
	if err != nil {
		return 0, err
	}
	if !m.Resident {
		if err := e.write(m); err != nil {
			return 0, err
		}
	}
	if err := errors.Join(e.setStep(h, m.LastStep), e.writeFactors(m.Time, n, h), e.record(q)); err != nil {
		return 0, err
	}
	e.host[0] = deviceState{Trial: trial, Skip: oneIf(!e.traits.alone), Proceed: 1, Goal: int64(n), Powers: m.Powers, Works: m.Works, Time: m.Time}
	if err := errors.Join(e.barrier.Clear(0), e.state.Write(0, e.host), q.Launch(e.begin, e.blocks, bodyThreads)); err != nil {
		return 0, err
	}
	s := &e.host[0]
	if err := e.run(q, n); err != nil {
		e.contacts.AbandonResident(s.Trial)
		return int(s.Done), err // one of the particles, such as a lost one: how far the bodies come must not depend on n
	}
	done = int(s.Done)
	if s.Halted != 0 {
		e.contacts.AbandonResident(s.Trial)
		return done, &StepError{s.Halted}
	}
	return done, e.contacts.EndResident(done, h, s.Trial, bytesIn(e.mirror.frames), e.ended)
}
