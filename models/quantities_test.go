package models

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"gabion/observables"
)

// observed is a model with a thing of every type that can be observed, without requests.
func observed() string {
	var t strings.Builder
	t.WriteString(`
gravity: [0, 0, -9.81]
materials: [{name: stone, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.3, specific_heat: 800, thermal_conductivity: 2}]
contact: {default: {restitution: 0.5, friction: 0.4, surface_tension: 0.07, bridge_content: 0.01}, body_contact: walls, cohesion: liquid_film}
walls:
  - {name: floor, shape: plane, point: [0, 0, -1], normal: [0, 0, 1], material: stone}
  - {name: lid, shape: plate, size: [1, 1], center: [0, 0, 3], material: stone, wear_constant: 1e-13, motion: {axis: [0, 0, 1], angular_velocity: 1}}
particles: [{name: heap, material: stone, radius: 1 cm, dye: 0.5, temperature: 300, liquid: 0.1, specific_charge: 1 pC/kg, positions: [[0, 0, -0.9], [0, 0, -0.8]]}]
inlets: [{name: inflow, material: stone, radius: 1 cm, temperature: 300, box: {min: [5, 5, 2], max: [5.1, 5.1, 2.1]}, rate: 10, velocity: [0, 0, -1]}]
outlets: [{name: away, min: [4, 4, -5], max: [6, 6, -4]}]
nets:
  - {name: net, knots: [3, 3], spacing: 0.1, origin: [7, 0, 0], body: {mass: 0.01, radius: 1 mm, type: point_mass, material: stone},
     strands: {radius: 1 mm, material: stone, wear_constant: 0}, spring: {stiffness: 1 kN/m}, border: {yielding: {curve: [[0.01, 10]]}, brake: {force: 8}, breaking: {force: 20}}}
  - {name: curtain, mesh: ring, cells: [2, 2], origin: [7, 5, 0], body: {mass: 0.01, radius: 1 mm}, rings: {diameter: 0.1, windings: 3, wire: 1 mm}}
barriers:
  - {name: fence, origin: [7, 8, 0], field_width: 2, height: 1, upper_rope: {axial_stiffness: 1 MN, outward: 1}, net: {spacing: 0.5, body: {mass: 0.1, radius: 1 mm, type: point_mass}, spring: {stiffness: 1 kN/m}}}
beams: [{name: mast, points: [[7, 12, 0], [7, 12, 1]], pieces: 2, diameter: 0.1, steel: S235, density: 7850, fixed: [first]}]
markers: [{name: there, body: b1, at: [0.1, 0, 0], orientation: {axis: [1, 0, 0], angle: 0.3}}]
dem: {fluid: {density: 1, viscosity: 1e-6, level: 10, loads: [{name: water, wall: lid}]}, pair_potentials: {cut_off: 0.01, coulomb: {}}}
solver: {step: 10 us, end: 1 ms}
`)
	var bodies, joints []string
	body := func() string {
		name := fmt.Sprintf("b%d", len(bodies)+1)
		heat := ""
		if len(bodies) == 0 {
			heat = ", heat: {temperature: 300, heat_capacity: 10}"
		}
		bodies = append(bodies, fmt.Sprintf("{name: %s, mass: 1, inertia: [1, 1, 1], position: [%d, 0, 0], surfaces: [{shape: sphere, radius: 0.1, material: stone}]%s}", name, 10+len(bodies), heat))
		return name
	}
	for _, kind := range slices.Sorted(func(yield func(string) bool) {
		for kind := range jointsOfMarkers {
			if !yield(kind) {
				return
			}
		}
	}) {
		name := body()
		at := 9 + len(bodies)
		shape := map[string]string{"at": fmt.Sprintf("at: [%d, 0, 0]", at), "to": fmt.Sprintf("to: [%d, 0, 1]", at), "axis": "axis: [0, 1, 0]", "second_axis": "second_axis: [1, 0, 0]"}
		parts := []string{"name: " + kind, "type: " + kind, "bodies: [" + name + ", ground]"}
		for _, key := range jointGeometry[kind] {
			parts = append(parts, shape[key])
		}
		joints = append(joints, "{"+strings.Join(parts, ", ")+"}")
	}
	for _, kind := range []string{"distance", "revolute_spherical", "screw"} {
		at := 10 + len(bodies)
		more := map[string]string{"distance": "to: [%d, 0, 1]", "revolute_spherical": "to: [%d, 0, 1], axis: [0, 1, 0]", "screw": "axis: [0, 1, 0], pitch: 0.1"}[kind]
		if strings.Contains(more, "%") {
			more = fmt.Sprintf(more, at)
		}
		joints = append(joints, fmt.Sprintf("{name: %s, type: %s, bodies: [%s, ground], at: [%d, 0, 0], %s}", kind, kind, body(), at, more))
	}
	joints = append(joints,
		"{name: gears, type: gear, joints: [revolute, cylindrical], ratio: 2}",
		"{name: rack, type: rack_and_pinion, joints: [revolute, prismatic], radius: 0.1}",
		"{name: tie, type: coupler, joints: [revolute, planar], factors: [1, 1]}")
	motions := []string{
		"{name: turn, type: rotation, joint: parallel, angle: t}", "{name: push, type: translation, joint: inline, displacement: t^2}",
		fmt.Sprintf("{name: guide, type: point, body: %s, path: [t, free, 0]}", body()),
	}
	force := func(text string) string { return strings.ReplaceAll(text, "BODY", body()) }
	forces := []string{
		force("{name: spring, type: spring_damper, bodies: [BODY, ground], at: [[0, 0, 1], [0, 0, 0]], stiffness: 100}"),
		force("{name: rope, type: spring_damper, bodies: [BODY, ground], at: [[0, 0, 1], [0, 0, 0]], stiffness: 100, tension_only: true}"),
		force("{name: wire, type: spring_damper, bodies: [BODY, ground], at: [[0, 0, 1], [0, 0, 0]], yielding: {curve: [[0.1, 100]]}, brake: {force: 10}, breaking: {force: 50}}"),
		force("{name: rubber, type: viscoelastic_spring, bodies: [BODY, ground], at: [[0, 0, 1], [0, 0, 0]], stiffness: 50, branches: [{stiffness: 50, relaxation_time: 0.1}]}"),
		force("{name: torsion, type: torsional_spring, bodies: [BODY, ground], at: [0, 0, 0], axis: [0, 0, 1], stiffness: 1}"),
		force("{name: mount, type: bushing, bodies: [BODY, ground], at: [0, 0, 0], translational_stiffness: [1, 1, 1]}"),
		force("{name: strut, type: beam, bodies: [BODY, ground], at: [[0, 0, 1], [0, 0, 0]], diameter: 0.1, young_modulus: 1 MPa}"),
		force("{name: whip, type: bending, through: [BODY, net.1, net.2], rigidity: 1}"),
		force("{name: field, type: general, bodies: [BODY, ground], at: [0, 0, 0], force: [0, -y, 0]}"),
		force("{name: load, type: force, body: BODY, force: [t, 2 * t, 0]}"),
		force("{name: moment, type: torque, body: BODY, torque: [t, 0, 0]}"),
	}
	ropes := []string{fmt.Sprintf("{name: worn, axial_stiffness: 100, through: [{body: %s}, {body: %s}], strands: {radius: 1 mm, material: stone, erosion_constant: 1e-12}}", body(), body()), fmt.Sprintf("{name: cable, axial_stiffness: 100, through: [{body: ground, at: [0, 0, 2]}, {body: %s}, {body: ground, at: [0, 1, 2]}], brakes: [{end: first, force: 10}]}", body())}
	for key, items := range map[string][]string{"bodies": bodies, "joints": joints, "motions": motions, "forces": forces, "ropes": ropes} {
		fmt.Fprintf(&t, "%s:\n  - %s\n", key, strings.Join(items, "\n  - "))
	}
	return t.String()
}

// things lists what a model has of a kind of subject.
func things(m *Model, key string) (names []string) {
	switch key {
	case "system":
		return []string{"true"}
	case "section":
		return []string{"{point: [0, 0, 0], normal: [0, 0, 1]}"}
	case "region":
		return []string{"{box: {min: [-1, -1, -1], max: [1, 1, 1]}, body: b1, samples: [2, 1, 1]}", "{sphere: {center: [0, 0, 0], radius: 2}, samples: [1, 2, 3]}"}
	case "force":
		names = []string{"net.1", "net.3", "curtain.4"} // on the border, in the middle, and a ring
	case "rope":
		names = []string{"cable.2", "cable.brake1"}
	case "fluid_load":
		names = []string{"water.1"}
	case "joint":
		names = []string{"net.1"}
	case "body":
		names = []string{"net.5"}
	case "particles":
		names = []string{"inflow"}
	case "barrier":
		names = []string{"fence"}
	}
	for name := range m.places[key] {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// Everything that the check lets pass for a thing of any type can be built and gives numbers, and there is a thing for every entry.
func TestEveryQuantityIsRecorded(t *testing.T) {
	text := observed()
	m, err := Parse(t.Context(), "observed.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	var requests strings.Builder
	count := 0
	for _, s := range Subjects() {
		asked := map[string]bool{}
		for _, thing := range things(m, s.Key) {
			var types []string
			if s.types != nil {
				types = s.types(m, thing)
			}
			names := observables.Names(s.Entries, types)
			count++
			fmt.Fprintf(&requests, "    - {name: q%d, %s: %s, quantities: [%s]}\n", count, s.Key, thing, strings.Join(names, ", "))
			for _, name := range names {
				asked[name] = true
			}
		}
		for _, e := range s.Entries {
			if !asked[e.Name] {
				t.Errorf("the test has no %s with %s", s.Key, e.Name)
			}
			if e.Unit == "" || e.Meaning == "" {
				t.Errorf("%s of a %s lacks a unit or a meaning", e.Name, s.Key)
			}
		}
	}
	whole := text + "outputs:\n  requests:\n" + requests.String()
	if err := compileSchema(t).Validate(instance(t, []byte(whole))); err != nil {
		t.Errorf("the schema refuses it: %v", err)
	}
	for name, x := range history(t, whole) {
		if (math.IsNaN(x) || math.IsInf(x, 0)) && !observables.IsMissing(x) {
			t.Errorf("%s is %g", name, x)
		}
	}
}

// What a force does not have by its type is refused by the check, which names what it has and nothing else.
func TestQuantitiesOfOtherTypes(t *testing.T) {
	text := observed()
	m, err := Parse(t.Context(), "observed.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range Subjects() {
		if s.types == nil {
			continue
		}
		for _, thing := range things(m, s.Key) {
			names := observables.Names(s.Entries, s.types(m, thing))
			for _, e := range append(s.Entries, observables.Entry{Name: "colour"}) {
				if slices.Contains(names, e.Name) {
					continue
				}
				_, err := Parse(t.Context(), "observed.yaml", []byte(text+fmt.Sprintf("outputs: {requests: [{name: q, %s: %s, quantities: [%s]}]}\n", s.Key, thing, e.Name)), nil)
				if want := "it has " + strings.Join(names, ", ") + "\n"; err == nil || !strings.Contains(err.Error()+"\n", want) {
					t.Errorf("%s of %s %q: got %v, want %q", e.Name, s.Key, thing, err, want)
				}
			}
		}
	}
}

// Positions, velocities and accelerations of a body are those of a point of it, relative to a frame and in its axes.
func TestFrames(t *testing.T) {
	got := history(t, `
bodies:
  - {name: wheel, mass: 1, inertia: [1, 1, 1], position: [2, 0, 0], velocity: [0, 0, 1], angular_velocity: [4, 0, 0]}
  - {name: arm, mass: 1, inertia: [1, 1, 1], position: [1, 0, 0], fixed: true}
markers: [{name: turned, body: arm, orientation: {axis: [1, 0, 0], angle: 90 deg}}, {name: rim, body: wheel, at: [0, 0.5, 0]}]
solver: {step: 1 ns, end: 1 ns}
outputs:
  requests:
    - {name: world, body: wheel, at: [0, 0.5, 0], quantities: [position, velocity, acceleration]}
    - {name: frame, body: wheel, at: [0, 0.5, 0], quantities: [position, velocity, acceleration, angular_velocity, orientation], frame: turned}
    - {name: marker, marker: rim, quantities: [position, velocity], frame: turned}
`)
	half := math.Sqrt2 / 2
	check(t, got, map[string]float64{
		"world.position.x": 2, "world.position.y": 0.5, "world.velocity.z": 3, "world.acceleration.y": -8,
		"frame.position.x": 1, "frame.position.y": 0, "frame.position.z": -0.5, "frame.velocity.y": 3, "frame.acceleration.z": 8, "frame.angular_velocity.x": 4,
		"frame.orientation.e0": half, "frame.orientation.e1": -half,
		"marker.position.x": 1, "marker.position.z": -0.5, "marker.velocity.y": 3,
	}, 1e-6)
}

// A net of point masses hangs from its corners at rest, with a ball in it: the pins hold its weight and the ball's, and what the wires tell of
// themselves one by one is what the net tells.
func TestNetQuantities(t *testing.T) {
	text := `
gravity: [0, 0, -10]
materials: [{name: steel, young_modulus: 10 MPa, poisson_ratio: 0.3}]
contact: {body_contact: all, default: {restitution: 0.1, friction: 0.4}}
bodies: [{name: ball, type: point_mass, mass: 0.5, position: [0.1, 0.1, 0.0099], surfaces: [{shape: sphere, radius: 8 mm, material: steel}]}]
nets: [{name: net, knots: [3, 3], spacing: 0.1, origin: [0, 0, 0], directions: [[1, 0, 0], [0, 1, 0]], body: {mass: 0.02, radius: 2 mm, type: point_mass, material: steel},
  spring: {stiffness: 2 kN/m, damping: 4 N s/m, tension_only: true, breaking: {force: 1 kN}}}]
forces: [{name: dashpot, type: spring_damper, bodies: [ball, ground], at: [[0.1, 0.1, 0.0099], [0.1, 0.1, 20]], damping: 10 N s/m}]
markers: [{name: tipped, body: ground, orientation: {axis: [1, 0, 0], angle: 90 deg}}]
solver: {step: 0.5 ms, end: 3 s}
outputs:
  requests:
    - {name: net, net: net, quantities: [contact_force, pin_force, largest_tension, largest_tension_spring, slack, broken]}
    - {name: tipped, net: net, frame: tipped, quantities: [pin_force]}
    - {name: ball, body: ball, quantities: [contact_force]}
`
	for i := range 12 {
		text += fmt.Sprintf("    - {name: w%d, force: net.%d, quantities: [tension, slack]}\n", i+1, i+1)
	}
	got := history(t, text)
	most, spring, slack := 0.0, 0.0, 0.0
	for i := range 12 {
		if tension := got[fmt.Sprintf("w%d.tension", i+1)]; tension > most {
			most, spring = tension, float64(i+1)
		}
		slack += got[fmt.Sprintf("w%d.slack", i+1)]
	}
	const weight, ball = 9 * 0.02 * 10, 0.5 * 10
	check(t, got, map[string]float64{
		"net.contact_force.x": 0, "net.contact_force.z": -ball, "net.pin_force.z": weight + ball, "net.pin_force.x": 0, "tipped.pin_force.y": weight + ball,
		"ball.contact_force.z": ball,
	}, 2e-2)
	check(t, got, map[string]float64{"net.largest_tension": most, "net.largest_tension_spring": spring, "net.slack": slack, "net.broken": 0}, 1e-12)
	if most < ball/4 || spring == 0 {
		t.Errorf("the largest tension is %g N, of wire %g", most, spring)
	}
}

// A wire of a net that is overloaded breaks, one with a brake runs out, one that is made of soft metal yields; the others are slack.
func TestNetLosses(t *testing.T) {
	got := history(t, `
nets: [{name: net, knots: [2, 2], spacing: 1, origin: [0, 0, 0], directions: [[1, 0, 0], [0, 1, 0]], pins: [1, 2], body: {mass: 1, radius: 1 mm, type: point_mass},
  spring: {attach: center, yielding: {curve: [[0.01, 100], [1, 100.99]]}, brake: {force: 100.5}, breaking: {elongation: 0.9}}}]
motions: [{name: pull, type: point, body: net.3, path: [free, "0.8 * t", free]}, {name: tear, type: point, body: net.4, path: [free, t, free]}]
solver: {step: 1 ms, end: 1 s}
outputs: {requests: [{name: net, net: net, quantities: [slack, broken, largest_brake_elongation, largest_plastic_elongation, largest_tension_spring]},
  {name: left, force: net.3, quantities: [brake_elongation, plastic_elongation, tension]}, {name: right, force: net.4, quantities: [broken, tension]}]}
`)
	// The left wire yields by 0.51 m at 100.5 N, of which 0.01005 m is elastic; its brake runs the rest of 0.8 m. The right one breaks at 0.9 m.
	check(t, got, map[string]float64{
		"left.plastic_elongation": 0.51 - 0.01005, "left.brake_elongation": 0.8 - 0.51, "left.tension": 100.5, "right.broken": 1, "right.tension": 0,
		"net.broken": 1, "net.largest_plastic_elongation": 0.51 - 0.01005, "net.largest_brake_elongation": 0.9 - 0.51,
	}, 5e-3)
}

// Particles are counted in a region at rest, and in one that a body carries and turns.
func TestRegions(t *testing.T) {
	const mass = 1000 * 4 * math.Pi / 3 * 1e-6
	got := history(t, `
materials: [{name: stone, density: 1000, young_modulus: 1 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.4}}
bodies: [{name: arm, mass: 1, inertia: [1, 1, 1], position: [5, 0, 0], orientation: {axis: [0, 0, 1], angle: 90 deg}, velocity: [0, 0, 1]}]
particles: [{name: row, material: stone, radius: 1 cm, positions: [[0, 0, 0], [0.1, 0, 0], [0.2, 0, 0], [5, 1, 0.1], [5, -1, 0.1], [5, 1.3, 0.1]], velocity: [0, 0, 1]}]
solver: {step: 10 us, end: 0.1 s}
outputs:
  interval: 0.1
  requests:
    - {name: box, region: {box: {min: [-0.05, -1, 0], max: [0.15, 1, 0.2]}}, quantities: [count, mass, center_of_mass, velocity]}
    - {name: moved, region: {cylinder: {ends: [[0.9, 0, 0.1], [1.1, 0, 0.1]], radius: 0.05}, body: arm}, quantities: [count, center_of_mass]}
    - {name: ball, region: {sphere: {center: [0.2, 0, 0], radius: 0.05}}, quantities: [count, mass]}
`)
	check(t, got, map[string]float64{
		"box.count": 2, "box.mass": 2 * mass, "box.center_of_mass.x": 0.05, "box.center_of_mass.z": 0.1, "box.velocity.z": 1,
		"moved.count": 1, "moved.center_of_mass.y": 1, "moved.center_of_mass.z": 0.2, "ball.count": 0, "ball.mass": 0,
	}, 1e-9)
}

// A wall that nothing can touch bears nothing.
func TestWallWithoutTouch(t *testing.T) {
	m, err := Parse(t.Context(), "model.yaml", []byte(`
materials: [{name: stone, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.3, specific_heat: 800, thermal_conductivity: 2}]
bodies: [{name: ball, mass: 1, inertia: [1, 1, 1]}]
walls: [{name: floor, shape: plane, point: [0, 0, 0], normal: [0, 0, 1], material: stone}]
solver: {step: 1 ms, end: 1 ms}
outputs: {requests: [{name: floor, wall: floor, quantities: [force]}]}
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{Device: "cpu", Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	row := []float64{1, 1, 1}
	b.Requests[0].Write(row)
	if !slices.Equal(row, make([]float64, 3)) {
		t.Errorf("force %v", row)
	}
}
