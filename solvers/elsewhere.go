package solvers

// This file hands the accepted state to where steps are made elsewhere, as on a GPU, and takes it back.

// Formula holds the coefficients of a method. With x the second derivative that fulfils the equations of motion at a step's end, Newmark's formulas use
// the acceleration Unknown x_{n+1} + Last x_n + Auxiliary a_n, and a_n belongs to the time t_n + Shift h.
type Formula struct {
	Beta, Gamma              float64
	Unknown, Last, Auxiliary float64
	Shift                    float64
}

// Formula returns the coefficients of a method.
func (m Method) Formula() Formula {
	f := m.formula()
	return Formula{Beta: f.beta, Gamma: f.gamma, Unknown: f.unknown, Last: f.last, Auxiliary: f.auxiliary, Shift: f.shift}
}

// State is the accepted state but for multipliers. The slices are the integrator's own.
type State struct {
	Q, V     []float64 // configuration and its rate
	X, A     []float64 // second derivatives: of the equations of motion, and of the integration formula
	LastX    []float64 // of the step before
	LastStep float64   // s; 0 when there is none
}

// State returns the accepted state. What makes steps elsewhere writes to the slices, and then calls Continue.
func (g *Integrator) State() State {
	return State{Q: g.q, V: g.v, X: g.x, A: g.a, LastX: g.lastX, LastStep: g.lastStep}
}

// Continue takes over steps that were made elsewhere: so many, the last of h (s), up to time t (s). The system is placed at their end, with the loads there.
// Multipliers stay what they were; Report finds those of the end.
func (g *Integrator) Continue(t, h float64, made Counters) error {
	g.t, g.lastStep, g.predicted = t, h, 0
	copy(g.lastLambda, g.lambda)
	g.counters.Steps += made.Steps
	g.counters.Iterations += made.Iterations
	g.counters.Evaluations += made.Evaluations
	g.counters.Products += made.Products
	g.PlaceAccepted()
	return g.system.UpdateLoads()
}
