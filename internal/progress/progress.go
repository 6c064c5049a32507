// Package progress lets long work say what it is doing and how far it has come, and end early when it is told to.
//
// Whoever wants to see it puts an Observer into a context. Work that may take longer than a moment begins a Phase with that context and adds to it as
// it goes on; Add returns the context's error, so the same call both tells and asks. Without an observer, phases only ask. Phases may lie within one
// another, and several goroutines may add to one. It imports nothing of ours.
package progress

import (
	"context"
	"math"
	"sync"
	"sync/atomic"
	"time"
)

// Observer is told what is being done and which part of it is done, from 0 to 1, or NaN where that is not known. An empty phase says that nothing
// long is going on any more. Calls come one at a time, from any goroutine.
type Observer func(phase string, part float64)

type key struct{}

// board shows the innermost of the phases that have begun and not ended.
type board struct {
	mu     sync.Mutex
	open   []*Phase
	report Observer
	ended  func(phase string, took time.Duration) // nil: nobody asks
}

// Timed returns a context whose phases are told of when they end, with how long they took. A phase that others lie within takes as long as these and
// itself. Calls come one at a time, from any goroutine.
func Timed(ctx context.Context, ended func(phase string, took time.Duration)) context.Context {
	return context.WithValue(ctx, key{}, &board{report: func(string, float64) {}, ended: ended})
}

// With returns a context whose phases the observer is told of.
func With(ctx context.Context, o Observer) context.Context {
	return context.WithValue(ctx, key{}, &board{report: o})
}

// Phase is a piece of work that may take long.
type Phase struct {
	ctx   context.Context
	board *board
	name  string
	total int64
	done  atomic.Int64
	told  atomic.Int64 // done when the observer was last told
	began time.Time
}

// Begin begins a phase of so many items; 0 when their number is not known.
func Begin(ctx context.Context, name string, total int) *Phase {
	p := &Phase{ctx: ctx, name: name, total: int64(total), began: time.Now()}
	if p.board, _ = ctx.Value(key{}).(*board); p.board != nil {
		p.board.mu.Lock()
		defer p.board.mu.Unlock()
		p.board.open = append(p.board.open, p)
		p.board.report(name, p.part())
	}
	return p
}

// tellings is how often an observer hears of a phase at most, besides its beginning.
const tellings = 1000

// Add counts items that are done, and returns the error of the context once that has ended: the work is to be left then.
func (p *Phase) Add(items int) error {
	done := p.done.Add(int64(items))
	if told := p.told.Load(); p.board != nil && p.total > 0 && (done-told)*tellings >= p.total && p.told.CompareAndSwap(told, done) {
		p.board.tell(p)
	}
	return p.ctx.Err()
}

// End ends the phase; what it lies within goes on.
func (p *Phase) End() {
	if p.board == nil {
		return
	}
	b := p.board
	b.mu.Lock()
	defer b.mu.Unlock()
	for i, q := range b.open {
		if q == p {
			b.open = append(b.open[:i], b.open[i+1:]...)
			break
		}
	}
	if b.ended != nil {
		b.ended(p.name, time.Since(p.began))
	}
	if n := len(b.open); n > 0 {
		b.report(b.open[n-1].name, b.open[n-1].part())
		return
	}
	b.report("", math.NaN())
}

// tell reports a phase, unless another lies within it.
func (b *board) tell(p *Phase) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if n := len(b.open); n > 0 && b.open[n-1] == p {
		b.report(p.name, p.part())
	}
}

func (p *Phase) part() float64 {
	if p.total <= 0 {
		return math.NaN()
	}
	return math.Min(float64(p.done.Load())/float64(p.total), 1)
}
