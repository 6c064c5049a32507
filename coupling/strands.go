package coupling

// Strands that break with their springs.

import "gabion/mbd"

// Strand is a surface that is there as long as a spring-damper holds.
type Strand struct {
	Surface int // of the engine
	Spring  int // force element of the bodies
}

// breakable is a spring that can break, and the strands that go with it.
type breakable struct {
	spring   *mbd.SpringDamper
	surfaces []int
	gone     bool
}

// findBreakable lists the springs that can break, in their order.
func (s *Simulation) findBreakable(strands []Strand) {
	if s.bodies == nil {
		return
	}
	surfaces := map[int][]int{}
	for _, x := range strands {
		surfaces[x.Spring] = append(surfaces[x.Spring], x.Surface)
	}
	for i := range s.bodies.ForceElements() {
		if f, ok := s.bodies.Force(i).(*mbd.SpringDamper); ok && f.Breaking != nil {
			s.breakable = append(s.breakable, breakable{spring: f, surfaces: surfaces[i]})
		}
	}
}

// sever takes the strands of springs that have broken in the last step away from contact. What pressed against them is free, and the energy of
// those contacts lost.
func (s *Simulation) sever() error {
	if !s.tears() {
		return nil
	}
	before := s.pressed()
	if err := s.remove(); err != nil {
		return err
	}
	if err := s.meet(); err != nil {
		return err
	}
	s.books.torn += before - s.pressed()
	s.books.look(s)
	return nil
}

// tears tells whether springs with strands have broken since the last look.
func (s *Simulation) tears() bool {
	for i := range s.breakable {
		b := &s.breakable[i]
		if !b.gone && b.spring.Broken(s.bodies) {
			if len(b.surfaces) > 0 {
				return true
			}
			b.gone = true
			s.broken++
		}
	}
	return false
}

// pressed is the elastic energy of all contacts, J.
func (s *Simulation) pressed() (energy float64) {
	if s.particles != nil {
		energy = s.particles.Energy().Elastic
	}
	if s.walls != nil {
		energy += s.walls.Energy().Elastic
	}
	return energy
}

// remove takes the strands of broken springs away.
func (s *Simulation) remove() error {
	s.moved()
	for i := range s.breakable {
		b := &s.breakable[i]
		if b.gone || !b.spring.Broken(s.bodies) {
			continue
		}
		b.gone = true
		s.broken++
		for _, surface := range b.surfaces {
			if s.particles != nil {
				if err := s.particles.Remove(surface); err != nil {
					return err
				}
			}
			if s.walls != nil {
				s.walls.Remove(surface)
			}
		}
	}
	return nil
}

// Broken is the number of springs that have broken so far.
func (s *Simulation) Broken() int { return s.broken }
