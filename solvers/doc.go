// Package solvers integrates constrained mechanical systems, differential-algebraic equations of index 3, in time, and finds their consistent
// initial conditions and static equilibria. It knows a system only by the interface System, which mbd.System implements.
//
// # What lives here
//
//   - Integrator, Options and Method: the HHT-alpha and generalised-alpha methods, with steps of one size or chosen by their local error (advance.go).
//   - newton.go: the Newton-Raphson iteration of a step, with a line search, a tangent that is refactorised when that pays, and Anderson
//     acceleration of the corrections by an old one (anderson.go).
//   - vectors.go: the passes over the integrator's vectors, which the workers of the system share.
//   - start.go: assembly of the initial configuration, projection of velocities onto the constraints, accelerations and multipliers.
//   - statics.go: equilibria by pseudo-transient continuation.
//   - redundant.go: redundant constraints, which are found by elimination and dropped.
//   - snapshot.go: saving and restoring a state such that a run goes on with the same bits.
//
// The linear systems are solved by package lu, below. Of the house this package may import only lu and packages under internal.
//
// # Data flow of a step
//
// Predict or startTrial extrapolates accelerations and multipliers and gets positions and velocities from Newmark's formulas. The iteration then
// repeats: System.Place takes the trial state; System.Residual and System.Constraints return the residuals of the equations of motion and of the
// constraints; if the tangent is stale, System.Tangent writes a new one and lu factorises it; lu solves for a correction of the degrees of freedom,
// which System.Correct adds to the trial. When the iteration has converged, velocities are projected onto the constraints, the
// trial becomes the accepted state, and System.Commit lets the system update its state variables.
//
// The references: "Jun and Sohn (2014)" is C. W. Jun and J. H. Sohn, Multi-Scale Contact Analysis Between Net and Numerous Particles, Trans. KSME A
// 38 (2014). "Arnold and Bruels (2007)" is M. Arnold and O. Bruels, Convergence of the generalized-alpha scheme for constrained mechanical systems,
// Multibody System Dynamics 18 (2007).
package solvers
