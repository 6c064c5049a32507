package coupling

// The simulation: what it is made of, how it starts, and what it gives access to. See step.go for its steps.

import (
	"context"
	"errors"
	"fmt"
	"time"

	"gabion/contact"
	"gabion/dem"
	"gabion/internal/progress"
	"gabion/mbd"
	"gabion/solvers"
)

// Config says what a simulation is made of. Bodies, particles or both must be there.
type Config struct {
	Bodies       *mbd.System     // not yet built; nil: particles alone
	Solver       solvers.Options // of the bodies
	Particles    dem.Engine      // nil: bodies alone
	Carriers     []int           // body that carries each frame of the engine
	Strands      []Strand        // surfaces that go with springs
	BodyContacts *contact.Engine // of the bodies with walls and one another, for the same frames; nil: they pass through each other
	Exchange     Exchange        // how the two advance together; the zero value is the frozen scheme
	MinStep      float64         // to which a step is cut that bodies in contact cannot make, s; 0: it is an error at once
	OnLost       OnLost          // what is done about particles that are lost
	Servos       []Servo         // walls whose motion follows the load on them
}

// Simulation is bodies and particles that advance together.
type Simulation struct {
	bodies          *mbd.System
	integrator      *solvers.Integrator
	particles       dem.Engine
	surfaces        []dem.Surface
	contactLoad     *contactLoad // nil when particles cannot touch bodies
	bodyContacts    *contact.Engine
	bodyContactLoad *contactLoad     // nil when bodies cannot touch walls
	subcycle        *subcycle        // nil in the frozen scheme
	joints          *jointMobilities // nil where none holds a body that is in contact with anything
	cutback         cutback
	onLost          OnLost
	servos          servos
	resident        *resident // nil where the host steps the bodies
	breakable       []breakableSpring
	broke           []bool                     // of blocks of these: some have broken since the last step
	lookForBreaks   func(worker, from, to int) // finds these
	brokenSprings   int                        // springs that have broken

	time     float64 // s
	steps    int64
	lastStep float64 // step, s
	sums     energySums
	observed observation
	phases   Phases
}

// Phases is the wall time spent so far, by phase of the step.
type Phases struct {
	Drift   time.Duration // particles: half kick, drift, neighbour search, forces between particles and from walls
	Bodies  time.Duration // Newton iterations of the bodies, without the contact in them
	Contact time.Duration // contact of particles with bodies, in all iterations
	Commit  time.Duration // particles: reactions, histories, second half kick
	Keep    time.Duration // keeping states, and returning to them, for steps that fail
}

// New places the bodies, finds consistent velocities and accelerations with the particles in contact, and begins the audit.
func New(ctx context.Context, c Config) (*Simulation, error) {
	s := &Simulation{bodies: c.Bodies, particles: c.Particles, cutback: cutback{minStep: c.MinStep}, onLost: c.OnLost, servos: servos{c.Servos, make([]servoState, len(c.Servos))}}
	if s.bodies == nil && s.particles == nil {
		return nil, errors.New("a simulation needs bodies or particles")
	}
	if s.particles == nil && len(c.Servos) > 0 {
		return nil, errors.New("servo walls need particles, whose load moves them")
	}
	if s.particles != nil {
		if n := s.particles.Frames(); n > len(c.Carriers) {
			return nil, fmt.Errorf("surfaces name %d frames, %d bodies carry one", n, len(c.Carriers))
		}
		s.surfaces = s.particles.Surfaces()
	}
	if s.bodies != nil {
		if s.particles != nil && len(c.Carriers) > 0 {
			s.contactLoad = newContactLoad(s.particles, c.Carriers, &s.phases.Contact)
			if c.Exchange.Scheme != Frozen {
				s.subcycle = newSubcycle(c.Exchange, len(c.Carriers))
				s.subcycle.maxDisplacementError = maxErrorShare * smallestRadius(c.Particles)
				for i, reach := range surfaceReaches(s.surfaces, len(c.Carriers)) {
					s.subcycle.states[i].reach = reach
				}
				s.contactLoad.states = s.subcycle.states
			}
			s.bodies.AddLoad(s.contactLoad)
		}
		if c.BodyContacts != nil {
			if n := c.BodyContacts.Frames(); n > len(c.Carriers) {
				return nil, fmt.Errorf("surfaces name %d frames, %d bodies carry one", n, len(c.Carriers))
			}
			if s.particles == nil {
				s.surfaces = c.BodyContacts.Surfaces()
			}
			if n, m := len(c.BodyContacts.Surfaces()), len(s.surfaces); n != m {
				return nil, fmt.Errorf("the contacts of bodies were made with %d surfaces, the particles' engine with %d: give both the same", n, m)
			}
			s.bodyContacts, s.bodyContactLoad = c.BodyContacts, newContactLoad(c.BodyContacts, c.Carriers, &s.phases.Contact)
			s.bodies.AddLoad(s.bodyContactLoad)
		}
		if err := s.startBodies(ctx, c.Solver); err != nil {
			return nil, err
		}
	}
	if err := s.startImpacts(c.Carriers); err != nil {
		return nil, err
	}
	s.findBreakableSprings(c.Strands)
	if err := s.enableContact(); err != nil {
		return nil, err
	}
	s.sums.start(s)
	return s, nil
}

// startImpacts has impacts move what joints let them move.
func (s *Simulation) startImpacts(carriers []int) error {
	if s.bodyContacts == nil && s.contactLoad == nil {
		return nil
	}
	if s.joints = newJointMobilities(s.bodies, carriers); s.joints == nil {
		return nil
	}
	s.joints.start = func() (float64, []float64) { return s.time, s.integrator.Accepted() }
	if s.bodyContacts != nil {
		s.bodyContacts.SetJoints(s.joints)
	}
	if s.contactLoad == nil {
		return nil
	}
	return s.particles.SetJoints(&particleJoints{jointMobilities: s.joints})
}

// startBodies sets up the equations of motion, and finds the accelerations that they begin with.
func (s *Simulation) startBodies(ctx context.Context, o solvers.Options) (err error) {
	phase := progress.Begin(ctx, "setting up the equations of motion", 0)
	err = s.bodies.Build()
	phase.End()
	if err != nil {
		return err
	}
	phase = progress.Begin(ctx, "finding initial accelerations", 0)
	defer phase.End()
	s.integrator, err = solvers.NewIntegrator(ctx, s.bodies, 0, o)
	return err
}

// FindEquilibrium moves the bodies to a static equilibrium, without contacts, before the first step.
func (s *Simulation) FindEquilibrium(ctx context.Context) error {
	if s.integrator == nil {
		return nil
	}
	s.disableContact()
	if err := s.integrator.Equilibrium(ctx); err != nil {
		return err
	}
	if err := s.enableContact(); err != nil {
		return err
	}
	s.sums.start(s)
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

// BodyContacts are the contacts of bodies with walls and one another; nil when there are none.
func (s *Simulation) BodyContacts() *contact.Engine { return s.bodyContacts }

// Phases tells where the wall time went.
func (s *Simulation) Phases() Phases { return s.phases }

// Close gives back what the particles' engine holds, and the bodies' on a GPU.
func (s *Simulation) Close() {
	if s.resident != nil {
		if s.resident.underWay {
			_, _, _ = s.resident.end() // nobody goes on
		}
		s.resident.engine.Close()
	}
	if s.particles != nil {
		s.particles.Close()
	}
}

// Report makes accelerations and reactions fulfil the equations of motion at the time reached; call it before reading them.
func (s *Simulation) Report() error {
	if s.integrator == nil {
		return nil
	}
	s.cutback.note(logged{report: true})
	return s.integrator.Report()
}

// React makes the forces of joints those that fulfil the equations of motion at the time reached, as Report does, and no accelerations: after a step that costs little. It finds the
// tensions of running ropes, too, which are read after it.
func (s *Simulation) React() error {
	if s.integrator == nil {
		return nil
	}
	s.cutback.note(logged{react: true})
	if err := s.integrator.React(); err != nil {
		return err
	}
	s.bodies.FindRopes()
	return nil
}
