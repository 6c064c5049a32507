package mbd

// This file holds the breaking of spring-dampers.

import "fmt"

// Breaking says when a spring-damper breaks for good: at the end of the step in which it exceeds the first limit. Zero is no limit.
type Breaking struct {
	Force      float64 // tension, N
	Elongation float64 // beyond the free length, m
	Energy     float64 // stored and dissipated by yielding, J

	slot int // of its state variables: a flag, the fields of a Break, and the utilisation at the last accepted step
}

// Break is the state of a spring-damper when it broke.
type Break struct {
	Time       float64 // s
	Tension    float64 // N
	Elongation float64 // beyond the free length, m
	Energy     float64 // that was stored, and is dissipated, J
}

// Index of the utilisation among the state variables of a Breaking, and their number.
const (
	utilisationIndex = 5
	breakStateSize   = 6
)

func (b *Breaking) prepare(s *System) error {
	if b.Force < 0 || b.Elongation < 0 || b.Energy < 0 {
		return fmt.Errorf("breaking at %g N, %g m or %g J: limits must not be negative", b.Force, b.Elongation, b.Energy)
	}
	b.slot = s.reserveState(breakStateSize)
	return nil
}

func (b *Breaking) broken(s *System) bool { return b != nil && s.state[b.slot] != 0 }

// utilisation returns the largest ratio of a load to its limit at the placement, and the state in which the spring would break.
func (b *Breaking) utilisation(s *System, f *SpringDamper) (ratio float64, how Break) {
	l := f.kinematics(s)
	tension, _, _ := f.tension(s, &l)
	x := l.length - f.FreeLength
	e := f.energies(s, x)
	for _, p := range [3][2]float64{{tension, b.Force}, {x, b.Elongation}, {e.stored + e.yielded, b.Energy}} {
		if p[1] > 0 {
			ratio = max(ratio, p[0]/p[1])
		}
	}
	return ratio, Break{Time: s.time, Tension: tension, Elongation: x, Energy: e.stored}
}

// commit updates the state variables, with a break if a limit is exceeded.
func (b *Breaking) commit(s *System, f *SpringDamper) {
	ratio, how := b.utilisation(s, f)
	s.state[b.slot+utilisationIndex] = ratio
	if ratio > 1 {
		copy(s.state[b.slot:], []float64{1, how.Time, how.Tension, how.Elongation, how.Energy})
	}
}

// Crossing returns the fraction of the step to the placement at which the first spring reaches its limit, by linear interpolation of the
// utilisation; 1 if none does before the placement.
func (s *System) Crossing() float64 {
	first := 1.0
	for _, e := range s.hysteretic {
		f, ok := e.(*SpringDamper)
		if !ok || f.Breaking == nil || f.Broken(s) {
			continue
		}
		before := s.state[f.Breaking.slot+utilisationIndex]
		if now, _ := f.Breaking.utilisation(s, f); now > 1 && before < 1 {
			first = min(first, (1-before)/(now-before))
		}
	}
	return first
}

// Broken tells whether the spring-damper is broken at the last accepted step.
func (f *SpringDamper) Broken(s *System) bool { return f.Breaking.broken(s) }

// Break returns the state in which the spring-damper broke, if it has.
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
