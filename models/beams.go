package models

// Beams: bodies along a line, and elastic beams between them.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
	"gabion/rigid"
)

// Beam is a mast, a post or a stiff rope: rigid bodies along a line, each with the mass that is nearest to it, and elastic beams from one to the next. A model has these as if
// they had been written out: bodies BEAM.node1, BEAM.node2, ... from the first point on, and forces of type beam BEAM.piece1, BEAM.piece2, ... between them. The pieces stretch, shear, twist and
// bend by displacements and rotations of any size.
type Beam struct {
	// Name, unique among beams.
	Name string `yaml:"name" required:"true" defines:"beam"`
	// Points that it goes through, straight from one to the next. The x axes of its bodies point along it.
	Points []r3.Vec `yaml:"points" unit:"m" required:"true"`
	// How many pieces there are from each point to the next.
	Pieces int `yaml:"pieces" min:"1" max:"100000" required:"true"`
	CrossSection
	// Density, which gives the mass with the area of the section.
	Density *float64 `yaml:"density" unit:"kg/m^3" above:"0" oneof:"mass"`
	// Mass by the length, instead.
	MassPerLength *float64 `yaml:"mass_per_length" unit:"kg/m" above:"0" oneof:"mass"`
	// Direction to whose side the z axis of the section points; auto is any across the beam.
	Up *r3.Vec `yaml:"up" auto:"auto"`
	// Ends that never move.
	Fixed []string `yaml:"fixed" enum:"first last"`
	// Capsules along it that particles and bodies touch.
	Strands *Strands `yaml:"strands"`

	expanded bool // its parts are in the model
}

// nodeName and pieceName are the names of the bodies of a beam and of the forces between them, numbered from 1.
func nodeName(beam string, number int) string  { return fmt.Sprintf("%s.node%d", beam, number) }
func pieceName(beam string, number int) string { return fmt.Sprintf("%s.piece%d", beam, number) }

// mostBeamBodies keeps the numbers of bodies within what any machine could hold.
const mostBeamBodies = 10_000_000

// Check implements document.Checker.
func (b *Beam) Check(r *document.Report) {
	b.CrossSection.Check(r)
	checkDirection(r, "up", b.Up)
	if b.Density != nil && b.AxialStiffness > 0 {
		r.Fail("density", "\"density\" needs a shape; give \"mass_per_length\"")
	}
	if len(b.Points) < 2 {
		r.Fail("points", "a beam goes through two points at least; this one has %d", len(b.Points))
		return
	}
	if n := float64(b.Pieces) * float64(len(b.Points)-1); n > mostBeamBodies {
		r.Fail("pieces", "the beam would have %.0f pieces; at most %d are possible", n, mostBeamBodies)
		return
	}
	for k := 1; k < len(b.Points); k++ {
		d := r3.Sub(b.Points[k], b.Points[k-1])
		switch {
		case r3.Norm(d) == 0:
			r.Fail("points", "points %d and %d are at one place", k, k+1)
		case alongUp(d, b.Up):
			r.Fail("up", "from point %d to point %d the beam goes along \"up\", which leaves open how its section lies", k, k+1)
		}
	}
}

// beamParts are added to the lists of the model.
type beamParts struct {
	Bodies []Body  `yaml:"bodies"`
	Forces []Force `yaml:"forces"`
}

// alongUp tells whether a vector points along "up", if it is given, which leaves open how the section of a beam lies.
func alongUp(along r3.Vec, up *r3.Vec) bool {
	return up != nil && r3.Norm(r3.Cross(along, *up)) < 1e-6*r3.Norm(along)*r3.Norm(*up)
}

// beamAxes are the axes of a beam along a vector: x along it, and z to the side of up.
func beamAxes(along r3.Vec, up *r3.Vec) (x, y, z r3.Vec) {
	x = r3.Unit(along)
	side := r3.Vec{Z: 1}
	switch {
	case up != nil:
		side = *up
	case math.Abs(x.Z) > 0.9:
		side = r3.Vec{X: 1}
	}
	y = r3.Unit(r3.Cross(side, x))
	return x, y, r3.Cross(x, y)
}

// Expand implements document.Expander.
func (b *Beam) Expand() any {
	b.expanded = true
	nodes := []r3.Vec{b.Points[0]}
	for k := 1; k < len(b.Points); k++ {
		piece := r3.Scale(1/float64(b.Pieces), r3.Sub(b.Points[k], b.Points[k-1]))
		for i := 1; i < b.Pieces; i++ {
			nodes = append(nodes, r3.Add(b.Points[k-1], r3.Scale(float64(i), piece)))
		}
		nodes = append(nodes, b.Points[k])
	}
	p, last := &beamParts{}, len(nodes)-1
	for k, at := range nodes {
		var before, after r3.Vec
		if k > 0 {
			before = r3.Sub(at, nodes[k-1])
		}
		if k < last {
			after = r3.Sub(nodes[k+1], at)
		}
		p.add(b, at, before, after)
	}
	for _, end := range b.Fixed {
		p.Bodies[map[string]int{"first": 0, "last": last}[end]].Fixed = true
	}
	return p
}

// lineDensity is the mass by the length, kg/m, and how it is spread across the beam: its second moments about the y and z axes by the mass, m^2.
func (b *Beam) lineDensity() (line float64, second [2]float64) {
	line = given(b.MassPerLength)
	if b.AxialStiffness > 0 {
		return line, [2]float64{b.BendingStiffness[0] / b.AxialStiffness, b.BendingStiffness[1] / b.AxialStiffness}
	}
	shape := b.geometry()
	if b.Density != nil {
		line = *b.Density * shape.area
	}
	return line, [2]float64{shape.second[0] / shape.area, shape.second[1] / shape.area}
}

// add adds the body at a place between two pieces, or at the end of one, and the beam that leads to it.
func (p *beamParts) add(b *Beam, at, before, after r3.Vec) {
	along := after
	if after == (r3.Vec{}) {
		along = before
	}
	x, y, z := beamAxes(along, b.Up)
	q := rigid.FromAxes(x, y, z)
	half := [2]float64{r3.Norm(before) / 2, r3.Norm(after) / 2}
	line, second := b.lineDensity()
	mass := line * (half[0] + half[1])
	reach := line * (half[0]*half[0]*half[0] + half[1]*half[1]*half[1]) / 3 // of pieces to both sides, as rods
	body := Body{
		Name: nodeName(b.Name, len(p.Bodies)+1), Mass: &mass, Position: at, Orientation: Orientation{EulerParameters: []float64{q.Real, q.Imag, q.Jmag, q.Kmag}},
		Inertia: []float64{mass * (second[0] + second[1]), reach + mass*second[0], reach + mass*second[1]},
	}
	if s := b.Strands; s != nil {
		capsule := func(from, to r3.Vec) {
			toOwn := func(v r3.Vec) r3.Vec { return r3.Vec{X: r3.Dot(x, v), Y: r3.Dot(y, v), Z: r3.Dot(z, v)} }
			body.Surfaces = append(body.Surfaces, Surface{Shape: Shape{Shape: "capsule", Ends: [2]r3.Vec{toOwn(from), toOwn(to)}, Radius: s.Radius, Material: s.Material, WearConstant: s.WearConstant, ErosionConstant: s.ErosionConstant}})
		}
		from, to := r3.Scale(-0.5, before), r3.Scale(0.5, after)
		if straight := r3.Norm(r3.Cross(from, to)) < 1e-9*r3.Norm(from)*r3.Norm(to); straight || before == (r3.Vec{}) || after == (r3.Vec{}) {
			capsule(from, to)
		} else {
			capsule(from, r3.Vec{})
			capsule(r3.Vec{}, to)
		}
	}
	if p.Bodies = append(p.Bodies, body); before == (r3.Vec{}) {
		return
	}
	n := len(p.Bodies)
	p.Forces = append(p.Forces, Force{
		Name: pieceName(b.Name, n-1), Type: beam, Bodies: []string{p.Bodies[n-2].Name, body.Name}, Points: &[2]r3.Vec{p.Bodies[n-2].Position, at},
		Beam: BeamLaw{CrossSection: b.CrossSection, Up: b.Up},
	})
}
