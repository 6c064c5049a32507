package coupling

// The books of contacts between bodies and walls: what they take from the bodies in the steps, by force times displacement, beside what they store and have lost.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// contactSums are the books of the contacts of bodies with walls and one another. A force works by the mean of what it is at both ends of a step, times the displacement in it:
// so the trapezoidal rule takes energy from the bodies, however long the step.
type contactSums struct {
	frames   []rigid.Frame  // at the end of the last step
	wrenches []rigid.Wrench // there, of the contacts on these
	taken    float64        // energy at the start, and what contacts have taken since, J
	known    float64        // what they stored and had lost where a state was saved, or before contacts were removed, J
}

// hold is what contacts store and have lost, less what walls have done to them, J.
func (c *contactSums) hold(s *Simulation) float64 {
	if s.bodyContacts == nil {
		return 0
	}
	e := s.bodyContacts.Energy()
	return e.Elastic + e.Damping + e.Friction + e.Rolling + e.Parting + e.Yielding + e.Patches - e.Work
}

// missing is what contacts have taken beyond what they hold, J: an error of the steps.
func (c *contactSums) missing(s *Simulation) float64 { return c.taken - c.hold(s) }

// read makes the forces at the time reached those at the start of the next step.
func (c *contactSums) read(s *Simulation) {
	if k := s.bodyContactLoad; k != nil {
		c.frames, c.wrenches = append(c.frames[:0], k.frames...), append(c.wrenches[:0], k.wrenches...)
	}
}

// know notes what contacts hold, from which rebase goes on without a step; the forces are read with the powers.
func (c *contactSums) know(s *Simulation) { c.known = c.hold(s) }

func (c *contactSums) rebase(s *Simulation) { c.taken += c.hold(s) - c.known }

// accumulate adds the step of h (s) that has just been done.
func (c *contactSums) accumulate(s *Simulation, h float64) {
	k := s.bodyContactLoad
	if k == nil {
		return
	}
	for i := range k.frames {
		if c.wrenches[i] == (rigid.Wrench{}) && k.wrenches[i] == (rigid.Wrench{}) { // most bodies touch nothing
			continue
		}
		from, to, force := &c.frames[i], &k.frames[i], c.wrenches[i].Plus(1, k.wrenches[i])
		way, turn := r3.Sub(to.Position, from.Position), r3.Add(to.AngularVelocity, from.AngularVelocity)
		c.taken -= 0.5 * (r3.Dot(force.Force, way) + 0.5*h*r3.Dot(force.Moment, turn))
	}
	c.read(s)
}
