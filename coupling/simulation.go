package coupling

// The step of the papers: particles drift, bodies iterate with the particles frozen, particles take the reactions.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"gabion/contact"
	"gabion/dem"
	"gabion/mbd"
	"gabion/solvers"
)

// Config says what a simulation is made of. Bodies, particles or both must be there.
type Config struct {
	Bodies    *mbd.System     // not yet built; nil: particles alone
	Solver    solvers.Options // of the bodies
	Particles dem.Engine      // nil: bodies alone
	Surfaces  []dem.Surface   // of the engine
	Carriers  []int           // body that carries each frame of the engine
	Strands   []Strand        // surfaces that go with springs
	Walls     *contact.Engine // of the bodies with walls and one another, for the same frames; nil: they pass through each other
	Exchange  Exchange        // how the two advance together; the zero value is the frozen scheme
}

// Simulation is bodies and particles that advance together.
type Simulation struct {
	bodies     *mbd.System
	integrator *solvers.Integrator
	particles  dem.Engine
	surfaces   []dem.Surface
	contact    *contactLoad // nil when particles cannot touch bodies
	walls      *contact.Engine
	impact     *contactLoad // nil when bodies cannot touch walls
	cycle      *subcycle    // nil in the frozen scheme
	breakable  []breakable
	broken     int // springs that have broken

	time  float64 // s
	steps int64
	last  float64 // step, s
	books books
	seen  observation
	clock Phases
}

// Phases is the wall time spent so far, by phase of the step.
type Phases struct {
	Drift   time.Duration // particles: half kick, drift, neighbour search, forces between particles and from walls
	Bodies  time.Duration // Newton iterations of the bodies, without the contact in them
	Contact time.Duration // contact of particles with bodies, in all iterations
	Commit  time.Duration // particles: reactions, histories, second half kick
}

// New places the bodies, finds consistent velocities and accelerations with the particles in contact, and opens the books.
func New(ctx context.Context, c Config) (*Simulation, error) {
	s := &Simulation{bodies: c.Bodies, particles: c.Particles, surfaces: c.Surfaces}
	if s.bodies == nil && s.particles == nil {
		return nil, errors.New("a simulation needs bodies or particles")
	}
	if s.particles != nil {
		if n := s.particles.Frames(); n > len(c.Carriers) {
			return nil, fmt.Errorf("surfaces name %d frames, %d bodies carry one", n, len(c.Carriers))
		}
	}
	if s.bodies != nil {
		if s.particles != nil && len(c.Carriers) > 0 {
			s.contact = newContact(s.particles, c.Carriers, &s.clock.Contact)
			if c.Exchange.Scheme != Papers {
				s.cycle = newSubcycle(c.Exchange, len(c.Carriers))
				s.cycle.reach, s.cycle.gross = reaches(c.Surfaces, len(c.Carriers)), grossPart*smallest(c.Particles)
				s.contact.cycle = s.cycle
			}
			s.bodies.AddLoad(s.contact)
		}
		if c.Walls != nil {
			if n := c.Walls.Frames(); n > len(c.Carriers) {
				return nil, fmt.Errorf("surfaces name %d frames, %d bodies carry one", n, len(c.Carriers))
			}
			s.walls, s.impact = c.Walls, newContact(c.Walls, c.Carriers, &s.clock.Contact)
			s.bodies.AddLoad(s.impact)
		}
		if err := s.bodies.Build(); err != nil {
			return nil, err
		}
		var err error
		if s.integrator, err = solvers.NewIntegrator(ctx, s.bodies, 0, c.Solver); err != nil {
			return nil, err
		}
	}
	s.findBreakable(c.Strands)
	if err := s.meet(); err != nil {
		return nil, err
	}
	s.books.open(s)
	return s, nil
}

// Settle moves the bodies to a static equilibrium, without the particles, before the first step.
func (s *Simulation) Settle(ctx context.Context) error {
	if s.integrator == nil {
		return nil
	}
	s.part()
	if err := s.integrator.Equilibrium(ctx); err != nil {
		return err
	}
	if err := s.meet(); err != nil {
		return err
	}
	s.books.open(s)
	return nil
}

// Time is the time reached, s.
func (s *Simulation) Time() float64 { return s.time }

// Steps is the number of steps done.
func (s *Simulation) Steps() int64 { return s.steps }

// Bodies is the multibody system; nil when there is none.
func (s *Simulation) Bodies() *mbd.System { return s.bodies }

// Integrator is the integrator of the bodies; nil when there are none.
func (s *Simulation) Integrator() *solvers.Integrator { return s.integrator }

// Particles is the engine of the particles; nil when there are none.
func (s *Simulation) Particles() dem.Engine { return s.particles }

// Walls are the contacts of bodies with walls and one another; nil when there are none.
func (s *Simulation) Walls() *contact.Engine { return s.walls }

// Phases tells where the wall time went.
func (s *Simulation) Phases() Phases { return s.clock }

// Step advances everything by h (s). After an error the simulation is spoilt: go on from a checkpoint.
func (s *Simulation) Step(h float64) error {
	if s.cycle != nil {
		s.cycle.span = s.cycle.Substeps
	}
	if err := s.try(h); err != nil {
		return err
	}
	return s.accept(h)
}

// try makes a step that accept completes.
func (s *Simulation) try(h float64) error {
	s.moved()
	if s.walls != nil {
		s.walls.Drift(s.time+h, h)
	}
	step := s.stepFrozen
	if s.cycle != nil {
		step = s.stepCycled
	}
	return step(h)
}

// accept ends a step.
func (s *Simulation) accept(h float64) error {
	if s.walls != nil {
		if err := s.walls.Commit(); err != nil {
			return err
		}
	}
	if s.cycle != nil {
		s.cycle.kept = false
	}
	s.steps++
	s.last = h
	s.time += h
	s.books.enter(s, h)
	return s.sever()
}

// stepFrozen is the frozen step: the particles drift, the bodies iterate with the particles frozen, the particles take the reactions.
func (s *Simulation) stepFrozen(h float64) error {
	if s.particles != nil {
		if err := timed(&s.clock.Drift, func() error { return s.particles.Drift(h) }); err != nil {
			return err
		}
	}
	if s.integrator != nil {
		before := s.clock.Contact
		if err := timed(&s.clock.Bodies, func() error { return s.integrator.Step(h) }); err != nil {
			return err
		}
		s.clock.Bodies -= s.clock.Contact - before
	}
	if s.particles == nil {
		return nil
	}
	// The integrator's last evaluation was at the accepted state, so the particles get the reactions of what the bodies carry.
	return timed(&s.clock.Commit, s.particles.Commit)
}

func timed(total *time.Duration, f func() error) error {
	start := time.Now()
	err := f()
	*total += time.Since(start)
	return err
}

// Approach goes on towards time t (s), which is reached exactly in the end, by one step, or by up to most steps where many at once cost less
// than one by one. Bodies alone step as their integrator likes: by the error that a step makes, or by smaller steps where the iteration
// does not converge. With particles, or with walls that bodies touch, steps are of length h (s), or shorter where the exchange has error control.
func (s *Simulation) Approach(t, h float64, most int) error {
	switch {
	case s.fused():
		return s.advance(min(most, int(math.Round((t-s.time)/h))), h)
	case s.cycle != nil && s.cycle.Departure > 0:
		return s.approachCycled(t, h)
	case s.particles != nil || s.walls != nil:
		return s.Step(h)
	}
	s.moved()
	if err := timed(&s.clock.Bodies, func() error { return s.integrator.StepToward(t) }); err != nil {
		return err
	}
	h, s.time = s.integrator.Time()-s.time, s.integrator.Time()
	s.steps++
	s.books.enter(s, h)
	return s.sever()
}

// fused tells whether nothing has to be done between the steps of the particles: there are no bodies.
func (s *Simulation) fused() bool {
	return s.integrator == nil && s.walls == nil && s.particles.Frames() == 0
}

// advance takes the particles n steps of h (s) on, at least one.
func (s *Simulation) advance(n int, h float64) error {
	n = max(n, 1)
	s.moved()
	if err := timed(&s.clock.Drift, func() error { return s.particles.Advance(n, h) }); err != nil {
		return fmt.Errorf("in the steps up to t = %.9g s: %w", s.time+float64(n)*h, err)
	}
	s.steps += int64(n)
	for range n {
		s.time += h
	}
	return nil
}

// Arrive sets the time to one that the steps so far lead to but for rounding, so that rounding does not add up over a run.
func (s *Simulation) Arrive(t float64) { s.time = t }

// Report makes accelerations and reactions fulfil the equations of motion at the time reached; call it before reading them.
func (s *Simulation) Report() error {
	if s.integrator == nil {
		return nil
	}
	return s.integrator.Report()
}
