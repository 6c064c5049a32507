package solvers

// Counters count what an integrator has done.
type Counters struct {
	Steps                 int // accepted
	Rejections            int // steps given up
	ErrorRejections       int // of these, for their error
	ConvergenceRejections int // of these, because Newton did not converge, and made again with a smaller step
	EventRejections       int // of these, to end where something happens
	RedundancyChanges     int // changes of the set of redundant constraints
	Restarts              int // steps begun again because an old tangent did not lead to the solution
	Iterations            int // Newton corrections
	Evaluations           int // of the equations of motion
	Factorizations        int // of the tangent
	Projections           int // factorisations of the mass matrix for the velocity constraints
}
