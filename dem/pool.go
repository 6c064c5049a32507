// A team of goroutines that shares out numbered pieces of work.

package dem

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// pool runs numbered tasks on a fixed number of goroutines, the caller's among them. Tasks are taken as they come, so
// they must not depend on one another's order. A task is told the number of the goroutine that does it, for working memory. run
// allocates nothing.
type pool struct {
	wake []chan struct{}
	done sync.WaitGroup
	next atomic.Int64
	n    int
	task func(worker, i int)
}

func newPool(threads int) *pool {
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	p := &pool{wake: make([]chan struct{}, threads-1)}
	for i := range p.wake {
		p.wake[i] = make(chan struct{}, 1)
		go p.work(i+1, p.wake[i])
	}
	return p
}

func (p *pool) work(worker int, wake <-chan struct{}) {
	for range wake {
		p.take(worker)
		p.done.Done()
	}
}

func (p *pool) take(worker int) {
	for {
		i := int(p.next.Add(1)) - 1
		if i >= p.n {
			return
		}
		p.task(worker, i)
	}
}

// workers is the number of goroutines.
func (p *pool) workers() int { return len(p.wake) + 1 }

// run does tasks 0 ... n-1 and returns when all are done.
func (p *pool) run(n int, task func(worker, i int)) {
	helpers := min(len(p.wake), n-1)
	if helpers <= 0 {
		for i := range n {
			task(0, i)
		}
		return
	}
	p.n, p.task = n, task
	p.next.Store(0)
	p.done.Add(helpers)
	for _, wake := range p.wake[:helpers] {
		wake <- struct{}{}
	}
	p.take(0)
	p.done.Wait()
}

// close ends the goroutines; run must not be called afterwards.
func (p *pool) close() {
	for _, wake := range p.wake {
		close(wake)
	}
	p.wake = nil
}
