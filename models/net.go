package models

// Nets: how they are written. How they become bodies and springs is in nets.go.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models/document"
)

// Net is a grid of bodies, the knots, with bodies on the mesh edges between them, connected by spring-dampers.
//
// Bodies are called NET.1, NET.2, ...: first the knots, 1 + i + m j for column i and row j of m columns; then the bodies on the edges along the
// first direction, row by row; then those on the edges along the second direction, row by row. Springs are called NET.1, NET.2, ... in the
// same order: the edges along the first direction, then those along the second, each from its lower knot to its higher one.
type Net struct {
	// Name, unique among nets.
	Name string `yaml:"name" required:"true" defines:"net"`
	// Kind of mesh.
	Mesh string `yaml:"mesh" enum:"square" default:"square"`
	// Knots along the first and second direction.
	Knots [2]int `yaml:"knots" min:"2" max:"100000" required:"true"`
	// Where the first knot is.
	Origin *r3.Vec `yaml:"origin" unit:"m" oneof:"place"`
	// Where the middle of the net is, instead of the first knot.
	Center *r3.Vec `yaml:"center" unit:"m" oneof:"place"`
	// The two directions of the grid.
	Directions [2]r3.Vec `yaml:"directions" default:"[[1, 0, 0], [0, 0, 1]]"`
	// Distance between neighbouring knots.
	Spacing float64 `yaml:"spacing" unit:"m" above:"0" required:"true"`
	// Bodies on each mesh edge between two knots, evenly spaced: one number, or one for the edges along each direction.
	Intermediate PerDirection `yaml:"intermediate" min:"0" max:"1000" default:"0"`
	// The bodies.
	Body NetBody `yaml:"body" required:"true"`
	// The springs between neighbours.
	Spring NetSpring `yaml:"spring" required:"true"`
	// Knots that a spherical joint holds to the ground: corners, border, none, or a list of their numbers.
	Pins Pins `yaml:"pins" default:"corners"`
	// Capsules between neighbours that grains touch; without them grains touch the bodies only.
	Strands *Strands `yaml:"strands"`
	// Velocity of all bodies at the start.
	Velocity r3.Vec `yaml:"velocity" unit:"m/s" default:"[0, 0, 0]"`
}

// mostNetBodies keeps the numbers of bodies within what any machine could hold.
const mostNetBodies = 100_000_000

// Check implements document.Checker.
func (n *Net) Check(r *document.Report) {
	if bodies, _ := n.Counts(); bodies > mostNetBodies {
		r.Fail("knots", "the net would have %d bodies; at most %d are possible", bodies, mostNetBodies)
	}
	a, b := n.Directions[0], n.Directions[1]
	if r3.Norm(r3.Cross(a, b)) < 1e-9*r3.Norm(a)*r3.Norm(b) || r3.Norm(a) == 0 || r3.Norm(b) == 0 {
		r.Fail("directions", "the two directions of a net must span a plane")
	}
	gap := n.Spacing / float64(max(n.Intermediate[0], n.Intermediate[1])+1)
	if n.Spring.Attach == "surface" && gap <= 2*n.Body.Radius {
		r.Fail("spacing", "neighbours are %g m apart, but their radii add up to %g m", gap, 2*n.Body.Radius)
	}
	for _, p := range n.Pins.Knots {
		if p > n.Knots[0]*n.Knots[1] {
			r.Fail("pins", "there is no knot %d: the net has %d", p, n.Knots[0]*n.Knots[1])
		}
	}
}

// PerDirection is a number for each of the two directions of a net.
type PerDirection [2]int

// DecodeNode implements document.Custom.
func (p *PerDirection) DecodeNode(n document.Node) {
	if n.IsList() {
		n.Decode((*[2]int)(p))
		return
	}
	n.Decode(&p[0])
	p[1] = p[0]
}

// EncodeValue implements document.Custom.
func (p *PerDirection) EncodeValue() any {
	if p[0] == p[1] {
		return p[0]
	}
	return [2]int(*p)
}

// Spellings implements document.Custom.
func (p *PerDirection) Spellings() []any { return []any{0, [2]int{}} }

// NetBody is what the bodies of a net are like: solid spheres.
type NetBody struct {
	// rigid bodies turn; a point_mass does not, and costs less.
	Type string `yaml:"type" enum:"rigid point_mass" default:"rigid"`
	// Mass of each.
	Mass float64 `yaml:"mass" unit:"kg" above:"0" required:"true"`
	// Radius of each.
	Radius float64 `yaml:"radius" unit:"m" above:"0" required:"true"`
	// Material; with it, grains touch the spheres.
	Material string `yaml:"material" refers:"material"`
}

// NetSpring is what the springs of a net are like.
type NetSpring struct {
	SpringLaw
	// Where springs hold the bodies: on their surfaces, towards each other at the start, or at their centres.
	Attach string `yaml:"attach" enum:"surface center" default:"surface"`
	// Free length as part of the length at the start, instead of free_length: below 1 the net is taut.
	FreeLengthRatio *float64 `yaml:"free_length_ratio" above:"0"`
}

// Check implements document.Checker.
func (s *NetSpring) Check(r *document.Report) {
	if s.FreeLength != nil && s.FreeLengthRatio != nil {
		r.Fail("free_length_ratio", "\"free_length\" and \"free_length_ratio\" exclude each other; give one")
	}
}

// Strands are capsules from body to body along the springs.
type Strands struct {
	// Radius.
	Radius float64 `yaml:"radius" unit:"m" above:"0" required:"true"`
	// Material.
	Material string `yaml:"material" required:"true" refers:"material"`
}

// Pins says which knots are held: those of a word, or those of a list.
type Pins struct {
	Word  string // corners, border or none; empty with a list
	Knots []int  // numbers from 1
}

// DecodeNode implements document.Custom.
func (p *Pins) DecodeNode(n document.Node) {
	switch {
	case n.IsList():
		n.DecodeAs(&p.Knots, `min:"1"`)
	case n.IsScalar():
		n.DecodeAs(&p.Word, `enum:"corners border none"`)
	default:
		n.Fail("%s must be corners, border, none, or a list of knot numbers", n.Name())
	}
}

// EncodeValue implements document.Custom.
func (p *Pins) EncodeValue() any {
	if p.Word != "" {
		return p.Word
	}
	return p.Knots
}

// Spellings implements document.Custom.
func (p *Pins) Spellings() []any { return []any{"", []int{}} }
