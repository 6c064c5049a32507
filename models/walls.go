package models

// Shapes that particles touch: surfaces of bodies, and walls.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Shape is a geometric surface. Its places are in the axes of the body that carries it, or of the world for a wall.
type Shape struct {
	// plane: without bounds. plate: a thin rectangle. box, cylinder, cone, sphere, capsule: seen from outside or from inside. torus: a ring of round bar. test_block: the block of 26 faces of EAD 340059. mesh: triangles from a file. terrain: ground by heights from a survey, for walls.
	Shape string `yaml:"shape" selector:"true" enum:"plane plate box cylinder cone sphere capsule torus test_block mesh terrain" required:"true"`
	// A point of the plane.
	Point r3.Vec `yaml:"point" unit:"m" only:"plane" default:"[0, 0, 0]"`
	// Normal of the plane, towards the particles.
	Normal r3.Vec `yaml:"normal" needs:"plane"`
	// Centre; of a mesh or terrain, where the origin of its file's coordinates is.
	Center r3.Vec `yaml:"center" unit:"m" only:"plate box sphere torus test_block mesh terrain" default:"[0, 0, 0]"`
	// The point of the file's coordinates that counts as their origin: easting, northing and height of a place in the terrain, whose own are of millions of metres.
	Origin r3.Vec `yaml:"origin" unit:"m" only:"terrain" default:"[0, 0, 0]"`
	// How the shape's axes lie; a plate and a torus lie in their x and y, a box has its edges along them.
	Orientation Orientation `yaml:"orientation" only:"plate box torus test_block mesh"`
	// Edge lengths of a box along x, y and z.
	Size r3.Vec `yaml:"size" unit:"m" above:"0" needs:"box"`
	// Edge lengths of a plate along its x and y.
	Extent [2]float64 `yaml:"size" unit:"m" above:"0" needs:"plate"`
	// Centres of the two ends of a cylinder, cone or capsule.
	Ends [2]r3.Vec `yaml:"ends" unit:"m" needs:"cylinder cone capsule"`
	// Radius; of a torus, that of the circle along the middle of its bar.
	Radius float64 `yaml:"radius" unit:"m" above:"0" needs:"cylinder sphere capsule torus"`
	// Radius of the bar of a torus, less than that of the torus.
	TubeRadius float64 `yaml:"tube_radius" unit:"m" above:"0" needs:"torus"`
	// Radii of a cone at its two ends; one may be 0.
	Radii [2]float64 `yaml:"radii" unit:"m" min:"0" needs:"cone"`
	// Edge of the cube that a test block is cut from; auto is that of the body's solid.
	Edge *float64 `yaml:"edge" unit:"m" above:"0" only:"test_block" auto:"auto"`
	// Particles live inside: a container, a drum, a hopper.
	Inside bool `yaml:"inside" only:"box cylinder cone sphere"`
	// Ends of a cylinder or cone that are closed, and faces of a box seen from inside that are open.
	Caps string `yaml:"caps" enum:"both none first second" only:"cylinder cone" default:"both"`
	// Faces that a box seen from inside lacks.
	Open []string `yaml:"open" enum:"-x +x -y +y -z +z" only:"box"`
	// File of triangles: STL, text or binary, or OBJ; of heights: ESRI ASCII grid or GeoTIFF, in metres; beside the model.
	File string `yaml:"file" file:"true" needs:"mesh terrain"`
	// Factor from the numbers in the file to metres.
	Scale float64 `yaml:"scale" unit:"m" above:"0" only:"mesh" default:"1"`
	// Replace the triangles by their convex hull.
	Convex bool `yaml:"convex" only:"mesh"`
	// Material.
	Material string `yaml:"material" required:"true" refers:"material"`
	// Parts of a wall that is a terrain or a mesh that are of other materials.
	Zones []Zone `yaml:"zones" only:"terrain mesh"`
	// Archard's constant of wear, by which what slides takes volume off: wear coefficient by hardness. With it, 0 too, what particles and bodies do to each triangle of a mesh, or to all of another surface, is added up, from the start on and from one output to the next: for requests and frames, on the processor, and on a GPU where particles touch no bodies.
	WearConstant *float64 `yaml:"wear_constant" unit:"1/Pa" min:"0"`
	// Finnie's constant of erosion, by which particles that hit a ductile surface take volume off: volume by m v2, times a function of the angle. Loads are added up with it as with `wear_constant`. Not by bodies, and not with clumps.
	ErosionConstant *float64 `yaml:"erosion_constant" unit:"1/Pa" min:"0"`
	// Temperature that the surface keeps, for particles that have one; without it, it takes no heat.
	Temperature *float64 `yaml:"temperature" unit:"K" min:"0"`
}

// check checks the geometry.
func (s *Shape) check(r *document.Report) {
	switch s.Shape {
	case "plane":
		if r3.Norm(s.Normal) == 0 {
			r.Fail("normal", "normal cannot be zero: it is a direction")
		}
	case "cylinder", "cone", "capsule":
		if s.Ends[0] == s.Ends[1] {
			r.Fail("ends", "the two ends of a %s must not coincide", s.Shape)
		}
		if s.Shape == "cone" && s.Radii == [2]float64{} {
			r.Fail("radii", "one radius of a cone must be above 0")
		}
	case "torus":
		if s.TubeRadius >= s.Radius {
			r.Fail("tube_radius", "the bar of a torus needs a radius below that of the torus, %g m: %g m", s.Radius, s.TubeRadius)
		}
	case "terrain", "mesh":
		s.checkZones(r)
	case "box":
		if len(s.Open) > 0 && !s.Inside {
			r.Fail("open", "only a box with \"inside: true\" can have open faces")
		}
	}
}

// Surface is a shape that a body carries.
type Surface struct {
	// Name, for requests and pictures.
	Name string `yaml:"name"`
	Shape
}

// Check implements document.Checker.
func (s *Surface) Check(r *document.Report) {
	s.check(r)
	if s.Shape.Shape == "terrain" {
		r.Fail("shape", "a body cannot carry a terrain: it is a wall; a body takes a mesh")
	} else if len(s.Zones) > 0 {
		r.Fail("zones", "zones are for walls: give the body a surface for each material")
	}
}

// Wall is a shape that no body carries.
type Wall struct {
	// Name, unique among walls.
	Name string `yaml:"name" required:"true" defines:"wall"`
	Shape
	// How the wall moves; without it, it stands still.
	Motion *WallMotion `yaml:"motion"`
	// The load that it moves to follow; what moves it by that comes on top of its motion.
	Servo *Servo `yaml:"servo"`
}

// Check implements document.Checker.
func (w *Wall) Check(r *document.Report) {
	w.check(r)
	if w.Shape.Shape == testBlockShape && w.Edge == nil {
		r.Fail("", "a test block needs its \"edge\" where no body carries it")
	}
}

// WallMotion is a translation and a rotation from the place at the start: first the wall turns about the axis, then it is displaced.
type WallMotion struct {
	// Displacement along x, y and z against time.
	Displacement *[3]Function `yaml:"displacement" unit:"m" of:"t" oneof:"translation?"`
	// Constant velocity, instead of a displacement.
	Velocity *r3.Vec `yaml:"velocity" unit:"m/s" oneof:"translation?"`
	// A point on the axis of rotation.
	Center r3.Vec `yaml:"center" unit:"m" default:"[0, 0, 0]"`
	// Axis of rotation.
	Axis *r3.Vec `yaml:"axis"`
	// Angle against time.
	Angle *Function `yaml:"angle" unit:"rad" of:"t" oneof:"rotation?"`
	// Constant angular speed about the axis, instead of an angle.
	AngularVelocity *float64 `yaml:"angular_velocity" unit:"rad/s" oneof:"rotation?"`
}

// Check implements document.Checker.
func (m *WallMotion) Check(r *document.Report) {
	turns := m.Angle != nil || m.AngularVelocity != nil
	switch {
	case turns && m.Axis == nil:
		r.Fail("", "a rotation needs the key \"axis\"")
	case !turns && m.Axis != nil:
		r.Fail("axis", "\"axis\" goes with \"angle\" or \"angular_velocity\"")
	case !turns && m.Displacement == nil && m.Velocity == nil:
		r.Fail("", "a motion needs one of the keys displacement, velocity, angle, angular_velocity")
	}
	checkDirection(r, "axis", m.Axis)
}

// Translation returns the displacement along x, y and z as functions of time.
func (m *WallMotion) Translation() [3]Function {
	switch {
	case m.Displacement != nil:
		return *m.Displacement
	case m.Velocity != nil:
		return [3]Function{Ramp(m.Velocity.X), Ramp(m.Velocity.Y), Ramp(m.Velocity.Z)}
	}
	return [3]Function{}
}

// Rotation returns the angle about the axis as a function of time.
func (m *WallMotion) Rotation() Function {
	switch {
	case m.Angle != nil:
		return *m.Angle
	case m.AngularVelocity != nil:
		return Ramp(*m.AngularVelocity)
	}
	return Function{}
}
