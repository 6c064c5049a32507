package coupling

// Cutback: a step that the bodies or the particles cannot make is made again in shorter ones, bodies and particles together.
//
// The state before the step comes from one that was saved in memory some steps ago, from which the steps since are made once more: they give the
// same bits. So when states are saved, which goes by wall time, changes nothing in the results, and costs little while steps succeed.

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"gabion/dem"
	"gabion/solvers"
	"gabion/solvers/lu"
)

// Cutback is a time at which a step failed, and what came of it.
type Cutback struct {
	Time  float64 // at which the step began, s
	Step  float64 // shortest that was tried until steps had their whole length again, s
	Cause string
}

// cutbackState is what later steps depend on.
type cutbackState struct {
	Level     int // steps are cut into 2^Level parts
	Part      int // of the step under way that comes next
	Successes int // parts in a row
	Failed    int // steps and parts of steps so far
	Cutbacks  []Cutback
	Lost      []LostParticle

	Processor   int // steps that the processor makes before bodies are stepped on the GPU again
	GPU         int // steps made there since one failed
	InARow      int // failures of steps there, with few steps between
	GPUFailures int // steps that failed there
}

// clone copies it, as lists change in place.
func (c cutbackState) clone() cutbackState {
	c.Cutbacks, c.Lost = slices.Clone(c.Cutbacks), slices.Clone(c.Lost)
	return c
}

// cutback makes steps again that fail.
type cutback struct {
	cutbackState
	minStep float64 // s; 0 where steps are not cut

	saved   checkpoint   // beside the engines
	engines bytes.Buffer // of contacts of bodies
	valid   bool         // the log leads from what was saved to where the simulation is
	log     []logged
	savedAt time.Time
	cost    time.Duration // of saving
	failing failureRate
	intact  bool // the simulation is where its last accepted step ended
}

// logged is what was done to the simulation since its state was saved: a step, accelerations or forces of joints made consistent, or the time set.
type logged struct {
	step     float64 // s; 0 when it was none
	substeps int
	resident int // steps that the GPU makes at once; 0 where the host makes one
	report   bool
	react    bool
	time     float64 // s
}

// maxLevel is the largest Level; it is far beyond what steps are cut into.
const maxLevel = 60

// maxLogged is how many steps are made again at most.
const maxLogged = 10000

// successesToGrow is the number of parts in a row after which steps are made longer again.
const successesToGrow = 8

// Cutbacks are the times at which steps failed and were made again in shorter ones.
func (s *Simulation) Cutbacks() []Cutback { return s.cutback.Cutbacks }

// FailedSteps is the number of steps, and of shorter ones in their place, that have failed so far and were made again.
func (s *Simulation) FailedSteps() int { return s.cutback.Failed }

// Intact tells, after an error in or after a coupled step, whether the simulation is where its last accepted step ended, so that it can be saved.
func (s *Simulation) Intact() bool { return s.cutback.intact }

// stepCut makes a step of h (s), or the next part of one where steps are cut.
func (s *Simulation) stepCut(h float64) error {
	c := &s.cutback
	if c.minStep == 0 && s.onLost == StopOnLost {
		c.valid = false
		return s.stepLogged(&logged{step: h, substeps: s.substepsOf(0)})
	}
	if err := s.keepState(); err != nil {
		return err
	}
	for {
		part, broken := logged{step: math.Ldexp(h, -c.Level), substeps: s.substepsOf(c.Level)}, s.brokenSprings
		err := s.stepLogged(&part)
		if err == nil {
			c.log = append(c.log, part)
			c.valid = s.brokenSprings == broken // contacts of what has broken do not come back
			c.succeed()
			return nil
		}
		floor := c.minStep == 0 || s.isOutside(err) || 0.5*part.step < c.minStep || c.Level == maxLevel
		if s.brokenSprings != broken || !curable(err) {
			return err
		}
		if e := s.returnToLast(); e != nil {
			return errors.Join(err, fmt.Errorf("return to the state before the step: %w", e))
		}
		if floor {
			if settled, e := s.settleLost(err); e != nil || !settled {
				if s.integrator != nil {
					s.integrator.AtMinStep(err)
				}
				return errors.Join(err, e)
			}
			continue
		}
		c.fail(s.time, 0.5*part.step, err)
	}
}

// substepsOf is the number of steps of the particles in a part of a step, which are not longer than in a whole one.
func (s *Simulation) substepsOf(level int) int {
	if s.subcycle == nil || s.subcycle.DisplacementTolerance > 0 {
		return 1 // of a step whose length follows the displacement error only the shortest is cut
	}
	return (s.subcycle.Substeps-1)>>level + 1
}

func (s *Simulation) stepLogged(l *logged) error {
	if s.subcycle != nil {
		s.subcycle.substeps = l.substeps
	}
	if err := s.tryStep(l.step); err != nil {
		return err
	}
	return s.acceptStep(l.step)
}

// succeed counts a part of a step that was made.
func (c *cutback) succeed() {
	c.Part, c.Successes = (c.Part+1)&(1<<c.Level-1), c.Successes+1
	if c.Level > 0 && c.Successes >= successesToGrow && c.Part&1 == 0 {
		c.Level, c.Part, c.Successes = c.Level-1, c.Part/2, 0
	}
}

// fail cuts steps into half after one from time t (s) has failed.
func (c *cutback) fail(t, half float64, err error) {
	if c.Level == 0 || len(c.Cutbacks) == 0 {
		c.Cutbacks = append(c.Cutbacks, Cutback{Time: t, Step: half, Cause: causeOf(err)})
	}
	last := &c.Cutbacks[len(c.Cutbacks)-1]
	last.Step = math.Min(last.Step, half)
	c.Level, c.Part, c.Successes, c.Failed = c.Level+1, 2*c.Part, 0, c.Failed+1
}

// noteRejections lists what the integrator of bodies alone has done by itself in a step from time t (s): it has made n steps again, down to one of h (s).
func (c *cutback) noteRejections(t, h float64, n int, cause error) {
	if n == 0 {
		c.Successes++
		return
	}
	if c.Successes >= successesToGrow || len(c.Cutbacks) == 0 {
		c.Cutbacks = append(c.Cutbacks, Cutback{Time: t, Step: h, Cause: causeOf(cause)})
	}
	last := &c.Cutbacks[len(c.Cutbacks)-1]
	last.Step = math.Min(last.Step, h)
	c.Successes, c.Failed = 0, c.Failed+n
}

// keepState saves the state now and then.
func (s *Simulation) keepState() error {
	if s.mustKeep() {
		return s.saveState()
	}
	return nil
}

// mustKeep tells whether the state is to be saved.
func (s *Simulation) mustKeep() bool {
	c := &s.cutback
	return !c.valid || len(c.log) >= maxLogged || time.Since(c.savedAt) >= c.failing.savingInterval(c.cost, time.Now())
}

func (s *Simulation) saveState() error {
	c, began := &s.cutback, time.Now()
	c.engines.Reset()
	err := timed(&s.phases.Keep, func() error {
		if err := s.capture(&c.saved); err != nil {
			return err
		}
		return s.saveEngines(&c.engines, func() error { return s.particles.Keep(dem.BeforeFailed) })
	})
	if err != nil {
		return err
	}
	c.valid, c.log, c.savedAt = true, c.log[:0], time.Now()
	c.cost = c.savedAt.Sub(began)
	return nil
}

// returnToLast takes the simulation back to where its last accepted step ended, and saves that state: the next step may fail as well.
func (s *Simulation) returnToLast() error {
	c := &s.cutback
	now, log := c.cutbackState, c.log
	c.failing.note(time.Now())
	err := timed(&s.phases.Keep, func() error {
		return s.restoreState(&c.saved, bytes.NewReader(c.engines.Bytes()), func() error { return s.particles.Return(dem.BeforeFailed) })
	})
	if err != nil {
		return err
	}
	for i := range log {
		var err error
		switch l := &log[i]; {
		case l.resident > 0:
			_, err = s.makeResident(l)
		case l.step != 0:
			err = s.stepLogged(l)
		case l.report:
			err = s.integrator.Report()
		case l.react:
			err = s.integrator.React()
		default:
			s.time = l.time
		}
		if err != nil {
			return err
		}
	}
	if s.integrator != nil { // a step leaves bodies where its last trial has put them, a state that is restored where it was accepted, which differs by rounding
		s.integrator.PlaceAccepted()
	}
	c.cutbackState, c.intact = now, true
	return s.saveState()
}

// note logs what was done between steps.
func (c *cutback) note(l logged) {
	if c.valid {
		c.log = append(c.log, l)
	}
}

// curable tells whether a shorter step may avoid an error.
func curable(err error) bool {
	var (
		convergence *solvers.ConvergenceError
		rotation    *solvers.RotationError
		singular    lu.ErrSingular
		exchange    *ExchangeError
		lost        *dem.ErrLost
		tangent     *solvers.TangentError
	)
	return errors.As(err, &convergence) || errors.As(err, &rotation) || errors.As(err, &tangent) || errors.As(err, &singular) || errors.As(err, &exchange) || errors.As(err, &lost)
}

// causeOf says in short why a step failed.
func causeOf(err error) string {
	var convergence *solvers.ConvergenceError
	if errors.As(err, &convergence) {
		if convergence.Unfound != "" {
			return convergence.Unfound
		}
		return "Newton's iteration does not converge for " + convergence.Worst
	}
	return err.Error()
}
