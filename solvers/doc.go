// Package solvers integrates constrained mechanical systems, index-3 differential-algebraic equations, by the
// HHT-alpha and generalised-alpha methods with Newton-Raphson iteration. It finds consistent initial conditions and
// equilibria, and it knows a system only by the interface System.
package solvers
