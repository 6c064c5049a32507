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
		"{twisting: sds, default: {restitution: 0.5, friction: 0.3, twisting_friction: 0.1, twisting_stiffness: 1, twisting_damping: 0}}": "",
	} {
		model := "title: Idle\nmaterials: [{name: s, density: 2000, young_modulus: 1e7}]\ncontact: " + text +
			"\nparticles: [{name: a, material: s, radius: 1 cm, positions: [[0, 0, 0]]}]\nsolver: {step: 1e-5, end: 1}\n"
		warnings := strings.Join(built(t, model).Warnings, "\n")
		if strings.Contains(warnings, "does nothing") != (told != "") || !strings.Contains(warnings, told) {
			t.Errorf("%s: warnings %q", text, warnings)
		}
	}
}
