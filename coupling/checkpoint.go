package coupling

// Checkpoints: a run that is resumed goes on to the same bits.

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"

	"gabion/contact"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// checkpoint is the state of a simulation, beside the engines'.
type checkpoint struct {
	Bodies       solvers.Snapshot
	Time         float64
	Steps        int64
	Initial      Audit
	Powers       mbd.Powers
	Works        mbd.Powers
	ContactPower float64
	ContactWork  float64
	Released     float64
	Numerical    float64
	Lines        []mbd.LineForceState
	Taken, Known float64 // see lineSums

	ContactFrames              []rigid.Frame // see contactSums
	ContactWrenches            []rigid.Wrench
	ContactTaken, ContactKnown float64

	Frames            []frameState // of a sub-cycled scheme
	Active            []int        // pairs with tangents that are not zero
	Tangents          []rigid.Tangent
	Substeps          int     // of the next step
	DisplacementError float64 // of the last step, m

	Cutback cutbackState
	Servos  []servoState
}

// CheckpointTypes lists the types of what Save writes, but for those of the particles' engine.
func CheckpointTypes() []reflect.Type {
	return append([]reflect.Type{reflect.TypeFor[checkpoint]()}, contact.CheckpointTypes()...)
}

// Save writes everything that the run depends on.
func (s *Simulation) Save(w io.Writer) error {
	var state checkpoint
	if err := s.capture(&state); err != nil {
		return err
	}
	if err := gob.NewEncoder(w).Encode(state); err != nil {
		return fmt.Errorf("save simulation: %w", err)
	}
	return s.saveEngines(w, func() error { return s.particles.Save(w) })
}

// capture copies the state into one, whose slices it uses again.
func (s *Simulation) capture(c *checkpoint) error {
	s.mustRest()
	if err := s.fetchTangents(); err != nil {
		return err
	}
	e := &s.sums
	e.lines.catchUp(s)
	e.lines.know(s)
	e.contacts.know(s)
	c.Numerical, c.Taken, c.Known = e.numerical, e.lines.taken, e.lines.known
	c.Lines = append(c.Lines[:0], e.lines.states...)
	c.ContactFrames = append(c.ContactFrames[:0], e.contacts.frames...)
	c.ContactWrenches = append(c.ContactWrenches[:0], e.contacts.wrenches...)
	c.ContactTaken, c.ContactKnown = e.contacts.taken, e.contacts.known
	c.Time, c.Steps, c.Initial, c.Powers, c.Works = s.time, s.steps, e.initial, e.powers, e.works
	c.ContactPower, c.ContactWork, c.Released = e.contactPower, e.contactWork, e.released
	c.Cutback = s.cutback.clone()
	c.Servos = append(c.Servos[:0], s.servos.states...)
	if s.integrator != nil {
		s.integrator.Save(&c.Bodies)
	}
	if x := s.subcycle; x != nil {
		c.Frames, c.Substeps, c.DisplacementError = append(c.Frames[:0], x.states...), x.nextSubsteps, x.displacementError
		c.Active, c.Tangents = append(c.Active[:0], s.contactLoad.active...), c.Tangents[:0]
		for _, n := range c.Active {
			c.Tangents = append(c.Tangents, s.contactLoad.tangents[n])
		}
	}
	return nil
}

// saveEngines saves the contacts of bodies, after the particles, which a function saves.
func (s *Simulation) saveEngines(w io.Writer, particles func() error) error {
	if s.particles != nil {
		if err := particles(); err != nil {
			return fmt.Errorf("save particles: %w", err)
		}
	}
	if s.bodyContacts != nil {
		if err := s.bodyContacts.Save(w); err != nil {
			return fmt.Errorf("save contacts of bodies: %w", err)
		}
	}
	return nil
}

// Restore reads what Save wrote for the same model; the run goes on from there as if it had never stopped. r must be an
// io.ByteReader, or one part would read ahead into the next.
func (s *Simulation) Restore(r savedState) error {
	var state checkpoint
	if err := gob.NewDecoder(r).Decode(&state); err != nil {
		return fmt.Errorf("restore simulation: %w", err)
	}
	return s.restoreState(&state, r, func() error { return s.particles.Restore(r) })
}

// savedState is what states are read from.
type savedState interface {
	io.Reader
	io.ByteReader
}

// restoreState puts the simulation into a state, of which it keeps no slice, with the contacts of bodies from a reader and the particles restored by a function.
func (s *Simulation) restoreState(state *checkpoint, r io.Reader, particles func() error) error {
	s.discardObservation()
	s.leaveGPU()
	if c := &state.Cutback; c.Level < 0 || c.Level > maxLevel || c.Part < 0 || c.Part >= 1<<c.Level {
		return fmt.Errorf("restore simulation: part %d of a step cut into 2^%d", c.Part, c.Level)
	}
	if err := s.servos.restore(state.Servos); err != nil { // before the particles, which place the walls
		return fmt.Errorf("restore simulation: %w", err)
	}
	if s.particles != nil {
		if err := particles(); err != nil {
			return fmt.Errorf("restore particles: %w", err)
		}
	}
	if s.bodyContacts != nil {
		if err := s.bodyContacts.Restore(r); err != nil {
			return fmt.Errorf("restore contacts of bodies: %w", err)
		}
	}
	if s.integrator != nil { // after the contacts, whose pairs its matrix has
		if err := s.integrator.Restore(&state.Bodies); err != nil {
			return fmt.Errorf("restore bodies: %w", err)
		}
	}
	if c := s.subcycle; c != nil {
		if err := s.restoreExchange(c, state); err != nil {
			return fmt.Errorf("restore the exchange of bodies and particles: %w", err)
		}
	}
	if err := s.checkSums(state); err != nil {
		return fmt.Errorf("restore the energy sums: %w", err)
	}
	s.time, s.steps, s.cutback.cutbackState, s.cutback.valid = state.Time, state.Steps, state.Cutback.clone(), false
	s.sums = energySums{
		initial: state.Initial, powers: state.Powers, works: state.Works,
		contactPower: state.ContactPower, contactWork: state.ContactWork, released: state.Released,
		numerical: state.Numerical, lines: lineSums{states: slices.Clone(state.Lines), taken: state.Taken, known: state.Known},
		contacts: contactSums{
			frames: slices.Clone(state.ContactFrames), wrenches: slices.Clone(state.ContactWrenches), taken: state.ContactTaken, known: state.ContactKnown,
		},
	}
	return errors.Join(s.removeBrokenStrands(), s.restoreTolerance())
}

// checkSums tells what the energy sums of a state have that the model has not.
func (s *Simulation) checkSums(state *checkpoint) error {
	lines, frames := 0, 0
	if s.bodies != nil {
		lines = s.bodies.LineForces()
	}
	if k := s.bodyContactLoad; k != nil {
		frames = len(k.frames)
	}
	if len(state.Lines) != lines || len(state.ContactFrames) != frames || len(state.ContactWrenches) != frames {
		return fmt.Errorf("%d spring-dampers, and %d frames with %d forces of contacts, the model has %d and %d", len(state.Lines), len(state.ContactFrames), len(state.ContactWrenches), lines, frames)
	}
	return nil
}

// Rebase makes a restored state, which a model with other coefficients has saved, a start of this one: accelerations follow from the forces as they are now, and the
// audit goes on with no energy missing, whatever the change of coefficients has put in or taken out.
func (s *Simulation) Rebase() error {
	if err := s.enableContact(); err != nil {
		return err
	}
	if s.integrator != nil && s.contactLoad == nil && s.bodyContacts == nil {
		if err := s.integrator.Initialize(); err != nil {
			return err
		}
	}
	s.sums.readPowers(s)
	s.sums.lines.rebase(s)
	s.sums.contacts.rebase(s)
	s.closeBooks()
	return nil
}

// closeBooks has the audit go on with no energy missing: what is, at a state that has been made a start, was lost before.
func (s *Simulation) closeBooks() {
	s.sums.initial.Springs += s.makeAudit().Residual
	s.observed.hasAudit = false
}

// restoreExchange restores a sub-cycled scheme. The bodies are where they are under the force applied last.
func (s *Simulation) restoreExchange(c *subcycle, state *checkpoint) error {
	k := s.contactLoad
	wrong := func(n int) bool { return n < 0 || n >= len(k.tangents) }
	if len(state.Active) != len(state.Tangents) || slices.ContainsFunc(state.Active, wrong) || state.Substeps < 1 || state.Substeps > c.Substeps {
		return fmt.Errorf("%d of %d tangents for pairs %v, %d steps of the particles", len(state.Tangents), len(k.tangents), state.Active, state.Substeps)
	}
	if len(state.Frames) != len(c.states) {
		return fmt.Errorf("%d frames, the model has %d", len(state.Frames), len(c.states))
	}
	s.readFrames(c.trajectory.To)
	for i := range c.states {
		f, saved := &c.states[i], &state.Frames[i]
		f.rewind(saved)
		f.Given, f.Received = saved.Given, saved.Received
		f.evaluated, f.base, f.point = f.Applied, f.Applied, c.trajectory.To[i]
	}
	k.readForces()
	c.nextSubsteps, c.displacementError, c.stepStart.saved = state.Substeps, state.DisplacementError, false
	clear(k.tangents)
	for j, n := range state.Active {
		k.tangents[n] = state.Tangents[j]
	}
	k.updateTangents()
	return nil
}
