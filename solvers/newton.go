package solvers

// This file holds the Newton-Raphson iteration of a step, with reuse of the factorised tangent while it contracts.

import (
	"math"

	"github.com/james-bowman/sparse"
	"gonum.org/v1/gonum/floats"

	"gabion/solvers/lu"
)

// A tangent that contracts slower than slow is made anew, an iteration above diverging is given up. The next correction
// is taken to be at most safety times what the residuals promise.
const (
	slow      = 0.3
	diverging = 2.0
	safety    = 2.0
)

// newton holds the tangent and what the iteration has seen.
type newton struct {
	matrix     *sparse.CSR
	linear     *lu.Factors
	residual   []float64
	correction []float64

	factored bool
	step     float64 // that the factorised tangent was made for
	fewest   int     // iterations of a step since the tangent was made
	excess   float64 // iterations beyond that, summed over steps
	history  []Iteration
}

// Iteration is what one Newton iteration did.
type Iteration struct {
	Correction float64 // velocity change of the worst body, m/s
	Residual   float64 // that it left, as an acceleration of the worst body, m/s^2
	Rate       float64 // to the residual before
}

func makeNewton(s System, n, iterations int) (newton, error) {
	w := newton{
		matrix: s.Pattern(), residual: make([]float64, n), correction: make([]float64, n),
		history: make([]Iteration, 0, iterations+1),
	}
	var err error
	w.linear, err = newLinear(s, w.matrix)
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
	if n.factored && n.excess > n.worth() {
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

// attempt corrects the trial until the residual that a correction leaves promises that the next one would be within
// the tolerance. The trial's forces are then those at its end.
func (g *Integrator) attempt() error {
	n := &g.newton
	n.history = n.history[:0]
	freedoms := len(n.correction) - len(g.lambda)
	var speed, last float64 // of the last correction; residual before it
	fresh, worst := false, -1
	for k := range g.options.MaxIterations + 1 {
		if err := g.evaluate(n.residual); err != nil {
			return err
		}
		size := g.system.ResidualNorm(n.residual)
		rate := size / last
		if k > 0 {
			n.history = append(n.history, Iteration{Residual: size, Correction: speed, Rate: rate})
			if safety*speed*rate <= g.options.Tolerance || size == 0 {
				n.fewest = min(n.fewest, k)
				n.excess += float64(k - n.fewest)
				return nil
			}
			if !(rate <= diverging) {
				return g.failed(worst)
			}
		}
		if !n.factored || (!fresh && k > 0 && rate > slow) {
			if err := g.refactor(); err != nil {
				return err
			}
			fresh = true
		}
		n.linear.Apply(n.correction, n.residual)
		floats.Scale(-1, n.correction)
		g.counters.Iterations++
		speed, worst = g.system.Norm(n.correction[:freedoms])
		speed *= g.velocityWeight()
		g.correct(n.correction)
		last = size
	}
	return g.failed(worst)
}

// refactor makes the tangent anew at the trial as it was last evaluated.
func (g *Integrator) refactor() error {
	n := &g.newton
	err := g.system.Tangent(n.matrix.RawMatrix().Data, g.velocityWeight(), g.positionWeight())
	if err != nil {
		return err
	}
	if err := n.linear.Factor(n.matrix); err != nil {
		return g.singular(err)
	}
	n.factored, n.step, n.fewest, n.excess = true, g.trial.h, math.MaxInt, 0
	g.counters.Factorizations++
	return nil
}

// worth is the number of iterations that cost as much as making the tangent anew, by the operations of both: counted, not timed, so that the
// same run takes the same steps on every machine. An iteration also evaluates the forces, which is about as much work as its solution.
func (n *newton) worth() float64 {
	s := n.linear.Stats()
	return 3 + s.Flops/(4*float64(s.NonZeros))
}
