package solvers

// This file saves and restores an integrator, so that a run continues with the same bits.

import (
	"fmt"
	"math"

	"gabion/solvers/lu"
)

// Snapshot is the complete state of an integrator, besides its system and its options.
type Snapshot struct {
	Time              float64
	Q, V              []float64 // configuration and its rate
	X, A              []float64 // second derivatives: of the equations of motion, and of the integration formula
	Lambda            []float64
	LastX, LastLambda []float64  // of the step before
	LastStep          float64    // s; 0 when there is none
	NextStep          float64    // step that Advance makes next, s
	StateVariables    []float64  // of the system
	Tangent           []float64  // values of the tangent in use; empty if there is none
	Age               TangentAge // of the tangent
	Mass              []float64  // values of the mass matrix in use; empty if there is none
	Plans             [3]lu.Plan // of the factorisations: of the tangent, of the mass matrix, and of that for reports
	Redundant         []int      // constraints that are dropped
	Counters          Counters
}

// Save writes the state into s, reusing its slices.
func (g *Integrator) Save(s *Snapshot) {
	s.Time = g.t
	s.Q = append(s.Q[:0], g.q...)
	s.V = append(s.V[:0], g.v...)
	s.X = append(s.X[:0], g.x...)
	s.A = append(s.A[:0], g.a...)
	s.Lambda = append(s.Lambda[:0], g.lambda...)
	s.StateVariables = append(s.StateVariables[:0], g.system.StateVariables()...)
	s.LastX = append(s.LastX[:0], g.lastX...)
	s.LastLambda = append(s.LastLambda[:0], g.lastLambda...)
	s.LastStep, s.NextStep = g.lastStep, g.nextStep
	s.Tangent, s.Mass = s.Tangent[:0], s.Mass[:0]
	if g.newton.factored {
		s.Tangent, s.Age = append(s.Tangent, g.newton.matrix.RawMatrix().Data...), g.newton.age
	}
	if g.mass.factored {
		s.Mass = append(s.Mass, g.mass.factoredValues...)
	}
	for k, f := range g.factors() {
		if f != nil {
			s.Plans[k] = f.Plan()
		}
	}
	s.Redundant = append(s.Redundant[:0], g.redundant...)
	s.Counters = g.counters
}

// factors lists the factorisations.
func (g *Integrator) factors() [3]*lu.Factors {
	return [3]*lu.Factors{g.newton.linear.factors, g.mass.held.linear.factors, g.report.held.linear.factors}
}

// Restore puts the integrator, and its system, into a saved state of the same model.
func (g *Integrator) Restore(s *Snapshot) error {
	if err := g.updatePattern(); err != nil {
		return err
	}
	if err := g.checkSnapshot(s); err != nil {
		return err
	}
	g.redundant = append(g.redundant[:0], s.Redundant...)
	g.system.DropConstraints(g.redundant)
	g.t, g.counters, g.predicted = s.Time, s.Counters, 0
	copy(g.q, s.Q)
	copy(g.v, s.V)
	copy(g.x, s.X)
	copy(g.a, s.A)
	copy(g.lambda, s.Lambda)
	copy(g.lastX, s.LastX)
	copy(g.lastLambda, s.LastLambda)
	g.lastStep, g.nextStep = s.LastStep, g.clampNextStep(s.NextStep)
	copy(g.system.StateVariables(), s.StateVariables)
	if err := g.restoreFactors(s); err != nil {
		return err
	}
	g.PlaceAccepted()
	return nil
}

// checkSnapshot checks that a snapshot is of a system like this one.
func (g *Integrator) checkSnapshot(s *Snapshot) error {
	for _, c := range []struct {
		what      string
		have, get int
	}{
		{"coordinates", len(g.q), len(s.Q)},
		{"rates", len(g.v), len(s.V)},
		{"accelerations", len(g.x), len(s.X)},
		{"auxiliary accelerations", len(g.a), len(s.A)},
		{"multipliers", len(g.lambda), len(s.Lambda)},
		{"state variables", len(g.system.StateVariables()), len(s.StateVariables)},
		{"accelerations of the step before", len(g.lastX), len(s.LastX)},
		{"multipliers of the step before", len(g.lastLambda), len(s.LastLambda)},
		{"tangent entries", len(g.newton.matrix.RawMatrix().Data), len(s.Tangent)},
		{"mass entries", len(g.mass.matrix.RawMatrix().Data), len(s.Mass)},
	} {
		optional := c.get == 0 && (c.what == "tangent entries" || c.what == "mass entries")
		if c.have != c.get && !optional {
			return fmt.Errorf("solvers: the snapshot has %d %s, the model %d", c.get, c.what, c.have)
		}
	}
	for _, k := range s.Redundant {
		if k < 0 || k >= len(g.lambda) {
			return fmt.Errorf("solvers: the snapshot drops constraint %d of %d", k, len(g.lambda))
		}
	}
	return nil
}

// restoreFactors factors the saved tangent and mass matrix by the saved plans.
func (g *Integrator) restoreFactors(s *Snapshot) error {
	for k, f := range g.factors() {
		if f == nil {
			continue
		}
		if err := f.SetPlan(s.Plans[k]); err != nil {
			return fmt.Errorf("solvers: the snapshot's plan of a factorisation: %w", err)
		}
	}
	g.newton.factored, g.mass.factored, g.report.factored = len(s.Tangent) > 0, len(s.Mass) > 0, false
	if g.newton.factored {
		copy(g.newton.matrix.RawMatrix().Data, s.Tangent)
		g.newton.age = s.Age
		if err := g.newton.linear.Factor(g.newton.matrix); err != nil {
			return fmt.Errorf("solvers: the snapshot's tangent: %w", err)
		}
	}
	if g.mass.factored {
		copy(g.mass.matrix.RawMatrix().Data, s.Mass)
		if err := g.mass.factorValues(); err != nil {
			return fmt.Errorf("solvers: the snapshot's mass matrix: %w", err)
		}
	}
	return nil
}

// clampNextStep limits a saved next step, s, to what the options allow now.
func (g *Integrator) clampNextStep(next float64) float64 {
	longest := g.options.MaxStep
	if g.options.Accuracy == 0 {
		longest = g.options.Step
	}
	if longest > 0 {
		return math.Min(next, longest)
	}
	return next
}
