package models

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// One field without weight, whose posts of 3 m are HEB 160 of S235; the first one is loaded. The net and its ropes are slack.
const bendingPosts = `
materials: [{name: steel, density: 7850, young_modulus: 200 MPa}]
barriers:
  - name: kit
    origin: [0, 0, 0]
    field_width: 3 m
    height: 3 m
    posts: {mass: 128, diameter: 160 mm, material: steel, foot: FOOT, beam: {profile: HEB 160, steel: S235, damping: 3 ms}}
    net:
      spacing: 0.6
      body: {type: point_mass, mass: 0.5, radius: 10 mm}
      spring: {stiffness: 1 MN/m, damping: 100 N s/m, tension_only: true}
    upper_rope: {axial_stiffness: 10 MN, outward: 2 m, uphill: 0.5 m, prestrain: -0.1}
    ROPES
forces:
  - {name: load, type: force, body: kit.post1.NODE, force: LOAD}
solver: {step: 1 ms, end: 0.6 s}
outputs:
  loads: true
  requests:
    - {name: post, beam: kit.post1, quantities: [first_moment, middle_moment, last_moment, largest_moment, largest_plastic_bend]}
    - {name: head, body: kit.post1.node17, quantities: [position]}
    - {name: foot, joint: kit.foot1, quantities: [force, torque]}
`

// posts fills in the model above. Loads grow for 0.3 s.
func posts(foot, ropes, node, load string) string {
	return strings.NewReplacer("FOOT", foot, "ROPES", ropes, "NODE", node, "LOAD", load).Replace(bendingPosts)
}

// HEB 160: stiffness about the strong axis and of the web, plastic moment about it of S235.
const (
	strongStiffness = 210e9 * 2492e-8
	strongMoment    = 235e6 * 354.0e-6
	webStiffness    = 210e9 / 2.6 * 8e-3 * 0.147
)

// A clamped post under F at its head bears F L at its foot and F L/2 in the middle, and gives way by F L^3/(3 EI) + F L/GA; about the weak axis by that of its EI.
func TestPostCantilever(t *testing.T) {
	got := history(t, posts("clamped", "", "node17", `[0, "1000 * min(1, t / 0.3)", 0]`))
	check(t, got, map[string]float64{
		"post.first_moment.y": 3000, "post.middle_moment.y": 1500, "post.last_moment.y": 0, "post.first_moment.z": 0, "post.largest_moment": 3000, "post.largest_plastic_bend": 0, "foot.torque.x": 3000,
	}, 2e-3)
	check(t, got, map[string]float64{"head.position.y": 9000/strongStiffness + 3000/webStiffness}, 1e-5)
	got = history(t, posts("clamped", "", "node17", `["1000 * min(1, t / 0.3)", 0, 0]`))
	if want := 9000 / (210e9 * 889.2e-8); math.Abs(got["head.position.x"]/want-1) > 0.01 || math.Abs(math.Abs(got["post.first_moment.z"])-3000) > 6 {
		t.Errorf("about the weak axis it gives way by %g m with %g N m, want %g and 3000", got["head.position.x"], got["post.first_moment.z"], want)
	}
}

// A post on a hinge whose head a rope holds bears F L/4 in its middle under F there, and half of F goes into the rope and into the foot.
func TestPostOnRope(t *testing.T) {
	ropes := "retaining_ropes: {axial_stiffness: 100 MN, per_post: 1, uphill: 4 m, anchor_height: 3 m}"
	text := strings.Replace(posts("hinge", ropes, "node9", `[0, "20e3 * min(1, t / 0.3)", 0]`), "  requests:", "  requests:\n    - {name: rope, rope: kit.retaining1, quantities: [largest_tension]}", 1)
	check(t, history(t, text), map[string]float64{"post.first_moment.y": 0, "post.middle_moment.y": -15e3, "post.last_moment.y": 0, "rope.largest_tension": 10e3, "foot.force.y": -10e3}, 3e-3)
}

// A clamped post folds under a load at its head at M/(L - h/2), M its plastic moment, and about the weak axis at that of the weak axis; below that nothing stays.
func TestPostFolds(t *testing.T) {
	for axis, moment := range map[int]float64{0: 235e6 * 170.0e-6, 1: strongMoment} {
		collapse := moment / (3 - 3./32)
		for share, yields := range map[float64]bool{0.97: false, 1.03: true} {
			load := []string{"0", "0", "0"}
			load[axis] = fmt.Sprintf(`"%g * min(1, t / 0.4)"`, share*collapse)
			got := history(t, posts("clamped", "", "node17", "["+strings.Join(load, ", ")+"]"))
			if bend := got["post.largest_plastic_bend"]; bend > 1e-3 != yields || !yields && bend != 0 {
				t.Errorf("along axis %d at %g of the load of collapse a hinge has turned by %g rad", axis, share, bend)
			}
		}
	}
}

// The table of loads has moments of posts and at their feet; hinges bear none about their axis.
func TestPostLoads(t *testing.T) {
	m, err := Parse(t.Context(), "kit.yaml", []byte(posts("clamped", "", "node17", `[0, "1000 * min(1, t / 0.3)", 0]`)), nil)
	if err != nil {
		t.Fatal(err)
	}
	b := advanced(t, m, 1, 0.6)
	if err := b.Simulation.React(); err != nil {
		t.Fatal(err)
	}
	want := map[string][4]float64{"kit.post1.first moment": {3000, -3000}, "kit.post1.middle moment": {1500, -1500}, "kit.post1 moment": {3000, 0}, "kit.foot1 foundation_moment": {3000, -3000}, "kit.foot1 foundation": {1000, 0, 1000, 0}}
	for _, l := range b.Loads {
		if w, asked := want[l.Name+" "+l.Kind]; asked {
			delete(want, l.Name+" "+l.Kind)
			size, f := l.Now()
			if math.Abs(size-w[0]) > 6 || math.Abs(f.X-w[1]) > 6 || math.Abs(f.Y-w[2]) > 6 || math.Abs(f.Z-w[3]) > 6 {
				t.Errorf("%s %s is %g, %v; want %v", l.Kind, l.Name, size, f, w)
			}
		}
	}
	if len(want) > 0 {
		t.Errorf("no loads %v", want)
	}
}

// Posts that cannot be are refused where they are written.
func TestPostsThatCannotBe(t *testing.T) {
	for beam, want := range map[string]string{
		"{profile: HEB 165, steel: S235}":                    `test.yaml:8:`,
		"{profile: HEB 160, steel: S235, pieces: 1}":         "pieces",
		"{profile: HEB 160}":                                 `"young_modulus"`,
		"{steel: S235}":                                      "profile",
		"{rectangle: [2, 0.1], steel: S235}":                 "a post of 3 m cannot have a section of 2 m",
		"{axial_stiffness: 1 GN, bending_stiffness: [5, 5]}": `"torsional_stiffness"`,
		"{diameter: 0.1, inner_diameter: 0.1, steel: S235}":  "inner_diameter",
		"{profile: HEB 160, steel: S235, density: 7850}":     "density",
		"{profile: HEB 160, steel: S235, plastic_moment: 0}": "plastic_moment",
	} {
		text := strings.Replace(posts("clamped", "", "node17", "[0, 0, 0]"), "{profile: HEB 160, steel: S235, damping: 3 ms}", beam, 1)
		if _, err := Parse(t.Context(), "test.yaml", []byte(text), nil); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "test.yaml:8:") {
			t.Errorf("%s: %v, want %q", beam, err, want)
		}
	}
}
