package mbd

// This file holds the brake of a rope.

import (
	"fmt"
	"math"
)

// Brake is a friction brake in series with a rope: it slips while the tension exceeds Force, never back, and dissipates the work. At the end of its
// stroke it is rigid.
type Brake struct {
	Force  *Polyline // by its slip
	Stroke float64   // m; may be infinite

	slot int // of its state variable: the slip at the last accepted step, m
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
			return fmt.Errorf("the force of a brake must not fall with its slip")
		}
	}
	b.slot = s.reserveState(1)
	return nil
}

// slip returns the slip of the brake for an elongation x of rope and brake together, and the stiffness of the brake there: infinite where it
// sticks. tension gives that of the rope alone and its derivative, which must not be negative.
func (b *Brake) slip(s *System, x float64, tension func(x float64) (tension, stiffness float64)) (slip, stiffness float64) {
	low := s.state[b.slot]
	high := min(b.Stroke, max(x, low))
	excess := func(slip float64) (over, slope, brake float64) {
		t, k := tension(x - slip)
		f, kb, _ := b.Force.at(slip)
		return t - f, k + kb, kb
	}
	if over, _, _ := excess(low); over <= 0 {
		return low, math.Inf(1)
	}
	if over, _, _ := excess(high); over >= 0 {
		return high, math.Inf(1)
	}
	// Newton's method, safeguarded by bisection.
	slip = low
	for range 100 {
		over, slope, brake := excess(slip)
		if over > 0 {
			low = slip
		} else {
			high = slip
		}
		stiffness = brake
		next := slip + over/slope
		if math.Abs(next-slip) <= 1e-15*(math.Abs(x)+slip) {
			break
		}
		if !(next > low && next < high) {
			next = (low + high) / 2
		}
		slip = next
	}
	return slip, stiffness
}

// work returns the energy dissipated up to a slip, J.
func (b *Brake) work(slip float64) float64 {
	_, _, w := b.Force.at(slip)
	return w
}
