// Package panics carries a panic from the goroutine that it happens in to the one that waits for it, and makes an error of it there. It imports nothing
// of ours.
package panics

import (
	"fmt"
	"runtime/debug"
	"sync"
)

// Panic is what a goroutine panicked with, and its stack there.
type Panic struct {
	Value any
	Stack []byte
}

func (p *Panic) Error() string { return fmt.Sprint(p.Value) }

func of(value any) *Panic {
	if p, ok := value.(*Panic); ok {
		return p // that has been carried here
	}
	return &Panic{value, debug.Stack()}
}

// Carrier carries the first panic of some goroutines. Each of them defers Catch; who has waited for them calls Throw.
type Carrier struct {
	mu    sync.Mutex
	first *Panic
}

// Catch keeps a panic. It must be deferred.
func (c *Carrier) Catch() {
	if value := recover(); value != nil {
		p := of(value)
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.first == nil {
			c.first = p
		}
	}
}

// Throw panics with what has been caught, if anything has.
func (c *Carrier) Throw() {
	c.mu.Lock()
	p := c.first
	c.first = nil
	c.mu.Unlock()
	if p != nil {
		panic(p)
	}
}

// Group is goroutines that are waited for together.
type Group struct {
	wait    sync.WaitGroup
	carrier Carrier
}

// Go starts a goroutine.
func (g *Group) Go(work func()) {
	g.wait.Go(func() {
		defer g.carrier.Catch()
		work()
	})
}

// Wait returns when all have ended, or panics with the first panic of theirs.
func (g *Group) Wait() {
	g.wait.Wait()
	g.carrier.Throw()
}

// Guard calls work and returns its error, or the *Panic that it ended with.
func Guard(work func() error) (err error) {
	defer func() {
		if value := recover(); value != nil {
			err = of(value)
		}
	}()
	return work()
}
