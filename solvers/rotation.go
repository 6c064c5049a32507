package solvers

// This file bounds the angle by which a body may turn in a step: far above it the formulas follow the rotation no more, and a Newton iteration may
// converge to a motion that has nothing to do with the equations.

import "fmt"

// Rotating is a System with parts that turn.
type Rotating interface {
	// FastestTurn returns the angular speed of the body that turns fastest, rad/s, at velocities v of the coordinates, and its name. Bodies
	// whose inertia is the same about all axes do not count: no moment depends on how they turn.
	FastestRotation(v []float64) (rate float64, body string)
}

// A body may turn by mostTurn, in rad, in a step. At followed, a free rotation about no principal axis loses 0.3 % of its energy in a turn by the damping of
// HHT with alpha -0.05, and a sixth of that at half the step.
const (
	maxRotation      = 1.0
	accurateRotation = 0.5
)

// RotationError says that a body turns too fast for the step.
type RotationError struct {
	Time float64 // at which the step begins, s
	Step float64 // s
	Body string
	Rate float64 // rad/s
}

func (e *RotationError) Error() string {
	return fmt.Sprintf("body %q turns at %.4g rad/s, %.3g rad in the step of %.3g s from t = %.9g s: above %g rad its rotation cannot be followed; take a step of %.2g s or less",
		e.Body, e.Rate, e.Rate*e.Step, e.Step, e.Time, maxRotation, e.SuggestedStep())
}

// SuggestedStep is the step at which the rotation would be followed, s.
func (e *RotationError) SuggestedStep() float64 { return accurateRotation / e.Rate }

// checkRotation is an error if velocities v turn a body too far in the trial's step, or are no numbers.
func (g *Integrator) checkRotation(v []float64) error {
	s, ok := g.system.(Rotating)
	if !ok {
		return nil
	}
	if rate, body := s.FastestRotation(v); !(rate*g.trial.h <= maxRotation) {
		return &RotationError{Time: g.t, Step: g.trial.h, Body: body, Rate: rate}
	}
	return nil
}

// FastRotation tells which body turns too far in a step of h, in seconds, to be followed well from the accepted state on; nil if none does.
func (g *Integrator) FastRotation(h float64) *RotationError {
	s, ok := g.system.(Rotating)
	if !ok {
		return nil
	}
	if rate, body := s.FastestRotation(g.v); rate*h > accurateRotation {
		return &RotationError{Time: g.t, Step: h, Body: body, Rate: rate}
	}
	return nil
}
