package mbd

// This file holds elastic-plastic wires.

import (
	"fmt"

	law "gabion/mbd/tension"
)

// Yielding is the tension of an elastic-plastic wire, which carries no compression. Beyond the largest elongation so far the tension follows Curve;
// below it, the wire unloads and reloads along a straight line from that point, with a permanent elongation.
type Yielding struct {
	Curve     *Polyline
	Unloading float64 // slope, N/m; 0: that of the curve at its beginning. At least the steepest slope of the curve.

	slot int       // of its state variable: the largest elongation at the last accepted step, m
	last law.Curve // at the largest elongation at the end of the last step that was made here
}

func (y *Yielding) prepare(s *System) error {
	if y.Curve == nil {
		return fmt.Errorf("a wire that yields needs a curve")
	}
	if y.Unloading == 0 {
		_, y.Unloading, _ = y.Curve.at(0)
	}
	if steepest := y.Curve.steepest(); !(y.Unloading > 0) || y.Unloading < steepest*(1-1e-9) {
		return fmt.Errorf("unloading stiffness is %g N/m, want more than 0 and at least the steepest slope of the curve, %g N/m", y.Unloading, steepest)
	}
	y.slot = s.reserveState(1)
	return nil
}

// maxElongation returns the largest elongation so far, x included.
func (y *Yielding) maxElongation(s *System, x float64) float64 { return max(s.state[y.slot], x) }

// tension returns the tension at elongation x and its derivative.
func (y *Yielding) tension(s *System, x float64) (tension, slope float64) {
	c := y.curve(s, x)
	return law.Yielding(&c, x)
}

// curve is the curve at the largest elongation so far, x included.
func (y *Yielding) curve(s *System, x float64) law.Curve {
	largest := y.maxElongation(s, x)
	if largest == y.last.Elongation && y.last.Unloading > 0 {
		return y.last
	}
	return y.curveAt(largest)
}

func (y *Yielding) curveAt(largest float64) (c law.Curve) {
	c.Elongation, c.Unloading = largest, y.Unloading
	c.Force, c.Slope, c.Work = y.Curve.at(largest)
	return c
}

// commit accepts an elongation.
func (y *Yielding) commit(s *System, x float64) {
	largest := y.maxElongation(s, x)
	s.state[y.slot] = largest
	if largest != y.last.Elongation || y.last.Unloading == 0 {
		y.last = y.curveAt(largest)
	}
}

// energies returns the energies stored at elongation x and dissipated by yielding, J.
func (y *Yielding) energies(s *System, x float64) (stored, yielded float64) {
	c := y.curve(s, x)
	return law.Stored(&c, x), law.Yielded(&c)
}
