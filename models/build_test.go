package models

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"gabion/internal/progress"
)

// history builds a model, runs it to its end and returns the columns of its requests there.
func history(t *testing.T, text string) map[string]float64 {
	t.Helper()
	m, err := Parse(t.Context(), "test.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{})
	if err != nil {
		t.Fatal(err)
	}
	n := int(math.Round(m.Solver.End / m.Solver.Step))
	for range n {
		if err := b.Simulation.Step(m.Solver.Step); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Simulation.Report(); err != nil {
		t.Fatal(err)
	}
	return tell(b)
}

// tell is what the requests of a model ask for at the time reached, and how far its books are from closing.
func tell(b *Built) map[string]float64 {
	got := map[string]float64{}
	for _, r := range b.Requests {
		row := make([]float64, len(r.Columns))
		r.Write(row)
		for k, c := range r.Columns {
			got[c.Name] = row[k]
		}
	}
	a := b.Simulation.Audit()
	got["residual"] = a.Residual / math.Max(a.EnergyScale, 1e-9)
	return got
}

// A body of 2 kg and 0.1 kg m^2 about each axis, and a second one; every case adds to them.
const twoBodies = `
gravity: [0, -10, 0]
bodies:
  - {name: a, mass: 2, inertia: [0.1, 0.1, 0.1], position: [1, 0, 0]}
  - {name: b, mass: 1, inertia: [0.2, 0.2, 0.2], position: [0, 3, 0], fixed: true}
solver: {step: 1 ms, end: 50 ms}
`

// Every type of joint, with what it does to a body that falls from rest for 50 ms.
func TestEveryJoint(t *testing.T) {
	const fall = -10 * 0.05 * 0.05 / 2
	pendulum := -10 * 2 / (2 + 0.1)        // angular acceleration about an axis at 1 m: m g l / (m l^2 + J)
	screw := -10 * 2 / (2 + 0.1/(0.2*0.2)) // acceleration along an axis on which 0.2 m takes a turn of 1 rad
	for _, c := range []struct {
		name, joints string
		want         map[string]float64
		tolerance    float64
	}{
		{"spherical", `{name: j, type: spherical, bodies: [a, ground], at: [0, 0, 0]}`, map[string]float64{"a.angular_acceleration.z": pendulum}, 0.02},
		{"revolute", `{name: j, type: revolute, bodies: [a, ground], at: [0, 0, 0], axis: [0, 0, 1]}`, map[string]float64{
			"a.angular_velocity.z": 0.05 * pendulum, "j.rotation": 0.05 * 0.05 / 2 * pendulum, "j.force.y": 20 + 2*pendulum,
		}, 0.02},
		{"prismatic", `{name: j, type: prismatic, bodies: [a, ground], at: [0, 0, 0], axis: [0, 1, 0]}`, map[string]float64{"a.position.y": fall, "j.translation": fall}, 1e-6},
		{"prismatic across", `{name: j, type: prismatic, bodies: [a, ground], at: [0, 0, 0], axis: [1, 0, 0]}`, map[string]float64{"a.position.y": 0, "j.force.y": 20, "j.torque.z": 20}, 1e-6},
		{"cylindrical", `{name: j, type: cylindrical, bodies: [a, ground], at: [1, 0, 0], axis: [0, 1, 0]}`, map[string]float64{"a.position.y": fall}, 1e-6},
		{"universal", `{name: j, type: universal, bodies: [a, ground], at: [0, 0, 0], axis: [1, 0, 0], second_axis: [0, 0, 1]}`, map[string]float64{"a.angular_acceleration.z": pendulum}, 0.02},
		{"constant_velocity", `{name: j, type: constant_velocity, bodies: [a, ground], at: [0, 0, 0], axis: [1, 0, 0]}`, map[string]float64{"a.angular_acceleration.z": pendulum, "a.angular_velocity.x": 0}, 0.02},
		{"fixed", `{name: j, type: fixed, bodies: [a, ground], at: [0, 0, 0]}`, map[string]float64{"a.position.y": 0, "j.force.y": 20, "j.torque.z": 20}, 1e-6},
		{"planar", `{name: j, type: planar, bodies: [a, ground], at: [0, 0, 0], axis: [0, 0, 1]}`, map[string]float64{"a.position.y": fall}, 1e-6},
		{"screw", `{name: j, type: screw, bodies: [a, ground], at: [1, 0, 0], axis: [0, 1, 0], pitch: 0.2}`, map[string]float64{
			"a.acceleration.y": screw, "j.translation": screw * 0.05 * 0.05 / 2, "j.rotation": screw * 0.05 * 0.05 / 2 / 0.2,
		}, 1e-4},
		{"distance", `{name: j, type: distance, bodies: [a, ground], at: [1, 0, 0], to: [1, 1, 0]}`, map[string]float64{"a.position.y": 0, "j.force.y": 20}, 1e-6},
		{"point_on_line", `{name: j, type: point_on_line, bodies: [a, ground], at: [1, 0, 0], axis: [0, 1, 0]}`, map[string]float64{"a.position.y": fall, "a.position.x": 1}, 1e-6},
		{"inline", `{name: j, type: inline, bodies: [a, ground], at: [1, 0, 0], axis: [1, 0, 0]}`, map[string]float64{"a.position.y": 0}, 1e-6},
		{"inplane", `{name: j, type: inplane, bodies: [a, ground], at: [1, 0, 0], axis: [0, 1, 0]}`, map[string]float64{"a.position.y": 0, "j.force.y": 20}, 1e-6},
		{"parallel", `{name: j, type: parallel, bodies: [a, ground], axis: [0, 1, 0]}`, map[string]float64{"a.position.y": fall, "a.angular_velocity.z": 0}, 1e-6},
		{"perpendicular", `{name: j, type: perpendicular, bodies: [a, ground], axis: [1, 0, 0], second_axis: [0, 1, 0]}`, map[string]float64{"a.position.y": fall}, 1e-6},
		{"orientation", `{name: j, type: orientation, bodies: [a, ground]}`, map[string]float64{"a.position.y": fall}, 1e-6},
		{"revolute_spherical", `{name: j, type: revolute_spherical, bodies: [a, ground], at: [1, 0, 0], to: [1, 1, 0], axis: [0, 0, 1]}`, map[string]float64{"a.position.y": 0, "j.force.y": 20}, 1e-6},
		{"gear", `{name: j, type: gear, joints: [k, l], ratio: 2}
  - {name: k, type: revolute, bodies: [a, ground], at: [0, 0, 0], axis: [0, 0, 1]}
  - {name: l, type: revolute, bodies: [c, ground], at: [5, 0, 0], axis: [0, 0, 1]}`, map[string]float64{
			"a.angular_acceleration.z": -20 / (2.1 + 0.1/4),
		}, 0.02},
		{"rack_and_pinion", `{name: j, type: rack_and_pinion, joints: [l, k], radius: 0.5}
  - {name: k, type: prismatic, bodies: [a, ground], at: [1, 0, 0], axis: [0, 1, 0]}
  - {name: l, type: revolute, bodies: [c, ground], at: [5, 0, 0], axis: [0, 0, 1]}`, map[string]float64{"a.acceleration.y": -20 / (2 + 0.1/0.25)}, 1e-4},
		{"coupler", `{name: j, type: coupler, joints: [k, l], factors: [1, -0.5]}
  - {name: k, type: prismatic, bodies: [a, ground], at: [1, 0, 0], axis: [0, 1, 0]}
  - {name: l, type: revolute, bodies: [c, ground], at: [5, 0, 0], axis: [0, 0, 1]}`, map[string]float64{"a.acceleration.y": -20 / (2 + 0.1/0.25)}, 1e-4},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := history(t, strings.Replace(twoBodies, "solver:", "  - {name: c, mass: 3, inertia: [0.1, 0.1, 0.1], position: [5, 0, 0]}\njoints:\n  - "+c.joints+`
outputs:
  requests:
    - {name: a, body: a, quantities: [position, acceleration, angular_velocity, angular_acceleration]}
    - {name: j, joint: j, quantities: [force, torque, residual, rotation, translation]}
solver:`, 1))
			check(t, got, c.want, c.tolerance)
			if math.Abs(got["residual"]) > 1e-3 {
				t.Errorf("energy is missing: %g of it", got["residual"])
			}
		})
	}
}

func check(t *testing.T, got, want map[string]float64, tolerance float64) {
	t.Helper()
	for name, w := range want {
		g, ok := got[name]
		if !ok || math.Abs(g-w) > tolerance*math.Max(math.Abs(w), 1) {
			t.Errorf("%s is %.9g, want %.9g", name, g, w)
		}
	}
}

// Every type of motion, with the position that it prescribes and the force that it needs.
func TestEveryMotion(t *testing.T) {
	const crank = "{name: k, type: revolute, bodies: [a, ground], at: [0, 0, 0], axis: [0, 0, 1]}"
	const slide = "{name: k, type: prismatic, bodies: [a, ground], at: [0, 0, 0], axis: [0, 1, 0]}"
	const pin = "{name: k, type: parallel, bodies: [a, ground], axis: [0, 0, 1]}"
	for _, c := range []struct {
		name, joint, motion string
		want                map[string]float64
	}{
		{"angle", crank, `{name: m, type: rotation, joint: k, angle: "4 * t^2"}`, map[string]float64{
			"k.rotation": 0.01, "a.angular_velocity.z": 0.4, "m.torque.z": 2.1*8 + 20*math.Cos(0.01),
			"m.power": 0.4 * (2.1*8 + 20*math.Cos(0.01)),
		}},
		{"angular velocity", crank, `{name: m, type: rotation, joint: k, angular_velocity: 2}`, map[string]float64{
			"k.rotation": 0.1, "m.torque.z": 20 * math.Cos(0.1), "k.force.x": -2 * 4 * math.Cos(0.1),
		}},
		{"displacement", slide, `{name: m, type: translation, joint: k, displacement: {table: [[0, 0], [0.1, 0.3]], interpolation: linear}}`, map[string]float64{
			"k.translation": 0.15, "m.force.y": 20, "m.power": 60,
		}},
		{"velocity", slide, `{name: m, type: translation, joint: k, velocity: -1}`, map[string]float64{"a.position.y": -0.05, "m.force.y": 20}},
		{"point", pin, `{name: m, type: point, body: a, path: [free, "3 * t^2", 0]}`, map[string]float64{"a.position.y": 0.0075, "m.force.y": 32, "a.position.z": 0, "m.power": 32 * 0.3}},
		{"point at", crank, `{name: m, type: point, body: a, at: [2, 0, 0], path: [free, 0.1, free]}`, map[string]float64{"k.rotation": math.Asin(0.05)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			check(t, history(t, strings.Replace(twoBodies, "solver:", `
joints:
  - `+c.joint+`
motions:
  - `+c.motion+`
outputs:
  requests:
    - {name: a, body: a, quantities: [position, angular_velocity]}
    - {name: k, joint: k, quantities: [force, rotation, translation]}
    - {name: m, motion: m, quantities: [force, torque, power]}
solver:`, 1)), c.want, 1e-5)
		})
	}
}

// Every type of force, with its value at a place that a motion or the fall leads to.
func TestEveryForce(t *testing.T) {
	const fall = "j, type: prismatic, bodies: [a, ground], at: [0, 0, 0], axis: [0, 1, 0]"
	const turn = "j, type: revolute, bodies: [a, ground], at: [1, 0, 0], axis: [0, 0, 1]"
	const sink = `{name: m, type: translation, joint: j, displacement: "-4 * t"}` // by 0.2 m at 4 m/s
	const spin = `{name: m, type: rotation, joint: j, angle: "6 * t"}`            // by 0.3 rad at 6 rad/s
	const ends = "bodies: [a, ground], at: [[1, 0, 0], [1, 1, 0]]"
	for _, c := range []struct {
		name, joint, motion, force, quantities string
		want                                   map[string]float64
	}{
		{"spring", fall, sink, "type: spring_damper, " + ends + ", stiffness: 50, damping: 2, preload: 3", "force, torque, energy, tension, length, elongation_rate", map[string]float64{
			"f.tension": 10 + 8 + 3, "f.length": 1.2, "f.elongation_rate": 4, "f.energy": 1 + 0.6, "f.force.y": 21,
		}},
		{"free length", fall, sink, "type: spring_damper, " + ends + ", stiffness: 50, free_length: 0.9", "tension", map[string]float64{"f.tension": 15}},
		{"curve", fall, sink, "type: spring_damper, " + ends + `, curve: "100 * elongation^3 + rate^2 + 10 * t"`, "tension", map[string]float64{"f.tension": 0.8 + 16 + 0.5}},
		{"energy of a curve", fall, sink, "type: spring_damper, " + ends + `, curve: "100 * elongation^3"`, "energy", map[string]float64{"f.energy": 0.04}},
		{"table", fall, sink, "type: spring_damper, " + ends + `, curve: {table: [[0, 0], [0.1, 5], [0.3, 9]], interpolation: linear}`, "tension, energy", map[string]float64{"f.tension": 7, "f.energy": 0.85}},
		{"rope", fall, sink, "type: spring_damper, bodies: [a, ground], at: [[1, 0, 0], [1, -1, 0]], stiffness: 50, tension_only: true", "tension", map[string]float64{"f.tension": 0}},
		{"broken by force", fall, sink, "type: spring_damper, " + ends + ", stiffness: 50, breaking: {force: 5}", "tension", map[string]float64{"f.tension": 0}},
		{"broken by elongation", fall, sink, "type: spring_damper, " + ends + ", stiffness: 50, breaking: {elongation: 0.1}", "tension", map[string]float64{"f.tension": 0}},
		{"broken by energy", fall, sink, "type: spring_damper, " + ends + ", stiffness: 50, breaking: {energy: 0.5}", "tension", map[string]float64{"f.tension": 0}},
		{"not broken", fall, sink, "type: spring_damper, " + ends + ", stiffness: 50, breaking: {force: 11, elongation: 0.21, energy: 1.1}", "tension", map[string]float64{"f.tension": 10}},
		{"torsional spring", turn, spin, "type: torsional_spring, bodies: [a, ground], at: [1, 0, 0], axis: [0, 0, 1], stiffness: 5, damping: 1, preload: 2", "torque, energy, rotation, angular_rate", map[string]float64{
			"f.torque.z": -1.5 - 6 - 2, "f.energy": 0.225 + 0.6, "f.rotation": 0.3, "f.angular_rate": 6,
		}},
		{"torsional curve", turn, spin, `type: torsional_spring, bodies: [a, ground], at: [1, 0, 0], axis: [0, 0, 1], free_angle: 0.1, curve: "10 * angle^3 + rate"`, "torque", map[string]float64{"f.torque.z": -0.08 - 6}},
		{"bushing", fall, sink, "type: bushing, bodies: [a, ground], at: [1, 0, 0], translational_stiffness: [1, 50, 1], translational_damping: [0, 2, 0], preload_force: [0, 1, 0]", "force, torque, energy", map[string]float64{
			"f.force.y": 10 + 8 + 1, "f.energy": 1 + 0.2,
		}},
		{"bushing matrix", fall, sink, "type: bushing, bodies: [a, ground], at: [1, 0, 0], stiffness_matrix: [[0, 7, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0]], rotational_stiffness: [1, 1, 1]", "force, torque", map[string]float64{
			"f.force.x": 1.4, "f.torque.z": 0.6,
		}},
		{"turned bushing", turn, spin, "type: bushing, bodies: [a, ground], at: [1, 0, 0], orientation: {axis: [1, 0, 0], angle: 90 deg}, rotational_stiffness: [0, 5, 0], rotational_damping: [0, 1, 0]", "torque", map[string]float64{"f.torque.z": -1.5 - 6}},
		{"force", fall, sink, `type: force, body: a, force: [1, "100 * t", "2 + 20 * t"]`, "force", map[string]float64{"f.force.x": 1, "f.force.y": 5, "f.force.z": 3}},
		{"force off the centre", turn, spin, `type: force, body: a, at: [2, 0, 0], force: [0, 1, 0], follower: true`, "force", map[string]float64{"f.force.x": -math.Sin(0.3), "f.force.y": math.Cos(0.3)}},
		{"torque", turn, spin, `type: torque, body: a, torque: [0, 0, "sin(t)"]`, "torque", map[string]float64{"f.torque.z": math.Sin(0.05)}},
		{"general", fall, sink, `type: general, bodies: [a, ground], at: [1, 0, 0], force: ["x + 2 * vy", "-50 * y", t], torque: [0, 0, "y^2"]`, "force, torque", map[string]float64{
			"f.force.x": -8, "f.force.y": 10, "f.force.z": 0.05, "f.torque.z": 0.04,
		}},
		{"general turned", turn, spin, `type: general, bodies: [a, ground], at: [1, 0, 0], torque: [0, 0, "-5 * rz - wz"]`, "torque", map[string]float64{"f.torque.z": -1.5 - 6}},
	} {
		t.Run(c.name, func(t *testing.T) {
			check(t, history(t, strings.Replace(twoBodies, "solver:", `
joints:
  - {name: `+c.joint+`}
motions:
  - `+c.motion+`
forces:
  - {name: f, `+c.force+`}
outputs:
  requests: [{name: f, force: f, quantities: [`+c.quantities+`]}]
solver:`, 1)), c.want, 1e-5)
		})
	}
}

// Bodies that fall freely under gravity that changes, and between the stops of their joints.
func TestGravityAndStops(t *testing.T) {
	got := history(t, strings.Replace(strings.Replace(twoBodies, "[0, -10, 0]", `["6 * t", -10, 0]`, 1), "solver:", `
outputs: {requests: [{name: a, body: a, quantities: [velocity, position]}]}
solver:`, 1))
	check(t, got, map[string]float64{"a.velocity.x": 3 * 0.05 * 0.05, "a.velocity.y": -0.5, "residual": 0}, 1e-5)

	got = history(t, strings.Replace(strings.Replace(twoBodies, "end: 50 ms", "end: 2 s", 1), "solver:", `
joints:
  - {name: j, type: cylindrical, bodies: [a, ground], at: [1, 0, 0], axis: [0, 1, 0], translation_limits: {lower: -0.1, upper: 1, stiffness: 2e4, damping: 100},
     rotation_limits: {lower: -0.1, upper: 0.1, stiffness: 1000, damping: 5}}
forces:
  - {name: f, type: torque, body: a, torque: [0, 1, 0]}
outputs: {requests: [{name: j, joint: j, quantities: [translation, rotation]}]}
solver:`, 1))
	check(t, got, map[string]float64{"j.translation": -0.1 - 20/2e4, "j.rotation": 0.1 + 1e-3}, 1e-5)
}

// The springs of a net have all that springs can have.
func TestSpringsOfNets(t *testing.T) {
	got := history(t, `
gravity: [0, -10, 0]
nets:
  - {name: net, knots: [2, 2], origin: [0, 0, 0], spacing: 1, intermediate_bodies: 1, body: {mass: 1, radius: 0.1, type: point_mass},
     spring: {attach: center, curve: "1000 * elongation", tension_only: true, breaking: {force: 100}}}
solver: {step: 1 ms, end: 50 ms}
outputs: {requests: [{name: s, force: net.1, quantities: [tension, length]}]}
`)
	check(t, got, map[string]float64{"s.tension": 1000 * (got["s.length"] - 0.5)}, 1e-9)
	if got["s.tension"] <= 0 || math.Abs(got["residual"]) > 1e-3 {
		t.Errorf("%v", got)
	}
}

// Positions that do not fit the joints are corrected with a warning, or refused.
func TestAssembly(t *testing.T) {
	text := strings.Replace(twoBodies, "solver: {", "joints: [{name: j, type: distance, bodies: [a, ground], at: [1, 0, 0], to: [1, 1, 0], length: 1.2}]\nsolver: {assemble: ASSEMBLE, ", 1)
	build := func(assemble string) (*Built, error) {
		m, err := Parse(t.Context(), "test.yaml", []byte(strings.Replace(text, "ASSEMBLE", assemble, 1)), nil)
		if err != nil {
			t.Fatal(err)
		}
		return m.Build(t.Context(), BuildOptions{})
	}
	const want = `distance joint "j", distance of the points was violated by 0.2`
	b, err := build("true")
	if err != nil || len(b.Warnings) != 1 || !strings.Contains(b.Warnings[0], want) {
		t.Errorf("%v, %v", b, err)
	}
	if _, err = build("false"); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("error %v", err)
	}
}

// Steps end where something is recorded; one that is longer than the time between is told of, and so is a time between that the run does not reach.
func TestStepLongerThanIntervals(t *testing.T) {
	for outputs, want := range map[string]string{
		"interval: 1 ms":                "",
		"interval: 2 ms, frames: 50 ms": "",
		"interval: 100 us":              "steps will be 0.0001 s long, 1 in each outputs.interval of 0.0001 s, and not 0.001 s",
		"interval: 2.5 ms":              "steps will be 0.0008333 s long, 3 in each outputs.interval of 0.0025 s",
		"frames: 0.5 ms":                "1 in each outputs.frames",
		"checkpoints: 1.5 ms":           "2 in each outputs.checkpoints",
		"interval: 10 s":                "outputs.interval of 10 s is longer than the run, which ends at 0.05 s",
		"replay: 51 ms":                 "outputs.replay of 0.051 s is longer than the run, which ends at 0.05 s",
		"checkpoints: 10 s":             "",
		"snapshots: {times: [50 ms]}":   "",
		"snapshots: {times: [0, 5 s]}":  "no pictures after the end of the run at 0.05 s, such as that at 5 s",
	} {
		b := built(t, twoBodies+"outputs: {"+outputs+"}\n")
		if got := strings.Join(b.Warnings, " "); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", outputs, got, want)
		}
	}
}

// Zero numerical damping means none, and a spectral radius of zero takes fast motion away soon; neither stands for its default. The mass swings by one radian in
// a step, or by ten.
func TestExtremesOfNumericalDamping(t *testing.T) {
	const swing = `
bodies: [{name: mass, mass: 1 kg, inertia: [1, 1, 1], position: [1.001, 0, 0]}]
forces: [{name: spring, type: spring_damper, bodies: [ground, mass], at: [[0, 0, 0], [1.001, 0, 0]], stiffness: STIFFNESS, free_length: 1}]
solver: {SETTING, step: 1 s, end: 20 s, tolerance: 1e-13}
outputs: {requests: [{name: mass, body: mass, quantities: [position, velocity]}]}
`
	for _, c := range []struct {
		setting     string
		stiffness   float64
		least, most float64 // energy at the end, of that at the start
	}{
		{"alpha: 0", 1, 1 - 1e-6, 1 + 1e-6},
		{"alpha: -0.05", 1, 0, 0.95},
		{"method: generalized_alpha, spectral_radius: 0", 100, 0, 1e-8},
		{"method: generalized_alpha", 100, 1e-7, 1},
	} {
		got := history(t, strings.NewReplacer("SETTING", c.setting, "STIFFNESS", fmt.Sprint(c.stiffness)).Replace(swing))
		x, v := got["mass.position.x"]-1, got["mass.velocity.x"]
		if e := (x*x + v*v/c.stiffness) / 1e-6; !(e >= c.least && e <= c.most) {
			t.Errorf("%s: the energy is %g of that at the start, want %g to %g", c.setting, e, c.least, c.most)
		}
	}
}

// Two shafts at 40 degrees turn at the same speed through a constant velocity joint, all the way round; through a universal joint the second goes
// from cos 40 degrees times the speed of the first to that part of it.
func TestConstantVelocity(t *testing.T) {
	const speed = 10.0
	sin, cos := math.Sincos(40 * math.Pi / 180)
	shaft := fmt.Sprintf("[%.17g, %.17g, 0]", cos, sin)
	for joint, want := range map[string]struct{ least, most, tolerance float64 }{
		"constant_velocity, axis: " + shaft + ", second_axis: [1, 0, 0]": {speed, speed, 1e-6},
		"universal, axis: [0, 0, 1], second_axis: [0, 1, 0]":             {speed * cos, speed / cos, 0.1},
	} {
		least, most := math.Inf(1), 0.0
		for end := 0.02; end < 0.33; end += 0.02 { // half a turn
			got := history(t, fmt.Sprintf(`
bodies:
  - {name: a, mass: 1, inertia: [0.1, 0.1, 0.1], position: [-1, 0, 0]}
  - {name: c, mass: 1, inertia: [0.1, 0.1, 0.1], position: %[1]s}
joints:
  - {name: in, type: revolute, bodies: [a, ground], at: [-1, 0, 0], axis: [1, 0, 0]}
  - {name: out, type: parallel, bodies: [c, ground], axis: %[1]s}
  - {name: j, bodies: [c, a], at: [0, 0, 0], type: %[2]s}
motions: [{name: drive, type: rotation, joint: in, angular_velocity: %[3]g}]
solver: {step: 1 ms, end: %.2[4]f}
outputs: {requests: [{name: c, body: c, quantities: [angular_velocity]}]}
`, shaft, joint, speed, end))
			w := math.Abs(got["c.angular_velocity.x"]*cos + got["c.angular_velocity.y"]*sin)
			least, most = min(least, w), max(most, w)
		}
		if math.Abs(least-want.least) > want.tolerance || math.Abs(most-want.most) > want.tolerance {
			t.Errorf("%s: from %g to %g rad/s, want %g to %g", joint, least, most, want.least, want.most)
		}
	}
}

// Building says what it is at, whichever part of a model takes long.
func TestBuildTellsItsPhases(t *testing.T) {
	m, err := Load(t.Context(), "library/net-impact.yaml", nil)
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	ctx := progress.With(t.Context(), func(phase string, _ float64) { told = append(told, phase) })
	if _, err := m.Build(ctx, BuildOptions{Device: "cpu"}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"making bodies", "making surfaces", "making the particles' engine", "setting up the equations of motion", "finding initial accelerations"} {
		if !slices.Contains(told, want) {
			t.Errorf("%q is not among %q", want, told)
		}
	}
}

// A net says how many bodies are made of it, and is left half made where that is interrupted.
func TestNetIsLeft(t *testing.T) {
	m, err := Load(t.Context(), "library/net-impact.yaml", nil)
	if err != nil {
		t.Fatal(err)
	}
	bodies, _ := m.Nets[0].Counts()
	want := fmt.Sprintf("making the %d bodies of net %q", bodies, m.Nets[0].Name)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	last := 0.0
	ctx = progress.With(ctx, func(phase string, done float64) {
		if phase == want {
			if last = done; done > 0.1 {
				stop()
			}
		}
	})
	if _, err := m.Build(ctx, BuildOptions{Device: "cpu"}); !errors.Is(err, context.Canceled) || last > 0.9 {
		t.Errorf("%v, with %g of %q", err, last, want)
	}
}
