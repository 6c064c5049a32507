package models

// Materials and the laws of contact.

import (
	"reflect"
	"slices"

	"gabion/dem/law"
	"gabion/internal/document"
)

// Material is what particles, bodies and walls are made of.
type Material struct {
	// Name, unique among materials.
	Name string `yaml:"name" required:"true" defines:"material"`
	// Density of particles; not needed for materials that only surfaces have.
	Density float64 `yaml:"density" unit:"kg/m^3" above:"0"`
	// Young's modulus.
	YoungModulus float64 `yaml:"young_modulus" unit:"Pa" above:"0" required:"true"`
	// Poisson's ratio.
	PoissonRatio float64 `yaml:"poisson_ratio" above:"-1" max:"0.5" default:"0.3"`
	// Thermal conductivity, of particles, surfaces and bodies with a temperature.
	ThermalConductivity float64 `yaml:"thermal_conductivity" unit:"W/(m K)" min:"0" default:"0"`
	// Specific heat, of particles with a temperature.
	SpecificHeat float64 `yaml:"specific_heat" unit:"J/(kg K)" above:"0"`
	// Emissivity, by which particles with a temperature radiate.
	Emissivity float64 `yaml:"emissivity" min:"0" max:"1" default:"0"`
	// Young's modulus of the real material, where young_modulus is softer: contacts conduct heat through the area that real ones have under the same force.
	RealYoungModulus *float64 `yaml:"real_young_modulus" unit:"Pa" above:"0"`
	// Linear coefficient of thermal expansion, of particles with a temperature: their radii are 1 + thermal_expansion (temperature - reference_temperature) times those at reference_temperature. A group or an inlet gives the radii at the temperature that it begins with.
	ThermalExpansion float64 `yaml:"thermal_expansion" unit:"1/K" min:"0" default:"0"`
	// Temperature at which the material has its density, where it expands.
	ReferenceTemperature *float64 `yaml:"reference_temperature" unit:"K" min:"0"`
}

// Check implements document.Checker.
func (m *Material) Check(r *document.Report) {
	if (m.ThermalExpansion > 0) != (m.ReferenceTemperature != nil) {
		r.Fail("", "material %q expands by \"thermal_expansion\" above 0 from \"reference_temperature\", where it has its density: give both or neither", m.Name)
	}
}

// expansion is how particles of the material grow with their temperature.
func (m *Material) expansion() law.Expansion {
	return law.Expansion{Coefficient: m.ThermalExpansion, Reference: given(m.ReferenceTemperature), Density: m.Density}
}

// elastic is what the contact laws ask of a material.
func (m *Material) elastic() law.Material {
	return law.Material{Name: m.Name, Density: m.Density, YoungModulus: m.YoungModulus, PoissonRatio: m.PoissonRatio}
}

// thermal is what conduction asks of a material.
func (m *Material) thermal() law.Thermal {
	return law.Thermal{Conductivity: m.ThermalConductivity, SpecificHeat: m.SpecificHeat, RealModulus: given(m.RealYoungModulus)}
}

// Contact holds the laws of contact and their coefficients.
type Contact struct {
	// Normal force: hertz (Jun and Sohn 2014, eq. 23), linear (a spring), viscoelastic (hertz with the dissipation of Brilliantov and Poeschel), luding (2008; springs of loading, unloading and adhesion, which yield; without adhesion that of Walton and Braun 1986), eepa (Edinburgh elasto-plastic adhesion with exponents 3/2; Thakur et al. 2014), or thornton_ning (1998; hertz, or with cohesion jkr that, up to yield_pressure). Of bodies only spheres yield, on spheres, capsules, strands and planes.
	Normal string `yaml:"normal" enum:"hertz linear viscoelastic luding eepa thornton_ning" default:"hertz"`
	// How the dashpots of hertz and linear are given: by restitution, the same at any speed, or by coefficient (normal_damping; Jun and Sohn 2014, eq. 24).
	Damping string `yaml:"damping" enum:"restitution coefficient" default:"restitution"`
	// What surfaces of bodies and nets touch beside particles, by the same laws: none, walls, or all: walls, other bodies that no joint connects with theirs, and other parts of the same net. Ropes with strands count as bodies. To that between adds, and from both except takes away.
	BodyContact string `yaml:"body_contact" enum:"none walls all" default:"walls"`
	// Pairs that touch besides: names of bodies, nets, ropes, walls, barriers or groups; of a net or group twice, its parts. A net of wires that run through its knots (chain_link, cable) stands for these too. A pair of two bodies themselves touches although a joint connects them.
	Between [][2]string `yaml:"between" refers:"body net wall rope group barrier"`
	// Pairs that do not touch all the same.
	Except [][2]string `yaml:"except" refers:"body net wall rope group barrier"`
	// Names for several bodies, nets, ropes and walls, for between and except.
	Groups []ContactGroup `yaml:"groups"`
	// Friction: mindlin and cundall_strack have a spring with memory; viscous_coulomb (Jun and Sohn 2014, eqs. 25-26) has none; none leaves friction out.
	Tangential string `yaml:"tangential" enum:"none viscous_coulomb cundall_strack mindlin" default:"mindlin"`
	// Resistance to rolling: a constant torque; elastic_plastic, a spring that yields at that torque, with a dashpot; or epsd2 (LIGGGHTS), such a spring of the tangential stiffness times the effective radius squared, without dashpot.
	Rolling string `yaml:"rolling" enum:"none constant_torque elastic_plastic epsd2" default:"none"`
	// Resistance to twisting, turning against one another about the normal: marshall (2009) takes it from friction over the contact area; sds has a spring, a dashpot and a limit of its own.
	Twisting string `yaml:"twisting" enum:"none marshall sds" default:"none"`
	// Attraction: dmt (Derjaguin, Muller and Toporov 1975) pulls partners that touch together by 4 pi surface_energy times the effective radius; jkr (Johnson, Kendall and Roberts 1971) holds particles that have touched together, over a gap too, until they part at 3 pi surface_energy times that radius. sjkr and sjkr2 (LIGGGHTS) pull by cohesion_energy_density times the area in which two spheres intersect, or times 4 pi effective radius times overlap. capillary is a bridge of liquid between what has touched (Willett et al. 2000), of constant volume bridge_content, over a gap too until it breaks (Lian et al. 1993). liquid_film is such a bridge of what lies on the films of both, the liquid of their particles, where they face each other, up to bridge_content; when it breaks half goes to either. van_der_waals is dmt with the pull hamaker_constant times effective radius by 6 least_separation squared. By jkr and capillary bodies that are spheres adhere too, to spheres, capsules, strands and planes; contacts of bodies of other shapes are refused. Bodies have no film.
	Cohesion string `yaml:"cohesion" enum:"none dmt jkr sjkr sjkr2 capillary liquid_film van_der_waals" default:"none"`
	// Pull of bridges of liquid: willett (Willett et al. 2000, closed form) or rabinovich (Rabinovich et al. 2005), of capillary and liquid_film.
	Bridge string `yaml:"bridge" enum:"willett rabinovich" default:"willett"`
	// A film of a viscous fluid between particles, and between them and surfaces, has to be squeezed out and drawn in as they move along their normal: with film_viscosity, roughness and film_reach. Of normal hertz with damping by restitution, without cohesion. Bodies beside one another have none.
	Lubrication bool `yaml:"lubrication"`
	// The film of lubrication resists sliding and rolling too, with the logarithm of its thickness (Jeffrey and Onishi 1984). What is viscous or fine needs short steps then.
	FilmShear bool `yaml:"film_shear"`
	// Contacts of the same two bodies, one of which is a clump, are together as stiff as one of them, and as damped: each has that by their number. Of normal hertz, linear and viscoelastic, without cohesion and lubrication.
	ShareStiffness bool `yaml:"share_stiffness"`
	// Density of the liquid of films.
	LiquidDensity float64 `yaml:"liquid_density" unit:"kg/m^3" above:"0" default:"1000"`
	// What comes of a body whose centre, or a strand whose line, gets deep inside another surface, or a part of which is about to lose its contact there: warn, with an event; or stop, which ends the run.
	Penetration string `yaml:"penetration" enum:"warn stop" default:"warn"`
	// Dye that a contact passes from one particle to another in a second, by the contact area and the difference of their dye.
	DyeTransfer float64 `yaml:"dye_transfer" unit:"kg/(m^2 s)" min:"0" default:"0"`
	// The normal dashpot may attract while the contact opens.
	AttractiveDamping bool `yaml:"attractive_damping"`
	// Coefficients of every pair of materials that pairs does not name.
	Default Interaction `yaml:"default" default:"{}"`
	// Coefficients of pairs of materials; what a pair does not give is that of default.
	Pairs []Pair `yaml:"pairs"`
}

// ContactGroup is a name for several bodies, nets, ropes and walls.
type ContactGroup struct {
	// Name, unlike those of bodies, nets, ropes and walls.
	Name string `yaml:"name" required:"true" defines:"group"`
	// The bodies, nets, ropes and walls of the group.
	Members []string `yaml:"members" required:"true" refers:"body net wall rope"`
}

// Interaction holds the coefficients of contacts between two materials. Those that the chosen laws do not use have no effect.
type Interaction struct {
	// Speed after by speed before a normal impact: from 0.001, or from 0 with attractive_damping.
	Restitution *float64 `yaml:"restitution" min:"0" max:"1"`
	// Coulomb's coefficient, sticking and sliding.
	Friction *float64 `yaml:"friction" min:"0"`
	// Coefficient of the normal dashpot of hertz, eepa and thornton_ning (gamma in Jun and Sohn 2014, eq. 24), for damping by coefficient.
	NormalDamping *float64 `yaml:"normal_damping" unit:"N s/m^2.5" min:"0"`
	// Coefficient of the normal dashpot of linear and luding, for damping by coefficient.
	LinearDamping *float64 `yaml:"linear_damping" unit:"N s/m" min:"0"`
	// Dissipative constant A of viscoelastic.
	DissipativeConstant *float64 `yaml:"dissipative_constant" unit:"s" min:"0"`
	// Stiffness of linear.
	NormalStiffness *float64 `yaml:"normal_stiffness" unit:"N/m" above:"0"`
	// Stiffness of cundall_strack and viscous_coulomb; with linear and luding, the ratio of Mindlin to Hertz unless given.
	TangentialStiffness *float64 `yaml:"tangential_stiffness" unit:"N/m" min:"0"`
	// Tangential dashpot.
	TangentialDamping *float64 `yaml:"tangential_damping" unit:"N s/m" min:"0"`
	// Limit of the rolling moment, by effective radius and normal force.
	RollingFriction *float64 `yaml:"rolling_friction" min:"0"`
	// Surface energy of dmt and jkr, half the work of adhesion.
	SurfaceEnergy *float64 `yaml:"surface_energy" unit:"J/m^2" min:"0"`
	// Damping of elastic_plastic rolling, by its critical damping.
	RollingDamping *float64 `yaml:"rolling_damping" min:"0"`
	// Stiffness of loading of luding.
	LoadingStiffness *float64 `yaml:"loading_stiffness" unit:"N/m" above:"0"`
	// Stiffness of unloading of luding, at most, and of eepa, by that of loading.
	UnloadingRatio *float64 `yaml:"unloading_ratio" above:"1"`
	// Stiffness of adhesion of luding by that of loading; 0 unless given.
	AdhesionRatio *float64 `yaml:"adhesion_ratio" min:"0"`
	// Residual overlap, by twice the effective radius, from which on luding unloads with its full unloading_ratio, which it has reached in proportion before; 0, unless given: at any overlap.
	PlasticDepth *float64 `yaml:"plastic_depth" min:"0"`
	// Energy of adhesion by the area that eepa has flattened; 0 unless given.
	PlasticAdhesionEnergy *float64 `yaml:"plastic_adhesion_energy" unit:"J/m^2" min:"0"`
	// Constant pull of eepa between partners that touch; 0 unless given.
	ConstantPull *float64 `yaml:"constant_pull" unit:"N" min:"0"`
	// Pressure in the middle of the contact area at which thornton_ning yields.
	YieldPressure *float64 `yaml:"yield_pressure" unit:"Pa" above:"0"`
	// Viscosity of the fluid of films of lubrication.
	FilmViscosity *float64 `yaml:"film_viscosity" unit:"Pa s" above:"0"`
	// Thickness that a film of lubrication has at least, where what is rough touches, by twice the effective radius: between equal particles, by the radius of one of them. Below film_reach.
	Roughness *float64 `yaml:"roughness" above:"0" max:"0.5"`
	// Gap up to which there is a film of lubrication, by twice the effective radius; 0.1 unless given.
	FilmReach *float64 `yaml:"film_reach" above:"0" max:"0.5"`
	// Surface tension of the liquid of bridges.
	SurfaceTension *float64 `yaml:"surface_tension" unit:"N/m" min:"0"`
	// Contact angle of the liquid of bridges, below 90 degrees.
	ContactAngle *float64 `yaml:"contact_angle" unit:"rad" min:"0" max:"1.57"`
	// Volume of a capillary bridge, and the largest of films, by that of a sphere of twice the effective radius: between equal particles, by that of one of them. Above 0.05 bridges merge, and no pair has one of its own.
	BridgeContent *float64 `yaml:"bridge_content" above:"0" max:"0.05"`
	// Cohesion energy density of sjkr and sjkr2.
	CohesionDensity *float64 `yaml:"cohesion_energy_density" unit:"J/m^3" min:"0"`
	// Hamaker constant of van_der_waals.
	HamakerConstant *float64 `yaml:"hamaker_constant" unit:"J" min:"0"`
	// Distance that surfaces in contact have by van_der_waals; 0.165 nm unless given.
	LeastSeparation *float64 `yaml:"least_separation" unit:"m" above:"0"`
	// Stiffness of sds twisting, moment by angle.
	TwistingStiffness *float64 `yaml:"twisting_stiffness" unit:"N m" above:"0"`
	// Dashpot of sds twisting, moment by angular velocity.
	TwistingDamping *float64 `yaml:"twisting_damping" unit:"N m s" min:"0"`
	// Limit of the moment of sds twisting, by effective radius and normal force.
	TwistingFriction *float64 `yaml:"twisting_friction" min:"0"`
}

// Pair holds what is special about two materials.
type Pair struct {
	// The two materials, which may be the same one.
	Between []string `yaml:"between" len:"2" required:"true" refers:"material"`
	Interaction
}

// over gives the coefficients of p, and those of d where p has none.
func (p Interaction) over(d Interaction) Interaction {
	own, other := reflect.ValueOf(&p).Elem(), reflect.ValueOf(d)
	for i := range own.NumField() {
		if own.Field(i).IsNil() {
			own.Field(i).Set(other.Field(i))
		}
	}
	return p
}

// Interaction returns the coefficients of contacts between two materials, those of the default filled in.
func (c *Contact) Interaction(a, b string) Interaction {
	for _, p := range c.Pairs {
		if p.Between[0] == a && p.Between[1] == b || p.Between[0] == b && p.Between[1] == a {
			return p.Interaction.over(c.Default)
		}
	}
	return c.Default
}

// Check implements document.Checker.
func (c *Contact) Check(r *document.Report) {
	seen := [][2]string{}
	for _, p := range c.Pairs {
		pair := [2]string{min(p.Between[0], p.Between[1]), max(p.Between[0], p.Between[1])}
		if slices.Contains(seen, pair) {
			r.Fail("pairs", "the pair of %q and %q comes twice", pair[0], pair[1])
		}
		seen = append(seen, pair)
	}
	if c.Cohesion == "jkr" && c.Normal == "linear" {
		r.Fail("cohesion", "jkr widens the contact area of Hertz's law, of which linear has none: accepted are normal hertz or viscoelastic, or cohesion none, dmt, sjkr, sjkr2, capillary, liquid_film or van_der_waals")
	}
	if (c.Normal == "luding" || c.Normal == "eepa") && c.Cohesion != "none" {
		r.Fail("cohesion", "%s has an attraction of its own: accepted is cohesion none, or another normal law", c.Normal)
	}
	if c.Normal == "thornton_ning" && c.Cohesion != "none" && c.Cohesion != "jkr" {
		r.Fail("cohesion", "thornton_ning adheres by jkr alone: accepted are cohesion none or jkr, or another normal law")
	}
	if c.Lubrication {
		c.checkLubrication(r)
	} else if c.FilmShear {
		r.Fail("film_shear", "there is no film to be sheared: accepted is film_shear false, or lubrication true")
	}
	if c.ShareStiffness {
		c.checkSharing(r)
	}
	springless := c.Tangential == "none" || c.Tangential == "viscous_coulomb"
	if c.Rolling == "epsd2" && springless {
		r.Fail("rolling", "epsd2 takes its stiffness from the tangential spring, and tangential %s is without: accepted are tangential mindlin or cundall_strack, or another law of rolling", c.Tangential)
	}
	if c.Twisting == "marshall" && springless {
		r.Fail("twisting", "marshall takes its stiffness from the tangential spring, and tangential %s is without: accepted are tangential mindlin or cundall_strack, or twisting none or sds", c.Tangential)
	}
	c.checkCoefficients(r.Part("default"), c.Default)
	for i, p := range c.Pairs {
		c.checkCoefficients(r.Item("pairs", i), p.Interaction)
	}
}

// checkSharing refuses laws whose contacts are not known to have a part of the stiffness of one.
func (c *Contact) checkSharing(r *document.Report) {
	switch {
	case c.Normal != "hertz" && c.Normal != "linear" && c.Normal != "viscoelastic":
		r.Fail("normal", "contacts share the stiffness of what does not yield: accepted is normal hertz, linear or viscoelastic, or share_stiffness false")
	case c.Cohesion != "none":
		r.Fail("cohesion", "contacts share their stiffness, not the pull of %s: accepted is cohesion none, or share_stiffness false", c.Cohesion)
	case c.Lubrication:
		r.Fail("lubrication", "contacts share their stiffness, not films: accepted is lubrication false, or share_stiffness false")
	}
}

// checkLubrication refuses laws that know nothing of a film, and films that are thicker at least than at most.
func (c *Contact) checkLubrication(r *document.Report) {
	switch {
	case c.Normal != "hertz":
		r.Fail("normal", "lubrication is of particles that are pressed together by hertz: accepted is normal hertz, or lubrication false")
	case c.Cohesion != "none":
		r.Fail("cohesion", "particles that a fluid surrounds have no %s: accepted is cohesion none, or lubrication false", c.Cohesion)
	case c.Damping != "restitution":
		r.Fail("damping", "the dashpot beside a film is that of a restitution: accepted is damping restitution, or lubrication false")
	case c.AttractiveDamping:
		r.Fail("attractive_damping", "a film pulls while a contact opens, its dashpot does not: accepted is false, or lubrication false")
	}
	check := func(at *document.Report, i Interaction) {
		if reach := given(i.over(Interaction{FilmReach: new(filmReach)}).FilmReach); given(i.Roughness) >= reach {
			at.Fail("roughness", "a film that is at least %g thick ends at %g: accepted is less than film_reach", given(i.Roughness), reach)
		}
	}
	check(r.Part("default"), c.Default)
	for k := range c.Pairs {
		check(r.Item("pairs", k), c.Pairs[k].over(c.Default))
	}
}

// checkCoefficients refuses a restitution that no dashpot gives which only pushes: its damping would grow without bound; and contacts that adhere without energy.
func (c *Contact) checkCoefficients(r *document.Report, i Interaction) {
	if c.Normal == "thornton_ning" && c.Cohesion == "jkr" && i.SurfaceEnergy != nil && *i.SurfaceEnergy == 0 {
		r.Fail("surface_energy", "jkr with thornton_ning needs a surface energy: accepted is more than 0, or cohesion none")
	}
	if e := i.Restitution; e != nil && *e < law.LeastRestitution && !c.AttractiveDamping && c.Damping == "restitution" && c.Normal != "viscoelastic" {
		r.Fail("restitution", "restitution %g is out of reach of a dashpot that may not pull: accepted are %g to 1, or 0 to 1 with contact.attractive_damping: true", *e, law.LeastRestitution)
	}
}

// needs lists the coefficients that the chosen laws cannot do without, and whether they are given.
func (c *Contact) needs(i Interaction) (missing []string) {
	need := func(name string, x *float64) {
		if x == nil {
			missing = append(missing, name)
		}
	}
	switch {
	case c.Normal == "viscoelastic":
		need("dissipative_constant", i.DissipativeConstant)
	case c.Damping == "restitution":
		need("restitution", i.Restitution)
	case c.Normal == "hertz" || c.Normal == "eepa" || c.Normal == "thornton_ning":
		need("normal_damping", i.NormalDamping)
	default:
		need("linear_damping", i.LinearDamping)
	}
	if c.Normal == "linear" {
		need("normal_stiffness", i.NormalStiffness)
	}
	if c.Normal == "luding" {
		need("loading_stiffness", i.LoadingStiffness)
	}
	if c.Normal == "luding" || c.Normal == "eepa" {
		need("unloading_ratio", i.UnloadingRatio)
	}
	if c.Normal == "thornton_ning" {
		need("yield_pressure", i.YieldPressure)
	}
	if c.Tangential != "none" {
		need("friction", i.Friction)
		if c.Normal != "linear" && c.Normal != "luding" && c.Tangential != "mindlin" {
			need("tangential_stiffness", i.TangentialStiffness)
		}
	}
	if c.Cohesion == "dmt" || c.Cohesion == "jkr" {
		need("surface_energy", i.SurfaceEnergy)
	}
	if c.Cohesion == "sjkr" || c.Cohesion == "sjkr2" {
		need("cohesion_energy_density", i.CohesionDensity)
	}
	if c.Cohesion == "capillary" || c.Cohesion == "liquid_film" {
		need("surface_tension", i.SurfaceTension)
		need("bridge_content", i.BridgeContent)
	}
	if c.Cohesion == "van_der_waals" {
		need("hamaker_constant", i.HamakerConstant)
	}
	if c.Lubrication {
		need("film_viscosity", i.FilmViscosity)
		need("roughness", i.Roughness)
	}
	if c.Twisting == "sds" {
		need("twisting_stiffness", i.TwistingStiffness)
		need("twisting_friction", i.TwistingFriction)
	}
	if c.Rolling != "none" {
		need("rolling_friction", i.RollingFriction)
	}
	return missing
}
