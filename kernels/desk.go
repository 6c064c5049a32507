package kernels

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// desk is where work is handed to the goroutine of a device. Waking a thread that sleeps takes the operating system several microseconds,
// as much as a small kernel; so who waits for the other looks again and again for a while before going to sleep.
type desk struct {
	callers sync.Mutex // one at a time
	work    atomic.Pointer[task]
	ring    chan struct{} // wakes the device's goroutine
	task    task          // the caller's, used again
	spin    time.Duration
}

// task is a piece of work and what came of it.
type task struct {
	work func(*Queue) error
	err  error
	done atomic.Bool
	wake chan struct{}
}

// spinning is how long either side looks out for the other: longer than the bodies' part of a sub-cycled step takes.
const spinning = 3 * time.Millisecond

func newDesk() *desk {
	d := &desk{ring: make(chan struct{}, 1), task: task{wake: make(chan struct{}, 1)}}
	if runtime.GOMAXPROCS(0) >= 4 { // fewer have better things to do
		d.spin = spinning
	}
	return d
}

// look repeats a question until the answer is yes, or for the time of a spin; it returns the answer.
func (d *desk) look(there func() bool) bool {
	if there() {
		return true
	}
	for start := time.Now(); d.spin > 0; {
		for range 64 {
			if there() {
				return true
			}
		}
		if time.Since(start) > d.spin {
			break
		}
	}
	return false
}

// ask hands work over and waits until it has been done.
func (d *desk) ask(work func(*Queue) error) error {
	d.callers.Lock()
	defer d.callers.Unlock()
	t := &d.task
	t.work, t.err = work, nil
	t.done.Store(false)
	d.work.Store(t)
	d.knock()
	d.look(t.done.Load)
	<-t.wake // there already if done
	return t.err
}

// knock wakes the device's goroutine if it sleeps.
func (d *desk) knock() {
	select {
	case d.ring <- struct{}{}:
	default: // somebody has
	}
}

// take waits for work; nil is the end.
func (d *desk) take() func(*Queue) error {
	for {
		if d.look(func() bool { return d.work.Load() != nil }) {
			return d.work.Swap(nil).work
		}
		<-d.ring // perhaps of work that was seen without it: then there is none
	}
}

// answer tells the caller what came of the work.
func (d *desk) answer(err error) {
	d.task.err = err
	d.task.wake <- struct{}{}
	d.task.done.Store(true)
}

// close ends the device's goroutine.
func (d *desk) close() {
	d.callers.Lock()
	defer d.callers.Unlock()
	d.work.Store(new(task))
	d.knock()
}
