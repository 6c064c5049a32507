package solvers

// This file finds constraints that follow from others, and goes on without them.

import (
	"errors"
	"fmt"
	"slices"

	"github.com/james-bowman/sparse"

	"gabion/solvers/lu"
)

// dependenceTolerance is what of a constraint's gradient the others must leave for it not to follow from them.
const dependenceTolerance = 1e-7

// droppedLimit is how much a constraint that was taken to follow from the others may be violated, m or rad.
const droppedLimit = 1e-6

// dropRedundant finds the constraints that follow from those before them at a placement, and suspends them. It tells
// whether the set has changed.
func (g *Integrator) dropRedundant(q, v []float64) (changed bool) {
	s := g.system
	s.DropConstraints(nil)
	s.Place(g.t, q, v, g.a, g.lambda)
	phi := make([]float64, len(g.lambda))
	s.Constraints(phi)
	m := s.MassPattern()
	s.MassTangent(m.RawMatrix().Data)
	rows := lu.DependentRows(gradients(s, m), dependenceTolerance)
	changed = !slices.Equal(rows, g.redundant)
	g.redundant = rows
	s.DropConstraints(rows)
	return changed
}

// gradients returns the constraint rows of a mass matrix, over the freedoms.
func gradients(s System, m *sparse.CSR) *sparse.CSR {
	_, freedoms, constraints := s.Size()
	raw := m.RawMatrix()
	start, index, data := []int{0}, []int{}, []float64{}
	for r := freedoms; r < freedoms+constraints; r++ {
		for k := raw.Indptr[r]; k < raw.Indptr[r+1]; k++ {
			if raw.Ind[k] < freedoms {
				index, data = append(index, raw.Ind[k]), append(data, raw.Data[k])
			}
		}
		start = append(start, len(index))
	}
	return sparse.NewCSR(constraints, freedoms, start, index, data)
}

// Redundant names the constraint equations that follow from others, and are left out.
func (g *Integrator) Redundant() []string {
	var names []string
	for _, k := range g.redundant {
		names = append(names, g.system.ConstraintName(k))
	}
	return names
}

// Constraints returns how many constraint equations there are, redundant ones included.
func (g *Integrator) Constraints() int { return len(g.lambda) }

// DegreesOfFreedom returns how many freedoms the constraints leave.
func (g *Integrator) DegreesOfFreedom() int {
	_, freedoms, constraints := g.system.Size()
	return freedoms - constraints + len(g.redundant)
}

// errContradiction says that a suspended constraint does not follow from the others any more.
var errContradiction = errors.New("joints and motions contradict one another; leave one of them out, or let a force take the place of a motion")

// checkRedundant tells whether a suspended constraint does not follow from the others after all, at the placement.
func (g *Integrator) checkRedundant() error {
	if len(g.redundant) == 0 {
		return nil
	}
	if worst, k := g.system.DroppedResidual(); !(worst <= droppedLimit) {
		return fmt.Errorf("solvers: at t = %g s %s, which followed from others at the start, is violated by %.3g: %w",
			g.trial.t, g.system.ConstraintName(k), worst, errContradiction)
	}
	return nil
}

// redetectRedundant looks again which constraints are redundant, where a trial has ended that violates a suspended one: it may have
// followed from the others in the singular configuration at the start only. It tells whether a new trial makes sense.
func (g *Integrator) redetectRedundant(err error) bool {
	if !errors.Is(err, errContradiction) || !g.dropRedundant(g.trial.q, g.trial.v) {
		return false
	}
	g.newton.factored, g.mass.factored = false, false
	g.counters.RedundancyChanges++
	return true
}
