package runs

// Models that are turned, mirrored, shifted or made smaller as a whole do the same: no axis, place or size is special.

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"text/template"

	"gabion/results"
)

// view writes the vectors and quantities of a model in other axes, from elsewhere and at another size. At a size, lengths are larger by this factor, and density, moduli and speeds are what they
// were: then times grow with it, forces with its square, masses and energies with its cube. A power of four leaves the digits of numbers and of their square roots alone.
type view struct {
	axes  [3]int     // which axis of the model each of the world's is
	signs [3]float64 // of the world's axes
	place [3]float64 // of the model's origin, m
	size  float64
}

// hand is -1 in a mirror, where axial vectors, such as torques, turn the other way.
func (v view) hand() float64 {
	even := (v.axes[0]+1)%3 == v.axes[1]
	hand := v.signs[0] * v.signs[1] * v.signs[2]
	if !even {
		hand = -hand
	}
	return hand
}

// vector is a vector whose size goes with a power of lengths.
func (v view) vector(power float64, x [3]float64) (out [3]float64) {
	for i, axis := range v.axes {
		out[i] = v.signs[i] * x[axis] * math.Pow(v.size, power)
	}
	return out
}

func (v view) axial(power float64, x [3]float64) (out [3]float64) {
	out = v.vector(power, x)
	for i := range out {
		out[i] *= v.hand()
	}
	return out
}

func (v view) position(x [3]float64) (out [3]float64) {
	out = v.vector(1, x)
	for i := range out {
		out[i] += v.place[i]
	}
	return out
}

// text is a model, a template that says what its numbers are.
func (v view) text(t *testing.T, model string) string {
	list := func(x [3]float64) string { return fmt.Sprintf("[%.17g, %.17g, %.17g]", x[0], x[1], x[2]) }
	sizes := view{v.axes, [3]float64{1, 1, 1}, [3]float64{}, v.size}
	var out bytes.Buffer
	err := template.Must(template.New("model").Funcs(template.FuncMap{
		"q":      func(power, x float64) string { return fmt.Sprintf("%.17g", x*math.Pow(v.size, power)) },
		"at":     func(x, y, z float64) string { return list(v.position([3]float64{x, y, z})) },
		"vector": func(power, x, y, z float64) string { return list(v.vector(power, [3]float64{x, y, z})) },
		"axial":  func(power, x, y, z float64) string { return list(v.axial(power, [3]float64{x, y, z})) },
		"sizes":  func(power, x, y, z float64) string { return list(sizes.vector(power, [3]float64{x, y, z})) },
	}).Parse(model)).Execute(&out, nil)
	if err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// powers of lengths in units, at a size.
var powers = map[string]float64{"s": 1, "m": 1, "m/s": 0, "rad/s": -1, "N": 2, "N m": 3, "J": 3, "kg m/s": 3, "kg m^2/s": 4, "1": 0}

// seen is a table of the model as it is in the view.
func (v view) seen(t *testing.T, table results.Table) [][]float64 {
	out := make([][]float64, len(table.Columns))
	for i := range out {
		out[i] = make([]float64, table.Rows())
	}
	for i := 0; i < len(out); i++ {
		name, unit := table.Names[i], table.Units[i]
		power, known := powers[unit]
		if !known {
			t.Fatalf("%s is in %q", name, unit)
		}
		if !strings.HasSuffix(name, ".x") {
			for k, x := range table.Columns[i] {
				out[i][k] = x * math.Pow(v.size, power)
			}
			continue
		}
		for k := range out[i] {
			x := [3]float64{table.Columns[i][k], table.Columns[i+1][k], table.Columns[i+2][k]}
			switch {
			case unit == "m":
				x = v.position(x)
			case strings.Contains(name, "angular") || strings.Contains(name, "torque"):
				x = v.axial(power, x)
			default:
				x = v.vector(power, x)
			}
			for axis := range x {
				out[i+axis][k] = x[axis]
			}
		}
		i += 2 // those of y and z
	}
	return out
}

var views = map[string]view{
	"turned":                        {axes: [3]int{2, 0, 1}, signs: [3]float64{1, 1, 1}, size: 1},
	"a quarter turn":                {axes: [3]int{1, 0, 2}, signs: [3]float64{-1, 1, 1}, size: 1},
	"mirrored in x":                 {axes: [3]int{0, 1, 2}, signs: [3]float64{-1, 1, 1}, size: 1},
	"mirrored in z":                 {axes: [3]int{0, 1, 2}, signs: [3]float64{1, 1, -1}, size: 1},
	"elsewhere":                     {axes: [3]int{0, 1, 2}, signs: [3]float64{1, 1, 1}, place: [3]float64{1024, -512, 256}, size: 1},
	"of a 256th size":               {axes: [3]int{0, 1, 2}, signs: [3]float64{1, 1, 1}, size: 1. / 256},
	"256 times as large and turned": {axes: [3]int{1, 2, 0}, signs: [3]float64{1, 1, 1}, size: 256},
}

func TestNothingIsSpecialAboutAxesPlacesAndSizes(t *testing.T) {
	for name, c := range map[string]struct {
		model     string
		happens   []string // columns that tell that something does
		tolerance float64  // part of the largest value of a column: rounding, which grows where things collide
	}{
		"crowd": {crowd, []string{"bin.force.x", "bar.contact_torque.x"}, 1e-5},
		"catch": {catch, []string{"net.broken", "rope.broken", "rope.friction_loss"}, 1e-5},
	} {
		t.Run(name, func(t *testing.T) {
			columns := func(v view) results.Table {
				dir := files(t, map[string]string{"model.yaml": v.text(t, c.model)})
				if _, err := Run(context.Background(), Options{Model: filepath.Join(dir, "model.yaml"), Folder: filepath.Join(dir, "out"), Device: "cpu"}); err != nil {
					t.Fatal(err)
				}
				table, err := results.ReadTable(filepath.Join(dir, "out", HistoryFile))
				if err != nil {
					t.Fatal(err)
				}
				return table
			}
			given := columns(view{axes: [3]int{0, 1, 2}, signs: [3]float64{1, 1, 1}, size: 1})
			for _, happens := range c.happens {
				if column, err := given.Column(happens); err != nil || !slices.ContainsFunc(column, func(x float64) bool { return x != 0 }) {
					t.Errorf("%s: %v, nothing to compare", happens, err)
				}
			}
			for name, v := range views {
				want, got := v.seen(t, given), columns(v)
				if got.Rows() != len(want[0]) {
					t.Fatalf("%s: %d rows, want %d", name, got.Rows(), len(want[0]))
				}
				for i, column := range got.Names {
					if v.place != [3]float64{} && strings.Contains(column, "sys.angular") {
						continue // about the world's origin
					}
					largest := 0.0
					for k := range want[i] {
						largest = max(largest, math.Abs(want[i][k]))
					}
					for k, x := range got.Columns[i] {
						if math.Abs(x-want[i][k]) > c.tolerance*largest {
							t.Errorf("%s: %s is %.9g at %g s, want %.9g", name, column, x, got.Time()[k], want[i][k])
							break
						}
					}
				}
			}
		})
	}
}

// crowd is wet balls, and a body of several surfaces, in a box.
const crowd = `
gravity: {{vector -1 0.3 -1.1 -9.81}}
materials: [{name: glass, density: 2500, young_modulus: 5e6, poisson_ratio: 0.25}]
contact: {cohesion: liquid_film, rolling: elastic_plastic, twisting: marshall, default: {restitution: 0.5, friction: 0.4, rolling_friction: 0.1, surface_tension: {{q 1 0.07}}, bridge_content: 0.03}}
bodies:
  - name: bar
    mass: {{q 3 0.02}}
    inertia: {{sizes 5 8e-7 1.2e-6 1.6e-6}}
    position: {{at 0 0 0}}
    velocity: {{vector 0 0.2 0.1 -0.5}}
    angular_velocity: {{axial -1 3 20 -8}}
    surfaces: [{shape: capsule, ends: [{{vector 1 -0.01 0.002 0}}, {{vector 1 0.01 0 0.003}}], radius: {{q 1 0.005}}, material: glass}]
particles:
  - {name: wet, material: glass, radius: {{q 1 0.004}}, liquid: 0.02, velocity: {{vector 0 0.3 0.2 -1}}, angular_velocity: {{axial -1 20 30 -40}}, positions: [{{at -0.01 0.002 0.012}}, {{at 0.001 0.001 0.0115}}, {{at 0.011 -0.003 0.013}}, {{at 0.004 0.012 0.002}}]}
  - {name: dry, material: glass, radius: {{q 1 0.003}}, velocity: {{vector 0 0.1 -0.4 0.3}}, positions: [{{at -0.009 -0.012 -0.005}}, {{at 0.002 -0.011 -0.009}}, {{at 0.009 0.0051 -0.0142}}, {{at -0.006 0.0101 -0.0132}}]}
walls:
  - {name: bin, shape: box, size: {{sizes 1 0.04 0.044 0.048}}, center: {{at 0 0 0}}, inside: true, material: glass}
solver: {step: {{q 1 2e-5}}, end: {{q 1 0.02}}, tolerance: 1e-11}
outputs:
  interval: {{q 1 1e-3}}
  plots: false
  requests:
    - {name: sys, system: true, quantities: [kinetic_energy, elastic_energy, momentum, angular_momentum, contacts]}
    - {name: wet, particles: wet, quantities: [center_of_mass, velocity, contact_force, liquid]}
    - {name: bar, body: bar, quantities: [position, velocity, angular_velocity, contact_force, contact_torque]}
    - {name: bin, wall: bin, at: {{at 0 0 0}}, quantities: [force, torque]}
`

// catch is a net that a ball is thrown into and a rope with brakes, which breaks, with weights.
const catch = `
gravity: {{vector -1 0.3 -1.1 -9.81}}
materials: [{name: rock, density: 2500, young_modulus: 2e7, poisson_ratio: 0.25}]
contact: {between: [[block, net]], default: {restitution: 0.5, friction: 0.4}}
bodies:
  - {name: left, fixed: true, mass: {{q 3 1}}, inertia: {{sizes 5 1 1 1}}, position: {{at -1 0 2}}}
  - {name: right, fixed: true, mass: {{q 3 1}}, inertia: {{sizes 5 1 1 1}}, position: {{at 1 0.1 2}}}
  - {name: weight, type: point_mass, mass: {{q 3 5}}, position: {{at -0.3 0.05 1.8}}, velocity: {{vector 0 0 3 -9}}}
  - {name: block, mass: {{q 3 20}}, inertia: {{sizes 5 0.3 0.3 0.3}}, position: {{at 0.4 -0.12 0.35}}, velocity: {{vector 0 0.3 9 0.2}}, surfaces: [{shape: sphere, radius: {{q 1 0.1}}, material: rock}]}
nets:
  - name: net
    knots: [5, 4]
    spacing: {{q 1 0.2}}
    origin: {{at 0 0 0}}
    directions: [{{vector 0 1 0 0}}, {{vector 0 0 0 1}}]
    pins: border
    body: {type: point_mass, mass: {{q 3 0.1}}, radius: {{q 1 0.005}}}
    spring: {damping: {{q 2 20}}, yielding: {curve: [[{{q 1 0.002}}, {{q 2 900}}], [{{q 1 0.1}}, {{q 2 1200}}]]}, breaking: {elongation: {{q 1 0.06}}}}
    strands: {radius: {{q 1 0.005}}, material: rock}
ropes:
  - {name: rope, through: [{body: left}, {body: weight}, {body: right}], axial_stiffness: {{q 2 2e5}}, damping: {{q 3 50}}, friction: 0.2, pretension: {{q 2 20}}, brakes: [{end: first, force: {{q 2 400}}, stroke: {{q 1 0.03}}}], breaking: {force: {{q 2 3000}}}}
solver: {step: {{q 1 1e-4}}, end: {{q 1 0.05}}, tolerance: 1e-11}
outputs:
  interval: {{q 1 1e-3}}
  plots: false
  requests:
    - {name: sys, system: true, quantities: [kinetic_energy, momentum, angular_momentum]}
    - {name: block, body: block, quantities: [position, velocity, angular_velocity, contact_force]}
    - {name: weight, body: weight, quantities: [position, velocity]}
    - {name: net, net: net, quantities: [contact_force, largest_tension, broken]}
    - {name: rope, rope: rope, quantities: [largest_tension, brake_elongation, friction_loss, broken]}
`
