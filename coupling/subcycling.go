package coupling

// Sub-cycling: many steps of the particles in one of the bodies, along the predicted trajectory of the bodies.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/rigid"
)

// subcycle is the state of a sub-cycled scheme. Index i is a frame of the engine.
type subcycle struct {
	Exchange
	states     []frameState
	trajectory dem.Trajectory // predicted, of the step under way
	work       []rigid.Frame
	response   []float64 // of checkResponse

	substeps             int // of the particles, in the step under way
	nextSubsteps         int
	rejected             int     // steps made again because of their displacement error
	displacementError    float64 // of the last step, m
	maxDisplacementError float64 // beyond which a step fails, m
	stepStart            stepStart
}

// looseness is by how much the tolerance of the prediction is larger than that of the step: bodies end farther from where they are expected anyway, but what is
// expected must not depend on how it is found.
const looseness = 1e4

func newSubcycle(x Exchange, frames int) *subcycle {
	return &subcycle{
		Exchange: x, substeps: x.Substeps, nextSubsteps: x.Substeps,
		states: make([]frameState, frames), work: make([]rigid.Frame, frames),
		trajectory: dem.Trajectory{From: make([]rigid.Frame, frames), To: make([]rigid.Frame, frames)},
	}
}

// stepSubcycled makes a step of h (s) by sub-cycling.
func (s *Simulation) stepSubcycled(h float64) error {
	if err := timed(&s.phases.Bodies, func() error { return s.predict(h) }); err != nil {
		return err
	}
	step := s.advanceStaggered
	if s.subcycle.Scheme == Iterated {
		step = s.iterate
	}
	if err := step(h); err != nil {
		return err
	}
	return s.checkDisplacementError(h)
}

// predict works out the trajectory that the bodies would take under the predicted contact forces, which the tangents of the last step change for
// the motion of the bodies relative to constant velocity.
func (s *Simulation) predict(h float64) error {
	c := s.subcycle
	s.integrator.PlaceAccepted() // where a run that is taken up again begins
	s.readFrames(c.trajectory.From)
	c.trajectory.Duration = h
	for i := range c.states {
		c.states[i].base = c.states[i].Predicted
	}
	for _, i := range s.contactLoad.responsive {
		f := c.trajectory.From[i]
		f.Position = r3.Add(f.Position, r3.Scale(h, f.Velocity))
		f.Orientation = rotated(f.Orientation, r3.Scale(h, f.AngularVelocity))
		c.states[i].point = f
	}
	tolerance := 0.0
	if len(s.contactLoad.responsive) > 0 {
		tolerance = s.predictionTolerance()
	}
	if err := s.integrator.Predict(h, tolerance); err != nil {
		return exchangeError(h, err)
	}
	s.readFrames(c.trajectory.To)
	return nil
}

// predictionTolerance is that of the predicted velocities, m/s.
func (s *Simulation) predictionTolerance() float64 {
	return looseness * s.integrator.Options().Tolerance
}

// iterate repeats the step until the contact forces at its end stay the same.
func (s *Simulation) iterate(h float64) error {
	c := s.subcycle
	if err := s.saveStepStart(); err != nil {
		return err
	}
	for k := range c.MaxIterations {
		if k > 0 {
			s.relaxTrajectory(k)
			for i := range c.states {
				c.states[i].previousContact = c.states[i].Contact
			}
			if err := s.restoreStepStart(); err != nil {
				return err
			}
		}
		if err := s.advanceStaggered(h); err != nil {
			return err
		}
		if k > 0 && c.forceChange() <= c.Tolerance {
			return nil
		}
	}
	return &ExchangeError{Step: h, Cause: fmt.Sprintf("bodies and particles do not agree after %d iterations, the contact forces still change by %.3g of the largest",
		c.MaxIterations, c.forceChange())}
}

// forceChange is the largest change of a contact force since the iteration before, by the largest force.
func (c *subcycle) forceChange() float64 {
	var change, size float64
	for i := range c.states {
		f := &c.states[i]
		change = math.Max(change, r3.Norm(r3.Sub(f.Contact.Force, f.previousContact.Force)))
		size = math.Max(size, r3.Norm(f.Contact.Force))
	}
	if change == 0 {
		return 0
	}
	return change / size
}

// advanceStaggered takes the particles along the trajectory, and then the bodies under the contact forces.
func (s *Simulation) advanceStaggered(h float64) error {
	c, impulses := s.subcycle, s.contactLoad.impulses
	if err := timed(&s.phases.Drift, func() error { return s.advanceParticles(h) }); err != nil {
		return err
	}
	for i := range c.states {
		f := &c.states[i]
		f.base.Force = correctedForce(&f.Contact.Force, &f.Applied.Force, &f.Deficit.Force, &impulses[i].Force, h)
		f.base.Moment = correctedForce(&f.Contact.Moment, &f.Applied.Moment, &f.Deficit.Moment, &impulses[i].Moment, h)
		f.point = c.trajectory.To[i]
	}
	if err := timed(&s.phases.Bodies, func() error { return exchangeError(h, s.integrator.Step(h)) }); err != nil {
		return err
	}
	for i := range c.states {
		f := &c.states[i]
		f.Deficit.Force = impulseDeficit(&f.Deficit.Force, &impulses[i].Force, &f.Applied.Force, &f.evaluated.Force, h)
		f.Deficit.Moment = impulseDeficit(&f.Deficit.Moment, &impulses[i].Moment, &f.Applied.Moment, &f.evaluated.Moment, h)
		f.Applied = f.evaluated
	}
	return nil
}

// correctedForce is the contact force at the end of a step, plus what brings the trapezoidal rule of the forces at both ends to the impulse over the
// step and the deficit before it.
func correctedForce(contact, applied, deficit, impulse *r3.Vec, h float64) r3.Vec {
	return r3.Vec{
		X: contact.X + (deficit.X+impulse.X)/h - 0.5*(applied.X+contact.X),
		Y: contact.Y + (deficit.Y+impulse.Y)/h - 0.5*(applied.Y+contact.Y),
		Z: contact.Z + (deficit.Z+impulse.Z)/h - 0.5*(applied.Z+contact.Z),
	}
}

// impulseDeficit is what of the impulse over a step and the deficit before it the forces at both ends, by the trapezoidal rule, have not brought.
func impulseDeficit(deficit, impulse, before, after *r3.Vec, h float64) r3.Vec {
	return r3.Vec{
		X: deficit.X + impulse.X - 0.5*h*(before.X+after.X),
		Y: deficit.Y + impulse.Y - 0.5*h*(before.Y+after.Y),
		Z: deficit.Z + impulse.Z - 0.5*h*(before.Z+after.Z),
	}
}

// advanceParticles takes the particles along the trajectory, and completes the impulses by the trapezoidal rule.
func (s *Simulation) advanceParticles(h float64) error {
	c, k := s.subcycle, s.contactLoad
	if err := s.particles.AdvanceAlong(c.substeps, &c.trajectory, k.impulses, k.wrenches, k.tangents); err != nil {
		return err
	}
	k.updateTangents()
	copy(k.frames, c.trajectory.To)
	half := 0.5 * h / float64(c.substeps)
	for i := range k.wrenches {
		w, impulse, f := &k.wrenches[i], &k.impulses[i], &c.states[i]
		force, moment := r3.Add(f.Contact.Force, w.Force), r3.Add(f.Contact.Moment, w.Moment)
		impulse.Force, impulse.Moment = r3.Add(impulse.Force, r3.Scale(half, force)), r3.Add(impulse.Moment, r3.Scale(half, moment))
		// The moment of friction on a light body may alternate from step to step; the mean of two steps damps that.
		f.Predicted.Force, f.Predicted.Moment = w.Force, r3.Scale(0.5, moment)
		f.Contact = *w
	}
	return nil
}

func (s *Simulation) readFrames(dst []rigid.Frame) {
	for i, b := range s.contactLoad.carriers {
		dst[i] = s.bodies.Pose(b)
	}
}

// rotated is the orientation q rotated by the rotation vector v, rad, in world axes.
func rotated(q quat.Number, v r3.Vec) quat.Number {
	half := 0.5 * math.Sqrt(r3.Norm2(v))
	if half == 0 {
		return q
	}
	sin, cos := math.Sincos(half)
	f := 0.5 * sin / half
	return quat.Mul(quat.Number{Real: cos, Imag: f * v.X, Jmag: f * v.Y, Kmag: f * v.Z}, q)
}
