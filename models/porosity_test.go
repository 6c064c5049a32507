package models

import (
	"strings"
	"testing"
)

// A random packing is told with the porosity that has come out: of a volume fraction that many particles meet, of a number, and of none where part of the region is taken.
func TestPorosityNote(t *testing.T) {
	for random, want := range map[string]string{
		"random: {box: {min: [0, 0, 0], max: [1, 1, 1]}, volume_fraction: 0.3}":                 "a porosity of 0.700",
		"random: {box: {min: [0, 0, 0], max: [1, 1, 1]}, count: 100}":                           `"a": 100 spheres fill 0.052 of their region, a porosity of 0.948`, // 100 (4/3) π 0.05³
		"random: {sphere: {center: [0, 0, 0], radius: 0.5}, count: 100}":                        "a porosity of 0.900",
		"random: {mesh: {file: testdata/ball.obj, scale: 2}, count: 100}":                       "fill 0.039 of their region, a porosity of 0.961", // a tetrahedron of 4/3 m³
		"random: {box: {min: [0, 0, 0], max: [1, 1, 1]}, count: 100}, remove_overlapping: true": "",
		"lattice: {counts: [2, 2, 2], origin: [0, 0, 0], spacing: 0.2}":                         "",
	} {
		notes := strings.Join(built(t, "title: Porosity\nmaterials: [{name: s, density: 2000, young_modulus: 1e7}]\ncontact: {default: {restitution: 0.5, friction: 0.3}}\n"+
			"particles: [{name: a, material: s, radius: 0.05, "+random+"}]\nsolver: {step: 1e-4, end: 1}\n").Notes, "\n")
		if strings.Contains(notes, "porosity") != (want != "") || !strings.Contains(notes, want) {
			t.Errorf("%s: notes %q, want %q", random, notes, want)
		}
	}
}
