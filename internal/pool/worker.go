package pool

// This file holds how a worker is called, waits and sleeps.

import (
	"math"
	"runtime"
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
	tasks       taskRange
	wake        chan struct{}
	wakes       bool          // it is to wake those who slept when the present run began
	slept       bool          // it did
	poll        time.Duration // for which it polls before it sleeps, at most
	usual       time.Duration // what it lately waited for a call at most, leaving out what is longer than poll
	backoff     int           // waits that are left with reduced polling
	lastBackoff int           // backoff after the last interruption
	_           [64]byte
}

// taskRange is the numbers of the tasks that are left of a worker's own, in one word, such that whoever reads it, even late, finds either all of
// it of this run or none: the next one in the upper half, and the end in the lower.
type taskRange struct{ word atomic.Uint64 }

func (r *taskRange) set(next, end int) { r.word.Store(uint64(next)<<32 | uint64(end)) }

func (r *taskRange) left() bool {
	w := r.word.Load()
	return w>>32 < w&math.MaxUint32
}

// take takes the next task, if there is one left.
func (r *taskRange) take() (i int, ok bool) {
	w := r.word.Add(1<<32) - 1<<32
	return int(w >> 32), w>>32 < w&math.MaxUint32
}

// A worker polls before it sleeps for as long as the serial parts between two loops of a step take: to wake one that sleeps takes tens of
// microseconds, and several of the caller's. It polls for twice as long as it has lately waited at most: where loops come in bursts, as they do while a GPU makes
// the steps, it would take a processor from those that write and draw. One whose polling is interrupted shares its processor with somebody else, who has more use for it: it
// sleeps at once, and polls less for a number of waits, which doubles with each interruption up to maxBackoff.
const (
	longestPoll  = 2 * time.Millisecond
	shortestPoll = 2 * time.Microsecond
	interruption = 50 * time.Microsecond // between two looks at the clock, which are some microseconds apart
	maxBackoff   = 256
	pollsByLook  = 64
	looksByYield = 16 // after which other goroutines have their turn
)

// pollFor polls for so long until done is true, and tells whether it has become true in time.
func (w *worker) pollFor(budget time.Duration, done func() bool) bool {
	if w.backoff > 0 {
		w.backoff--
		budget = min(budget, shortestPoll)
	}
	began := time.Now()
	last := began
	for look := 1; ; look++ {
		for range pollsByLook {
			if done() {
				return true
			}
			pause()
		}
		if look%looksByYield == 0 {
			runtime.Gosched()
		}
		now := time.Now()
		if now.Sub(last) > interruption {
			w.lastBackoff = min(2*w.lastBackoff+4, maxBackoff)
			w.backoff = w.lastBackoff
			return false
		}
		if now.Sub(began) >= budget {
			w.lastBackoff = 0
			return false
		}
		last = now
	}
}

// isCalled tells whether the worker has been called.
func (w *worker) isCalled() bool { return w.state.Load() == called }

// await returns when the worker has been called, and is then at work.
func (w *worker) await() {
	began := time.Now()
	for {
		if !w.pollFor(min(w.poll, 2*w.usual+shortestPoll), w.isCalled) && w.state.CompareAndSwap(resting, asleep) {
			<-w.wake
		}
		if w.state.CompareAndSwap(called, working) {
			w.waited(time.Since(began))
			return
		}
	}
}

// waited learns from a wait, and forgets earlier ones over as many as a few steps have.
func (w *worker) waited(t time.Duration) {
	w.usual -= w.usual / 512
	if t < w.poll {
		w.usual = max(w.usual, t)
	}
}

// call calls a worker, which is not at work, and wakes it if it sleeps.
func (w *worker) call() {
	if w.state.Swap(called) == asleep {
		w.wake <- struct{}{}
	}
}

// dismiss lets a worker that has been called and has not come yet rest again, and tells whether it is not at work.
func (w *worker) dismiss() bool {
	switch w.state.Load() {
	case called:
		return w.state.CompareAndSwap(called, resting) // it may come just now
	case working:
		return false
	}
	return true
}
