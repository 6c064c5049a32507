package models

// The model as a whole: the sections of a YAML file.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Model is everything that a run needs to know. All numbers are SI, all angles in radians, all axes right-handed.
type Model struct {
	// What the model is, in one line.
	Title string `yaml:"title"`
	// More about it: what it is for, where its data come from.
	Description string `yaml:"description"`
	// Named values, used anywhere as ${name} or ${2 * name + 1}. Values may have units and may refer to each other.
	Parameters document.Parameters `yaml:"parameters"`

	// Acceleration of free fall, along x, y and z: numbers, or functions of time t (s).
	Gravity [3]Function `yaml:"gravity" unit:"m/s^2" of:"t" default:"[0, 0, 0]"`
	// The space that particles may be in, and the axes along which it repeats itself.
	Domain *Domain `yaml:"domain"`

	// What particles, bodies and walls are made of.
	Materials []Material `yaml:"materials"`
	// The laws of contact and their coefficients.
	Contact Contact `yaml:"contact" default:"{}"`

	// Rigid bodies and point masses.
	Bodies []Body `yaml:"bodies"`
	// Named frames on bodies or on the ground, for joints, forces and requests.
	Markers []Marker `yaml:"markers"`
	// Constraints between two bodies.
	Joints []Joint `yaml:"joints"`
	// Prescribed motions of joints and points.
	Motions []Motion `yaml:"motions"`
	// Springs, dampers, bushings and applied loads.
	Forces []Force `yaml:"forces"`
	// Ropes that run through points of bodies and nets.
	Ropes []Rope `yaml:"ropes"`
	// Barriers of nets, ropes and posts, whole.
	Barriers []Barrier `yaml:"barriers" expands:"true"`
	// Masts, posts and stiff ropes: bodies along a line and beams between them.
	Beams []Beam `yaml:"beams" expands:"true"`
	// Nets: grids of bodies connected by springs, rings or wires.
	Nets []Net `yaml:"nets" expands:"true"`

	// Shapes of particles that are unions of spheres.
	Clumps []Clump `yaml:"clumps"`
	// Shapes of particles that are polyhedra with rounded edges, convex or not.
	Polyhedra []Polyhedron `yaml:"polyhedra"`
	// Shapes of particles that are superquadrics: ellipsoids, rounded cylinders and boxes.
	Superquadrics []Superquadric `yaml:"superquadrics"`
	// Groups of particles that are there from the start.
	Particles []Particles `yaml:"particles"`
	// Inlets that add particles during the run.
	Inlets []Inlet `yaml:"inlets"`
	// Regions that remove the particles that enter them.
	Outlets []Outlet `yaml:"outlets"`
	// Surfaces that no body carries: fixed, or moving as prescribed.
	Walls []Wall `yaml:"walls"`
	// How particles are advanced in time.
	DEM DEM `yaml:"dem" default:"{}"`

	// The state of another run to begin with.
	Start *Start `yaml:"start"`
	// How the bodies are advanced in time, and how long the run is.
	Solver Solver `yaml:"solver" required:"true"`
	// How bodies and particles are coupled.
	Coupling Coupling `yaml:"coupling" default:"{}"`
	// What is recorded.
	Outputs Outputs `yaml:"outputs" default:"{}"`

	file   string
	files  document.Files // that the model and its files are among
	places document.Places
	notes  []string
	extend func(x *Extension) error // see Extend
}

// Keep implements document.Keeper.
func (m *Model) Keep(p document.Places) { m.places = p }

// Kinds of what stands at the top of the model and under solver, whose places are kept.
const rootKey, solverKey = "model", "solver"

// Up is the direction against gravity at the start; y without gravity.
func (m *Model) Up() r3.Vec {
	g := r3.Vec{X: m.Gravity[0].Constant, Y: m.Gravity[1].Constant, Z: m.Gravity[2].Constant}
	most := max(math.Abs(g.X), math.Abs(g.Y), math.Abs(g.Z))
	if most == 0 {
		return r3.Vec{Y: 1}
	}
	// Divided by its largest component first, as the square of a very small one is zero.
	return r3.Unit(r3.Vec{X: 0 - g.X/most, Y: 0 - g.Y/most, Z: 0 - g.Z/most})
}

// Domain is the box that particles may be in.
type Domain struct {
	// Lowest corner.
	Min r3.Vec `yaml:"min" unit:"m" required:"true"`
	// Highest corner.
	Max r3.Vec `yaml:"max" unit:"m" required:"true"`
	// Axes along which the domain repeats itself: a particle that leaves at one side comes back at the other. Without it, a particle that leaves is an error.
	Periodic []string `yaml:"periodic" enum:"x y z"`
	// Rate by which a domain that is periodic along all axes deforms, about its centre.
	StrainRate *StrainRate `yaml:"strain_rate"`
}

// box is the domain, and the axes on which it repeats itself; the zero box without a domain.
func (d *Domain) box() (b r3.Box, periodic [3]bool) {
	if d == nil {
		return b, periodic
	}
	for _, axis := range d.Periodic {
		periodic[axis[0]-'x'] = true
	}
	return r3.Box{Min: d.Min, Max: d.Max}, periodic
}

// Check implements document.Checker.
func (d *Domain) Check(r *document.Report) { checkBox(r, d.Min, d.Max) }

// checkBox checks that a box has a positive extent along each axis.
func checkBox(r *document.Report, low, high r3.Vec) {
	if size := r3.Sub(high, low); !(size.X > 0 && size.Y > 0 && size.Z > 0) {
		r.Fail("max", "max must be above min along each axis")
	}
}

// Solver says how the equations of motion are integrated.
type Solver struct {
	// Integration formula: hht (Hilber, Hughes and Taylor) or generalized_alpha.
	Method string `yaml:"method" selector:"true" enum:"hht generalized_alpha" default:"hht"`
	// Numerical damping of hht, from -1/3 (most) to 0 (none).
	Alpha float64 `yaml:"alpha" only:"hht" min:"-0.33333333333333337" max:"0" default:"-0.05"`
	// Spectral radius at infinite frequency of generalized_alpha, from 0 (most damping) to 1 (none).
	SpectralRadius float64 `yaml:"spectral_radius" only:"generalized_alpha" min:"0" max:"1" default:"0.8"`
	// Time step. In a model with particles it is also the step of the particles, unless coupling says otherwise.
	Step float64 `yaml:"step" unit:"s" above:"0" required:"true"`
	// Time at which the run ends; it starts at 0.
	End float64 `yaml:"end" unit:"s" above:"0" required:"true"`
	// Velocity error that Newton's iteration may leave on a body.
	Tolerance float64 `yaml:"tolerance" unit:"m/s" above:"0" default:"1e-8"`
	// Most Newton iterations in a step.
	MaxIterations int `yaml:"max_iterations" min:"1" max:"1000000" default:"20"`
	// Change the step so that the error of each step stays below a bound; without it the step is fixed.
	ErrorControl *ErrorControl `yaml:"error_control"`
	// Smallest step to which one that Newton's iteration cannot make is cut, bodies and particles together; a run that needs a smaller one fails. A
	// thousandth of step unless given; equal to step, nothing is cut.
	MinStep *float64 `yaml:"min_step" unit:"s" above:"0"`
	// Where the run starts: at the given positions and velocities, or at rest in static equilibrium.
	Start string `yaml:"start" enum:"given equilibrium" default:"given"`
	// Move bodies to the nearest positions that satisfy the joints before the start, weighted by mass; without it, positions that do not are an error.
	Assemble bool `yaml:"assemble" default:"true"`
}

// Check implements document.Checker.
func (s *Solver) Check(r *document.Report) {
	r.Mark(solverKey, "step")
	switch {
	case s.MinStep == nil:
	case s.ErrorControl != nil:
		r.Fail("min_step", "with error_control, its own min_step is the smallest step: leave this one out")
	case *s.MinStep > s.Step:
		r.Fail("min_step", "min_step, %g s, must not be above step, %g s", *s.MinStep, s.Step)
	}
}

// minStepShare is the part of the step to which steps are cut where the model does not say.
const minStepShare = 1e-3

// minStep is the smallest step to which one is cut that fails, s.
func (s *Solver) minStep() float64 {
	if s.MinStep != nil {
		return *s.MinStep
	}
	return minStepShare * s.Step
}

// ErrorControl chooses steps by the error that they make. It is for models without particles.
type ErrorControl struct {
	// Error of the positions that all steps of the run may add up to.
	Tolerance float64 `yaml:"tolerance" unit:"m" above:"0" required:"true"`
	// Smallest step; a run that needs a smaller one fails.
	MinStep float64 `yaml:"min_step" unit:"s" above:"0" default:"1e-9"`
	// Largest step.
	MaxStep float64 `yaml:"max_step" unit:"s" above:"0" default:"0.1"`
}

// Check implements document.Checker.
func (e *ErrorControl) Check(r *document.Report) {
	if e.MinStep > e.MaxStep {
		r.Fail("min_step", "min_step must not be above max_step")
	}
}

// Coupling says how bodies and particles advance together.
type Coupling struct {
	// frozen: one particle step for each multibody step, contact evaluated anew in each Newton iteration; subcycled: many particle steps for one multibody
	// step, the impulse handed over; iterated: a subcycled step repeated until the contact forces converge.
	Scheme string `yaml:"scheme" selector:"true" enum:"frozen subcycled iterated" default:"frozen"`
	// Particle steps in a multibody step: solver.step is that of the bodies, and the particles' is this part of it.
	Substeps int `yaml:"substeps" only:"subcycled iterated" min:"1" max:"1000000" default:"20"`
	// Change of the contact forces in an iteration, relative to the largest, at which they have converged.
	Tolerance float64 `yaml:"tolerance" only:"iterated" above:"0" default:"1e-4"`
	// Most iterations of a step.
	MaxIterations int `yaml:"max_iterations" only:"iterated" min:"1" max:"1000000" default:"50"`
	// Make steps of the bodies shorter than solver.step, by whole particle steps, where the interface displacement error asks for it.
	ErrorControl *ExchangeControl `yaml:"error_control" only:"subcycled iterated"`
}

// ExchangeControl chooses the steps of bodies that touch particles.
type ExchangeControl struct {
	// Largest interface displacement error: distance of a body from its predicted position at the end of a step.
	Tolerance float64 `yaml:"tolerance" unit:"m" above:"0" required:"true"`
}

// DEM says how particles are advanced in time.
type DEM struct {
	// Integration formula: velocity_verlet; leapfrog, which gives velocities in the middle of steps; or gear, the predictor-corrector of five values, for spheres without bodies on the processor.
	Integrator string `yaml:"integrator" enum:"velocity_verlet leapfrog gear" default:"velocity_verlet"`
	// Margin of neighbour lists; auto takes a tenth of the smallest radius.
	Skin *float64 `yaml:"skin" unit:"m" min:"0" auto:"auto"`
	// Local damping of Cundall (1987): a part of the contact force and moment, against the motion.
	LocalDamping float64 `yaml:"local_damping" min:"0" below:"1" default:"0"`
	// Bonds that hold particles together.
	Bonds []Bonds `yaml:"bonds"`
	// Fluid around the particles, which drags them and, where it is said to, lifts them.
	Fluid *Fluid `yaml:"fluid"`
	// The gravity of the particles on one another.
	SelfGravity *SelfGravity `yaml:"self_gravity"`
	// Forces between particles that need not touch: Lennard-Jones and charges.
	PairPotentials *PairPotentials `yaml:"pair_potentials"`
	// Heat bath that keeps particles in random motion.
	Thermostat *Thermostat `yaml:"thermostat"`
	// What particles with a temperature exchange heat with, beside what they touch.
	Heat *HeatTransfer `yaml:"heat"`
	// Arithmetic on a GPU: mixed holds the state in 64 bits and works contacts out in 32; auto is mixed, see docs/performance.md. The CPU always uses double.
	Precision string `yaml:"precision" enum:"auto single mixed double" default:"auto"`
	// What is done about a particle that leaves the domain, or that shorter steps do not keep from moving by more than its radius in a step or halfway through a surface:
	// remove takes it away, report lets it go on; either lists it in events.csv.
	OnLost string `yaml:"on_lost" enum:"stop remove report" default:"stop"`
}
