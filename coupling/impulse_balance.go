package coupling

// The impulse balance of a sub-cycled scheme: what the particles give to the bodies and what the bodies receive, added up independently of the
// scheme's own deficits.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// startImpulses begins the balance at the state reached.
func (c *contactLoad) startImpulses() {
	for i := range c.states {
		c.states[i].Given, c.states[i].Received = rigid.Wrench{}, rigid.Wrench{}
	}
	c.readForces()
}

// readForces makes the forces at the time reached those at the start of the next step to be added up.
func (c *contactLoad) readForces() {
	for i := range c.states {
		c.states[i].accounted = c.states[i].evaluated
	}
}

// accumulateImpulses adds the step of h (s) that has just been done: forces by the trapezoidal rule.
func (c *contactLoad) accumulateImpulses(h float64) {
	for i := range c.states {
		f := &c.states[i]
		impulse, before, now := &c.impulses[i], &f.accounted, &f.evaluated
		f.Given.Force, f.Given.Moment = r3.Add(f.Given.Force, impulse.Force), r3.Add(f.Given.Moment, impulse.Moment)
		f.Received.Force = r3.Add(f.Received.Force, r3.Scale(h/2, r3.Add(before.Force, now.Force)))
		f.Received.Moment = r3.Add(f.Received.Moment, r3.Scale(h/2, r3.Add(before.Moment, now.Moment)))
		f.accounted = *now
	}
}

// ImpulseDeficit is the impulse that particles have given for a body and that it has not received yet, about its centre of mass, N s and N m s. It is zero
// but in a sub-cycled scheme.
func (s *Simulation) ImpulseDeficit(body int) rigid.Wrench {
	if s.subcycle != nil {
		if i, found := s.contactLoad.frameOf[body]; found {
			return s.subcycle.states[i].Deficit
		}
	}
	return rigid.Wrench{}
}

// impulseSums are the deficits of all bodies about the world's origin, and what is missing of the impulses given when these are added to those received.
func (s *Simulation) impulseSums() (deficit, missing rigid.Wrench) {
	for i := range s.subcycle.states {
		f := &s.subcycle.states[i]
		at := s.bodies.Pose(s.contactLoad.carriers[i]).Position
		deficit = deficit.Plus(1, about(at, f.Deficit))
		missing = missing.Plus(1, about(at, f.Given.Plus(-1, f.Received).Plus(-1, f.Deficit)))
	}
	return deficit, missing
}

// about is the wrench w, whose origin is at p, about the world's origin.
func about(p r3.Vec, w rigid.Wrench) rigid.Wrench {
	return rigid.Wrench{Force: w.Force, Moment: r3.Add(w.Moment, r3.Cross(p, w.Force))}
}
