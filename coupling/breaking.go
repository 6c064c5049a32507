package coupling

// Springs and ropes that break, and the contact of their strands.

import (
	"slices"

	"gabion/internal/pool"
	"gabion/mbd"
)

// Strand is a surface that is removed when a spring-damper or a running rope breaks.
type Strand struct {
	Surface int // of the engine
	Spring  int // force element of the bodies
}

// breakableSpring is a spring that can break, and the strands that go with it.
type breakableSpring struct {
	spring   mbd.Breakable
	surfaces []int
	released bool
}

// findBreakableSprings lists the springs that can break, in their order.
func (s *Simulation) findBreakableSprings(strands []Strand) {
	if s.bodies == nil {
		return
	}
	surfaces := map[int][]int{}
	for _, x := range strands {
		surfaces[x.Spring] = append(surfaces[x.Spring], x.Surface)
	}
	for i := range s.bodies.ForceElements() {
		if f := s.bodies.Breakable(i); f != nil {
			s.breakable = append(s.breakable, breakableSpring{spring: f, surfaces: surfaces[i]})
		}
	}
	s.bindBreaks()
}

// releaseBrokenStrands removes the strands of springs that have broken in the last step. The elastic energy of their contacts is lost.
func (s *Simulation) releaseBrokenStrands() error {
	if !s.strandsBroke() {
		return nil
	}
	before := s.contactEnergy()
	s.sums.contacts.know(s)
	if err := s.removeBrokenStrands(); err != nil {
		return err
	}
	if err := s.enableContact(); err != nil {
		return err
	}
	s.sums.released += before - s.contactEnergy()
	s.sums.readPowers(s)
	s.sums.contacts.rebase(s)
	return nil
}

// springsInBlock is the number of springs that a worker looks at at a time: some microseconds.
const springsInBlock = 512

// anyBroke tells whether springs have broken since the last step.
func (s *Simulation) anyBroke() bool {
	s.bodies.Pool().Range(len(s.breakable), springsInBlock, s.lookForBreaks)
	return slices.Contains(s.broke, true)
}

// bindBreaks makes the loop of anyBroke once, because a function made in a step would be allocated.
func (s *Simulation) bindBreaks() {
	s.broke = make([]bool, pool.Blocks(len(s.breakable), springsInBlock))
	s.lookForBreaks = func(_, lo, hi int) {
		s.broke[lo/springsInBlock] = slices.ContainsFunc(s.breakable[lo:hi], func(b breakableSpring) bool { return !b.released && b.spring.Broken(s.bodies) })
	}
}

// strandsBroke tells whether springs with strands have broken since the last step, and counts springs without.
func (s *Simulation) strandsBroke() bool {
	if len(s.breakable) == 0 || !s.anyBroke() {
		return false
	}
	for i := range s.breakable {
		b := &s.breakable[i]
		if !b.released && b.spring.Broken(s.bodies) {
			if len(b.surfaces) > 0 {
				return true
			}
			b.released = true
			s.brokenSprings++
		}
	}
	return false
}

// contactEnergy is the elastic energy of all contacts, J.
func (s *Simulation) contactEnergy() (energy float64) {
	if s.particles != nil {
		energy = s.particles.Energy().Elastic
	}
	if s.bodyContacts != nil {
		energy += s.bodyContacts.Energy().Elastic
	}
	return energy
}

// removeBrokenStrands removes the strands of all broken springs.
func (s *Simulation) removeBrokenStrands() error {
	s.discardObservation()
	for i := range s.breakable {
		b := &s.breakable[i]
		if b.released || !b.spring.Broken(s.bodies) {
			continue
		}
		b.released = true
		s.brokenSprings++
		for _, surface := range b.surfaces {
			if s.particles != nil {
				if err := s.particles.Remove(surface); err != nil {
					return err
				}
			}
			if s.bodyContacts != nil {
				s.bodyContacts.Remove(surface)
			}
		}
	}
	return nil
}

// BrokenSprings is the number of springs and ropes that have broken so far.
func (s *Simulation) BrokenSprings() int { return s.brokenSprings }
