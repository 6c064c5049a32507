package mbd

// This file holds what a running rope is made of: its tension by its strain, and the slip of its brakes by the tension.

import (
	"fmt"
	"math"
	"sort"
)

// RopeLaw is the tension of a rope by its strain, which goes on beyond the last point of the curve as in its last piece.
type RopeLaw struct {
	Curve     *Polyline // N by strain, rising
	Yields    bool      // it keeps a strain for good; else it goes back along the curve
	Unloading float64   // N, slope by strain where a rope that yields unloads; 0: that of the curve at its beginning. At least the steepest slope of the curve.
}

// LinearRope is the law of a rope of an axial stiffness EA, N.
func LinearRope(stiffness float64) RopeLaw {
	return RopeLaw{Curve: &Polyline{x: []float64{0, 1}, force: []float64{0, stiffness}, work: []float64{0, stiffness / 2}}}
}

// Slope returns the tension by the strain of a rope without tension, N.
func (l *RopeLaw) Slope() float64 { return l.Curve.force[1] / l.Curve.x[1] }

// StrainAt returns the strain at a tension, N, of a rope that was never pulled harder.
func (l *RopeLaw) StrainAt(tension float64) float64 {
	strain, _ := l.strain(tension, 0)
	return strain
}

// straight tells whether the tension grows in proportion to the strain.
func (l *RopeLaw) straight() bool { return len(l.Curve.x) == 2 && !l.Yields }

func (l *RopeLaw) prepare() error {
	if l.Curve == nil || len(l.Curve.x) < 2 || l.Curve.x[0] != 0 || l.Curve.force[0] != 0 {
		return fmt.Errorf("a rope needs a curve of its tension by its strain, from the origin")
	}
	for k := 1; k < len(l.Curve.force); k++ {
		if !(l.Curve.force[k] > l.Curve.force[k-1]) {
			return fmt.Errorf("the tension of a rope must rise with its strain; it is %g N at %g and %g N at %g", l.Curve.force[k-1], l.Curve.x[k-1], l.Curve.force[k], l.Curve.x[k])
		}
	}
	if l.Yields && l.Unloading == 0 {
		l.Unloading = l.Slope()
	}
	if steepest := l.Curve.steepest(); l.Yields && !(l.Unloading >= steepest*(1-1e-9)) {
		return fmt.Errorf("unloading stiffness is %g N, want at least the steepest slope of the curve, %g N", l.Unloading, steepest)
	}
	return nil
}

// strain returns the strain at a tension, N, and its derivative, of a rope that was pulled with peak, N, before.
func (l *RopeLaw) strain(tension, peak float64) (strain, slope float64) {
	if l.Yields && tension < peak {
		strain, _, _ = l.Curve.reach(peak)
		return strain - (peak-tension)/l.Unloading, 1 / l.Unloading
	}
	strain, stiffness, _ := l.Curve.reach(tension)
	return strain, 1 / stiffness
}

// tension returns the tension at a strain, N.
func (l *RopeLaw) tension(strain, peak float64) float64 {
	if l.Yields {
		if most, _, _ := l.Curve.reach(peak); strain < most {
			return max(0, peak-l.Unloading*(most-strain))
		}
	}
	last := len(l.Curve.x) - 1
	if strain <= l.Curve.x[last] {
		return max(0, l.Curve.At(strain))
	}
	slope := (l.Curve.force[last] - l.Curve.force[last-1]) / (l.Curve.x[last] - l.Curve.x[last-1])
	return l.Curve.force[last] + slope*(strain-l.Curve.x[last])
}

// energies returns what a rope of unit length stores at a tension, and what yielding has taken, J/m.
func (l *RopeLaw) energies(tension, peak float64) (stored, yielded float64) {
	if !l.Yields {
		_, _, stored = l.Curve.reach(tension)
		return stored, 0
	}
	peak = max(peak, tension)
	_, _, work := l.Curve.reach(peak)
	return tension * tension / (2 * l.Unloading), work - peak*peak/(2*l.Unloading)
}

// reach returns where a rising polyline from the origin has a force, with the slope and the work there. It goes on beyond the last point as in its last piece.
func (p *Polyline) reach(force float64) (x, slope, work float64) {
	k := 1
	if len(p.force) > 2 {
		k = min(max(sort.SearchFloat64s(p.force, force), 1), len(p.force)-1)
	}
	slope = (p.force[k] - p.force[k-1]) / (p.x[k] - p.x[k-1])
	d := (force - p.force[k-1]) / slope
	return p.x[k-1] + d, slope, p.work[k-1] + d*(p.force[k-1]+force)/2
}

// RopeBrake is a friction brake in a span of a running rope: it lets the rope run out while the tension there exceeds its force, never back.
type RopeBrake struct {
	Span   int       // from 0
	Force  *Polyline // N by the way it has run, not falling
	Stroke float64   // m, after which it holds; may be infinite

	plateaus []plateau
	slot     int // of its state variables: run-out at the last accepted step, m, and a BrakeEvent each for when it began to run and when it came to its end
}

// BrakeEvent is when a brake began to run, or came to the end of its stroke.
type BrakeEvent struct {
	Time    float64 // s; below 0: it has not
	Tension float64 // of its span, N
	RunOut  float64 // m
}

// plateauTolerance is how near a tension is to that of a plateau to count as it, relative to it.
const plateauTolerance = 1e-12

// plateau is a piece of the way of a brake along which its force is the same.
type plateau struct{ force, from, to float64 }

const (
	brakeBegan     = 1 // among its state variables
	brakeEnded     = 4
	brakeStateSize = 7
)

func (b *RopeBrake) prepare(s *System, spans int) error {
	switch {
	case b.Force == nil || b.Force.x[0] != 0:
		return fmt.Errorf("a brake needs a force")
	case !(b.Stroke > 0):
		return fmt.Errorf("the stroke of a brake is %g m, want more than 0", b.Stroke)
	case b.Span < 0 || b.Span >= spans:
		return fmt.Errorf("a brake is in span %d of %d", b.Span+1, spans)
	}
	for k := range b.Force.force {
		from, to := b.Force.x[k], math.Inf(1)
		if k+1 < len(b.Force.x) {
			to = b.Force.x[k+1]
			if b.Force.force[k+1] < b.Force.force[k] {
				return fmt.Errorf("the force of a brake must not fall with the way it has run")
			}
			if b.Force.force[k+1] > b.Force.force[k] {
				continue
			}
		}
		if to = min(to, b.Stroke); to > from {
			b.plateaus = append(b.plateaus, plateau{b.Force.force[k], from, to})
		}
	}
	b.slot = s.reserveState(brakeStateSize)
	return nil
}

// slip returns how far the brake has run at a tension, N, after it had run to last, m, and its derivative: on a plateau the least way, or the largest.
func (b *RopeBrake) slip(tension, last float64, largest bool) (slip, slope float64) {
	end := len(b.Force.x) - 1
	for _, l := range b.plateaus {
		if math.Abs(tension-l.force) <= plateauTolerance*l.force {
			tension = l.force // that a ratio of tensions has rounded
		}
	}
	switch force := b.Force.At(last); {
	case last >= b.Stroke || tension < force || tension == force && !largest:
		return last, 0
	case tension > b.Force.force[end]:
		return b.Stroke, 0
	}
	k := sort.SearchFloat64s(b.Force.force, tension) // the first point with as much force
	if largest {
		for k < end && b.Force.force[k+1] == tension {
			k++
		}
		if k == end && b.Force.force[k] == tension {
			return b.Stroke, 0
		}
	}
	if k == 0 || b.Force.force[k] == tension {
		return min(max(b.Force.x[k], last), b.Stroke), 0
	}
	slope = (b.Force.x[k] - b.Force.x[k-1]) / (b.Force.force[k] - b.Force.force[k-1])
	slip = b.Force.x[k-1] + slope*(tension-b.Force.force[k-1])
	if slip <= last {
		return last, 0
	}
	if slip >= b.Stroke {
		return b.Stroke, 0
	}
	return slip, slope
}
