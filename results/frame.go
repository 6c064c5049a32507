package results

// A frame: the state of a run at one time as plain geometry, the one input of both VTK files and pictures.

import (
	"image/color"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Frame is what there is to see at one time. World axes, SI.
type Frame struct {
	Time      float64 // s
	Particles Particles
	Shapes    []Shape   // bodies and walls
	Links     []Link    // strands, spring-dampers, and the edges of containers
	Loads     []Load    // on walls
	Panels    []Panel   // that a fluid presses on
	Fluid     *Fluid    // that particles and bodies are in, or nil
	Contacts  []Contact // of particles, where they have been asked for
	Fields    []Field   // coarse-grained, where they have been asked for
}

// Panel is a piece of a surface that a fluid presses on.
type Panel struct {
	Load     string   // that it is of
	Corners  []r3.Vec // three or more, in order, m
	Pressure float64  // Pa
}

// Fluid is what there is to see of a fluid: its surface, and how it flows.
type Fluid struct {
	Object  string     // its name among the objects of the frame
	Columns int        // points of the surface in a row; 0 of a fluid that is everywhere
	Surface []r3.Vec   // its points, row after row, m; not numbers where the fluid is not, or stands above all else
	Level   [2]float64 // least and largest height of these against gravity, m
	Flow    []Flow     // where it moves
	Spacing float64    // of the places at which the flow is told, m
}

// Normals are those of the surface at its points: of the facets around each, by their areas; up is where its rows and columns turn counter-clockwise.
func (f *Fluid) Normals() []r3.Vec {
	list := make([]r3.Vec, len(f.Surface))
	for _, t := range f.Triangles() {
		n := r3.Cross(r3.Sub(f.Surface[t[1]], f.Surface[t[0]]), r3.Sub(f.Surface[t[2]], f.Surface[t[0]]))
		for _, k := range t {
			list[k] = r3.Add(list[k], n)
		}
	}
	for k, n := range list {
		if l := r3.Norm(n); l > 0 {
			list[k] = r3.Scale(1/l, n)
		}
	}
	return list
}

// Flow is the velocity of a fluid at a place.
type Flow struct{ Point, Velocity r3.Vec } // m, m/s

// Triangles are those of the surface, counter-clockwise in rows and columns, as places among its points.
func (f *Fluid) Triangles() (list [][3]int) {
	is := func(i int) bool { return !math.IsNaN(f.Surface[i].X) }
	for i := 0; f.Columns > 0 && i+f.Columns < len(f.Surface); i++ {
		a, b, c, d := i, i+1, i+f.Columns, i+f.Columns+1
		if (i+1)%f.Columns != 0 && is(a) && is(b) && is(c) && is(d) {
			list = append(list, [3]int{a, b, d}, [3]int{a, d, c})
		}
	}
	return list
}

// Field is quantities at the points of a regular grid.
type Field struct {
	Name    string
	Origin  r3.Vec // first point, m
	Spacing r3.Vec // m
	Counts  [3]int // of points along x, y and z; x runs fastest
	Arrays  []FieldArray
}

// FieldArray is a quantity with one or more values a point.
type FieldArray struct {
	Name       string
	Unit       string
	Components int
	Values     []float64
}

// Contact is a contact of a particle with another one or with a surface.
type Contact struct {
	From, To r3.Vec  // the centres of two particles, or of one and the point on a surface, m
	Point    r3.Vec  // m
	Force    r3.Vec  // on the first particle, N
	Normal   float64 // part of it along the normal, pressing positive, N
}

// Particles holds one entry a particle in every slice that is not nil. Position and Radius must be there; keep one order (of the
// identifier) in all frames of a run.
type Particles struct {
	ID              []int64
	Position        []r3.Vec      // m
	Radius          []float64     // m
	Velocity        []r3.Vec      // m/s
	AngularVelocity []r3.Vec      // rad/s
	Force           []r3.Vec      // N, of contacts
	Orientation     []quat.Number // unit, particle to world
	Group           []int32       // number of the group, in Groups
	Groups          []string      // names of the groups
	Scalars         []Scalar      // anything else, one value a particle
	Solids          []Solid       // particles that are no spheres, in the order of the particles: what is drawn of them
}

// Solid is a particle that is drawn as triangles.
type Solid struct {
	Particle    int // its place among the particles, at whose position its origin is
	Vertices    []r3.Vec
	Triangles   [][3]int // counter-clockwise seen from outside
	Scale       float64
	Orientation quat.Number // unit, to the world's axes
}

// Surface is a solid at its place, in world axes.
func (g *Particles) Surface(s *Solid) Surface {
	shape := Shape{Kind: Mesh, Triangles: s.Triangles, Position: g.Position[s.Particle], Orientation: s.Orientation}
	for _, v := range s.Vertices {
		shape.Vertices = append(shape.Vertices, r3.Scale(s.Scale, v))
	}
	return shape.Tessellate(0)
}

// Scalar is a named quantity with one value an item.
type Scalar struct {
	Name   string
	Unit   string
	Values []float64 // in Unit
}

// Len returns the number of particles.
func (g Particles) Len() int { return len(g.Position) }

// Speed returns the magnitude of every particle's velocity, m/s; nil when there are no velocities.
func (g Particles) Speed() []float64 {
	if g.Velocity == nil {
		return nil
	}
	speed := make([]float64, len(g.Velocity))
	for i, v := range g.Velocity {
		speed[i] = r3.Norm(v)
	}
	return speed
}

// Kind is the geometry of a shape, in its own axes.
type Kind int

// The kinds of shapes. Capsule and cylinder lie along the local z axis, centred; Length of a capsule is between the centres of its
// caps. A plane is the local x-y plane with its normal along z.
const (
	Sphere   Kind = iota // Radius
	Box                  // Size: edge lengths
	Capsule              // Radius, Length
	Cylinder             // Radius, Length; closed
	Plane                // Size.X by Size.Y; 0 lets the picture choose
	Mesh                 // Vertices, Triangles
)

// Shape is one solid thing with a pose.
type Shape struct {
	Name        string // "rotor", "net.17"
	Object      string // wall, body or net that it is part of: "rotor", "net"
	Knot        int    // number of its body in a net, from 1; 0 in none
	Kind        Kind
	Size        r3.Vec      // m
	Radius      float64     // m
	Length      float64     // m
	Vertices    []r3.Vec    // m, in the shape's axes
	Triangles   [][3]int    // counter-clockwise seen from outside
	Pressure    []float64   // of particles on each triangle of a mesh, Pa, or nil
	Shear       []r3.Vec    // along each triangle, world axes, Pa, or nil
	PartLoads   [][]float64 // of each triangle of a mesh, as TriangleLoads lists them, or nil
	Position    r3.Vec      // m, world
	Orientation quat.Number // unit, shape to world; the zero number means none
	Body        int         // number of the body it belongs to, from 0; -1 for a wall
	Static      bool        // never moves: VTK writes it once
	Seen        Sides
	Motion      Motion
	Color       color.Color // nil: chosen by the picture
}

// Sides are those from which a surface is seen in the page. Its front is where its triangles are counter-clockwise.
type Sides int32

// The sides of a surface.
const (
	SeenBoth   Sides = iota
	SeenFront        // a plane: behind it there is nothing, and who stands there looks through it
	SeenInside       // a vessel, whose front is its outside: what it holds is seen through that
)

// LoadArray is something of what particles have done to parts of surfaces, by its name in frames.
type LoadArray struct{ Name, Unit string }

// TriangleLoads are those of the triangles of meshes, and StrandLoads those of strands: since the start, and then since the frame before.
var (
	TriangleLoads = inBothWindows([]LoadArray{{"impulse", "N s"}, {"normal_work", "J"}, {"sliding_work", "J"}, {"impacts", "1"}, {"wear_depth", "m"}, {"erosion_depth", "m"}, {"peak_pressure", "Pa"}})
	StrandLoads   = inBothWindows([]LoadArray{{"impulse", "N s"}, {"normal_work", "J"}, {"sliding_work", "J"}, {"impacts", "1"}, {"worn_volume", "m^3"}, {"eroded_volume", "m^3"}, {"peak_load", "N"}})
)

func inBothWindows(list []LoadArray) []LoadArray {
	for _, a := range list {
		list = append(list, LoadArray{"interval_" + a.Name, a.Unit})
	}
	return list
}

// Motion is what a body does and suffers; written beside its shape.
type Motion struct {
	Velocity, AngularVelocity r3.Vec // m/s, rad/s
	Force, Moment             r3.Vec // N, N m, of all contacts of the body, about its centre of mass
}

// Load is what particles and bodies do to a wall.
type Load struct {
	Wall          string
	Point         r3.Vec // the middle of the wall, m
	Force, Moment r3.Vec // N, N m, about the point
}

// Link is a straight element between two points: a spring-damper, a strand of a net, an edge of a container.
type Link struct {
	Name       string
	Object     string    // net, force or wall that it is part of
	From, To   r3.Vec    // m
	Radius     float64   // m; 0 draws a thin line
	Element    int       // number of the element
	Wire       int       // number in its net, from 1; 0 in none
	Ends       [2]End    // bodies that it joins
	Force      float64   // N, tension positive
	Length     float64   // between its ends, m, as a file has it, which rounds where these are; 0: of a frame that no file tells of
	Elongation float64   // beyond the free length, m
	Plastic    float64   // elongation that yielding has left for good, m
	Slip       float64   // of a brake, m
	Loads      []float64 // of particles on its strand, as StrandLoads lists them, or nil
	Slack      bool      // a rope that is too short to pull
	Broken     bool      // gone: pictures leave it out
	Static     bool      // never moves: VTK writes it once
	Mark       string    // what it marks in the picture of a model: joint, domain, inlet, OutletMark, or RegionMark; "" in runs
	Color      color.Color
}

// Span is how long the link is, m.
func (l *Link) Span() float64 {
	if l.Length > 0 {
		return l.Length
	}
	return r3.Norm(r3.Sub(l.To, l.From))
}

// Marks of regions in which particles are looked at, and in which they are taken away. These may be far larger than all else: pictures are not made to fit them.
const (
	RegionMark = "region"
	OutletMark = "outlet"
)

// End is the body at an end of a link.
type End struct {
	Name string
	Body int // number of the body, from 0; -1 for the ground
	Knot int // number of the body in a net, from 1; 0 in none
}

// CapsuleBetween returns a capsule whose caps are centred on a and b.
func CapsuleBetween(a, b r3.Vec, radius float64) Shape {
	return between(Capsule, a, b, radius)
}

// CylinderBetween returns a cylinder whose end faces are centred on a and b.
func CylinderBetween(a, b r3.Vec, radius float64) Shape {
	return between(Cylinder, a, b, radius)
}

func between(kind Kind, a, b r3.Vec, radius float64) Shape {
	axis := r3.Sub(b, a)
	return Shape{
		Kind: kind, Radius: radius, Length: r3.Norm(axis), Body: -1,
		Position: r3.Scale(0.5, r3.Add(a, b)), Orientation: rotationFromZ(axis),
	}
}

// PlaneAt returns a square plane through point with the given edge length; 0 lets the picture choose it.
func PlaneAt(point, normal r3.Vec, extent float64) Shape {
	return Shape{
		Kind: Plane, Size: r3.Vec{X: extent, Y: extent}, Body: -1, Static: true, Seen: SeenFront,
		Position: point, Orientation: rotationFromZ(normal),
	}
}

// Normal returns the direction of the local z axis: a plane's normal, a tube's axis.
func (s Shape) Normal() r3.Vec { return Rotate(s.Orientation, r3.Vec{Z: 1}) }

// Facing is where the front of a flat shape points to; zero of one without triangles.
func (s Shape) Facing() r3.Vec {
	if s.Kind == Plane {
		return s.Normal()
	}
	if len(s.Triangles) == 0 {
		return r3.Vec{}
	}
	t := s.Triangles[0]
	n := r3.Cross(r3.Sub(s.Vertices[t[1]], s.Vertices[t[0]]), r3.Sub(s.Vertices[t[2]], s.Vertices[t[0]]))
	if l := r3.Norm(n); l > 0 {
		n = r3.Scale(1/l, n)
	}
	return Rotate(s.Orientation, n)
}

// rotationFromZ returns the shortest rotation that takes the z axis to the direction of v.
func rotationFromZ(v r3.Vec) quat.Number {
	n := r3.Norm(v)
	if n == 0 {
		return quat.Number{Real: 1}
	}
	v = r3.Scale(1/n, v)
	rise := 1 + v.Z
	if v.Z < 0 {
		rise = (v.X*v.X + v.Y*v.Y) / (1 - v.Z) // the same without cancellation
	}
	if rise == 0 {
		return quat.Number{Imag: 1}
	}
	// Half-way rotation: q = (1 + z.v, z x v), normalised.
	s := math.Sqrt(2 * rise)
	return quat.Number{Real: s / 2, Imag: -v.Y / s, Jmag: v.X / s}
}

// Rotate turns v by the unit quaternion q; the zero number leaves it.
func Rotate(q quat.Number, v r3.Vec) r3.Vec {
	if q == (quat.Number{}) {
		return v
	}
	return r3.Rotation(q).Rotate(v)
}
