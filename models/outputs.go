package models

// What a run records.

import (
	"fmt"
	"slices"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models/document"
)

// Outputs says what is recorded, and when.
type Outputs struct {
	// Time between rows of history.csv, and between entries of the audit.
	Interval float64 `yaml:"interval" unit:"s" above:"0" default:"1e-3"`
	// Time between VTK frames for ParaView; none without it.
	Frames *float64 `yaml:"frames" unit:"s" above:"0"`
	// Time between checkpoints, beside those that are written every so often in wall time, at the end, and when the run is stopped.
	Checkpoints *float64 `yaml:"checkpoints" unit:"s" above:"0"`
	// Write the grains of each group and stream, as they are at the end of the run, to grains/NAME.csv: a bed that "file" of particles reads.
	Grains bool `yaml:"grains"`
	// Pictures of the scene.
	Snapshots *Snapshots `yaml:"snapshots"`
	// Draw plots of requests and of the energy audit.
	Plots bool `yaml:"plots" default:"true"`
	// Columns of history.csv: REQUEST.QUANTITY.COMPONENT.
	Requests []Request `yaml:"requests"`
}

// Snapshots are shaded pictures of the scene.
type Snapshots struct {
	// When they are taken.
	Times []float64 `yaml:"times" unit:"s" min:"0" required:"true"`
	// Where they are taken from; without it the whole scene is in view.
	Camera *Camera `yaml:"camera"`
	// Width and height in pixels.
	Size [2]int `yaml:"size" min:"16" max:"16384" default:"[1280, 800]"`
}

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
	// Body: position, velocity, acceleration (of the point at), orientation (e0 to e3), angular_velocity, angular_acceleration, kinetic_energy,
	// potential_energy; contact_force and contact_torque of grains, walls and other bodies on it, the torque about its centre of mass.
	Body string `yaml:"body" refers:"body" oneof:"subject"`
	// Marker, with the quantities of a body but the energy.
	Marker string `yaml:"marker" refers:"marker" oneof:"subject"`
	// Joint: force and torque on the first body, about the joint's point on it; residual of its equations; rotation (from -pi to pi) and translation of the first body
	// from the second, about and along the axis.
	Joint string `yaml:"joint" refers:"joint" oneof:"subject"`
	// Motion: force and torque that drive the first body, and the power that this takes.
	Motion string `yaml:"motion" refers:"motion" oneof:"subject"`
	// Force element: force and torque on the first body, about the element's point on it; energy that it stores; tension, length, elongation and rate of a
	// spring_damper; rotation and angular_rate of a torsional_spring; displacement and rotation_vector of a bushing or general force, along its own axes.
	Force string `yaml:"force" refers:"force" oneof:"subject"`
	// Wall: force and torque of grains and bodies on it, torque about at.
	Wall string `yaml:"wall" refers:"wall" oneof:"subject"`
	// Group of grains: count, mass, center_of_mass, velocity, kinetic_energy, contact_force (sum over the group), height (of the highest grain
	// against gravity).
	Particles string `yaml:"particles" refers:"particles" oneof:"subject"`
	// The whole model: kinetic_energy, potential_energy, elastic_energy, total_energy, momentum, angular_momentum, residual (of the energy balance), constraint_residual
	// (the largest of all joints and motions), contacts, particles.
	System bool `yaml:"system" oneof:"subject"`
	// What is recorded.
	Quantities []string `yaml:"quantities" required:"true"`
	// Point of the body, in its own axes; for a wall, the point in the world about which torque is taken.
	At r3.Vec `yaml:"at" unit:"m"`
	// Marker in whose axes components are given, and relative to which motions of bodies and markers are; the world unless given.
	Frame string `yaml:"frame" refers:"marker"`
}

// quantities that can be asked of each subject of a request.
var quantities = map[string][]string{
	"body":      append([]string{"kinetic_energy", "potential_energy", "contact_force", "contact_torque"}, motionQuantities...),
	"marker":    motionQuantities,
	"joint":     {"force", "torque", "residual", "rotation", "translation"},
	"motion":    {"force", "torque", "power"},
	"force":     {"force", "torque", "energy", "tension", "length", "elongation", "rate", "rotation", "angular_rate", "displacement", "rotation_vector"},
	"wall":      {"force", "torque"},
	"particles": {"count", "mass", "center_of_mass", "velocity", "kinetic_energy", "contact_force", "height"},
	"system": {
		"kinetic_energy", "potential_energy", "elastic_energy", "total_energy", "momentum", "angular_momentum", "residual", "constraint_residual", "contacts",
		"particles",
	},
}

var motionQuantities = []string{"position", "velocity", "acceleration", "orientation", "angular_velocity", "angular_acceleration"}

// Subject returns what the request is about: a kind ("body", "joint", ..., "system") and a name.
func (q *Request) Subject() (kind, name string) {
	for _, s := range []struct{ kind, name string }{
		{"body", q.Body},
		{"marker", q.Marker},
		{"joint", q.Joint},
		{"motion", q.Motion},
		{"force", q.Force},
		{"wall", q.Wall},
		{"particles", q.Particles},
	} {
		if s.name != "" {
			return s.kind, s.name
		}
	}
	return "system", ""
}

// Check implements document.Checker.
func (q *Request) Check(r *document.Report) {
	kind, _ := q.Subject()
	known := quantities[kind]
	for i, name := range q.Quantities {
		switch {
		case !slices.Contains(known, name):
			r.Fail("quantities", "%s has no quantity %q; it has %s", withArticle(kind), name, strings.Join(known, ", "))
		case slices.Contains(q.Quantities[:i], name):
			r.Fail("quantities", "quantity %q comes twice", name)
		}
	}
	if r.Given("at") && kind != "body" && kind != "wall" {
		r.Fail("at", "\"at\" is for a body or a wall")
	}
	if q.Frame != "" && !slices.Contains([]string{"body", "marker", "joint", "motion", "force"}, kind) {
		r.Fail("frame", "\"frame\" is for a body, a marker, a joint, a motion or a force")
	}
}

func withArticle(kind string) string {
	switch kind {
	case "system":
		return "the system"
	case "particles":
		return "a group of particles"
	}
	return fmt.Sprintf("a %s", kind)
}
