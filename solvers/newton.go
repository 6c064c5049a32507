package solvers

// This file holds the Newton-Raphson iteration of a step, with reuse of the factorised tangent while it contracts.

import (
	"math"

	"github.com/james-bowman/sparse"
	"gonum.org/v1/gonum/floats"
)

// Contraction limits: a tangent slower than slow is made anew, an iteration above diverging is given up.
const (
	slow      = 0.3
	diverging = 2.0
)

// newton holds the tangent and what the iteration has seen.
type newton struct {
	matrix     *sparse.CSR
	linear     linear
	residual   []float64
	correction []float64

	factored bool
	step     float64 // that the factorised tangent was made for
	rate     float64 // last contraction seen with it
	history  []Iteration
}

// Iteration is what one Newton iteration did.
type Iteration struct {
	Residual   float64 // norm of all equations
	Correction float64 // velocity change of the worst body, m/s
	Rate       float64 // to the correction before
	Refactored bool
}

func makeNewton(s System, n, iterations int) (newton, error) {
	w := newton{
		matrix: s.Pattern(), residual: make([]float64, n), correction: make([]float64, n),
		history: make([]Iteration, 0, iterations),
	}
	var err error
	w.linear, err = newLinear(w.matrix)
	return w, err
}

// iterate solves for the trial. A tangent of an earlier step is tried first; when it does not lead there the trial
// starts again with a new one.
func (g *Integrator) iterate() error {
	n := &g.newton
	stale := n.factored
	if n.factored && n.step != g.trial.h {
		n.factored, stale = false, false
	}
	err := g.attempt()
	if err != nil && stale {
		if _, ok := err.(*ConvergenceError); ok {
			n.factored = false
			g.counters.Restarts++
			g.predict(g.trial.h)
			err = g.attempt()
		}
	}
	if err != nil {
		n.factored = false
	}
	return err
}

func (g *Integrator) attempt() error {
	n := &g.newton
	n.history = n.history[:0]
	last, fresh := math.Inf(1), false
	for k := range g.options.MaxIterations {
		if err := g.evaluate(n.residual); err != nil {
			return err
		}
		refactored := !n.factored || (!fresh && k > 0 && n.rate > slow)
		if refactored {
			if err := g.refactor(); err != nil {
				return err
			}
			fresh, last = true, math.Inf(1)
		}
		size := floats.Norm(n.residual, 2)
		n.linear.solve(n.correction, n.residual)
		floats.Scale(-1, n.correction)
		g.counters.Iterations++
		freedoms := len(n.correction) - len(g.lambda)
		speed, worst := g.system.Norm(n.correction[:freedoms])
		speed *= g.velocityWeight()
		rate := speed / last
		n.history = append(n.history, Iteration{Residual: size, Correction: speed, Rate: rate, Refactored: refactored})
		if math.IsNaN(speed) || math.IsInf(speed, 0) || rate > diverging {
			return g.failed(worst)
		}
		g.correct(n.correction)
		if g.converged(k, speed, rate) {
			return nil
		}
		last = speed
	}
	_, worst := g.system.Norm(n.correction[:len(n.correction)-len(g.lambda)])
	return g.failed(worst)
}

// converged tells whether what is left after a correction is within the tolerance, for the contraction seen.
func (g *Integrator) converged(k int, speed, rate float64) bool {
	n := &g.newton
	if k > 0 && rate > 0 && !math.IsInf(rate, 0) {
		n.rate = rate
	}
	r := math.Min(n.rate, 0.9)
	return speed*r/(1-r) <= g.options.Tolerance
}

// refactor makes the tangent anew at the trial as it was last evaluated.
func (g *Integrator) refactor() error {
	n := &g.newton
	err := g.system.Tangent(n.matrix.RawMatrix().Data, g.formula.inertia, g.velocityWeight(), g.positionWeight())
	if err != nil {
		return err
	}
	if err := n.linear.factor(n.matrix); err != nil {
		return g.singular(err)
	}
	n.factored, n.step, n.rate = true, g.trial.h, slow
	g.counters.Factorizations++
	return nil
}
