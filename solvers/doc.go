// Package solvers integrates index-3 differential-algebraic equations: HHT-alpha, Newton-Raphson, initial conditions, statics.
package solvers
