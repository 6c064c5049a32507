// Package lu solves sparse linear systems whose pattern never changes and whose values change often: the saddle-point
// systems of implicit multibody dynamics, [M^ Phi_q^T; Phi_q 0], structurally symmetric, numerically a little
// unsymmetric, and indefinite, with zero diagonals in the constraint rows.
//
// The unknowns are gathered in groups (a body, a joint), and the matrix is a matrix of dense blocks between groups.
// Analyze orders the groups so that elimination fills little and lays out the blocks of L+U once; Factor eliminates
// numerically in that layout without allocating; Solve substitutes. Inside a group rows are pivoted freely. Between
// groups the order is fixed, and when a group turns out not to be safe to pivot on, it is merged with the group that
// follows it in the elimination tree and the factorisation starts again in the new layout, which from then on stays.
package lu
