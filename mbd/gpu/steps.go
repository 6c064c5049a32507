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

// Next is steps, of the same length, that begin at a time as soon as those before them have ended, if these have ended as was foreseen. The next call of Begin then is for these.
type Next struct {
	Steps int     // 0: none
	Time  float64 // s
}

// goneOn is steps that have been begun so: how many, and how many of these have been queued.
type goneOn struct {
	steps, queued int
	at            time.Time
}

// GoneOn is how many steps have been begun as soon as those that End has ended had been. Nothing but what was foreseen may be asked of the particles until Begin.
func (e *Engine) GoneOn() int { return e.gone.steps }

// TakeBack gives up steps that have gone on. The particles are to be put back to where they were.
func (e *Engine) TakeBack() error {
	e.gone = goneOn{}
	return e.contacts.Do(func(*kernels.Queue) error {
		err := e.state.Read(0, e.host[:1])
		e.contacts.Resume()
		e.contacts.AbandonResident(e.host[0].Trial)
		return err
	})
}

// Begin begins up to so many steps of h (s) from a motion, and returns at once. Until End only the motion's Wrenches, Ends, Tangents and Active change.
func (e *Engine) Begin(m *Motion, n int, h float64, next Next) {
	e.next = next
	go func() {
		var o outcome
		start := time.Now()
		if e.gone.steps > 0 {
			start = e.gone.at
		}
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
	e.Begin(m, n, h, Next{})
	done, _, err = e.End(m, h)
	return done, err
}

// make makes the steps, and leaves what the device tells of their end for take.
func (e *Engine) make(m *Motion, n int, h float64) (done int, err error) {
	if len(e.functions) > 0 {
		n = min(n, stepsOfFactors)
		e.next = Next{}
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
	queued, s := e.resume(), &e.host[0]
	if queued == 0 {
		if err := e.beginFrozen(q, m, n, h); err != nil {
			return 0, err
		}
	}
	if err := e.run(q, n, queued); err != nil {
		e.contacts.AbandonResident(s.Trial)
		return int(s.Done), err // one of the particles, such as a lost one: how far the bodies come must not depend on n
	}
	done = int(s.Done)
	if s.Halted != 0 {
		e.contacts.AbandonResident(s.Trial)
		return done, &StepError{s.Halted}
	}
	if err := e.contacts.EndResident(done, h, s.Trial, bytesIn(e.mirror.frames), e.ended); err != nil {
		return done, err
	}
	return done, e.goOn(done == n, h, func() (int, error) {
		if err := q.Launch(e.begin, e.blocks, bodyThreads); err != nil {
			return 0, err
		}
		return e.queueSteps(e.next.Steps)
	})
}

// beginFrozen begins n steps of h (s).
func (e *Engine) beginFrozen(q *kernels.Queue, m *Motion, n int, h float64) error {
	trial, err := e.contacts.BeginResident(n, h)
	if err != nil {
		return err
	}
	if !m.Resident {
		if err := e.write(m); err != nil {
			return err
		}
	}
	if err := errors.Join(e.setStep(h, m.LastStep), e.writeFactors(m.Time, n, h), e.record(q, e.recordSteps)); err != nil {
		return err
	}
	e.host[0] = deviceState{Trial: trial, Skip: oneIf(!e.traits.alone), Proceed: 1, Goal: int64(n), Powers: m.Powers, Works: m.Works, Time: m.Time}
	return errors.Join(e.barrier.Clear(0), e.state.Write(0, e.host[:1]), q.Launch(e.begin, e.blocks, bodyThreads))
}

// goOn begins the steps that are to follow, if those before them have ended as was foreseen: queue queues them behind their state. What the host still reads of the end before is not touched.
func (e *Engine) goOn(whole bool, h float64, queue func() (queued int, err error)) error {
	s, n := &e.host[0], e.next.Steps
	if n == 0 || !whole || s.Broken != 0 {
		return nil
	}
	trial, may, err := e.contacts.GoOn(n*e.particleSteps(), e.particleStep(h))
	if err != nil || !may {
		return err
	}
	e.host[1] = deviceState{Trial: trial, Skip: oneIf(!e.traits.alone), Proceed: 1, Goal: int64(n), Loaded: s.Loaded, Powers: s.Powers, Works: s.Works, Time: e.next.Time}
	if err := errors.Join(e.setStep(h, h), e.barrier.Clear(0), e.state.Write(0, e.host[1:])); err != nil {
		return err
	}
	queued, err := queue()
	if err == nil {
		e.gone = goneOn{n, queued, time.Now()}
	}
	return err
}

// resume takes up steps that have gone on, and tells how many have been queued; 0 if there are none.
func (e *Engine) resume() (queued int) {
	if e.gone.steps == 0 {
		return 0
	}
	queued, e.gone = e.gone.queued, goneOn{}
	e.host[0] = e.host[1]
	e.contacts.Resume()
	return queued
}
