package mbd

// This file makes spring-dampers that are ropes, have curves, and break.

import "fmt"

// Breaking says when a spring-damper breaks for good: at the first limit that it exceeds at the end of a step. Zero is no
// limit.
type Breaking struct {
	Force      float64 // tension, N
	Elongation float64 // beyond the free length, m
	Energy     float64 // stored, J

	spring *SpringDamper
	slot   int // in memory: 1 once it is broken, then the energy it had
}

func (b *Breaking) prepare(s *System, f *SpringDamper) error {
	if b.Force < 0 || b.Elongation < 0 || b.Energy < 0 {
		return fmt.Errorf("breaking at %g N, %g m or %g J: limits must not be negative", b.Force, b.Elongation, b.Energy)
	}
	b.spring, b.slot = f, len(s.memory)
	s.memory = append(s.memory, 0, 0)
	s.bonds = append(s.bonds, b)
	return nil
}

func (b *Breaking) broken(s *System) bool { return b != nil && s.memory[b.slot] != 0 }

// commit looks whether the spring breaks at the placement.
func (b *Breaking) commit(s *System) {
	if b.broken(s) {
		return
	}
	f := b.spring
	l := f.stretch(s)
	tension, _, _ := f.pull(s, &l)
	stored, _, _ := f.powers(s)
	over := func(v, limit float64) bool { return limit > 0 && v > limit }
	if over(tension, b.Force) || over(l.length-f.FreeLength, b.Elongation) || over(stored, b.Energy) {
		s.memory[b.slot], s.memory[b.slot+1] = 1, stored
	}
}

// Broken tells whether the spring-damper is broken at the last accepted step.
func (f *SpringDamper) Broken(s *System) bool { return f.Breaking.broken(s) }
