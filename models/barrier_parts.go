package models

// What a barrier is made of: the bodies, joints, nets, ropes and forces that it stands for.

import (
	"fmt"
	"math"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// barrierParts are added to the lists of the model.
type barrierParts struct {
	Bodies []Body  `yaml:"bodies"`
	Joints []Joint `yaml:"joints"`
	Forces []Force `yaml:"forces"`
	Nets   []Net   `yaml:"nets"`
	Ropes  []Rope  `yaml:"ropes"`
	Beams  []Beam  `yaml:"beams"`

	of *Barrier

	along, uphill, post, up r3.Vec // unit vectors; post from the foot of a post to its head
}

// Expand implements document.Expander.
func (b *Barrier) Expand() any {
	b.expanded = true
	p := &barrierParts{of: b}
	p.along, p.uphill, p.up = b.Axes()
	p.post = r3.Rotate(p.up, -b.Inclination, p.along)
	if b.Posts != nil {
		for i := range b.Fields + 1 {
			p.addPost(i)
		}
	}
	for i := range b.Fields {
		p.addNet(i)
	}
	if b.Net.Seam != nil {
		for i := range b.Fields - 1 {
			p.addSeam(i)
		}
	}
	p.addSupport("upper", &b.Upper, "top", b.Height)
	if b.Lower != nil {
		p.addSupport("lower", b.Lower, "bottom", b.BasalOpening)
	}
	if b.Lateral != nil {
		p.addLateral(b.Lateral)
	}
	if b.Retaining != nil {
		p.addRetaining(b.Retaining)
	}
	if b.Border != nil && b.Posts != nil {
		p.addBorder(0, 1, "left", b.Border)
		p.addBorder(b.Fields, b.Fields, "right", b.Border)
	}
	return p
}

// isGenerated tells whether a name is that of a part of a barrier.
func isGenerated(name string) bool { return strings.Contains(name, ".") }

// name is that of a part, numbered from 1 where there are several.
func (p *barrierParts) name(part string, number ...int) string {
	return partName(p.of.Name, part, number...)
}

// partName is the name of a part of a barrier.
func partName(barrier, part string, number ...int) string {
	name := barrier + "." + part
	for i, n := range number {
		if i > 0 {
			name += "_"
		}
		name += fmt.Sprint(n)
	}
	return name
}

// place is a point of a barrier: along it from the first post, uphill of the line of the feet, and above that line, m.
func (p *barrierParts) place(along, uphill, above float64) r3.Vec {
	at := r3.Add(p.of.Origin, r3.Scale(along, p.along))
	return r3.Add(at, r3.Add(r3.Scale(uphill, p.uphill), r3.Scale(above, p.up)))
}

// onPost is a point of a post, numbered from 0, at a height along it, m.
func (p *barrierParts) onPost(i int, height float64) r3.Vec {
	return r3.Add(p.place(float64(i)*p.of.FieldWidth, 0, 0), r3.Scale(height, p.post))
}

func (p *barrierParts) addPost(i int) {
	posts := p.of.Posts
	if posts.Beam != nil {
		p.addBeam(i, posts)
	} else {
		p.addRigidPost(i, posts)
	}
	foot := p.onPost(i, 0)
	joint := Joint{Name: p.name("foot", i+1), Bodies: []string{p.postBody(i, 0), Ground}, At: &foot}
	switch posts.Foot {
	case "ball":
		joint.Type = "spherical"
	case "clamped":
		joint.Type = "fixed"
	default:
		joint.Type, joint.Axis = "revolute", &p.along
	}
	p.Joints = append(p.Joints, joint)
}

func (p *barrierParts) addRigidPost(i int, posts *BarrierPosts) {
	length := p.of.Height
	q := rigid.FromAxes(p.along, r3.Cross(p.post, p.along), p.post)
	radius, mass := posts.Diameter/2, posts.Mass
	across := mass * (length*length/12 + radius*radius/4)
	half := r3.Vec{Z: length/2 - radius}
	p.Bodies = append(p.Bodies, Body{
		Name: p.name("post", i+1), Mass: &mass, Inertia: []float64{across, across, mass * radius * radius / 2},
		Position: p.onPost(i, length/2), Orientation: Orientation{EulerParameters: []float64{q.Real, q.Imag, q.Jmag, q.Kmag}},
		Surfaces: []Surface{{Shape: Shape{Shape: "capsule", Ends: [2]r3.Vec{r3.Scale(-1, half), half}, Radius: radius, Material: posts.Material}}},
	})
}

// addBeam adds a post that bends.
func (p *barrierParts) addBeam(i int, posts *BarrierPosts) {
	line := posts.Mass / p.of.Height
	p.Beams = append(p.Beams, Beam{
		Name: p.name("post", i+1), Points: []r3.Vec{p.onPost(i, 0), p.onPost(i, p.of.Height)}, Pieces: posts.Beam.Pieces, CrossSection: posts.Beam.CrossSection, MassPerLength: &line, Up: &p.uphill,
		Strands: &Strands{Radius: posts.Diameter / 2, Material: posts.Material},
	})
}

// postBody is the body of a post that is at a height along it, m: the post, or the nearest node of one that bends.
func (p *barrierParts) postBody(i int, height float64) string {
	name := p.name("post", i+1)
	if beam := p.of.Posts.Beam; beam != nil {
		return nodeName(name, int(math.Round(height/p.of.Height*float64(beam.Pieces)))+1)
	}
	return name
}

func (p *barrierParts) addNet(i int) {
	b := p.of
	width := b.netWidth()
	at := r3.Add(p.onPost(i, b.BasalOpening), r3.Scale((b.FieldWidth-width)/2, p.along))
	middle := r3.Add(at, r3.Add(r3.Scale(width/2, p.along), r3.Scale((b.Height-b.BasalOpening)/2, p.post)))
	p.Nets = append(p.Nets, Net{
		Name: p.name("net", i+1), Netting: b.Net.Netting, Size: []float64{width, b.Height - b.BasalOpening}, Center: &middle, Directions: [2]r3.Vec{p.along, p.post}, PinnedTo: Ground,
	})
	if b.netBodies() > mostBarrierBodies { // which Check tells, of all other parts by their names
		n := &p.Nets[i]
		n.Size, n.Cells = nil, &[2]int{3, 3}
	}
	if b.Net.OuterSides == "held" {
		p.holdOuterSide(i)
	}
}

// holdOuterSide holds the outer sides of the net in a field.
func (p *barrierParts) holdOuterSide(i int) {
	n := &p.Nets[i]
	hold := func(name string, post int) {
		switch {
		case p.of.Posts == nil:
			n.Pins.Groups = append(n.Pins.Groups, PinGroup{Sides: []string{name}, Body: Ground})
		case p.of.Posts.Beam == nil:
			n.Pins.Groups = append(n.Pins.Groups, PinGroup{Sides: []string{name}, Body: p.postBody(post, 0)})
		default:
			for _, k := range n.layout().along(sideNames[name], p.post) {
				height := r3.Dot(r3.Sub(k.at, p.onPost(post, 0)), p.post)
				n.Pins.Groups = append(n.Pins.Groups, PinGroup{Knots: []int{k.number}, Body: p.postBody(post, height)})
			}
		}
	}
	if i == 0 {
		hold("left", 0)
	}
	if i == p.of.Fields-1 {
		hold("right", p.of.Fields)
	}
}

// addSeam connects the nets of a field and of the next.
func (p *barrierParts) addSeam(i int) {
	var edges [2][]netKnot
	for k, side := range []sides{right, left} {
		edges[k] = p.Nets[i+k].layout().along(side, p.post)
	}
	for k := range edges[0] {
		a, b := edges[0][k], edges[1][k]
		p.Forces = append(p.Forces, Force{
			Name: p.name("seam", i+1, k+1), Type: "spring_damper", Spring: *p.of.Net.Seam,
			Bodies: []string{p.Nets[i].BodyName(a.number), p.Nets[i+1].BodyName(b.number)}, Points: &[2]r3.Vec{a.at, b.at},
		})
	}
}

// addRope adds a rope through points, and its anchors: at its first point, and at its last if it has two.
func (p *barrierParts) addRope(rope Rope, first r3.Vec, through []RopePoint, last *r3.Vec) {
	name := rope.Name + "_anchor"
	if last != nil {
		rope.Through = append(p.anchor(name+"1", first), append(through, p.anchor(name+"2", *last)...)...)
	} else {
		rope.Through = append(p.anchor(name, first), through...)
	}
	p.Ropes = append(p.Ropes, rope)
}

// anchorRadius is that of the ball that an anchor is in pictures, m.
const anchorRadius = 0.1

// anchor adds a fixed body, and gives it as a point of a rope.
func (p *barrierParts) anchor(name string, at r3.Vec) []RopePoint {
	p.Bodies = append(p.Bodies, Body{Name: name, Solid: &Solid{Shape: "sphere", Radius: anchorRadius, Density: steelDensity}, Position: at, Fixed: true})
	return []RopePoint{{Body: name}}
}

// head is the point of a post at a height along it.
func (p *barrierParts) head(i int, height float64) RopePoint {
	at := p.onPost(i, height)
	return RopePoint{Body: p.postBody(i, height), At: &at}
}

// addSupport adds a rope that one side of all nets runs on, at a height of the posts.
func (p *barrierParts) addSupport(name string, k *SupportRope, side string, height float64) {
	b := p.of
	rope := Rope{Name: p.name(name), RopeProperties: k.RopeProperties}
	if brake := k.Brake; brake != nil {
		for _, end := range []string{"first", "last"} {
			if brake.Ends == "both" || brake.Ends == end {
				rope.Brakes = append(rope.Brakes, RopeBrake{Brake: brake.Brake, End: end})
			}
		}
	}
	var through []RopePoint
	for i := range b.Fields + 1 {
		if b.Posts != nil {
			head := p.head(i, height)
			head.Friction = k.PostFriction
			through = append(through, head)
		}
		if i < b.Fields {
			through = append(through, RopePoint{Net: p.name("net", i+1), Side: side})
		}
	}
	last := p.anchorPlace(k, 1, height)
	p.addRope(rope, p.anchorPlace(k, -1, height), through, &last)
}

// anchorPlace is where the anchor of a rope is, before the first post (-1) or behind the last (1).
func (p *barrierParts) anchorPlace(k *SupportRope, end, height float64) r3.Vec {
	along, uphill, above := -k.Outward, k.Uphill, 0.0
	if end > 0 {
		along = float64(p.of.Fields)*p.of.FieldWidth + k.Outward
	}
	switch {
	case k.AnchorHeight != nil:
		above = *k.AnchorHeight
	case p.of.Posts == nil: // in the plane of the nets
		above, uphill = height*r3.Dot(p.post, p.up), uphill+height*r3.Dot(p.post, p.uphill)
	}
	return p.place(along, uphill, above)
}

// addLateral adds the ropes from the heads of the first and the last post to the side.
func (p *barrierParts) addLateral(k *SupportRope) {
	for i, end := range []float64{-1, 1} {
		rope := Rope{Name: p.name("lateral", i+1), RopeProperties: k.RopeProperties}
		if k.Brake != nil {
			rope.Brakes = []RopeBrake{{Brake: k.Brake.Brake, End: "first"}}
		}
		p.addRope(rope, p.anchorPlace(k, end, 0), []RopePoint{p.head(i*p.of.Fields, p.of.Height)}, nil)
	}
}

// addRetaining adds the ropes from the heads of all posts uphill.
func (p *barrierParts) addRetaining(k *RetainingRopes) {
	sides := []float64{-1, 1}[:k.PerPost]
	if k.PerPost == 1 {
		sides = []float64{0}
	}
	for i := range p.of.Fields + 1 {
		for _, side := range sides {
			rope := Rope{Name: p.name("retaining", len(sides)*i+1), RopeProperties: k.RopeProperties}
			if side > 0 {
				rope.Name = p.name("retaining", len(sides)*i+2)
			}
			if k.Brake != nil {
				rope.Brakes = []RopeBrake{{Brake: *k.Brake, End: "first"}}
			}
			at := p.place(float64(i)*p.of.FieldWidth+side*k.Spread, k.Uphill, k.AnchorHeight)
			p.addRope(rope, at, []RopePoint{p.head(i, p.of.Height)}, nil)
		}
	}
}

// addBorder adds the rope along a post, from the lower end of the nets to the upper, that a side of the net of a field, numbered from 1, runs on.
func (p *barrierParts) addBorder(post, field int, side string, k *RopeProperties) {
	b := p.of
	number := 1
	if post > 0 {
		number = 2
	}
	p.Ropes = append(p.Ropes, Rope{
		Name: p.name("border", number), RopeProperties: *k,
		Through: []RopePoint{p.head(post, b.BasalOpening), {Net: p.name("net", field), Side: side}, p.head(post, b.Height)},
	})
}
