package models

import (
	"math"
	"slices"
	"strings"
	"testing"

	"gabion/dem"
)

const ground = `title: Ground sand
materials: [{name: sand, density: 2600, young_modulus: 1e6}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles: [{name: sand, material: sand, radius: {SIZES}, lattice: {counts: [10, 10, 10], spacing: 20 mm, origin: [0, 0, 0]}}]
solver: {step: 1e-5, end: 1}
`

// Radii of particles are those of the distributions, between their bounds.
func TestGroundSizes(t *testing.T) {
	for sizes, most := range map[string]float64{
		"rosin_rammler: {scale: 4 mm, exponent: 2.5, min: 1 mm, max: 8 mm}": 3e-3, "gaudin_schuhmann: {exponent: 0.8, min: 1 mm, max: 8 mm}": 2e-3,
	} {
		var s dem.State
		built(t, strings.Replace(ground, "SIZES", sizes, 1)).Simulation.Particles().Snapshot(&s)
		slices.Sort(s.Radius)
		if low, median, high := s.Radius[0], s.Radius[500], s.Radius[999]; !(low >= 1e-3 && median < most && high > 4e-3 && high <= 8e-3) || math.IsNaN(median) {
			t.Errorf("%s: radii from %g over %g to %g m", sizes, low, median, high)
		}
	}
	text := strings.Replace(ground, "SIZES", "gaudin_schuhmann: {exponent: 0.8, min: 8 mm, max: 8 mm}", 1)
	if _, err := Parse(t.Context(), "ground.yaml", []byte(text), nil); err == nil || !strings.Contains(err.Error(), "must be below the largest") {
		t.Errorf("error %v", err)
	}
}
