package models

import (
	"strings"
	"testing"
)

// What a film of lubrication needs and does not go with is told by name, with what is accepted.
func TestLubrication(t *testing.T) {
	for contact, want := range map[string]string{
		"{lubrication: true, default: {restitution: 0.5, friction: 0.3, film_viscosity: 1, roughness: 0.001}}":                                        "",
		"{lubrication: true, film_shear: true, default: {restitution: 0.5, friction: 0.3, film_viscosity: 1, roughness: 0.001}}":                      "",
		"{film_shear: true, default: {restitution: 0.5, friction: 0.3}}":                                                                              "accepted is film_shear false, or lubrication true",
		"{lubrication: true, default: {restitution: 0.5, friction: 0.3, film_viscosity: 1, roughness: 0.2}}":                                          "accepted is less than film_reach",
		"{lubrication: true, default: {restitution: 0.5, friction: 0.3, film_viscosity: 1, roughness: 0.2, film_reach: 0.3}}":                         "",
		"{lubrication: true, cohesion: dmt, default: {restitution: 0.5, friction: 0.3, film_viscosity: 1, roughness: 0.001, surface_energy: 1}}":      "accepted is cohesion none",
		"{lubrication: true, normal: linear, default: {restitution: 0.5, friction: 0.3, film_viscosity: 1, roughness: 0.001, normal_stiffness: 1e4}}": "accepted is normal hertz",
		"{lubrication: true, attractive_damping: true, default: {restitution: 0.5, friction: 0.3, film_viscosity: 1, roughness: 0.001}}":              "accepted is false",
		"{lubrication: true, default: {restitution: 0.5, friction: 0.3, roughness: 0.001}}":                                                           "film_viscosity",
		"{normal: thornton_ning, cohesion: dmt, default: {restitution: 0.5, friction: 0.3, yield_pressure: 1e5, surface_energy: 1}}":                  "accepted are cohesion none or jkr",
		"{normal: thornton_ning, cohesion: jkr, default: {restitution: 0.5, friction: 0.3, yield_pressure: 1e5, surface_energy: 0.01}}":               "",
		"{normal: thornton_ning, cohesion: jkr, default: {restitution: 0.5, friction: 0.3, yield_pressure: 1e5, surface_energy: 0}}":                  "accepted is more than 0",
		"{normal: thornton_ning, default: {restitution: 0.5, friction: 0.3}}":                                                                         "yield_pressure",
		"{default: {restitution: 0.5, friction: 0.3}, pairs: [{between: [s, s], film_viscosity: 1}], lubrication: true}":                              "roughness",
	} {
		_, err := Parse(t.Context(), "film.yaml", []byte("title: Film\ngravity: [0, 0, -9.81]\nmaterials: [{name: s, density: 2000, young_modulus: 1e7}]\ncontact: "+contact+
			"\nparticles: [{name: a, material: s, radius: 1 cm, positions: [[0, 0, 0]]}]\nsolver: {step: 1e-5, end: 1}\n"), nil)
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", contact, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: want %q, got %v", contact, want, err)
		}
	}
}
