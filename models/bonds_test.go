package models

import (
	"context"
	"fmt"
	"strings"
	"testing"
)

// bondedPair is two spheres with bonds of these keys.
func bondedPair(keys string) string {
	return fmt.Sprintf(`gravity: [0, 0, 0]
materials: [{name: rock, density: 2500, young_modulus: 1 GPa}]
clumps: [{name: pair, spheres: [{radius: 1 mm}, {center: [1 mm, 0, 0], radius: 1 mm}]}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles:
  - {name: two, material: rock, radius: 10 mm, positions: [[0, 0, 0], [20 mm, 0, 0]]}
  - {name: stone, material: rock, clump: pair, positions: [[1, 0, 0]]}
inlets: [{name: feed, material: rock, radius: 1 mm, box: {min: [2, 0, 0], max: [2.1, 0.1, 0.1]}, velocity: [0, 0, -1], rate: 1, start: 1}]
dem: {bonds: [{name: glue, young_modulus: 1 GPa, %s}]}
solver: {step: 1 us, end: 1 ms}
`, keys)
}

// Mistakes in bonds are told by name with what would be accepted.
func TestBondMistakes(t *testing.T) {
	for _, c := range []struct{ keys, want string }{
		{"particles: [two]", ""},
		{"particles: [two, stone]", `the particles of "stone" are clumps: want groups of spheres`},
		{"particles: [feed]", `"feed" is an inlet`},
		{"particles: [nobody]", `nobody`},
		{"particles: [two], fracture: stress, cohesion: 1 MPa", `tensile_strength`},
		{"particles: [two], tensile_strength: 1 MPa", `tensile_strength`},
		{"particles: [two], fracture: esys, cohesion: 1 MPa", `needs a friction_angle above 0`},
		{"particles: [two], fracture: esys, cohesion: 1 MPa, friction_angle: 45 deg, strength_variation: 0.1", ""},
		{"particles: [two], gap: -1 mm", `gap must be at least 0 m`},
	} {
		m, err := Parse(context.Background(), "bonds.yaml", []byte(bondedPair(c.keys)), nil)
		if err == nil {
			_, err = m.Build(context.Background(), BuildOptions{Device: "cpu"})
		}
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", c.keys, err, c.want)
		}
	}
}

// Bonds that hold nothing, that hold a pair twice, and steps that are too long for them are refused by name.
func TestBondsThatCannotBe(t *testing.T) {
	text := bondedPair("particles: [two]")
	for _, c := range []struct{ old, now, want string }{
		{"[20 mm, 0, 0]", "[21 mm, 0, 0]", `"glue": no two particles are as near as 0 m`},
		{"bonds: [", "bonds: [{name: more, particles: [two], young_modulus: 1 Pa}, ", `bonds "more" and "glue" both hold particles 0 and 1 together`},
		{"young_modulus: 1 GPa, particles", "young_modulus: 10000 GPa, particles", "bonds between particles are stable up to"},
	} {
		m, err := Parse(context.Background(), "bonds.yaml", []byte(strings.Replace(text, c.old, c.now, 1)), nil)
		if err == nil {
			_, err = m.Build(context.Background(), BuildOptions{Device: "cpu"})
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.now, err, c.want)
		}
	}
}

// Bonds conduct no heat: particles that conduct it have to touch besides.
func TestBondsConductNoHeat(t *testing.T) {
	const bar = `
materials: [{name: stone, density: 2600, young_modulus: 5 MPa, specific_heat: 800, thermal_conductivity: 2}]
contact: {default: {restitution: 0.3, friction: 0.6}}
particles:
  - {name: bar, material: stone, radius: 5 mm, positions: [[0, 0, 0], [9.9 mm, 0, 0]], temperature: 300}
dem: {bonds: [{name: glue, particles: [bar], young_modulus: 5 MPa}]}
solver: {step: 20 us, end: 1 ms}
`
	for _, c := range []struct{ from, to, want string }{
		{"", "", "bonds conduct no heat"},
		{"particles: [bar], ", "particles: [bar], contact: true, ", ""},
		{", thermal_conductivity: 2", "", ""},
		{", temperature: 300", "", ""},
	} {
		_, err := Parse(t.Context(), "bar.yaml", []byte(strings.Replace(bar, c.from, c.to, 1)), nil)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %q: %v, want %q", c.to, err, c.want)
		}
	}
}
