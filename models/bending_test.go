package models

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

func parsed(t *testing.T, text string) *Model {
	t.Helper()
	m, err := Parse(t.Context(), "model.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func advanced(t *testing.T, m *Model, threads int, to float64) *Built {
	t.Helper()
	b, err := m.Build(t.Context(), BuildOptions{Device: "cpu", Threads: threads})
	if err != nil {
		t.Fatal(err)
	}
	for b.Simulation.Time() < to-1e-9 {
		if err := b.Simulation.StepToward(to, m.Solver.Step, 1); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// What cross-sections bear follows from their shapes: a round bar, a tube, a rectangle; and wires from their diameter.
func TestSections(t *testing.T) {
	e := 200e9
	shape := func(s CrossSection) []float64 {
		s.YoungModulus, s.PoissonRatio = &e, 0.25
		m := s.section()
		return []float64{m.Axial / e, m.Bending[0] / e, m.Bending[1] / e, m.Torsion / 80e9, m.Shear[0] / 80e9}
	}
	for name, c := range map[string]struct {
		section CrossSection
		want    []float64
	}{
		"round":     {CrossSection{Diameter: 0.2}, []float64{0.01 * math.Pi, math.Pi / 4e4, math.Pi / 4e4, math.Pi / 2e4, 0.01 * math.Pi * 7.5 / 8.5}},
		"thin tube": {CrossSection{Diameter: 0.2, InnerDiameter: 0.2 - 2e-6}, []float64{2e-7 * math.Pi, 1e-9 * math.Pi, 1e-9 * math.Pi, 2e-9 * math.Pi, 2e-7 * math.Pi * 2.5 / 4.75}},
		"square":    {CrossSection{Rectangle: &[2]float64{1, 1}}, []float64{1, 1. / 12, 1. / 12, 0.1408, 12.5 / 14.75}},
		"plate":     {CrossSection{Rectangle: &[2]float64{1, 0.1}}, []float64{0.1, 1e-3 / 12, 0.1 / 12, 3.123e-4, 1.25 / 14.75}},
	} {
		for k, got := range shape(c.section) {
			if math.Abs(got-c.want[k]) > 1.5e-3*c.want[k] {
				t.Errorf("%s: number %d is %g, want %g", name, k, got, c.want[k])
			}
		}
	}
	yield := 235e6
	tube := CrossSection{Diameter: 0.2, InnerDiameter: 0.18, YoungModulus: &e, Strength: &yield}
	if got, want := tube.section().Plastic[1], 235e6*(0.2*0.2*0.2-0.18*0.18*0.18)/6; math.Abs(got-want) > 1e-9*want {
		t.Errorf("a tube yields at %g N m, want %g", got, want)
	}
	strength := 600e6
	b := Bending{Wire: 3e-3, Wires: 7, YoungModulus: 205e9, Strength: &strength}
	if stiffness, plastic := b.rigidity(); math.Abs(stiffness-5.706) > 1e-3 || math.Abs(plastic-7*27e-9/6*600e6) > 1e-12 {
		t.Errorf("seven wires have %g N m^2 and %g N m", stiffness, plastic)
	}
}

// What a section cannot be is refused with what would do.
func TestSectionsThatCannotBe(t *testing.T) {
	for section, want := range map[string]string{
		"axial_stiffness: 1 MN, bending_stiffness: [10, 10], torsional_stiffness: 10, strength: 235 MPa": `"strength" goes with "diameter", "rectangle" or "profile"`,
		"axial_stiffness: 1 MN, bending_stiffness: [10, 10], torsional_stiffness: 10, steel: S235":       `"steel" goes with "diameter", "rectangle" or "profile"`,
		"diameter: 0.1, young_modulus: 200 GPa, strength: 235 MPa, plastic_moment: 3 kN m":               "plastic_moment",
		"diameter: 0.1, young_modulus: 200 GPa, strength: -3 MPa":                                        "strength",
		"diameter: 0.1, young_modulus: 200 GPa, steel: S235":                                             `"young_modulus"`,
		"profile: HEB 165, steel: S235":                                                                  `there is no profile "HEB 165"; there are HEA and HEB`,
		"profile: HEB 160":                                                                               `needs the key "young_modulus"`,
		"profile: HEB 160, steel: S999":                                                                  "S999",
		"profile: HEB 160, steel: S235, plastic_moment: [3 kN m, -1]":                                    "plastic_moment",
		"profile: HEB 160, steel: S235, diameter: 0.1":                                                   `"diameter"`,
	} {
		text := "beams: [{name: mast, points: [[0, 0, 0], [0, 0, 2]], pieces: 2, mass_per_length: 10, " + section + "}]\nsolver: {step: 1 ms, end: 1}\n"
		if _, err := Parse(t.Context(), "model.yaml", []byte(text), nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", section, err, want)
		}
	}
}

// Profiles bear what tables of European wide flange beams have, to their last digit: area, cm^2, second moments, cm^4, and plastic moduli, cm^3, about y and z. These follow from the five dimensions of a
// profile, so that a wrong one shows.
func TestProfiles(t *testing.T) {
	tables := map[string][5]float64{
		"HEA 100": {21.24, 349.2, 133.8, 83.01, 41.14}, "HEA 120": {25.34, 606.2, 230.9, 119.5, 58.85}, "HEA 140": {31.42, 1033, 389.3, 173.5, 84.85}, "HEA 160": {38.77, 1673, 615.6, 245.1, 117.6},
		"HEA 180": {45.25, 2510, 924.6, 324.9, 156.5}, "HEA 200": {53.83, 3692, 1336, 429.5, 203.8}, "HEA 220": {64.34, 5410, 1955, 568.5, 270.6}, "HEA 240": {76.84, 7763, 2769, 744.6, 351.7},
		"HEA 260": {86.82, 10450, 3668, 919.8, 430.2}, "HEA 280": {97.26, 13670, 4763, 1112, 518.1}, "HEA 300": {112.5, 18260, 6310, 1383, 641.2},
		"HEB 100": {26.04, 449.5, 167.3, 104.2, 51.42}, "HEB 120": {34.01, 864.4, 317.5, 165.2, 80.97}, "HEB 140": {42.96, 1509, 549.7, 245.4, 119.8}, "heb160": {54.25, 2492, 889.2, 354.0, 170.0},
		"HEB 180": {65.25, 3831, 1363, 481.4, 231.0}, "HEB 200": {78.08, 5696, 2003, 642.5, 305.8}, "HEB 220": {91.04, 8091, 2843, 827.0, 393.9}, "HEB 240": {106.0, 11260, 3923, 1053, 498.4},
		"HEB 260": {118.4, 14920, 5135, 1283, 602.2}, "HEB 280": {131.4, 19270, 6595, 1534, 717.6}, "HEB 300": {149.1, 25170, 8563, 1869, 870.1},
	}
	if len(tables) != len(profiles) {
		t.Errorf("%d profiles are compared, of %d", len(tables), len(profiles))
	}
	for name, want := range tables {
		p, found := profileOf(name)
		g := p.geometry()
		for k, got := range []float64{g.area * 1e4, g.second[0] * 1e8, g.second[1] * 1e8, g.plastic[0] * 1e6, g.plastic[1] * 1e6} {
			if !found || math.Abs(got-want[k]) > max(6e-4*want[k], 5e-3) {
				t.Errorf("%s: number %d is %g, want %g", name, k, got, want[k])
			}
		}
	}
	// Constants of torsion, cm^4.
	for name, want := range map[string]float64{"HEA 100": 5.24, "HEA 160": 12.19, "HEA 200": 20.98, "HEA 300": 85.17, "HEB 100": 9.25, "HEB 160": 31.24, "HEB 200": 59.28, "HEB 300": 185.0} {
		p, _ := profileOf(name)
		if got := p.geometry().torsion * 1e8; math.Abs(got-want) > max(6e-4*want, 5e-3) {
			t.Errorf("%s: torsion %g, want %g", name, got, want)
		}
	}
	s := CrossSection{Profile: "HEB 200", Steel: "S355", PoissonRatio: 0.3}
	if m := s.section().Plastic; math.Abs(m[0]-228.1e3) > 50 || math.Abs(m[1]-108.6e3) > 50 {
		t.Errorf("HEB 200 of S355 yields at %v N m", m)
	}
}

// A chain of point masses on two supports sags under a load in its middle by the sum of what its springs give way, F/4 sum x^2/(EI/h), whatever resists: a chain, a rope
// or the wire of a net.
func TestChainsSag(t *testing.T) {
	const rigidity, h, load = 2.0, 0.1, 1e-3
	sum := 0.0
	for k := 1; k < 10; k++ {
		x := h * math.Min(float64(k), float64(10-k))
		sum += x * x
	}
	want := load / 4 * sum / (rigidity / h)
	var through, ropePoints, bodies, springs []string
	for k := range 11 {
		through, ropePoints = append(through, fmt.Sprintf("b%d", k)), append(ropePoints, fmt.Sprintf("{body: b%d}", k))
		bodies = append(bodies, fmt.Sprintf("{name: b%d, type: point_mass, mass: 0.1, position: [%g, 0, 0], fixed: %v}", k, h*float64(k), k == 0))
		if k > 0 {
			springs = append(springs, fmt.Sprintf("{name: s%d, type: spring_damper, bodies: [b%d, b%d], at: [[%g, 0, 0], [%g, 0, 0]], stiffness: 1 MN/m}", k, k-1, k, h*float64(k-1), h*float64(k)))
		}
	}
	chain := "bodies: [" + strings.Join(bodies, ", ") + "]\njoints: [{name: roller, type: point_on_line, bodies: [b10, ground], at: [1, 0, 0], axis: [1, 0, 0]}]\n"
	push := "{name: load, type: force, body: BODY, force: [0, 0, 1e-3]}"
	for name, c := range map[string]struct{ text, body string }{
		"chain": {chain + "forces: [" + strings.Join(springs, ", ") + ", {name: whip, type: bending, through: [" + strings.Join(through, ", ") + "], rigidity: 2}, PUSH]\n", "b5"},
		"rope":  {chain + "forces: [" + strings.Join(springs, ", ") + ", PUSH]\nropes: [{name: rope, axial_stiffness: 1, through: [" + strings.Join(ropePoints, ", ") + "], bending: {rigidity: 2}}]\n", "b5"},
		"net": {`nets: [{name: net, knots: [2, 2], spacing: [1, 3], intermediate_bodies: [9, 0], origin: [0, 0, 0], directions: [[1, 0, 0], [0, 1, 0]], pins: [1, 3, 4],
  body: {type: point_mass, mass: 0.1, radius: 1 mm}, spring: {stiffness: 1 MN/m}, bending: {rigidity: 2}}]
joints: [{name: roller, type: point_on_line, bodies: [net.2, ground], at: [1, 0, 0], axis: [1, 0, 0]}]
forces: [PUSH]
`, "net.9"},
	} {
		text := strings.ReplaceAll(strings.ReplaceAll(c.text, "PUSH", push), "BODY", c.body) + "solver: {step: 1 ms, end: 1 ms, start: equilibrium}\n"
		b := advanced(t, parsed(t, text), 1, 1e-3)
		at := r3.Vec{}
		for i := range b.Bodies.Bodies() {
			if b.Bodies.Body(i).Name == c.body {
				at = b.Bodies.Pose(i).Position
			}
		}
		if math.Abs(at.Z-want) > 1e-4*want {
			t.Errorf("%s: the middle moved by %g m, want %g", name, at.Z, want)
		}
	}
}

// Wires go on where they should: in a square net along its rows and columns, in a diagonal one at its inner knots, in a hexagonal one from twists into single wires.
func TestNetBends(t *testing.T) {
	for name, c := range map[string]struct {
		keys string
		want int
	}{
		"square":    {"knots: [4, 5], spacing: 0.1", 2*5 + 4*3},
		"bodies":    {"knots: [2, 2], spacing: 0.1, intermediate_bodies: 2", 4 * 2},
		"diagonal":  {"mesh: diagonal, cells: [3, 2], spacing: 0.1", 2 * (3 + 2 + 3)}, // two a knot with four wires
		"hexagonal": {"mesh: hexagonal, cells: [2, 1], opening: 0.1", 2*2 + 2*3 + 2 - 2},
	} {
		m := parsed(t, "nets: [{name: net, origin: [0, 0, 0], body: {mass: 0.1, radius: 1 mm}, spring: {stiffness: 1 kN/m}, bending: {rigidity: 1}, "+c.keys+"}]\nsolver: {step: 1 ms, end: 1 s}\n")
		p := m.Nets[0].Parts()
		if got := len(p.Bends); got != c.want && name != "hexagonal" {
			t.Errorf("%s: %d places where wires go on, want %d", name, got, c.want)
		}
		singles, kinds := 0, m.Nets[0].layout().wires
		for _, w := range kinds {
			if w.kind == singleWire {
				singles += 2
			}
		}
		if name == "hexagonal" && len(p.Bends) != singles {
			t.Errorf("%d places where twists go on, want one for each end of a single wire, %d", len(p.Bends), singles)
		}
		for _, bend := range p.Bends {
			for k, s := range bend.Springs {
				if l := p.Springs[s].Bodies; l != [2]int{bend.Bodies[k], bend.Bodies[k+1]} && l != [2]int{bend.Bodies[k+1], bend.Bodies[k]} {
					t.Errorf("%s: spring %v is not between bodies %v", name, l, bend.Bodies)
				}
			}
		}
	}
}

// A mast of a beam, a net and a rope that resist bending, under a stone, with wires that break: the books close, and runs have the same bits on any number of threads and
// after a restart.
func TestFlexibleUnderStones(t *testing.T) {
	const text = `
gravity: [0, 0, -9.81]
materials: [{name: steel, density: 7850, young_modulus: 20 MPa, poisson_ratio: 0.3}, {name: rock, density: 2600, young_modulus: 20 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.3, friction: 0.4}}
beams:
  - {name: mast, points: [[-0.7, 0.1, -1], [-0.7, 0.1, 0]], pieces: 4, diameter: 60 mm, inner_diameter: 50 mm, young_modulus: 200 GPa, strength: 10 MPa, density: 7850, damping: 50 us, fixed: [first], strands: {radius: 30 mm, material: steel}}
nets:
  - name: net
    knots: [7, 7]
    spacing: 0.2
    center: [0, 0, 0]
    directions: [[1, 0, 0], [0, 1, 0]]
    body: {type: point_mass, mass: 0.1, radius: 5 mm}
    spring: {stiffness: 100 kN/m, damping: 20 N s/m, tension_only: true, BREAKING}
    bending: {wire: 6 mm, strength: 500 MPa, damping: 1 ms}
    pins: [bottom, top, right]
    strands: {radius: 5 mm, material: steel}
ropes:
  - {name: edge, through: [{body: mast.node5}, {body: net.22}, {body: net.15}, {body: net.8}, {body: ground, at: [-0.8, -0.6, 0]}], axial_stiffness: 1 MN, damping: 100 N s, bending: {wire: 2 mm, wires: 7, strength: 1 GPa}}
particles: [{name: stone, material: rock, radius: 0.2, positions: [[0.05, 0.02, 0.21]], velocity: [0, 0, -6]}]
solver: {step: 50 us, end: 60 ms, tolerance: 1e-9}
`
	for name, breaking := range map[string]string{"holds": "breaking: {force: 100 kN}", "breaks": "breaking: {force: 3 kN}"} {
		t.Run(name, func(t *testing.T) {
			m := parsed(t, strings.Replace(text, "BREAKING", breaking, 1))
			b := advanced(t, m, 1, m.Solver.End)
			a := b.Simulation.Audit()
			if math.Abs(a.Residual) > 2e-3*a.EnergyScale {
				t.Errorf("%g J of %g J are missing", a.Residual, a.EnergyScale)
			}
			if broke := b.Simulation.BrokenSprings() > 0; broke != (name == "breaks") {
				t.Errorf("wires broke: %v", broke)
			}
			stays := 0.0
			for k := range b.Bodies.ForceElements() {
				if f, is := b.Bodies.Force(k).(*mbd.Beam); is {
					stays = max(stays, f.PlasticBend(b.Bodies))
				}
			}
			if !(a.Yielding > 0.1) || !(stays > 0) {
				t.Errorf("hinges took %g J, the mast stays bent by %g rad", a.Yielding, stays)
			}
			state := func(b *Built) []byte {
				var s bytes.Buffer
				if err := b.Save(&s); err != nil {
					t.Fatal(err)
				}
				return s.Bytes()
			}
			if !bytes.Equal(state(b), state(advanced(t, m, 3, m.Solver.End))) {
				t.Error("other bits on three threads")
			}
			half := state(advanced(t, m, 1, m.Solver.End/2))
			again, err := m.Build(t.Context(), BuildOptions{Device: "cpu", Threads: 1})
			if err != nil {
				t.Fatal(err)
			}
			if err := again.Restore(bytes.NewReader(half)); err != nil {
				t.Fatal(err)
			}
			for again.Simulation.Time() < m.Solver.End-1e-9 {
				if err := again.Simulation.StepToward(m.Solver.End, m.Solver.Step, 1); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(state(b), state(again)) {
				t.Error("other bits after a restart")
			}
		})
	}
}
