package solvers

// This file finds constraints that follow from others, and goes on without them.

import (
	"fmt"
	"slices"

	"github.com/james-bowman/sparse"

	"gabion/solvers/lu"
)

// dependence is what of a constraint's gradient the others must leave for it not to follow from them.
const dependence = 1e-7

// suspendedLimit is how much a constraint that was taken to follow from the others may be violated, m or rad.
const suspendedLimit = 1e-6

// suspendRedundant finds the constraints that follow from those before them at a placement, and suspends them. It tells
// whether the set has changed.
func (g *Integrator) suspendRedundant(q, v []float64) (changed bool) {
	s := g.system
	s.Suspend(nil)
	s.Place(g.t, q, v, g.a, g.lambda)
	phi := make([]float64, len(g.lambda))
	s.Constraints(phi)
	m := s.MassPattern()
	s.MassTangent(m.RawMatrix().Data)
	rows := lu.DependentRows(gradients(s, m), dependence)
	changed = !slices.Equal(rows, g.redundant)
	g.redundant = rows
	s.Suspend(rows)
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

// checkRedundant tells whether a suspended constraint does not follow from the others after all, at the placement.
func (g *Integrator) checkRedundant() error {
	if len(g.redundant) == 0 {
		return nil
	}
	if worst, k := g.system.SuspendedResidual(); !(worst <= suspendedLimit) {
		return fmt.Errorf("solvers: at t = %g s the constraint %s was left out because it followed from others at the start, but it is violated by %g",
			g.trial.t, g.system.ConstraintName(k), worst)
	}
	return nil
}
