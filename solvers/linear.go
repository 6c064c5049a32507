package solvers

// This file hides which factorisation solves the linear systems.

import (
	"fmt"
	"math"

	"github.com/james-bowman/sparse"
	"gonum.org/v1/gonum/mat"
)

// linear solves systems with matrices of one pattern.
type linear interface {
	factor(a *sparse.CSR) error
	solve(dst, rhs []float64)
}

// dense is the reference: gonum's LU of the full matrix.
type dense struct {
	lu mat.LU
	a  *mat.Dense
}

func newLinear(a *sparse.CSR) (linear, error) { return &dense{}, nil }

func (d *dense) factor(a *sparse.CSR) error {
	n, _ := a.Dims()
	if n == 0 {
		return nil
	}
	if d.a == nil {
		d.a = mat.NewDense(n, n, nil)
	}
	d.a.Zero()
	a.DoNonZero(func(i, j int, v float64) { d.a.Set(i, j, v) })
	d.lu.Factorize(d.a)
	if c := d.lu.Cond(); math.IsInf(c, 0) || math.IsNaN(c) {
		return fmt.Errorf("the matrix is singular")
	}
	return nil
}

func (d *dense) solve(dst, rhs []float64) {
	if len(dst) == 0 {
		return
	}
	v := mat.NewVecDense(len(dst), dst)
	// The condition is looked at when the matrix is factorised.
	_ = d.lu.SolveVecTo(v, false, mat.NewVecDense(len(rhs), rhs))
}
