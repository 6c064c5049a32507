package formula

// Functions given by a table.

import (
	"fmt"
	"sort"

	"gonum.org/v1/gonum/mat"
)

// Table is a function of one variable through given points.
type Table struct {
	x, y   []float64
	second []float64 // second derivatives at the points; nil for a linear table
	extend bool
}

// NewTable makes a function through the points (x, y) with rising x: piecewise linear, or a natural cubic spline, which has a
// continuous second derivative and none at its ends. Beyond its ends it keeps its last value, or, with extend, its last slope.
func NewTable(x, y []float64, cubic, extend bool) (*Table, error) {
	if len(x) < 2 || len(x) != len(y) {
		return nil, fmt.Errorf("a table needs two points or more, not %d", len(x))
	}
	for i := 1; i < len(x); i++ {
		if !(x[i] > x[i-1]) {
			return nil, fmt.Errorf("row %d: %g does not rise above %g", i+1, x[i], x[i-1])
		}
	}
	t := &Table{x: x, y: y, extend: extend}
	if cubic && len(x) > 2 {
		t.second = naturalSpline(x, y)
	}
	return t, nil
}

// naturalSpline solves the tridiagonal equations for the second derivatives of the cubic spline that is straight at its ends.
func naturalSpline(x, y []float64) []float64 {
	n := len(x) - 2 // inner points
	lower, diagonal, upper := make([]float64, max(n-1, 0)), make([]float64, n), make([]float64, max(n-1, 0))
	right := mat.NewVecDense(n, nil)
	for i := range n {
		left, next := x[i+1]-x[i], x[i+2]-x[i+1]
		diagonal[i] = 2 * (left + next)
		if i > 0 {
			lower[i-1] = left
		}
		if i < n-1 {
			upper[i] = next
		}
		right.SetVec(i, 6*((y[i+2]-y[i+1])/next-(y[i+1]-y[i])/left))
	}
	var solution mat.VecDense
	if err := mat.NewTridiag(n, lower, diagonal, upper).SolveVecTo(&solution, false, right); err != nil {
		panic(err) // the matrix is diagonally dominant
	}
	second := make([]float64, len(x))
	copy(second[1:], solution.RawVector().Data)
	return second
}

// Points returns the points and the second derivatives there, which are nil for a linear table. The slices are the table's own.
func (t *Table) Points() (x, y, second []float64) { return t.x, t.y, t.second }

// EndSlopes returns the slopes beyond the first and the last point.
func (t *Table) EndSlopes() (before, after float64) {
	if !t.extend {
		return 0, 0
	}
	last := len(t.x) - 1
	return t.within(0, t.x[0]).First, t.within(last-1, t.x[last]).First
}

// At returns the value and the first two derivatives.
func (t *Table) At(x float64) Jet {
	last := len(t.x) - 1
	if x < t.x[0] || x > t.x[last] {
		return t.beyond(x)
	}
	i := sort.SearchFloat64s(t.x, x)
	i = min(max(i-1, 0), last-1)
	return t.within(i, x)
}

// within evaluates the i-th interval.
func (t *Table) within(i int, x float64) Jet {
	h := t.x[i+1] - t.x[i]
	slope := (t.y[i+1] - t.y[i]) / h
	if t.second == nil {
		return Jet{t.y[i] + slope*(x-t.x[i]), slope, 0}
	}
	a, b := (t.x[i+1]-x)/h, (x-t.x[i])/h
	p, q := t.second[i], t.second[i+1]
	return Jet{
		Value:  a*t.y[i] + b*t.y[i+1] + ((a*a*a-a)*p+(b*b*b-b)*q)*h*h/6,
		First:  slope + ((3*b*b-1)*q-(3*a*a-1)*p)*h/6,
		Second: a*p + b*q,
	}
}

func (t *Table) beyond(x float64) Jet {
	i := 0
	slope, after := t.EndSlopes()
	if x > t.x[0] {
		i, slope = len(t.x)-1, after
	}
	return Jet{t.y[i] + slope*(x-t.x[i]), slope, 0}
}
