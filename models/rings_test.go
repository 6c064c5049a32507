package models

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// Rings touch at knots that they share: each has its own sides, all of one length, and rings in the middle have as many neighbours as they should.
func TestRingMesh(t *testing.T) {
	for _, c := range []struct{ neighbours, columns, rows, knots int }{{4, 1, 1, 4}, {4, 3, 2, 3*3 + 2*4}, {4, 5, 4, 5*5 + 4*6}, {6, 1, 1, 6}, {6, 4, 3, 0}} {
		n := &Net{Name: "net", Cells: &[2]int{c.columns, c.rows}, Origin: &r3.Vec{}, Directions: [2]r3.Vec{{X: 1}, {Z: 1}}, Netting: Netting{Mesh: ringMesh, Rings: &Rings{Diameter: 0.3, Neighbours: c.neighbours}}}
		l := n.layout()
		if len(l.rings) != c.columns*c.rows || c.knots > 0 && len(l.knots) != c.knots {
			t.Errorf("%+v: %d rings, %d knots", c, len(l.rings), len(l.knots))
		}
		of := map[int]int{} // rings of each knot
		for _, knots := range l.rings {
			for k, i := range knots {
				of[i]++
				if side := r3.Norm(r3.Sub(l.knots[i], l.knots[knots[(k+1)%len(knots)]])); math.Abs(side-0.3*math.Sin(math.Pi/float64(c.neighbours))) > 1e-12 {
					t.Errorf("%+v: a side of %g m", c, side)
				}
				if across := r3.Norm(r3.Sub(l.knots[i], l.knots[knots[(k+c.neighbours/2)%c.neighbours]])); math.Abs(across-0.3) > 1e-12 {
					t.Errorf("%+v: a diagonal of %g m", c, across)
				}
			}
		}
		shared := 0
		for _, count := range of {
			if count > 2 {
				t.Errorf("%+v: a knot of %d rings", c, count)
			}
			shared += count - 1
		}
		want := c.columns*(c.rows-1) + (c.columns-1)*c.rows
		if c.neighbours == 6 {
			want = (c.columns-1)*c.rows + (2*c.columns-1)*(c.rows-1)
		}
		if shared != want {
			t.Errorf("%+v: %d pairs of neighbours, want %d", c, shared, want)
		}
		for name, want := range map[string]int{"bottom": c.columns * (c.neighbours - 2) / 2, "top": c.columns * (c.neighbours - 2) / 2, "left": c.rows, "right": c.rows} {
			found := 0
			for _, s := range l.sides {
				if s&sideNames[name] != 0 {
					found++
				}
			}
			if found != want {
				t.Errorf("%+v: %d knots %s, want %d", c, found, name, want)
			}
		}
	}
}

// A net of a given size has as many rings as reach over it: none is laid out longer around than it is, which would pull before anything has happened. Where rings fit there are as many as fit.
func TestRingsReach(t *testing.T) {
	for _, neighbours := range []int{4, 6} {
		for _, size := range [][]float64{{0.3, 0.3}, {0.34, 0.3}, {0.4, 0.5}, {0.7, 0.44}, {1.03, 1.05}, {1.9, 2.03}, {2.85, 2.9}, {6, 3}} {
			n := &Net{Name: "net", Size: size, Origin: &r3.Vec{}, Directions: [2]r3.Vec{{X: 1}, {Z: 1}}, Netting: Netting{Mesh: ringMesh, Rings: &Rings{Diameter: 0.3, Neighbours: neighbours}}}
			l := n.layout()
			for _, knots := range l.rings {
				around := 0.0
				for k, i := range knots {
					around += r3.Norm(r3.Sub(l.knots[i], l.knots[knots[(k+1)%len(knots)]]))
				}
				if around > math.Pi*0.3*(1+1e-9) {
					t.Errorf("%d neighbours, %v m: %d rings are laid out %g m around, and are %g m", neighbours, size, len(l.rings), around, math.Pi*0.3)
					break
				}
			}
			if neighbours == 4 && size[0] == 6 && len(l.rings) != 200 {
				t.Errorf("%d rings of 0.3 m in %v m", len(l.rings), size)
			}
		}
	}
}

// Meshes that are larger than the net are refused: millimetres taken for metres, for one.
func TestMeshesLargerThanNet(t *testing.T) {
	for mesh, keys := range map[string]string{
		"square": "spacing: 80", "diagonal": "spacing: 80", "hexagonal": "opening: 80", "ring": "rings: {diameter: 80, windings: 7, wire: 3 mm}", "cable": "spacing: 80, wires: {wire: 3 mm}",
	} {
		net := "nets: [{name: net, mesh: " + mesh + ", " + keys + ", size: [3, 2], center: [0, 0, 0], directions: [[1, 0, 0], [0, 1, 0]], body: {type: point_mass, mass: 0.1, radius: 1 mm}"
		if mesh == "square" || mesh == "diagonal" || mesh == "hexagonal" {
			net += ", spring: {stiffness: 1e4}"
		}
		_, err := Parse(t.Context(), "model.yaml", []byte(net+"}]\nsolver: {step: 1e-4, end: 1}\n"), nil)
		if err == nil || !strings.Contains(err.Error(), "does not fit into a net of 3 x 2 m") {
			t.Errorf("%s: %v", mesh, err)
		}
	}
}

// What follows from seven windings of 3 mm: the strength of one strand, the stiffness and the hinges of a ring that is pulled at two points.
func TestRingDefaults(t *testing.T) {
	g := &Rings{Diameter: 0.3, Windings: 7, Wire: 3e-3, Strength: 1770e6, YoungModulus: 205e9, Neighbours: 4}
	curve := g.curve()
	stiffness, hinge := g.bending()
	for _, c := range []struct{ got, want float64 }{{curve[1][1], 87.6e3}, {stiffness, 11.4e3}, {hinge, 1.49e3}, {g.circumference(), 0.942}, {g.wires().area(), 49.48e-6}} {
		if math.Abs(c.got-c.want) > 5e-3*c.want {
			t.Errorf("%g, want %g", c.got, c.want)
		}
	}
}

// A ring net that stones hit carries them with its sides, tears where it is weak, and its books close. On a GPU its bodies would stay on the processor.
func TestRingNetUnderStones(t *testing.T) {
	text := `
gravity: [0, 0, -9.81]
materials: [{name: steel, density: 7850, young_modulus: 20 MPa, poisson_ratio: 0.3}, {name: rock, density: 2600, young_modulus: 20 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.3, friction: 0.4}}
nets:
  - name: net
    mesh: ring
    cells: [5, 5]
    center: [0, 0, 0]
    directions: [[1, 0, 0], [0, 1, 0]]
    rings: {diameter: 300 mm, windings: 1, wire: 1 mm, damping: 100 N s/m, bending_damping: 1 N s/m, neighbours: NEIGHBOURS BREAKING}
    body: {type: point_mass, mass: 50 g, radius: 10 mm}
    pins: border
    strands: {radius: 10 mm, material: steel}
particles: [{name: stones, material: rock, radius: 0.2, positions: [[0, 0, 0.25], [0.02, 0.01, 0.7]], velocity: [0, 0, -SPEED]}]
solver: {step: 50 us, end: 0.1 s}
`
	for name, c := range map[string]struct{ neighbours, speed, breaking string }{
		"holds": {"4", "8", ""}, "six neighbours": {"6", "8", ""}, "tears": {"4", "15", ", breaking: {force: 1200}"},
	} {
		t.Run(name, func(t *testing.T) {
			full := strings.NewReplacer("NEIGHBOURS", c.neighbours, "SPEED", c.speed, "BREAKING", c.breaking).Replace(text)
			m, err := Parse(t.Context(), "model.yaml", []byte(full), nil)
			if err != nil {
				t.Fatal(err)
			}
			b, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
			if err != nil {
				t.Fatal(err)
			}
			for b.Simulation.Time() < m.Solver.End-1e-9 {
				if err := b.Simulation.StepToward(m.Solver.End, m.Solver.Step, 1); err != nil {
					t.Fatal(err)
				}
			}
			a := b.Simulation.Audit()
			if math.Abs(a.Residual) > 0.01*a.EnergyScale {
				t.Errorf("%g J of %g J are missing", a.Residual, a.EnergyScale)
			}
			if torn := b.Simulation.BrokenSprings(); (torn > 0) != (c.breaking != "") {
				t.Errorf("%d rings broke", torn)
			}
			if !(a.Yielding > 1) && c.breaking == "" {
				t.Errorf("rings took %g J", a.Yielding)
			}
		})
	}
}
