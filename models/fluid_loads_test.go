package models

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// near tells whether two numbers differ by at most so much.
func near(a, b, most float64) bool { return math.Abs(a-b) <= most }

// dams are a net, a plate, a plane and a body of 10 m by 4 m, which mud stands behind.
const dams = `gravity: [0, 0, -9.81]
domain: {min: [-1, 0, 0], max: [1, 10, 4]}
materials: [{name: steel, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.3}, body_contact: none}
bodies:
  - {name: frame, mass: 1, inertia: [1, 1, 1], fixed: true}
  - {name: gate, mass: 1, inertia: [1, 1, 1], position: [0, 5, 2], fixed: true, surfaces: [{shape: plate, size: [10, 4], orientation: {euler_angles: [90 deg, 90 deg, 0]}, material: steel}]}
nets:
  - name: net
    mesh: square
    size: [10, 4]
    center: [0, 5, 2]
    directions: [[0, 1, 0], [0, 0, 1]]
    spacing: 0.5
    body: {type: point_mass, mass: 1, radius: 10 mm}
    spring: {stiffness: 1000, attach: center}
    strands: {radius: 10 mm, material: steel}
    pins: border
    pinned_to: frame
walls:
  - {name: plate, shape: plate, size: [10, 4], center: [0, 5, 2], orientation: {euler_angles: [90 deg, 90 deg, 0]}, material: steel}
  - {name: plane, shape: plane, normal: [-1, 0, 0], material: steel}
dem:
  fluid:
    density: 2000
    viscosity: 1
    level: LEVEL
    velocity: [SPEED, 0, 0]
    loads:
      - {name: net, net: net, towards: [1, 0, 0.1], solidity: 0.5, dynamic_coefficient: 0.7}
      - {name: plate, wall: plate, towards: [1, 0, 0], dynamic_coefficient: 0.7}
      - {name: plane, wall: plane, dynamic_coefficient: 0.7}
      - {name: gate, body: gate, towards: [1, 0, 0], dynamic_coefficient: 0.7}
solver: {step: 1e-9, end: 1e-9}
outputs:
  interval: 1e-9
  requests:
    - {name: net, fluid_load: net, quantities: [force, hydrostatic_force, dynamic_force, wet_area, largest_pressure_panel]}
    - {name: panel, fluid_load: net.3, quantities: [force, largest_pressure]}
    - {name: plate, fluid_load: plate, quantities: [force, torque]}
    - {name: plane, fluid_load: plane, quantities: [force]}
    - {name: gate, fluid_load: gate, quantities: [force]}
`

func dammed(level, speed float64) string {
	return strings.NewReplacer("LEVEL", fmt.Sprint(level), "SPEED", fmt.Sprint(speed)).Replace(dams)
}

// Mud that stands 4 m high takes rho g h^2 b / 2 = 1569.6 kN to hold, on whatever it presses; a net, the part that it holds back. Its moment about the foot is a third of the height times that.
func TestHydrostaticLoads(t *testing.T) {
	for _, level := range []float64{4, 3.1} {
		want := 2000 * 9.81 * level * level / 2 * 10
		last := history(t, dammed(level, 0))
		for name, part := range map[string]float64{"net": 0.5, "plate": 1, "plane": 1, "gate": 1} {
			if f := last[name+".force.x"]; !near(f, part*want, 1e-6*want) {
				t.Errorf("level %g m: %s takes %g N, want %g", level, name, f, part*want)
			}
		}
		if m := last["plate.torque.y"]; !near(m, want*level/3, 1e-2*want*level/3) {
			t.Errorf("level %g m: moment %g N m, want %g", level, m, want*level/3)
		}
		if a := last["net.wet_area"]; !near(a, 10*level, 1e-6) {
			t.Errorf("level %g m: %g m2 of the net are wet, want %g", level, a, 10*level)
		}
		if p := last["panel.largest_pressure"]; !near(p, 0.5*2000*9.81*(level-0.25), 1e-3) || last["net.largest_pressure_panel"] > 20 {
			t.Errorf("level %g m: %g Pa on a panel of the lowest row; panel %g bears most", level, p, last["net.largest_pressure_panel"])
		}
	}
}

// A surge of 1 m at 6 m/s takes 0.7 rho v^2 h b = 504 kN beside that.
func TestDynamicLoads(t *testing.T) {
	last := history(t, dammed(1, 6))
	still := 2000 * 9.81 / 2 * 10
	for name, part := range map[string]float64{"net": 0.5, "plate": 1, "plane": 1, "gate": 1} {
		if f := last[name+".force.x"]; !near(f, part*(still+504e3), 1) {
			t.Errorf("%s takes %g N, want %g", name, f, part*(still+504e3))
		}
	}
	if f := last["net.dynamic_force.x"]; !near(f, 252e3, 1) {
		t.Errorf("dynamic force on the net %g N, want 252 kN", f)
	}
}

// raft is a box half as heavy as water, let go above the depth at which it floats.
const raft = `gravity: [0, 0, -10]
materials: [{name: wood, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.3}}
bodies:
  - {name: raft, solid: {shape: box, size: [1, 2, 0.5], density: 500}, position: [0, 0, 0.1], surfaces: [{shape: box, size: [1, 2, 0.5], material: wood}]}
forces:
  - {name: wall, type: general, bodies: [raft, ground], at: [0, 0, 0], force: [0, 0, '-DAMPING * vz']}
dem: {fluid: {density: 1000, viscosity: 1, level: 0, loads: [{name: water, body: raft, dynamic_coefficient: 0}]}}
solver: {step: 1 ms, end: 5}
outputs: {interval: 10 ms, requests: [{name: raft, body: raft, quantities: [position]}, {name: all, system: true, quantities: [energy_residual]}, {name: water, fluid_load: water, quantities: [force]}]}
`

// A raft floats as deep as what it displaces is heavy; let go 0.1 m above that, it heaves with g rho A / m, and the books close.
func TestArchimedes(t *testing.T) {
	last := history(t, strings.Replace(raft, "-DAMPING * vz", "-5000 * vz", 1))
	if z := last["raft.position.z"]; !near(z, 0, 1e-5) {
		t.Errorf("the raft floats with its centre at %g m, want 0", z)
	}
	if f := last["water.force.z"]; !near(f, 5000, 1) {
		t.Errorf("the water carries %g N, want 5000", f)
	}
	free := strings.Replace(raft, "end: 5", fmt.Sprintf("end: %.9g", math.Pi/math.Sqrt(40)), 1)
	last = history(t, strings.Replace(free, "-DAMPING * vz", "0", 1))
	if z := last["raft.position.z"]; !near(z, -0.1, 1e-3) {
		t.Errorf("after half a period the raft is at %g m, want -0.1", z)
	}
	if missing := last["all.energy_residual"]; !near(missing, 0, 1e-3*250) {
		t.Errorf("%g J are missing, of 250 J in play", missing)
	}
}

// refusal is what is wrong with a model, before or while it is built.
func refusal(t *testing.T, text string) error {
	t.Helper()
	m, err := Parse(t.Context(), "m", []byte(text), nil)
	if err == nil {
		_, err = m.Build(t.Context(), BuildOptions{Device: "cpu"})
	}
	return err
}

// What a fluid cannot press on is refused, by name.
func TestFluidLoadsRefused(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"level: LEVEL", "porosity: 1", "hydrostatic pressure needs a level"},
		{"net: net, towards: [1, 0, 0.1]", "net: net", `needs the key "towards"`},
		{"towards: [1, 0, 0.1]", "towards: [0, 1, 0]", "lies in the net"},
		{"body: gate, towards", "body: frame, towards", `body "frame" has no surfaces`},
		{"domain: {min: [-1, 0, 0], max: [1, 10, 4]}\n", "", `wall "plane" is a plane, which has no bounds`},
		{"fluid_load: net.3", "fluid_load: net.161", "160 panels, none of number 161"},
		{"fluid_load: net.3", "fluid_load: net.x", `no panel "x"`},
		{"wall: plate, towards", "wall: plate, panel_size: 1 mm, towards", "give a larger panel_size"},
		{"level: LEVEL\n    velocity: [SPEED, 0, 0]", "field: {box: {min: [-1, 0, 0], max: [1, 9, 4]}, counts: [2, 2, 1], level: 3}", `does not cover its panel at (0, 9.5, 0) m`},
	} {
		text := strings.Replace(dams, c.from, c.to, 1)
		if text == dams {
			t.Fatalf("%q is not in the model", c.from)
		}
		if err := refusal(t, strings.NewReplacer("LEVEL", "4", "SPEED", "0").Replace(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.to, err, c.want)
		}
	}
}

// The panels that are drawn have the corners and the pressures of those that bear the loads: together they bear the whole force.
func TestFluidPanels(t *testing.T) {
	m, err := Parse(t.Context(), "dam", []byte(dammed(3.1, 2)), nil)
	if err != nil {
		t.Fatal(err)
	}
	built, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	force, panels := map[string]float64{}, map[string]int{}
	built.FluidPanels(func(load string, corners []r3.Vec, pressure float64) {
		var area r3.Vec
		for k := 2; k < len(corners); k++ {
			area = r3.Add(area, r3.Scale(0.5, r3.Cross(r3.Sub(corners[k-1], corners[0]), r3.Sub(corners[k], corners[0]))))
		}
		force[load] += pressure * area.X
		panels[load]++
	})
	want := 2000*9.81*3.1*3.1/2*10 + 0.7*2000*4*31
	for name, part := range map[string]float64{"net": 0.5, "plate": 1, "plane": 1, "gate": 1} {
		if !near(force[name], part*want, 1e-6*want) {
			t.Errorf("the %d panels of %s bear %g N, want %g", panels[name], name, force[name], part*want)
		}
	}
	if panels["net"] != 160 {
		t.Errorf("the net has %d panels, want 160", panels["net"])
	}
}
