package coupling

// Steps of a simulation.

import (
	"fmt"
	"math"
	"time"
)

// Step advances everything by h (s). After an error the simulation is spoilt: go on from a checkpoint.
func (s *Simulation) Step(h float64) error {
	s.cutback.valid = false
	if s.subcycle != nil {
		s.subcycle.substeps = s.subcycle.Substeps
	}
	if err := s.tryStep(h); err != nil {
		return err
	}
	return s.acceptStep(h)
}

// tryStep makes a step of h (s) that acceptStep completes.
func (s *Simulation) tryStep(h float64) error {
	s.cutback.intact = false
	s.discardObservation()
	if err := s.fetchTangents(); err != nil {
		return err
	}
	s.leaveGPU()
	s.sums.lines.catchUp(s)
	s.renewJoints()
	if s.bodyContacts != nil {
		s.bodyContacts.Drift(s.time+h, h)
	}
	step := s.stepFrozen
	if s.subcycle != nil {
		step = s.stepSubcycled
	}
	return step(h)
}

// acceptStep completes a step of h (s).
func (s *Simulation) acceptStep(h float64) error {
	if s.bodyContacts != nil {
		if err := s.bodyContacts.Commit(); err != nil {
			return err
		}
	}
	if s.subcycle != nil {
		s.subcycle.stepStart.saved = false
	}
	s.steps++
	s.lastStep = h
	s.time += h
	s.sums.accumulate(s, h)
	if err := s.releaseBrokenStrands(); err != nil {
		return err
	}
	if err := s.controlServos(h); err != nil {
		return err
	}
	s.cutback.intact = true
	return nil
}

// stepFrozen makes a step of the frozen scheme: the particles drift, the bodies iterate with the particles frozen, the particles take the reactions.
func (s *Simulation) stepFrozen(h float64) error {
	if s.particles != nil {
		if err := timed(&s.phases.Drift, func() error { return s.particles.Drift(h) }); err != nil {
			return err
		}
	}
	if s.integrator != nil {
		before := s.phases.Contact
		if err := timed(&s.phases.Bodies, func() error { return s.integrator.Step(h) }); err != nil {
			return err
		}
		s.phases.Bodies -= s.phases.Contact - before
	}
	if s.particles == nil {
		return nil
	}
	// The integrator's last evaluation was at the accepted state, so the particles get the reactions of what acts on the bodies.
	return timed(&s.phases.Commit, s.particles.Commit)
}

func timed(total *time.Duration, f func() error) error {
	start := time.Now()
	err := f()
	*total += time.Since(start)
	return err
}

// StepToward goes on towards time t (s), which is reached exactly in the end, by one step, or by up to most steps where many at once cost less
// than one by one. Bodies alone take the step that their integrator chooses: by its error control, or a shorter one where the iteration
// does not converge. With particles, or with walls that bodies touch, steps are of length h (s), or shorter where the exchange has error control or
// steps fail (see Config.MinStep).
func (s *Simulation) StepToward(t, h float64, most int) error {
	switch {
	case s.particlesAlone():
		return s.stepParticlesAlone(min(most, int(math.Round((t-s.time)/h))), h)
	case s.resident != nil:
		left := int(math.Round((t - s.time) / h))
		return s.stepResident(min(most, left), h, most >= left)
	case s.subcycle != nil && s.subcycle.DisplacementTolerance > 0:
		return s.stepControlled(t, h)
	case (s.particles != nil || s.bodyContacts != nil) && s.integrator != nil && (s.cutback.minStep > 0 || s.onLost != StopOnLost):
		return s.stepCut(h)
	case s.particles != nil || s.bodyContacts != nil:
		return s.Step(h)
	}
	return s.stepBodiesAlone(t)
}

// stepBodiesAlone makes one step of the integrator towards time t (s).
func (s *Simulation) stepBodiesAlone(t float64) error {
	s.discardObservation()
	g, began := s.integrator, s.time
	rejected := g.Counters().ConvergenceRejections
	if err := timed(&s.phases.Bodies, func() error { return g.StepToward(t) }); err != nil {
		return err
	}
	h := g.Time() - began
	s.cutback.noteRejections(began, h, g.Counters().ConvergenceRejections-rejected, g.LastFailure())
	s.time = g.Time()
	s.steps++
	s.sums.accumulate(s, h)
	return s.releaseBrokenStrands()
}

// particlesAlone tells whether there are no bodies, so that nothing has to be done between the steps of the particles.
func (s *Simulation) particlesAlone() bool {
	return s.integrator == nil && s.bodyContacts == nil && s.particles.Frames() == 0
}

// stepParticlesAlone takes the particles up to n steps of h (s) on, at least one, and no further than to where servo walls are controlled.
func (s *Simulation) stepParticlesAlone(n int, h float64) error {
	if err := s.advanceAlone(s.stepsToControl(max(n, 1)), h); err != nil {
		return err
	}
	return s.controlServos(h)
}

// advanceAlone takes the particles n steps of h (s) on.
func (s *Simulation) advanceAlone(n int, h float64) error {
	s.discardObservation()
	if s.onLost != StopOnLost {
		return timed(&s.phases.Drift, func() error { return s.advancePastLost(n, h) })
	}
	if err := timed(&s.phases.Drift, func() error { return s.particles.Advance(n, h) }); err != nil {
		return fmt.Errorf("in the steps up to t = %.9g s: %w", s.time+float64(n)*h, err)
	}
	s.steps += int64(n)
	for range n {
		s.time += h
	}
	return nil
}

// SetTime sets the time, s, to the one that the steps have reached but for rounding, so that rounding does not add up over a run.
func (s *Simulation) SetTime(t float64) {
	s.cutback.note(logged{time: t})
	s.time = t
}
