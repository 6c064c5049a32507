package solvers

// This file measures the time of the phases of a step.

import "time"

// Phases are the times spent in the phases of a step since Measure.
type Phases struct {
	Evaluation    time.Duration // of the residual
	Tangent       time.Duration // derivatives
	Factorization time.Duration
	Solution      time.Duration // substitution with the factors
	Projection    time.Duration // of velocities onto the constraints
	Other         time.Duration // prediction, corrections, norms, acceleration
}

// Total returns the sum.
func (p Phases) Total() time.Duration {
	return p.Evaluation + p.Tangent + p.Factorization + p.Solution + p.Projection + p.Other
}

// stopwatch adds the time between its laps to phases.
type stopwatch struct {
	on     bool
	last   time.Time
	phases Phases
}

// lap ends a phase and begins the next.
func (w *stopwatch) lap(phase *time.Duration) {
	if !w.on {
		return
	}
	now := time.Now()
	*phase += now.Sub(w.last)
	w.last = now
}

// Measure begins to measure, with all phases at zero.
func (g *Integrator) Measure() { g.watch = stopwatch{on: true} }

// Phases returns what has been measured.
func (g *Integrator) Phases() Phases { return g.watch.phases }

// Size describes the linear systems of the Newton iteration.
type Size struct {
	Unknowns       int
	NonZeros       int // entries of the tangent
	FactorNonZeros int // entries of its factors
}

// Size returns the size of the linear systems.
func (g *Integrator) Size() Size {
	s := Size{Unknowns: len(g.newton.residual), NonZeros: len(g.newton.matrix.RawMatrix().Data)}
	s.FactorNonZeros = g.newton.linear.Stats().NonZeros
	return s
}
