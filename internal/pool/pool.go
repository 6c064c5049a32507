// Package pool shares numbered tasks among a fixed set of goroutines, with wake-up and join times of microseconds. It is the one worker pool of
// the program: the particle engine, the multibody system and the sparse solver run their loops on it.
//
// It imports nothing of the house but internal/panics, which carries a panic in a task to the caller of Run. Nothing here is random, but which
// worker does which task is up to the scheduler: callers get the same bits at any number of workers by writing the result of each task to a place
// of its own and summing in a fixed order.
package pool

import (
	"runtime"
	"sync/atomic"

	"gabion/internal/panics"
)

// Pool runs numbered tasks on a fixed number of goroutines, the caller's among them. Every worker has its own range of the numbers, so that it
// finds in its cache what it worked on before, and takes tasks of the others when its range is done; tasks must not depend on one another's
// order. A task is told the number of its worker, for working memory. Run allocates nothing.
//
// The loops of a simulation follow one another within microseconds, so an idle worker polls for the next one for a while before it sleeps.
type Pool struct {
	workers    []worker
	task       func(worker, i int)
	idle       func(worker int)
	generation atomic.Uint32 // number of the run
	busy       atomic.Int32  // workers besides the caller that have not finished it
	joining    atomic.Bool   // the caller sleeps until they have
	done       chan struct{}
	closed     bool
	panics     panics.Carrier // from the workers to the caller
}

// worker is one goroutine's range of a run. It fills two cache lines of its own.
type worker struct {
	next        atomic.Int64
	end         int64
	asleep      atomic.Bool
	wake        chan struct{}
	spins       int // polls before it sleeps
	backoff     int // waits that are left with reduced polling
	lastBackoff int // backoff after the last wait that ended in sleep
	_           [72]byte
}

// Spins is the number of polls before a worker sleeps, some hundred microseconds: about as long as workers wait for the slowest of them in a
// balanced loop. A worker that polls in vain may share its core with another program: it then polls less for a number of waits, which doubles
// each time up to maxBackoff.
const (
	Spins        = 150_000
	reducedSpins = Spins / 30
	maxBackoff   = 256
)

// spinBudget returns the number of polls for this wait.
func (w *worker) spinBudget() int {
	if w.backoff > 0 {
		w.backoff--
		return min(w.spins, reducedSpins)
	}
	return w.spins
}

// backOff notes that a whole budget was polled in vain.
func (w *worker) backOff(spins int) {
	if spins == w.spins {
		w.lastBackoff = min(2*w.lastBackoff+4, maxBackoff)
		w.backoff = w.lastBackoff
	}
}

// resetBackoff notes that polling was worth while.
func (w *worker) resetBackoff(spins int) {
	if spins == w.spins {
		w.lastBackoff = 0
	}
}

// New starts a pool of so many workers, or one for each processor if that is 0 or less. A worker polls for work so many times before it sleeps.
func New(workers, spins int) *Pool {
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	p := &Pool{workers: make([]worker, workers), done: make(chan struct{}, 1)}
	for i := range p.workers {
		p.workers[i].spins = spins
		p.workers[i].wake = make(chan struct{}, 1)
	}
	for i := 1; i < workers; i++ {
		go p.loop(i)
	}
	return p
}

// Workers returns the number of workers, the caller of Run among them.
func (p *Pool) Workers() int { return len(p.workers) }

// Run does tasks 0 ... n-1, calls idle, unless it is nil, on every worker that finds no more of them, and returns when all are done. The pool
// then holds neither function, so that what they refer to can be collected.
func (p *Pool) Run(n int, task func(worker, i int), idle func(worker int)) {
	workers := len(p.workers)
	if workers == 1 || n < 2 {
		for i := range n {
			task(0, i)
		}
		if idle != nil {
			idle(0)
		}
		return
	}
	for i := range p.workers {
		w := &p.workers[i]
		w.end = int64((i + 1) * n / workers)
		w.next.Store(int64(i * n / workers))
	}
	p.task, p.idle = task, idle
	p.start()
	p.runTasks(0)
	p.join()
	p.task, p.idle = nil, nil
	p.panics.Throw()
}

// join returns when the other workers are done too.
func (p *Pool) join() {
	spins := p.workers[0].spinBudget()
	for range spins {
		if p.busy.Load() == 0 {
			p.workers[0].resetBackoff(spins)
			return
		}
	}
	p.workers[0].backOff(spins)
	// The last worker of an earlier run may only now find joining set, and wake this one early.
	for p.busy.Load() != 0 {
		p.joining.Store(true)
		if p.busy.Load() == 0 && p.joining.CompareAndSwap(true, false) {
			return
		}
		<-p.done
	}
}

// start begins a generation and wakes the workers that sleep.
func (p *Pool) start() {
	p.busy.Store(int32(len(p.workers) - 1))
	p.generation.Add(1)
	for i := 1; i < len(p.workers); i++ {
		if w := &p.workers[i]; w.asleep.CompareAndSwap(true, false) {
			w.wake <- struct{}{}
		}
	}
}

// loop is what the goroutine of a worker does until the pool is closed.
func (p *Pool) loop(me int) {
	for generation := uint32(0); ; {
		p.await(me, generation)
		generation++
		if p.closed {
			return
		}
		p.runTasks(me)
		if p.busy.Add(-1) == 0 && p.joining.CompareAndSwap(true, false) {
			p.done <- struct{}{}
		}
	}
}

// await returns when the generation is no longer the one given.
func (p *Pool) await(me int, generation uint32) {
	w := &p.workers[me]
	spins := w.spinBudget()
	for range spins {
		if p.generation.Load() != generation {
			w.resetBackoff(spins)
			return
		}
	}
	w.backOff(spins)
	// Whoever started the present generation may only now find this worker asleep, and wake it early.
	for p.generation.Load() == generation {
		w.asleep.Store(true)
		if p.generation.Load() != generation && w.asleep.CompareAndSwap(true, false) {
			return
		}
		<-w.wake
	}
}

// runTasks does the tasks of a worker's own range, then those left in the others' ranges, then idle.
func (p *Pool) runTasks(me int) {
	defer p.panics.Catch()
	for k := range p.workers {
		w := &p.workers[(me+k)%len(p.workers)]
		for {
			i := w.next.Add(1) - 1
			if i >= w.end {
				break
			}
			p.task(me, int(i))
		}
	}
	if p.idle != nil {
		p.idle(me)
	}
}

// Close ends the goroutines; Run must not be called afterwards.
func (p *Pool) Close() {
	if !p.closed {
		p.closed = true
		p.start()
	}
}
