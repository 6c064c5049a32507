package solvers

// This file finds static equilibria.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/floats"
)

// Limits of the search for an equilibrium.
const (
	equilibriumSteps   = 2000
	equilibriumLimit   = 1e-9 // acceleration that is left, m/s^2, at standard gravity's scale
	equilibriumTurn    = 0.3  // largest move of a body in one step, rad or as much in the length of the system
	equilibriumLongest = 1e6  // s
)

// Equilibrium moves the system from the present configuration to a stable equilibrium, and leaves it there at rest with
// consistent accelerations. Drivers stay where they are at the present time. It follows the motion of the system without
// momentum, by implicit steps that grow as the forces fall; in the end these are Newton's iteration for the equilibrium.
func (g *Integrator) Equilibrium() error {
	c, n := &g.trial, &g.newton
	copy(c.q, g.q)
	copy(c.lambda, g.lambda)
	clear(c.v)
	clear(c.x)
	n.factored = false
	freedoms := len(n.correction) - len(g.lambda)
	step, last := 1e-3, math.Inf(1)
	for range equilibriumSteps {
		g.system.Place(g.t, c.q, c.v, c.x, c.lambda)
		if err := g.system.Residual(n.residual[:freedoms], true); err != nil {
			return err
		}
		g.system.Constraints(n.residual[freedoms:])
		violated, _ := largest(n.residual[freedoms:])
		floats.Scale(1/(step*step), n.residual[freedoms:])
		size := g.system.ResidualNorm(n.residual[:freedoms])
		if size <= equilibriumLimit && violated <= positionLimit {
			return g.rest()
		}
		step = math.Min(step*math.Min(4, math.Max(0.5, 1.5*last/size)), equilibriumLongest)
		last = size
		var err error
		if step, err = g.creep(step); err != nil {
			return fmt.Errorf("solvers: equilibrium: %w", err)
		}
	}
	_, worst := largest(n.residual[:freedoms])
	return fmt.Errorf("solvers: no equilibrium after %d steps: the worst equation is that of %s, accelerations of %.3g m/s^2 are left",
		equilibriumSteps, g.system.FreedomName(worst), last)
}

// creep makes one implicit step of a motion without momentum from the evaluated trial, shortened if it would go too far, and
// returns its size in time.
func (g *Integrator) creep(step float64) (float64, error) {
	c, n := &g.trial, &g.newton
	freedoms := len(n.correction) - len(g.lambda)
	for {
		if err := g.system.Tangent(n.matrix.RawMatrix().Data, step, step*step); err != nil {
			return step, err
		}
		if err := n.linear.Factor(n.matrix); err != nil {
			return step, err
		}
		g.counters.Factorizations++
		g.system.Constraints(n.residual[freedoms:])
		floats.Scale(1/(step*step), n.residual[freedoms:])
		n.linear.Solve(n.correction, n.residual)
		floats.Scale(-1, n.correction)
		moved, _ := largest(n.correction[:freedoms])
		moved *= step * step
		uphill := floats.Dot(n.correction[:freedoms], n.residual[:freedoms]) > 0
		switch {
		case step < 1e-9:
		case uphill: // the forces pull away from an unstable equilibrium that so long a step would go to
			step *= 0.3
			continue
		case moved > equilibriumTurn:
			step *= math.Max(0.1, math.Sqrt(0.5*equilibriumTurn/moved))
			continue
		}
		g.system.Expand(c.change, c.q, n.correction[:freedoms], step*step)
		floats.AddScaled(c.q, step*step, c.change)
		floats.Add(c.lambda, n.correction[freedoms:])
		return step, nil
	}
}

// rest accepts the trial's configuration, without velocities.
func (g *Integrator) rest() error {
	copy(g.q, g.trial.q)
	clear(g.v)
	g.lastStep = 0
	if err := g.Begin(); err != nil {
		return err
	}
	return g.system.Commit()
}
