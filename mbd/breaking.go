package mbd

// This file makes spring-dampers that break.

import "fmt"

// Breaking says when a spring-damper breaks for good: at the first limit that it exceeds at the end of a step. Zero is no
// limit.
type Breaking struct {
	Force      float64 // tension, N
	Elongation float64 // beyond the free length, m
	Energy     float64 // stored and taken by yielding, J

	slot int // in memory: what a Break holds, the time and a flag first
}

// Break is how a spring-damper has broken.
type Break struct {
	Time       float64 // s
	Tension    float64 // N
	Elongation float64 // beyond the free length, m
	Energy     float64 // that was stored and is lost, J
}

// breakSize is how many numbers are remembered: a flag, and those of a Break.
const breakSize = 5

func (b *Breaking) prepare(s *System) error {
	if b.Force < 0 || b.Elongation < 0 || b.Energy < 0 {
		return fmt.Errorf("breaking at %g N, %g m or %g J: limits must not be negative", b.Force, b.Elongation, b.Energy)
	}
	b.slot = len(s.memory)
	s.memory = append(s.memory, make([]float64, breakSize)...)
	return nil
}

func (b *Breaking) broken(s *System) bool { return b != nil && s.memory[b.slot] != 0 }

// commit looks whether the spring breaks at the placement.
func (b *Breaking) commit(s *System, f *SpringDamper) {
	l := f.stretch(s)
	tension, _, _ := f.pull(s, &l)
	x := l.length - f.FreeLength
	e := f.energies(s, x)
	over := func(v, limit float64) bool { return limit > 0 && v > limit }
	if over(tension, b.Force) || over(x, b.Elongation) || over(e.stored+e.yielded, b.Energy) {
		copy(s.memory[b.slot:], []float64{1, s.time, tension, x, e.stored})
	}
}

// Broken tells whether the spring-damper is broken at the last accepted step.
func (f *SpringDamper) Broken(s *System) bool { return f.Breaking.broken(s) }

// Break returns how the spring-damper has broken, if it has.
func (f *SpringDamper) Break(s *System) (how Break, broken bool) {
	if !f.Breaking.broken(s) {
		return Break{}, false
	}
	m := s.memory[f.Breaking.slot:]
	return Break{Time: m[1], Tension: m[2], Elongation: m[3], Energy: m[4]}, true
}

// Breaks returns the force elements that have broken, in their order.
func (s *System) Breaks() (elements []int) {
	for i, e := range s.forces {
		if f, ok := e.(*SpringDamper); ok && f.Broken(s) {
			elements = append(elements, i)
		}
	}
	return elements
}
