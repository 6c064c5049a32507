// Shapes prepared for contact, and where they are.

package narrowphase

import (
	"fmt"
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// kind is a family of shapes that one method serves. A pair is always worked out with the shape of the lower kind first.
type kind uint8

const (
	sphere kind = iota
	capsule
	revolved // convex solids of revolution
	convex   // boxes, plates and hulls
	mesh     // any other polyhedron
	ring     // tori
	shell    // thin surfaces of revolution
	other    // solids of revolution that are not convex, which spheres and planes alone can touch
	plane
	room   // the inside of a box
	vessel // the inside of a sphere or of a surface of revolution
	kinds
)

// Shape is a shape prepared for contact. It does not change: any number of placed shapes, in any number of goroutines, may share it.
type Shape struct {
	kind   kind
	source geometry.Shape
	ends   [2]r3.Vec // of a capsule's axis
	radius float64   // of a sphere, a capsule or the bar of a torus, m
	round  float64   // radius of curvature that Hertz's law is given, m: of sharp edges, a twentieth of the body's least width; +Inf for a flat wall, below 0 for the inside of a sphere
	normal r3.Vec    // of a plane
	point  r3.Vec    // of a plane
	planes []*Shape  // of a room

	*polyhedron // of a box, plate or mesh; of a cylinder or cone its prism
	*revolution // of a cylinder, a cone or a shell; of a torus its circle
}

// New prepares a shape.
func New(s geometry.Shape) (*Shape, error) {
	switch g := s.(type) {
	case geometry.Sphere:
		if g.Inside {
			return &Shape{kind: vessel, source: s, round: -g.Radius}, nil
		}
		return &Shape{kind: sphere, source: s, radius: g.Radius, round: g.Radius}, nil
	case geometry.Capsule:
		return &Shape{kind: capsule, source: s, ends: [2]r3.Vec{g.A, g.B}, radius: g.Radius, round: g.Radius}, nil
	case geometry.Box:
		if g.Inside {
			return &Shape{kind: room, source: s, round: math.Inf(1), planes: roomPlanes(g)}, nil
		}
		return newPolyhedron(s, boxPolyhedron(g.Size)), nil
	case geometry.Plate:
		return newPolyhedron(s, platePolyhedron(g)), nil
	case *geometry.Mesh:
		return newPolyhedron(s, meshPolyhedron(g)), nil
	case *geometry.HeightField:
		ground, err := geometry.NewGround(g)
		if err != nil {
			return nil, err
		}
		return newPolyhedron(s, groundPolyhedron(ground)), nil
	case *geometry.Revolved:
		switch p := newRevolution(g); {
		case p != nil:
			return &Shape{kind: revolved, source: s, round: rounded * p.width, revolution: p, polyhedron: newPrism(p)}, nil
		case g.Solid && hollow(g):
			return &Shape{kind: vessel, source: s, round: math.Inf(1)}, nil
		}
		if p := newShell(g); p != nil {
			return &Shape{kind: shell, source: s, round: rounded * p.width, revolution: p}, nil
		}
		p := rimsOf(g)
		return &Shape{kind: other, source: s, round: rounded * p.width, revolution: p}, nil
	case geometry.Plane:
		return newPlane(g), nil
	case geometry.Torus:
		circle := &revolution{rims: []rim{{ProfilePoint: geometry.ProfilePoint{R: g.Radius}}}, extent: g.Radius + g.Tube}
		return &Shape{kind: ring, source: s, radius: g.Tube, round: g.Tube, revolution: circle}, nil
	}
	return nil, fmt.Errorf("contacts of %s with bodies are not known", Name(s))
}

// rounded is the radius by which edges count as rounded, as a part of the body's least width.
const rounded = 0.05

func newPlane(g geometry.Plane) *Shape {
	return &Shape{kind: plane, source: g, normal: g.Normal, point: g.Point, round: math.Inf(1)}
}

// hollow tells whether a surface of revolution is that of a vessel whose inside is convex: its fronts look at one another.
func hollow(g *geometry.Revolved) bool {
	for i := range g.Segments {
		a := &g.Segments[i]
		for k := range g.Segments {
			b := &g.Segments[k]
			for _, t := range [2]float64{b.From, b.To} {
				if math.IsInf(t, 0) {
					continue // a wall without ends has one segment
				}
				r, z := b.R+t*b.DirR-a.R, b.Z+t*b.DirZ-a.Z
				if z*a.DirR-r*a.DirZ < -1e-9*(math.Abs(r)+math.Abs(z)) {
					return false
				}
			}
		}
		if -a.DirZ > 1e-9 {
			return false // looks away from the axis
		}
	}
	return true
}

func newPolyhedron(s geometry.Shape, p *polyhedron) *Shape {
	x := &Shape{kind: convex, source: s, round: rounded * p.width(), polyhedron: p}
	if !p.bulging {
		x.kind = mesh
		return x
	}
	p.inside = p.faces[0].depth
	for f := range p.faces {
		p.inside = max(min(p.inside, p.faces[f].depth), 0)
	}
	return x
}

// Placed is a shape where its carrier has it. Make one by Place, and Move or MoveStrand it before use.
type Placed struct {
	*Shape
	origin r3.Vec
	axes   [3]r3.Vec // the shape's axes in the world
	a, b   r3.Vec    // ends of a capsule's axis, centre of a sphere, and a point and the normal of a plane, in the world
}

// Place is the shape in the world's own axes.
func (s *Shape) Place() Placed {
	p := Placed{Shape: s}
	p.Move(rigid.Frame{})
	return p
}

// Move takes the shape to a frame.
func (p *Placed) Move(f rigid.Frame) {
	p.origin = f.Position
	for i, e := range [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		p.axes[i] = rigid.Rotate(f.Orientation, e)
	}
	switch p.kind {
	case sphere:
		p.a = p.origin
	case capsule:
		p.a, p.b = p.toWorld(p.ends[0]), p.toWorld(p.ends[1])
	case plane:
		p.a, p.b = p.toWorld(p.point), p.turn(p.normal)
	}
}

// MoveStrand takes the ends of a capsule's axis to two places of the world: those of a strand between two bodies.
func (p *Placed) MoveStrand(a, b r3.Vec) { p.a, p.b = a, b }

// turn is a direction of the shape's axes in the world.
func (p *Placed) turn(v r3.Vec) r3.Vec {
	return r3.Add(r3.Add(r3.Scale(v.X, p.axes[0]), r3.Scale(v.Y, p.axes[1])), r3.Scale(v.Z, p.axes[2]))
}

// turnBack is a direction of the world in the shape's axes.
func (p *Placed) turnBack(v r3.Vec) r3.Vec {
	return r3.Vec{X: r3.Dot(v, p.axes[0]), Y: r3.Dot(v, p.axes[1]), Z: r3.Dot(v, p.axes[2])}
}

func (p *Placed) toWorld(v r3.Vec) r3.Vec { return r3.Add(p.origin, p.turn(v)) }

// release takes a point in the shape's axes to those of the world.
func (p *Placed) release(x *Point) {
	x.Position, x.Normal = p.toWorld(x.Position), p.turn(x.Normal)
	for i := range x.Forms {
		x.Forms[i].Along = p.turn(x.Forms[i].Along)
	}
}

func (p *Placed) toLocal(v r3.Vec) r3.Vec { return p.turnBack(r3.Sub(v, p.origin)) }

// Faceted tells whether the surface is of flat faces, which a search lays over those of others.
func (s *Shape) Faceted() bool { return s.kind == convex || s.kind == mesh }

// EffectiveRadius is that of two shapes for Hertz's law, m: the inverse root of the product of both relative curvatures. It is one for a pair and not one for a
// feature, so that no force jumps where one feature takes over from another.
func EffectiveRadius(a, b *Shape) float64 {
	if a.kind > b.kind {
		a, b = b, a
	}
	switch {
	case a.kind == capsule && b.kind == capsule: // crossed
		return math.Sqrt(a.radius * b.radius)
	case a.kind == sphere && b.kind == capsule:
		return a.radius / math.Sqrt(1+a.radius/b.radius)
	case a.kind <= capsule && b.kind > capsule && b.kind < plane: // a face
		return a.round
	}
	return 1 / max(1/a.round+1/b.round, 0.01/a.round)
}

// RadiusOnFlat is the effective radius of a shape on a flat face, m.
func RadiusOnFlat(s *Shape) float64 { return math.Abs(s.round) }

// direction is v's unit vector and length; a zero v is given the direction otherwise.
func direction(v, otherwise r3.Vec) (r3.Vec, float64) {
	if l := vec.Norm(v); l > 0 {
		return r3.Scale(1/l, v), l
	}
	return otherwise, 0
}
