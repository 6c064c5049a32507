package solvers

// This file holds the Newton-Raphson iteration of a step. It is a modified Newton iteration: a factorised tangent is reused, over steps too, until a
// new one pays; a line search shortens corrections that let the residual grow.

import (
	"math"

	"github.com/james-bowman/sparse"
	"gonum.org/v1/gonum/floats"
)

// Convergence and line search. An iteration whose residual falls by less than slowRate converges too slowly. Where the residual grows by more than
// divergenceRatio the correction is shortened: contacts open and close along it, and the tangent knows only those at its start. Its factor is
// halved, at most maxHalvings times, or, where the unbalanced force along the correction changes its sign, bisected, at most maxBisections times,
// until that force is balanceRatio of its value at the start. What is left after a correction counts as at least safety times its rate. Loads are not evaluated anew for bodies whose velocity has changed by less than resolvedShare of the tolerance.
const (
	slowRate        = 0.3
	divergenceRatio = 1.0
	maxHalvings     = 5
	maxBisections   = 20
	balanceRatio    = 0.5
	safety          = 2.0
	resolvedShare   = 0.2
)

// mostRenewals is the number of iterations in a row for which the tangent is computed anew once a correction was shortened or let the residual grow:
// ropes become taut, or wires yield, until those that do are found. Where that takes longer the tangent is not exact, and acceleration does better.
// Corrections along which the unbalanced force is no larger at the end than at the start then stay whole, though the worst residual grows for a while.
// Methods that do not settle fail instead, and cut the step: with long ones their energy would grow as ropes snap taut.
const mostRenewals = 8

// newton holds the tangent and the history of the iteration.
type newton struct {
	matrix     *sparse.CSR
	linear     linear
	loaded     Loaded // nil where nothing is known of the loads
	residual   []float64
	before     []float64 // the residual before the correction
	correction []float64
	work       []float64 // the solution of the linear equations; then the increment between two factors of a correction

	anderson *anderson

	factored bool
	age      TangentAge
	history  []Iteration
}

// TangentAge counts the use of a factorised tangent.
type TangentAge struct {
	Step       float64 // for which it was computed, s
	Steps      int     // in which it was used
	Iterations int     // in all of them
	Last       int     // in the last of them
}

// stepChange is the largest relative change of the step for which a tangent is reused.
const stepChange = 0.2

// stale tells whether to refactorise: when the last step took more iterations than the mean over all steps with this tangent, its cost in
// iterations included.
func (n *newton) stale(h float64) bool {
	a := &n.age
	if math.Abs(h/a.Step-1) > stepChange {
		return true
	}
	return a.Steps > 0 && float64(a.Last*a.Steps) > n.refactorizationCost()+float64(a.Iterations)
}

// refactorizationCost returns the cost of computing and factorising a tangent in iterations, from typical times, ns, per unknown and per operation
// of the factorisation, and those of the loads.
func (n *newton) refactorizationCost() float64 {
	s := n.linear.Stats()
	unknowns, residual, tangent := float64(s.Unknowns), 0.0, 0.0
	if n.loaded != nil {
		residual, tangent = n.loaded.LoadCost()
	}
	return (250*unknowns + 0.35*s.Flops + tangent) / (30*unknowns + float64(s.NonZeros) + residual)
}

// freshRate is the typical contraction rate with a new tangent; above stagnantRate one that is not new is replaced at once.
const (
	freshRate    = 0.01
	stagnantRate = 0.9
)

// refactorizationPays tells whether a new tangent, which contracts by fresh, converges at less cost than the present one, which contracts by rate, if
// the error is excess times the tolerance.
func (n *newton) refactorizationPays(rate, fresh, excess float64) bool {
	switch {
	case rate <= fresh || excess <= 1:
		return false
	case rate > stagnantRate:
		return true
	}
	return math.Log(excess)/math.Log(1/rate) > n.refactorizationCost()+math.Log(excess)/math.Log(1/fresh)
}

// left estimates the error that is left after a correction from the rate of contraction: by a geometric series of corrections, rate/(1 - rate) of the last one
// (Hairer and Wanner, Solving Ordinary Differential Equations II, IV.8, eq. 8.10). Where the residual no longer falls there is no estimate but the correction.
func left(correction, rate float64) float64 {
	if rate >= 1 {
		return safety * correction * rate
	}
	return correction * rate * max(safety, 1/(1-rate))
}

// Iteration is the record of one Newton iteration.
type Iteration struct {
	Correction float64 // velocity change of the worst body by the whole correction, m/s
	Factor     float64 // of the line search: the part of the correction that was applied
	Residual   float64 // after it, as an acceleration of the worst body, m/s^2
	Rate       float64 // of contraction: this residual by the one before
}

// historyCapacity is the number of iterations whose history is allocated in advance.
const historyCapacity = 256

func newNewton(s System, iterations int) (newton, error) {
	_, dofs, constraints := s.Size()
	n := dofs + constraints
	w := newton{
		matrix: s.Pattern(), residual: make([]float64, n), before: make([]float64, n), correction: make([]float64, n), work: make([]float64, n),
		history: make([]Iteration, 0, min(iterations+1, historyCapacity)),
	}
	w.loaded, _ = s.(Loaded)
	inertia := make([]float64, dofs)
	s.DOFInertia(inertia)
	w.anderson = newAnderson(s.Pool(), n, inertia)
	var err error
	w.linear, err = newLinear(s, w.matrix)
	return w, err
}

// solveNewton solves for the trial. The tangent of an earlier step is used unless it is stale; if the iteration does not converge with it, the
// trial starts again with a new one.
func (g *Integrator) solveNewton() error {
	n := &g.newton
	if n.factored && n.stale(g.trial.h) {
		n.factored = false
	}
	reused := n.factored
	err := g.iterateNewton()
	if err != nil && reused {
		if _, ok := err.(*ConvergenceError); ok {
			n.factored = false
			g.counters.Restarts++
			g.startTrial(g.trial.h)
			err = g.iterateNewton()
		}
	}
	if err != nil {
		n.factored = false
		return err
	}
	n.age.Steps++
	n.age.Last = len(n.history)
	n.age.Iterations += n.age.Last
	if g.unbalanced() {
		n.factored = false
	}
	return nil
}

// unbalanced tells whether the residual converged too slowly in the last iteration and would accelerate a free body beyond the tolerance in a
// step. Where constraints determine all positions, corrections do not show this, but multipliers would diverge.
func (g *Integrator) unbalanced() bool {
	n := len(g.newton.history)
	if n == 0 {
		return false
	}
	last := g.newton.history[n-1]
	return last.Rate > slowRate && last.Residual*g.velocityWeight() > max(g.tolerance(), g.rounding())
}

// iterateNewton corrects the trial until the error that is left, estimated from the contraction rate, is within the tolerance. The forces are then those
// at the end of the trial.
func (g *Integrator) iterateNewton() error {
	n := &g.newton
	n.history = n.history[:0]
	dofs := len(n.correction) - len(g.lambda)
	if n.loaded != nil {
		n.loaded.SetResolution(resolvedShare * g.tolerance())
	}
	last, err := g.residual()
	if err == nil && !finite(last) {
		err = g.checkFinite()
	}
	if err != nil || last == 0 {
		return err
	}
	rate, fresh, whole, worst, first, tolerance := 0.0, freshRate, 0.0, -1, true, g.tolerance()
	renewals := 0 // since a correction was shortened or let the residual grow; 0 where none was
	for range g.options.MaxIterations {
		renewed := false
		if !n.factored || renewals > 0 && renewals <= mostRenewals || first && rate > stagnantRate || n.refactorizationPays(rate, fresh, left(whole, rate)/tolerance) {
			if err := g.refactor(); err != nil {
				return err
			}
			first, renewed = true, true
		}
		g.watch.lap(&g.watch.phases.Other)
		n.linear.Apply(n.work, n.residual)
		g.watch.lap(&g.watch.phases.Solution)
		n.anderson.mix(n.correction, n.work, first)
		g.counters.Iterations++
		whole, worst = g.correctTrial(dofs, first)
		size, factor, err := g.lineSearch(last)
		if err != nil {
			return err
		}
		if g.options.Method.Settles() && (renewals > 0 || factor < 1 || size > last) {
			renewals++
		}
		first = factor < 1 // shortened corrections are no basis for acceleration
		rate = size / last
		if renewed && factor == 1 {
			fresh = min(max(rate, freshRate), 1)
		}
		n.history = append(n.history, Iteration{Correction: whole, Factor: factor, Residual: size, Rate: rate})
		switch {
		case left(whole, min(rate, 1)) <= tolerance || size == 0:
			return nil // a residual that no longer falls after so small a correction is at rounding level
		case rate > slowRate && whole <= g.rounding():
			return nil
		case math.IsNaN(rate):
			return g.convergenceError(worst)
		}
		last = size
	}
	return g.convergenceError(worst)
}

// correctTrial applies the whole correction, and returns the velocity change of the worst body by it, m/s, and which that is. An accelerated correction can vanish
// far from the solution, where those that it is combined of cancel out; it counts at least as the one that the tangent alone asks for.
func (g *Integrator) correctTrial(dofs int, first bool) (size float64, worst int) {
	n := &g.newton
	var alone []float64
	if !first {
		alone = n.work[:dofs]
	}
	size, worst = g.correct(n.correction, alone)
	return size * g.velocityWeight(), worst
}

// lineSearch shortens a correction that has been applied where the whole one lets the residual grow. It returns the residual and the factor. The product of the
// correction and the residual forces, its power, changes its sign along the correction where a contact closes or a rope becomes taut.
func (g *Integrator) lineSearch(last float64) (size, factor float64, err error) {
	n := &g.newton
	n.residual, n.before = n.before, n.residual
	size, err = g.residual()
	if err != nil || size <= divergenceRatio*last {
		return size, 1, err
	}
	dofs := len(n.correction) - len(g.lambda)
	power := func(residual []float64) float64 { return floats.Dot(n.correction[:dofs], residual[:dofs]) }
	before, after := power(n.before), power(n.residual)
	if g.options.Method.Settles() && before < 0 && math.Abs(after) <= -before {
		return size, 1, nil
	}
	low, high := 0.0, 1.0
	factor = 1
	crossed, most := before < 0 && after > 0, maxHalvings
	if crossed {
		most = maxBisections
	}
	for range most {
		middle := (low + high) / 2
		floats.ScaleTo(n.work, middle-factor, n.correction)
		g.correct(n.work, nil)
		factor = middle
		if size, err = g.residual(); err != nil {
			return size, factor, err
		}
		now := power(n.residual)
		switch {
		case !crossed && size <= divergenceRatio*last, crossed && math.Abs(now) <= -balanceRatio*before:
			return size, factor, nil
		case crossed && now < 0:
			low = factor
		default:
			high = factor
		}
	}
	return size, factor, nil
}

// newtonShare is the part of the accuracy allowed to the errors of Newton's iterations, which may all have the same sign.
const newtonShare = 0.05

// tolerance returns the velocity error at which the iteration stops, m/s. Errors of velocity in every step accumulate to an error of position
// that grows with the duration squared.
func (g *Integrator) tolerance() float64 {
	o := &g.options
	t := o.Tolerance
	if o.Accuracy > 0 {
		t = math.Min(t, newtonShare*o.Accuracy*g.trial.h/(o.Duration*o.Duration))
	}
	return math.Max(t, g.predicting)
}

// rounding returns the rounding error of velocities, m/s, by their own size and by that of positions in the constraints: after a correction of
// this size a residual that stagnates is at rounding level.
func (g *Integrator) rounding() float64 {
	change, _ := largest(g.v)
	if len(g.lambda) > 0 {
		extent, _ := largest(g.q)
		change = math.Max(change, extent/g.trial.h)
	}
	return 16 * 0x1p-53 * change
}

// updatePattern takes the tangent over to the system's pattern where that has changed.
func (g *Integrator) updatePattern() (err error) {
	if !g.system.UpdatePattern() {
		return nil
	}
	n := &g.newton
	n.matrix = g.system.Pattern()
	n.linear, err = newLinear(g.system, n.matrix)
	return err
}

// refactor computes and factorises the tangent at the trial as last evaluated.
func (g *Integrator) refactor() error {
	n := &g.newton
	g.watch.lap(&g.watch.phases.Other)
	if err := g.updatePattern(); err != nil {
		return err
	}
	err := g.system.Tangent(n.matrix.RawMatrix().Data, g.velocityWeight(), g.positionWeight())
	g.watch.lap(&g.watch.phases.Tangent)
	if err != nil {
		return err
	}
	err = n.linear.Factor(n.matrix)
	g.watch.lap(&g.watch.phases.Factorization)
	if err != nil {
		return g.tangentError(err)
	}
	n.factored, n.age = true, TangentAge{Step: g.trial.h}
	g.counters.Factorizations++
	return nil
}
