package models

// Springs, dampers, bushings and applied loads.

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Force is a force element between two bodies, or a load on one.
type Force struct {
	// Name, unique among forces.
	Name string `yaml:"name" required:"true" defines:"force"`
	// spring_damper: along the line between two points. viscoelastic_spring: the same, with a tension that relaxes. torsional_spring: about an axis. bushing: against all six relative motions.
	// beam: an elastic beam from one body to the other. bending: of a chain of bodies, against being bent. force, torque: a load on one body.
	// general: forces and torques between two markers as expressions.
	Type string `yaml:"type" selector:"true" enum:"spring_damper viscoelastic_spring torsional_spring bushing beam bending force torque general" required:"true"`
	// The two bodies; one may be ground. A net stands for its body nearest to the place, whose centre the place then is.
	Bodies []string `yaml:"bodies" len:"2" refers:"body net" oneof:"ends" only:"spring_damper viscoelastic_spring torsional_spring bushing beam general"`
	// Two markers, instead of bodies and places.
	Markers []string `yaml:"markers" len:"2" refers:"marker" oneof:"ends" only:"spring_damper viscoelastic_spring torsional_spring bushing beam general"`
	// Attachment points on the two bodies, in world axes in the configuration at the start.
	Points *[2]r3.Vec `yaml:"at" unit:"m" only:"spring_damper viscoelastic_spring beam"`
	// Bodies and markers, one after the other; those at the ends hold the direction of the chain where they are twice on one body. Bodies are meant at their centres.
	Through []string `yaml:"through" refers:"body marker" needs:"bending"`
	// Where the element sits, in world axes in the configuration at the start.
	At *r3.Vec `yaml:"at" unit:"m" only:"torsional_spring bushing general"`
	// Axis of rotation, in world axes in the configuration at the start. The angle is that of the first body from the second.
	Axis *r3.Vec `yaml:"axis" only:"torsional_spring"`
	// How the element's axes lie in the world, in the configuration at the start.
	Orientation Orientation `yaml:"orientation" only:"bushing general"`

	Spring       SpringLaw       `yaml:",inline" only:"spring_damper"`
	Viscoelastic ViscoelasticLaw `yaml:",inline" only:"viscoelastic_spring"`
	Torsion      TorsionLaw      `yaml:",inline" only:"torsional_spring"`
	Bushing      BushingLaw      `yaml:",inline" only:"bushing"`
	Beam         BeamLaw         `yaml:",inline" only:"beam"`
	Bending      Bending         `yaml:",inline" only:"bending"`
	Load         AppliedLoad     `yaml:",inline"`
	General      GeneralLaw      `yaml:",inline" only:"general"`
}

// SpringLaw is the tension of a spring-damper: stiffness (length - free length) + damping rate + preload, or a curve.
type SpringLaw struct {
	// Stiffness along the line of action.
	Stiffness float64 `yaml:"stiffness" unit:"N/m" min:"0" default:"0"`
	// Damping along the line of action.
	Damping float64 `yaml:"damping" unit:"N s/m" min:"0" default:"0"`
	// Length without tension; auto is the length at the start.
	FreeLength *float64 `yaml:"free_length" unit:"m" min:"0" auto:"auto"`
	// Tension at the free length.
	Preload float64 `yaml:"preload" unit:"N" default:"0"`
	// Tension as a function of elongation (m), its rate (m/s) and time t (s), beside stiffness and damping.
	Curve *Function `yaml:"curve" unit:"N" of:"elongation rate t"`
	// Rope: never pushes. Its damper adds or takes at most as much as the rest pulls, so that a slack rope does nothing.
	TensionOnly bool `yaml:"tension_only"`
	// A wire that yields, beside stiffness and curve; it makes the spring a rope.
	Yielding *Yielding `yaml:"yielding"`
	// A brake in series with the spring; it makes the spring a rope.
	Brake *Brake `yaml:"brake"`
	// When the spring breaks and is gone.
	Breaking *Breaking `yaml:"breaking"`
}

// ViscoelasticLaw is the tension of a viscoelastic spring, by the generalised Maxwell model: stiffness (length - free length), and what branches of
// a spring and a dashpot in series carry beside it. At the start, and in static equilibrium, branches have relaxed.
type ViscoelasticLaw struct {
	// Stiffness that is left when all has relaxed.
	Stiffness float64 `yaml:"stiffness" unit:"N/m" min:"0" default:"0"`
	// Length without tension when all has relaxed; auto is the length at the start.
	FreeLength *float64 `yaml:"free_length" unit:"m" min:"0" auto:"auto"`
	// Branches that relax.
	Branches []MaxwellBranch `yaml:"branches" needs:"viscoelastic_spring"`
}

// MaxwellBranch is a spring and a dashpot in series.
type MaxwellBranch struct {
	// Stiffness of its spring.
	Stiffness float64 `yaml:"stiffness" unit:"N/m" above:"0" required:"true"`
	// Time in which its tension falls to 1/e at a constant length: damping of its dashpot by stiffness of its spring.
	RelaxationTime float64 `yaml:"relaxation_time" unit:"s" above:"0" required:"true"`
}

// TorsionLaw is the moment with which a torsional spring turns back: stiffness (angle - free angle) + damping rate + preload, or a curve.
type TorsionLaw struct {
	// Stiffness.
	Stiffness float64 `yaml:"stiffness" unit:"N m/rad" min:"0" default:"0"`
	// Damping.
	Damping float64 `yaml:"damping" unit:"N m s/rad" min:"0" default:"0"`
	// Angle without moment; auto is the angle at the start.
	FreeAngle *float64 `yaml:"free_angle" unit:"rad" auto:"auto"`
	// Moment at the free angle.
	Preload float64 `yaml:"preload" unit:"N m" default:"0"`
	// Moment as a function of the angle beyond the free one (rad), its rate (rad/s) and time t (s), beside stiffness and damping.
	Curve *Function `yaml:"curve" unit:"N m" of:"angle rate t"`
}

// BushingLaw is the force and torque of a bushing, linear in the displacements and rotations from the configuration at the start. It acts at the first
// marker's point.
type BushingLaw struct {
	// Stiffness along its axes.
	TranslationalStiffness r3.Vec `yaml:"translational_stiffness" unit:"N/m" min:"0" default:"[0, 0, 0]"`
	// Damping along its axes.
	TranslationalDamping r3.Vec `yaml:"translational_damping" unit:"N s/m" min:"0" default:"[0, 0, 0]"`
	// Stiffness about its axes.
	RotationalStiffness r3.Vec `yaml:"rotational_stiffness" unit:"N m/rad" min:"0" default:"[0, 0, 0]"`
	// Damping about its axes.
	RotationalDamping r3.Vec `yaml:"rotational_damping" unit:"N m s/rad" min:"0" default:"[0, 0, 0]"`
	// Whole stiffness matrix in SI, rows force x y z and torque x y z, added to the above.
	StiffnessMatrix *[6][6]float64 `yaml:"stiffness_matrix"`
	// Whole damping matrix in SI, added to the above.
	DampingMatrix *[6][6]float64 `yaml:"damping_matrix"`
	// Force at the start, on the first body.
	PreloadForce r3.Vec `yaml:"preload_force" unit:"N" default:"[0, 0, 0]"`
	// Torque at the start, on the first body.
	PreloadTorque r3.Vec `yaml:"preload_torque" unit:"N m" default:"[0, 0, 0]"`
}

// BeamLaw is an elastic beam, straight and without force at the start, that is clamped in both bodies.
type BeamLaw struct {
	CrossSection
	// Direction to whose side the z axis of the section points, in world axes in the configuration at the start; auto is any across the beam.
	Up *r3.Vec `yaml:"up" auto:"auto"`
}

// AppliedLoad is a force or torque applied to one body.
type AppliedLoad struct {
	// Body that is loaded; a net stands for its body nearest to the point of application.
	Body string `yaml:"body" refers:"body net" needs:"force torque"`
	// Point of application, in world axes in the configuration at the start; the centre of mass unless given.
	Point *r3.Vec `yaml:"at" unit:"m" only:"force"`
	// Components against time.
	Force [3]Function `yaml:"force" unit:"N" of:"t" needs:"force"`
	// Components against time.
	Torque [3]Function `yaml:"torque" unit:"N m" of:"t" needs:"torque"`
	// The components are along the body's axes and turn with it; else along the world's.
	Follower bool `yaml:"follower" only:"force torque"`
}

// GeneralLaw is a wrench between two markers, along the axes of the second, on the first: each component is an expression of the first's
// displacement x y z (m), rotation rx ry rz (rad, the rotation vector), velocity vx vy vz (m/s) and angular velocity wx wy wz (rad/s), all
// relative to the second and in its axes, and of time t.
type GeneralLaw struct {
	// Force along the second marker's axes.
	Force [3]Function `yaml:"force" unit:"N" of:"x y z rx ry rz vx vy vz wx wy wz t" default:"[0, 0, 0]"`
	// Torque about the second marker's axes.
	Torque [3]Function `yaml:"torque" unit:"N m" of:"x y z rx ry rz vx vy vz wx wy wz t" default:"[0, 0, 0]"`
}

// alongLine tells whether it acts along the line between two points, which may be point masses.
func (f *Force) alongLine() bool { return slices.Contains(lines, f.Type) }

// Check implements document.Checker.
func (f *Force) Check(r *document.Report) {
	checkEnds(r, "force", f.Name, f.Bodies, f.Markers)
	checkDirection(r, "axis", f.Axis)
	f.checkFlexible(r)
	var needed []string
	switch f.Type {
	case torsional:
		needed = []string{"at", "axis"}
	case "bushing", "general", springDamper, viscoelastic, beam:
		needed = []string{"at"}
	}
	for _, key := range needed {
		switch given := r.Given(key); {
		case f.Markers != nil && given:
			r.Fail(key, "%q goes with \"bodies\"; markers have places and axes of their own", key)
		case f.Bodies != nil && !given:
			r.Fail("", "%s %q needs the key %q", f.Type, f.Name, key)
		}
	}
}

// checkFlexible checks what beams and chains of bodies have.
func (f *Force) checkFlexible(r *document.Report) {
	switch f.Type {
	case beam:
		f.Beam.CrossSection.Check(r)
		checkDirection(r, "up", f.Beam.Up)
	case bending:
		f.Bending.Check(r)
		if len(f.Through) < 3 {
			r.Fail("through", "a chain that bends goes through three bodies at least; this one has %d", len(f.Through))
		}
	}
}
