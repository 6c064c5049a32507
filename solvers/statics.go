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
	equilibriumLimit = 1e-9  // acceleration that is left, m/s^2, at standard gravity's scale
	maxPseudoMove    = 0.3   // largest move of a body in one step, rad or as much in the length of the system
	maxPseudoStep    = 1e6   // s
	newtonPseudoStep = 1     // s: where steps are as long, they are Newton's iteration for the equilibrium
	stagnationMove   = 1e-10 // move, by the extent of the system and 1 m, that is rounding
)

// Iterations of one step of the search, and what it must bring the residual down to.
const (
	pseudoIterations = 12
	pseudoReduction  = 0.1
)

// Equilibrium moves the system from the present configuration to a stable equilibrium, and leaves it there at rest with
// consistent accelerations. Drivers stay where they are at the present time. It follows the motion of the system without
// momentum, by implicit steps that grow as the forces fall; in the end these are Newton's iteration for the equilibrium.
func (g *Integrator) Equilibrium(ctx context.Context) error {
	c, n := &g.trial, &g.newton
	copy(c.q, g.q)
	copy(c.lambda, g.lambda)
	clear(c.v)
	n.factored = false
	phase := progress.Begin(ctx, "static equilibrium", 0)
	defer phase.End()
	s := statics{Integrator: g, phase: phase, step: 1e-3, q: make([]float64, len(c.q)), lambda: make([]float64, len(c.lambda))}
	freedoms, last, worst := len(n.correction)-len(g.lambda), math.Inf(1), 0
	for range equilibriumSteps {
		clear(c.x)
		violated, err := s.residual()
		if err != nil {
			return err
		}
		size := g.system.ResidualNorm(n.residual[:freedoms])
		_, worst = largest(n.residual[:freedoms])
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
	return fmt.Errorf("no equilibrium after %d steps: the worst equation is that of %s, accelerations of %.3g m/s^2 are left",
		equilibriumSteps, g.system.DOFName(worst), last)
}

// statics is a search for an equilibrium. The trial's x holds the accelerations of the step that is being made.
type statics struct {
	*Integrator
	phase     *progress.Phase
	step      float64   // s
	stagnated bool      // the last step moved nothing
	stiff     bool      // the last step had to be shortened, or took many iterations
	q, lambda []float64 // where the step begins
}

// residual evaluates the trial as the end of an implicit step, and returns by how much constraints are violated.
func (s *statics) residual() (violated float64, err error) {
	c, n := &s.trial, &s.newton
	freedoms := len(n.correction) - len(c.lambda)
	s.system.Place(s.t, c.q, c.v, c.x, c.lambda)
	if err := s.system.Residual(n.residual[:freedoms], true); err != nil {
		return 0, err
	}
	s.system.Constraints(n.residual[freedoms:])
	violated, _ = largest(n.residual[freedoms:])
	floats.Scale(1/(s.step*s.step), n.residual[freedoms:])
	return violated, nil
}

// correct adds a part of the correction to the trial.
func (s *statics) correct(part float64) {
	c, n := &s.trial, &s.newton
	freedoms := len(n.correction) - len(c.lambda)
	floats.Scale(part, n.correction)
	s.system.Expand(c.change, c.q, n.correction[:freedoms], s.step*s.step)
	floats.Add(c.x[:len(c.change)], c.change)
	floats.AddScaled(c.q[:len(c.change)], s.step*s.step, c.change)
	floats.Add(c.lambda, n.correction[freedoms:])
	floats.Scale(1/part, n.correction)
}

// pseudoStep makes one implicit step of a motion without momentum from the trial, shortened until it does not go too far and its
// equations can be solved.
func (s *statics) pseudoStep() error {
	c := &s.trial
	copy(s.q, c.q)
	copy(s.lambda, c.lambda)
	s.stiff = false
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

// solvePseudoStep solves the equations of a step by Newton's iteration. It returns 1 when this went well, and else what the step should be multiplied by.
func (s *statics) solvePseudoStep() (shorter float64, err error) {
	n := &s.newton
	freedoms := len(n.correction) - len(s.trial.lambda)
	first := s.system.ResidualNorm(n.residual)
	last, moved := first, 0.0
	extent, _ := largest(s.q)
	for k := range pseudoIterations {
		if err := s.phase.Add(1); err != nil {
			return 0, err
		}
		if err := s.system.Tangent(n.matrix.RawMatrix().Data, 0, s.step*s.step); err != nil {
			return 0, err
		}
		if err := n.linear.Factor(n.matrix); err != nil {
			return 0, err
		}
		s.counters.Factorizations++
		n.linear.Solve(n.correction, n.residual)
		floats.Scale(-1, n.correction)
		move, _ := largest(n.correction[:freedoms])
		moved += move * s.step * s.step
		uphill := k == 0 && floats.Dot(n.correction[:freedoms], n.residual[:freedoms]) > 0
		switch {
		case s.step < 1e-9:
		case uphill: // the forces pull away from an unstable equilibrium that so long a step would go to
			return 0.3, nil
		case moved > maxPseudoMove:
			return math.Max(0.1, math.Sqrt(0.5*maxPseudoMove/moved)), nil
		}
		if last, err = s.lineSearch(last); err != nil {
			return 0, err
		}
		s.stiff = s.stiff || k > pseudoIterations/2
		if s.stagnated = moved <= stagnationMove*(1+extent); s.stagnated || last <= pseudoReduction*first || s.step < 1e-9 {
			return 1, nil
		}
	}
	return 0.25, nil
}

// lineSearch makes the correction, or the largest half, quarter, ... of it that brings the residual down, and returns that.
func (s *statics) lineSearch(last float64) (size float64, err error) {
	part := 1.0
	s.correct(part)
	for halved := 0; ; halved++ {
		if _, err := s.residual(); err != nil {
			return 0, err
		}
		size = s.system.ResidualNorm(s.newton.residual)
		if size <= divergenceRatio*last || halved == maxHalvings {
			return size, nil
		}
		part /= 2
		s.correct(-part)
	}
}

// acceptEquilibrium accepts the trial's configuration, without velocities.
func (g *Integrator) acceptEquilibrium() error {
	copy(g.q, g.trial.q)
	clear(g.v)
	if err := g.Initialize(); err != nil {
		return err
	}
	return g.system.Commit()
}
