package solvers

// This file detects redundant constraints and drops them.

import (
	"errors"
	"fmt"
	"slices"

	"github.com/james-bowman/sparse"

	"gabion/solvers/lu"
)

// dependenceTolerance is the part of the gradient of a constraint, in its own size, that must be linearly independent of the others.
const dependenceTolerance = 1e-7

// lockedPart is the part that is left of the independence of a constraint at the start where a mechanism counts as locked.
const lockedPart = 0.01

// droppedLimit is the largest residual of a dropped constraint, m or rad.
const droppedLimit = 1e-6

// dropRedundant finds the constraints that depend on those before them at a placement, and drops them. It tells whether the set has
// changed.
func (g *Integrator) dropRedundant(q, v []float64) (changed bool) {
	g.system.DropConstraints(nil)
	rows, left := g.dependentAt(q, v)
	g.independence = left
	changed = !slices.Equal(rows, g.redundant)
	g.redundant = rows
	g.system.DropConstraints(rows)
	return changed
}

// dependentAt finds the constraints that depend on those before them at a placement, and of each the part of its gradient that does not.
func (g *Integrator) dependentAt(q, v []float64) (rows []int, left []float64) {
	s := g.system
	s.Place(g.t, q, v, g.a, g.lambda)
	s.Constraints(make([]float64, len(g.lambda)))
	m := s.MassPattern()
	s.MassTangent(m.RawMatrix().Data)
	return lu.DependentRows(gradients(s, m), dependenceTolerance)
}

// deadPoint names the constraint that has become dependent on others since the start, of which no more than lockedPart is left at the last accepted
// state: the mechanism locks or branches there. It is "" where there is none, and after a restart.
func (g *Integrator) deadPoint() string {
	if len(g.independence) == 0 {
		return ""
	}
	worst, name := lockedPart, ""
	_, now := g.dependentAt(g.q, g.v)
	for k, left := range now {
		if part := left / g.independence[k]; !slices.Contains(g.redundant, k) && part < worst {
			worst, name = part, g.system.ConstraintName(k)
		}
	}
	g.PlaceAccepted()
	return name
}

// gradients returns the constraint rows of a mass matrix, over the degrees of freedom.
func gradients(s System, m *sparse.CSR) *sparse.CSR {
	_, dofs, constraints := s.Size()
	raw := m.RawMatrix()
	start, index, data := []int{0}, []int{}, []float64{}
	for r := dofs; r < dofs+constraints; r++ {
		for k := raw.Indptr[r]; k < raw.Indptr[r+1]; k++ {
			if raw.Ind[k] < dofs {
				index, data = append(index, raw.Ind[k]), append(data, raw.Data[k])
			}
		}
		start = append(start, len(index))
	}
	return sparse.NewCSR(constraints, dofs, start, index, data)
}

// Redundant names the redundant constraint equations, which are dropped.
func (g *Integrator) Redundant() []string {
	var names []string
	for _, k := range g.redundant {
		names = append(names, g.system.ConstraintName(k))
	}
	return names
}

// Constraints returns how many constraint equations there are, redundant ones included.
func (g *Integrator) Constraints() int { return len(g.lambda) }

// DegreesOfFreedom returns the number of degrees of freedom that the constraints leave.
func (g *Integrator) DegreesOfFreedom() int {
	_, dofs, constraints := g.system.Size()
	return dofs - constraints + len(g.redundant)
}

// errContradiction says that a dropped constraint is violated.
var errContradiction = errors.New("joints and motions contradict one another; leave one of them out, or let a force take the place of a motion")

// checkRedundant returns an error if a dropped constraint is violated at the placement.
func (g *Integrator) checkRedundant() error {
	if len(g.redundant) == 0 {
		return nil
	}
	if worst, k := g.system.DroppedResidual(); !(worst <= droppedLimit) {
		return fmt.Errorf("solvers: at t = %g s %s, which was redundant at the start, is violated by %.3g: %w",
			g.trial.t, g.system.ConstraintName(k), worst, errContradiction)
	}
	return nil
}

// redetectRedundant detects the redundant constraints anew at a trial that violates a dropped one: it may have been redundant in the singular
// initial configuration only. It tells whether the set has changed, so that a new trial may succeed.
func (g *Integrator) redetectRedundant(err error) bool {
	if !errors.Is(err, errContradiction) || !g.dropRedundant(g.trial.q, g.trial.v) {
		return false
	}
	g.newton.factored, g.mass.factored, g.report.factored = false, false, false
	g.counters.RedundancyChanges++
	return true
}
