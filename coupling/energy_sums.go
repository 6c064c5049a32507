package coupling

// The energy audit: works and losses are added up in every step, energies are read off the state when an audit is asked for.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/mbd"
	"gabion/rigid"
)

// energySums adds up the powers of the bodies over the steps by the trapezoidal rule; the engine adds up those of the particles.
type energySums struct {
	initial      Audit
	powers       mbd.Powers // at the end of the last step
	works        mbd.Powers // since the start, J
	contactPower float64    // of walls and other bodies on bodies at the end of the last step, W
	contactWork  float64    // since the start, J
	released     float64    // elastic energy of contacts with strands that broke, J
	numerical    float64    // numerical dissipation since the start, J
	lines        lineSums
	contacts     contactSums
}

// lineSums are the books of spring-dampers.
type lineSums struct {
	states []mbd.LineForceState // at the end of the last step
	taken  float64              // energy at the start, and what they have taken since, J
	known  float64              // what they stored and had lost where a state was saved, J
	behind bool                 // the states are those before steps that a GPU has made
}

// missing is what springs have taken beyond what they store and have lost, J: an error of the steps.
func (l *lineSums) missing(s *Simulation) float64 { return l.taken - s.bodies.LineEnergy() }

// read makes the forces at the placement those at the start of the next step.
func (l *lineSums) read(s *Simulation) {
	if s.bodies != nil {
		l.states, l.behind = s.bodies.LineForceStates(l.states), false
	}
}

// power is what the dampers take at the start of the next step, W.
func (l *lineSums) power() (sum float64) {
	for i := range l.states {
		sum += l.states[i].Power
	}
	return sum
}

// catchUp reads the states where a GPU has made the last steps.
func (l *lineSums) catchUp(s *Simulation) {
	if l.behind {
		l.read(s)
	}
}

// know notes the energy of a state that is saved, for which rebase takes that of other coefficients.
func (l *lineSums) know(s *Simulation) {
	if s.bodies != nil {
		l.known = s.bodies.LineEnergy()
	}
}

func (l *lineSums) rebase(s *Simulation) {
	if s.bodies != nil {
		l.taken += s.bodies.LineEnergy() - l.known
		l.read(s)
	}
}

// start begins the audit at the state reached.
func (e *energySums) start(s *Simulation) {
	s.observed.hasAudit = false
	if s.contactLoad != nil {
		s.contactLoad.startImpulses()
	}
	e.readPowers(s)
	e.lines.taken, e.lines.known = 0, 0
	e.lines.rebase(s)
	e.contacts.taken, e.contacts.known = 0, 0
	e.contacts.rebase(s)
	e.fill(s, &e.initial)
}

// readPowers makes the powers at the time reached those at the start of the next step to be added up.
func (e *energySums) readPowers(s *Simulation) {
	if s.bodies != nil {
		e.powers = s.bodies.Powers()
		e.lines.read(s)
		e.powers.Dissipated += e.lines.power()
	}
	if s.bodyContactLoad != nil {
		e.contactPower = s.bodyContactLoad.power()
		e.contacts.read(s)
	}
	if s.contactLoad != nil {
		s.contactLoad.readForces()
	}
}

// accumulate adds the step of h (s) that has just been done.
func (e *energySums) accumulate(s *Simulation, h float64) {
	if s.bodies == nil {
		return
	}
	p := s.bodies.Powers()
	p.Dissipated += e.accumulateErrors(s, h)
	work := func(before, after float64) float64 { return h * (before + after) / 2 }
	e.works.Dissipated += work(e.powers.Dissipated, p.Dissipated)
	e.works.Applied += work(e.powers.Applied, p.Applied)
	e.works.Drivers += work(e.powers.Drivers, p.Drivers) + s.integrator.JumpWork()
	e.works.Loads += work(e.powers.Loads, p.Loads)
	e.works.Fluid += work(e.powers.Fluid, p.Fluid)
	e.powers = p
	if s.bodyContactLoad != nil {
		power := e.contacts.accumulate(s, h)
		e.contactWork += work(e.contactPower, power)
		e.contactPower = power
	}
	if s.contactLoad != nil {
		s.contactLoad.accumulateImpulses(h)
	}
}

// accumulateErrors adds what the step of h (s) that has just been done takes by its numerical damping, and what spring-dampers take in it. It returns the power of the
// dampers at its end, W.
func (e *energySums) accumulateErrors(s *Simulation, h float64) (power float64) {
	lines := s.bodies.LineWorks(e.lines.states, h)
	e.lines.taken += lines.Taken
	if s.integrator.State().LastStep == 0 { // it begins anew with forces without what has broken
		e.lines.read(s)
	}
	e.works.Dissipated += lines.Damped
	e.numerical += s.integrator.NumericalDissipation()
	return lines.Power
}

// Audit returns the balances of energy, force and impulse at the time reached. It is made once for each time.
func (s *Simulation) Audit() Audit {
	o := &s.observed
	if !o.hasAudit {
		o.audit, o.hasAudit = s.makeAudit(), true
	}
	return o.audit
}

func (s *Simulation) makeAudit() (a Audit) {
	s.sums.fill(s, &a)
	a.balance(&s.sums.initial)
	force := s.contactBalance()
	a.ForceResidual, a.MomentResidual = r3.Norm(force.Force), r3.Norm(force.Moment)
	if s.subcycle != nil {
		deficit, missing := s.impulseSums()
		a.ImpulseDeficit, a.AngularDeficit = r3.Norm(deficit.Force), r3.Norm(deficit.Moment)
		a.ImpulseResidual, a.AngularResidual = r3.Norm(missing.Force), r3.Norm(missing.Moment)
	}
	return a
}

// fill reads off the energies at the time reached, with the works so far.
func (e *energySums) fill(s *Simulation, a *Audit) {
	a.Time, a.Step = s.time, s.lastStep
	if s.bodies != nil {
		now := s.bodies.Energies()
		a.BodyKinetic, a.BodyPotential, a.Springs = now.Kinetic, now.Gravity, now.Elastic
		a.Dampers, a.Yielding, a.Brakes, a.Breaking = e.works.Dissipated+now.Damped, now.Yielded, now.Braked, now.Broken+e.released
		a.Ropes = now.Sliding
		a.NumericalDissipation, a.ForceIntegration = e.numerical, e.lines.missing(s)+e.contacts.missing(s)
		a.AppliedWork, a.FluidWork = e.works.Applied+e.works.Drivers, e.works.Fluid
		if s.contactLoad == nil && s.bodyContactLoad == nil { // the loads are forces of the model
			a.AppliedWork += e.works.Loads
		} else {
			a.WorkOnBodies = e.works.Loads
		}
	}
	if s.particles != nil {
		now := s.particleEnergy()
		a.ParticleKinetic, a.ParticleRotational, a.ParticlePotential = now.Kinetic, now.Rotational, now.Potential
		a.ContactElastic = now.Elastic
		a.ContactDamping, a.Friction, a.Rolling, a.Parting, a.LocalDamping, a.Drag = now.Damping, now.Friction, now.Rolling, now.Parting, now.Local, now.Drag
		a.ContactYielding = now.Yielding
		a.Heat, a.HeatBodies, a.HeatMade, a.HeatWalls, a.HeatAround = now.Heat, now.HeatBodies, now.HeatMade, now.HeatWalls, now.HeatAround
		a.Bonds, a.BondDamping, a.Pairs = now.Bonds, now.Bonding, now.Pairs
		a.Breaking += now.Breaking
		a.WallWork, a.WorkOnParticles, a.Attracted, a.BathWork, a.CellWork, a.ExpansionWork = now.Work, now.Exchange, now.Attracted, now.Bath, now.Cell, now.Expansion
		a.FlowIn, a.FlowOut, a.FlowPeriodic = now.In, now.Out, now.Periodic
	}
	if s.bodyContacts != nil {
		now := s.bodyContacts.Energy()
		a.ContactElastic += now.Elastic
		a.ContactDamping += now.Damping
		a.Friction += now.Friction
		a.Rolling += now.Rolling
		a.Parting += now.Parting
		a.ContactYielding += now.Yielding
		a.Patches = now.Patches
		a.WallWork += now.Work
		a.WorkOnBodies -= e.contactWork
	}
	a.ServoWork = s.servos.work()
	a.WallWork -= a.ServoWork
}

// contactBalance is the sum of all contact forces, and of their moments about the world's origin, on particles, walls and bodies. Forces
// between particles cancel, and what the particles do to a surface is the negative of what it does to them: the sum is zero to rounding.
func (s *Simulation) contactBalance() (sum rigid.Wrench) {
	if s.contactLoad == nil {
		return sum
	}
	for i, w := range s.contactLoad.wrenches {
		sum = sum.Plus(1, about(s.contactLoad.frames[i].Position, w))
	}
	wrenches := s.particleWrenches()
	for i := range s.surfaces {
		var origin r3.Vec
		switch c := s.surfaces[i].Carrier.(type) {
		case dem.Attached, dem.Strand:
			continue
		case dem.Driven:
			origin = c.Motion.At(s.time).Position
		}
		sum = sum.Plus(1, about(origin, wrenches[i]))
	}
	all := s.SumOverAll()
	return sum.Plus(1, rigid.Wrench{Force: all.Force, Moment: all.Moment})
}
