package coupling

// The books of contacts between bodies and walls: what they take from the bodies in the steps, by force times displacement, beside what they store and have lost.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/buffer"
	"gabion/internal/pool"
	"gabion/rigid"
)

// contactSums are the books of the contacts of bodies with walls and one another. A force works by the mean of what it is at both ends of a step, times the displacement in it:
// so the trapezoidal rule takes energy from the bodies, however long the step.
type contactSums struct {
	frames   []rigid.Frame  // at the end of the last step
	wrenches []rigid.Wrench // there, of the contacts on these
	taken    float64        // energy at the start, and what contacts have taken since, J
	known    float64        // what they stored and had lost where a state was saved, or before contacts were removed, J

	// Of the pass over the frames, and its arguments.
	addFrames func(worker, lo, hi int)
	parts     []contactPart // of the blocks of frames
	load      *contactLoad
	h         float64 // s
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

// contactPart is what a block of bodies adds.
type contactPart struct {
	taken float64 // J
	power float64 // at the end of the step, W
}

// framesInBlock is the number of frames in a block: some microseconds.
const framesInBlock = 256

// accumulate adds the step of h (s) that has just been done, and returns the power of the contacts on the bodies at its end, W.
func (c *contactSums) accumulate(s *Simulation, h float64) (power float64) {
	c.load, c.h = s.bodyContactLoad, h
	if c.addFrames == nil { // a function made in every step would be allocated
		c.addFrames = func(_, lo, hi int) { c.parts[lo/framesInBlock] = c.partOf(lo, hi) }
	}
	n := len(c.load.frames)
	c.parts = buffer.Resize(c.parts, pool.Blocks(n, framesInBlock))
	s.bodies.Pool().Range(n, framesInBlock, c.addFrames)
	for i := range c.parts {
		c.taken += c.parts[i].taken
		power += c.parts[i].power
	}
	return power
}

// partOf adds up a block of frames, and makes the forces there those at the start of the next step.
func (c *contactSums) partOf(lo, hi int) (part contactPart) {
	for i := lo; i < hi; i++ {
		was, is, to := &c.wrenches[i], &c.load.wrenches[i], &c.load.frames[i]
		if *was != (rigid.Wrench{}) || *is != (rigid.Wrench{}) { // most bodies touch nothing
			from, force := &c.frames[i], was.Plus(1, *is)
			way, turn := r3.Sub(to.Position, from.Position), r3.Add(to.AngularVelocity, from.AngularVelocity)
			part.taken -= 0.5 * (r3.Dot(force.Force, way) + 0.5*c.h*r3.Dot(force.Moment, turn))
			part.power += r3.Dot(is.Force, to.Velocity) + r3.Dot(is.Moment, to.AngularVelocity)
			*was = *is
		}
		c.frames[i] = *to
	}
	return part
}
