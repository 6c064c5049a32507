// Package lu factorises and solves sparse linear systems whose pattern never changes and whose values change often: the saddle-point
// systems of implicit multibody dynamics, [M^ Phi_q^T; Phi_q 0], structurally symmetric, numerically slightly
// unsymmetric, and indefinite, with zero diagonals in the constraint rows.
//
// # What lives here
//
//   - Factors (factors.go): analyse once, factorise often, solve. Plan (plan.go) is the outcome of an analysis, which a checkpoint keeps.
//   - partition.go, attach.go: the nodes, groups of unknowns that are eliminated together, a body with the multipliers of joints that it can carry.
//   - graph.go, order.go, mindegree.go: the graph of the nodes and its minimum degree order; symbolic.go: fill; weak.go: which weak couplings are dropped.
//   - layout.go, scale.go: dense blocks of the matrix, and its equilibration; numeric.go, invert.go: the numeric factorisation, symmetric.go: half of it where
//     the matrix is symmetric; solve.go: substitution
//     and iterative refinement; schedule.go: which rows several workers may do at the same time; kernels*.go: small dense products, in assembler for amd64.
//   - dependent.go: linearly dependent rows, which is how redundant constraints are found.
//
// Of the house this package may import only packages under internal.
//
// # Data flow
//
// Analyze takes the pattern and groups of unknowns. With the first values, the plan is made: nodes, order, scales, couplings that are kept. Factor
// copies the values to the blocks of the layout and eliminates block row by block row, A = (I + L)(D + U), without allocating. Inside a node rows
// are pivoted freely; between nodes the order is fixed. An unknown whose pivot is unsafe is delayed to a node that is eliminated later, in a new
// plan, which from then on stays. Solve substitutes, and refines where needed.
//
// With Options.Drop, blocks of L+U that couple nodes weakly are dropped. Solve then refines the solution iteratively; with Apply, that is left to
// the Newton iteration of the caller.
package lu
