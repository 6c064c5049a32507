package mbd

// This file makes spring-dampers that break.

import "fmt"

// Breaking says when a spring-damper breaks for good: at the end of the step in which it exceeds the first limit. Zero is no limit.
type Breaking struct {
	Force      float64 // tension, N
	Elongation float64 // beyond the free length, m
	Energy     float64 // stored and taken by yielding, J

	slot int // in memory: a flag, what a Break holds, and the load at the last step's end
}

// Break is how a spring-damper has broken.
type Break struct {
	Time       float64 // s
	Tension    float64 // N
	Elongation float64 // beyond the free length, m
	Energy     float64 // that was stored and is lost, J
}

// Where in memory the load is, and how many numbers are remembered.
const (
	loadIndex      = 5
	breakStateSize = 6
)

func (b *Breaking) prepare(s *System) error {
	if b.Force < 0 || b.Elongation < 0 || b.Energy < 0 {
		return fmt.Errorf("breaking at %g N, %g m or %g J: limits must not be negative", b.Force, b.Elongation, b.Energy)
	}
	b.slot = len(s.state)
	s.state = append(s.state, make([]float64, breakStateSize)...)
	return nil
}

func (b *Breaking) broken(s *System) bool { return b != nil && s.state[b.slot] != 0 }

// load returns how far the spring is at the placement, of the nearest limit, and how it would break.
func (b *Breaking) load(s *System, f *SpringDamper) (of float64, how Break) {
	l := f.kinematics(s)
	tension, _, _ := f.tension(s, &l)
	x := l.length - f.FreeLength
	e := f.energies(s, x)
	for _, p := range [3][2]float64{{tension, b.Force}, {x, b.Elongation}, {e.stored + e.yielded, b.Energy}} {
		if p[1] > 0 {
			of = max(of, p[0]/p[1])
		}
	}
	return of, Break{Time: s.time, Tension: tension, Elongation: x, Energy: e.stored}
}

// commit looks whether the spring breaks at the placement.
func (b *Breaking) commit(s *System, f *SpringDamper) {
	of, how := b.load(s, f)
	s.state[b.slot+loadIndex] = of
	if of > 1 {
		copy(s.state[b.slot:], []float64{1, how.Time, how.Tension, how.Elongation, how.Energy})
	}
}

// Crossing returns at which part of the way from the last step's end to the placement the first spring reaches its limit, if the
// way were straight; 1 if none does before the placement.
func (s *System) Crossing() float64 {
	first := 1.0
	for _, f := range s.hysteretic {
		if b := f.Breaking; b != nil && !b.broken(s) {
			before := s.state[b.slot+loadIndex]
			if now, _ := b.load(s, f); now > 1 && before < 1 {
				first = min(first, (1-before)/(now-before))
			}
		}
	}
	return first
}

// Broken tells whether the spring-damper is broken at the last accepted step.
func (f *SpringDamper) Broken(s *System) bool { return f.Breaking.broken(s) }

// Break returns how the spring-damper has broken, if it has.
func (f *SpringDamper) Break(s *System) (how Break, broken bool) {
	if !f.Breaking.broken(s) {
		return Break{}, false
	}
	m := s.state[f.Breaking.slot:]
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
