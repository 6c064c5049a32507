package models

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/observables"
)

// dyed is two spheres that overlap and are too soft to move, and one far off.
const dyed = `title: Two dyes
materials: [{name: paste, density: 2000, young_modulus: 1e-6}]
contact: {tangential: none, dye_transfer: 3000, default: {restitution: 1}}
particles:
  - {name: red, material: paste, radius: 10 mm, positions: [[0, 0, 0]], dye: 0.75}
  - {name: white, material: paste, radius: 20 mm, positions: [[29.9 mm, 0, 0]]}
  - {name: far, material: paste, radius: 10 mm, positions: [[1, 0, 0]], dye: 0.5}
solver: {step: 1e-3, end: 1}
outputs:
  requests:
    - {name: red, particles: red, quantities: [dye, mass]}
    - {name: white, particles: white, quantities: [dye, mass]}
    - {name: far, particles: far, quantities: [dye]}
    - {name: both, region: {sphere: {center: [0, 0, 0], radius: 0.1}}, quantities: [dye, mixing_index]}
`

// Two particles in a contact of constant area approach each other as exp(-h A (1/m + 1/M) t), and the dye in both stays what it was.
func TestDye(t *testing.T) {
	last := history(t, dyed)
	const r, ratio, overlap, h = 0.01, 2, 1e-4, 3000
	m := 2000 * 4 * math.Pi / 3 * r * r * r
	rate := h * math.Pi * r * ratio / (1 + ratio) * overlap * (1/m + 1/(8*m))
	end, mean := 1.0, 0.75/9
	want := 0.75 * math.Exp(-rate*end)
	if got := last["red.dye"] - last["white.dye"]; !expect.Near(got, want, rate*rate*1e-3) || rate < 0.5 {
		t.Errorf("the dyes differ by %.9g, want %.9g (rate %g)", got, want, rate)
	}
	if got := last["both.mixing_index"]; !expect.Near(got, 2, 1e-12) {
		t.Errorf("the mixing index of two that touch is %g, want 2", got)
	}
	if !expect.Near(last["both.dye"], mean, 1e-13) || last["far.dye"] != 0.5 {
		t.Errorf("the mean of both is %.17g, want %.17g; far off is %g", last["both.dye"], mean, last["far.dye"])
	}
}

// A region in which nothing touches has no mixing index, and one without particles no means of theirs; what it has is porosity, and no pressure. Neither does a group have any before its first particle.
func TestMeansOfNone(t *testing.T) {
	apart := strings.Replace(dyed, "[29.9 mm, 0, 0]", "[30.1 mm, 0, 0]", 1) + `    - {name: none, region: {box: {min: [-5, -5, -5], max: [-4, -4, -4]}, samples: [2, 1, 1]}, quantities: [count, mass, center_of_mass, velocity, kinetic_energy, height, dye, porosity, pressure,
       coordination_number, mechanical_coordination_number, mixing_index, lacey_index, mean_overlap, fabric, velocity_gradient, shear_rate, granular_temperature, inertial_number]}
inlets: [{name: feed, material: paste, radius: 10 mm, rate: 1, box: {min: [2, 0, 0], max: [2.2, 0.2, 0.2]}, velocity: [1, 0, 0], start: 0.5}]
`
	apart = strings.Replace(apart, "    - {name: far", "    - {name: feed, particles: feed, quantities: [count, velocity]}\n    - {name: far", 1)
	b := built(t, apart)
	for _, q := range b.Requests {
		row := make([]float64, len(q.Columns))
		q.Write(row)
		for i, v := range row {
			request, quantity, _ := strings.Cut(q.Columns[i].Name, ".")
			quantity, _, _ = strings.Cut(quantity, ".")
			there := map[string]float64{"count": 0, "mass": 0, "kinetic_energy": 0, "porosity": 1, "pressure": 0}
			switch want, is := there[quantity]; {
			case request != "none" && request != "feed":
				if observables.IsMissing(v) != (quantity == "mixing_index") {
					t.Errorf("%s is %g", q.Columns[i].Name, v)
				}
			case is && v != want || !is && !observables.IsMissing(v):
				t.Errorf("%s is %g", q.Columns[i].Name, v)
			}
		}
	}
}

// Dye that stays where it is, for want of a coefficient, is told of.
func TestDyeThatStays(t *testing.T) {
	for text, told := range map[string]bool{dyed: false, strings.Replace(dyed, "dye_transfer: 3000, ", "", 1): true} {
		if warnings := strings.Join(built(t, text).Warnings, "\n"); strings.Contains(warnings, "contact.dye_transfer is 0") != told {
			t.Errorf("told %v: warnings %q", told, warnings)
		}
	}
}

func TestDyeOfNoParticles(t *testing.T) {
	text := strings.ReplaceAll(strings.ReplaceAll(dyed, ", dye: 0.75", ""), ", dye: 0.5", "")
	_, err := Parse(t.Context(), "dyed.yaml", []byte(text), nil)
	if want := `no particles carry "dye": give a group of particles or an inlet the key "dye"`; err == nil || strings.Count(fmt.Sprint(err), want) != 4 {
		t.Errorf("error %v, want four times %q", err, want)
	}
}
