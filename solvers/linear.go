package solvers

// This file sets up the sparse factorisation that solves the linear systems.

import (
	"github.com/james-bowman/sparse"

	"gabion/solvers/lu"
)

// newLinear analyses a pattern. The unknowns of a body stand together, as do those of a joint. Bodies that a step's forces couple by less
// than a hundredth of what their inertia resists are left to the Newton iteration to bring together.
func newLinear(s System, a *sparse.CSR) (*lu.Factors, error) {
	n, _ := a.Dims()
	if n == 0 {
		return nil, nil
	}
	groups := make([]int, n)
	s.Groups(groups)
	return lu.Analyze(a, lu.Options{Groups: groups, Drop: 1e-2})
}
