package models

// Nets of wires that run through their knots: chain-link, whose wires hook into each other, and cable nets, whose cables run through clips.

import (
	"fmt"
	"math"
	"strings"

	"gabion/internal/document"
)

// Meshes whose wires are ropes.
const (
	chainLink = "chain_link"
	cableNet  = "cable"
)

// MeshWires are the wires of a chain-link net, or the cables of a cable net. Each runs through the knots from one side of the net to the other, where it is held: it is a rope, called NET.wire1,
// NET.wire2, ... What is not given follows from the wire, as a value to start from: docs/barriers.md says how to fit it to tests.
type MeshWires struct {
	// Diameter of the wire.
	Wire float64 `yaml:"wire" unit:"m" above:"0" required:"true"`
	// Wires in a strand or cable.
	Count int `yaml:"count" min:"1" max:"100000" default:"1"`
	// Tensile strength of the wire.
	Strength float64 `yaml:"strength" unit:"Pa" above:"0" default:"1770 MPa"`
	// Young's modulus of the wire, or of the cable with its lay.
	YoungModulus float64 `yaml:"young_modulus" unit:"Pa" above:"0" default:"205 GPa"`
	// Rows of strain and tension: straight lines from the origin, rising. Auto is elastic up to nine tenths of the strength of all wires, and reaches that at a strain of 3 %.
	Tension [][2]float64 `yaml:"tension" columns:"1 N"`
	// Coefficient of friction where wires of a chain-link net hook into each other.
	Friction *float64 `yaml:"friction" min:"0"`
	// Force at which cables slip through the clips of a cable net, by the difference of the tensions beside a clip.
	Clip *float64 `yaml:"clip" unit:"N" above:"0"`
	// Resistance against being bent at the knots; auto is that of the wires of a chain-link net, which rest as they lie, and none of cables.
	Bending *Bending `yaml:"bending" auto:"auto"`
	// Least distance of neighbouring knots, nearer than which those of a wire push each other apart with the stiffness of a piece of it between two knots as they lie; auto is two diameters of a wire, or of the rod
	// that all of count make, and half of that piece at most.
	Spacing *float64 `yaml:"spacing" unit:"m" above:"0" auto:"auto"`
	// Damping: tension by the rate of strain.
	Damping float64 `yaml:"damping" unit:"N s" min:"0" default:"0"`
	// When a wire breaks and is gone, from side to side.
	Breaking *RopeBreaking `yaml:"breaking"`
	// Strain at the start.
	Prestrain *float64 `yaml:"prestrain" above:"-1"`
}

// Check implements document.Checker.
func (w *MeshWires) Check(r *document.Report) {
	p := w.properties(nil)
	if _, err := p.law(); err != nil {
		r.Fail("tension", "%v", err)
	}
}

// defaultHookFriction is that of steel on galvanised steel.
const defaultHookFriction = 0.2

// properties are those of the rope that a wire is; n is nil for its law alone.
func (w *MeshWires) properties(n *Net) RopeProperties {
	curve := w.Tension
	if curve == nil {
		curve = roundWires{w.Count, w.Wire, w.YoungModulus, w.Strength}.tension(1)
	}
	p := RopeProperties{Yielding: &RopeYielding{Curve: curve}, Damping: w.Damping, Breaking: w.Breaking, Prestrain: w.Prestrain, Bending: w.Bending}
	if n == nil {
		return p
	}
	p.Strands = n.Strands
	if n.Mesh == chainLink {
		p.Friction = defaultHookFriction
		if w.Friction != nil {
			p.Friction = *w.Friction
		}
		if w.Bending == nil {
			p.Bending = &Bending{Wire: w.Wire, Wires: w.Count, YoungModulus: w.YoungModulus, Strength: &w.Strength, Rest: "as_laid"}
		}
	}
	return p
}

// runs tells whether the wires of a net run through its knots.
func (n *Net) runs() bool { return n.Mesh == chainLink || n.Mesh == cableNet }

// wireParts are added to the lists of the model.
type wireParts struct {
	Ropes []Rope `yaml:"ropes"`
}

// Expand implements document.Expander: the wires of a chain-link net and the cables of a cable net are ropes.
func (n *Net) Expand() any {
	p := &wireParts{}
	if !n.runs() || n.Wires == nil || !n.sound {
		return p
	}
	l, properties := n.layout(), n.Wires.properties(n)
	if piece := n.shortestPiece(l); piece > 0 {
		stiffness := n.Wires.stiffness(piece)
		properties.Spacing, properties.SpacingStiffness = n.Wires.spacing(piece), &stiffness
	}
	for i, knots := range l.runs {
		rope := Rope{Name: fmt.Sprintf("%s.wire%d", n.Name, i+1), RopeProperties: properties}
		numbers := make([]int, len(knots))
		for k, i := range knots {
			numbers[k] = i + 1
		}
		rope.Through = []RopePoint{{Net: n.Name, Knots: numbers, Clip: n.Wires.Clip}}
		if len(knots) < 3 {
			rope.Bending = nil
		}
		p.Ropes = append(p.Ropes, rope)
	}
	return p
}

// shortestPiece is the length of the shortest piece of a wire between two knots as they lie, m.
func (n *Net) shortestPiece(l *layout) float64 {
	shortest := math.Inf(1)
	for _, piece := range l.wires {
		shortest = min(shortest, l.length(piece))
	}
	return shortest
}

// stiffness is that of a piece of the wire of a length in m, N/m.
func (w *MeshWires) stiffness(length float64) float64 {
	p := w.properties(nil)
	law, err := p.law()
	if err != nil { // told by Check
		return 0
	}
	return law.Slope() / length
}

// spacing is the least distance of neighbouring knots, m, where the shortest piece of a wire has a length in m. Wires that are hooked into one from its two sides have it between them: their axes stay two diameters apart.
func (w *MeshWires) spacing(piece float64) float64 {
	if w.Spacing != nil {
		return *w.Spacing
	}
	return min(2*w.Wire*math.Sqrt(float64(w.Count)), piece/2)
}

// netOfWire is the name of the net that a rope is a wire of, by its own; empty for other ropes.
func netOfWire(rope string) string {
	if at := strings.LastIndex(rope, ".wire"); at >= 0 {
		return rope[:at]
	}
	return ""
}

// rowsAndColumns lists the knots along each row and each column of a square mesh, one after the other.
func (m *mesh) rowsAndColumns(columns, rows int) {
	for j := range rows {
		m.runs = append(m.runs, every(j*columns, 1, columns))
	}
	for i := range columns {
		m.runs = append(m.runs, every(i, columns, rows))
	}
}

func every(first, step, count int) (list []int) {
	for k := range count {
		list = append(list, first+k*step)
	}
	return list
}

// spiral lists the knots of a wire that goes to and fro between two rows, one of which, of a number of cells, is whole and has one knot more.
func (m *mesh) spiral(whole, half, cells int) {
	var list []int
	for i := range cells {
		list = append(list, whole+i, half+i)
	}
	m.runs = append(m.runs, append(list, whole+cells))
}

// checkWires checks what a net whose wires run through its knots cannot have.
func (n *Net) checkWires(r *document.Report) {
	if !n.runs() {
		return
	}
	if n.Shape == "box" {
		r.Fail("shape", "a %s net is a panel", n.Mesh)
	}
	if n.Border != nil {
		r.Fail("border", "a %s net has no border wire; let a rope run through its side, see \"ropes\"", n.Mesh)
	}
	if n.IntermediateBodies != (PerDirection{}) {
		r.Fail("intermediate_bodies", "a %s net has no bodies between its knots", n.Mesh)
	}
	if w := n.Wires; w != nil {
		report := r.Part("wires")
		switch {
		case n.Mesh == chainLink && w.Clip != nil:
			report.Fail("clip", "a chain-link net has no clips; its wires have \"friction\" where they hook into each other")
		case n.Mesh == cableNet && w.Friction != nil:
			report.Fail("friction", "a cable net has no hooks; its cables slip through clips at the force \"clip\"")
		case n.Mesh == cableNet && w.Clip == nil:
			report.Fail("", "a cable net needs the key \"clip\", the force at which cables slip through its clips")
		}
	}
}
