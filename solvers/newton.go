package solvers

// This file holds the Newton-Raphson iteration of a step, with reuse of the factorised tangent while it contracts.

import (
	"math"

	"github.com/james-bowman/sparse"
	"gonum.org/v1/gonum/floats"
)

// A residual that falls by less than slow hardly falls. A correction after which the residual is more than diverging
// times as large is made in part: contacts open and close on its way, and the tangent knows only those of its start. The part is
// halved, at most halvings times, or where the correction runs against something on its way bisected, at most bisections times, until the
// forces along it are balanced to a part of what they were at its start. The next correction is taken to be at most safety times what the
// residuals promise.
const (
	slowRate        = 0.3
	divergenceRatio = 1.0
	maxHalvings     = 5
	maxBisections   = 20
	balanceRatio    = 0.5
	safety          = 2.0
)

// newton holds the tangent and what the iteration has seen.
type newton struct {
	matrix     *sparse.CSR
	linear     linear
	residual   []float64
	correction []float64
	increment  []float64 // of a correction

	anderson anderson

	factored bool
	age      TangentAge
	history  []Iteration
}

// TangentAge tells how long a factorised tangent has served, and what it cost.
type TangentAge struct {
	Step       float64 // that it was made for, s
	Steps      int     // that it has served
	Iterations int     // in all of them
	Last       int     // in the last of them
}

// A tangent that was made for another step is used if the two differ by no more than this part.
const stepChange = 0.2

// stale tells whether a new tangent is cheaper in the long run: when the last step cost more than all steps with this
// tangent did on average, its making included. Costs are in iterations.
func (n *newton) stale(h float64) bool {
	a := &n.age
	if math.Abs(h/a.Step-1) > stepChange {
		return true
	}
	return a.Steps > 0 && float64(a.Last*a.Steps) > n.refactorizationCost()+float64(a.Iterations)
}

// refactorizationCost returns what a tangent costs to make and to factorise, in iterations, by typical times for each unknown and each
// operation of the factorisation.
func (n *newton) refactorizationCost() float64 {
	s := n.linear.Stats()
	unknowns := float64(s.Unknowns)
	return (250*unknowns + 0.35*s.Flops) / (30*unknowns + float64(s.NonZeros))
}

// A new tangent contracts by about fresh; one that hardly contracts is not waited for.
const (
	freshRate    = 0.01
	stagnantRate = 0.9
)

// refactorizationPays tells whether a new tangent leads to the end at less cost than the one at hand, which contracts by the rate, when the next correction
// would be so many times larger than may be left.
func (n *newton) refactorizationPays(rate, left float64) bool {
	if rate == 0 || left <= 1 {
		return false
	}
	return rate > stagnantRate || math.Log(left)/math.Log(1/rate) > n.refactorizationCost()+math.Log(left)/math.Log(1/freshRate)
}

// Iteration is what one Newton iteration did.
type Iteration struct {
	Correction float64 // velocity change of the worst body by the whole correction, m/s
	Factor     float64 // of the correction that has been made; 1 unless something on its way ran against it
	Residual   float64 // that it left, as an acceleration of the worst body, m/s^2
	Rate       float64 // to the residual before
}

// historyCapacity is for how many there is room from the start. A step that makes more takes the time to make more room.
const historyCapacity = 256

func newNewton(s System, iterations int) (newton, error) {
	_, freedoms, constraints := s.Size()
	n := freedoms + constraints
	w := newton{
		matrix: s.Pattern(), residual: make([]float64, n), correction: make([]float64, n), increment: make([]float64, n),
		history: make([]Iteration, 0, min(iterations+1, historyCapacity)),
	}
	inertia := make([]float64, freedoms)
	s.DOFInertia(inertia)
	w.anderson = newAnderson(n, inertia)
	var err error
	w.linear, err = newLinear(s, w.matrix)
	return w, err
}

// solveNewton solves for the trial. A tangent of an earlier step is tried first unless it is worn; when it does not lead there
// the trial starts again with a new one.
func (g *Integrator) solveNewton() error {
	n := &g.newton
	if n.factored && n.stale(g.trial.h) {
		n.factored = false
	}
	stale := n.factored
	err := g.iterateNewton()
	if err != nil && stale {
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

// unbalanced tells whether the last correction left forces unbalanced: a residual that hardly fell, and that would give a free body more
// than the tolerance in a step. Where constraints hold everything, positions do not show this, but multipliers would run away.
func (g *Integrator) unbalanced() bool {
	n := len(g.newton.history)
	if n == 0 {
		return false
	}
	last := g.newton.history[n-1]
	return last.Rate > slowRate && last.Residual*g.velocityWeight() > max(g.tolerance(), g.rounding())
}

// iterateNewton corrects the trial until the residual that a correction leaves promises that the next one would be within
// the tolerance. The trial's forces are then those at its end.
func (g *Integrator) iterateNewton() error {
	n := &g.newton
	n.history = n.history[:0]
	freedoms := len(n.correction) - len(g.lambda)
	last, err := g.residual()
	if err == nil {
		err = g.checkFinite()
	}
	if err != nil || last == 0 {
		return err
	}
	rate, whole, worst, alone, tolerance := 0.0, 0.0, -1, true, g.tolerance()
	for range g.options.MaxIterations {
		if !n.factored || n.refactorizationPays(rate, safety*whole*rate/tolerance) {
			if err := g.refactor(); err != nil {
				return err
			}
			alone = true
		}
		g.watch.lap(&g.watch.phases.Other)
		n.linear.Apply(n.correction, n.residual)
		g.watch.lap(&g.watch.phases.Solution)
		floats.Scale(-1, n.correction)
		n.anderson.mix(n.correction, alone)
		g.counters.Iterations++
		var speed float64
		speed, worst = g.system.Norm(n.correction[:freedoms])
		whole = speed * g.velocityWeight()
		size, part, err := g.lineSearch(last)
		if err != nil {
			return err
		}
		alone = part < 1 // what was halved says nothing about what comes next
		rate = size / last
		n.history = append(n.history, Iteration{Correction: whole, Factor: part, Residual: size, Rate: rate})
		switch {
		case safety*whole*min(rate, 1) <= tolerance || size == 0:
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

// lineSearch makes the correction, or a part of it where the whole one lets the residual grow. It returns the residual and the part.
func (g *Integrator) lineSearch(last float64) (size, made float64, err error) {
	n := &g.newton
	before := n.power(len(g.lambda))
	g.correct(n.correction)
	size, err = g.residual()
	if err != nil || size <= divergenceRatio*last {
		return size, 1, err
	}
	low, high := 0.0, 1.0
	made = 1
	crossed, most := before < 0 && n.power(len(g.lambda)) > 0, maxHalvings
	if crossed {
		most = maxBisections
	}
	for range most {
		part := (low + high) / 2
		floats.ScaleTo(n.increment, part-made, n.correction)
		g.correct(n.increment)
		made = part
		if size, err = g.residual(); err != nil {
			return size, made, err
		}
		power := n.power(len(g.lambda))
		switch {
		case !crossed && size <= divergenceRatio*last, crossed && math.Abs(power) <= -balanceRatio*before:
			return size, made, nil
		case crossed && power < 0:
			low = made
		default:
			high = made
		}
	}
	return size, made, nil
}

// power is what the forces that are not balanced do along a correction. It changes its sign on the way where something begins to press
// against the bodies, such as a contact that closes or a rope that becomes taut.
func (n *newton) power(constraints int) float64 {
	freedoms := len(n.correction) - constraints
	return floats.Dot(n.correction[:freedoms], n.residual[:freedoms])
}

// residual evaluates the trial and measures what is left.
func (g *Integrator) residual() (float64, error) {
	if err := g.evaluate(g.newton.residual); err != nil {
		return 0, err
	}
	return g.system.ResidualNorm(g.newton.residual), nil
}

// newtonShare is the part of the accuracy that is left to Newton's iterations, whose errors may all point one way.
const newtonShare = 0.05

// tolerance returns the velocity error that the iteration may leave, m/s. An error in velocity at every step of a run adds up
// to one in position by the run's duration twice.
func (g *Integrator) tolerance() float64 {
	o := &g.options
	t := o.Tolerance
	if o.Accuracy > 0 {
		t = math.Min(t, newtonShare*o.Accuracy*g.trial.h/(o.Duration*o.Duration))
	}
	return math.Max(t, g.inexactTolerance)
}

// SetInexactTolerance stops the iterations of the following steps at a velocity error, m/s, where that is above the tolerance of Options:
// iterating on would not help where the loads are known less well than that. From then on the residual of a step is added to the equations
// of the next. It is not part of a Snapshot.
func (g *Integrator) SetInexactTolerance(speed float64) {
	g.inexactTolerance, g.carriesResidual = speed, true
}

// rounding returns what rounding does to velocities, m/s, their own and that of positions in the constraints: a residual that does not fall
// any more after a correction of this size falls no further.
func (g *Integrator) rounding() float64 {
	change, _ := largest(g.v)
	if len(g.lambda) > 0 {
		extent, _ := largest(g.q)
		change = math.Max(change, extent/g.trial.h)
	}
	return 16 * 0x1p-53 * change
}

// refactor makes the tangent anew at the trial as it was last evaluated.
func (g *Integrator) refactor() error {
	n := &g.newton
	g.watch.lap(&g.watch.phases.Other)
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
