package models

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const stones = `
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
solver: {step: 20 us, end: 20 ms}
`

// A stone that everything around it acts on as it should.
func TestSurroundings(t *testing.T) {
	const one = "\nparticles: [{name: p, material: stone, radius: 10 mm, positions: [[0, 0, 0]], velocity: [1, 0, 0]}]\noutputs: {requests: [{name: p, particles: p, quantities: [count, center_of_mass, velocity]}]}\n"
	mass := 2500 * 4 / 3 * math.Pi * 1e-6
	for _, c := range []struct {
		name, text string
		want       map[string]float64
	}{
		{"gravity", "gravity: [0, -10, 0]", map[string]float64{"p.velocity.y": -0.2, "p.center_of_mass.y": -0.002}},
		{"gravity in time", "gravity: [0, 0, \"100 * t\"]", map[string]float64{"p.velocity.z": 0.02}},
		{"leapfrog", "gravity: [0, -10, 0]\ndem: {integrator: leapfrog}", map[string]float64{"p.center_of_mass.y": -0.002, "p.center_of_mass.x": 0.02}},
		{"local damping, of contact forces only", "gravity: [0, -10, 0]\ndem: {local_damping: 0.2}", map[string]float64{"p.velocity.y": -0.2}},
		{"periodic domain", "domain: {min: [-0.05, -1, -1], max: [0.01, 1, 1], periodic: [x]}", map[string]float64{"p.center_of_mass.x": 0.02 - 0.06}},
		{"outlet", "outlets: [{name: o, min: [0.01, -1, -1], max: [1, 1, 1]}]", map[string]float64{"p.count": 0, "p.velocity.x": 0}},
		// Stokes: drag = 6 pi mu r v at so small a Reynolds number.
		{"fluid", "dem: {fluid: {density: 1e-9, viscosity: 0.1}}", map[string]float64{"p.velocity.x": math.Exp(-6 * math.Pi * 0.1 * 0.01 / mass * 0.02)}},
	} {
		t.Run(c.name, func(t *testing.T) { check(t, history(t, stones+one+c.text+"\n"), c.want, 1e-4) })
	}
}

// Two stones, one on the other, on a floor: it pushes back on the lower one, and what they do to each other cancels in the sum over both.
func TestContactForceOfGroup(t *testing.T) {
	got := history(t, stones+`gravity: [0, -10, 0]
particles:
  - {name: one, material: stone, radius: 10 mm, positions: [[0, 9.9 mm, 0]]}
  - {name: two, material: stone, radius: 10 mm, positions: [[0, 29.7 mm, 0]]}
  - {name: both, material: stone, radius: 10 mm, positions: [[0, 49.9 mm, 0], [0, 69.7 mm, 0]]}
walls: [{name: floor, shape: plane, normal: [0, 1, 0], material: stone}]
outputs:
  requests:
    - {name: one, particles: one, quantities: [contact_force]}
    - {name: two, particles: two, quantities: [contact_force]}
    - {name: both, particles: both, quantities: [contact_force]}
    - {name: floor, wall: floor, quantities: [force]}
`)
	all := got["one.contact_force.y"] + got["two.contact_force.y"] + got["both.contact_force.y"]
	if floor := got["floor.force.y"]; !(floor < -0.01) || math.Abs(all+floor) > 1e-9 {
		t.Errorf("%g N on the stones, %g N on the floor", all, floor)
	}
}

// What an inlet brings in 20 ms, and that its particles are known by its name.
func TestInlets(t *testing.T) {
	inlet := func(s string) map[string]float64 {
		return history(t, stones+"inlets: [{name: s, material: stone, radius: 1 mm, velocity: [0, 0, -2], "+s+"}]\noutputs: {requests: [{name: s, particles: s, quantities: [count, mass, velocity, height]}]}\ngravity: [0, 0, -10]\n")
	}
	// Batches come every 6 ms, so that four have come.
	for box, want := range map[string]map[string]float64{
		"box: {min: [0, 0, 0], max: [20 mm, 20 mm, 50 mm]}, rate: 5000":                {"s.count": 120},
		"box: {min: [0, 0, 0], max: [20 mm, 20 mm, 50 mm]}, rate: 5000, max_count: 50": {"s.count": 50},
		"box: {min: [0, 0, 0], max: [20 mm, 20 mm, 50 mm]}, rate: 5000, end: 9 ms":     {"s.count": 45},
		"cylinder: {ends: [[0, 0, 1], [0, 0, 0]], radius: 10 mm}, mass_flow: 50 g/s":   {"s.mass": 1.2e-3},
	} {
		got := inlet(box)
		check(t, got, want, 2e-2*math.Min(1, 1/math.Max(1, want["s.count"])))
		if got["s.velocity.z"] > -2 {
			t.Errorf("%s: %v", box, got)
		}
	}
}

// Models that would fly apart are refused, with the numbers that a user needs.
func TestBadStarts(t *testing.T) {
	for want, text := range map[string]string{
		`particle 0 (number 1 of "p") and particle 2 (number 1 of "q") overlap by 0.005 m`: "particles: [{name: p, material: stone, radius: 10 mm, positions: [[0, 0, 0], [1, 0, 0]]}, {name: q, material: stone, radius: 10 mm, positions: [[0, 15 mm, 0]]}]",
		`particle 1 (number 2 of "p") is in "floor", 0.008 m deep`:                         "particles: [{name: p, material: stone, radius: 10 mm, positions: [[0, 1, 0], [0, 2 mm, 0]]}]\nwalls: [{name: floor, shape: plane, normal: [0, 1, 0], material: stone}]",
		`particle 1 (number 2 of "p") is in "net.5", 0.005 m deep`:                         "particles: [{name: p, material: stone, radius: 10 mm, positions: [[2, 0, 0], [0.5, 10 mm, 0]]}]\nnets: [{name: net, knots: [2, 2], origin: [0, 0, 0], spacing: 1, intermediate_bodies: 1, body: {mass: 1, radius: 5 mm, material: stone}, spring: {stiffness: 1}}]",
		`time step 0.1 s: collisions last`:                                                 "particles: [{name: p, material: stone, radius: 10 mm, positions: [[0, 0, 0]], velocity: [1, 0, 0]}]\nsolver: {step: 0.1, end: 1}",
		`particle 1 of "s" is in "block", 0.0`:                                             "bodies: [{name: block, mass: 1, inertia: [1, 1, 1], surfaces: [{shape: box, size: [1, 1, 1], material: stone}]}]\ninlets: [{name: s, material: stone, radius: 1 mm, box: {min: [0, 0.3, 0], max: [0.1, 0.45, 0.1]}, velocity: [0, -1, 0], rate: 5000}]",
		`outside of the domain; move them or make it larger:
particle 1 (number 2 of "p") at (3, 0, 0) m`: "domain: {min: [-1, -1, -1], max: [1, 1, 1]}\nparticles: [{name: p, material: stone, radius: 10 mm, positions: [[0, 0, 0], [3, 0, 0]]}]",
		`mass flow 1 kg/s: at most`: "inlets: [{name: s, material: stone, radius: 1 mm, box: {min: [0, 0, 0], max: [0.01, 0.01, 0.01]}, velocity: [0, 1, 0], mass_flow: 1}]",
	} {
		base := stones
		if strings.Contains(text, "solver:") {
			base = base[:strings.Index(base, "solver:")]
		}
		m, err := Parse(t.Context(), "test.yaml", []byte(base+text+"\n"), nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = m.Build(t.Context(), BuildOptions{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}

// warningsOf is what the building of a model warns of.
func warningsOf(t *testing.T, text string) string {
	t.Helper()
	m, err := Parse(t.Context(), "test.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(b.Warnings, " ")
}

// A net that falls along with stones is hit no harder than one at rest, and one that comes towards them harder.
func TestSpeedOfWhatMovesAlong(t *testing.T) {
	told := func(velocity string) string {
		return warningsOf(t, stones+`
particles: [{name: p, material: stone, radius: 10 mm, positions: [[0, 0, 0]], velocity: [0, -20, 0]}]
nets: [{name: net, knots: [2, 2], origin: [0, -1, 0], spacing: 1, body: {mass: 1, radius: 5 mm, material: stone}, spring: {stiffness: 1}, pins: none, velocity: [0, `+velocity+`, 0]}]
`)
	}
	rest, along, against := told("0"), told("-20"), told("20")
	if !strings.Contains(rest, "at 40 m/s") || along != rest || !strings.Contains(against, "at 60 m/s") {
		t.Errorf("at rest %q, along %q, against %q", rest, along, against)
	}
}

// A drum that turns far from the origin hits particles as one there does, and a paddle with the speed that it has where it is.
func TestSpeedOfWhatTurns(t *testing.T) {
	told := func(wall string) string {
		return warningsOf(t, stones+`
particles: [{name: p, material: stone, radius: 10 mm, positions: [[1000, 0, 0]], velocity: [0, -20, 0]}]
walls: [{name: w, material: stone, motion: {axis: [0, 1, 0], angular_velocity: 10, center: [1000, 0, 0]}, `+wall+`}]
`)
	}
	for wall, want := range map[string]string{
		"shape: cylinder, ends: [[1000, -1, 0], [1000, 1, 0]], radius: 0.5, inside: true": "at 40 m/s",
		"shape: plane, point: [1000, -1, 0], normal: [0, 1, 0]":                           "at 40 m/s",
		"shape: plate, size: [0.1, 0.1], center: [1002, -3, 0]":                           "at 48.3 m/s", // beside 20 m/s across, 20 m/s along z
	} {
		if got := told(wall); !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", wall, got, want)
		}
	}
}

// What shows only when a model is made ready is told all at once too, with the place of what it is about.
func TestBuildErrorsNameTheirPlace(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"bed.csv": "x,y,z,radius\n0,0,1,-0.1\n", "part.stl": "solid x\nfacet normal 0 0 1\nouter loop\nvertex 0 0\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(folder, "m.yaml")
	m, err := Parse(t.Context(), file, []byte(`
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles:
  - {name: heap, material: stone, remove_overlapping: true, radius: 10 mm, random: {count: 100000, box: {min: [0, 0, 0], max: [0.1, 0.1, 0.1]}}}
  - {name: bed, material: stone, file: bed.csv}
walls:
  - {name: part, shape: mesh, file: part.stl, material: stone}
solver: {step: 10 us, end: 1 ms}
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = m.Build(t.Context(), BuildOptions{Device: "cpu", Threads: 1})
	for _, want := range []string{
		file + `:5:12: particles "heap": packing: `,
		file + `:6:12: particles "bed": ` + filepath.Join(folder, "bed.csv"),
		file + `:8:12: wall "part": ` + filepath.Join(folder, "part.stl"),
	} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q in %v", want, err)
		}
	}
}

// So are places of what is wrong with keys that no name stands at.
func TestBadStartsNameTheirPlace(t *testing.T) {
	const head = `
materials: [{name: stone, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.5}}
`
	for want, text := range map[string]string{
		"m.yaml:5:16: time step 0.1 s: ":                 "particles: [{name: p, material: stone, radius: 10 mm, positions: [[0, 0, 0]], velocity: [1, 0, 0]}]\nsolver: {step: 0.1, end: 1}",
		"m.yaml:4:9: at the start particles are outside": "domain: {min: [-1, -1, -1], max: [1, 1, 1]}\nparticles: [{name: p, material: stone, radius: 10 mm, positions: [[3, 0, 0]]}]\nsolver: {step: 1 us, end: 1}",
		"m.yaml:5:17: particles of an inlet would begin": "bodies: [{name: block, mass: 1, inertia: [1, 1, 1], surfaces: [{shape: box, size: [1, 1, 1], material: stone}]}]\n" +
			"inlets: [{name: s, material: stone, radius: 1 mm, box: {min: [0, 0.3, 0], max: [0.1, 0.45, 0.1]}, velocity: [0, -1, 0], rate: 5000}]\nsolver: {step: 1 us, end: 1}",
	} {
		m, err := Parse(t.Context(), "m.yaml", []byte(head+text+"\n"), nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = m.Build(t.Context(), BuildOptions{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}
