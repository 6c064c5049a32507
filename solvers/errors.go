package solvers

// This file holds the errors of a step, which name what is wrong by body or joint.

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"gonum.org/v1/gonum/floats"

	"gabion/solvers/lu"
)

// ConvergenceError says that a Newton iteration did not converge.
type ConvergenceError struct {
	Time      float64 // that the step should have reached, s
	Step      float64 // s; 0 in a search for an equilibrium
	Worst     string  // the equation with the largest correction, or the first that is not finite
	NotFinite bool    // that equation was not finite at the start of the iteration
	Unfound   string  // forces that the system has searched for in vain, where that made the residual not finite; "" otherwise
	// AtMinStep tells that smaller steps have been tried, down to the smallest allowed.
	AtMinStep bool
	// DeadPoint is the constraint that has become dependent on the others at the last accepted state, where that is so; else "".
	DeadPoint string
	History   []Iteration
}

func (e *ConvergenceError) Error() string {
	var b strings.Builder
	if e.Unfound != "" {
		fmt.Fprintf(&b, "%s at t = %.9g s (h = %.6g s)", e.Unfound, e.Time, e.Step)
		b.WriteString(e.advice())
		return b.String()
	}
	if e.NotFinite {
		fmt.Fprintf(&b, "what acts on %s is not a finite number at t = %.9g s", e.Worst, e.Time)
		if e.Step > 0 {
			fmt.Fprintf(&b, " (h = %.6g s)", e.Step)
		}
		b.WriteString(": ")
		b.WriteString("look for expressions that divide by zero there, or take the root of a negative number")
		return b.String()
	}
	fmt.Fprintf(&b, "Newton does not converge at t = %.9g s (h = %.6g s); the worst equation is that of %s;", e.Time, e.Step, e.Worst)
	fmt.Fprintf(&b, " velocity correction (m/s) and residual in %d iterations:", len(e.History))
	const ends = 3 // of the history that are printed
	for k, i := range e.History {
		switch {
		case k < ends || k >= len(e.History)-ends:
			fmt.Fprintf(&b, " (%.3g, %.3g)", i.Correction, i.Residual)
			if i.Factor < 1 {
				fmt.Fprintf(&b, " made to %.2g %%", 100*i.Factor)
			}
		case k == ends:
			b.WriteString(" ...")
		}
	}
	b.WriteString(e.advice())
	return b.String()
}

// advice says what may help.
func (e *ConvergenceError) advice() string {
	if e.DeadPoint != "" {
		return fmt.Sprintf("; all joints and motions together go no further: %s has come to depend on the others here, as at the end of a stroke, at a dead point or where a mechanism branches; "+
			"shorten the motion, change the lengths, or let a force drive instead of a motion", e.DeadPoint)
	}
	text := "; "
	if n := len(e.History); n > 0 && e.History[n-1].Factor < 1 {
		text += "corrections run against something on their way, such as a rope that becomes taut or a contact that closes; "
	}
	if e.AtMinStep {
		return text + "steps were made shorter down to this one, so a shorter one will not help: give what is light between stiff parts more mass, soften or damp those parts, or allow a larger tolerance"
	}
	return text + "try a smaller step, or a larger tolerance"
}

// AtMinStep tells an error of a step that shorter ones have been tried, and looks whether the mechanism is at a dead point.
func (g *Integrator) AtMinStep(err error) {
	var convergence *ConvergenceError
	if errors.As(err, &convergence) {
		convergence.AtMinStep = true
		convergence.DeadPoint = g.deadPoint()
	}
}

// Violation is a constraint that the initial configuration violated, before and after its assembly.
type Violation struct {
	Constraint    string
	Before, After float64 // m, or the sine of an angle
}

// convergenceError describes the iteration that has just failed.
func (g *Integrator) convergenceError(worst int) error {
	e := &ConvergenceError{Time: g.trial.t, Step: g.trial.h, History: append([]Iteration(nil), g.newton.history...)}
	if !finite(floats.Sum(g.newton.residual)) {
		e.Unfound = unfound(g.system)
	}
	dofs := len(g.newton.correction) - len(g.lambda)
	violated, k := largest(g.newton.residual[dofs:])
	switch {
	case k >= 0 && violated >= g.system.ResidualNorm(g.newton.residual):
		e.Worst = g.system.ConstraintName(k)
	case worst >= 0 && worst < dofs:
		e.Worst = g.system.DOFName(worst)
	}
	return e
}

// checkFinite returns an error if the residual is not finite before the first correction.
func (g *Integrator) checkFinite() error {
	r := g.newton.residual
	if finite(floats.Sum(r)) {
		return nil
	}
	k := slices.IndexFunc(r, func(v float64) bool { return !finite(v) })
	if k < 0 { // the sum alone is too large
		return nil
	}
	return &ConvergenceError{Time: g.trial.t, Step: g.trial.h, NotFinite: true, Worst: equationName(g.system, k), Unfound: unfound(g.system)}
}

// unfound says which forces a system has not found at its placement.
func unfound(s System) string {
	if searching, ok := s.(Searching); ok {
		return searching.Unfound()
	}
	return ""
}

// equationName names the body or the joint of an equation.
func equationName(s System, k int) string {
	_, dofs, _ := s.Size()
	if k < dofs {
		return s.DOFName(k)
	}
	return s.ConstraintName(k - dofs)
}

func finite(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) }

// TangentError says that the tangent of a step could not be factorised: it is singular, or not finite.
type TangentError struct {
	Time, Step float64 // that the step should have reached, and its length, s
	Err        error
}

func (e *TangentError) Error() string {
	return fmt.Sprintf("solvers: tangent at t = %g s (h = %g s): %v", e.Time, e.Step, e.Err)
}

func (e *TangentError) Unwrap() error { return e.Err }

// tangentError adds time and step to the error of a factorisation.
func (g *Integrator) tangentError(err error) error {
	if fast := g.checkRotation(g.trial.v); fast != nil { // gyroscopic terms outweigh the inertia
		return fast
	}
	return &TangentError{Time: g.trial.t, Step: g.trial.h, Err: g.named(err)}
}

// named names the body or joint of the first row of a tangent that is not finite, else that of the dependent equation, and the likely cause.
func (g *Integrator) named(err error) error {
	m := g.newton.matrix.RawMatrix()
	if k := slices.IndexFunc(m.Data, func(v float64) bool { return !finite(v) }); k >= 0 {
		row, _ := slices.BinarySearch(m.Indptr, k+1)
		return fmt.Errorf("what acts on %s has a slope that is not a finite number: look for curves and expressions that are steep without bound there", equationName(g.system, row-1))
	}
	return named(g.system, err)
}

// named names the joint or body of the dependent equation of a singular matrix, and the likely cause.
func named(s System, err error) error {
	var left lu.ErrSingular
	if !errors.As(err, &left) {
		return err
	}
	_, dofs, _ := s.Size()
	for _, k := range [2]int{left.Row, left.Column} {
		if k >= dofs {
			return fmt.Errorf("%s depends on other constraints here, as in a mechanism that locks or branches: %w", s.ConstraintName(k-dofs), err)
		}
	}
	return fmt.Errorf("nothing resists %s: give the body a mass or an inertia, or hold it: %w", s.DOFName(left.Row), err)
}
