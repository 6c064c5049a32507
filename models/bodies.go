package models

// Bodies, their shape, where they are, and markers on them.

import (
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
	"gabion/rigid"
)

// Ground is the name of the body that never moves; its axes are the world's.
const Ground = "ground"

// Body is a rigid body or a point mass. Its own axes have their origin at the centre of mass.
type Body struct {
	// Name, unique among bodies.
	Name string `yaml:"name" required:"true" defines:"body"`
	// rigid has six degrees of freedom; point_mass has three, no rotation and no inertia.
	Type string `yaml:"type" selector:"true" enum:"rigid point_mass" default:"rigid"`
	// Mass. Instead of it, a solid gives mass and inertia.
	Mass *float64 `yaml:"mass" unit:"kg" above:"0" oneof:"mass"`
	// Homogeneous solid with its centre of mass at the body's origin, that gives mass and inertia.
	Solid *Solid `yaml:"solid" only:"rigid" oneof:"mass"`
	// Moments of inertia about the centre of mass in the body's axes: xx, yy, zz, or xx, yy, zz, xy, yz, zx (entries of the matrix).
	Inertia []float64 `yaml:"inertia" only:"rigid" unit:"kg m^2" len:"3 6"`
	// Centre of mass at the start.
	Position r3.Vec `yaml:"position" unit:"m" default:"[0, 0, 0]"`
	// How the body's axes lie in the world at the start.
	Orientation Orientation `yaml:"orientation" only:"rigid"`
	// Velocity of the centre of mass at the start.
	Velocity r3.Vec `yaml:"velocity" unit:"m/s" default:"[0, 0, 0]"`
	// Angular velocity at the start, world axes.
	AngularVelocity r3.Vec `yaml:"angular_velocity" only:"rigid" unit:"rad/s" default:"[0, 0, 0]"`
	// A fixed body never moves.
	Fixed bool `yaml:"fixed"`
	// What particles touch, in the body's axes.
	Surfaces []Surface `yaml:"surfaces"`
	// Its temperature, where it warms up and cools down with the particles that touch it.
	Heat *BodyHeat `yaml:"heat"`
}

// Check implements document.Checker.
func (b *Body) Check(r *document.Report) {
	for i := range b.Surfaces {
		if s := &b.Surfaces[i].Shape; s.Shape == testBlockShape && s.blockEdge(b) == 0 {
			r.Item("surfaces", i).Fail("", "a test block needs its \"edge\" where the body's solid is none")
		}
	}
	if b.Type == "point_mass" {
		return
	}
	switch {
	case b.Mass != nil && b.Inertia == nil && !b.Fixed:
		r.Fail("", "body %q needs the key \"inertia\" (kg m^2) beside \"mass\", or a \"solid\" instead of both", b.Name)
	case b.Solid != nil && b.Inertia != nil:
		r.Fail("inertia", "\"solid\" gives the inertia; leave \"inertia\" out")
	case b.Inertia != nil:
		checkInertia(r, b.Inertia)
	}
}

// checkInertia checks what every distribution of mass satisfies on the diagonal.
func checkInertia(r *document.Report, j []float64) {
	for k := range 3 {
		a, b, c := j[k], j[(k+1)%3], j[(k+2)%3]
		switch {
		case a < 0:
			r.Fail("inertia", "moments of inertia must be 0 or more, not %g", a)
			return
		case a > (b+c)*(1+1e-9):
			r.Fail("inertia", "no body has moments of inertia of which one, %g, is more than the sum of the others, %g", a, b+c)
			return
		}
	}
}

// massProperties returns the mass (kg) and the inertia about the centre of mass in body axes (kg m^2): xx, yy, zz, xy, yz, zx. A solid that is a mesh has to be read for
// that.
func (b *Body) massProperties() (mass float64, inertia [6]float64) {
	if b.Solid != nil {
		mass, j := b.Solid.massProperties()
		return mass, [6]float64{j.X, j.Y, j.Z}
	}
	copy(inertia[:], b.Inertia)
	if b.Mass != nil {
		mass = *b.Mass
	}
	return mass, inertia
}

// Solid is a homogeneous solid with its centre of mass at the origin.
type Solid struct {
	// Kind of solid. test_block: the block of 26 faces by which rockfall barriers are approved (EAD 340059-00-0106), a cube with cut edges and corners. mesh: what the triangles of a file enclose. Surfaces of the body that are meshes of the same file lie where the solid does, their own center counted
	// from its centre of mass, and matter fills them.
	Shape string `yaml:"shape" selector:"true" enum:"sphere box cylinder capsule test_block mesh" required:"true"`
	// Density.
	Density float64 `yaml:"density" unit:"kg/m^3" above:"0" required:"true"`
	// Radius of sphere, cylinder or capsule.
	Radius float64 `yaml:"radius" needs:"sphere cylinder capsule" unit:"m" above:"0"`
	// Length of a cylinder; of a capsule, between the centres of its ends.
	Length float64 `yaml:"length" needs:"cylinder capsule" unit:"m" above:"0"`
	// Axis of the body along which a cylinder or capsule lies.
	Axis string `yaml:"axis" only:"cylinder capsule" enum:"x y z" default:"z"`
	// Edge lengths of a box along the body's axes.
	Size r3.Vec `yaml:"size" needs:"box" unit:"m" above:"0"`
	// Edge of the cube that a test block is cut from.
	Edge *float64 `yaml:"edge" unit:"m" above:"0" only:"test_block" oneof:"block"`
	// Mass of a test block, instead.
	Mass *float64 `yaml:"mass" unit:"kg" above:"0" only:"test_block" oneof:"block"`
	// File of triangles that enclose the solid without holes: STL, text or binary, or OBJ; beside the model.
	File string `yaml:"file" file:"true" needs:"mesh"`
	// Factor from the numbers in the file to metres.
	Scale float64 `yaml:"scale" unit:"m" above:"0" only:"mesh" default:"1"`
	// The convex hull of the triangles, which then may have holes.
	Convex bool `yaml:"convex" only:"mesh"`
}

// massProperties returns the mass and the principal moments of inertia about the body's axes.
func (s *Solid) massProperties() (mass float64, moments r3.Vec) {
	r2, l := s.Radius*s.Radius, s.Length
	switch s.Shape {
	case "sphere":
		p := rigid.SolidSphere(s.Density, s.Radius)
		return p.Mass, r3.Vec{X: p.Inertia, Y: p.Inertia, Z: p.Inertia}
	case "box":
		mass = s.Density * s.Size.X * s.Size.Y * s.Size.Z
		x, y, z := s.Size.X*s.Size.X, s.Size.Y*s.Size.Y, s.Size.Z*s.Size.Z
		return mass, r3.Scale(mass/12, r3.Vec{X: y + z, Y: z + x, Z: x + y})
	case testBlockShape:
		edge := s.blockEdge()
		mass = s.Density * testBlockVolume * edge * edge * edge
		j := testBlockInertia * mass * edge * edge
		return mass, r3.Vec{X: j, Y: j, Z: j}
	}
	rod := s.Density * math.Pi * r2 * l
	along, across := rod*r2/2, rod*(r2/4+l*l/12)
	mass = rod
	if s.Shape == "capsule" { // two half balls, each with its centre of mass 3/8 radius beyond the end
		ends := rigid.SolidSphere(s.Density, s.Radius)
		mass += ends.Mass
		along += ends.Inertia
		across += ends.Inertia + ends.Mass*(l*l/4+3./8*s.Radius*l)
	}
	moments = r3.Vec{X: across, Y: across, Z: across}
	switch s.Axis {
	case "x":
		moments.X = along
	case "y":
		moments.Y = along
	default:
		moments.Z = along
	}
	return mass, moments
}

// Orientation says how one set of axes lies in another, in one of three ways. The zero value is parallel axes.
type Orientation struct {
	// Axis of the one rotation that leads there.
	Axis *r3.Vec `yaml:"axis" oneof:"orientation?"`
	// Angle of that rotation, right-handed about the axis.
	Angle float64 `yaml:"angle" unit:"rad"`
	// Euler parameters e0, e1, e2, e3, the scalar first; their norm is made 1.
	EulerParameters []float64 `yaml:"euler_parameters" len:"4" oneof:"orientation?"`
	// Angles of three rotations, each about an axis that the ones before have turned.
	EulerAngles []float64 `yaml:"euler_angles" unit:"rad" len:"3" oneof:"orientation?"`
	// The axes of those three rotations; zxz unless given.
	Sequence string `yaml:"sequence" enum:"zxz zyz zyx xyz"`
}

// Check implements document.Checker.
func (o *Orientation) Check(r *document.Report) {
	switch {
	case o.Axis != nil && r3.Norm(*o.Axis) == 0:
		r.Fail("axis", "the axis of a rotation cannot be zero")
	case o.Axis == nil && o.Angle != 0:
		r.Fail("angle", "\"angle\" goes with \"axis\"")
	case math.Abs(o.Angle) > 2*math.Pi*(1+1e-9):
		r.Fail("angle", "%g rad is more than a turn; an angle in degrees is written \"%g deg\"", o.Angle, o.Angle)
	case o.EulerAngles == nil && o.Sequence != "":
		r.Fail("sequence", "\"sequence\" goes with \"euler_angles\"")
	case o.EulerParameters != nil && quat.Abs(o.Quaternion()) == 0:
		r.Fail("euler_parameters", "Euler parameters cannot all be zero")
	}
}

// Quaternion returns the unit Euler parameters of the rotation, inner to outer axes.
func (o Orientation) Quaternion() quat.Number {
	switch {
	case o.Axis != nil:
		return turn(r3.Unit(*o.Axis), o.Angle)
	case o.EulerParameters != nil:
		e := o.EulerParameters
		q := quat.Number{Real: e[0], Imag: e[1], Jmag: e[2], Kmag: e[3]}
		if n := quat.Abs(q); n > 0 {
			return quat.Scale(1/n, q)
		}
		return q
	case o.EulerAngles != nil:
		sequence := o.Sequence
		if sequence == "" {
			sequence = "zxz"
		}
		q := quat.Number{Real: 1}
		for i, angle := range o.EulerAngles {
			q = quat.Mul(q, turn(unitAxis(sequence[i]), angle))
		}
		return q
	}
	return quat.Number{Real: 1}
}

// turn is the rotation by an angle about a unit axis.
func turn(axis r3.Vec, angle float64) quat.Number {
	s, c := math.Sincos(angle / 2)
	return quat.Number{Real: c, Imag: s * axis.X, Jmag: s * axis.Y, Kmag: s * axis.Z}
}

func unitAxis(letter byte) r3.Vec {
	switch letter {
	case 'x':
		return r3.Vec{X: 1}
	case 'y':
		return r3.Vec{Y: 1}
	}
	return r3.Vec{Z: 1}
}

// Marker is a named frame fixed in a body or in the ground.
type Marker struct {
	// Name, unique among markers.
	Name string `yaml:"name" required:"true" defines:"marker"`
	// Body that carries it, or ground.
	Body string `yaml:"body" required:"true" refers:"body"`
	// Where it is, in the body's axes.
	At r3.Vec `yaml:"at" unit:"m" default:"[0, 0, 0]"`
	// How its axes lie in the body's axes.
	Orientation Orientation `yaml:"orientation"`
}
