// Package pool shares numbered tasks among a fixed set of goroutines, with wake-up and join times of microseconds. It is the one worker pool of
// the program: the particle engine, the multibody system and the sparse solver run their loops on it. A coupled run hands one pool to all of
// them, since they take turns: with one each, idle workers would poll on the processors that the others need.
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
// The loops of a simulation follow one another within microseconds, so an idle worker polls for the next one for a while before it sleeps. The
// goroutines end when nothing refers to the pool any more.
type Pool struct{ *group }

// group is what the goroutines of a pool share, which therefore does not refer to the pool.
type group struct {
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

// A worker polls for a quarter of a millisecond on a fast core before it sleeps: as long as workers wait for the slowest of them in a balanced
// loop, and as bodies need for the solution of their linear equations between two loops; to wake one that sleeps takes tens of microseconds. One
// that polls in vain may share its core with another program: it then polls less for a number of waits, which doubles each time up to maxBackoff.
const (
	mostSpins    = 1_000_000
	reducedSpins = 5_000
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

// New starts a pool of so many workers, or one for each processor if that is 0 or less.
func New(workers int) *Pool { return start(workers, mostSpins) }

// start is New with the number of polls before a worker sleeps.
func start(workers, spins int) *Pool {
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	g := &group{workers: make([]worker, workers), done: make(chan struct{}, 1)}
	for i := range g.workers {
		g.workers[i].spins = spins
		g.workers[i].wake = make(chan struct{}, 1)
	}
	for i := 1; i < workers; i++ {
		go g.loop(i)
	}
	p := &Pool{g}
	runtime.AddCleanup(p, (*group).end, g)
	return p
}

// Workers returns the number of workers, the caller of Run among them.
func (p *Pool) Workers() int { return len(p.workers) }

// Run does tasks 0 ... n-1, calls idle, unless it is nil, on every worker that finds no more of them, and returns when all are done. The pool
// then holds neither function, so that what they refer to can be collected.
func (p *Pool) Run(n int, task func(worker, i int), idle func(worker int)) {
	p.run(n, task, idle)
	runtime.KeepAlive(p)
}

func (g *group) run(n int, task func(worker, i int), idle func(worker int)) {
	workers := len(g.workers)
	if workers == 1 || n < 2 {
		for i := range n {
			task(0, i)
		}
		if idle != nil {
			idle(0)
		}
		return
	}
	for i := range g.workers {
		w := &g.workers[i]
		w.end = int64((i + 1) * n / workers)
		w.next.Store(int64(i * n / workers))
	}
	g.task, g.idle = task, idle
	g.begin()
	g.runTasks(0)
	g.join()
	g.task, g.idle = nil, nil
	g.panics.Throw()
}

// join returns when the other workers are done too.
func (g *group) join() {
	spins := g.workers[0].spinBudget()
	for range spins {
		if g.busy.Load() == 0 {
			g.workers[0].resetBackoff(spins)
			return
		}
	}
	g.workers[0].backOff(spins)
	// The last worker of an earlier run may only now find joining set, and wake this one early.
	for g.busy.Load() != 0 {
		g.joining.Store(true)
		if g.busy.Load() == 0 && g.joining.CompareAndSwap(true, false) {
			return
		}
		<-g.done
	}
}

// begin starts a generation and wakes the workers that sleep.
func (g *group) begin() {
	g.busy.Store(int32(len(g.workers) - 1))
	g.generation.Add(1)
	for i := 1; i < len(g.workers); i++ {
		if w := &g.workers[i]; w.asleep.CompareAndSwap(true, false) {
			w.wake <- struct{}{}
		}
	}
}

// loop is what the goroutine of a worker does until the pool is closed.
func (g *group) loop(me int) {
	for generation := uint32(0); ; {
		g.await(me, generation)
		generation++
		if g.closed {
			return
		}
		g.runTasks(me)
		if g.busy.Add(-1) == 0 && g.joining.CompareAndSwap(true, false) {
			g.done <- struct{}{}
		}
	}
}

// await returns when the generation is no longer the one given.
func (g *group) await(me int, generation uint32) {
	w := &g.workers[me]
	spins := w.spinBudget()
	for range spins {
		if g.generation.Load() != generation {
			w.resetBackoff(spins)
			return
		}
	}
	w.backOff(spins)
	// Whoever started the present generation may only now find this worker asleep, and wake it early.
	for g.generation.Load() == generation {
		w.asleep.Store(true)
		if g.generation.Load() != generation && w.asleep.CompareAndSwap(true, false) {
			return
		}
		<-w.wake
	}
}

// runTasks does the tasks of a worker's own range, then those left in the others' ranges, then idle.
func (g *group) runTasks(me int) {
	defer g.panics.Catch()
	for k := range g.workers {
		w := &g.workers[(me+k)%len(g.workers)]
		for {
			i := w.next.Add(1) - 1
			if i >= w.end {
				break
			}
			g.task(me, int(i))
		}
	}
	if g.idle != nil {
		g.idle(me)
	}
}

// end ends the goroutines.
func (g *group) end() {
	g.closed = true
	g.begin()
}
