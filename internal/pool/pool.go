// A team of goroutines that shares out numbered pieces of work.

package pool

import (
	"runtime"
	"sync/atomic"

	"gabion/internal/panics"
)

// Pool runs numbered tasks on a fixed number of goroutines, the caller's among them. Every goroutine has its own part of the numbers, so
// that it finds in its cache what it worked on before, and helps the others when it is done; tasks must not depend on one another's
// order. A task is told the number of the goroutine that does it, for working memory. run allocates nothing.
//
// The steps of a simulation follow one another within microseconds, so goroutines look out for the next work for a while before they
// go to sleep.
type Pool struct {
	Workers []worker
	task    func(worker, i int)
	rest    func(worker int)
	round   atomic.Uint32 // number of the run
	busy    atomic.Int32  // goroutines still at work on it, besides the caller
	waits   atomic.Bool   // the caller sleeps
	done    chan struct{}
	closed  bool
	panics  panics.Carrier // from the goroutines to the caller
}

// worker is one goroutine's part of a run. It fills two cache lines of its own.
type worker struct {
	next   atomic.Int64
	end    int64
	asleep atomic.Bool
	wake   chan struct{}
	looks  int // how many it takes before it sleeps
	tired  int // waits that it will give up early
	vain   int // waits that it gave up early after the last one that was in vain
	_      [72]byte
}

// Patience is how many looks a goroutine takes before it sleeps: some hundred microseconds, which is about as long as one is ahead of
// another. Where that was in vain a core may be shared with something else: then it does without most of its looks for a while, and the
// longer the more often that happens.
const (
	Patience   = 150_000
	impatience = Patience / 30
	mostVain   = 256
)

// spell is how many looks to take this time.
func (w *worker) spell() int {
	if w.tired > 0 {
		w.tired--
		return min(w.looks, impatience)
	}
	return w.looks
}

// tire notes that so many looks were in vain.
func (w *worker) tire(looks int) {
	if looks == w.looks {
		w.vain = min(2*w.vain+4, mostVain)
		w.tired = w.vain
	}
}

// cheer notes that they were not.
func (w *worker) cheer(looks int) {
	if looks == w.looks {
		w.vain = 0
	}
}

// NewPool returns a pool of so many goroutines, or one for each processor where that is 0, which take so many looks before they sleep.
func NewPool(threads, looks int) *Pool {
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	p := &Pool{Workers: make([]worker, threads), done: make(chan struct{}, 1)}
	for i := range p.Workers {
		p.Workers[i].looks = looks
		p.Workers[i].wake = make(chan struct{}, 1)
	}
	for i := 1; i < threads; i++ {
		go p.work(i)
	}
	return p
}

// Run does tasks 0 ... n-1, then rest on every goroutine that finds no more of them, unless it is nil, and returns when all are done.
func (p *Pool) Run(n int, task func(worker, i int), rest func(worker int)) {
	team := len(p.Workers)
	if team == 1 || n < 2 {
		for i := range n {
			task(0, i)
		}
		if rest != nil {
			rest(0)
		}
		return
	}
	for i := range p.Workers {
		w := &p.Workers[i]
		w.end = int64((i + 1) * n / team)
		w.next.Store(int64(i * n / team))
	}
	p.task, p.rest = task, rest
	p.begin()
	p.take(0)
	p.wait()
	p.panics.Throw()
}

// wait returns when the others are done too.
func (p *Pool) wait() {
	looks := p.Workers[0].spell()
	for range looks {
		if p.busy.Load() == 0 {
			p.Workers[0].cheer(looks)
			return
		}
	}
	p.Workers[0].tire(looks)
	// The last goroutine of an earlier run may only now come to look whether somebody waits, and wake this one.
	for p.busy.Load() != 0 {
		p.waits.Store(true)
		if p.busy.Load() == 0 && p.waits.CompareAndSwap(true, false) {
			return
		}
		<-p.done
	}
}

// begin sends everybody to work.
func (p *Pool) begin() {
	p.busy.Store(int32(len(p.Workers) - 1))
	p.round.Add(1)
	for i := 1; i < len(p.Workers); i++ {
		if w := &p.Workers[i]; w.asleep.CompareAndSwap(true, false) {
			w.wake <- struct{}{}
		}
	}
}

// work is what a goroutine does until the pool is closed.
func (p *Pool) work(me int) {
	for round := uint32(0); ; {
		p.await(me, round)
		round++
		if p.closed {
			return
		}
		p.take(me)
		if p.busy.Add(-1) == 0 && p.waits.CompareAndSwap(true, false) {
			p.done <- struct{}{}
		}
	}
}

// await returns when the round is no longer the one given.
func (p *Pool) await(me int, round uint32) {
	w := &p.Workers[me]
	looks := w.spell()
	for range looks {
		if p.round.Load() != round {
			w.cheer(looks)
			return
		}
	}
	w.tire(looks)
	// Whoever began the present round may only now come to look who sleeps, and wake this one.
	for p.round.Load() == round {
		w.asleep.Store(true)
		if p.round.Load() != round && w.asleep.CompareAndSwap(true, false) {
			return
		}
		<-w.wake
	}
}

// take does one's own tasks, then what is left of the others', then the rest.
func (p *Pool) take(me int) {
	defer p.panics.Catch()
	for k := range p.Workers {
		w := &p.Workers[(me+k)%len(p.Workers)]
		for {
			i := w.next.Add(1) - 1
			if i >= w.end {
				break
			}
			p.task(me, int(i))
		}
	}
	if p.rest != nil {
		p.rest(me)
	}
}

// Close ends the goroutines; run must not be called afterwards.
func (p *Pool) Close() {
	if !p.closed {
		p.closed = true
		p.begin()
	}
}
