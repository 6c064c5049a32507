package solvers

// This file holds the choices a user has, and the integration formulas that follow from them.

import (
	"fmt"
	"math"
)

// Method is an integration formula.
type Method int

const (
	// HHT is the method of Hilber, Hughes and Taylor (Jun and Sohn 2014, eqs. 1-18).
	HHT Method = iota
	// GeneralizedAlpha is that of Chung and Hulbert for constrained systems (Arnold and Bruels 2007): the equations of
	// motion hold at a step's end, and an auxiliary acceleration carries the weighting.
	GeneralizedAlpha
)

func (m Method) String() string {
	if m == GeneralizedAlpha {
		return "generalized-alpha"
	}
	return "HHT"
}

// Nil stands for zero in Options whose zero value stands for a default.
const Nil = 1e-30

// Options tell the integrator how to work. The zero value of a field stands for its default.
type Options struct {
	Method         Method
	Alpha          float64 // of HHT, in [-1/3, 0); default -0.05; -Nil for 0
	SpectralRadius float64 // of GeneralizedAlpha at infinite frequency, in (0, 1]; default 0.8; Nil for 0
	Tolerance      float64 // velocity error that Newton's iteration may leave on a body, m/s; default 1e-8; less where Accuracy needs it
	MaxIterations  int     // of one Newton iteration; default 20

	// For Advance.
	Step     float64 // s; with Accuracy only the first one
	Accuracy float64 // position error that all steps over Duration may add up to, m; zero for steps of one size
	Duration float64 // s; default 1
	MinStep  float64 // s; default 1e-10
	MaxStep  float64 // s; zero for no limit
}

func (o Options) withDefaults() (Options, error) {
	if o.Alpha == 0 {
		o.Alpha = -0.05
	}
	if o.SpectralRadius == 0 {
		o.SpectralRadius = 0.8
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
	switch {
	case !(o.Alpha >= -1.0/3-1e-12 && o.Alpha <= 0):
		return o, fmt.Errorf("solvers: alpha is %g, want -1/3 to 0", o.Alpha)
	case !(o.SpectralRadius >= 0 && o.SpectralRadius <= 1):
		return o, fmt.Errorf("solvers: spectral radius is %g, want 0 to 1", o.SpectralRadius)
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

// formula holds the numbers of a method. The unknown x is the second derivative that fulfils the equations of motion at a
// step's end, M x + Phi_q^T lambda = Q, and the Newmark formulas use a_{n+1} = unknown x_{n+1} + last x_n + auxiliary a_n.
//
// For HHT a_{n+1} = (1+alpha) x_{n+1} - alpha x_n. Multiplied by M this is eq. 13 of Jun and Sohn (2014), since M x is Q - Phi_q^T lambda
// at either end. The two differ where M depends on q, as it does with Euler parameters: weighting forces of two
// configurations with one mass matrix is then of first order only, weighting accelerations is of second.
type formula struct {
	beta, gamma              float64
	unknown, last, auxiliary float64
	shift                    float64 // a_n belongs to the time t_n + shift h
}

func (o *Options) formula() formula {
	if o.Method == GeneralizedAlpha {
		r := o.SpectralRadius
		am, af := (2*r-1)/(r+1), r/(r+1)
		return formula{
			gamma: 0.5 - am + af, beta: 0.25 * (1 - am + af) * (1 - am + af),
			unknown: (1 - af) / (1 - am), last: af / (1 - am), auxiliary: -am / (1 - am), shift: am - af,
		}
	}
	a := o.Alpha // Jun and Sohn (2014), eq. 3
	return formula{gamma: 0.5 - a, beta: 0.25 * (1 - a) * (1 - a), unknown: 1 + a, last: -a, shift: a}
}

// errorConstant times the step cubed and the third derivative is the error of a step in positions.
func (f *formula) errorConstant() float64 { return math.Abs(f.beta + f.shift/2 - 1.0/6) }
