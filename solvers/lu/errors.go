package lu

// The errors of the solver.

import "fmt"

// ErrSingular reports that a matrix cannot be inverted in working precision.
type ErrSingular struct {
	// Column is the unknown (0-based) without a pivot: some combination of it with others is in the null space.
	Column int
	// Row is the equation without a pivot, which depends on the others.
	Row int
	// Rank estimates the rank: the order of the matrix less the number of pivots that vanished.
	Rank int
}

func (e ErrSingular) Error() string {
	return fmt.Sprintf("lu: matrix is singular: no pivot for unknown %d, equation %d depends on others (estimated rank %d)",
		e.Column, e.Row, e.Rank)
}

// ErrShape reports a matrix or vector of the wrong size or pattern.
type ErrShape struct{ What string }

func (e ErrShape) Error() string { return "lu: " + e.What }
