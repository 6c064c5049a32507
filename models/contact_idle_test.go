package models

import (
	"strings"
	"testing"
)

// Coefficients that no law makes use of are told of, and others are not.
func TestIdleCoefficients(t *testing.T) {
	for text, told := range map[string]string{
		"{default: {restitution: 0.5, friction: 0.3, rolling_friction: 0.1}}":                                                             "contact.default.rolling_friction",
		"{rolling: epsd2, default: {restitution: 0.5, friction: 0.3, rolling_friction: 0.1}}":                                             "",
		"{default: {restitution: 0.5, friction: 0.3, rolling_friction: 0}}":                                                               "",
		"{twisting: marshall, default: {restitution: 0.5, friction: 0.3, twisting_friction: 0.1}}":                                        "contact.default.twisting_friction",
		"{default: {restitution: 0.5, friction: 0.3}, pairs: [{between: [s, s], rolling_friction: 0.1}]}":                                 "contact.pairs[0].rolling_friction",
		"{default: {restitution: 0.5, friction: 0.3, tangential_stiffness: 1e5}}":                                                         "contact.default.tangential_stiffness does nothing: contact.tangential is mindlin; it is for cundall_strack and viscous_coulomb",
		"{normal: linear, damping: coefficient, default: {normal_stiffness: 1e5, linear_damping: 1, normal_damping: 2, friction: 0.3}}":   "contact.default.normal_damping does nothing: contact.normal is linear; it is for hertz, eepa and thornton_ning",
		"{default: {restitution: 0.5, friction: 0.3, normal_damping: 2}}":                                                                 "contact.default.normal_damping does nothing: contact.damping is restitution; it is for coefficient",
		"{cohesion: jkr, default: {restitution: 0.5, friction: 0.3, surface_energy: 0.05}}":                                               "",
		"{cohesion: sjkr, default: {restitution: 0.5, friction: 0.3, surface_energy: 0.05, cohesion_energy_density: 1}}":                  "contact.default.surface_energy",
		"{normal: luding, default: {restitution: 0.5, friction: 0.3, loading_stiffness: 1e4, unloading_ratio: 2, adhesion_ratio: 0.1}}":   "",
		"{normal: eepa, default: {restitution: 0.5, friction: 0.3, loading_stiffness: 1e4, unloading_ratio: 2, constant_pull: 0.1}}":      "contact.default.loading_stiffness does nothing: contact.normal is eepa; it is for luding",
		"{twisting: sds, default: {restitution: 0.5, friction: 0.3, twisting_friction: 0.1, twisting_stiffness: 1, twisting_damping: 0}}": "",
	} {
		model := "title: Idle\nmaterials: [{name: s, density: 2000, young_modulus: 1e7}]\ncontact: " + text +
			"\nparticles: [{name: a, material: s, radius: 1 cm, positions: [[0, 0, 0]]}]\nsolver: {step: 1e-5, end: 1}\n"
		warnings := strings.Join(built(t, model).Warnings, "\n")
		if strings.Contains(warnings, "does nothing") != (told != "") || !strings.Contains(warnings, told) || strings.Count(warnings, "does nothing") > 1 {
			t.Errorf("%s: warnings %q", text, warnings)
		}
	}
}

// So are a dye, a liquid and temperatures of walls that no particles have.
func TestIdleScalars(t *testing.T) {
	const wall = "\nwalls: [{name: floor, shape: plane, point: [0, 0, -1], normal: [0, 0, 1], material: s, temperature: 300}]"
	for _, c := range []struct{ contact, particles, walls, told string }{
		{"dye_transfer: 1, ", "", "", "contact.dye_transfer does nothing: no particles carry dye"},
		{"dye_transfer: 1, ", "dye: 1, ", "", ""},
		{"liquid_density: 900, ", "", "", "contact.liquid_density"},
		{"bridge: rabinovich, ", "", "", "contact.bridge does nothing: contact.cohesion is none"},
		{"", "", wall, `the temperature of wall "floor" does nothing`},
		{"", "temperature: 300, ", wall, ""},
	} {
		model := "title: Idle\nmaterials: [{name: s, density: 2000, young_modulus: 1e7, specific_heat: 800, thermal_conductivity: 1}]\ncontact: {" + c.contact + "default: {restitution: 0.5, friction: 0.3}}" +
			"\nparticles: [{name: a, material: s, " + c.particles + "radius: 1 cm, positions: [[0, 0, 0]]}]" + c.walls + "\nsolver: {step: 1e-5, end: 1}\n"
		warnings := strings.Join(built(t, model).Warnings, "\n")
		if strings.Contains(warnings, "does nothing") != (c.told != "") || !strings.Contains(warnings, c.told) {
			t.Errorf("%+v: warnings %q", c, warnings)
		}
	}
}
