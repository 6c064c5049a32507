package coupling

// The audit: where the energy is, where it went, and whether the impulses of the particles arrived at the bodies.

import (
	"math"

	"gabion/dem"
)

// Audit holds the balances of a run at one time. Energies in J; losses and works are sums since the start.
type Audit struct {
	Time float64 // s

	BodyKinetic        float64
	BodyPotential      float64 // of bodies in gravity
	Springs            float64 // elastic energy of force elements
	ParticleKinetic    float64 // of translation
	ParticleRotational float64
	ParticlePotential  float64 // of particles in gravity
	ContactElastic     float64
	Bonds              float64 // elastic energy of bonds between particles
	Pairs              float64 // energy of the pair potentials of particles

	Dampers              float64 // lost in dampers of force elements
	Yielding             float64 // lost in wires that yielded
	Brakes               float64 // lost in brakes of ropes
	Breaking             float64 // lost with springs and bonds that broke, and with contacts on their strands
	Ropes                float64 // lost in friction of ropes at their shackles and sheaves
	ContactDamping       float64 // lost in dashpots of contacts
	Friction             float64 // lost in sliding
	Rolling              float64 // lost in rolling resistance
	Parting              float64 // lost where partners came apart that had held together over a gap
	ContactYielding      float64 // lost where contacts have yielded
	BondDamping          float64 // lost in dashpots of bonds between particles
	Patches              float64 // lost where contact points of bodies split, merge and change their shares of a patch; below 0, gained: an error of the geometry of contact
	LocalDamping         float64 // lost in Cundall's local damping
	Drag                 float64 // lost to the fluid
	NumericalDissipation float64 // lost by the damping of the bodies' integrator
	ForceIntegration     float64 // taken by spring-dampers, and contacts of bodies, over the steps beyond what they store and have lost; below 0, given: an error of the steps
	WallWork             float64 // done by walls on the particles, but for what servos have moved them
	ServoWork            float64 // done by servo walls
	FluidWork            float64 // done by the fluid's pressure on the bodies
	CellWork             float64 // done by the deformation of a periodic cell
	Attracted            float64 // done by the gravity of the particles on one another
	BathWork             float64 // done by the thermostat on the particles
	ExpansionWork        float64 // done by the heat that lets particles grow against what they touch
	AppliedWork          float64 // done by drivers and applied forces on the bodies
	WorkOnBodies         float64 // done by particles on bodies
	WorkOnParticles      float64 // done by bodies on particles; the negative of the former but for the error of the time step

	FlowIn, FlowOut dem.Flow // what particles brought through inlets, and took through outlets
	FlowPeriodic    float64  // potential energy that particles gained by coming back at the other side of a periodic domain

	Heat         float64 // in particles with a temperature, counted from 0 K
	HeatBodies   float64 // that bodies which warm up have received
	HeatMade     float64 // that contacts of particles have made of what they lost
	HeatWalls    float64 // that particles have received from surfaces that keep their temperature
	HeatAround   float64 // that particles and bodies which warm up have received by convection and radiation
	HeatResidual float64 // what is missing: heat now, and what bodies have received, - made - received - brought in + taken out - heat at the start

	Residual       float64 // what there is beyond what there was, negative where energy is missing: energy now + losses - works - flows - energy at the start
	EnergyScale    float64 // to judge the residual by: see energyScale
	ForceResidual  float64 // N, size of the sum of all forces of surfaces on particles and of particles on surfaces
	MomentResidual float64 // N m, the same of moments about the world's origin
	Step           float64 // s, the last one of the bodies

	// Of a sub-cycled scheme, about the world's origin, with the positions that the bodies have now.
	ImpulseDeficit  float64 // N s, given by the particles, and carried over to the bodies' next step
	AngularDeficit  float64 // N m s
	ImpulseResidual float64 // N s, given by the particles since the start, and neither received by the bodies nor in the deficit
	AngularResidual float64 // N m s
}

// Entry is one number of an audit.
type Entry struct {
	Name, Unit string
	Value      float64
}

// Entries lists the numbers of an audit in the order of their columns; the names are those of audit.csv.
func (a *Audit) Entries() []Entry {
	return []Entry{
		{"energy.bodies_kinetic", "J", a.BodyKinetic},
		{"energy.particles_kinetic", "J", a.ParticleKinetic},
		{"energy.particles_rotation", "J", a.ParticleRotational},
		{"energy.bodies_potential", "J", a.BodyPotential},
		{"energy.particles_potential", "J", a.ParticlePotential},
		{"energy.springs", "J", a.Springs},
		{"energy.contacts", "J", a.ContactElastic},
		{"energy.bonds", "J", a.Bonds},
		{"energy.pairs", "J", a.Pairs},
		{"lost.dampers", "J", a.Dampers},
		{"lost.yielding", "J", a.Yielding},
		{"lost.brakes", "J", a.Brakes},
		{"lost.breaking", "J", a.Breaking},
		{"lost.ropes", "J", a.Ropes},
		{"lost.contact_damping", "J", a.ContactDamping},
		{"lost.friction", "J", a.Friction},
		{"lost.rolling", "J", a.Rolling},
		{"lost.parting", "J", a.Parting},
		{"lost.contact_yielding", "J", a.ContactYielding},
		{"lost.bond_damping", "J", a.BondDamping},
		{"lost.patches", "J", a.Patches},
		{"lost.local_damping", "J", a.LocalDamping},
		{"lost.drag", "J", a.Drag},
		{"lost.numerical_dissipation", "J", a.NumericalDissipation},
		{"lost.force_integration", "J", a.ForceIntegration},
		{"work.walls", "J", a.WallWork},
		{"work.servos", "J", a.ServoWork},
		{"work.applied", "J", a.AppliedWork},
		{"work.fluid", "J", a.FluidWork},
		{"work.cell", "J", a.CellWork},
		{"work.self_gravity", "J", a.Attracted},
		{"work.thermostat", "J", a.BathWork},
		{"work.expansion", "J", a.ExpansionWork},
		{"flow.in", "J", a.FlowIn.Energy()},
		{"flow.out", "J", a.FlowOut.Energy()},
		{"flow.periodic", "J", a.FlowPeriodic},
		{"flow.mass_in", "kg", a.FlowIn.Mass},
		{"flow.mass_out", "kg", a.FlowOut.Mass},
		{"heat.particles", "J", a.Heat},
		{"heat.bodies", "J", a.HeatBodies},
		{"heat.made", "J", a.HeatMade},
		{"heat.from_walls", "J", a.HeatWalls},
		{"heat.from_surroundings", "J", a.HeatAround},
		{"heat.flow_in", "J", a.FlowIn.Heat},
		{"heat.flow_out", "J", a.FlowOut.Heat},
		{"heat.residual", "J", a.HeatResidual},
		{"exchange.work_on_bodies", "J", a.WorkOnBodies},
		{"exchange.work_on_particles", "J", a.WorkOnParticles},
		{"balance.residual", "J", a.Residual},
		{"balance.energy_scale", "J", a.EnergyScale},
		{"exchange.force_residual", "N", a.ForceResidual},
		{"exchange.moment_residual", "N m", a.MomentResidual},
		{"exchange.impulse_deficit", "N s", a.ImpulseDeficit},
		{"exchange.angular_deficit", "N m s", a.AngularDeficit},
		{"exchange.impulse_residual", "N s", a.ImpulseResidual},
		{"exchange.angular_residual", "N m s", a.AngularResidual},
		{"exchange.step", "s", a.Step},
	}
}

// Kinetic is the kinetic energy of bodies and particles, J.
func (a *Audit) Kinetic() float64 { return a.BodyKinetic + a.ParticleKinetic + a.ParticleRotational }

// Potential is the energy in gravity, J.
func (a *Audit) Potential() float64 { return a.BodyPotential + a.ParticlePotential }

// Elastic is the energy in springs, contacts, bonds and pair potentials, J.
func (a *Audit) Elastic() float64 { return a.Springs + a.ContactElastic + a.Bonds + a.Pairs }

// Energy is the total energy, J.
func (a *Audit) Energy() float64 { return a.Kinetic() + a.Potential() + a.Elastic() }

// Size is the sum of the magnitudes of all energies, losses, works and flows, J, to judge rounding by.
func (a *Audit) Size() float64 {
	sum := 0.0
	for _, e := range [...]float64{
		a.Kinetic(), a.BodyPotential, a.ParticlePotential, a.Elastic(), a.lost(), a.work(), a.FlowIn.Energy(), a.FlowOut.Energy(), a.FlowPeriodic,
	} {
		sum += math.Abs(e)
	}
	return sum
}

func (a *Audit) lost() float64 {
	return a.Dampers + a.Yielding + a.Brakes + a.Breaking + a.Ropes + a.ContactDamping + a.Friction + a.Rolling + a.Parting + a.ContactYielding + a.BondDamping + a.Patches + a.LocalDamping + a.Drag + a.NumericalDissipation + a.ForceIntegration
}

func (a *Audit) work() float64 {
	return a.WallWork + a.ServoWork + a.AppliedWork + a.FluidWork + a.CellWork + a.Attracted + a.BathWork + a.ExpansionWork
}

// taken is the energy that there is and that has been lost, beyond what has been put in: it stays as it is.
func (a *Audit) taken() float64 { return a.Energy() + a.lost() - a.work() - a.flow() }

// flow is what has come in beyond what has gone out.
func (a *Audit) flow() float64 { return a.FlowIn.Energy() - a.FlowOut.Energy() + a.FlowPeriodic }

// balance works out the residual and the energy scale relative to the audit at the start, which has what elements lost before: in the run that it goes on from, or in the search for an equilibrium.
func (a *Audit) balance(start *Audit) {
	a.Residual = a.taken() - start.taken()
	a.EnergyScale = a.energyScale(start)
	a.HeatResidual = a.heatExcess() - start.heatExcess()
}

// heatExcess is the heat in particles and bodies beyond what they have made and received and what has come in with particles.
func (a *Audit) heatExcess() float64 {
	return a.Heat + a.HeatBodies - a.HeatMade - a.HeatWalls - a.HeatAround - a.FlowIn.Heat + a.FlowOut.Heat
}

// energyScale is half the sum of the magnitudes by which every form of energy has changed since the start, flows aside (half, because what one
// form loses another gains), and at least the kinetic energy. Potential energies have no natural zero, so their size says nothing.
func (a *Audit) energyScale(start *Audit) float64 {
	var moved float64
	// Inlets may have brought particles before the start was looked at.
	in, out := a.FlowIn.Minus(start.FlowIn), a.FlowOut
	for _, d := range [...]float64{
		a.BodyKinetic - start.BodyKinetic,
		a.BodyPotential - start.BodyPotential,
		a.Springs - start.Springs,
		a.ParticleKinetic + a.ParticleRotational - start.ParticleKinetic - start.ParticleRotational - in.Kinetic + out.Kinetic,
		a.ParticlePotential - start.ParticlePotential - in.Potential + out.Potential - a.FlowPeriodic,
		a.ContactElastic - start.ContactElastic + out.Elastic,
		a.Bonds - start.Bonds,
		a.Pairs - start.Pairs,
		a.lost() - start.lost(),
		a.work() - start.work(),
	} {
		moved += math.Abs(d)
	}
	return math.Max(moved/2, a.Kinetic())
}
