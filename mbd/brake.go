package mbd

// This file makes brakes of ropes.

import (
	"fmt"
	"math"
)

// Brake lengthens a rope under a force, in series with the rope, and keeps the energy: it slides while the rope pulls harder than Force, and
// never back. At the end of its stroke it holds.
type Brake struct {
	Force  *Polyline // by the way it has slid
	Stroke float64   // m; may be infinite

	slot int // in memory: the way at the end of a step, m
}

func (b *Brake) prepare(s *System) error {
	if b.Force == nil || b.Force.x[0] != 0 {
		return fmt.Errorf("a brake needs a force")
	}
	if !(b.Stroke > 0) {
		return fmt.Errorf("the stroke of a brake is %g m, want more than 0", b.Stroke)
	}
	for k := 1; k < len(b.Force.force); k++ {
		if b.Force.force[k] < b.Force.force[k-1] {
			return fmt.Errorf("the force of a brake must not fall with its way")
		}
	}
	b.slot = len(s.state)
	s.state = append(s.state, 0)
	return nil
}

// slip returns how far a brake has slid when rope and brake together are longer by x, and the stiffness of the brake there: infinite where
// it holds. pull gives the tension of the rope alone and its derivative, which must not be negative.
func (b *Brake) slip(s *System, x float64, pull func(x float64) (tension, stiffness float64)) (way, stiffness float64) {
	low := s.state[b.slot]
	high := min(b.Stroke, max(x, low))
	beyond := func(way float64) (over, slope, brake float64) {
		t, k := pull(x - way)
		f, kb, _ := b.Force.at(way)
		return t - f, k + kb, kb
	}
	if over, _, _ := beyond(low); over <= 0 {
		return low, math.Inf(1)
	}
	if over, _, _ := beyond(high); over >= 0 {
		return high, math.Inf(1)
	}
	// Newton's method, kept between bounds.
	way = low
	for range 100 {
		over, slope, brake := beyond(way)
		if over > 0 {
			low = way
		} else {
			high = way
		}
		stiffness = brake
		next := way + over/slope
		if math.Abs(next-way) <= 1e-15*(math.Abs(x)+way) {
			break
		}
		if !(next > low && next < high) {
			next = (low + high) / 2
		}
		way = next
	}
	return way, stiffness
}

// work returns the energy that the brake has taken when it has slid a way, J.
func (b *Brake) work(way float64) float64 {
	_, _, w := b.Force.at(way)
	return w
}
