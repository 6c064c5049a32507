package coupling

// What results are made of is read off the engines once for each time reached, however many ask for it: on a GPU, and with many particles, each look is dear.

import (
	"gabion/dem"
	"gabion/rigid"
)

// observation is what has been read off at the time reached.
type observation struct {
	state     dem.State
	contacts  []dem.ContactState
	particles []rigid.Wrench // of the particles on each wall
	walls     []rigid.Wrench // of particles and bodies on each wall
	energy    dem.Energy     // of the particles
	audit     Audit
	bonds     []dem.BondForce
	broken    []dem.BrokenBond
	sums      []selectedSums // those that have been asked for at this time come first
	summed    int            // how many these are
	loads     []dem.PartLoad // room
	bodies    []float64      // temperatures of those that warm up, K
	habit     habit
	number    int // of observations before it

	hasState, hasContacts, hasBonds, hasParticles, hasWalls, hasEnergy, hasBroken, hasAudit, hasBodies bool
}

// selectedSums are the sums over a selection of particles.
type selectedSums struct {
	selection dem.Selection
	of        dem.Sums
}

// habit is what was asked last of the particles, which is likely to be asked again: energy, and sums over selections.
type habit struct {
	is bool
	of []dem.Selection
}

// foreseer is an engine that can work out at the end of steps on a GPU what is likely to be asked then.
type foreseer interface {
	Foresee(wanted bool, of []dem.Selection)
	Foreseen(of dem.Selection) bool
}

// LookForAudit reads off what an audit at the time reached needs of the particles.
func (s *Simulation) LookForAudit() {
	if s.particles == nil {
		return
	}
	s.particleEnergy()
	if s.contactLoad != nil {
		s.particleWrenches()
		s.SumOverAll()
	}
}

// mustRest has the particles be where the simulation is. It panics where steps are under way: what is still to be read off the particles is lost.
func (s *Simulation) mustRest() {
	if s.resident != nil && s.resident.underWay {
		panic("coupling: steps are under way, and the particles are not looked at before their end")
	}
	if s.HasGoneOn() {
		s.takeBack()
	}
}

// mustKnow is mustRest for what may have been foreseen.
func (s *Simulation) mustKnow(foreseen bool) {
	if !s.HasGoneOn() || !foreseen {
		s.mustRest()
	}
}

// discardObservation says that what has been read off is of the past. The memory stays in use.
func (s *Simulation) discardObservation() {
	o := &s.observed
	o.noteHabit()
	o.number++
	o.hasState, o.hasContacts, o.hasBonds, o.hasParticles, o.hasWalls, o.hasEnergy, o.hasBroken, o.hasAudit, o.hasBodies, o.summed = false, false, false, false, false, false, false, false, false, 0
}

// noteHabit notes what has been asked at this time, if anything has.
func (o *observation) noteHabit() {
	if o.summed == 0 && !o.hasEnergy {
		return
	}
	o.habit.is, o.habit.of = true, o.habit.of[:0]
	for i := range o.sums[:o.summed] {
		o.habit.of = append(o.habit.of, o.sums[i].selection)
	}
}

// Observation is the number of the observation that is read off now: another one after each step.
func (s *Simulation) Observation() int { return s.observed.number }

// State is the state of the particles in the order of their ids; empty without particles. It is shared, and good until the next step.
func (s *Simulation) State() *dem.State {
	o := &s.observed
	if s.particles != nil && !o.hasState {
		s.mustRest()
		s.particles.Snapshot(&o.state)
		o.hasState = true
	}
	return &o.state
}

// BodyTemperatures are those of the bodies that warm up, in the order of dem.Heat.Bodies, K. They are shared, and good until the next step.
func (s *Simulation) BodyTemperatures() []float64 {
	o := &s.observed
	if s.particles != nil && !o.hasBodies {
		s.mustRest()
		o.bodies, o.hasBodies = s.particles.BodyTemperatures(o.bodies[:0]), true
	}
	return o.bodies
}

// MeasureThere has something read off the particles where they are, by their engine.
func (s *Simulation) MeasureThere(measure func()) {
	s.mustRest()
	measure()
}

// SumOver is the sums over a selection of particles; nil without particles. They are shared, and good until the next step.
func (s *Simulation) SumOver(of dem.Selection) *dem.Sums {
	if s.particles == nil {
		return nil
	}
	o := &s.observed
	for i := range o.sums[:o.summed] {
		if r := &o.sums[i]; r.selection == of {
			return &r.of
		}
	}
	s.mustKnow(s.foreseen(of))
	if o.summed == len(o.sums) {
		o.sums = append(o.sums, selectedSums{})
	}
	r := &o.sums[o.summed]
	o.summed++
	r.selection = of
	s.particles.Sum(of, &r.of)
	return &r.of
}

// foreseen tells whether sums over a selection have been.
func (s *Simulation) foreseen(of dem.Selection) bool {
	f, ok := s.particles.(foreseer)
	return ok && f.Foreseen(of)
}

// SumOverAll is the sums over all particles, as SumOver.
func (s *Simulation) SumOverAll() *dem.Sums { return s.SumOver(dem.All()) }

// TakeState is State, which the caller keeps. It goes to the memory of room unless it has been read off before: then what is read off next does.
func (s *Simulation) TakeState(room dem.State) dem.State {
	o := &s.observed
	if !o.hasState && cap(room.Position) > cap(o.state.Position) {
		o.state, room = room, o.state
	}
	taken := *s.State()
	o.state, o.hasState = room, false
	return taken
}

// HoldState is TakeState where the state can be worked out later, see [dem.Holder]: nil where it cannot, or has been read off already.
func (s *Simulation) HoldState() (state func(*dem.State), bytes int64) {
	h, ok := s.particles.(dem.Holder)
	if !ok || s.observed.hasState {
		return nil, 0
	}
	s.mustRest()
	return h.Hold()
}

// Contacts are those of the particles, see [dem.Engine.Contacts]. They are shared, and good until the next step.
func (s *Simulation) Contacts() []dem.ContactState {
	o := &s.observed
	if s.particles != nil && !o.hasContacts {
		s.mustRest()
		o.contacts, o.hasContacts = s.particles.Contacts(o.contacts[:0]), true
	}
	return o.contacts
}

// BondForces are those of the bonds of the particles, see [dem.Engine.BondForces]. They are shared, and good until the next step.
func (s *Simulation) BondForces() []dem.BondForce {
	o := &s.observed
	if s.particles != nil && !o.hasBonds {
		s.mustRest()
		o.bonds, o.hasBonds = s.particles.BondForces(o.bonds[:0]), true
	}
	return o.bonds
}

// WallWrenches is what particles and bodies do to each surface that no body carries, about the origin of its carrier; nil where neither particles nor
// bodies touch any. Those of bodies [Simulation.ContactWrench] tells. It is shared, and good until the next step.
func (s *Simulation) WallWrenches() []rigid.Wrench {
	o := &s.observed
	if !o.hasWalls {
		o.walls = append(o.walls[:0], s.particleWrenches()...)
		if s.bodyContacts != nil {
			s.bodyContacts.AddWallWrenches(o.walls)
		}
		o.hasWalls = true
	}
	return o.walls
}

// particleWrenches is what the particles do to each wall.
func (s *Simulation) particleWrenches() []rigid.Wrench {
	o := &s.observed
	switch {
	case s.particles == nil:
		if len(o.particles) != len(s.surfaces) {
			o.particles = make([]rigid.Wrench, len(s.surfaces))
		}
	case !o.hasParticles:
		s.mustKnow(true) // no surface without a carrier is there to push then
		o.particles, o.hasParticles = s.particles.WallWrenches(o.particles), true
	}
	return o.particles
}

// particleEnergy is the energy of the particles.
func (s *Simulation) particleEnergy() dem.Energy {
	o := &s.observed
	if !o.hasEnergy {
		s.mustKnow(true)
		o.energy, o.hasEnergy = s.particles.Energy(), true
	}
	return o.energy
}

// BrokenBonds are the bonds between particles that have broken so far, by time. They are shared, and good until the next step.
func (s *Simulation) BrokenBonds() []dem.BrokenBond {
	o := &s.observed
	if s.particles != nil && !o.hasBroken {
		s.mustKnow(true) // there are no bonds then
		o.broken, o.hasBroken = s.particles.Broken(o.broken[:0]), true
	}
	return o.broken
}

// PartLoads are what particles and bodies have done to the parts of a surface in a window, see [dem.LoadRecorder]; nil of one that is not recorded. They are good until
// the next call and the next step.
func (s *Simulation) PartLoads(surface int, in dem.LoadWindow) (loads []dem.PartLoad) {
	if recorder, ok := s.particles.(dem.LoadRecorder); ok {
		loads = recorder.PartLoads(surface, in)
	}
	if s.bodyContacts == nil {
		return loads
	}
	bodies := s.bodyContacts.PartLoads(surface, in)
	if loads == nil {
		return bodies
	}
	all := append(s.observed.loads[:0], loads...)
	for k := range bodies {
		all[k].Include(&bodies[k])
	}
	s.observed.loads = all
	return all
}

// BeginLoads begins a window anew in which what is done to surfaces is added up.
func (s *Simulation) BeginLoads(window dem.LoadWindow) {
	if recorder, ok := s.particles.(dem.LoadRecorder); ok {
		recorder.BeginLoads(window)
	}
	if s.bodyContacts != nil {
		s.bodyContacts.BeginLoads(window)
	}
}
