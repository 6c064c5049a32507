package solvers

// This file holds the integration formulas and their numerical damping.

import (
	"fmt"
	"math"
)

// Method is an integration formula with its numerical damping, made by HHT or GeneralizedAlpha. The zero value is HHT(-0.05).
type Method struct {
	name      string // empty for the zero value
	parameter float64
}

const (
	hht              = "HHT"
	generalizedAlpha = "generalized-alpha"
	defaultAlpha     = -0.05
)

// HHT is the method of Hilber, Hughes and Taylor (Jun and Sohn 2014, eqs. 1-18) with alpha from -1/3, the largest numerical damping, to 0, none:
// the trapezoidal rule.
func HHT(alpha float64) Method { return Method{hht, alpha} }

// GeneralizedAlpha is the method of Chung and Hulbert for constrained systems (Arnold and Bruels 2007) with the spectral radius at infinite
// frequency, from 0, which damps the highest frequencies out in one step, to 1, no numerical damping: the equations of motion hold at a step's
// end, and an auxiliary acceleration carries the weighting.
func GeneralizedAlpha(spectralRadius float64) Method { return Method{generalizedAlpha, spectralRadius} }

func (m Method) String() string {
	switch m.name {
	case "":
		return HHT(defaultAlpha).String()
	case hht:
		return fmt.Sprintf("HHT, alpha %g", m.parameter)
	}
	return fmt.Sprintf("generalized-alpha, spectral radius %g", m.parameter)
}

func (m Method) check() error {
	switch {
	case m.name == hht && !(m.parameter >= -1.0/3-1e-12 && m.parameter <= 0):
		return fmt.Errorf("solvers: alpha is %g, want -1/3 to 0", m.parameter)
	case m.name == generalizedAlpha && !(m.parameter >= 0 && m.parameter <= 1):
		return fmt.Errorf("solvers: spectral radius is %g, want 0 to 1", m.parameter)
	}
	return nil
}

// settling is the spectral radius below which a method damps what is faster than its step by more than any HHT does.
const settling = 0.5

// Settles tells whether the method comes to rest across ropes that snap taut within a step. Others keep or even gain energy there, and are better off
// with shorter steps.
func (m Method) Settles() bool { return m.name == generalizedAlpha && m.parameter < settling }

// formula holds the coefficients of a method. The unknown x is the second derivative that fulfils the equations of motion at a
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

func (m Method) formula() formula {
	if m.name == generalizedAlpha {
		r := m.parameter
		am, af := (2*r-1)/(r+1), r/(r+1)
		return formula{
			gamma: 0.5 - am + af, beta: 0.25 * (1 - am + af) * (1 - am + af),
			unknown: (1 - af) / (1 - am), last: af / (1 - am), auxiliary: -am / (1 - am), shift: am - af,
		}
	}
	a := m.parameter // Jun and Sohn (2014), eq. 3
	return formula{gamma: 0.5 - a, beta: 0.25 * (1 - a) * (1 - a), unknown: 1 + a, last: -a, shift: a}
}

// errorConstant times the step cubed and the third derivative is the error of a step in positions.
func (f *formula) errorConstant() float64 { return math.Abs(f.beta + f.shift/2 - 1.0/6) }
