package solvers

// This file sets up the sparse factorisation that solves the linear systems.

import (
	"github.com/james-bowman/sparse"

	"gabion/solvers/lu"
)

// newLinear analyses a pattern, with the unknowns of a body or of a joint as groups. Couplings between bodies of less than a hundredth of their
// inertia are dropped from the factors: the Newton iteration corrects for them.
func newLinear(s System, a *sparse.CSR) (l linear, err error) {
	n, _ := a.Dims()
	groups := make([]int, n)
	s.Groups(groups)
	l, err = newLinearOf(s, a, groups)
	if _, dofs, constraints := s.Size(); n > dofs+constraints {
		l.padded = make([]float64, n)
	}
	return l, err
}

// newLinearOf is newLinear with the group of each unknown.
func newLinearOf(s System, a *sparse.CSR, groups []int) (linear, error) {
	if len(groups) == 0 {
		return linear{}, nil
	}
	f, err := lu.Analyze(a, lu.Options{Groups: groups, Drop: 1e-2, Pool: s.Pool()})
	return linear{factors: f}, err
}

// linear solves linear systems of one pattern. The factors are nil where there are no unknowns, as where all bodies are fixed. Where the pattern has borders, vectors are padded with zeros
// for these.
type linear struct {
	factors *lu.Factors
	padded  []float64 // nil without borders
}

// pad returns a right-hand side with zeros for the borders.
func (l linear) pad(rhs []float64) []float64 {
	clear(l.padded[copy(l.padded, rhs):])
	return l.padded
}

func (l linear) Factor(a *sparse.CSR) error {
	if l.factors == nil {
		return nil
	}
	return l.factors.Factor(a)
}

func (l linear) Solve(dst, rhs []float64) {
	switch {
	case l.padded != nil:
		x := l.pad(rhs)
		l.factors.Solve(x, x)
		copy(dst, x)
	case l.factors != nil:
		l.factors.Solve(dst, rhs)
	}
}

func (l linear) Apply(dst, rhs []float64) {
	switch {
	case l.padded != nil:
		x := l.pad(rhs)
		l.factors.Apply(x, x)
		copy(dst, x)
	case l.factors != nil:
		l.factors.Apply(dst, rhs)
	}
}

func (l linear) Stats() (s lu.Stats) {
	if l.factors != nil {
		s = l.factors.Stats()
	}
	return s
}
