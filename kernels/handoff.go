package kernels

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// handoff passes work to the goroutine of a device and its results back. Waking a thread that sleeps takes the operating system several
// microseconds, as much as a small kernel; so either side spins for a while before it sleeps.
type handoff struct {
	callers sync.Mutex // one at a time
	pending atomic.Pointer[task]
	wakeup  chan struct{} // wakes the device's goroutine
	task    task          // the caller's, used again
	spin    time.Duration // how long to spin before sleeping
}

// task is a piece of work and its result.
type task struct {
	work func(*Queue) error
	err  error
	done atomic.Bool
	wake chan struct{} // wakes the caller
}

// spinTime is longer than the bodies' part of a sub-cycled step takes.
const spinTime = 3 * time.Millisecond

func newHandoff() *handoff {
	h := &handoff{wakeup: make(chan struct{}, 1), task: task{wake: make(chan struct{}, 1)}}
	if runtime.GOMAXPROCS(0) >= 4 { // fewer processors are needed for other work
		h.spin = spinTime
	}
	return h
}

// spinUntil tests a condition until it holds or the time for spinning is over; it returns whether it holds.
func (h *handoff) spinUntil(condition func() bool) bool {
	if condition() {
		return true
	}
	for start := time.Now(); h.spin > 0; {
		for range 64 {
			if condition() {
				return true
			}
		}
		if time.Since(start) > h.spin {
			break
		}
	}
	return false
}

// do passes work on and waits for its result.
func (h *handoff) do(work func(*Queue) error) error {
	h.callers.Lock()
	defer h.callers.Unlock()
	t := &h.task
	t.work, t.err = work, nil
	t.done.Store(false)
	h.pending.Store(t)
	h.notify()
	h.spinUntil(t.done.Load)
	<-t.wake // without waiting if done
	return t.err
}

// notify wakes the device's goroutine if it sleeps.
func (h *handoff) notify() {
	select {
	case h.wakeup <- struct{}{}:
	default: // a wake-up is pending already
	}
}

// next waits for work; nil is the end.
func (h *handoff) next() func(*Queue) error {
	for {
		if h.spinUntil(func() bool { return h.pending.Load() != nil }) {
			return h.pending.Swap(nil).work
		}
		<-h.wakeup // can be that of work that was found by spinning: then there is none yet
	}
}

// finish passes the result of the work to the caller.
func (h *handoff) finish(err error) {
	h.task.err = err
	h.task.wake <- struct{}{}
	h.task.done.Store(true)
}

// close ends the device's goroutine.
func (h *handoff) close() {
	h.callers.Lock()
	defer h.callers.Unlock()
	h.pending.Store(new(task))
	h.notify()
}
