package models

// Heat: temperatures of particles, what materials conduct, and what surrounds particles.

import (
	"math"
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/document"
	"gabion/internal/vec"
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

// BodyHeat is the temperature of a body that particles warm and cool. It is one everywhere, as in a body within which heat spreads faster than it comes and goes.
type BodyHeat struct {
	// Temperature at the start.
	Temperature float64 `yaml:"temperature" unit:"K" min:"0" required:"true"`
	// Mass times specific heat.
	HeatCapacity float64 `yaml:"heat_capacity" unit:"J/K" above:"0" required:"true"`
	// Area that exchanges heat with what surrounds, whose temperature is that of dem.heat.
	Area *float64 `yaml:"area" unit:"m^2" above:"0"`
	// Heat transfer coefficient of that area.
	HeatTransferCoefficient float64 `yaml:"heat_transfer_coefficient" unit:"W/(m^2 K)" min:"0" default:"0"`
	// Emissivity of that area.
	Emissivity float64 `yaml:"emissivity" min:"0" max:"1" default:"0"`
}

// Check implements document.Checker.
func (h *BodyHeat) Check(r *document.Report) {
	if exchanges := h.HeatTransferCoefficient > 0 || h.Emissivity > 0; exchanges != (h.Area != nil) {
		r.Fail("", "heat goes to what surrounds a body by its \"area\" with a \"heat_transfer_coefficient\" or an \"emissivity\" above 0: give both or neither")
	}
}

// Types of bodies, by whether they warm up.
const (
	heatedBody = "a body with heat"
	plainBody  = "a body without heat"
)

// bodyTypes are the types of a body, which may be one of a net.
func (m *Model) bodyTypes(name string) []string {
	if slices.ContainsFunc(m.Bodies, func(b Body) bool { return b.Name == name && b.Heat != nil }) {
		return []string{heatedBody}
	}
	return []string{plainBody}
}

// heatedBodies are the bodies that warm up, in the order of the model.
func (b *builder) heatedBodies() (list []dem.HeatedBody) {
	for i := range b.model.Bodies {
		if body := &b.model.Bodies[i]; body.Heat != nil {
			h := body.Heat
			list = append(list, dem.HeatedBody{
				Name: body.Name, Frame: b.frame(b.bodies[body.Name]), Temperature: h.Temperature, Capacity: h.HeatCapacity,
				Area: given(h.Area), Film: h.HeatTransferCoefficient, Emissivity: h.Emissivity,
			})
		}
	}
	return list
}

// bodyTemperature is the temperature of a body that warms up, K.
func (b *builder) bodyTemperature(body int) float64 {
	temperatures := b.built.Simulation.BodyTemperatures()
	for k, h := range b.built.Particles.Heat.Bodies {
		if h.Frame == b.frames[body] {
			return temperatures[k]
		}
	}
	return math.NaN() // the check has refused to ask
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
	out := &dem.Heat{Scalar: scalar, Expansion: m.expansions()}
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

// expansions are those of the materials; nil where no particles expand.
func (m *Model) expansions() []law.Expansion {
	expanding := m.expanding()
	if !slices.Contains(expanding, true) {
		return nil
	}
	list := make([]law.Expansion, len(m.Materials))
	for i, yes := range expanding {
		if yes {
			list[i] = m.Materials[i].expansion()
		}
	}
	return list
}

// expanding tells of each material whether particles with a temperature are of it that grow with that.
func (m *Model) expanding() []bool {
	of := make([]bool, len(m.Materials))
	note := func(material string, t *float64) {
		if i := m.material(material); t != nil && i >= 0 {
			of[i] = m.Materials[i].ThermalExpansion > 0
		}
	}
	for i := range m.Particles {
		note(m.Particles[i].Material, m.Particles[i].Temperature)
	}
	for i := range m.Inlets {
		note(m.Inlets[i].Material, m.Inlets[i].Temperature)
	}
	return of
}

// densityAt is that of particles of a material which begin with a temperature, kg/m3.
func (m *Model) densityAt(material int, temperature *float64) float64 {
	density, x := m.Materials[material].Density, m.Materials[material].expansion()
	if temperature == nil || x.Coefficient == 0 {
		return density
	}
	return density / vec.Cube(x.Growth(*temperature))
}

// checkExpansion refuses expansion beside what it is not worked out for, and temperatures at which particles would be larger or smaller by more than is.
func (m *Model) checkExpansion(r *document.Report) {
	if m.expansions() == nil {
		return
	}
	contact, c := r.Part("contact"), &m.Contact
	switch {
	case c.Normal != "hertz" && c.Normal != "linear" && c.Normal != "viscoelastic":
		contact.Fail("normal", "particles that expand do so against contacts that do not yield: accepted is normal hertz, linear or viscoelastic, or no thermal_expansion")
	case c.Cohesion != "none":
		contact.Fail("cohesion", "expansion is not worked out against the pull of %s: accepted is cohesion none, or no thermal_expansion", c.Cohesion)
	case c.Lubrication:
		contact.Fail("lubrication", "expansion is not worked out against films: accepted is lubrication false, or no thermal_expansion")
	case c.ShareStiffness:
		contact.Fail("share_stiffness", "expansion is of spheres, whose contacts share nothing: accepted is false, or no thermal_expansion")
	}
	if len(m.DEM.Bonds) > 0 {
		r.Part("dem").Fail("bonds", "bonds do not grow with the particles that they hold: accepted are no bonds, or no thermal_expansion")
	}
	if m.DEM.Integrator == "gear" {
		r.Part("dem").Fail("integrator", "gear does not step particles that expand: accepted are velocity_verlet and leapfrog, or no thermal_expansion")
	}
	expanding := m.expanding()
	within := func(at *document.Report, material string, t *float64) {
		i := m.material(material)
		if i < 0 || t == nil || !expanding[i] {
			return
		}
		x := m.Materials[i].expansion()
		if growth := x.Growth(*t); math.Abs(growth-1) > law.MostExpansion {
			at.Fail("temperature", "at %g K particles of %q have %.4g times the radius that they have at %g K: thermal expansion is worked out up to %g of the radius either way", *t, material, growth, x.Reference, law.MostExpansion)
		}
	}
	for i := range m.Particles {
		within(r.Item("particles", i), m.Particles[i].Material, m.Particles[i].Temperature)
	}
	for i := range m.Inlets {
		within(r.Item("inlets", i), m.Inlets[i].Material, m.Inlets[i].Temperature)
	}
}

// checkHeat refuses temperatures that some particles lack, materials without specific heat, and heat without temperatures.
func (m *Model) checkHeat(r *document.Report) {
	warm := slices.ContainsFunc(m.carried(), func(s carriedScalar) bool { return s.name == temperature })
	m.checkBodyHeat(r, warm)
	m.checkExpansion(r)
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

// checkBodyHeat refuses bodies that warm up with nothing that could warm them, as where no particles are warm, or to what nobody knows.
func (m *Model) checkBodyHeat(r *document.Report, warm bool) {
	for i := range m.Bodies {
		b, at := &m.Bodies[i], r.Item("bodies", i)
		if b.Heat == nil {
			continue
		}
		switch {
		case !warm:
			at.Fail("heat", "no particles have a temperature: give the groups of particles and inlets the key \"temperature\"")
		case len(b.Surfaces) == 0:
			at.Fail("heat", "body %q has no surfaces that particles could warm", b.Name)
		case b.Heat.Area != nil && m.DEM.Heat == nil:
			at.Part("heat").Fail("area", "nothing says how warm it is around body %q: give dem.heat with its \"temperature\"", b.Name)
		}
		for k := range b.Surfaces {
			if b.Surfaces[k].Temperature != nil {
				at.Item("surfaces", k).Fail("temperature", "body %q warms up: its surfaces have its temperature and keep none", b.Name)
			}
		}
	}
}
