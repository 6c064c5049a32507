package models

// Bonds between particles.

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/document"
)

// Bonds are elastic beams that hold particles together which are near one another at the start: agglomerates, rock, beams and cables of particles.
type Bonds struct {
	// Name, unique among bonds.
	Name string `yaml:"name" required:"true" defines:"bonds"`
	// Groups of particles: bonds are made between any two spheres of these.
	Particles []string `yaml:"particles" refers:"particles" required:"true"`
	// Gap up to which two particles are bonded; those that touch are.
	Gap float64 `yaml:"gap" unit:"m" min:"0" default:"0"`
	// Radius of the beams, by that of the smaller of the two particles.
	RadiusRatio float64 `yaml:"radius_ratio" above:"0" max:"10" default:"1"`
	// Young's modulus of the beams.
	YoungModulus float64 `yaml:"young_modulus" unit:"Pa" above:"0" required:"true"`
	// Their Poisson's ratio, from which the shear modulus follows.
	PoissonRatio float64 `yaml:"poisson_ratio" above:"-1" max:"0.5" default:"0.25"`
	// Damping of stretching, shearing, bending and twisting, by critical damping of two particles alone.
	Damping float64 `yaml:"damping" min:"0" max:"1" default:"0"`
	// When bonds break: never; where the largest tension or the largest shear stress of the beam reaches its strength (stress); or by the criterion of ESyS-Particle's
	// brittle beams (esys).
	Fracture string `yaml:"fracture" selector:"true" enum:"none stress esys" default:"none"`
	// Tension that breaks a bond.
	TensileStrength float64 `yaml:"tensile_strength" unit:"Pa" above:"0" needs:"stress"`
	// Shear stress that breaks a bond which nothing presses or pulls.
	Cohesion float64 `yaml:"cohesion" unit:"Pa" above:"0" needs:"stress esys"`
	// Angle of friction, by which pressure adds to the shear strength and tension takes from it.
	FrictionAngle *float64 `yaml:"friction_angle" unit:"rad" min:"0" below:"1.5707" only:"stress esys"`
	// Part of the stresses by bending and twisting moments that counts.
	MomentPart float64 `yaml:"moment_part" min:"0" max:"1" only:"stress esys" default:"1"`
	// Cut-off of tension, by the tension at which there is no shear strength left.
	Truncation float64 `yaml:"truncation" above:"0" only:"esys" default:"1"`
	// Standard deviation of the strengths by their mean, of a lognormal distribution.
	StrengthVariation float64 `yaml:"strength_variation" min:"0" max:"2" only:"stress esys" default:"0"`
	// Seed of the strengths.
	Seed int64 `yaml:"seed" min:"0" default:"1"`
	// Particles touch each other as others do though a bond holds them together; else their contact begins when the bond breaks.
	Contact bool `yaml:"contact"`
}

// Check implements document.Checker.
func (b *Bonds) Check(r *document.Report) {
	if len(b.Particles) == 0 {
		r.Fail("particles", "there are no groups in the list")
	}
	if b.Fracture == "esys" && given(b.FrictionAngle) == 0 {
		r.Fail("friction_angle", "fracture: esys needs a friction_angle above 0: the tensile strength is the cohesion by its tangent")
	}
}

// checkBonds checks that bonds are between spheres that are there from the start, and not between particles that should conduct heat without touching.
func (m *Model) checkBonds(r *document.Report) {
	for i := range m.DEM.Bonds {
		report := r.Part("dem").Item("bonds", i)
		for _, name := range m.DEM.Bonds[i].Particles {
			k := slices.IndexFunc(m.Particles, func(p Particles) bool { return p.Name == name })
			switch {
			case k < 0:
				report.Fail("particles", "%q is an inlet: bonds are made between particles that are there from the start; want groups of particles", name)
			case m.Particles[k].Clump != "":
				report.Fail("particles", "the particles of %q are clumps: want groups of spheres", name)
			case m.Particles[k].Polyhedron != "":
				report.Fail("particles", "the particles of %q are polyhedra: want groups of spheres", name)
			case m.Particles[k].Superquadric != "":
				report.Fail("particles", "the particles of %q are superquadrics: want groups of spheres", name)
			case !m.DEM.Bonds[i].Contact && m.conducts(&m.Particles[k]):
				report.Fail("contact", "bonds conduct no heat, and the particles of %q do not touch while they last: accepted are contact: true, by which heat goes through where they overlap, no temperature, or a material without thermal_conductivity", name)
			}
		}
	}
}

// conducts tells whether particles pass heat on where they touch.
func (m *Model) conducts(p *Particles) bool {
	material := m.material(p.Material)
	return p.Temperature != nil && material >= 0 && m.Materials[material].ThermalConductivity > 0
}

// set is the engine's form of bonds.
func (b *Bonds) set(groups map[string][2]int) dem.BondSet {
	s := dem.BondSet{
		Name: b.Name, Gap: b.Gap, Radius: b.RadiusRatio, Variation: b.StrengthVariation, Seed: uint64(b.Seed), Contact: b.Contact,
		Material: law.BondMaterial{
			YoungModulus: b.YoungModulus, PoissonRatio: b.PoissonRatio, Damping: b.Damping, TensileStrength: math.Inf(1), Cohesion: math.Inf(1),
		},
	}
	for _, name := range b.Particles {
		s.Particles = append(s.Particles, groups[name])
	}
	x := &s.Material
	if b.Fracture != "none" {
		x.Cohesion, x.Friction, x.MomentPart = b.Cohesion, math.Tan(given(b.FrictionAngle)), b.MomentPart
	}
	switch b.Fracture {
	case "stress":
		x.TensileStrength = b.TensileStrength
	case "esys":
		x.Fracture, x.Truncation = law.ESySFracture, b.Truncation
	}
	return s
}

// bond makes the bonds between the particles of the start.
func (b *builder) bond(out *dem.Model) error {
	var sets []dem.BondSet
	for i := range b.model.DEM.Bonds {
		sets = append(sets, b.model.DEM.Bonds[i].set(b.groups))
	}
	var err error
	if out.Bonds, err = dem.MakeBonds(out, sets); err != nil {
		return err
	}
	var errs []error
	for i := range sets {
		if !slices.ContainsFunc(out.Bonds, func(x dem.Bond) bool { return x.Set == i }) {
			errs = append(errs, b.about("bonds", sets[i].Name, fmt.Errorf("no two particles are as near as %g m to each other: want a larger gap", sets[i].Gap)))
		}
	}
	b.built.Bonds = out.Bonds
	return errors.Join(errs...)
}

// BrokenBond is a bond that broke, by name.
type BrokenBond struct {
	Time   float64 // s
	Name   string  // of its bonds, with its number in the model
	Held   string  // its partners
	Energy float64 // J
}

// BrokenBonds lists the bonds that have broken so far, by time.
func (b *Built) BrokenBonds() (list []BrokenBond) {
	for _, x := range b.Simulation.BrokenBonds() {
		bond := &b.Bonds[x.Bond]
		list = append(list, BrokenBond{x.Time, fmt.Sprintf("%s.%d", b.Model.DEM.Bonds[bond.Set].Name, x.Bond), fmt.Sprintf("particles %d and %d", bond.First, bond.Second), x.Energy})
	}
	return list
}
