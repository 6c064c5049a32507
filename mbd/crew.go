package mbd

// This file shares loops over bodies and elements among goroutines, with the same bits at any number of them: a loop's
// iterations write to places of their own, and elements that add to the same places are in loops one after the other.

import (
	"runtime"

	"gabion/internal/panics"
)

// minParallel is the number of iterations for which it pays to wake a worker: a few tenths of a microsecond each against the
// ten or so that it takes until a goroutine runs.
const minParallel = 512

// workers is a set of goroutines that wait for parts of a loop. Between loops it holds nothing of the system, so that the
// system can be collected, which ends the goroutines.
type workers struct {
	parts []chan span
	done  chan struct{}
	loop  func(worker, lo, hi int)

	panics panics.Carrier // from the goroutines to the caller
}

type span struct{ lo, hi int }

// newCrew starts n-1 goroutines; the caller of run is the n-th worker, with number 0.
func newCrew(n int) *workers {
	c := &workers{done: make(chan struct{}, n)}
	for worker := 1; worker < n; worker++ {
		parts := make(chan span)
		c.parts = append(c.parts, parts)
		go func() {
			for p := range parts {
				c.part(worker, p)
				c.done <- struct{}{}
			}
		}()
	}
	return c
}

func (c *workers) stop() {
	for _, p := range c.parts {
		close(p)
	}
}

// run makes the iterations 0 to n-1 of a loop.
func (c *workers) run(n int, loop func(worker, lo, hi int)) {
	workers := 1
	if c != nil {
		workers = min(len(c.parts)+1, n/minParallel)
	}
	if workers < 2 {
		loop(0, 0, n)
		return
	}
	c.loop = loop
	for k := 1; k < workers; k++ {
		c.parts[k-1] <- span{n * k / workers, n * (k + 1) / workers}
	}
	c.part(0, span{0, n / workers})
	for k := 1; k < workers; k++ {
		<-c.done
	}
	c.loop = nil
	c.panics.Throw()
}

// part makes a worker's part of the loop.
func (c *workers) part(worker int, p span) {
	defer c.panics.Catch()
	c.loop(worker, p.lo, p.hi)
}

// loops are the bodies of the system's shared loops, made once because a function made in a step would be allocated.
type loops struct {
	place, act, residual, bodyTangent, elementTangent, gradient func(worker, lo, hi int)

	// What the loop at work is about.
	q, v, a, dst []float64
	color        []int      // elements of one colour
	tangents     []tangents // of each worker
}

// SetWorkers sets the number of goroutines that evaluate forces and derivatives; 1 is the default, 0 takes all processors.
// Results have the same
// bits with any number. Laws and functions of time that come from outside must then be safe for concurrent use; loads and
// constraints from outside are evaluated one after the other.
func (s *System) SetWorkers(n int) {
	if s.crew != nil {
		s.crewCleanup.Stop()
		s.crew.stop()
		s.crew = nil
	}
	if n < 1 {
		n = runtime.GOMAXPROCS(0)
	}
	s.loops.tangents = make([]tangents, n)
	if n > 1 {
		s.crew = newCrew(n)
		s.crewCleanup = runtime.AddCleanup(s, (*workers).stop, s.crew)
	}
}

func (s *System) makeLoops() {
	l := &s.loops
	l.place = func(_, lo, hi int) {
		for i := lo + 1; i <= hi; i++ {
			s.placeBody(i, l.q, l.v, l.a)
		}
	}
	l.act = func(_, lo, hi int) {
		for _, k := range s.parallel[lo:hi] {
			s.act(k)
		}
	}
	l.residual = func(_, lo, hi int) {
		for i := lo + 1; i <= hi; i++ {
			s.bodyResidual(i, l.dst)
		}
	}
	l.bodyTangent = func(worker, lo, hi int) {
		for i := lo + 1; i <= hi; i++ {
			s.bodyTangent(i, &l.tangents[worker])
		}
	}
	l.elementTangent = func(worker, lo, hi int) {
		for _, k := range l.color[lo:hi] {
			s.elementTangent(k, &l.tangents[worker])
		}
	}
	l.gradient = func(_, lo, hi int) {
		for _, e := range s.equations[lo:hi] {
			e.write(l.dst, e.full, 0)
		}
	}
	if l.tangents == nil {
		l.tangents = make([]tangents, 1)
	}
}

// act asks an element for its wrenches.
func (s *System) act(k int) {
	s.elements[k].act(s, s.slots[s.first[k]:s.first[k]+len(s.attachments[k])])
}

// elementTangent asks an element for its derivatives.
func (s *System) elementTangent(k int, t *tangents) {
	t.blocks, t.width = s.blocks[k], 2*len(s.attachments[k])
	s.elements[k].tangent(s, t)
}

// colorElements sorts the elements into those that may be evaluated at the same time and those from outside that may not, and
// colours the former: no two of a colour act on the same moving body.
func (s *System) colorElements() {
	colors := [][]int{}
	taken := make([]map[int]bool, 0)
	for k, e := range s.elements {
		if q, ok := e.(*equation); ok && q.external() {
			s.serial = append(s.serial, k)
			continue
		}
		s.parallel = append(s.parallel, k)
		c := 0
		for ; c < len(colors); c++ {
			if !s.actsOn(k, taken[c]) {
				break
			}
		}
		if c == len(colors) {
			colors, taken = append(colors, nil), append(taken, map[int]bool{})
		}
		colors[c] = append(colors[c], k)
		for _, b := range s.attachments[k] {
			taken[c][b] = true
		}
	}
	s.colors = colors
}

// actsOn tells whether an element acts on a moving body of a set.
func (s *System) actsOn(k int, bodies map[int]bool) bool {
	for _, b := range s.attachments[k] {
		if s.inertia[b].dof >= 0 && bodies[b] {
			return true
		}
	}
	return false
}
