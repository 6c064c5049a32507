package coupling

import (
	"context"
	"errors"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/rigid"
	"gabion/solvers"
)

// Beginning is what of another simulation one begins with.
type Beginning struct {
	Left      func(body string) bool // bodies that begin as their model says
	Particles *dem.PortableState     // in terms of the model; nil: particles and walls begin as it says
	Reached   bool                   // what acts on the particles is what acted on them, as nothing about them has changed
	Servos    map[int]int            // surfaces of servo walls, and those of the other simulation where they go on
}

// StartFrom begins with the state of another simulation, before the first step: bodies and force elements take over from those of the same names where they are, how they move and
// what they remember, and particles and servo walls what they have been given. Contacts of bodies begin anew, and so does the audit. It returns what is different between both.
func (s *Simulation) StartFrom(ctx context.Context, other *Simulation, from Beginning) (differences []string, err error) {
	bodies := s.integrator != nil && other.integrator != nil
	if !bodies && from.Particles == nil {
		return nil, errors.New(`there are no bodies whose state could be taken over, nor groups of particles or inlets of the same names`)
	}
	s.disableContact()
	if bodies {
		var state solvers.Snapshot
		other.integrator.Save(&state)
		err = s.integrator.StartFrom(ctx, func(q, v []float64) {
			differences = s.bodies.Carry(q, v, other.bodies, state.Q, state.V, from.Left)
		})
		if err != nil {
			return nil, err
		}
	}
	switch {
	case from.Particles == nil && other.particles != nil:
		differences = append(differences, "particles begin as the model says")
	case bodies:
	case s.integrator != nil:
		differences = append(differences, "there are no bodies there, and here they begin as the model says")
	case other.integrator != nil:
		differences = append(differences, "the bodies are gone")
	}
	if err := errors.Join(s.startServos(other, from.Servos), s.takeParticles(&from), s.removeBrokenStrands(), s.enableContact()); err != nil {
		return nil, err
	}
	for i := range s.servos.walls {
		s.servos.states[i].Force = s.servoForce(&s.servos.walls[i])
	}
	s.sums.start(s)
	return differences, nil
}

// takeParticles begins with particles that have been handed over, on an engine that takes any.
func (s *Simulation) takeParticles(from *Beginning) error {
	if from.Particles == nil {
		return nil
	}
	engine, ok := s.particles.(interface {
		TakeUp(h *dem.PortableState, reached bool) error
	})
	if !ok {
		return errors.New("the engine of the particles takes over no state of another run")
	}
	s.discardObservation()
	from.Particles.Frames = s.CarrierPoses()
	return engine.TakeUp(from.Particles, from.Reached)
}

// startServos has servo walls go on where those of another simulation are.
func (s *Simulation) startServos(other *Simulation, walls map[int]int) error {
	for i := range s.servos.walls {
		if wall, goesOn := walls[s.servos.walls[i].Surface]; goesOn {
			if err := s.startServo(i, other, wall); err != nil {
				return err
			}
		}
	}
	return nil
}

// startServo has a servo wall go on where a wall of another simulation is and as fast, along its axis and on top of the motion that it has here.
func (s *Simulation) startServo(i int, other *Simulation, wall int) error {
	w, state := &s.servos.walls[i], &s.servos.states[i]
	there := other.surfaces[wall].CarrierFrame(other.time)
	var own rigid.Frame
	if w.Motion.Prescribed != nil {
		own = w.Motion.Prescribed.At(s.time)
	}
	along := r3.Dot(r3.Sub(there.Position, own.Position), w.Motion.Axis)
	at := own
	at.Position = r3.Add(at.Position, r3.Scale(along, w.Motion.Axis))
	if !dem.SamePlace(at, there) {
		return fmt.Errorf("wall %q has come by (%.6g, %.6g, %.6g) m there, and turned or moved across the axis of the servo that it has here: want a motion that begins there, or the wall under start.except",
			s.surfaces[w.Surface].Name, there.Position.X, there.Position.Y, there.Position.Z)
	}
	state.Motion = dem.ServoState{Time: s.time, Displacement: along}
	if s.time < w.Start { // until then it stands still
		w.Motion.Now = state.Motion
		return nil
	}
	state.Motion.Speed = r3.Dot(r3.Sub(there.Velocity, own.Velocity), w.Motion.Axis)
	w.Motion.Now = state.Motion
	for k := range other.servos.walls {
		if o := &other.servos.walls[k]; o.Surface == wall && (o.Area == nil) == (w.Area == nil) {
			state.Speed = other.servos.states[k].Speed
		}
	}
	return nil
}

// CarrierPoses are the frames that carry surfaces, where their bodies are.
func (s *Simulation) CarrierPoses() []rigid.Frame {
	if s.contactLoad == nil {
		return nil
	}
	frames := make([]rigid.Frame, len(s.contactLoad.carriers))
	s.readFrames(frames)
	return frames
}
