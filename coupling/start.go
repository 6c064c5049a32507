package coupling

// The start: bodies, particles and walls that touch from the beginning feel each other from the beginning.

import (
	"gabion/rigid"
)

// meet lets particles, walls and bodies act on each other where they are, in a step of no length, and makes the accelerations of the bodies follow. Without
// it the first half of the first step would know nothing of contacts that are there at the start, nor would the books.
func (s *Simulation) meet() error {
	s.moved()
	if s.contact != nil {
		if err := s.particles.Drift(0); err != nil {
			return err
		}
		s.contact.live = true
		if s.cycle != nil {
			if err := s.meetCycled(); err != nil {
				return err
			}
		}
	}
	if s.walls != nil {
		s.walls.Drift(s.time, 0)
		s.impact.live = true
	}
	if s.contact == nil && s.walls == nil {
		return nil
	}
	if err := s.integrator.Initialize(); err != nil {
		return err
	}
	if s.contact != nil {
		if err := s.particles.Commit(); err != nil {
			return err
		}
	}
	if s.walls != nil {
		return s.walls.Commit()
	}
	return nil
}

// meetCycled offers the bodies the forces at the start.
func (s *Simulation) meetCycled() error {
	c, k := s.cycle, s.contact
	s.readFrames(c.path.To)
	copy(k.frames, c.path.To)
	if err := s.particles.Contact(k.frames, k.wrenches, k.tangents); err != nil {
		return err
	}
	for _, w := range [][]rigid.Wrench{c.end, c.expected, c.applied, c.offer} {
		copy(w, k.wrenches)
	}
	c.response.learn(k)
	c.response.set(c.offer, c.path.To)
	return nil
}

// part lets nothing touch the bodies until they meet again.
func (s *Simulation) part() {
	for _, c := range [2]*contactLoad{s.contact, s.impact} {
		if c != nil {
			c.live = false
		}
	}
}
