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

// worst returns the largest ratio of a load to its limit.
func (b *Breaking) worst(tension, elongation, energy float64) (ratio float64) {
	for _, p := range [3][2]float64{{tension, b.Force}, {elongation, b.Elongation}, {energy, b.Energy}} {
		if p[1] > 0 {
			ratio = max(ratio, p[0]/p[1])
		}
	}
	return ratio
}

// commit updates the state variables, with a break if a limit is exceeded.
func (b *Breaking) commit(s *System, ratio float64, how Break) {
	s.state[b.slot+utilisationIndex] = ratio
	if ratio > 1 {
		copy(s.state[b.slot:], []float64{1, how.Time, how.Tension, how.Elongation, how.Energy})
	}
}

// how returns the state at the break, if there was one.
func (b *Breaking) how(s *System) (how Break, broken bool) {
	if !b.broken(s) {
		return Break{}, false
	}
	m := s.state[b.slot:]
	return Break{Time: m[1], Tension: m[2], Elongation: m[3], Energy: m[4]}, true
}

// breakable is an element that may break.
type breakable interface {
	breaking() *Breaking // nil if it does not
	// utilisation returns the largest ratio of a load to its limit at the placement and, where that is above 1, the state in which the element breaks.
	utilisation(s *System) (ratio float64, how Break)
}

// Breakable is a force element that may break, such as a spring-damper or a running rope.
type Breakable interface {
	ForceElement
	BreakingName() string
	// Broken tells whether it is broken at the last accepted step.
	Broken(s *System) bool
	// Break returns the state in which it broke, if it has.
	Break(s *System) (how Break, broken bool)
}

// Breakable returns a force element if it may break; nil if not.
func (s *System) Breakable(force int) Breakable {
	if f, ok := s.forces[force].(breakable); ok && f.breaking() != nil {
		return f.(Breakable)
	}
	return nil
}

// Crossing returns the fraction of the step to the placement at which the first element reaches its limit, by linear interpolation of the
// utilisation; 1 if none does before the placement.
func (s *System) Crossing() float64 {
	first := 1.0
	for _, e := range s.hysteretic {
		f, ok := e.(breakable)
		if !ok || f.breaking() == nil || f.breaking().broken(s) {
			continue
		}
		before := s.state[f.breaking().slot+utilisationIndex]
		if now, _ := f.utilisation(s); now > 1 && before < 1 {
			first = min(first, (1-before)/(now-before))
		}
	}
	return first
}

// Breaks returns the force elements that have broken, in their order.
func (s *System) Breaks() (elements []int) {
	for i := range s.forces {
		if f := s.Breakable(i); f != nil && f.Broken(s) {
			elements = append(elements, i)
		}
	}
	return elements
}

func (f *SpringDamper) breaking() *Breaking { return f.Breaking }

func (f *SpringDamper) utilisation(s *System) (ratio float64, how Break) {
	x, rate := f.stretch(s)
	tension, _, _ := f.data(s).tension(s, x, rate)
	if f.Breaking.Energy == 0 {
		if ratio = f.Breaking.worst(tension, x, 0); ratio <= 1 {
			return ratio, how
		}
	}
	e := f.energies(s, x)
	return f.Breaking.worst(tension, x, e.stored+e.yielded), Break{Time: s.time, Tension: tension, Elongation: x, Energy: e.stored}
}

// BreakingName implements Breakable.
func (f *SpringDamper) BreakingName() string { return f.Name }

// Broken tells whether the spring-damper is broken at the last accepted step.
func (f *SpringDamper) Broken(s *System) bool { return f.Breaking.broken(s) }

// Break returns the state in which the spring-damper broke, if it has.
func (f *SpringDamper) Break(s *System) (how Break, broken bool) { return f.Breaking.how(s) }
