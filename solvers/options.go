package solvers

// This file holds the user's settings.

import "fmt"

// Options are the settings of an integrator. A zero field stands for its default: no field could mean anything by zero itself.
type Options struct {
	Method        Method  // default HHT(-0.05)
	Tolerance     float64 // velocity error of a body at which Newton's iteration stops, m/s; default 1e-8; less where Accuracy needs it
	MaxIterations int     // of one Newton iteration; default 20

	// For Advance.
	Step     float64 // s; with Accuracy only the first one
	Accuracy float64 // position error that all steps over Duration may add up to, m; zero for steps of one size
	Duration float64 // s; default 1
	MinStep  float64 // s; default 1e-10
	MaxStep  float64 // s; zero for no limit
}

func (o Options) withDefaults() (Options, error) {
	if o.Method == (Method{}) {
		o.Method = HHT(defaultAlpha)
	}
	if o.Duration == 0 {
		o.Duration = 1
	}
	if o.MinStep == 0 {
		o.MinStep = 1e-10
	}
	if o.Tolerance == 0 {
		o.Tolerance = 1e-8
	}
	if o.MaxIterations == 0 {
		o.MaxIterations = 20
	}
	if err := o.Method.check(); err != nil {
		return o, err
	}
	switch {
	case !(o.Tolerance > 0):
		return o, fmt.Errorf("solvers: tolerance is %g m/s, want more than 0", o.Tolerance)
	case !(o.Step >= 0 && o.Accuracy >= 0 && o.Duration > 0 && o.MinStep > 0 && o.MaxStep >= 0):
		return o, fmt.Errorf("solvers: step %g s, accuracy %g m, duration %g s, smallest step %g s and largest step %g s must not be negative",
			o.Step, o.Accuracy, o.Duration, o.MinStep, o.MaxStep)
	case o.MaxIterations < 1:
		return o, fmt.Errorf("solvers: maximum of iterations is %d, want 1 or more", o.MaxIterations)
	}
	return o, nil
}
