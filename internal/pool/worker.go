package pool

// This file holds how a worker is called, waits and sleeps.

import (
	"sync/atomic"
	"time"
)

// States of a worker. The caller of a run calls one that rests or sleeps, and dismisses it if it has not come in time; the worker itself does the
// rest.
const (
	resting = iota // polls until it is called
	asleep
	called
	working
)

// worker is one goroutine and its range of a run. It fills two cache lines of its own.
type worker struct {
	state       atomic.Uint32
	next        atomic.Int64
	end         int64
	wake        chan struct{}
	poll        time.Duration // for which it polls before it sleeps
	backoff     int           // waits that are left with reduced polling
	lastBackoff int           // backoff after the last wait that ended in sleep
	_           [72]byte
}

// A worker polls for a quarter of a millisecond before it sleeps: as long as workers wait for the slowest of them in a balanced loop, and as the
// serial parts between two loops of a step take; to wake one that sleeps takes tens of microseconds. One that polls in vain may share its core with
// another program: it then polls less for a number of waits, which doubles each time up to maxBackoff.
const (
	longestPoll  = 250 * time.Microsecond
	shortestPoll = 2 * time.Microsecond
	maxBackoff   = 256
	pollsByClock = 64 // polls between two looks at the clock
)

// pollFor polls until done is true, and tells whether it has become true in time.
func (w *worker) pollFor(done func() bool) bool {
	budget := w.poll
	if w.backoff > 0 {
		w.backoff--
		budget = min(budget, shortestPoll)
	}
	began := time.Now()
	for {
		for range pollsByClock {
			if done() {
				if budget == w.poll {
					w.lastBackoff = 0
				}
				return true
			}
			pause()
		}
		if time.Since(began) >= budget {
			break
		}
	}
	if budget == w.poll {
		w.lastBackoff = min(2*w.lastBackoff+4, maxBackoff)
		w.backoff = w.lastBackoff
	}
	return false
}

// isCalled tells whether the worker has been called.
func (w *worker) isCalled() bool { return w.state.Load() == called }

// await returns when the worker has been called, and is then at work.
func (w *worker) await() {
	for {
		if !w.pollFor(w.isCalled) && w.state.CompareAndSwap(resting, asleep) {
			<-w.wake
		}
		if w.state.CompareAndSwap(called, working) {
			return
		}
	}
}

// call calls a worker, which is not at work.
func (w *worker) call() {
	if w.state.Swap(called) == asleep {
		w.wake <- struct{}{}
	}
}

// dismiss lets a worker that has been called and has not come yet rest again, and tells whether it is not at work.
func (w *worker) dismiss() bool {
	return w.state.CompareAndSwap(called, resting) || w.state.Load() != working
}
