package solvers

// This file sets up the sparse factorisation that solves the linear systems.

import (
	"github.com/james-bowman/sparse"

	"gabion/solvers/lu"
)

// newLinear analyses a pattern, with the unknowns of a body or of a joint as groups. Couplings between bodies of less than a hundredth of their
// inertia are dropped from the factors: the Newton iteration corrects for them.
func newLinear(s System, a *sparse.CSR) (linear, error) {
	n, _ := a.Dims()
	groups := make([]int, n)
	s.Groups(groups)
	return newLinearOf(s, a, groups)
}

// newLinearOf is newLinear with the group of each unknown.
func newLinearOf(s System, a *sparse.CSR, groups []int) (linear, error) {
	if len(groups) == 0 {
		return linear{}, nil
	}
	f, err := lu.Analyze(a, lu.Options{Groups: groups, Drop: 1e-2, Pool: s.Pool()})
	return linear{f}, err
}

// linear solves linear systems of one pattern. The factors are nil where there are no unknowns, as where all bodies are fixed. Vectors are without the unknowns of borders, which come last.
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
