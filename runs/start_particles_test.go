package runs

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/results"
)

// pressed are balls in a box under a lid that a servo presses on them, on a floor with friction.
const pressed = `
title: Balls under a servo wall
gravity: [0, 0, -9.81]
materials:
  - {name: glass, density: 2500, young_modulus: 20 MPa, poisson_ratio: 0.25}
  - {name: steel, young_modulus: 20 MPa, poisson_ratio: 0.25}
contact: {NORMAL, default: {restitution: 0.3, friction: FRICTION}}
DOMAIN
particles:
  - {name: balls, material: glass, radius: {uniform: [3.5 mm, 4.5 mm]}, random: {box: {min: [0, 0, 0], max: [24 mm, 24 mm, 24 mm]}, volume_fraction: 0.45}, seed: 3SHAPE}
MORE
walls:
  - {name: box, shape: box, size: [24 mm, 24 mm, 80 mm], center: [12 mm, 12 mm, 40 mm], inside: true, open: [+z], material: steel}
  - {name: lid, shape: plate, size: [24 mm, 24 mm], center: [12 mm, 12 mm, 24 mm], material: steel, LID}
WALLS
dem: {DEM}
START
solver: {step: 20 us, end: END}
outputs:
  interval: 1 ms
  requests:
    - {name: lid, wall: lid, quantities: [force, displacement, velocity]}
    - {name: balls, particles: balls, quantities: [count, mass, center_of_mass, velocity, kinetic_energy]}
    - {name: all, system: true, quantities: [energy_residual, momentum]}
`

// pressing runs the model by its differences from what it is without any.
func pressing(t *testing.T) (func(name string, words ...string) (results.Table, []string, error), func(table results.Table, column string, row int) float64) {
	stage := stages(t, pressed)
	with := map[string]string{
		"FRICTION": "0.4", "NORMAL": "normal: hertz", "DOMAIN": "", "SHAPE": "", "MORE": "", "WALLS": "", "DEM": "local_damping: 0.2", "START": "", "END": "0.03",
		"LID": `servo: {stress: 20 kPa, area: "${0.024^2}", axis: [0, 0, -1], max_speed: 0.3}`,
	}
	run := func(name string, words ...string) (results.Table, []string, error) {
		own := map[string]string{}
		for k := 0; k < len(words); k += 2 {
			own[words[k]] = words[k+1]
		}
		for k, word := range with {
			if _, given := own[k]; !given {
				words = append(words, k, word)
			}
		}
		return stage(name, words...)
	}
	at := func(table results.Table, column string, row int) float64 {
		k := table.Index(column)
		if k < 0 {
			t.Fatalf("no column %q", column)
		}
		return table.Columns[k][row]
	}
	return run, at
}

// A model that begins with the particles and servo walls of another run goes on as that would have, to rounding; and the books begin with what there is.
func TestStartTakesParticles(t *testing.T) {
	run, at := pressing(t)
	must := func(name string, words ...string) (results.Table, []string) {
		table, warnings, err := run(name, words...)
		if err != nil {
			t.Fatal(err)
		}
		return table, warnings
	}
	whole, _ := must("whole", "END", "0.06")
	first, _ := must("first")
	second, warnings := must("second", "START", "start: {run: first}")
	if told := fmt.Sprint(warnings); strings.Contains(told, "could not be taken over") || strings.Contains(told, "not all of the state") {
		t.Errorf("warnings: %s", told)
	}
	last := first.Rows() - 1
	if moved, force := at(first, "lid.displacement.z", last), at(first, "lid.force.z", last); moved > -1e-3 || force < 5 {
		t.Fatalf("the lid has moved by %g m and carries %g N: nothing has been pressed", moved, force)
	}
	for _, column := range []string{"lid.displacement.z", "lid.velocity.z", "balls.mass", "balls.center_of_mass.x", "balls.center_of_mass.z", "balls.velocity.z", "balls.kinetic_energy"} {
		for row := range second.Rows() {
			goes, went := at(second, column, row), at(whole, column, last+row)
			if size := 1e-9 + math.Abs(went); math.Abs(goes-went) > 1e-6*size {
				t.Errorf("%s is %.12g at %g s of the second run, and %.12g in one run", column, goes, second.Columns[0][row], went)
				break
			}
		}
	}
	for row := range second.Rows() {
		if goes, went := at(second, "lid.force.z", row), at(whole, "lid.force.z", last+row); math.Abs(goes-went) > 1e-2*math.Abs(went) {
			t.Errorf("the lid carries %g N at %g s of the second run, and %g N in one run", goes, second.Columns[0][row], went)
			break
		}
	}
	if missing := at(second, "all.energy_residual", 0); math.Abs(missing) > 1e-12 {
		t.Errorf("%g J are missing at the start", missing)
	}
	if missing, all := at(second, "all.energy_residual", second.Rows()-1), at(whole, "all.energy_residual", whole.Rows()-1); math.Abs(missing) > 2*math.Abs(all)+1e-6 {
		t.Errorf("%g J are missing at the end, in one run %g J", missing, all)
	}
}

// Parts may be added, removed and changed between two stages, which is told: another friction, a lid that is driven from where its servo has left it, a wall and a group that are new or gone.
func TestStartChangesParts(t *testing.T) {
	run, at := pressing(t)
	const other = "  - {name: few, material: glass, radius: 2 mm, positions: [[4 mm, 4 mm, 60 mm], [12 mm, 12 mm, 60 mm]]}"
	const floor = "  - {name: shelf, shape: plate, size: [30 mm, 30 mm], center: [12 mm, 12 mm, 50 mm], material: steel}"
	first, _, err := run("first", "MORE", other, "WALLS", floor)
	if err != nil {
		t.Fatal(err)
	}
	last := first.Rows() - 1
	second, warnings, err := run("second", "START", "start: {run: first}", "FRICTION", "0.1", "MORE", strings.ReplaceAll(other, "few", "new"), "WALLS", strings.ReplaceAll(floor, "shelf", "tray"),
		"LID", `motion: {displacement: [0, 0, "0.05 * t"]}, servo: {stress: 20 kPa, area: 1, axis: [0, 0, -1], max_speed: 0.3, start: 1}`)
	if err != nil {
		t.Fatal(err)
	}
	told := fmt.Sprint(warnings)
	for _, want := range []string{`2 particles of "few" are gone`, `particles "new" are new`, `wall "shelf" is gone`, `wall "tray" is new`} {
		if !strings.Contains(told, want) {
			t.Errorf("%q is not among the warnings: %s", want, told)
		}
	}
	for _, column := range []string{"lid.displacement.z", "balls.count", "balls.mass", "balls.center_of_mass.z", "balls.velocity.z"} {
		if before, now := at(first, column, last), at(second, column, 0); math.Abs(now-before) > 1e-12*(1+math.Abs(before)) {
			t.Errorf("%s ended with %g and begins with %g", column, before, now)
		}
	}
	for row := range second.Rows() {
		if place, want := at(second, "lid.displacement.z", row), at(first, "lid.displacement.z", last)+0.05*second.Columns[0][row]; math.Abs(place-want) > 1e-12 {
			t.Errorf("the lid is at %g m, want %g m", place, want)
			break
		}
	}
	if force := at(second, "lid.force.z", second.Rows()-1); force > 0.1*at(first, "lid.force.z", last) {
		t.Errorf("the lid is lifted and still carries %g N", force)
	}
	if missing := at(second, "all.energy_residual", 0); math.Abs(missing) > 1e-12 {
		t.Errorf("%g J are missing at the start", missing)
	}
	if missing, all := at(second, "all.energy_residual", second.Rows()-1), at(second, "balls.kinetic_energy", 1); math.Abs(missing) > 0.05*all {
		t.Errorf("%g J are missing at the end, the balls had %g J", missing, all)
	}
}

// What cannot be taken over is refused by its name.
func TestStartRefusesParticles(t *testing.T) {
	run, _ := pressing(t)
	if _, _, err := run("first", "END", "0.01"); err != nil {
		t.Fatal(err)
	}
	const start = "start: {run: first}"
	for name, c := range map[string]struct {
		words []string
		want  string
	}{
		"law":      {[]string{"NORMAL", "normal: linear, tangential: cundall_strack", "FRICTION", "0.4, normal_stiffness: 10 kN/m, tangential_stiffness: 8 kN/m"}, "contact.normal is hertz there and linear here"},
		"number":   {[]string{"random: {box: {min: [0, 0, 0], max: [24 mm, 24 mm, 24 mm]}, volume_fraction: 0.45}", "random: {box: {min: [0, 0, 0], max: [24 mm, 24 mm, 24 mm]}, volume_fraction: 0.3}"}, `particles "balls": it begins with`},
		"periodic": {[]string{"DOMAIN", "domain: {min: [-30 mm, -30 mm, -10 mm], max: [60 mm, 60 mm, 90 mm], periodic: [x]}"}, "periodic domain is another one"},
		"lid":      {[]string{"LID", `motion: {velocity: [0, 0, 0.1]}`}, `wall "lid": it has come by (0, 0, -`},
		"gear":     {[]string{"DEM", "integrator: gear"}, "gear"},
		"clumps":   {[]string{"DOMAIN", "clumps: [{name: pair, spheres: [{center: [0, 0, 0], radius: 3 mm}, {center: [3 mm, 0, 0], radius: 3 mm}]}]", "SHAPE", ", clump: pair"}, `particles "balls": its particles have other shapes there`},
		"feed":     {[]string{"DOMAIN", "clumps: [{name: pair, spheres: [{center: [0, 0, 0], radius: 3 mm}, {center: [3 mm, 0, 0], radius: 3 mm}]}]\ninlets: [{name: feed, material: glass, clump: pair, radius: 3 mm, box: {min: [2 mm, 2 mm, 60 mm], max: [22 mm, 22 mm, 70 mm]}, velocity: [0, 0, -0.5], rate: 10}]"}, `the state of what inlets bring is taken over of spheres only`},
		"inside":   {[]string{"WALLS", "  - {name: rod, shape: capsule, ends: [[-1, 12 mm, 6 mm], [1, 12 mm, 6 mm]], radius: 4 mm, material: steel}"}, `"rod"`},
		"new":      {[]string{"MORE", "  - {name: more, material: glass, radius: 6 mm, positions: [[12 mm, 12 mm, 7 mm]]}"}, `"more"`},
	} {
		_, _, err := run("again-"+name, append(c.words, "START", start, "END", "0.002")...)
		var input *InputError
		if !errors.As(err, &input) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v; want %q", name, err, c.want)
		}
	}
	if _, warnings, err := run("anew", "START", "start: {run: first, except: [balls]}"); err == nil || !strings.Contains(err.Error(), "nor groups of particles") {
		t.Errorf("with nothing that could be taken over: %v, %v", warnings, err)
	}
}

// A ball that rolls and slides on stones and is held up by them goes on as in one run: bodies and the histories of what touches them go on too.
func TestStartTakesParticlesUnderBodies(t *testing.T) {
	const text = `
title: A block on stones
gravity: [0, 0, -9.81]
materials: [{name: stone, density: 2600, young_modulus: 5 MPa, poisson_ratio: 0.25}]
contact: {default: {restitution: 0.3, friction: 0.6}}
bodies:
  - {name: block, solid: {shape: box, size: [30 mm, 30 mm, 10 mm], density: 2600}, position: [12 mm, 12 mm, 18 mm], velocity: [0.2, 0, 0], surfaces: [{shape: box, size: [30 mm, 30 mm, 10 mm], material: stone}]}
particles: [{name: stones, material: stone, radius: 5 mm, lattice: {counts: [4, 4, 1], origin: [-4 mm, -4 mm, 5 mm], spacing: 10.5 mm}}]
walls: [{name: floor, shape: plane, point: [0, 0, 0], normal: [0, 0, 1], material: stone}]
START
solver: {step: 50 us, end: END}
outputs:
  interval: 1 ms
  requests:
    - {name: block, body: block, quantities: [position, velocity]}
    - {name: stones, particles: stones, quantities: [center_of_mass, velocity]}
    - {name: all, system: true, quantities: [energy_residual]}
`
	stage := stages(t, text)
	run := func(name, end, start string) results.Table {
		table, _, err := stage(name, "END", end, "START", start)
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	whole, first, second := run("whole", "0.06", ""), run("first", "0.03", ""), run("second", "0.03", "start: {run: first}")
	for _, c := range []struct {
		column    string
		tolerance float64
	}{{"block.position.x", 1e-5}, {"block.position.z", 1e-5}, {"block.velocity.x", 2e-3}, {"stones.center_of_mass.x", 1e-5}, {"stones.velocity.x", 2e-3}} {
		k := whole.Index(c.column)
		if now, before := second.Columns[k][0], first.Columns[k][first.Rows()-1]; math.Abs(now-before) > 1e-12 {
			t.Errorf("%s ended with %g and begins with %g", c.column, before, now)
		}
		for row, goes := range second.Columns[k] {
			if went := whole.Columns[k][first.Rows()-1+row]; math.Abs(goes-went) > c.tolerance {
				t.Errorf("%s is %g at %g s of the second run, and %g in one run", c.column, goes, second.Columns[0][row], went)
				break
			}
		}
	}
	if slid := whole.Columns[whole.Index("stones.velocity.x")][first.Rows()-1]; math.Abs(slid) < 1e-3 {
		t.Errorf("the block does not drag the stones: %g m/s", slid)
	}
	k := second.Index("all.energy_residual")
	if missing := second.Columns[k][0]; math.Abs(missing) > 1e-12 {
		t.Errorf("%g J are missing at the start", missing)
	}
}

// Particles that an inlet has brought go on under its name, in a third run as in a second; and such a run that is taken up again has the same bits.
func TestStartTakesWhatInletsBrought(t *testing.T) {
	const text = `
gravity: [0, 0, -9.81]
materials: [{name: glass, density: 2500, young_modulus: 5 MPa}]
contact: {default: {restitution: 0.3, friction: 0.4}}
particles: [{name: bed, material: glass, radius: 3 mm, lattice: {counts: [5, 5, 1], origin: [-14 mm, -14 mm, 4 mm], spacing: 6.5 mm}}]
inlets: [{name: feed, material: glass, radius: 2.5 mm, box: {min: [-15 mm, -15 mm, 40 mm], max: [15 mm, 15 mm, 60 mm]}, velocity: [0, 0, -0.5], rate: 300BEGIN}]
walls: [{name: bin, shape: box, size: [40 mm, 40 mm, 100 mm], center: [0, 0, 50 mm], inside: true, open: [+z], material: glass}]
START
solver: {step: 40 us, end: END}
outputs: {interval: 5 ms, requests: [{name: feed, particles: feed, quantities: [count, mass, center_of_mass]}, {name: bed, particles: bed, quantities: [count, center_of_mass]}]}
`
	dir := t.TempDir()
	out := func(name string) string { return filepath.Join(dir, name) }
	run := func(name, begin, start, end string, o Options) {
		o.Model, o.Device = out(name+".yaml"), "cpu"
		if err := os.WriteFile(o.Model, []byte(strings.NewReplacer("BEGIN", begin, "START", start, "END", end).Replace(text)), 0o600); err != nil {
			t.Fatal(err)
		}
		if o.Folder == "" {
			o.Folder = out(name)
		}
		if _, err := Run(t.Context(), o); err != nil && !errors.Is(err, ErrInterrupted) {
			t.Fatal(err)
		}
	}
	run("first", "", "", "0.15", Options{})
	run("second", ", start: 1000", "start: {run: first}", "0.05", Options{})
	run("second", ", start: 1000", "start: {run: first}", "0.05", Options{Folder: out("parts"), Steps: 500})
	run("second", ", start: 1000", "start: {run: first}", "0.05", Options{Folder: out("parts"), Resume: true})
	run("third", ", start: 1000", "start: {run: second}", "0.01", Options{})
	sameFiles(t, out("second"), out("parts"), HistoryFile, AuditFile)
	for _, column := range []string{"feed.count", "feed.mass", "feed.center_of_mass.z", "bed.count", "bed.center_of_mass.x"} {
		first, second, third := columnOf(t, out("first"), column), columnOf(t, out("second"), column), columnOf(t, out("third"), column)
		if before, now := first[len(first)-1], second[0]; !(math.Abs(now-before) < 1e-12*(1+math.Abs(before))) {
			t.Errorf("%s ended with %g and begins with %g", column, before, now)
		}
		if before, now := second[len(second)-1], third[0]; !(math.Abs(now-before) < 1e-12*(1+math.Abs(before))) {
			t.Errorf("%s ended with %g and begins with %g in the third run", column, before, now)
		}
	}
	if n := columnOf(t, out("second"), "feed.count"); n[0] < 20 || n[len(n)-1] != n[0] {
		t.Errorf("the inlet had brought %g particles, in the end there are %g", n[0], n[len(n)-1])
	}
}

// A bonded block whose halves fly apart bends and turns, each particle by its own angle, and goes on as in one run where the second model has it elsewhere, so that its bonded particles are listed in another order. Places are
// binary fractions, so that bonds have the same lengths there to the bit.
func TestStartTakesBondsOfGroupsElsewhere(t *testing.T) {
	const text = `
materials: [{name: stone, density: 2600, young_modulus: 5 MPa, poisson_ratio: 0.25}]
contact: {default: {restitution: 0.3, friction: 0.6}}
particles:
  - {name: left, material: stone, radius: 0.0078125, velocity: [0, 0.1, 0.3], lattice: {counts: [3, 2, 2], origin: [LEFT, 0, 0], spacing: 0.015625}}
  - {name: right, material: stone, radius: 0.0078125, velocity: [0, 0, -0.3], lattice: {counts: [3, 2, 2], origin: [RIGHT, 0, 0], spacing: 0.015625}}
dem: {bonds: [{name: glue, particles: [left, right], gap: 0.1 mm, young_modulus: 5 MPa, poisson_ratio: 0.25}]}
START
solver: {step: 20 us, end: END}
outputs:
  interval: 1 ms
  requests:
    - {name: left, particles: left, quantities: [center_of_mass, velocity, kinetic_energy]}
    - {name: all, system: true, quantities: [energy_residual]}
`
	stage := stages(t, text)
	run := func(name, end, start, left, right string) results.Table {
		table, _, err := stage(name, "END", end, "START", start, "LEFT", left, "RIGHT", right)
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	whole, first := run("whole", "0.04", "", "0", "0.046875"), run("first", "0.02", "", "0", "0.046875")
	second := run("second", "0.02", "start: {run: first}", "0.03125", "0.078125")
	for _, column := range []string{"left.center_of_mass.x", "left.velocity.x", "left.velocity.z", "left.kinetic_energy"} {
		k := whole.Index(column)
		for row, goes := range second.Columns[k] {
			if went := whole.Columns[k][first.Rows()-1+row]; math.Abs(goes-went) > 1e-6*(1e-3+math.Abs(went)) {
				t.Errorf("%s is %.12g at %g s of the second run, and %.12g in one run", column, goes, second.Columns[0][row], went)
				break
			}
		}
	}
}

// Clumps go on as in one run beside spheres, with their turns and the histories of the contacts of each of their spheres.
func TestStartTakesClumps(t *testing.T) {
	run, at := pressing(t)
	const shape = "clumps: [{name: stone, spheres: [{center: [0, 0, 0], radius: 3 mm}, {center: [3 mm, 0, 0], radius: 2.5 mm}, {center: [0, 2 mm, 1 mm], radius: 2 mm}]}]"
	const stones = "  - {name: stones, material: glass, clump: stone, radius: 4.5 mm, lattice: {counts: [2, 2, 1], origin: [6 mm, 6 mm, 32 mm], spacing: 11 mm}}"
	const lid = `servo: {stress: 20 kPa, area: "${0.024^2}", axis: [0, 0, -1], max_speed: 0.3}`
	words := []string{"DOMAIN", shape, "MORE", stones, "LID", lid}
	must := func(name string, more ...string) results.Table {
		table, warnings, err := run(name, append(words, more...)...)
		if told := fmt.Sprint(warnings); err != nil || strings.Contains(told, "could not be taken over") {
			t.Fatal(err, told)
		}
		return table
	}
	const end = "0.05"
	whole, first, second := must("whole", "END", "0.08"), must("first", "END", end), must("second", "END", "0.03", "START", "start: {run: first}")
	last := first.Rows() - 1
	for _, column := range []string{"lid.displacement.z", "balls.center_of_mass.x", "balls.center_of_mass.z", "balls.kinetic_energy"} {
		for row := range second.Rows() {
			goes, went := at(second, column, row), at(whole, column, last+row)
			if math.Abs(goes-went) > 1e-6*(1e-9+math.Abs(went)) {
				t.Errorf("%s is %.12g at %g s of the second run, and %.12g in one run", column, goes, second.Columns[0][row], went)
				break
			}
		}
	}
}

// A plate that balls and the air around cool goes on in a second run at the temperature that it has come to, with the heat in the books; under except it begins as the model says.
func TestStartTakesBodyHeat(t *testing.T) {
	run := stages(t, `
gravity: [0, 0, -9.81]
materials: [{name: steel, density: 7800, young_modulus: 10 MPa, specific_heat: 460, thermal_conductivity: 4500}]
contact: {default: {restitution: 0.3, friction: 0.3}}
bodies:
  - name: plate
    fixed: true
    mass: 1
    inertia: [1, 1, 1]
    surfaces: [{shape: box, size: [60 mm, 60 mm, 10 mm], material: steel}]
    heat: {temperature: 500, heat_capacity: 2, area: 0.01, heat_transfer_coefficient: 100}
particles: [{name: balls, material: steel, radius: 5 mm, lattice: {counts: [3, 3, 1], spacing: 12 mm, center: [0, 0, 10 mm]}, temperature: 300}]
dem: {heat: {temperature: 300, heat_transfer_coefficient: 20}}
START
solver: {step: 20 us, end: END}
outputs:
  interval: 1 ms
  requests: [{name: plate, body: plate, quantities: [temperature]}, {name: balls, particles: balls, quantities: [temperature]}]
`)
	must := func(name, end, start string) results.Table {
		table, _, err := run(name, "END", end, "START", start)
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	whole, first, second := must("whole", "0.1", ""), must("first", "0.05", ""), must("second", "0.05", "start: {run: first}")
	anew := must("anew", "0.05", "start: {run: first, except: [plate]}")
	last := first.Rows() - 1
	plate, balls := whole.Index("plate.temperature"), whole.Index("balls.temperature")
	if cooled, warmed := first.Columns[plate][last], first.Columns[balls][last]; !(cooled < 499) || !(warmed > 300.1) {
		t.Fatalf("the plate has come to %g K and the balls to %g K: hardly anything has been conducted", cooled, warmed)
	}
	for _, k := range []int{plate, balls} {
		for row, goes := range second.Columns[k] {
			if went := whole.Columns[k][last+row]; math.Abs(goes-went) > 1e-9*went {
				t.Errorf("%s is %.12g K at %g s of the second run, and %.12g K in one run", second.Names[k], goes, second.Columns[0][row], went)
				break
			}
		}
	}
	if begins := anew.Columns[plate][0]; begins != 500 {
		t.Errorf("under except the plate begins at %g K, want 500", begins)
	}
}
