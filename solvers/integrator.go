package solvers

// This file holds the integrator: its state, and the step from one time to the next.

import (
	"context"
	"fmt"
	"time"

	"gonum.org/v1/gonum/floats"
)

// Integrator advances a system in time. It allocates when it is made, not when it steps.
type Integrator struct {
	system  System
	options Options
	formula formula

	// Accepted state at the time t.
	t      float64
	q, v   []float64
	x, a   []float64 // second derivative in the equations of motion, and in the Newmark formulas
	lambda []float64

	// Of the last step, for extrapolation.
	lastX, lastLambda []float64
	lastStep          float64 // s; 0 when there is none
	jump              jump

	predicted    float64      // the step for which the trial holds a prediction, s; else 0
	predicting   float64      // tolerance of the prediction under way, m/s; else 0
	nextStep     float64      // step that Advance makes next, s
	eventTime    float64      // time at which an event is expected, s; 0 for none
	eventRetries int          // steps repeated to end at it
	failure      error        // of the last step that Advance made again
	work         []float64    // as long as the degrees of freedom
	left, right  [2][]float64 // factors of the numerical dissipation, as long as the coordinates
	dissipated   float64      // see NumericalDissipation

	trial  trial
	loops  loops
	newton newton
	mass   *massSolver // of the velocity projection
	report *massSolver // of the reported accelerations, apart so that reporting changes no later bit

	redundant    []int     // constraints that are dropped
	independence []float64 // of all constraints when those were found
	corrected    []Violation
	counters     Counters
	watch        stopwatch
}

// trial is the end of a step that is not accepted yet.
type trial struct {
	t, h       float64
	q, v, x, a []float64 // a only once the iteration has ended
	lambda     []float64
	start      []float64 // a at the start of the step, at the time shift that belongs to the size of this step
	change     []float64 // of the second derivatives in the step
}

// NewIntegrator returns an integrator of a system at time t, with initial conditions that fulfil the constraints, their rates and
// the equations of motion.
func NewIntegrator(ctx context.Context, s System, t float64, options Options) (*Integrator, error) {
	o, err := options.withDefaults()
	if err != nil {
		return nil, err
	}
	n, _, m := s.Size()
	g := &Integrator{system: s, options: o, formula: o.Method.formula(), t: t}
	g.makeLoops()
	for _, p := range []*[]float64{
		&g.q, &g.v, &g.x, &g.a, &g.lastX, &g.trial.q, &g.trial.v, &g.trial.x, &g.trial.a, &g.trial.start, &g.trial.change,
		&g.left[0], &g.left[1], &g.right[0], &g.right[1],
	} {
		*p = make([]float64, n)
	}
	for _, p := range []*[]float64{&g.lambda, &g.lastLambda, &g.trial.lambda} {
		*p = make([]float64, m)
	}
	if err := g.start(ctx); err != nil {
		return nil, err
	}
	return g, nil
}

// Time returns the time of the accepted state, s.
func (g *Integrator) Time() float64 { return g.t }

// Options returns the options in force, with the defaults filled in.
func (g *Integrator) Options() Options { return g.options }

// Counters returns the counters since the start.
func (g *Integrator) Counters() Counters { return g.counters }

// Step advances by h, in seconds. If it fails, the state is the one before; the error of a Newton iteration that does not
// converge is a *ConvergenceError.
func (g *Integrator) Step(h float64) error {
	if !(h > 0) {
		return fmt.Errorf("solvers: step is %g s, want more than 0", h)
	}
	if err := g.makeTrial(h); err != nil {
		return err
	}
	return g.acceptStep()
}

// makeTrial computes a step without accepting it. If it fails, the system is placed at the accepted state.
func (g *Integrator) makeTrial(h float64) error {
	if g.watch.on {
		g.watch.last = time.Now()
	}
	err := g.meetJump(h)
	if err == nil {
		err = g.solveTrial(h)
	}
	if err != nil && g.redetectRedundant(err) {
		err = g.solveTrial(h)
	}
	if err != nil {
		g.undoJump()
		g.counters.Rejections++
		g.PlaceAccepted()
	}
	return err
}

// solveTrial predicts a step's end and corrects it.
func (g *Integrator) solveTrial(h float64) error {
	g.startTrial(h)
	if err := g.checkRotation(g.v); err != nil {
		return err
	}
	if err := g.solveNewton(); err != nil {
		return err
	}
	if err := g.checkRotation(g.trial.v); err != nil {
		return err
	}
	return g.finish()
}

// acceptStep accepts a step.
func (g *Integrator) acceptStep() error {
	g.acceptTrial()
	if g.jump.met { // its accelerations are those of its very end
		g.jump.met, g.lastStep = false, 0
	}
	err := g.system.Commit()
	g.watch.lap(&g.watch.phases.Other)
	return err
}

// Predict places the system at the predicted end of a step of h (s): where the current loads lead it, to a tolerance (m/s), or extrapolated where that is 0. Nothing
// is accepted; a following step of the same size starts its iteration there.
func (g *Integrator) Predict(h, tolerance float64) error {
	if g.watch.on {
		g.watch.last = time.Now()
	}
	g.predict(h, tolerance == 0) // accelerations due to contacts cannot be extrapolated
	if tolerance > 0 {
		g.predicting = tolerance
		err := g.solveNewton()
		g.predicting = 0
		if err != nil {
			return err
		}
	}
	c := &g.trial
	g.system.Normalize(c.q, c.v)
	g.system.Place(c.t, c.q, c.v, c.x, c.lambda)
	g.predicted = h
	return nil
}

// PlaceAccepted puts the system at the accepted state. The last iteration of a step leaves it there but for the rounding of its orientations to unit
// length.
func (g *Integrator) PlaceAccepted() { g.system.Place(g.t, g.q, g.v, g.x, g.lambda) }

// Accepted are the coordinates at the end of the last accepted step, also in the middle of the next one. They are the integrator's own.
func (g *Integrator) Accepted() []float64 { return g.q }

// startTrial starts the trial with extrapolated accelerations and multipliers (Jun and Sohn 2014, eqs. 1 and 2 for the rest), or with
// the prediction for a step of this size.
func (g *Integrator) startTrial(h float64) {
	if c := &g.trial; g.predicted == h {
		g.system.Place(c.t, c.q, c.v, c.x, c.lambda)
	} else {
		g.predict(h, true)
	}
	g.predicted = 0
}

// predict gets the trial of a step of h (s) from second derivatives and multipliers that are those of the last step, linearly extrapolated or not.
func (g *Integrator) predict(h float64, extrapolated bool) {
	c, l := &g.trial, &g.loops
	c.t, c.h = g.t+h, h
	l.slope, l.later = 0, 0
	if g.lastStep > 0 {
		l.later = g.formula.shift * (h - g.lastStep) / g.lastStep // a belongs to a time that depends on the step
		if extrapolated {
			l.slope = h / g.lastStep
		}
	}
	g.system.Pool().Range(len(c.q), vectorBlock, l.predict)
	for i, v := range g.lambda {
		c.lambda[i] = v + l.slope*(v-g.lastLambda[i])
	}
	g.correct(nil, nil)
}

// velocityWeight is the derivative of the velocities by the unknown second derivatives, positionWeight that of the positions.
func (g *Integrator) velocityWeight() float64 { return g.trial.h * g.formula.gamma * g.formula.unknown }

func (g *Integrator) positionWeight() float64 {
	return g.trial.h * g.trial.h * g.formula.beta * g.formula.unknown
}

// correct adds a correction of degrees of freedom and multipliers to the trial, at which it places the system; nil stands for zero. It returns the norm of its degrees of freedom, or of
// another one's unless that is nil, and the first degree of freedom of the worst body.
func (g *Integrator) correct(y, another []float64) (norm float64, worst int) {
	c := &g.trial
	if y != nil {
		n := len(y) - len(c.lambda)
		floats.Add(c.lambda, y[n:])
		y = y[:n]
	}
	return g.system.PlaceCorrected(c.t, c.q, c.v, c.x, c.lambda, y, another, g.velocityWeight(), g.positionWeight())
}

// residual evaluates the residual of the trial, where the system is placed: of the equations of motion, and of the constraints divided by beta h^2 (Jun and Sohn 2014,
// eqs. 17 and 18). It returns its norm.
func (g *Integrator) residual() (norm float64, err error) {
	g.watch.lap(&g.watch.phases.Other)
	defer g.watch.lap(&g.watch.phases.Evaluation)
	dst := g.newton.residual
	n := len(dst) - len(g.trial.lambda)
	if norm, err = g.system.Residual(dst[:n], true); err != nil {
		return 0, err
	}
	g.system.Constraints(dst[n:])
	floats.Scale(1/g.positionWeight(), dst[n:])
	g.counters.Evaluations++
	violated, _ := largest(dst[n:])
	return max(norm, violated), nil
}

// finish completes the converged trial, projects its velocities onto the constraints, and leaves the system placed there.
func (g *Integrator) finish() error {
	c := &g.trial
	g.system.Pool().Range(len(c.a), vectorBlock, g.loops.weigh)
	g.system.Normalize(c.q, c.v)
	g.dissipated = g.dissipation()
	g.watch.lap(&g.watch.phases.Other)
	if g.jump.met {
		if err := g.leaveJump(); err != nil {
			return err
		}
	}
	change, err := g.mass.project(c, &g.counters)
	g.watch.lap(&g.watch.phases.Projection)
	if err == nil && change != 0 {
		err = g.updateHeld(change)
	}
	if err != nil {
		return err
	}
	return g.checkRedundant()
}

// updateHeld makes the forces those of the trial after its projection, which has changed velocities by so much, m/s, of bodies that constraints hold alone.
func (g *Integrator) updateHeld(change float64) error {
	c := &g.trial
	defer g.watch.lap(&g.watch.phases.Evaluation)
	g.system.PlaceHeld(c.q, c.v, c.x)
	g.counters.Evaluations++
	return g.system.UpdateHeld(change)
}

func (g *Integrator) acceptTrial() {
	c := &g.trial
	g.t = c.t
	g.q, c.q = c.q, g.q
	g.v, c.v = c.v, g.v
	g.x, g.lastX, c.x = c.x, g.x, g.lastX
	g.a, c.a = c.a, g.a
	g.lambda, g.lastLambda, c.lambda = c.lambda, g.lambda, g.lastLambda
	g.lastStep = c.h
	g.counters.Steps++
}
