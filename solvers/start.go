package solvers

// This file finds consistent initial conditions, projects velocities onto the constraints, and solves for accelerations and multipliers.

import (
	"context"
	"fmt"
	"math"

	"gonum.org/v1/gonum/floats"
)

// Tolerances of the constraints: of positions at the start, of velocities after each step.
const (
	positionTolerance = 1e-10 // m, or rad
	velocityTolerance = 1e-9  // m/s, or rad/s
)

// assemble moves the bodies by the least changes in the norm of kinetic energy until the constraints are fulfilled.
func (w *massSolver) assemble(ctx context.Context, t float64, q, v, lambda []float64) error {
	first := math.Inf(1)
	for range 50 {
		if err := ctx.Err(); err != nil {
			return err
		}
		w.system.Place(t, q, v, w.zero, lambda)
		phi := w.rhs[w.dofs:]
		w.system.Constraints(phi)
		worst, k := largest(phi)
		if worst <= positionTolerance {
			return nil
		}
		if math.IsInf(first, 0) {
			first = worst
		}
		if math.IsNaN(worst) || worst > 1e3*first {
			return fmt.Errorf("assembly fails: %s is violated by %g", w.system.ConstraintName(k), worst)
		}
		clear(w.rhs[:w.dofs])
		floats.Scale(-1, phi)
		if err := w.factor(); err != nil {
			return err
		}
		w.solve(w.rhs)
		w.system.Expand(w.change, q, w.rhs[:w.dofs], 1)
		floats.Add(q, w.change)
	}
	worst, k := largest(w.rhs[w.dofs:])
	return fmt.Errorf("assembly does not converge: %s is violated by %g", w.system.ConstraintName(k), worst)
}

// projectVelocities changes v by the least change in the norm of kinetic energy such that the rates of the constraints vanish. The system must be
// placed there. It returns how much that changes the velocity of the worst body, m/s, 0 where nothing has changed.
func (w *massSolver) projectVelocities(q, v []float64, c *Counters) (change float64, err error) {
	for range 8 {
		rates := w.rhs[w.dofs:]
		w.system.ConstraintRates(rates)
		if worst, _ := largest(rates); worst <= velocityTolerance {
			break
		}
		clear(w.rhs[:w.dofs])
		floats.Scale(-1, rates)
		if !w.factored || !w.solveByRefinement() {
			if err := w.factor(); err != nil {
				return change, err
			}
			c.Projections++
			w.solve(w.rhs)
		}
		change += w.system.HeldNorm(w.rhs[:w.dofs])
		w.system.AddHeldRates(v, q, w.rhs[:w.dofs])
		w.system.PlaceHeld(q, v, w.zero)
	}
	return change, nil
}

// directionTolerance is the error of a change of velocity, relative to its size: a larger one in every step would dissipate energy at a rate that
// does not fall with the step size.
const directionTolerance = 1e-4

// solveByRefinement solves with the matrix of the placement in place of a right-hand side that is zero for what no constraint holds, by iterative refinement
// with the factorisation of an earlier one. It reports false, and leaves the right-hand side, if that does not converge fast.
func (w *massSolver) solveByRefinement() bool {
	h := &w.held
	w.fillHeld()
	h.load(w.matrix.RawMatrix().Data)
	clear(h.solution)
	clear(w.residual)
	h.gather(h.rhs, w.rhs)
	copy(h.values, h.rhs)
	var first float64
	for k := range 4 {
		h.linear.Apply(h.values, h.values)
		floats.Add(h.solution, h.values)
		h.scatter(w.residual, h.values)
		size := w.system.HeldNorm(w.residual[:w.dofs])
		if k == 0 {
			first = size
		} else if size <= directionTolerance*first {
			h.scatter(w.rhs, h.solution)
			return true
		}
		clear(h.values)
		h.matrix.MulVecTo(h.values, false, h.solution)
		floats.AddScaledTo(h.values, h.rhs, -1, h.values)
	}
	return false
}

// project projects the velocities of a placed trial onto the constraints, and returns by how much they have changed, m/s.
func (w *massSolver) project(c *trial, count *Counters) (change float64, err error) {
	if w.constraints == 0 {
		return 0, nil
	}
	return w.projectVelocities(c.q, c.v, count)
}

// accelerations solves the equations of motion and the second derivatives of the constraints for the second derivatives of the coordinates and
// the multipliers. External loads keep their last values.
func (w *massSolver) accelerations(t float64, q, v, a, lambda []float64) error {
	clear(lambda)
	w.system.Place(t, q, v, w.zero, lambda)
	if _, err := w.system.Residual(w.rhs[:w.dofs], false); err != nil {
		return err
	}
	w.system.ConstraintBias(w.rhs[w.dofs:])
	floats.Scale(-1, w.rhs)
	if err := w.factor(); err != nil {
		return err
	}
	w.solve(w.rhs)
	w.system.ExpandAcceleration(a, w.rhs[:w.dofs])
	copy(lambda, w.rhs[w.dofs:])
	w.system.Place(t, q, v, a, lambda)
	w.system.React(lambda)
	return nil
}

// react works out the multipliers that accelerations finds, from the forces that are known at the placement, and what the constraints exert by them. It tells whether
// these forces are known.
func (w *massSolver) react() (known bool, err error) {
	if known = w.system.HeldResidual(w.rhs[:w.dofs]); !known {
		return false, nil
	}
	w.system.ConstraintBias(w.rhs[w.dofs:])
	if err := w.factorHeld(); err != nil {
		return true, err
	}
	h := &w.held
	h.gather(h.values, w.rhs)
	floats.Scale(-1, h.values)
	h.linear.Solve(h.values, h.values)
	h.scatter(w.rhs, h.values)
	w.system.React(w.rhs[w.dofs:])
	return true, nil
}

// assemble moves the bodies until the constraints are fulfilled. Which of them are redundant may become known only then.
func (g *Integrator) assemble(ctx context.Context) error {
	g.dropRedundant(g.q, g.v)
	before := make([]float64, len(g.lambda))
	g.PlaceAccepted()
	g.system.Constraints(before)
	for range 4 {
		m, err := newMassSolver(g.system)
		if err != nil {
			return err
		}
		if err := m.assemble(ctx, g.t, g.q, g.v, g.lambda); err != nil {
			return err
		}
		if !g.dropRedundant(g.q, g.v) {
			break
		}
	}
	g.trial.t = g.t
	g.PlaceAccepted()
	after := make([]float64, len(g.lambda))
	g.system.Constraints(after)
	g.corrected = nil
	for k, b := range before {
		if math.Abs(b) > positionTolerance {
			g.corrected = append(g.corrected, Violation{g.system.ConstraintName(k), b, after[k]})
		}
	}
	return g.checkRedundant()
}

// Assembly lists the constraints that the configuration violated with which the motion begins, and that were corrected.
func (g *Integrator) Assembly() []Violation { return g.corrected }

// allocate sets up the solvers of linear systems.
func (g *Integrator) allocate() (err error) {
	_, dofs, _ := g.system.Size()
	g.work = make([]float64, dofs)
	if g.newton, err = newNewton(g.system, g.options.MaxIterations); err != nil {
		return err
	}
	if g.mass, err = newMassSolver(g.system); err != nil {
		return err
	}
	g.report, err = newMassSolver(g.system)
	return err
}

// start finds consistent initial conditions.
func (g *Integrator) start(ctx context.Context) error {
	g.system.Initial(g.q, g.v)
	g.system.Normalize(g.q, g.v)
	if err := g.assemble(ctx); err != nil {
		return fmt.Errorf("solvers: initial positions: %w", err)
	}
	if err := g.allocate(); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := g.Initialize(); err != nil {
		return err
	}
	g.setResting(false)
	return nil
}

// setResting tells a system that relaxes whether it rests.
func (g *Integrator) setResting(resting bool) {
	if s, ok := g.system.(Resting); ok {
		s.SetResting(resting)
	}
}

// Initialize makes velocities and accelerations consistent with the configuration and the forces there, and discards the history of earlier steps.
// It is for the start and for discontinuities of the forces.
func (g *Integrator) Initialize() error {
	g.lastStep, g.newton.factored = 0, false
	g.PlaceAccepted()
	if _, err := g.mass.projectVelocities(g.q, g.v, &g.counters); err != nil {
		return fmt.Errorf("solvers: initial velocities: %w", err)
	}
	g.system.Place(g.t, g.q, g.v, g.x, g.lambda)
	if _, err := g.system.Residual(g.newton.residual[:g.mass.dofs], true); err != nil {
		return err
	}
	if err := g.report.accelerations(g.t, g.q, g.v, g.x, g.lambda); err != nil {
		return fmt.Errorf("solvers: initial accelerations: %w", err)
	}
	copy(g.a, g.x)
	return nil
}

// StartFrom begins anew, at the time reached, with coordinates and rates that a function changes, and with state variables of the system that it may change.
// Bodies that do not fit the joints there are moved; Assembly tells of it.
func (g *Integrator) StartFrom(ctx context.Context, change func(q, v []float64)) error {
	change(g.q, g.v)
	g.system.Normalize(g.q, g.v)
	clear(g.lambda)
	if err := g.assemble(ctx); err != nil {
		return fmt.Errorf("solvers: positions taken over: %w", err)
	}
	g.newton.factored, g.mass.factored, g.report.factored = false, false, false
	if s, ok := g.system.(Resting); ok {
		s.Continue()
	}
	return g.Initialize()
}

// Report places the system at the accepted state with the accelerations and multipliers that fulfil the equations of
// motion there. Those of the integration formula, which belong to a time slightly before, stay inside the integrator.
func (g *Integrator) Report() error {
	return g.report.accelerations(g.t, g.q, g.v, g.trial.x, g.trial.lambda)
}

// React makes the forces of the constraints those that Report finds, and nothing else: after a step at the cost of the bodies that constraints hold.
func (g *Integrator) React() error {
	known, err := g.report.react()
	if err == nil && !known {
		return g.Report()
	}
	return err
}

// Respond replaces forces on the degrees of freedom, N and N m, or impulses, by the accelerations, or changes of velocity, that they alone give to the masses under the
// constraints, at the placement.
func (g *Integrator) Respond(y []float64) error {
	w := g.report
	copy(w.rhs, y)
	clear(w.rhs[w.dofs:])
	if err := w.factor(); err != nil {
		return err
	}
	w.solve(w.rhs)
	copy(y, w.rhs)
	return nil
}

// largest returns the largest magnitude, and where it is; not-a-number counts as larger than anything.
func largest(x []float64) (worst float64, at int) {
	at = -1
	for i, v := range x {
		if v = math.Abs(v); !(v <= worst) {
			worst, at = v, i
			if math.IsNaN(v) {
				return worst, at
			}
		}
	}
	return worst, at
}
