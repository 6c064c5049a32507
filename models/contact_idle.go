package models

// Coefficients of contacts that are given, and of which the chosen laws make no use.

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// use says which coefficients are for which choices of a law, by their key in contact.
type use struct {
	key, chosen  string
	laws         []string
	coefficients map[string]*float64
}

// uses are those of an interaction's coefficients that some laws leave out.
func (c *Contact) uses(i *Interaction) []use {
	type coefficients = map[string]*float64
	return []use{
		{"rolling", c.Rolling, []string{"constant_torque", "elastic_plastic", "epsd2"}, coefficients{"rolling_friction": i.RollingFriction}},
		{"rolling", c.Rolling, []string{"elastic_plastic"}, coefficients{"rolling_damping": i.RollingDamping}},
		{"twisting", c.Twisting, []string{"sds"}, coefficients{
			"twisting_friction": i.TwistingFriction, "twisting_stiffness": i.TwistingStiffness, "twisting_damping": i.TwistingDamping,
		}},
		{"damping", c.Damping, []string{"coefficient"}, coefficients{"normal_damping": i.NormalDamping, "linear_damping": i.LinearDamping}},
		{"normal", c.Normal, []string{"hertz", "eepa", "thornton_ning"}, coefficients{"normal_damping": i.NormalDamping}},
		{"normal", c.Normal, []string{"linear", "luding"}, coefficients{"linear_damping": i.LinearDamping}},
		{"normal", c.Normal, []string{"viscoelastic"}, coefficients{"dissipative_constant": i.DissipativeConstant}},
		{"normal", c.Normal, []string{"linear"}, coefficients{"normal_stiffness": i.NormalStiffness}},
		{"normal", c.Normal, []string{"luding"}, coefficients{"loading_stiffness": i.LoadingStiffness, "adhesion_ratio": i.AdhesionRatio, "plastic_depth": i.PlasticDepth}},
		{"normal", c.Normal, []string{"luding", "eepa"}, coefficients{"unloading_ratio": i.UnloadingRatio}},
		{"normal", c.Normal, []string{"eepa"}, coefficients{"plastic_adhesion_energy": i.PlasticAdhesionEnergy, "constant_pull": i.ConstantPull}},
		{"normal", c.Normal, []string{"thornton_ning"}, coefficients{"yield_pressure": i.YieldPressure}},
		{"lubrication", fmt.Sprint(c.Lubrication), []string{"true"}, coefficients{
			"film_viscosity": i.FilmViscosity, "roughness": i.Roughness, "film_reach": i.FilmReach,
		}},
		{"tangential", c.Tangential, []string{"cundall_strack", "viscous_coulomb"}, coefficients{"tangential_stiffness": i.TangentialStiffness}},
		{"cohesion", c.Cohesion, []string{"dmt", "jkr"}, coefficients{"surface_energy": i.SurfaceEnergy}},
		{"cohesion", c.Cohesion, []string{"sjkr", "sjkr2"}, coefficients{"cohesion_energy_density": i.CohesionDensity}},
		{"cohesion", c.Cohesion, []string{"van_der_waals"}, coefficients{"hamaker_constant": i.HamakerConstant, "least_separation": i.LeastSeparation}},
		{"cohesion", c.Cohesion, []string{"capillary", "liquid_film"}, coefficients{
			"surface_tension": i.SurfaceTension, "contact_angle": i.ContactAngle, "bridge_content": i.BridgeContent,
		}},
	}
}

// idle warns of what the model says of contacts and walls and nothing carries on.
func (m *Model) idle() []string {
	warnings, carried := m.Contact.idle(), map[string]bool{}
	for _, s := range m.carried() {
		carried[s.name] = true
	}
	if m.Contact.DyeTransfer > 0 && !carried["dye"] {
		warnings = append(warnings, "contact.dye_transfer does nothing: no particles carry dye")
	}
	if m.Contact.ShareStiffness && len(m.Clumps) == 0 {
		warnings = append(warnings, "contact.share_stiffness does nothing: no particles are clumps")
	}
	if d := m.Contact.LiquidDensity; d != 0 && d != 1000 && !carried["liquid"] { // 0 in a model that no file has given
		warnings = append(warnings, "contact.liquid_density does nothing: no particles carry liquid")
	}
	if c := &m.Contact; c.Bridge == "rabinovich" && c.Cohesion != "capillary" && c.Cohesion != "liquid_film" {
		warnings = append(warnings, fmt.Sprintf("contact.bridge does nothing: contact.cohesion is %s; it is for capillary and liquid_film", c.Cohesion))
	}
	for i := range m.Walls {
		if w := &m.Walls[i]; w.Temperature != nil && !carried[temperature] {
			warnings = append(warnings, fmt.Sprintf("the temperature of wall %q does nothing: no particles have one", w.Name))
		}
	}
	return warnings
}

// idle warns of coefficients of laws that are none unless they are chosen; each is told of once in a place.
func (c *Contact) idle() (warnings []string) {
	each := func(at string, i *Interaction) {
		told := map[string]bool{}
		for _, u := range c.uses(i) {
			if slices.Contains(u.laws, u.chosen) {
				continue
			}
			for _, name := range slices.Sorted(maps.Keys(u.coefficients)) {
				if given := u.coefficients[name]; given != nil && *given > 0 && !told[name] {
					told[name] = true
					warnings = append(warnings, fmt.Sprintf("%s.%s does nothing: contact.%s is %s; it is for %s", at, name, u.key, u.chosen, enumerated(u.laws)))
				}
			}
		}
	}
	each("contact.default", &c.Default)
	for i := range c.Pairs {
		each(fmt.Sprintf("contact.pairs[%d]", i), &c.Pairs[i].Interaction)
	}
	return warnings
}

// enumerated is a list in a sentence.
func enumerated(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
