// Package lu solves sparse linear systems whose pattern never changes and whose values change often: the saddle-point
// systems of implicit multibody dynamics, [M^ Phi_q^T; Phi_q 0], structurally symmetric, numerically a little
// unsymmetric, and indefinite, with zero diagonals in the constraint rows.
//
// The unknowns are gathered in nodes (a body with the multipliers of joints that it can carry), and the matrix is a
// matrix of dense blocks between nodes. A plan, made once, orders the nodes so that elimination fills little and lays out
// the blocks of L+U; Factor eliminates numerically in that layout without allocating; Solve substitutes. Inside a node
// rows are pivoted freely. Between nodes the order is fixed, and an unknown whose pivot turns out unsafe is moved to a
// node that is eliminated later, in a new plan, which from then on stays.
//
// With Options.Drop, blocks of L+U that couple nodes weakly are left out. The solution is then corrected by its residual
// as often as it takes, or left to a Newton iteration that corrects itself.
package lu
