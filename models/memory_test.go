package models

import (
	"fmt"
	"runtime/debug"
	"strings"
	"testing"
)

// What does not fit in memory is refused at its key, before any of it is made.
func TestModelsThatAreTooLarge(t *testing.T) {
	const model = `
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {default: {friction: 0.5, restitution: 0.5}}
nets: [{name: net, knots: [KNOTS, 20], origin: [0, 0, 9], spacing: 1, body: {type: point_mass, mass: 1, radius: 1 mm}, spring: {stiffness: 1}}]
particles:
  - {name: p, material: stone, radius: 5 mm, lattice: {counts: [LATTICE, 1, 1], origin: [0, 0, 0], spacing: 10 mm}}
  - {name: q, material: stone, radius: 5 mm, random: {count: RANDOM, box: {min: [0, 0, 3], max: [8, 8, 4]}}}
solver: {step: 1 us, end: END}
outputs: {interval: 1 us, plots: PLOTS, snapshots: {times: [0], size: [SIZE, 16000]}}
`
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(1 << 30))
	for _, c := range []struct{ key, value, want string }{
		{"KNOTS", "90000", "many.yaml:4:27: 1.8e+06 bodies of a net: about 7.2 GB of memory is needed; this machine has "},
		{"LATTICE", "500_000_000", `many.yaml:6:12: particles "p": 5e+08 particles: about 160 GB of memory is needed; this machine has `},
		{"RANDOM", "50_000_000", `many.yaml:7:12: particles "q": 5e+07 particles: about 16 GB of memory is needed; this machine has `},
		{"RANDOM", "3_000_000", "many.yaml: 3e+06 particles and the nets together: about 1.1 GB of memory is needed; this machine has "},
		{"END", "1e6", "many.yaml:9:21: plots of 1e+12 rows of history.csv, which outputs.plots: false does without: about 8.0 TB of memory is needed; this machine has "},
		{"SIZE", "16000", "many.yaml:9:70: a picture of 16000 by 16000 pixels: about 9.2 GB of memory is needed; this machine has "},
	} {
		values := []string{c.key, c.value, "KNOTS", "2000", "LATTICE", "3", "RANDOM", "3", "END", "1 ms", "SIZE", "100", "PLOTS", "true"}
		m, err := Parse(t.Context(), "many.yaml", []byte(strings.NewReplacer(values...).Replace(model)), nil)
		if err == nil {
			_, err = m.Build(t.Context(), BuildOptions{Device: "cpu"})
		}
		if !strings.Contains(fmt.Sprint(err), c.want) {
			t.Errorf("%s %s: got %v, want %q", c.key, c.value, err, c.want)
		}
	}
	drawn := strings.NewReplacer("KNOTS", "6000", "LATTICE", "3", "RANDOM", "3", "END", "1 ms", "SIZE", "100", "PLOTS", "false, frames: 1 ms").Replace(model)
	m, err := Parse(t.Context(), "many.yaml", []byte(drawn), nil)
	if err != nil {
		t.Fatal(err)
	}
	const want = "many.yaml: outputs.frames: the model, and frames of 1.2e+05 bodies: about 1.9 GB of memory is needed; this machine has "
	if _, err := m.Build(t.Context(), BuildOptions{Device: "cpu"}); !strings.Contains(fmt.Sprint(err), want) {
		t.Errorf("frames: got %v, want %q", err, want)
	}
	endless := strings.NewReplacer("KNOTS", "2", "LATTICE", "3", "RANDOM", "3", "END", "1e6", "SIZE", "100", "PLOTS", "false").Replace(model)
	if _, err := Parse(t.Context(), "many.yaml", []byte(endless), nil); err != nil {
		t.Errorf("without plots: %v", err)
	}
}
