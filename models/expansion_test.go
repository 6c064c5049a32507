package models

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gabion/internal/expect"
)

// bar is a row of five spheres between walls, which just touch at 300 K, in air that is warmer.
const bar = `title: A bar of spheres gets warm between walls
materials:
  - {name: glass, density: 2500, young_modulus: 1e8, poisson_ratio: 0.3, specific_heat: 500, thermal_expansion: 2e-5, reference_temperature: 290}
  - {name: rigid, young_modulus: 1e15, poisson_ratio: 0.3}
contact: {default: {restitution: 0.1, friction: 0.5}}
walls:
  - {name: left, shape: plane, normal: [1, 0, 0], material: rigid}
  - {name: right, shape: plane, point: [100 mm, 0, 0], normal: [-1, 0, 0], material: rigid}
particles:
  - {name: bar, material: glass, radius: 10 mm, lattice: {counts: [5, 1, 1], origin: [10 mm, 0, 0], spacing: 20 mm}, temperature: 300}
dem: {local_damping: 0.3, heat: {temperature: 500, heat_transfer_coefficient: 200000}}
solver: {step: 2e-5, end: 0.3}
outputs:
  interval: 0.3
  requests:
    - {name: bar, particles: bar, quantities: [temperature, mass]}
    - {name: left, wall: left, quantities: [force]}
`

// The spheres have the radius that the model gives at the temperature that they begin with, and their mass by the density at the reference temperature. Hertz's contacts take up what they would grow by from there.
func TestBarGetsWarm(t *testing.T) {
	last := history(t, bar)
	const radius, poisson, expansion = 0.01, 0.3, 2e-5
	cold, warm := 1+expansion*(300-290), 1+expansion*(last["bar.temperature"]-290)
	if want := 5 * 2500 * 4 * math.Pi / 3 * math.Pow(radius/cold, 3); !expect.Near(last["bar.mass"], want, 1e-14) {
		t.Errorf("the bar has %.17g kg, want %.17g", last["bar.mass"], want)
	}
	now := radius * warm / cold
	softness := func(young, radius float64) float64 {
		return math.Pow(4*young/(1-poisson*poisson)*math.Sqrt(radius)/3, -2./3) // overlap by the force to 2/3
	}
	want := math.Pow(10*(now-radius)/(4*softness(1e8/2, now/2)+2*softness(1e8, now)), 1.5)
	if got := -last["left.force.x"]; !expect.Near(got, want, 1e-5) || last["bar.temperature"] < 499 {
		t.Errorf("at %g K the bar presses with %.9g N, want %.9g", last["bar.temperature"], got, want)
	}
}

// bed is one in a bin under a lid with a load; air of a temperature reaches it at once.
func bed(around, end float64) string {
	return fmt.Sprintf(`title: A bed under a load
gravity: [0, 0, -9.81]
materials: [{name: plastic, density: 1000, young_modulus: 5 MPa, specific_heat: 1000, thermal_expansion: 2e-4, reference_temperature: 300}]
contact: {default: {restitution: 0.3, friction: 0.4}}
walls:
  - {name: bin, shape: box, size: [50 mm, 50 mm, 200 mm], center: [0, 0, 100 mm], inside: true, open: [+z], material: plastic}
  - {name: lid, shape: plane, point: [0, 0, 105 mm], normal: [0, 0, -1], material: plastic, servo: {stress: 2 kPa, area: 0.0025, max_speed: 0.3}}
particles:
  - {name: balls, material: plastic, radius: {uniform: [3.5 mm, 4.5 mm]}, temperature: 300, lattice: {counts: [5, 5, 10], spacing: 9.5 mm, center: [0, 0, 53 mm], jitter: 0.4 mm}}
dem: {heat: {temperature: %g, heat_transfer_coefficient: 60000}}
solver: {step: 40 us, end: %g}
outputs:
  interval: %[2]g
  requests:
    - {name: lid, wall: lid, quantities: [displacement]}
    - {name: balls, particles: balls, quantities: [temperature]}
`, around, end)
}

// A bed in an oedometer that is heated by 100 K and cooled again has settled: friction holds some of the ways that particles have been pushed (thermal ratcheting). While it is hot it is higher, by more than a
// bar grows and by less than a solid that is held at its sides. The books close.
func TestThermalRatcheting(t *testing.T) {
	expect.Long(t)
	var before *Built
	var height []float64
	for _, stage := range []struct{ around, end float64 }{{300, 1.2}, {400, 0.3}, {300, 0.3}, {400, 0.3}, {300, 0.3}} {
		m, err := Parse(t.Context(), "bed.yaml", []byte(bed(stage.around, stage.end)), nil)
		if err != nil {
			t.Fatal(err)
		}
		m.Start = new(Start)
		b, err := m.Build(t.Context(), BuildOptions{})
		if err != nil {
			t.Fatal(err)
		}
		if before != nil {
			if _, err := b.StartFrom(t.Context(), before); err != nil {
				t.Fatal(err)
			}
		}
		for range int(math.Round(m.Solver.End / m.Solver.Step)) {
			if err := b.Simulation.Step(m.Solver.Step); err != nil {
				t.Fatal(err)
			}
		}
		a := b.Simulation.Audit()
		if before != nil && (math.Abs(a.Residual) > 2e-3*a.EnergyScale || math.Abs(a.ExpansionWork) < 0.5*a.EnergyScale) {
			t.Errorf("%g J missing of %g J, expansion has done %g J", a.Residual, a.EnergyScale, a.ExpansionWork)
		}
		height, before = append(height, 0.105+tell(b)["lid.displacement.z"]), b
	}
	for i := 0; i < 4; i += 2 {
		cold, hot, after := height[i], height[i+1], height[i+2]
		if grown := hot/cold - 1; !(grown > 0.9*0.02 && grown < 3*0.02) || !(after < cold) {
			t.Errorf("a bed %g m high is %g m high when it is hot, and %g m after that", cold, hot, after)
		}
	}
}

// Mistakes with expansion are told where they are, and what it is not worked out for is refused by name.
func TestExpansionMistakes(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{", reference_temperature: 290", "", `give both or neither`},
		{"thermal_expansion: 2e-5, ", "", `give both or neither`},
		{"contact: {", "contact: {normal: luding, tangential: cundall_strack, ", `accepted is normal hertz, linear or viscoelastic`},
		{"contact: {", "contact: {cohesion: dmt, ", `expansion is not worked out against the pull of dmt`},
		{"contact: {", "contact: {lubrication: true, ", `accepted is lubrication false`},
		{"contact: {", "contact: {share_stiffness: true, ", `accepted is false`},
		{"dem: {", "dem: {integrator: gear, ", `gear does not step particles that expand`},
		{"dem: {", "dem: {bonds: [{name: glue, particles: [bar], young_modulus: 1e7}], ", `bonds do not grow`},
		{"temperature: 300}", "temperature: 8000}", `thermal expansion is worked out up to 0.1`},
	} {
		if !strings.Contains(bar, c.from) {
			t.Fatalf("no %q", c.from)
		}
		_, err := Parse(t.Context(), "bar.yaml", []byte(strings.Replace(bar, c.from, c.to, 1)), nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %q", err, c.want)
		}
	}
}
