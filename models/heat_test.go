package models

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gabion/internal/expect"
)

// twoWarm is two spheres that overlap and are too soft to move, at different temperatures.
const twoWarm = `title: Two temperatures
materials: [{name: steel, density: 7800, young_modulus: 1e-6, specific_heat: 460, thermal_conductivity: 40}]
contact: {tangential: none, default: {restitution: 1}}
particles:
  - {name: hot, material: steel, radius: 10 mm, positions: [[0, 0, 0]], temperature: 400}
  - {name: cold, material: steel, radius: 10 mm, positions: [[19.9 mm, 0, 0]], temperature: 300 K}
solver: {step: 0.02, end: 4}
outputs:
  interval: 1
  requests:
    - {name: hot, particles: hot, quantities: [temperature]}
    - {name: cold, particles: cold, quantities: [temperature]}
`

// Two particles of a heat capacity C = m c approach each other as exp(-2 H t/C) with H = 2 k a.
func TestTwoTemperatures(t *testing.T) {
	last := history(t, twoWarm)
	const r, overlap = 0.01, 1e-4
	capacity := 7800 * 4 * math.Pi / 3 * r * r * r * 460
	rate := 2 * 2 * 40 * math.Sqrt(r/2*overlap) / capacity
	want := 100 * math.Exp(-rate*4)
	if got := last["hot.temperature"] - last["cold.temperature"]; !expect.Near(got, want, rate*rate*0.02*4) || rate < 0.005 {
		t.Errorf("the temperatures differ by %.9g K, want %.9g (rate %g/s)", got, want, rate)
	}
	if mean := 0.5 * (last["hot.temperature"] + last["cold.temperature"]); !expect.Near(mean, 350, 1e-13) {
		t.Errorf("their mean is %.17g K", mean)
	}
}

// Particles that are a thousand times softer than the real material conduct a tenth at the same overlap: at the same force their contact area is ten times as wide.
func TestConductionOfSoftParticles(t *testing.T) {
	last := history(t, strings.Replace(twoWarm, "young_modulus: 1e-6", "young_modulus: 1e-6, real_young_modulus: 1e-3", 1))
	capacity := 7800 * 4 * math.Pi / 3 * 1e-6 * 460
	rate := 2 * 2 * 40 * math.Sqrt(0.005*1e-4) / capacity / 10
	if got, want := last["hot.temperature"]-last["cold.temperature"], 100*math.Exp(-rate*4); !expect.Near(got, want, 1e-5) {
		t.Errorf("the temperatures differ by %.9g K, want %.9g", got, want)
	}
}

// rowOfWarm is a row of n free particles between two whose heat capacity is all but infinite, at temperatures first and last; each contact conducts 0.012 W/K, as the
// rod of YADE's examples/ThermalEngine/conductionVerification.py does.
func rowOfWarm(n int, first, last, free, step, end float64) string {
	const spacing = 6e-3 - 6e-5 // contact areas have a radius of 0.3 mm
	return fmt.Sprintf(`title: A rod of particles
materials:
  - {name: rod, density: 2600, young_modulus: 1e-18, specific_heat: 710, thermal_conductivity: 20}
  - {name: ends, density: 2600, young_modulus: 1e-18, specific_heat: 710e12, thermal_conductivity: 20}
contact: {tangential: none, default: {restitution: 1}}
particles:
  - {name: first, material: ends, radius: 3 mm, positions: [[0, 0, 0]], temperature: %[1]g}
  - {name: rod, material: rod, radius: 3 mm, lattice: {counts: [%[4]d, 1, 1], origin: [%[5]g, 0, 0], spacing: %[5]g}, temperature: %[3]g}
  - {name: last, material: ends, radius: 3 mm, positions: [[%[6]g, 0, 0]], temperature: %[2]g}
solver: {step: %[7]g, end: %[8]g}
outputs:
  interval: %[8]g
  requests:
    - {name: middle, region: {sphere: {center: [%[9]g, 0, 0], radius: 1 mm}}, quantities: [temperature]}
    - {name: quarter, region: {sphere: {center: [%[10]g, 0, 0], radius: 1 mm}}, quantities: [temperature]}
`, first, last, free, n, spacing, float64(n+1)*spacing, step, end, float64(n+1)/2*spacing, float64((n+1)/4)*spacing)
}

// A chain between fixed temperatures tends to a straight line, and its slowest mode decays at 4 (H/C) sin²(π/(2(N+1))).
func TestChainOfTemperatures(t *testing.T) {
	const n, step, h = 7, 0.1, 0.012
	capacity := 2600 * 4 * math.Pi / 3 * 27e-9 * 710
	rate := 4 * h / capacity * math.Pow(math.Sin(math.Pi/(2*(n+1))), 2)
	end := step * math.Round(4/rate/step)
	distance := func(seconds float64) float64 {
		return 350 - history(t, rowOfWarm(n, 300, 400, 300, step, seconds))["middle.temperature"]
	}
	early, late := distance(end), distance(2*end)
	if got := math.Log(early/late) / end; !expect.Near(got, rate, 1e-3) {
		t.Errorf("the slowest mode decays at %.6g/s, want %.6g", got, rate)
	}
	last := history(t, rowOfWarm(n, 300, 400, 300, step, 6*end))
	if got := last["quarter.temperature"]; !expect.Near(got, 325, 1e-8) {
		t.Errorf("a quarter along the chain there are %.9g K, want 325", got)
	}
}

// YADE's rod of 1 m at 400 K whose ends are cooled to 0 K has 388.818, 334.226 and 183.430 K in its middle after 10, 20 and 50 thousand seconds, by the series of
// the continuous rod. That of 167 gaps of 6 mm is a little longer, and as much slower by the square.
func TestRodOfYADE(t *testing.T) {
	expect.Long(t)
	const n = 166
	slower := math.Pow((n+1)*6e-3, 2)
	for after, want := range map[float64]float64{1e4: 388.818, 2e4: 334.226, 5e4: 183.430} {
		end := after * slower
		// The middle of an even number of particles is between two of them, which the region holds both.
		text := strings.Replace(rowOfWarm(n, 0, 0, 400, end/math.Ceil(end/0.5), end), "radius: 1 mm", "radius: 3 mm", 1)
		if got := history(t, text)["middle.temperature"]; !expect.Near(got, want, 1e-4) {
			t.Errorf("after %g s there are %.6g K in the middle, want %.6g", after, got, want)
		}
	}
}

// What a hot drum conducts, what collisions lose and what the air takes is what the particles have.
func TestHeatIsBooked(t *testing.T) {
	m, err := Parse(t.Context(), "heat.yaml", []byte(`title: A heated box
gravity: [0, 0, -9.81]
materials: [{name: glass, density: 2500, young_modulus: 5e6, specific_heat: 800, thermal_conductivity: 1, emissivity: 0.9, real_young_modulus: 60e9}]
contact: {default: {restitution: 0.5, friction: 0.5}}
walls: [{name: box, shape: box, size: [30 mm, 30 mm, 60 mm], inside: true, open: [+z], material: glass, temperature: 500}]
particles: [{name: balls, material: glass, radius: 3 mm, lattice: {counts: [4, 4, 4], spacing: 6.5 mm, center: [0, 0, 0], jitter: 0.1 mm}, temperature: 300}]
dem:
  fluid: {density: 1.2, viscosity: 18e-6}
  heat: {temperature: 290, heat_transfer_coefficient: 2, fluid_conductivity: 0.026, fluid_specific_heat: 1005}
solver: {step: 4e-5, end: 0.1}
outputs: {interval: 0.1}
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	for range 2500 {
		if err := b.Simulation.Step(m.Solver.Step); err != nil {
			t.Fatal(err)
		}
	}
	audit, last := b.Simulation.Audit(), map[string]float64{}
	for _, e := range audit.Entries() {
		last[e.Name] = e.Value
	}
	made, walls, around := last["heat.made"], last["heat.from_walls"], last["heat.from_surroundings"]
	if !(made > 0 && walls != 0 && around < 0) || math.Abs(last["heat.residual"]) > 1e-12*last["heat.particles"] {
		t.Errorf("%g J made, %g J from walls, %g J from around, %g J missing of %g J", made, walls, around, last["heat.residual"], last["heat.particles"])
	}
	if lost := last["lost.contact_damping"] + last["lost.friction"]; !expect.Near(made, lost, 1e-14) {
		t.Errorf("%g J of heat made of %g J lost", made, lost)
	}
}

// Mistakes with heat are told where they are.
func TestHeatMistakes(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{", temperature: 300 K", "", `"cold" has no temperature`},
		{"specific_heat: 460, ", "", `material "steel" is of particles with a temperature`},
		{"solver:", "dem: {heat: {temperature: 300, fluid_conductivity: 1}}\nsolver:", `needs both "fluid_conductivity" and "fluid_specific_heat"`},
		{"solver:", "dem: {heat: {temperature: 300, fluid_conductivity: 1, fluid_specific_heat: 4000}}\nsolver:", "there is no dem.fluid"},
	} {
		_, err := Parse(t.Context(), "heat.yaml", []byte(strings.Replace(twoWarm, c.from, c.to, 1)), nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %q", err, c.want)
		}
	}
	cold := strings.ReplaceAll(strings.ReplaceAll(dyed, ", dye: 0.75", ""), ", dye: 0.5", "")
	cold = strings.ReplaceAll(strings.ReplaceAll(cold, "dye, ", ""), "[dye]", "[count]")
	cold = strings.Replace(cold, "solver:", "dem: {heat: {temperature: 300}}\nsolver:", 1)
	if _, err := Parse(t.Context(), "cold.yaml", []byte(cold), nil); err == nil || !strings.Contains(err.Error(), "no particles have a temperature") {
		t.Errorf("error %v", err)
	}
}
