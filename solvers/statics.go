package solvers

// This file finds static equilibria.

import (
	"context"
	"fmt"
	"math"

	"gonum.org/v1/gonum/floats"

	"gabion/internal/progress"
)

// Limits of the search for an equilibrium.
const (
	equilibriumSteps = 2000
	equilibriumLimit = 1e-9  // remaining acceleration, m/s^2
	maxPseudoMove    = 0.3   // largest change of a coordinate in one step, rad or m
	maxPseudoStep    = 1e6   // s
	newtonPseudoStep = 1     // s: steps of at least this length are practically Newton's iteration for the equilibrium
	stagnationMove   = 1e-10 // change of coordinates, by the extent of the system and 1 m, at rounding level
	roundingMove     = 1e-7  // the same where the residual does not fall: soft parts of stiff systems, such as long chains of short beams, are rounded as coarsely
)

// Newton iterations of one pseudo-transient step, and by what it must reduce the residual.
const (
	pseudoIterations = 12
	pseudoReduction  = 0.1
)

// Equilibrium moves the system from the present configuration to a stable equilibrium, and leaves it there at rest with
// consistent accelerations. Drivers stay where they are at the present time. The method is pseudo-transient continuation: implicit steps of a
// motion without momentum, which grow as the residual falls; in the end they are Newton's iteration for the equilibrium.
func (g *Integrator) Equilibrium(ctx context.Context) error {
	g.setResting(true)
	defer g.setResting(false)
	if err := g.findEquilibrium(ctx); err != nil {
		g.PlaceAccepted()
		return err
	}
	return nil
}

// findEquilibrium is Equilibrium for a system that rests.
func (g *Integrator) findEquilibrium(ctx context.Context) error {
	c, n := &g.trial, &g.newton
	copy(c.q, g.q)
	copy(c.lambda, g.lambda)
	clear(c.v)
	n.factored = false
	phase := progress.Begin(ctx, "static equilibrium", 0)
	defer phase.End()
	s := statics{Integrator: g, phase: phase, step: 1e-3, q: make([]float64, len(c.q)), lambda: make([]float64, len(c.lambda))}
	dofs, last, worst := len(n.correction)-len(g.lambda), math.Inf(1), 0
	for range equilibriumSteps {
		clear(c.x)
		violated, err := s.residual()
		if err == nil {
			err = g.checkFinite()
		}
		if err != nil {
			return fmt.Errorf("solvers: equilibrium: %w", err)
		}
		size := g.system.ResidualNorm(n.residual[:dofs])
		_, worst = largest(n.residual[:dofs])
		if violated <= positionTolerance && (size <= equilibriumLimit || s.stagnated && s.step >= newtonPseudoStep) {
			return g.acceptEquilibrium()
		}
		switch {
		case s.stagnated:
			s.step *= 4
		case !s.stiff:
			s.step *= math.Min(4, math.Max(0.5, 1.5*last/size))
		}
		s.step = math.Min(s.step, maxPseudoStep)
		last = size
		if err := s.pseudoStep(); err != nil {
			return fmt.Errorf("solvers: equilibrium: %w", err)
		}
	}
	if s.barrier != nil {
		return fmt.Errorf("no equilibrium after %d steps, which became short: %w", equilibriumSteps, s.barrier)
	}
	return fmt.Errorf("no equilibrium after %d steps: the worst equation is that of %s, accelerations of %.3g m/s^2 remain",
		equilibriumSteps, g.system.DOFName(worst), last)
}

// statics is the state of the continuation. The x of the trial holds the accelerations of the current pseudo-transient step.
type statics struct {
	*Integrator
	phase     *progress.Phase
	step      float64   // s
	stagnated bool      // the last step changed coordinates at rounding level only
	stiff     bool      // the last step had to be shortened or took many iterations
	barrier   error     // what is not finite at the end of a longer step than the last
	q, lambda []float64 // where the step begins
}

// residual evaluates the trial as the end of a pseudo-transient step, and returns the largest constraint violation.
func (s *statics) residual() (violated float64, err error) {
	c, n := &s.trial, &s.newton
	dofs := len(n.correction) - len(c.lambda)
	s.system.Place(s.t, c.q, c.v, c.x, c.lambda)
	if _, err := s.system.Residual(n.residual[:dofs], true); err != nil {
		return 0, err
	}
	s.system.Constraints(n.residual[dofs:])
	violated, _ = largest(n.residual[dofs:])
	floats.Scale(1/(s.step*s.step), n.residual[dofs:])
	return violated, nil
}

// correct adds a fraction of the correction to the trial.
func (s *statics) correct(factor float64) {
	c, n := &s.trial, &s.newton
	dofs := len(n.correction) - len(c.lambda)
	floats.Scale(factor, n.correction)
	s.system.Correct(c.q, c.v, c.x, n.correction[:dofs], 0, s.step*s.step)
	floats.Add(c.lambda, n.correction[dofs:])
	floats.Scale(1/factor, n.correction)
}

// pseudoStep makes one pseudo-transient step from the trial, shortened until its changes are within bounds and its equations can be solved.
func (s *statics) pseudoStep() error {
	c := &s.trial
	copy(s.q, c.q)
	copy(s.lambda, c.lambda)
	s.stiff, s.barrier = false, nil
	for {
		if _, err := s.residual(); err != nil { // it depends on the step
			return err
		}
		shorter, err := s.solvePseudoStep()
		if err != nil || shorter >= 1 {
			return err
		}
		s.stiff = true
		s.step *= shorter
		copy(c.q, s.q)
		copy(c.lambda, s.lambda)
		clear(c.x)
	}
}

// solvePseudoStep solves the equations of a step by Newton's iteration. It returns 1 if it converges, else a factor for the step.
func (s *statics) solvePseudoStep() (shorter float64, err error) {
	n := &s.newton
	dofs := len(n.correction) - len(s.trial.lambda)
	first := s.system.ResidualNorm(n.residual)
	last, moved, move := first, 0.0, 0.0
	extent, _ := largest(s.q)
	for k := range pseudoIterations {
		if err := s.phase.Add(1); err != nil {
			return 0, err
		}
		if err := s.system.Tangent(n.matrix.RawMatrix().Data, 0, s.step*s.step); err != nil {
			return 0, err
		}
		if err := n.linear.Factor(n.matrix); err != nil {
			return 0, s.named(err)
		}
		s.counters.Factorizations++
		n.linear.Solve(n.correction, n.residual)
		floats.Scale(-1, n.correction)
		move, _ = largest(n.correction[:dofs])
		move *= s.step * s.step
		moved += move
		uphill := k == 0 && moved > stagnationMove*(1+extent) && floats.Dot(n.correction[:dofs], n.residual[:dofs]) > 0
		switch {
		case s.step < 1e-9:
		case uphill: // the step is long enough to converge to an unstable equilibrium
			return 0.3, nil
		case moved > maxPseudoMove:
			return math.Max(0.1, math.Sqrt(0.5*maxPseudoMove/moved)), nil
		}
		if last, err = s.lineSearch(last); err != nil {
			return 0, err
		}
		if !finite(last) { // nearer to where the step begins it may be
			s.barrier = s.checkFinite()
			if s.step < 1e-9 {
				return 0, s.barrier
			}
			return 0.25, nil
		}
		s.stiff = s.stiff || k > pseudoIterations/2
		if s.stagnated = moved <= stagnationMove*(1+extent); s.stagnated || last <= pseudoReduction*first || s.step < 1e-9 {
			return 1, nil
		}
	}
	if s.stagnated = move <= roundingMove*(1+extent); s.stagnated {
		return 1, nil
	}
	return 0.25, nil
}

// lineSearch applies the correction, or the largest half, quarter, ... of it that reduces the residual, and returns the residual.
func (s *statics) lineSearch(last float64) (size float64, err error) {
	factor := 1.0
	s.correct(factor)
	for halved := 0; ; halved++ {
		if _, err := s.residual(); err != nil {
			return 0, err
		}
		size = s.system.ResidualNorm(s.newton.residual)
		if size <= divergenceRatio*last || halved == maxHalvings {
			return size, nil
		}
		factor /= 2
		s.correct(-factor)
	}
}

// acceptEquilibrium accepts the configuration of the trial, at rest.
func (g *Integrator) acceptEquilibrium() error {
	copy(g.q, g.trial.q)
	clear(g.v)
	if err := g.Initialize(); err != nil {
		return err
	}
	return g.system.Commit()
}
