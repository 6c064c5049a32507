// Package solvers integrates constrained mechanical systems, index-3 differential-algebraic equations, by the
// HHT-alpha and generalised-alpha methods with Newton-Raphson iteration. It finds consistent initial conditions and
// equilibria, and it knows a system only by the interface System.
//
// "Jun and Sohn (2014)" is C. W. Jun and J. H. Sohn, Multi-Scale Contact Analysis Between Net and Numerous Particles, Trans. KSME A 38 (2014).
package solvers
