package models

// Joints between bodies, and motions that drive them.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Joint constrains the relative motion of two bodies.
type Joint struct {
	// Name, unique among joints.
	Name string `yaml:"name" required:"true" defines:"joint"`
	// spherical: a point in common. revolute: also an axis. cylindrical: turns about and slides along an axis. prismatic: slides along it. universal: two
	// crossing axes. constant_velocity: two shafts that bend against each other and turn at the same speed. fixed: no degree of freedom left. planar: a plane in common. screw: turns and slides in proportion. distance: two points at a distance. point_on_line and
	// inline: a point of the first body on the axis of the second. inplane: on a plane of the second. parallel, perpendicular: the axes. orientation: no relative
	// rotation. revolute_spherical: a massless rod with a ball at the first body and a hinge at the second. rack_and_pinion, gear, coupler: joints in proportion.
	Type string `yaml:"type" selector:"true" required:"true" enum:"spherical revolute prismatic cylindrical universal constant_velocity fixed planar screw distance point_on_line revolute_spherical rack_and_pinion gear coupler inline inplane parallel perpendicular orientation"`
	// The two bodies; one may be ground. A net stands for its body nearest to the place, whose centre the place then is. Places and axes are then given in world axes, in the configuration at the start. Rotations, translations and forces of a joint
	// are those of the first body, seen from the second.
	Bodies []string `yaml:"bodies" len:"2" refers:"body net" oneof:"ends" except:"rack_and_pinion gear coupler"`
	// Two markers, instead of bodies, places and axes. The z axis of a marker is the axis of the joint.
	Markers []string `yaml:"markers" len:"2" refers:"marker" oneof:"ends" except:"rack_and_pinion gear coupler"`
	// The point of the joint, on both bodies unless to gives that of the second.
	At *r3.Vec `yaml:"at" unit:"m" only:"spherical revolute prismatic cylindrical universal constant_velocity fixed planar screw distance point_on_line revolute_spherical inline inplane"`
	// The point on the second body.
	To *r3.Vec `yaml:"to" unit:"m" only:"distance revolute_spherical point_on_line inline inplane"`
	// The axis of rotation or sliding, the line, the normal of the plane, or the direction, on both bodies unless second_axis gives that of the second.
	Axis *r3.Vec `yaml:"axis" only:"revolute prismatic cylindrical universal constant_velocity planar screw point_on_line revolute_spherical inline inplane parallel perpendicular"`
	// The axis on the second body.
	SecondAxis *r3.Vec `yaml:"second_axis" only:"universal constant_velocity perpendicular"`
	// Distance to keep; auto is the distance at the start.
	Length *float64 `yaml:"length" unit:"m" above:"0" auto:"auto" only:"distance revolute_spherical"`
	// Advance of a screw for each radian; "5 mm/rev" is a common way to write it.
	Pitch float64 `yaml:"pitch" unit:"m/rad" needs:"screw"`
	// Radius of the pinion.
	Radius float64 `yaml:"radius" unit:"m" above:"0" needs:"rack_and_pinion"`
	// Joints in proportion: for rack_and_pinion the pinion's revolute and the rack's prismatic joint.
	Joints []string `yaml:"joints" len:"2 3" refers:"joint" needs:"rack_and_pinion gear coupler"`
	// For gear, turns of the first joint for one turn of the second; negative when they turn opposite ways.
	Ratio float64 `yaml:"ratio" needs:"gear"`
	// For coupler, one factor for each joint: the sum of factors times coordinates (rad or m) stays constant.
	Factors []float64 `yaml:"factors" len:"2 3" needs:"coupler"`
	// For coupler, which coordinate of each joint counts. Only a cylindrical joint has two; unless given, its rotation counts. A joint may stand twice.
	Coordinates []string `yaml:"coordinates" len:"2 3" enum:"rotation translation" only:"coupler"`
	// Stops of the first body's rotation about the axis.
	RotationLimits *RotationLimits `yaml:"rotation_limits" only:"revolute cylindrical"`
	// Stops of the first body's sliding along the axis.
	TranslationLimits *TranslationLimits `yaml:"translation_limits" only:"prismatic cylindrical"`
}

// jointGeometry says what each type of joint needs when it is given by bodies.
var jointGeometry = map[string][]string{
	"spherical":          {"at"},
	"revolute":           {"at", "axis"},
	"prismatic":          {"at", "axis"},
	"cylindrical":        {"at", "axis"},
	"universal":          {"at", "axis", "second_axis"},
	"constant_velocity":  {"at", "axis"},
	"fixed":              {"at"},
	"planar":             {"at", "axis"},
	"screw":              {"at", "axis"},
	"distance":           {"at", "to"},
	"point_on_line":      {"at", "axis"},
	"revolute_spherical": {"at", "to", "axis"},
	"inline":             {"at", "axis"},
	"inplane":            {"at", "axis"},
	"parallel":           {"axis"},
	"perpendicular":      {"axis", "second_axis"},
}

// Check implements document.Checker.
func (j *Joint) Check(r *document.Report) {
	for _, key := range jointGeometry[j.Type] {
		switch given := r.Given(key); {
		case j.Markers != nil && given:
			r.Fail(key, "%q goes with \"bodies\"; markers have places and axes of their own", key)
		case j.Bodies != nil && !given:
			r.Fail("", "%s joint %q needs the key %q", j.Type, j.Name, key)
		}
	}
	checkDirection(r, "axis", j.Axis)
	checkDirection(r, "second_axis", j.SecondAxis)
	if a, b := j.Axis, j.SecondAxis; j.Type == "constant_velocity" && a != nil && b != nil && r3.Dot(*a, *b) < -0.999*r3.Norm(*a)*r3.Norm(*b) {
		r.Fail("second_axis", "the shafts of %q point against each other, where it cannot hand on their turning: give both axes the same way", j.Name)
	}
	checkEnds(r, "joint", j.Name, j.Bodies, j.Markers)
	if j.Type != "coupler" && len(j.Joints) == 3 {
		r.Fail("joints", "a %s has two joints; three are for a coupler", j.Type)
	}
	if len(j.Factors) != 0 && len(j.Factors) != len(j.Joints) {
		r.Fail("factors", "a coupler has as many factors as joints: %d, not %d", len(j.Joints), len(j.Factors))
	}
	if len(j.Coordinates) != 0 && len(j.Coordinates) != len(j.Joints) {
		r.Fail("coordinates", "a coupler names as many coordinates as joints: %d, not %d", len(j.Joints), len(j.Coordinates))
	}
	if j.Type == "gear" && j.Ratio == 0 {
		r.Fail("ratio", "the ratio of a gear cannot be 0")
	}
}

func checkDirection(r *document.Report, key string, v *r3.Vec) {
	if v != nil && r3.Norm(*v) == 0 {
		r.Fail(key, "%s cannot be zero: it is a direction", key)
	}
}

func checkEnds(r *document.Report, what, name string, bodies, markers []string) {
	if len(bodies) == 2 && bodies[0] == bodies[1] {
		r.Fail("bodies", "%s %q connects %q with itself", what, name, bodies[0])
	}
	if len(markers) == 2 && markers[0] == markers[1] {
		r.Fail("markers", "%s %q connects marker %q with itself", what, name, markers[0])
	}
}

// RotationLimits are stops of a rotation: springs and dampers that act beyond the limits.
type RotationLimits struct {
	// Lowest angle, from the configuration at the start.
	Lower float64 `yaml:"lower" unit:"rad" required:"true"`
	// Highest angle.
	Upper float64 `yaml:"upper" unit:"rad" required:"true"`
	// Stiffness of the stop.
	Stiffness float64 `yaml:"stiffness" unit:"N m/rad" above:"0" required:"true"`
	// Damping of the stop, which comes in over the first thousandth of the range.
	Damping float64 `yaml:"damping" unit:"N m s/rad" min:"0" default:"0"`
}

// Check implements document.Checker.
func (l *RotationLimits) Check(r *document.Report) { checkLimits(r, l.Lower, l.Upper) }

// TranslationLimits are stops of a sliding motion.
type TranslationLimits struct {
	// Lowest displacement, from the configuration at the start.
	Lower float64 `yaml:"lower" unit:"m" required:"true"`
	// Highest displacement.
	Upper float64 `yaml:"upper" unit:"m" required:"true"`
	// Stiffness of the stop.
	Stiffness float64 `yaml:"stiffness" unit:"N/m" above:"0" required:"true"`
	// Damping of the stop, which comes in over the first thousandth of the range.
	Damping float64 `yaml:"damping" unit:"N s/m" min:"0" default:"0"`
}

// Check implements document.Checker.
func (l *TranslationLimits) Check(r *document.Report) { checkLimits(r, l.Lower, l.Upper) }

func checkLimits(r *document.Report, lower, upper float64) {
	if !(lower < upper) {
		r.Fail("upper", "upper must be above lower")
	}
}

// Motion prescribes how a coordinate of a joint, or a point of a body, moves.
type Motion struct {
	// Name, unique among motions.
	Name string `yaml:"name" required:"true" defines:"motion"`
	// rotation or translation of a joint, or the path of a point.
	Type string `yaml:"type" selector:"true" enum:"rotation translation point" required:"true"`
	// Joint that is driven.
	Joint string `yaml:"joint" refers:"joint" needs:"rotation translation"`
	// Angle of the joint's first body from the second against time, from the configuration at the start.
	Angle *Function `yaml:"angle" unit:"rad" of:"t" only:"rotation" oneof:"law"`
	// Constant speed of rotation, instead of an angle.
	AngularVelocity *float64 `yaml:"angular_velocity" unit:"rad/s" only:"rotation" oneof:"law"`
	// Displacement of the joint's first body from the second along the axis against time, from the configuration at the start.
	Displacement *Function `yaml:"displacement" unit:"m" of:"t" only:"translation" oneof:"law"`
	// Constant speed along the axis, instead of a displacement.
	Velocity *float64 `yaml:"velocity" unit:"m/s" only:"translation" oneof:"law"`
	// Body whose point is driven, along the world's axes; a net stands for its body nearest to the point.
	Body string `yaml:"body" refers:"body net" oneof:"driven" only:"point"`
	// Two markers, instead of a body: the point of the first is driven along the axes of the second, seen from it.
	Markers []string `yaml:"markers" len:"2" refers:"marker" oneof:"driven" only:"point"`
	// The point, in world axes in the configuration at the start; the centre of mass unless given.
	At *r3.Vec `yaml:"at" unit:"m" only:"point"`
	// Displacement of the point along x, y and z against time, from its place at the start; the word free leaves a direction alone.
	Path [3]*Function `yaml:"path" unit:"m" of:"t" auto:"free" needs:"point"`
}

// Check implements document.Checker.
func (m *Motion) Check(r *document.Report) {
	if m.Type == "point" && m.Path == [3]*Function{} {
		r.Fail("path", "at least one direction of the path must not be free")
	}
	if m.Markers != nil && m.At != nil {
		r.Fail("at", "\"at\" goes with \"body\"; markers have places of their own")
	}
	checkEnds(r, "motion", m.Name, nil, m.Markers)
}

// Law returns the driven coordinate as a function of time: an angle (rad) or a displacement (m); for the types rotation and translation.
func (m *Motion) Law() Function {
	switch {
	case m.Angle != nil:
		return *m.Angle
	case m.Displacement != nil:
		return *m.Displacement
	case m.AngularVelocity != nil:
		return Ramp(*m.AngularVelocity)
	case m.Velocity != nil:
		return Ramp(*m.Velocity)
	}
	return Function{}
}
