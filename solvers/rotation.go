package solvers

// This file bounds the rotation of a body in a step: far above the bound the integration formulas do not resolve it, and a Newton iteration may
// converge to a spurious solution.

import "fmt"

// Rotating is a System with rotating bodies.
type Rotating interface {
	// FastestRotation returns the largest angular speed of a body, rad/s, at velocities v of the coordinates, and the name of the body. Bodies of
	// isotropic inertia do not count: they have no gyroscopic moment.
	FastestRotation(v []float64) (rate float64, body string)
}

// maxRotation is the largest rotation of a body in a step, rad. With accurateRotation, a free rotation about no principal axis loses 0.3 % of its
// energy per revolution by the damping of
// HHT with alpha -0.05, and a sixth of that at half the step.
const (
	maxRotation      = 1.0
	accurateRotation = 0.5
)

// RotationError says that a body rotates too fast for the step.
type RotationError struct {
	Time float64 // at which the step begins, s
	Step float64 // s
	Body string
	Rate float64 // rad/s
}

func (e *RotationError) Error() string {
	return fmt.Sprintf("body %q turns at %.4g rad/s, %.3g rad in the step of %.3g s from t = %.9g s: above %g rad its rotation cannot be resolved; take a step of %.2g s or less",
		e.Body, e.Rate, e.Rate*e.Step, e.Step, e.Time, maxRotation, e.SuggestedStep())
}

// SuggestedStep is the step at which the rotation is resolved accurately, s.
func (e *RotationError) SuggestedStep() float64 { return accurateRotation / e.Rate }

// checkRotation returns an error if velocities v rotate a body by more than maxRotation in the step of the trial, or are no numbers.
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

// FastRotation returns the body whose rotation in a step of h, s, from the accepted state is not resolved accurately; nil if there is none.
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
