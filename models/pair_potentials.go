package models

// What particles do to one another from afar, and the heat bath that they are in.

import (
	"math"
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/document"
)

// PairPotentials act between the centres of particles that need not touch, beside contacts. They are cut off, and shifted to be 0 there.
type PairPotentials struct {
	// Distance of centres up to which they act; in periodic space at most half of a period, less the skin.
	CutOff float64 `yaml:"cut_off" unit:"m" above:"0" required:"true"`
	// Potential of Lennard-Jones.
	LennardJones *LennardJones `yaml:"lennard_jones"`
	// Forces of charges, by Coulomb's law. Groups and inlets give their particles a specific_charge.
	Coulomb *Coulomb `yaml:"coulomb"`
}

// LennardJones repels particles that are near and attracts those that are farther: 4 well ((diameter / distance)^12 - (diameter / distance)^6).
type LennardJones struct {
	// Depth of the potential, for every pair of materials that pairs does not name.
	Well float64 `yaml:"well" unit:"J" min:"0" default:"0"`
	// Distance at which it is zero.
	Diameter float64 `yaml:"diameter" unit:"m" min:"0" default:"0"`
	// Pairs of materials with a potential of their own.
	Pairs []LennardJonesPair `yaml:"pairs"`
}

// LennardJonesPair is the potential of two materials.
type LennardJonesPair struct {
	// The two materials, which may be the same one.
	Between []string `yaml:"between" len:"2" required:"true" refers:"material"`
	// Depth of the potential.
	Well float64 `yaml:"well" unit:"J" min:"0" required:"true"`
	// Distance at which it is zero.
	Diameter float64 `yaml:"diameter" unit:"m" above:"0" required:"true"`
}

// Coulomb is Coulomb's law.
type Coulomb struct {
	// Permittivity of what is between particles; that of vacuum unless it is given.
	Permittivity float64 `yaml:"permittivity" unit:"F/m" above:"0" default:"8.8541878128e-12"`
}

// Thermostat is a heat bath: it keeps the random motion of particles at an energy by kicks, which are random but the same in every run. It acts on velocities, not on rotation.
type Thermostat struct {
	// langevin: drag slows particles down while noise kicks them; andersen: velocities are drawn anew, each by itself, at random times.
	Kind string `yaml:"kind" enum:"langevin andersen" default:"langevin"`
	// Boltzmann's constant times the temperature of the bath: each particle has on average half of it as energy of motion along each axis.
	Energy float64 `yaml:"energy" unit:"J" min:"0" required:"true"`
	// Drag by mass, or how often velocities are drawn.
	Rate float64 `yaml:"rate" unit:"1/s" above:"0" required:"true"`
	// Seed of the kicks.
	Seed int64 `yaml:"seed" min:"0" default:"1"`
}

// specificCharge is the scalar of particles that Coulomb's law acts by.
const specificCharge = "specific_charge"

// checkPairPotentials refuses potentials that do nothing, charges without a law, a law without charges, pairs that come twice, and clumps.
func (m *Model) checkPairPotentials(r *document.Report) {
	if m.DEM.Thermostat != nil {
		m.refuseClumps(r, "dem.thermostat")
	}
	p := m.DEM.PairPotentials
	charged := m.checkCharges(r, p != nil && p.Coulomb != nil)
	if p == nil {
		return
	}
	m.refuseClumps(r, "dem.pair_potentials")
	at := r.Part("dem").Part("pair_potentials")
	if m.Domain != nil {
		out := dem.Potentials{CutOff: p.CutOff}
		box, on := m.Domain.box()
		for axis, length := range [3]float64{box.Max.X - box.Min.X, box.Max.Y - box.Min.Y, box.Max.Z - box.Min.Z} {
			if most := 0.5*length - max(out.Skin(), given(m.DEM.Skin)); on[axis] && p.CutOff > most {
				at.Fail("cut_off", "the domain repeats itself after %g m, so that a particle would see another one twice: want half of that less the skin, %g m, or less", length, most)
			}
		}
	}
	if p.LennardJones == nil && p.Coulomb == nil {
		at.Fail("", "there is no potential: give lennard_jones or coulomb")
	}
	if p.Coulomb != nil && !charged {
		at.Fail("coulomb", "no particles have a charge: give a group of particles or an inlet the key %q in C/kg", specificCharge)
	}
	if l := p.LennardJones; l != nil {
		if l.Well > 0 && l.Diameter == 0 {
			at.Part("lennard_jones").Fail("well", "a well of %g J needs a diameter above 0", l.Well)
		}
		if l.Well == 0 && len(l.Pairs) == 0 {
			at.Fail("lennard_jones", "there is no potential: give well and diameter, or pairs")
		}
		for i, a := range l.Pairs {
			if slices.ContainsFunc(l.Pairs[:i], func(b LennardJonesPair) bool { return samePair(a.Between, b.Between) }) {
				at.Part("lennard_jones").Item("pairs", i).Fail("between", "the pair of %q and %q comes twice", a.Between[0], a.Between[1])
			}
		}
	}
}

// checkCharges tells whether any particles have a charge, and refuses that without a law that acts by it.
func (m *Model) checkCharges(r *document.Report, law bool) (charged bool) {
	note := func(at *document.Report, c *Carried) {
		if c.SpecificCharge == nil {
			return
		}
		if charged = true; !law {
			at.Fail("specific_charge", "charges do nothing without dem.pair_potentials.coulomb: give that, or particles without charge")
		}
	}
	for i := range m.Particles {
		note(r.Item("particles", i), &m.Particles[i].Carried)
	}
	for i := range m.Inlets {
		note(r.Item("inlets", i), &m.Inlets[i].Carried)
	}
	return charged
}

func samePair(a, b []string) bool {
	return a[0] == b[0] && a[1] == b[1] || a[0] == b[1] && a[1] == b[0]
}

// potentials gives the engine's input its pair potentials and its heat bath, once its scalars are there.
func (m *Model) potentials(out *dem.Model) {
	if t := m.DEM.Thermostat; t != nil {
		out.Thermostat = &law.Thermostat{Energy: t.Energy, Rate: t.Rate, Collision: t.Kind == "andersen", Seed: uint64(t.Seed)}
	}
	p := m.DEM.PairPotentials
	if p == nil {
		return
	}
	out.Potentials = &dem.Potentials{CutOff: p.CutOff, Pairs: map[[2]int]law.LennardJones{}}
	if l := p.LennardJones; l != nil {
		out.Potentials.LennardJones = law.LennardJones{Well: l.Well, Diameter: l.Diameter}
		for _, x := range l.Pairs {
			a, b := m.material(x.Between[0]), m.material(x.Between[1])
			out.Potentials.Pairs[[2]int{min(a, b), max(a, b)}] = law.LennardJones{Well: x.Well, Diameter: x.Diameter}
		}
	}
	if p.Coulomb != nil {
		out.Potentials.Coulomb = 1 / (4 * math.Pi * p.Coulomb.Permittivity)
		out.Potentials.Charge = slices.IndexFunc(out.Scalars, func(s dem.Scalar) bool { return s.Name == specificCharge })
	}
}
