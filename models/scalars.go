package models

// Scalars that particles carry: the registry of them. A key in Carried and an entry in scalars are all that it takes for particles of groups and inlets to carry
// one, for groups and regions to be asked for it, and for frames to have it.

import (
	"fmt"
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/document"
	"gabion/observables"
)

// Carried holds the scalars that the particles of a group or an inlet begin with.
type Carried struct {
	// Dye in each particle, by its mass. Contacts between particles even it out, by dye_transfer; the sum over all particles stays.
	Dye *float64 `yaml:"dye" min:"0"`
	// Temperature of each particle; where one group or inlet gives it, all have to. Contacts conduct heat, and what they lose of energy warms their partners.
	Temperature *float64 `yaml:"temperature" unit:"K" min:"0"`
	// Liquid on each particle, by its mass: the film of which bridges form, with contact.cohesion liquid_film. The sum over films and bridges stays.
	Liquid *float64 `yaml:"liquid" min:"0" max:"1"`
	// Charge of each particle by its mass, for dem.pair_potentials.coulomb. It stays with the particle.
	SpecificCharge *float64 `yaml:"specific_charge" unit:"C/kg"`
}

// carriedScalar is a scalar that particles may carry.
type carriedScalar struct {
	name, unit, meaning string                    // as of a quantity; meaning of its mean over the mass of a group
	initial             func(c *Carried) *float64 // of each particle; nil where the group or inlet does not give it
	exchange            func(m *Model) dem.Scalar // how contacts even it out, and what materials hold of it
	coefficient         string                    // what says how fast; empty where contacts never do
}

var scalars = []carriedScalar{
	{
		name: "dye", unit: "1", meaning: "dye that they carry, by their mass", initial: func(c *Carried) *float64 { return c.Dye },
		exchange:    func(m *Model) dem.Scalar { return dem.Scalar{Exchange: law.Exchange{PerArea: m.Contact.DyeTransfer}} },
		coefficient: "contact.dye_transfer",
	},
	{
		name: temperature, unit: "K", meaning: "temperature", initial: func(c *Carried) *float64 { return c.Temperature },
		exchange:    (*Model).conduction,
		coefficient: "thermal_conductivity of their materials",
	},
	{
		name: "liquid", unit: "1", meaning: "liquid in their films, by their mass", initial: func(c *Carried) *float64 { return c.Liquid },
		exchange: func(m *Model) dem.Scalar {
			return dem.Scalar{Exchange: law.Exchange{FilmDensity: m.Contact.LiquidDensity}}
		},
		coefficient: "contact.liquid_density",
	},
	{
		name: specificCharge, unit: "C/kg", meaning: "charge by mass", initial: func(c *Carried) *float64 { return c.SpecificCharge },
		exchange: func(*Model) dem.Scalar { return dem.Scalar{} },
	},
}

// carried lists the scalars that any group or inlet gives its particles. All particles of the model have them; where nothing is given they are zero.
func (m *Model) carried() (list []carriedScalar) {
	for _, s := range scalars {
		if slices.ContainsFunc(m.Particles, func(p Particles) bool { return s.initial(&p.Carried) != nil }) ||
			slices.ContainsFunc(m.Inlets, func(p Inlet) bool { return s.initial(&p.Carried) != nil }) {
			list = append(list, s)
		}
	}
	return list
}

// checkCarried refuses films without bridges and bridges without films, and requests for scalars that no particles carry.
func (m *Model) checkCarried(r *document.Report) {
	m.checkHeat(r)
	carried := m.carried()
	film := slices.ContainsFunc(carried, func(c carriedScalar) bool { return c.name == "liquid" })
	switch wet := m.Contact.Cohesion == "liquid_film"; {
	case wet && !film:
		r.Part("contact").Fail("cohesion", "liquid_film makes bridges of the liquid of particles, and no group or inlet gives them any: want the key liquid in one of them, or capillary, whose bridges need no film")
	case film && !wet:
		r.Part("contact").Fail("cohesion", "particles have films of liquid, of which cohesion %s makes no bridges: accepted is liquid_film, or particles without liquid", m.Contact.Cohesion)
	}
	for i := range m.Outputs.Requests {
		q := &m.Outputs.Requests[i]
		if slices.Contains(q.Quantities, "mixing_index") && !slices.ContainsFunc(carried, func(c carriedScalar) bool { return c.name == "dye" }) {
			r.Part("outputs").Item("requests", i).Fail("quantities", "what is mixed is dye, and no particles carry any: give a group of particles the key \"dye\"")
		}
		m.checkMeasures(r.Part("outputs").Item("requests", i), q, carried)
		for _, s := range scalars {
			if (q.Particles != "" || q.Region != nil) && slices.Contains(q.Quantities, s.name) && !slices.ContainsFunc(carried, func(c carriedScalar) bool { return c.name == s.name }) {
				r.Part("outputs").Item("requests", i).Fail("quantities", "no particles carry %q: give a group of particles or an inlet the key %q", s.name, s.name)
			}
		}
	}
}

// carry gives the engine's input its scalars, once its particles and inlets are there.
func (b *builder) carry(out *dem.Model) {
	for _, s := range b.model.carried() {
		values := make([]float64, len(out.Particles.Position))
		for i := range b.model.Particles {
			p := &b.model.Particles[i]
			value, ids := given(s.initial(&p.Carried)), b.groups[p.Name]
			for id := ids[0]; id < ids[1]; id++ {
				values[id] = value
			}
		}
		for i := range b.model.Inlets {
			out.Inlets[i].Scalars = append(out.Inlets[i].Scalars, given(s.initial(&b.model.Inlets[i].Carried)))
		}
		out.Particles.Scalars = append(out.Particles.Scalars, values)
		scalar := s.exchange(b.model)
		if !scalar.Exchanged() && s.coefficient != "" {
			b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("particles carry %s, which contacts do not even out: %s is 0", s.name, s.coefficient))
		}
		if s.name == temperature {
			out.Heat = b.model.heat(len(out.Scalars))
			out.Heat.Bodies = b.heatedBodies()
		}
		scalar.Name, scalar.Unit = s.name, s.unit
		out.Scalars = append(out.Scalars, scalar)
	}
	b.built.Scalars = out.Scalars
}

// scalarQuantities are what groups of particles can be asked for of each scalar: its mean over their mass.
func scalarQuantities() (all observables.Registry[*groupSum]) {
	for _, s := range scalars {
		all = append(all, observables.Scalar(s.name, s.unit, s.meaning, func(g *groupSum) float64 {
			if g.Mass == 0 {
				return observables.Missing
			}
			return g.Scalars[slices.IndexFunc(g.carried, func(c dem.Scalar) bool { return c.Name == s.name })] / g.Mass
		}))
	}
	return all
}
