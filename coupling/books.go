package coupling

// Keeping the books: works and losses are summed up in every step, the rest is read off the state when somebody asks.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/mbd"
	"gabion/rigid"
)

// books sums up powers of the bodies over the steps by the trapezoidal rule; the engine sums up those of the particles itself.
type books struct {
	start  Audit
	powers mbd.Powers // at the end of the last step
	sums   mbd.Powers // J, not W
	hit    float64    // power of walls and other bodies on bodies at the end of the last step, W
	hits   float64    // the same summed up, J
	torn   float64    // lost by contacts with strands that broke, J
	ledger *ledger    // of a sub-cycled scheme, else nil
}

func (b *books) open(s *Simulation) {
	if s.cycle != nil {
		b.ledger = newLedger(len(s.contact.carriers))
	}
	b.look(s)
	b.fill(s, &b.start)
}

// look reads the powers at the time reached.
func (b *books) look(s *Simulation) {
	if s.bodies != nil {
		b.powers = s.bodies.Powers()
	}
	if s.impact != nil {
		b.hit = s.impact.power()
	}
	if b.ledger != nil {
		b.ledger.look(s.contact)
	}
}

// enter adds the step of h (s) that has just been done.
func (b *books) enter(s *Simulation, h float64) {
	if s.bodies == nil {
		return
	}
	p := s.bodies.Powers()
	mean := func(a, b float64) float64 { return h * (a + b) / 2 }
	b.sums.Dissipated += mean(b.powers.Dissipated, p.Dissipated)
	b.sums.Applied += mean(b.powers.Applied, p.Applied)
	b.sums.Drivers += mean(b.powers.Drivers, p.Drivers)
	b.sums.Loads += mean(b.powers.Loads, p.Loads)
	b.powers = p
	if s.impact != nil {
		hit := s.impact.power()
		b.hits += mean(b.hit, hit)
		b.hit = hit
	}
	if b.ledger != nil {
		b.ledger.enter(s.contact, h)
	}
}

// Audit returns the account at the time reached.
func (s *Simulation) Audit() Audit {
	var a Audit
	s.books.fill(s, &a)
	a.balance(&s.books.start)
	left := s.exchange()
	a.ForceResidual, a.MomentResidual = r3.Norm(left.Force), r3.Norm(left.Moment)
	if s.cycle != nil {
		owed, missing := s.books.ledger.settle(s)
		a.ImpulseOwed, a.AngularOwed = r3.Norm(owed.Force), r3.Norm(owed.Moment)
		a.ImpulseResidual, a.AngularResidual = r3.Norm(missing.Force), r3.Norm(missing.Moment)
	}
	return a
}

func (b *books) fill(s *Simulation, a *Audit) {
	a.Time, a.Step = s.time, s.last
	if s.bodies != nil {
		e := s.bodies.Energies()
		a.BodyKinetic, a.BodyPotential, a.Springs = e.Kinetic, e.Gravity, e.Elastic
		a.Dampers, a.Yielding, a.Brakes, a.Breaking = b.sums.Dissipated, e.Yielded, e.Braked, e.Broken+b.torn
		a.DriverWork = b.sums.Applied + b.sums.Drivers
		if s.contact == nil && s.impact == nil { // the loads are forces of the model
			a.DriverWork += b.sums.Loads
		} else {
			a.BodiesFromParticle = b.sums.Loads
		}
	}
	if s.particles != nil {
		e := s.particleEnergy()
		a.ParticleKinetic, a.ParticleRotational, a.ParticlePotential = e.Kinetic, e.Rotational, e.Potential
		a.ContactElastic = e.Elastic
		a.ContactDamping, a.Friction, a.Rolling, a.LocalDamping, a.Drag = e.Damping, e.Friction, e.Rolling, e.Local, e.Drag
		a.WallWork, a.ParticlesFromBody = e.Work, e.Exchange
		a.FlowIn, a.FlowOut, a.FlowPeriodic = e.In, e.Out, e.Periodic
	}
	if s.walls != nil {
		e := s.walls.Energy()
		a.ContactElastic += e.Elastic
		a.ContactDamping += e.Damping
		a.Friction += e.Friction
		a.Rolling += e.Rolling
		a.WallWork += e.Work
		a.BodiesFromParticle -= b.hits
	}
}

// exchange is the sum of all contact forces, and of their moments about the world's origin, on particles, walls and bodies. Forces
// between particles cancel, and what the particles do to a surface is the negative of what it does to them: the sum is zero to rounding.
func (s *Simulation) exchange() (sum rigid.Wrench) {
	if s.contact == nil {
		return sum
	}
	for i, w := range s.contact.wrenches {
		sum = sum.Plus(1, about(s.contact.frames[i].Position, w))
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
	state := s.State()
	for i, f := range state.Force {
		sum = sum.Plus(1, about(state.Position[i], rigid.Wrench{Force: f, Moment: state.Torque[i]}))
	}
	return sum
}
