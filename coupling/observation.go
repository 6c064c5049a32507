package coupling

// What results are made of is read off the engines once for each time reached, however many ask for it: on a GPU, and with many grains, each look is dear.

import (
	"gabion/dem"
	"gabion/rigid"
)

// observation is what has been read off at the time reached.
type observation struct {
	state    dem.State
	contacts []dem.ContactState
	grains   []rigid.Wrench // of the grains on each surface
	surfaces []rigid.Wrench // of grains and bodies on each surface
	energy   dem.Energy     // of the grains

	hasState, hasContacts, hasGrains, hasSurfaces, hasEnergy bool
}

// moved says that what has been read off is of the past. The memory stays in use.
func (s *Simulation) moved() {
	o := &s.seen
	o.hasState, o.hasContacts, o.hasGrains, o.hasSurfaces, o.hasEnergy = false, false, false, false, false
}

// State is the state of the grains in the order of their ids; empty without grains. It is shared, and good until the next step.
func (s *Simulation) State() *dem.State {
	o := &s.seen
	if s.grains != nil && !o.hasState {
		s.grains.Snapshot(&o.state)
		o.hasState = true
	}
	return &o.state
}

// Contacts are those of the grains, see [dem.Engine.Contacts]. They are shared, and good until the next step.
func (s *Simulation) Contacts() []dem.ContactState {
	o := &s.seen
	if s.grains != nil && !o.hasContacts {
		o.contacts, o.hasContacts = s.grains.Contacts(o.contacts[:0]), true
	}
	return o.contacts
}

// SurfaceWrenches is what grains and bodies do to each surface, about the origin of its carrier, and what grains alone do to those of bodies, whose whole
// load [Simulation.ContactOn] tells. It is shared, and good until the next step.
func (s *Simulation) SurfaceWrenches() []rigid.Wrench {
	o := &s.seen
	if !o.hasSurfaces {
		o.surfaces = append(o.surfaces[:0], s.grainWrenches()...)
		if s.walls != nil {
			s.walls.AddWallWrenches(o.surfaces)
		}
		o.hasSurfaces = true
	}
	return o.surfaces
}

// grainWrenches is what the grains do to each surface.
func (s *Simulation) grainWrenches() []rigid.Wrench {
	o := &s.seen
	switch {
	case s.grains == nil:
		if len(o.grains) != len(s.surfaces) {
			o.grains = make([]rigid.Wrench, len(s.surfaces))
		}
	case !o.hasGrains:
		o.grains, o.hasGrains = s.grains.SurfaceWrenches(o.grains), true
	}
	return o.grains
}

// grainEnergy is the energy of the grains.
func (s *Simulation) grainEnergy() dem.Energy {
	o := &s.seen
	if !o.hasEnergy {
		o.energy, o.hasEnergy = s.grains.Energy(), true
	}
	return o.energy
}
