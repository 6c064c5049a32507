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

	mixing mixing

	factored bool
	age      Age
	history  []Iteration
}

// Age tells how long a factorised tangent has served, and what it cost.
type Age struct {
	Step       float64 // that it was made for, s
	Steps      int     // that it has served
	Iterations int     // in all of them
	Last       int     // in the last of them
}

// A tangent that was made for another step is used if the two differ by no more than this part.
const stepChange = 0.2

// worn tells whether a new tangent is cheaper in the long run: when the last step cost more than all steps with this
// tangent did on average, its making included. Costs are in iterations.
func (n *newton) worn(h float64) bool {
	a := &n.age
	if math.Abs(h/a.Step-1) > stepChange {
		return true
	}
	return a.Steps > 0 && float64(a.Last*a.Steps) > n.making()+float64(a.Iterations)
}

// making returns what a tangent costs to make and to factorise, in iterations, by typical times for each unknown and each
// operation of the factorisation.
func (n *newton) making() float64 {
	s := n.linear.Stats()
	unknowns := float64(s.Unknowns)
	return (75*unknowns + s.Flops) / (30*unknowns + float64(s.NonZeros))
}

// Iteration is what one Newton iteration did.
type Iteration struct {
	Correction float64 // velocity change of the worst body, m/s
	Residual   float64 // that it left, as an acceleration of the worst body, m/s^2
	Rate       float64 // to the residual before
}

func makeNewton(s System, iterations int) (newton, error) {
	_, freedoms, constraints := s.Size()
	n := freedoms + constraints
	w := newton{
		matrix: s.Pattern(), residual: make([]float64, n), correction: make([]float64, n),
		history: make([]Iteration, 0, iterations+1),
	}
	inertia := make([]float64, freedoms)
	s.FreedomInertia(inertia)
	w.mixing = newMixing(n, inertia)
	var err error
	w.linear, err = newLinear(s, w.matrix)
	return w, err
}

// iterate solves for the trial. A tangent of an earlier step is tried first unless it is worn; when it does not lead there
// the trial starts again with a new one.
func (g *Integrator) iterate() error {
	n := &g.newton
	if n.factored && n.worn(g.trial.h) {
		n.factored = false
	}
	stale := n.factored
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
		return err
	}
	n.age.Steps++
	n.age.Last = len(n.history)
	n.age.Iterations += n.age.Last
	return nil
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
			// A residual that no longer falls after so small a correction is at rounding level.
			if safety*speed*min(rate, 1) <= g.options.Tolerance || size == 0 {
				return nil
			}
			if !(rate <= diverging) {
				return g.failed(worst)
			}
		}
		refactored := !n.factored || (!fresh && k > 0 && rate > slow)
		if refactored {
			if err := g.refactor(); err != nil {
				return err
			}
			fresh = true
		}
		n.linear.Apply(n.correction, n.residual)
		floats.Scale(-1, n.correction)
		n.mixing.mix(n.correction, k == 0 || refactored)
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
	n.factored, n.age = true, Age{Step: g.trial.h}
	g.counters.Factorizations++
	return nil
}
