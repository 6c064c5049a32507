package solvers

// This file sets up the sparse factorisation that solves the linear systems.

import (
	"github.com/james-bowman/sparse"

	"gabion/solvers/lu"
)

// newLinear analyses a pattern. The unknowns of a body stand together, as do those of a joint. Bodies that a step's forces couple by less
// than a hundredth of what their inertia resists are left to the Newton iteration to bring together.
func newLinear(s System, a *sparse.CSR) (linear, error) {
	n, _ := a.Dims()
	if n == 0 {
		return linear{}, nil
	}
	groups := make([]int, n)
	s.Groups(groups)
	f, err := lu.Analyze(a, lu.Options{Groups: groups, Drop: 1e-2})
	return linear{f}, err
}

// linear solves linear systems of one pattern. Without factors there are no unknowns, as where all bodies are fixed.
type linear struct{ factors *lu.Factors }

func (l linear) Factor(a *sparse.CSR) error {
	if l.factors == nil {
		return nil
	}
	return l.factors.Factor(a)
}

func (l linear) Solve(dst, rhs []float64) {
	if l.factors != nil {
		l.factors.Solve(dst, rhs)
	}
}

func (l linear) Apply(dst, rhs []float64) {
	if l.factors != nil {
		l.factors.Apply(dst, rhs)
	}
}

func (l linear) Stats() (s lu.Stats) {
	if l.factors != nil {
		s = l.factors.Stats()
	}
	return s
}
