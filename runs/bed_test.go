package runs

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// softBed is a bed of soft particles that lose much where they meet.
const softBed = `
gravity: [0, 0, -9.81]
materials: [{name: rubber, density: 2500, young_modulus: 0.1 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.3, friction: 0.5}}
particles:
  - {name: bed, material: rubber, radius: 5 mm, seed: 1, lattice: {counts: [5, 5, 5], origin: [5.05 mm, 5.05 mm, 5.05 mm], spacing: 10.1 mm, jitter: 0.04 mm}}
walls: [{name: box, shape: box, inside: true, center: [25.25 mm, 25.25 mm, 50 mm], size: [50.5 mm, 50.5 mm, 100 mm], material: rubber}]
solver: {step: 0.4 ms, end: 0.3 s}
outputs: {interval: 10 ms, plots: false, audit: {fail: 10}}   # how it swings is what is looked at
`

// A run says so, once, where the particles of a bed swing against one another by its time step alone.
func TestSwingingBedIsWarnedOf(t *testing.T) {
	model := filepath.Join(t.TempDir(), "bed.yaml")
	if err := os.WriteFile(model, []byte(softBed), 0o644); err != nil {
		t.Fatal(err)
	}
	for step, swings := range map[string]bool{"0.625 ms": false, "0.75 ms": true} {
		s, err := Run(t.Context(), Options{Model: model, Folder: t.TempDir(), Sets: []string{"solver.step=" + step}})
		if err != nil {
			t.Fatal(err)
		}
		warnings := slices.DeleteFunc(slices.Clone(s.Warnings), func(w string) bool { return !strings.Contains(w, "swing in time steps of") })
		if len(warnings) > 1 || (len(warnings) == 1) != swings {
			t.Errorf("step %s: %q", step, s.Warnings)
		}
	}
}
