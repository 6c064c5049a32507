package solvers

// This file advances over intervals: with steps of one size, or with steps chosen by the error that each makes.

import (
	"errors"
	"fmt"
	"math"

	"gabion/solvers/lu"
)

// Limits of how a step may change.
const (
	largestGrowth  = 2.0
	smallestShrink = 0.2
	stepSafety     = 0.8  // fraction of the step that the error estimate allows
	minGrowth      = 1.25 // smaller growth of the step does not pay for a new tangent
	failureShrink  = 0.25 // after an iteration that does not converge
	roundingFactor = 64   // of rounding errors in error estimates: constraint forces carry them through many steps
	accuracyShare  = 0.8  // part of the accuracy allotted to the steps: errors grow in moving mechanisms, and decay in damped ones
)

// Advance steps to a time, which is reached exactly. Steps have the size Options.Step, or, when Options.Accuracy is
// set, a size such that the error of each is its share of the accuracy, by its length. A step whose iteration does not converge, whose tangent cannot be factorised, or whose error is
// too large, is repeated with a smaller size, down to Options.MinStep; a step with an event is repeated to end at it. At the present time there is nothing to do; an earlier one is an error.
func (g *Integrator) Advance(to float64) error {
	if !(to >= g.t) {
		return fmt.Errorf("solvers: cannot advance from t = %g s to %g s", g.t, to)
	}
	for g.t < to {
		if err := g.StepToward(to); err != nil {
			return err
		}
	}
	return nil
}

// StepToward makes one accepted step of Advance toward a time, with repetitions where needed.
func (g *Integrator) StepToward(to float64) error {
	o := &g.options
	if o.Step == 0 && o.Accuracy == 0 {
		return errors.New("solvers: neither a step nor an accuracy is given")
	}
	if g.nextStep == 0 {
		g.nextStep = g.firstStep()
	}
	for {
		target := to
		if g.eventTime > 0 {
			target = math.Min(to, g.eventTime)
		}
		h, last := g.stepSize(target)
		grown, err := g.attemptStep(h)
		var convergence *ConvergenceError
		var turn *RotationError
		var tangent *TangentError
		var singular lu.ErrSingular
		switch {
		case err == nil && grown == 0:
			continue // rejected: g.nextStep or g.eventTime has changed
		case err == nil:
			if last {
				g.t = target
			}
			if g.eventTime == 0 {
				g.setNextStep(h, grown)
				return nil
			}
			return g.passEvent()
		case (errors.As(err, &convergence) || errors.As(err, &tangent) || errors.As(err, &singular)) && failureShrink*h >= o.MinStep:
			g.rejectFailed(failureShrink*h, err)
		case errors.As(err, &turn) && failureShrink*h >= o.MinStep:
			g.rejectFailed(math.Max(failureShrink*h, math.Min(turn.SuggestedStep(), 0.5*h)), err)
		default:
			g.AtMinStep(err)
			return err
		}
	}
}

// rejectFailed rejects a step that failed, to be repeated with a shorter one, s.
func (g *Integrator) rejectFailed(shorter float64, cause error) {
	g.nextStep, g.failure = shorter, cause
	g.counters.ConvergenceRejections++
}

// LastFailure is why Advance made a step again last; nil while it has made none again. Steps that were repeated for their error or for an event do not count.
func (g *Integrator) LastFailure() error { return g.failure }

// Limits of the search for an event.
const (
	eventTolerance  = 1e-4 // distance from an event that counts as at it, in steps
	maxEventRetries = 8    // repetitions for one event
)

// locateEvent tells whether an event lies within the step of the trial, and if so rejects the step, to be repeated such that it ends just after
// the event.
func (g *Integrator) locateEvent(h float64) bool {
	s, ok := g.system.(Eventful)
	if !ok || g.eventRetries >= maxEventRetries {
		return false
	}
	near := eventTolerance * g.nextStep
	if at := max(h*s.Crossing()+0.5*near, g.options.MinStep); at < h-near {
		g.eventTime = g.t + at
		g.eventRetries++
		g.counters.EventRejections++
		g.counters.Rejections++
		g.PlaceAccepted()
		return true
	}
	return false
}

// passEvent continues after an event with accelerations that are consistent there: they may be discontinuous at it.
func (g *Integrator) passEvent() error {
	reached := g.t >= g.eventTime
	g.eventTime, g.eventRetries = 0, 0
	if !reached {
		return nil
	}
	return g.Initialize()
}

// stepSize returns the next step size, such that a whole number of equal steps reaches a time.
func (g *Integrator) stepSize(to float64) (h float64, last bool) {
	left := to - g.t
	n := math.Ceil(left/g.nextStep - 1e-6)
	if n <= 1 {
		return left, true
	}
	return left / n, false
}

// attemptStep makes a step and estimates its error. It returns the factor by which the next one may be longer, or 0 if the step is
// rejected.
func (g *Integrator) attemptStep(h float64) (grown float64, err error) {
	if h*smallestShrink >= g.options.MinStep && g.jumpsTooFar(h) {
		g.counters.ErrorRejections++
		g.counters.Rejections++
		g.nextStep = h * smallestShrink
		return 0, nil
	}
	if err := g.makeTrial(h); err != nil {
		return 0, err
	}
	if g.options.Accuracy == 0 {
		if g.locateEvent(h) {
			return 0, nil
		}
		return 1, g.acceptStep()
	}
	allowed := accuracyShare * g.options.Accuracy * h / g.options.Duration
	e := g.localError(g.trial.q, g.trial.a, h)
	if e <= roundingFactor*g.formula.errorConstant()*g.rounding()*h {
		e = math.Min(e, stepSafety*stepSafety*allowed) // rounding: shorter steps would not reduce it
	}
	grown = math.Min(largestGrowth, stepSafety*math.Sqrt(allowed/e)) // the error is of third order in the step
	if e > allowed && h*smallestShrink >= g.options.MinStep {
		g.counters.ErrorRejections++
		g.counters.Rejections++
		g.nextStep = h * math.Max(smallestShrink, grown)
		g.PlaceAccepted()
		return 0, nil
	}
	if g.locateEvent(h) {
		return 0, nil
	}
	return grown, g.acceptStep()
}

// setNextStep chooses the next step size after an accepted step.
func (g *Integrator) setNextStep(h, grown float64) {
	o := &g.options
	if o.Accuracy == 0 {
		// After rejections return to the given step by doubling.
		g.nextStep = math.Min(o.Step, math.Max(g.nextStep, largestGrowth*h))
		return
	}
	if grown >= minGrowth || grown < 1 {
		g.nextStep = math.Max(h*math.Max(smallestShrink, grown), o.MinStep)
	}
	if o.MaxStep > 0 {
		g.nextStep = math.Min(g.nextStep, o.MaxStep)
	}
}

// firstStep returns a first step in which the initial accelerations change positions by a small part of the accuracy only; steps grow fast.
func (g *Integrator) firstStep() float64 {
	o := &g.options
	if o.Step > 0 {
		return o.Step
	}
	f := g.work
	g.system.Contract(f, g.q, g.x)
	a, _ := g.system.Norm(f, nil)
	h := 0.01 * o.Duration
	if a > 0 {
		h = math.Min(h, 0.1*math.Sqrt(o.Accuracy/a))
	}
	return math.Max(h, o.MinStep)
}

// LocalError returns the estimate of the position error that the last step made, m, the largest of a body: a_n belongs to
// the time t_n + shift h, so the error of Newmark's formula is (beta + shift/2 - 1/6) h^3 da/dt, with h da/dt from the accelerations.
func (g *Integrator) LocalError() float64 { return g.localError(g.q, g.a, g.lastStep) }

func (g *Integrator) localError(q, a []float64, h float64) float64 {
	c := &g.trial
	for i := range c.change {
		c.change[i] = a[i] - c.start[i]
	}
	g.system.Contract(g.work, q, c.change)
	size, _ := g.system.Norm(g.work, nil)
	return g.formula.errorConstant() * h * h * size
}
