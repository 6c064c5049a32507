// Package pool shares numbered tasks among a fixed set of goroutines, with wake-up and join times of microseconds. It is the one worker pool of
// the program: the particle engine, the multibody system, its integrator and the sparse solver run their loops on it. A coupled run hands one pool
// to all of them, since they take turns: with one each, idle workers would poll on the processors that the others need.
//
// It imports nothing of the house but internal/panics, which carries a panic in a task to the caller of Run. Nothing here is random, but which
// worker does which task is up to the scheduler: callers get the same bits at any number of workers by writing the result of each task to a place
// of its own and summing in a fixed order.
//
// pool.go holds runs of tasks, worker.go how a worker waits for the next one, loop.go loops over the blocks of a range.
package pool

import (
	"runtime"
	"sync/atomic"
	"time"

	"gabion/internal/panics"
)

// Pool runs numbered tasks on a fixed number of goroutines, the caller's among them. Every worker has its own range of the numbers, so that it
// finds in its cache what it worked on before, and takes tasks of the others when its range is done; tasks must not depend on one another's
// order. A task is told the number of its worker, for working memory. Run allocates nothing.
//
// A run calls no more workers than it has tasks, and does not wait for one that has not come by the time that the others have done everything: a
// worker that sleeps, or has no processor, holds nothing up. The goroutines end when nothing refers to the pool any more.
//
// A nil pool is one of a single worker, the caller.
type Pool struct{ *group }

// group is what the goroutines of a pool share, which therefore does not refer to the pool.
type group struct {
	workers []worker // the first is the caller of Run
	task    func(worker, i int)
	idle    func(worker int)
	called  int         // workers of the present run, the caller among them
	waker   int         // the one that wakes others for it; 0 for none
	joining atomic.Bool // the caller sleeps until a worker has finished
	done    chan struct{}
	closed  bool
	panics  panics.Carrier // from the workers to the caller
	loop    loop
}

// New starts a pool of so many workers, or one for each processor if that is 0 or less.
func New(workers int) *Pool { return start(workers, longestPoll) }

// start is New with the time for which a worker polls before it sleeps.
func start(workers int, poll time.Duration) *Pool {
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	if workers > runtime.NumCPU() {
		poll = min(poll, shortestPoll) // workers that poll would take the processors of those that work
	}
	g := &group{workers: make([]worker, workers), done: make(chan struct{}, 1)}
	g.loop.bind()
	for i := range g.workers {
		g.workers[i].poll, g.workers[i].usual = poll, poll
		g.workers[i].wake = make(chan struct{}, 1)
	}
	for i := 1; i < workers; i++ {
		go g.serve(i)
	}
	p := &Pool{g}
	runtime.AddCleanup(p, (*group).end, g)
	return p
}

// Workers returns the number of workers, the caller of Run among them.
func (p *Pool) Workers() int {
	if p == nil {
		return 1
	}
	return len(p.workers)
}

// Run does tasks 0 ... n-1, calls idle, unless it is nil, on every worker that has come and finds no more of them, and returns when all are done.
// The pool then holds neither function, so that what they refer to can be collected.
func (p *Pool) Run(n int, task func(worker, i int), idle func(worker int)) {
	if p == nil || len(p.workers) == 1 || n < 2 {
		for i := range n {
			task(0, i)
		}
		if idle != nil {
			idle(0)
		}
		return
	}
	p.run(n, task, idle)
	runtime.KeepAlive(p)
}

func (g *group) run(n int, task func(worker, i int), idle func(worker int)) {
	g.called = min(n, len(g.workers))
	g.task, g.idle = task, idle
	g.callWorkers(n)
	g.runTasks(0)
	g.join()
	g.task, g.idle = nil, nil
	g.panics.Throw()
}

// callWorkers divides n tasks among the workers, and calls those that poll, and of those that sleep the first, which is to wake the others if there still is something to do by then: to wake
// all of them would hold the caller up for longer than a small loop takes.
func (g *group) callWorkers(n int) {
	g.waker = 0
	for i := range g.called {
		w := &g.workers[i]
		w.wakes = false
		w.tasks.set(i*n/g.called, (i+1)*n/g.called)
		w.slept = i > 0 && !w.state.CompareAndSwap(resting, called)
		if w.slept && g.waker == 0 {
			g.waker = i
		}
	}
	if g.waker > 0 {
		g.workers[g.waker].wakes = true
		g.workers[g.waker].call()
	}
}

// wakeOthers calls the workers of the run that sleep, on behalf of the one that is to.
func (g *group) wakeOthers(me int) {
	for i := range g.called {
		if g.workers[i].tasks.left() {
			for k := me + 1; k < g.called; k++ {
				if w := &g.workers[k]; w.slept {
					w.call()
				}
			}
			return
		}
	}
}

// join returns when no other worker is at work and none will come any more.
func (g *group) join() {
	if g.finished() || g.workers[0].pollFor(g.workers[0].poll, g.finished) {
		return
	}
	// A worker that has finished an earlier run may only now find joining set, and wake the caller early.
	for {
		g.joining.Store(true)
		if g.finished() && g.joining.CompareAndSwap(true, false) {
			return
		}
		<-g.done
		if g.finished() {
			return
		}
	}
}

// finished dismisses the workers that have not come yet, and tells whether no worker is at work any more. The one that wakes others is first: once it is
// not at work, nobody is called.
func (g *group) finished() bool {
	if g.waker > 0 && !g.workers[g.waker].dismiss() {
		return false
	}
	for i := 1; i < g.called; i++ {
		if !g.workers[i].dismiss() {
			return false
		}
	}
	return true
}

// runTasks does the tasks of a worker's own range, then those left in the others' ranges, then idle.
func (g *group) runTasks(me int) {
	defer g.panics.Catch()
	for k := range g.called {
		tasks := &g.workers[(me+k)%g.called].tasks
		for tasks.left() {
			i, ok := tasks.take()
			if !ok {
				break
			}
			g.task(me, i)
		}
	}
	if g.idle != nil {
		g.idle(me)
	}
}

// serve is what the goroutine of a worker does until the pool is closed.
func (g *group) serve(me int) {
	w := &g.workers[me]
	for {
		w.await()
		if g.closed {
			return
		}
		if w.wakes {
			g.wakeOthers(me)
		}
		g.runTasks(me)
		w.state.Store(resting)
		if g.joining.Load() && g.joining.CompareAndSwap(true, false) {
			g.done <- struct{}{}
		}
	}
}

// end ends the goroutines.
func (g *group) end() {
	g.closed = true
	for i := 1; i < len(g.workers); i++ { // none is at work
		g.workers[i].call()
	}
}
