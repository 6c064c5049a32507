package solvers

// Counters count the operations of an integrator.
type Counters struct {
	Steps                 int // accepted
	Rejections            int // rejected steps
	ErrorRejections       int // of these, for their error
	ConvergenceRejections int // of these, for an iteration that did not converge, repeated with a smaller step
	EventRejections       int // of these, repeated to end at an event
	RedundancyChanges     int // of the set of redundant constraints
	Restarts              int // iterations begun again because they did not converge with an old tangent
	Iterations            int // Newton corrections
	Evaluations           int // of the equations of motion
	Factorizations        int // of the tangent
	Products              int // of the tangent with a direction, by conjugate gradients
	Projections           int // factorisations of the mass matrix for the velocity constraints
}
