package models

// What a run records.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Outputs says what is recorded, and when.
type Outputs struct {
	// Time between rows of history.csv.
	Interval float64 `yaml:"interval" unit:"s" above:"0" default:"1e-3"`
	// Time between VTK frames for ParaView; none without it.
	Frames *float64 `yaml:"frames" unit:"s" above:"0"`
	// Coarse-grained fields of particles, an image for ParaView with each of these frames.
	Fields []Field `yaml:"fields"`
	// Time between frames of replay.gbr, which gabion view plays: smaller and quicker than those for ParaView, for pictures; none without it.
	Replay *float64 `yaml:"replay" unit:"s" above:"0"`
	// Replays hold the contacts of particles too, with their forces: some 30 bytes for each contact.
	ReplayContacts bool `yaml:"replay_contacts"`
	// Time between checkpoints, beside those that are written every so often in wall time, at the end, and when the run is stopped.
	Checkpoints *float64 `yaml:"checkpoints" unit:"s" above:"0"`
	// Write the particles of each group and inlet, as they are at the end of the run, to particles/NAME.csv: a bed that "file" of particles reads.
	FinalParticles bool `yaml:"final_particles"`
	// Write loads.csv: the largest force of all steps, and when, on all that joints, forces, ropes and pins of nets hold on to of the ground and of fixed bodies, in every rope, and on every wall with a `wear_constant` or `erosion_constant`.
	Loads bool `yaml:"loads"`
	// Ways of blocks over a terrain.
	Trajectories *Trajectories `yaml:"trajectories"`
	// Pictures of the scene.
	Snapshots *Snapshots `yaml:"snapshots"`
	// Draw plots of requests and of the energy audit.
	Plots bool `yaml:"plots" default:"true"`
	// Plots of columns of the history over another column.
	Curves []CurvePlot `yaml:"curves"`
	// The account of energy and mass in audit.csv, and what becomes of a run whose energy does not add up.
	Audit Audit `yaml:"audit" default:"{}"`
	// Columns of history.csv: REQUEST.QUANTITY.COMPONENT.
	Requests []Request `yaml:"requests"`
}

// CurvePlot is a plot of columns of the history over another one, such as a stress over a strain: plots/NAME.svg.
type CurvePlot struct {
	// Name, unique among curves and requests.
	Name string `yaml:"name" required:"true" defines:"request"`
	// Column along the horizontal axis: REQUEST.QUANTITY.COMPONENT, or time, or a sum of columns, "a + b".
	X string `yaml:"x" required:"true"`
	// Columns along the vertical axis, or sums of columns.
	Y []string `yaml:"y" required:"true"`
	// Factor of the numbers of the horizontal axis.
	XScale float64 `yaml:"x_scale" default:"1"`
	// Factor of the numbers of the vertical axis.
	YScale float64 `yaml:"y_scale" default:"1"`
	// Label of the horizontal axis; the name of its column unless given.
	XLabel string `yaml:"x_label"`
	// Label of the vertical axis.
	YLabel string `yaml:"y_label"`
}

// Audit says how often the energy audit is made, and how much energy may be missing: balance.residual of audit.csv, as a part of the largest balance.energy_scale so far.
type Audit struct {
	// Rows of history.csv for one row of audit.csv; with 0 the audit is made at the start and at the end only.
	Every int `yaml:"every" min:"0" default:"1"`
	// Residual from which on the program warns, at once and in the summary.
	Warn float64 `yaml:"warn" unit:"1" above:"0" default:"1 %"`
	// Residual from which on the run has failed: it goes on to its end and keeps its results, and then ends with exit status 3.
	Fail float64 `yaml:"fail" unit:"1" above:"0" default:"20 %"`
}

// Check implements document.Checker.
func (a *Audit) Check(r *document.Report) {
	if a.Warn > a.Fail {
		r.Fail("warn", "warn, %g, must not be above fail, %g", a.Warn, a.Fail)
	}
}

// Snapshots are shaded pictures of the scene.
type Snapshots struct {
	// When they are taken.
	Times []float64 `yaml:"times" unit:"s" min:"0" required:"true"`
	// Where they are taken from; without it the whole scene is in view.
	Camera *Camera `yaml:"camera"`
	// Width and height in pixels.
	Size [2]int `yaml:"size" min:"16" max:"16384" default:"[1280, 800]"`
	// Objects that are left out: walls, bodies, nets, forces, ropes, groups of particles and inlets, loads of the fluid, by their names, and "fluid".
	Hide []string `yaml:"hide" refers:"object"`
	// Part of the light that an object holds back where it is seen from its front, 0 to 1; 1 for those that are not named. It throws no shadow below 1.
	Opacity map[string]float64 `yaml:"opacity" refers:"object" min:"0" max:"1"`
	// Cut, so that one sees inside.
	Clip *Clip `yaml:"clip"`
}

// Clip is a plane in front of which objects are cut away. Particles, knots and the like stay whole: their centres decide.
type Clip struct {
	// A point of the plane.
	Point r3.Vec `yaml:"point" unit:"m" default:"[0, 0, 0]"`
	// Normal of the plane, towards what is cut away.
	Normal r3.Vec `yaml:"normal" required:"true"`
	// Objects that are cut; all unless given.
	Objects []string `yaml:"objects" refers:"object"`
}

// Check implements document.Checker.
func (c *Clip) Check(r *document.Report) { checkDirection(r, "normal", &c.Normal) }

// Camera says from where a picture is taken.
type Camera struct {
	// Where the camera is.
	From r3.Vec `yaml:"from" unit:"m" required:"true"`
	// What it looks at.
	At r3.Vec `yaml:"at" unit:"m" required:"true"`
	// What is up; auto is against gravity, or y.
	Up *r3.Vec `yaml:"up" auto:"auto"`
	// Vertical angle of view.
	Angle float64 `yaml:"angle" unit:"rad" above:"0" below:"3.1" default:"40 deg"`
}

// Check implements document.Checker.
func (c *Camera) Check(r *document.Report) {
	if c.From == c.At {
		r.Fail("at", "the camera must look at another place than it is at")
	}
	checkDirection(r, "up", c.Up)
}

// Request is a group of columns in the history.
type Request struct {
	// Name, unique among requests: the first part of the column names.
	Name string `yaml:"name" required:"true" defines:"request"`
	// Body: of the point `at`, relative to `frame`. A net stands for its body nearest, at the start, to the place `at` in the world.
	Body string `yaml:"body" refers:"body net" oneof:"subject"`
	// Marker, relative to `frame`.
	Marker string `yaml:"marker" refers:"marker" oneof:"subject"`
	// Joint: what it does to the first body, and the first body's motion from the second.
	Joint string `yaml:"joint" refers:"joint" oneof:"subject"`
	// Motion: what drives the first body.
	Motion string `yaml:"motion" refers:"motion" oneof:"subject"`
	// Force element, or a wire of a net: what it does to the first body. Some quantities are of some types only.
	Force string `yaml:"force" refers:"force" oneof:"subject"`
	// Rope, one of its spans or one of its brakes.
	Rope string `yaml:"rope" refers:"rope" oneof:"subject"`
	// Beam, or a post of a barrier that bends: its moments.
	Beam string `yaml:"beam" refers:"beam" oneof:"subject"`
	// Wall: what particles and bodies do to it.
	Wall string `yaml:"wall" refers:"wall" oneof:"subject"`
	// Load of the fluid, or one of its panels.
	FluidLoad string `yaml:"fluid_load" refers:"fluid_load" oneof:"subject"`
	// Net: what acts on the whole of it, and its wires.
	Net string `yaml:"net" refers:"net" oneof:"subject"`
	// Barrier: its nets together.
	Barrier string `yaml:"barrier" refers:"barrier" oneof:"subject"`
	// Group of particles, or the particles that an inlet has brought.
	Particles string `yaml:"particles" refers:"particles" oneof:"subject"`
	// Outlet: what it has taken so far.
	Outlet string `yaml:"outlet" refers:"outlet" oneof:"subject"`
	// Part of a plane: what has gone through it so far.
	Section *Section `yaml:"section" oneof:"subject"`
	// Particles in a part of space.
	Region *ObservedRegion `yaml:"region" oneof:"subject"`
	// The whole model.
	System bool `yaml:"system" oneof:"subject"`
	// What is recorded; see [quantities](#quantities).
	Quantities []string `yaml:"quantities" required:"true"`
	// Point of the body, in its own axes; with the name of a net for a body, the place in the world of the body that is meant; for a wall or a fluid load, the point in the world about which torque is taken.
	At r3.Vec `yaml:"at" unit:"m"`
	// Marker in whose axes components are given, and relative to which motions of bodies and markers are; the world unless given. Velocities and accelerations are those in the world less those of the marker: that it turns is not taken off.
	Frame string `yaml:"frame" refers:"marker"`
}

// ObservedRegion is a part of space whose particles are looked at: those whose centres are in it.
type ObservedRegion struct {
	Region
	// The whole periodic cell, as it is then, with all particles; every axis of the domain must be periodic.
	Cell bool `yaml:"cell" oneof:"region"`
	// Body that carries the region along; it is then given from the body's centre of mass, along the body's axes.
	Body string `yaml:"body" refers:"body"`
	// Cells along x, y and z of the region's box, each of which is asked by itself, as NAME.1, NAME.2 and so on: along x first, then y, then z. Layers, a profile, a grid that a body carries along.
	Cells [3]int `yaml:"cells" min:"1" max:"1000" default:"[1, 1, 1]"`
	// Cells along x, y and z of the region's box, which lacey_index takes as samples.
	Samples [3]int `yaml:"samples" min:"1" max:"1000" default:"[1, 1, 1]"`
}

// Section is a plane, or a part of one, that particles go through. They are looked at when a row of the history is written: what crosses, and where,
// follows from the straight way between two looks, so that a particle which comes in or goes out between two is not seen to cross.
type Section struct {
	// A point of the plane.
	Point r3.Vec `yaml:"point" unit:"m" required:"true"`
	// Its normal: what goes along it counts as positive, what comes back as negative.
	Normal r3.Vec `yaml:"normal" required:"true"`
	// The part of the plane that is meant: what is in this region; the whole plane unless given.
	Within *Region `yaml:"within"`
}

// Check implements document.Checker.
func (s *Section) Check(r *document.Report) { checkDirection(r, "normal", &s.Normal) }
