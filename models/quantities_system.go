package models

// What the whole model can be asked for.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/observables"
)

// observedSystem is everything together. The audit and the momentum are worked out once for a row, if they are asked for.
type observedSystem struct {
	builder         *builder
	audit           coupling.Audit
	linear, angular r3.Vec // momentum, the angular one about the world's origin
	audited, moved  bool

	// What a look takes of the particles.
	asked     []string // quantities
	sums      *dem.Sums
	contacts  int
	bridged   float64
	particles int
	cell      dem.Cell
}

// look takes what the quantities that are asked for need of the particles.
func (o *observedSystem) look() {
	sim := o.builder.built.Simulation
	particles := sim.Particles()
	if particles == nil {
		return
	}
	for _, name := range o.asked {
		switch name {
		case "momentum", "angular_momentum":
			o.sums = sim.SumOverAll()
		case "contacts", "liquid_in_bridges":
			c := particles.Counters()
			o.contacts, o.bridged = c.Touching+c.Surface, c.Bridged
		case "particles":
			o.particles = particles.Len()
		case "cell_strain", "cell_size":
			o.cell = particles.Cell()
		case "constraint_residual":
		default:
			sim.LookForAudit()
		}
	}
}

func (o *observedSystem) update() { o.audited, o.moved = false, false }

func (o *observedSystem) energies() *coupling.Audit {
	if !o.audited {
		o.audit, o.audited = o.builder.built.Simulation.Audit(), true
	}
	return &o.audit
}

func (o *observedSystem) momentum() (linear, angular r3.Vec) {
	if o.moved {
		return o.linear, o.angular
	}
	o.linear, o.angular, o.moved = r3.Vec{}, r3.Vec{}, true
	if b := o.builder.system; b != nil {
		o.linear, o.angular = b.Momentum()
	}
	if s := o.sums; s != nil {
		o.linear, o.angular = r3.Add(o.linear, s.Momentum), r3.Add(o.angular, s.Angular)
	}
	return o.linear, o.angular
}

// ofAudit is a quantity of the energy audit.
func ofAudit(name, meaning string, value func(a *coupling.Audit) float64) observables.Quantity[*observedSystem] {
	return observables.Scalar(name, "J", meaning, func(o *observedSystem) float64 { return value(o.energies()) })
}

var systemQuantities = observables.Registry[*observedSystem]{
	ofAudit("kinetic_energy", "of bodies and particles", (*coupling.Audit).Kinetic),
	ofAudit("potential_energy", "in gravity, zero at the world's origin", (*coupling.Audit).Potential),
	ofAudit("elastic_energy", "in force elements and contacts", (*coupling.Audit).Elastic),
	ofAudit("total_energy", "of the three", (*coupling.Audit).Energy),
	observables.Vector("momentum", "kg m/s", "of bodies and particles", func(o *observedSystem) r3.Vec {
		linear, _ := o.momentum()
		return linear
	}),
	observables.Vector("angular_momentum", "kg m^2/s", "of bodies and particles, about the world's origin", func(o *observedSystem) r3.Vec {
		_, angular := o.momentum()
		return angular
	}),
	ofAudit("energy_residual", "of the energy balance", func(a *coupling.Audit) float64 { return a.Residual }),
	observables.Scalar("constraint_residual", "1", "the largest of all joints and motions, m or 1", func(o *observedSystem) float64 {
		if o.builder.system == nil {
			return 0
		}
		return o.builder.system.LargestResidual()
	}),
	observables.Scalar("contacts", "1", "number of contacts of particles", func(o *observedSystem) float64 { return float64(o.contacts) }),
	observables.Scalar("liquid_in_bridges", "m^3", "volume of the liquid in bridges that have formed of films", func(o *observedSystem) float64 { return o.bridged }),
	observables.Scalar("particles", "1", "number of particles", func(o *observedSystem) float64 { return float64(o.particles) }),
	observables.Several("cell_strain", "1", "integral of the domain's strain rate over time", []string{"xx", "yy", "zz", "xy", "xz", "yz"}, func(o *observedSystem, dst []float64) {
		s := &o.cell.Strained
		copy(dst, []float64{s.XX, s.YY, s.ZZ, s.XY, s.XZ, s.YZ})
	}),
	observables.Vector("cell_size", "m", "edges of the domain along the axes; how far it leans is left out", func(o *observedSystem) r3.Vec { return o.cell.Size }),
}

func (b *builder) recordSystem(q *Request) (observables.Recorded, error) {
	o := &observedSystem{builder: b, asked: q.Quantities}
	return systemQuantities.Record(q.Name, q.Quantities, o, o.update).Looking(o.look), nil
}
