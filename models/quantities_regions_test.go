package models

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// Columns of four balls at rest on a floor, in a domain that repeats itself sideways: what a layer between heights of contacts bears is the weight above, its
// porosity that of two balls a column, and each of these has two contacts, which stand upright. Half of them seen from a body turned on its side are alike.
func TestRegionAverages(t *testing.T) {
	const mass, area = 1000 * 4 * math.Pi / 3 * 1e-6, 0.025 * 0.025
	var places []string
	for i := range 64 {
		places = append(places, fmt.Sprintf("[%g, %g, %g]", 0.0125+0.025*float64(i%4), 0.0125+0.025*float64(i/4%4), 0.01+0.02*float64(i/16)))
	}
	got := history(t, `
materials: [{name: stone, density: 1000, young_modulus: 10 MPa, poisson_ratio: 0.3}]
gravity: [0, 0, -10]
contact: {default: {restitution: 0.1, friction: 0.4}}
domain: {min: [0, 0, -1], max: [0.1, 0.1, 1], periodic: [x, y]}
bodies: [{name: crate, mass: 1, inertia: [1, 1, 1], position: [0.05, 0, 0], orientation: {axis: [1, 0, 0], angle: 90 deg}, fixed: true}]
walls: [{name: floor, shape: plane, point: [0, 0, 0], normal: [0, 0, 1], material: stone}]
particles: [{name: columns, material: stone, radius: 1 cm, positions: [`+strings.Join(places, ", ")+`]}]
solver: {step: 20 us, end: 0.3 s}
outputs:
  interval: 0.3 s
  requests:
    - {name: layer, region: {box: {min: [0, 0, 0.02], max: [0.1, 0.1, 0.06]}}, quantities: [porosity, coordination_number, mechanical_coordination_number, stress, pressure, mises_stress, fabric, shear_rate, granular_temperature, inertial_number, velocity_gradient, count]}
    - {name: turned, region: {box: {min: [-0.05, 0.02, -0.05], max: [0.05, 0.06, 0]}, body: crate}, quantities: [porosity, stress, fabric]}
    - {name: storey, region: {box: {min: [0, 0, 0], max: [0.1, 0.1, 0.08]}, cells: [1, 1, 4]}, quantities: [count, stress]}
    - {name: quarter, region: {box: {min: [0, 0, 0], max: [0.1, 0.1, 0.08]}, cells: [2, 2, 1]}, quantities: [count, stress]}
`)
	bears := 2 * mass * 10 / area
	want := map[string]float64{
		"layer.porosity": 1 - 2*4*math.Pi/3*1e-6/(0.04*area), "layer.coordination_number": 2, "layer.mechanical_coordination_number": 2, "layer.count": 32,
		"layer.fabric.zz": 1, "turned.fabric.zz": 1, "turned.porosity": 1 - 2*4*math.Pi/3*1e-6/(0.04*area),
	}
	check(t, got, want, 2e-3)
	stress := map[string]float64{
		"layer.stress.zz": bears, "turned.stress.zz": bears, "layer.stress.xx": 0, "layer.stress.xy": 0, "turned.stress.yz": 0, "layer.pressure": bears / 3, "layer.mises_stress": bears,
	}
	for k := range 4 { // ball k bears 4-k balls from its foot to its middle, and one less above
		stress[fmt.Sprintf("storey.%d.stress.zz", k+1)], want[fmt.Sprintf("storey.%d.count", k+1)] = (3.5-float64(k))/2*bears, 16
		stress[fmt.Sprintf("quarter.%d.stress.zz", k+1)], want[fmt.Sprintf("quarter.%d.count", k+1)] = bears, 16
	}
	check(t, got, want, 2e-3)
	check(t, got, stress, 2e-3*bears)
	check(t, got, map[string]float64{"layer.shear_rate": 0, "layer.granular_temperature": 0, "layer.inertial_number": 0, "layer.velocity_gradient.xz": 0}, 1e-3)
}

// Dust that begins to move by a linear field deforms by 1 + L t, and what of it is in a region at the start tells that wherever it goes. Two colours of dust that lie apart are not mixed, and those in layers across the samples are.
func TestRegionStrainAndMixing(t *testing.T) {
	var groups []string
	for i := range 4 * 4 * 4 {
		x, y, z := float64(i%4), float64(i/4%4), float64(i/16)
		groups = append(groups, fmt.Sprintf("{name: p%d, material: dust, radius: 1 cm, dye: %d, positions: [[%g, %g, %g]], velocity: [%g, %g, 0]}", i, i/16%2, x, y, z, 0.2*z, -0.1*y))
	}
	got := history(t, `
materials: [{name: dust, density: 1000, young_modulus: 50 kPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.1, friction: 0.4}}
particles: [`+strings.Join(groups, ", ")+`]
solver: {step: 1 ms, end: 2 s}
outputs:
  interval: 1 s
  requests:
    - {name: dust, region: {box: {min: [-0.5, -0.5, -0.5], max: [2.5, 3.5, 3.5]}}, quantities: [strain, volumetric_strain]}
    - {name: layers, region: {box: {min: [-0.5, -0.5, -0.5], max: [5, 3.5, 3.5]}, samples: [1, 1, 4]}, quantities: [lacey_index]}
    - {name: columns, region: {box: {min: [-0.5, -0.5, -0.5], max: [5, 3.5, 3.5]}, samples: [1, 2, 1]}, quantities: [lacey_index]}
`)
	check(t, got, map[string]float64{
		"dust.strain.xx": 0, "dust.strain.yy": (0.8*0.8 - 1) / 2, "dust.strain.zz": 0.4 * 0.4 / 2, "dust.strain.zx": 0.4 / 2, "dust.strain.xy": 0, "dust.volumetric_strain": -0.2,
		"layers.lacey_index": 0, "columns.lacey_index": 1 / (1 - 1.0/63),
	}, 1e-9)
}

// A region that reaches beyond a periodic side has what comes back at the other: the same crowd and the same regions, all half a period farther along x, where a box, a ball and a turned box on a body lie across the side, have the same.
func TestRegionsBeyondPeriodicSides(t *testing.T) {
	measured := func(shift float64) map[string]float64 {
		var places [2][]string
		for i := range 400 {
			x := 0.05 + 0.1*float64(i%10) + 0.003*math.Sin(float64(7*i)) + shift
			places[i%3%2] = append(places[i%3%2], fmt.Sprintf("[%.17g, %.17g, %.17g]", x-math.Floor(x), 0.1*float64(i/10%8)+0.003*math.Sin(float64(5*i)), 0.1*float64(i/80)+0.003*math.Cos(float64(3*i))))
		}
		at := func(x float64) string { return fmt.Sprint(x + shift) }
		quantities := "[count, mass, center_of_mass, velocity, kinetic_energy, contact_force, height, dye, porosity, coordination_number, mechanical_coordination_number, mixing_index, lacey_index, mean_overlap, stress, fabric, velocity_gradient, granular_temperature]"
		return history(t, `
materials: [{name: stone, density: 1000, young_modulus: 1 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.4}}
domain: {min: [0, -1, -1], max: [1, 2, 2], periodic: [x]}
bodies: [{name: crate, mass: 1, inertia: [1, 1, 1], position: [`+at(0.4)+`, 0.3, 0.2], orientation: {axis: [1, 2, 3], angle: 40 deg}, fixed: true}]
particles:
  - {name: some, material: stone, radius: 4.9 cm, positions: [`+strings.Join(places[0], ", ")+`], velocity: [1, 0.3, 0], dye: 1}
  - {name: others, material: stone, radius: 4.8 cm, positions: [`+strings.Join(places[1], ", ")+`], velocity: [-0.5, 0, 0.8]}
solver: {step: 0.1 ms, end: 10 ms}
outputs:
  interval: 10 ms
  requests:
    - {name: box, region: {box: {min: [`+at(0.27)+`, 0, 0], max: [`+at(0.68)+`, 0.62, 1]}, samples: [2, 3, 2]}, quantities: `+quantities+`}
    - {name: ball, region: {sphere: {center: [`+at(0.55)+`, 0.4, 0.2], radius: 0.3}, samples: [2, 2, 2]}, quantities: `+quantities+`}
    - {name: turned, region: {box: {min: [-0.2, -0.3, -0.1], max: [0.25, 0.2, 0.3]}, body: crate, samples: [2, 2, 1]}, quantities: `+quantities+`}
`)
	}
	got, want := measured(0.5), measured(0)
	for name, x := range want {
		scale := max(math.Abs(x), 1e-3*math.Abs(want[strings.Split(name, ".")[0]+".stress.xx"]))
		if strings.HasSuffix(name, ".center_of_mass.x") {
			x += 0.5
		}
		if !(math.Abs(got[name]-x) <= 1e-9*max(scale, 1)) {
			t.Errorf("%s is %.12g across the side, %.12g within", name, got[name], x)
		}
	}
	for _, region := range []string{"box", "ball", "turned"} {
		if n := want[region+".count"]; n < 20 || n > 200 || want[region+".mean_overlap"] <= 0 {
			t.Errorf("%s: %g particles, overlap %g", region, n, want[region+".mean_overlap"])
		}
	}
}

// A cart that looks back carries three cells over dust: those in the first are ahead of it, at the other end of x than those in the last.
func TestRegionCellsOnBody(t *testing.T) {
	var places []string
	for i := range 60 {
		places = append(places, fmt.Sprintf("[%g, 0.3, 0]", 0.05+0.1*float64(i)))
	}
	got := history(t, `
materials: [{name: dust, density: 1000, young_modulus: 50 kPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.1, friction: 0.4}}
bodies: [{name: cart, mass: 1, inertia: [1, 1, 1], velocity: [1, 0, 0], orientation: {axis: [0, 0, 1], angle: 180 deg}}]
particles: [{name: dust, material: dust, radius: 1 cm, positions: [`+strings.Join(places, ", ")+`]}]
solver: {step: 1 ms, end: 2 s}
outputs:
  interval: 1 s
  requests: [{name: sector, region: {box: {min: [-1.5, -1, -1], max: [1.5, 1, 1]}, cells: [3, 2, 1], body: cart}, quantities: [count, center_of_mass]}]
`)
	want := map[string]float64{}
	for k, x := range []float64{3, 2, 1} {
		want[fmt.Sprintf("sector.%d.count", k+1)], want[fmt.Sprintf("sector.%d.center_of_mass.x", k+1)] = 10, x
		want[fmt.Sprintf("sector.%d.count", k+4)] = 0
	}
	check(t, got, want, 1e-9)
}

// A ball that a slope begins to roll bears a contact at its lowest point: its stress is force by the way from there to the centre, r upwards, so that of xz and zx one is the force of friction and the other nothing. The stress as a symmetric tensor has half of it in either.
func TestFullStress(t *testing.T) {
	got := history(t, `
materials: [{name: stone, density: 1000, young_modulus: 10 MPa, poisson_ratio: 0.3}]
gravity: [1, 0, -10]
contact: {default: {restitution: 0.1, friction: 0.4}}
walls: [{name: floor, shape: plane, point: [0, 0, 0], normal: [0, 0, 1], material: stone}]
particles: [{name: ball, material: stone, radius: 1 cm, positions: [[0, 0, 0.01]]}]
solver: {step: 20 us, end: 0.2 s}
outputs:
  interval: 0.2 s
  requests:
    - {name: ball, region: {box: {min: [-1, -1, -1], max: [1, 1, 1]}}, quantities: [stress, full_stress]}
    - {name: floor, wall: floor, quantities: [force]}
`)
	const r, volume = 0.01, 8
	along, up := -got["floor.force.x"], -got["floor.force.z"]
	if !(along < -0.2*4e-3) { // 2/7 of m g sin
		t.Fatalf("friction of %g N", along)
	}
	check(t, got, map[string]float64{"ball.full_stress.xz": along * r / volume, "ball.full_stress.zz": up * r / volume, "ball.stress.zx": along * r / volume / 2}, 1e-3)
	if zx := got["ball.full_stress.zx"]; math.Abs(zx) > 1e-12*up {
		t.Errorf("a stress zx of %g Pa", zx)
	}
}
