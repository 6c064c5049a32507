package models

// Ring nets: rings of wire that hold each other.

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"

	"gabion/internal/document"
	"gabion/mbd"
)

// Rings are the rings of a ring net: the wire of each is wound several times round, and held at the knots, where rings touch. The circumference, the polygon
// through its knots, pulls where it is longer than that of the ring; diagonals push and pull as the ring bends. What is not given follows from the
// wire, as a value to start from: docs/barriers.md says how to fit it to tests.
type Rings struct {
	// Diameter of a ring.
	Diameter float64 `yaml:"diameter" unit:"m" above:"0" required:"true"`
	// How often the wire goes round.
	Windings int `yaml:"windings" min:"1" max:"1000" required:"true"`
	// Diameter of the wire.
	Wire float64 `yaml:"wire" unit:"m" above:"0" required:"true"`
	// Rings that each one touches: 4, on a square lattice, or 6, on a triangular one.
	Neighbours int `yaml:"neighbours" min:"4" max:"6" default:"4"`
	// Tensile strength of the wire.
	Strength float64 `yaml:"strength" unit:"Pa" above:"0" default:"1770 MPa"`
	// Young's modulus of the wire.
	YoungModulus float64 `yaml:"young_modulus" unit:"Pa" above:"0" default:"205 GPa"`
	// Rows of the elongation of the circumference, beyond that of the ring, and its tension: straight lines from the origin, and constant beyond the last. Auto is elastic up to nine
	// tenths of the strength of all windings, and reaches that at a strain of 3 %.
	Tension [][2]float64 `yaml:"tension" columns:"m N"`
	// Stiffness with which the circumference unloads; auto is that of the curve at its beginning.
	UnloadingStiffness *float64 `yaml:"unloading_stiffness" unit:"N/m" above:"0" auto:"auto"`
	// Force along a diagonal by its change; auto is that of a ring of loose windings that two opposite forces pull.
	BendingStiffness *float64 `yaml:"bending_stiffness" unit:"N/m" min:"0" auto:"auto"`
	// Force along a diagonal at which hinges form and a part of the change stays; 0 for never, auto is by the plastic moment of the windings.
	HingeForce *float64 `yaml:"hinge_force" unit:"N" min:"0" auto:"auto"`
	// Distance below which knots of a ring, neighbours or opposite ones, push each other apart, as strands that lie on each other; auto is twice the diameter of the bundle of windings.
	LeastDistance *float64 `yaml:"least_distance" unit:"m" min:"0" auto:"auto"`
	// Damping of the circumference, at most as large as the tension without it.
	Damping float64 `yaml:"damping" unit:"N s/m" min:"0" default:"0"`
	// Damping of the diagonals.
	BendingDamping float64 `yaml:"bending_damping" unit:"N s/m" min:"0" default:"0"`
	// When a ring breaks and is gone; elongation and strain are those of the circumference beyond that of the ring.
	Breaking *Breaking `yaml:"breaking"`
}

// Check implements document.Checker.
func (g *Rings) Check(r *document.Report) {
	if g.Neighbours == 5 {
		r.Fail("neighbours", "rings have 4 or 6 neighbours, not 5")
	}
	if g.Wire*2 >= g.Diameter {
		r.Fail("wire", "the wire, %g m, is too thick for rings of %g m", g.Wire, g.Diameter)
	}
	curve, err := mbd.NewPolyline(g.curve())
	if err != nil {
		r.Fail("tension", "%v", err)
		return
	}
	if x, force, _ := curve.Points(); g.UnloadingStiffness != nil {
		for k := 1; k < len(x); k++ {
			if slope := (force[k] - force[k-1]) / (x[k] - x[k-1]); *g.UnloadingStiffness < slope*(1-1e-9) {
				r.Fail("unloading_stiffness", "unloading stiffness is %g N/m, want at least the steepest slope of the tension, %g N/m", *g.UnloadingStiffness, slope)
				return
			}
		}
	}
}

// circumference is that of a ring, m.
func (g *Rings) circumference() float64 { return math.Pi * g.Diameter }

func (g *Rings) wires() roundWires {
	return roundWires{g.Windings, g.Wire, g.YoungModulus, g.Strength}
}

// curve is the tension of the circumference by its elongation.
func (g *Rings) curve() [][2]float64 {
	if g.Tension != nil {
		return slices.Clone(g.Tension)
	}
	return g.wires().tension(g.circumference())
}

// bending is the stiffness of a ring of loose windings along the diameter at whose ends it is pulled, EI/(0.1488 R^3), N/m, and the force at which four
// hinges form, 4 M/R with the plastic moment M of the windings, N.
func (g *Rings) bending() (stiffness, hinge float64) {
	radius := g.Diameter / 2
	stiffness = g.wires().rigidity() / (0.1488 * radius * radius * radius)
	if g.BendingStiffness != nil {
		stiffness = *g.BendingStiffness
	}
	hinge = 4 * g.wires().plasticMoment() / radius
	if g.HingeForce != nil {
		hinge = *g.HingeForce
	}
	return stiffness, hinge
}

// leastDistance is that of the knots of a ring, m: two bundles of round wires, which fill them by nine tenths.
func (g *Rings) leastDistance() float64 {
	if g.LeastDistance != nil {
		return *g.LeastDistance
	}
	return 2 * g.Wire * math.Sqrt(float64(g.Windings)/0.9)
}

// ring makes the element of a ring, without its points.
func (g *Rings) ring(name string) (*mbd.Ring, error) {
	curve, err := mbd.NewPolyline(g.curve())
	if err != nil {
		return nil, err
	}
	f := &mbd.Ring{
		Name: name, Limit: g.circumference(), Perimeter: &mbd.Yielding{Curve: curve, Unloading: given(g.UnloadingStiffness)},
		Damping: g.Damping, BendingDamping: g.BendingDamping,
	}
	f.Bending, f.Hinge = g.bending()
	f.Closed = g.leastDistance()
	if x, force, _ := curve.Points(); len(x) > 1 {
		f.Contact = (force[1] - force[0]) / (x[1] - x[0])
	}
	if b := g.Breaking; b != nil {
		f.Breaking = &mbd.Breaking{Force: given(b.Force), Elongation: given(b.Elongation) + given(b.Strain)*f.Limit, Energy: given(b.Energy)}
	}
	return f, nil
}

// addRings adds the rings of a net whose first body is known, and returns how many there are.
func (b *builder) addRings(n *Net, parts *NetParts, first int) (int, error) {
	for i, knots := range parts.Rings {
		name := n.BodyName(i + 1)
		ring, err := n.Rings.ring(name)
		if err != nil {
			return 0, err
		}
		for _, k := range knots {
			ring.Points = append(ring.Points, b.system.MarkerAt(first+k, parts.Positions[k], quat.Number{}))
		}
		b.forces[name] = append(b.forces[name], b.system.AddForce(ring))
	}
	mass := steelDensity * n.Rings.wires().area() * n.Rings.circumference()
	b.built.Notes = append(b.built.Notes, fmt.Sprintf("net %q has %d rings and %d knots of %.4g kg; in steel its rings weigh %.4g kg each, which makes %.4g kg a knot",
		n.Name, len(parts.Rings), len(parts.Positions), n.Body.Mass, mass, mass*float64(len(parts.Rings))/float64(len(parts.Positions))))
	return len(parts.Rings), nil
}

const steelDensity = 7850 // kg/m^3, for what is noted alone

// touching are the places around the middle of a ring where it touches its neighbours, one after the other around it, in units of the steps of the mesh.
func (g *Rings) touching() [][2]float64 {
	if g.Neighbours == 6 {
		return [][2]float64{{0.5, 0}, {0.25, 0.5}, {-0.25, 0.5}, {-0.5, 0}, {-0.25, -0.5}, {0.25, -0.5}}
	}
	return [][2]float64{{0.5, 0}, {0, 0.5}, {-0.5, 0}, {0, -0.5}}
}

// step is how far apart rings are that touch, and by how much of it every second row is shifted.
func (g *Rings) step() (step [2]float64, shift float64) {
	if g.Neighbours == 6 {
		return [2]float64{g.Diameter, g.Diameter * math.Sqrt(3) / 2}, 0.5
	}
	return [2]float64{g.Diameter, g.Diameter}, 0
}

// taut is how far apart rings can be that reach one another and are not drawn out, by the diameter: the polygon through the knots is then as long as the ring.
func (g *Rings) taut() float64 {
	n := float64(g.Neighbours)
	return math.Pi / n / math.Sin(math.Pi/n)
}

// ringCells is cells for a ring net: how many rings it has, and how far apart they are. A ring that is laid out longer than it is would pull before anything has happened, so that there are as many as fit best
// of those that reach.
func (n *Net) ringCells(extent []float64) (count [2]int, step [2]float64) {
	step, shift := n.Rings.step()
	if n.Cells != nil {
		return *n.Cells, step
	}
	taut := n.Rings.taut()
	fit := func(extent, step, shift float64) int {
		n := extent / step
		return int(min(max(1, math.Round(n-shift), math.Ceil(n/taut-shift-1e-9)), mostNetBodies))
	}
	count = [2]int{fit(extent[0], step[0], shift), fit(extent[1], step[1], 0)}
	return count, [2]float64{extent[0] / (float64(count[0]) + shift), extent[1] / float64(count[1])}
}

// rings makes a mesh of rings; every second row of those with six neighbours is shifted by half a ring.
func (m *mesh) makeRings(count [2]int, g *Rings) {
	shift := 0.0
	if g.Neighbours == 6 {
		shift = 0.5
	}
	m.middle = [2]float64{(float64(count[0]) + shift) / 2, float64(count[1]) / 2}
	at := map[[2]float64]sides{}
	touching := g.touching()
	ring := func(i, j, k int) [2]float64 {
		return [2]float64{float64(i) + 0.5 + shift*float64(j%2) + touching[k][0], float64(j) + 0.5 + touching[k][1]}
	}
	for j := range count[1] {
		for i := range count[0] {
			for k, d := range touching {
				at[ring(i, j, k)] |= m.ringSides(d, [2]int{i, j}, count)
			}
		}
	}
	for p := range at {
		m.knots = append(m.knots, p)
	}
	slices.SortFunc(m.knots, func(a, b [2]float64) int { return cmp.Or(cmp.Compare(a[1], b[1]), cmp.Compare(a[0], b[0])) })
	number := map[[2]float64]int{}
	for i, p := range m.knots {
		number[p], m.sides = i, append(m.sides, at[p])
	}
	for j := range count[1] {
		for i := range count[0] {
			var knots []int
			for k := range touching {
				knots = append(knots, number[ring(i, j, k)])
			}
			m.rings = append(m.rings, knots)
			for k := range knots {
				m.wire(knots[k], knots[(k+1)%len(knots)], ringSide, 0)
			}
		}
	}
}

// ringSides are those of the net on which a place of a ring in a column and row is.
func (m *mesh) ringSides(d [2]float64, at, count [2]int) (s sides) {
	for _, c := range []struct {
		is   bool
		side sides
	}{{d[1] == -0.5 && at[1] == 0, bottom}, {d[1] == 0.5 && at[1] == count[1]-1, top}, {d[0] == -0.5 && at[0] == 0, left}, {d[0] == 0.5 && at[0] == count[0]-1, right}} {
		if c.is {
			s |= c.side
		}
	}
	return s
}

// checkRings checks what a ring net cannot have.
func (n *Net) checkRings(r *document.Report) {
	if n.Mesh != ringMesh {
		return
	}
	if n.Shape == "box" {
		r.Fail("shape", "a ring net is a panel")
	}
	if n.Border != nil {
		r.Fail("border", "a ring net has no border wire; let a rope run through its side, see \"ropes\"")
	}
	if n.IntermediateBodies != (PerDirection{}) {
		r.Fail("intermediate_bodies", "a ring net has no bodies between its knots")
	}
}
