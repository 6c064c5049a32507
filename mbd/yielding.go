package mbd

// This file makes wires that yield.

import "fmt"

// Yielding is the tension of a wire that yields and never pushes. Beyond the most elongation so far the tension follows Curve; below it,
// the wire unloads and loads again along a straight line through the point of most elongation, so that an elongation stays.
type Yielding struct {
	Curve     *Polyline
	Unloading float64 // slope, N/m; 0: that of the curve at its beginning. At least the steepest slope of the curve.

	slot int // in memory: the most elongation at the end of a step, m
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
	y.slot = len(s.state)
	s.state = append(s.state, 0)
	return nil
}

// maxElongation returns the most elongation so far, with x.
func (y *Yielding) maxElongation(s *System, x float64) float64 { return max(s.state[y.slot], x) }

// tension returns the tension at elongation x and its derivative.
func (y *Yielding) tension(s *System, x float64) (tension, slope float64) {
	m := y.maxElongation(s, x)
	tension, slope, _ = y.Curve.at(m)
	if x < m {
		tension, slope = tension-y.Unloading*(m-x), y.Unloading
	}
	if tension <= 0 {
		return 0, 0
	}
	return tension, slope
}

// energies returns what is stored at elongation x and what yielding has taken, J.
func (y *Yielding) energies(s *System, x float64) (stored, yielded float64) {
	peak, _, work := y.Curve.at(y.maxElongation(s, x))
	tension, _ := y.tension(s, x)
	return tension * tension / (2 * y.Unloading), work - peak*peak/(2*y.Unloading)
}
