package models

// Heat: temperatures of particles, what materials conduct, and what surrounds particles.

import (
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/document"
)

// temperature is the name of the scalar that is one.
const temperature = "temperature"

// HeatTransfer is what particles exchange heat with by convection and radiation.
type HeatTransfer struct {
	// Temperature of what surrounds the particles.
	Temperature float64 `yaml:"temperature" unit:"K" min:"0" required:"true"`
	// Heat transfer coefficient of the particles' surfaces that does not depend on their motion.
	HeatTransferCoefficient float64 `yaml:"heat_transfer_coefficient" unit:"W/(m^2 K)" min:"0" default:"0"`
	// Thermal conductivity of dem.fluid: with it, convection is by Ranz and Marshall (1952), Nu = 2 + 0.6 Re^(1/2) Pr^(1/3), at the speed of each particle in the fluid.
	FluidConductivity *float64 `yaml:"fluid_conductivity" unit:"W/(m K)" above:"0"`
	// Specific heat of dem.fluid, for its Prandtl number.
	FluidSpecificHeat *float64 `yaml:"fluid_specific_heat" unit:"J/(kg K)" above:"0"`
}

// Check implements document.Checker.
func (h *HeatTransfer) Check(r *document.Report) {
	if (h.FluidConductivity == nil) != (h.FluidSpecificHeat == nil) {
		r.Fail("", "convection by Ranz and Marshall needs both \"fluid_conductivity\" and \"fluid_specific_heat\"")
	}
}

// conduction is how contacts of each pair of materials conduct heat, and what the materials hold of it.
func (m *Model) conduction() dem.Scalar {
	s := dem.Scalar{Pairs: map[[2]int]law.Exchange{}}
	for i := range m.Materials {
		a, ta := m.Materials[i].elastic(), m.Materials[i].thermal()
		capacity := ta.SpecificHeat
		if capacity == 0 {
			capacity = 1 // of a material that no particles are of
		}
		s.Capacity = append(s.Capacity, capacity)
		for j := i; j < len(m.Materials); j++ {
			b, tb := m.Materials[j].elastic(), m.Materials[j].thermal()
			s.Pairs[[2]int{i, j}] = law.Conduction(&a, &b, &ta, &tb)
		}
	}
	return s
}

// heat is what beside contacts changes the temperature, which is a scalar of the engine's model.
func (m *Model) heat(scalar int) *dem.Heat {
	out := &dem.Heat{Scalar: scalar}
	h := m.DEM.Heat
	if h == nil {
		return out
	}
	out.Around = law.HeatTransfer{Temperature: h.Temperature, Film: h.HeatTransferCoefficient}
	if h.FluidConductivity != nil && m.DEM.Fluid != nil {
		out.Around.Conductivity = *h.FluidConductivity
		out.Around.Prandtl = *h.FluidSpecificHeat * m.DEM.Fluid.Viscosity / *h.FluidConductivity
	}
	for i := range m.Materials {
		out.Emissivity = append(out.Emissivity, m.Materials[i].Emissivity)
	}
	return out
}

// checkHeat refuses temperatures that some particles lack, materials without specific heat, and heat without temperatures.
func (m *Model) checkHeat(r *document.Report) {
	warm := slices.ContainsFunc(m.carried(), func(s carriedScalar) bool { return s.name == temperature })
	if !warm {
		if m.DEM.Heat != nil {
			r.Part("dem").Fail("heat", "no particles have a temperature: give the groups of particles and inlets the key \"temperature\"")
		}
		return
	}
	of := map[string]bool{}
	lacks := func(at *document.Report, name, material string, t *float64) {
		of[material] = true
		if t == nil {
			at.Fail("", "%q has no temperature, while other particles have: give it the key \"temperature\" in K", name)
		}
	}
	for i := range m.Particles {
		p := &m.Particles[i]
		lacks(r.Item("particles", i), p.Name, p.Material, p.Temperature)
	}
	for i := range m.Inlets {
		s := &m.Inlets[i]
		lacks(r.Item("inlets", i), s.Name, s.Material, s.Temperature)
	}
	for i := range m.Materials {
		if a := &m.Materials[i]; of[a.Name] && a.SpecificHeat == 0 {
			r.Item("materials", i).Fail("", "material %q is of particles with a temperature; it needs the key \"specific_heat\" in J/(kg K)", a.Name)
		}
	}
	if h := m.DEM.Heat; h != nil && h.FluidConductivity != nil && m.DEM.Fluid == nil {
		r.Part("dem").Part("heat").Fail("fluid_conductivity", "there is no dem.fluid that could conduct heat")
	}
}
