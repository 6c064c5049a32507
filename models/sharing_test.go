package models

import (
	"strings"
	"testing"
)

// Which laws share their stiffness among contacts, and whose contacts do, is told by name, with what is accepted; it says that it does nothing where there are no clumps.
func TestShareStiffness(t *testing.T) {
	text := `title: a clump
gravity: [0, 0, -9.81]
materials: [{name: s, density: 2600, young_modulus: 10 MPa, poisson_ratio: 0.25}]
contact: {share_stiffness: true, default: {restitution: 0.5, friction: 0.3}}
clumps: [{name: pair, spheres: [{center: [0, 0, 0], radius: 5 mm}, {center: [4 mm, 0, 0], radius: 5 mm}]}]
particles: [{name: p, material: s, clump: pair, positions: [[0, 0, 0.1]]}]
walls: [{name: floor, shape: plane, point: [0, 0, 0], normal: [0, 0, 1], material: s}]
solver: {step: 20 us, end: 1 ms}
outputs: {interval: 1 ms, requests: [{name: p, particles: p, quantities: [mass]}]}
`
	for _, c := range []struct{ from, to, want string }{
		{"", "", ""},
		{"share_stiffness: true,", "share_stiffness: true, normal: luding,", "accepted is normal hertz, linear or viscoelastic, or share_stiffness false"},
		{"share_stiffness: true, default: {", "share_stiffness: true, cohesion: dmt, default: {surface_energy: 0.1, ", "accepted is cohesion none, or share_stiffness false"},
		{"share_stiffness: true, default: {", "share_stiffness: true, lubrication: true, default: {film_viscosity: 1, roughness: 0.001, ", "accepted is lubrication false, or share_stiffness false"},
		{"share_stiffness: true", "share_stiffness: often", "share_stiffness"},
		{"clumps: [{name: pair, spheres: [{center: [0, 0, 0], radius: 5 mm}, {center: [4 mm, 0, 0], radius: 5 mm}]}]", "polyhedra: [{name: cube, box: [10 mm, 10 mm, 10 mm], rounding: 1 mm}]", "that is of clumps"},
	} {
		changed := strings.Replace(text, c.from, c.to, 1)
		if strings.Contains(c.to, "polyhedra") {
			changed = strings.Replace(changed, "clump: pair", "polyhedron: cube", 1)
		}
		m, err := Parse(t.Context(), "clump.yaml", []byte(changed), nil)
		if err == nil {
			_, err = m.Build(t.Context(), BuildOptions{})
		}
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v", c.to, err)
		}
	}
	m, err := Parse(t.Context(), "clump.yaml", []byte(strings.NewReplacer("clumps: [{", "#", "clump: pair,", "radius: 5 mm,").Replace(text)), nil)
	if err != nil {
		t.Fatal(err)
	}
	if warnings := m.idle(); len(warnings) != 1 || !strings.Contains(warnings[0], "no particles are clumps") {
		t.Errorf("warnings %q", warnings)
	}
}
