package models

import (
	"math"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

const smallKit = `
title: A small barrier
gravity: [0, 0, -9.81]
materials: [{name: steel, density: 7850, young_modulus: 200 MPa}, {name: rock, density: 2600, young_modulus: 200 MPa}]
contact: {between: [[block, kit]], default: {restitution: 0.1, friction: 0.4}}
barriers:
  - name: kit
    origin: [1, 2, 3]
    direction: [0, 2, 0]
    fields: 2
    field_width: 3 m
    height: 2 m
    inclination: 30 deg
    basal_opening: 0.2 m
    posts: {mass: 60, diameter: 0.1, material: steel}
    net:
      spacing: 0.4
      body: {type: point_mass, mass: 0.5, radius: 10 mm}
      spring: {stiffness: 1 MN/m, damping: 100 N s/m, tension_only: true}
      strands: {radius: 8 mm, material: steel}
      seam: {stiffness: 1 MN/m, tension_only: true}
      outer_sides: held
    upper_rope: {axial_stiffness: 10 MN, damping: 2 kN s, friction: 0.1, post_friction: 0.3, outward: 2 m, uphill: 0.5 m, pretension: 1 kN, brake: {force: 20 kN, stroke: 1 m, ends: last}}
    lower_rope: {axial_stiffness: 10 MN, damping: 2 kN s, outward: 2 m, brake: {curve: [[0, 20 kN], [1, 30 kN]]}}
    lateral_ropes: {axial_stiffness: 10 MN, outward: 3 m}
    retaining_ropes: {axial_stiffness: 10 MN, uphill: 3 m, spread: 1 m, anchor_height: 0.5 m, brake: {force: 20 kN}}
bodies: [{name: block, mass: 100, inertia: [5, 5, 5], position: [0, 3.5, 4], surfaces: [{shape: sphere, radius: 0.3, material: rock}]}]
solver: {step: 0.1 ms, end: 1 ms}
outputs:
  requests:
    - {name: post, body: kit.post2, quantities: [position]}
    - {name: foot, joint: kit.foot2, quantities: [force]}
    - {name: knot, body: kit.net2.5, quantities: [position]}
    - {name: net, net: kit.net1, quantities: [largest_tension]}
    - {name: rope, rope: kit.upper, quantities: [first_force]}
    - {name: brake, rope: kit.lower.brake2, quantities: [run_out]}
    - {name: span, rope: kit.retaining6.1, quantities: [tension]}
    - {name: seam, force: kit.seam1_2, quantities: [tension]}
    - {name: pin, joint: kit.net1.1, quantities: [force]}
`

// A barrier is what it says: parts with names that can be asked for, at their places, and a model that is written as it was.
func TestBarrier(t *testing.T) {
	m, err := Parse(t.Context(), "kit.yaml", []byte(smallKit), nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Nets) != 2 || len(m.Ropes) != 2+2+6 || len(m.Joints) != 3 || len(m.Bodies) != 1+3+4+2+6 {
		t.Errorf("%d nets, %d ropes, %d joints, %d bodies", len(m.Nets), len(m.Ropes), len(m.Joints), len(m.Bodies))
	}
	// The barrier goes along y, uphill is along x, and posts lean by 30 degrees against x.
	head := r3.Vec{X: 1 - 2*math.Sin(math.Pi/6), Y: 2, Z: 3 + 2*math.Cos(math.Pi/6)}
	for name, want := range map[string]r3.Vec{
		"kit.post1":             r3.Scale(0.5, r3.Add(head, r3.Vec{X: 1, Y: 2, Z: 3})),
		"kit.upper_anchor1":     {X: 1.5, Y: 0, Z: 3},
		"kit.lower_anchor2":     {X: 1, Y: 10, Z: 3},
		"kit.lateral2_anchor":   {X: 1, Y: 11, Z: 3},
		"kit.retaining3_anchor": {X: 4, Y: 4, Z: 3.5},
	} {
		if at, _ := m.bodyPlace(name); r3.Norm(r3.Sub(at, want)) > 1e-12 {
			t.Errorf("%s is at %v, want %v", name, at, want)
		}
	}
	stops, _ := m.stops(&m.Ropes[0])
	if s := stops[1]; s.friction != 0.3 || stops[2].friction != 0.1 || s.body != "kit.post1" || r3.Norm(r3.Sub(s.at, head)) > 1e-12 {
		t.Errorf("the upper rope comes to %+v, want the head of the first post at %v", s, head)
	}
	for i, s := range stops[2:9] {
		if i > 0 && s.at.Y <= stops[1+i].at.Y || math.Abs(s.at.Z-head.Z) > 1e-12 {
			t.Errorf("point %d of the upper rope is at %v", i+2, s.at)
		}
	}
	built, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	for range 10 {
		if err := built.Simulation.Step(1e-4); err != nil {
			t.Fatal(err)
		}
	}
	again, err := m.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	second, err := Parse(t.Context(), "kit.yaml", again, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, again)
	}
	if twice, _ := second.Resolved(); string(twice) != string(again) || strings.Contains(string(again), "kit.post1") || !slices.EqualFunc(m.Ropes, second.Ropes, func(a, b Rope) bool { return a.Name == b.Name }) {
		t.Errorf("written and read again:\n%s", twice)
	}
}

// A barrier without posts hangs in the plane of its nets between its anchors.
func TestBarrierWithoutPosts(t *testing.T) {
	m, err := Parse(t.Context(), "net.yaml", []byte(`
barriers:
  - name: torrent
    origin: [0, 0, 0]
    field_width: 6 m
    height: 3 m
    inclination: 90 deg
    net: {spacing: 0.5, body: {type: point_mass, mass: 0.5, radius: 10 mm}, spring: {stiffness: 1 MN/m}}
    upper_rope: {axial_stiffness: 10 MN, outward: 1 m}
    lower_rope: {axial_stiffness: 10 MN, outward: 1 m}
solver: {step: 0.1 ms, end: 1 ms}
`), []string{"barriers.torrent.inclination=60 deg"})
	if err != nil {
		t.Fatal(err)
	}
	want := r3.Vec{X: 7, Y: 3 * math.Sin(math.Pi/3), Z: 1.5}
	if at, _ := m.bodyPlace("torrent.upper_anchor2"); r3.Norm(r3.Sub(at, want)) > 1e-12 {
		t.Errorf("the upper anchor is at %v, want %v", at, want)
	}
}

// A barrier begins with the height of its nets, upwards; nets that fly downhill and up lengthen it by their way downhill, and keep their height.
func TestBarrierQuantities(t *testing.T) {
	m := `
gravity: [GRAVITY]
barriers:
  - name: fence
    origin: [1, 2, 3]
    direction: [0, 2, 0]
    fields: 2
    field_width: 3 m
    height: 2 m
    inclination: 30 deg
    basal_opening: 0.2 m
    net: {spacing: 0.4, body: {type: point_mass, mass: 0.5, radius: 10 mm}, spring: {stiffness: 1 MN/m, tension_only: true}}
    upper_rope: {axial_stiffness: 1 N, outward: 2 m}
solver: {step: 0.1 ms, end: 1 ms}
outputs: {requests: [{name: fence, barrier: fence, quantities: [height, elongation]}]}
`
	for gravity, elongation := range map[string]float64{"0, 0, 0": 0, "-20e3, 0, 40e3": 0.01, "20e3, 0, 0": 0} {
		got := history(t, strings.Replace(m, "GRAVITY", gravity, 1))
		check(t, got, map[string]float64{"fence.height": 1.8 * math.Cos(math.Pi/6), "fence.elongation": elongation}, 1e-6)
	}
}

// The outer sides of nets run on border ropes along the first and the last post, not on both these and joints; without posts there are none.
func TestBorderRopes(t *testing.T) {
	const border = "barriers.kit.border_ropes={axial_stiffness: 10 MN, breaking: {force: 100 kN}}"
	m, err := Parse(t.Context(), "kit.yaml", []byte(smallKit), []string{"barriers.kit.net.outer_sides=free", "outputs.requests=[]", border})
	if err != nil {
		t.Fatal(err)
	}
	if !m.Barriers[0].CanBreak() {
		t.Error("a border rope that may break is not seen")
	}
	for name, post := range map[string]string{"kit.border1": "kit.post1", "kit.border2": "kit.post3"} {
		k := slices.IndexFunc(m.Ropes, func(r Rope) bool { return r.Name == name })
		if k < 0 {
			t.Fatalf("no rope %s", name)
		}
		stops, wrong := m.stops(&m.Ropes[k])
		if len(wrong) > 0 || len(stops) < 4 || stops[0].body != post || stops[len(stops)-1].body != post {
			t.Fatalf("%s runs through %+v; %v", name, stops, wrong)
		}
		for i, s := range stops[1:] {
			if !(s.at.Z > stops[i].at.Z-1e-9) {
				t.Errorf("%s: point %d at %v is below the one before, at %v", name, i+1, s.at, stops[i].at)
			}
		}
	}
	if _, err := m.Build(t.Context(), BuildOptions{Device: "cpu"}); err != nil {
		t.Error(err)
	}
	if _, err := Parse(t.Context(), "kit.yaml", []byte(smallKit), []string{border}); err == nil || !strings.Contains(err.Error(), "leave out one of them") {
		t.Errorf("sides that are held and run on ropes: %v", err)
	}
}
