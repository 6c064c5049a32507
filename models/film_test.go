package models

import (
	"fmt"
	"strings"
	"testing"

	"gabion/dem/law"
	"gabion/internal/expect"
)

// wet is a wet ball that meets a dry one, and leaves it.
const wet = `title: A wet ball and a dry one
materials: [{name: glass, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.25}]
contact: {cohesion: liquid_film, bridge: rabinovich, default: {restitution: 0.9, friction: 0.3, surface_tension: 0.072, bridge_content: 0.05}}
particles:
  - {name: wet, material: glass, radius: 1 mm, positions: [[0, 0, 0]], velocity: [0.5, 0, 0], liquid: 0.01}
  - {name: dry, material: glass, radius: 1 mm, positions: [[2.1 mm, 0, 0]]}
solver: {step: 2 us, end: 10 ms}
outputs:
  requests:
    - {name: wet, particles: wet, quantities: [liquid]}
    - {name: dry, particles: dry, quantities: [liquid]}
    - {name: all, system: true, quantities: [liquid_in_bridges]}
`

// Half of what lay on the wet ball where it faced the dry one goes over to this one.
func TestWetBall(t *testing.T) {
	last := history(t, wet)
	if got, want := last["dry.liquid"], 0.5*law.Facing(1, 1)*0.01; !expect.Near(got, want, 1e-12) || !expect.Near(last["wet.liquid"]+got, 0.01, 1e-14) || last["all.liquid_in_bridges"] != 0 {
		t.Errorf("%v, want %g in the dry one's film", last, want)
	}
}

func TestFilmMistakes(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{", liquid: 0.01", "", "want the key liquid in one of them"},
		{"liquid_film", "capillary", "accepted is liquid_film, or particles without liquid"},
		{", bridge_content: 0.05", "", "bridge_content"},
	} {
		_, err := Parse(t.Context(), "wet.yaml", []byte(strings.Replace(wet, c.old, c.new, 1)), nil)
		if err == nil || !strings.Contains(fmt.Sprint(err), c.want) {
			t.Errorf("%q for %q: error %v, want %q", c.new, c.old, err, c.want)
		}
	}
}
