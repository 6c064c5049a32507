// Writes a dataset as a model of ours, in YAML.

package adams

import (
	"context"
	"errors"
	"fmt"
	"math"
	"regexp"
	"strings"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"

	"gabion/mbd"
	"gabion/models"
	"gabion/rigid"
)

// Times are what an Adams command file says and a dataset does not, in seconds.
type Times struct {
	End      float64 // of the run
	Output   float64 // between rows of the history
	Step     float64 // of the integration; with Accuracy the first one
	Accuracy float64 // position error that all steps may add up to, m; zero with Step for steps of one size
	MaxStep  float64 // with Accuracy; zero for no limit
}

// converter writes one dataset.
type converter struct {
	dataset *Dataset
	units   Units
	poses   map[int]rigid.Frame
	names   map[string]string // of elements, by keyword and identifier
	taken   map[string]bool
	marked  map[int]bool // markers that are referred to
	extra   []*yaml.Node // markers that the dataset does not have

	failures []error
	notes    []Note
}

// Convert writes the dataset as YAML, in SI. What has no counterpart in our models is an error, all at once; requests that
// have none, and differences of meaning, are notes. What it returns has been read back and checked.
func Convert(ctx context.Context, d *Dataset, times Times) ([]byte, []Note, error) {
	times, err := times.withDefaults(d)
	if err != nil {
		return nil, nil, err
	}
	a := &assembly{ctx: ctx, dataset: d, units: d.Units, poses: map[int]rigid.Frame{}}
	for k, p := range d.Parts {
		if !p.Ground {
			a.poses[k] = d.pose(p)
		}
	}
	if err := a.start(); err != nil {
		return nil, nil, err
	}
	c := &converter{
		dataset: d, units: d.Units, poses: a.poses, names: map[string]string{}, taken: map[string]bool{models.Ground: true},
		marked: map[int]bool{},
	}
	title := d.Title
	if _, name, ok := strings.Cut(title, "model name:"); ok {
		title = strings.TrimSpace(name)
	}
	bodies, joints, motions, forces, requests := c.bodies(), c.joints(), c.motions(), c.forces(), c.requests()
	root := mapping(
		"title", title,
		"gravity", r3.Scale(d.Units.Acceleration(), d.Gravity),
		"bodies", bodies,
		"markers", c.markers(),
		"joints", joints,
		"motions", motions,
		"forces", forces,
		"solver", times.solver(),
		"outputs", mapping("interval", times.Output, "requests", requests),
	)
	if err := errors.Join(c.failures...); err != nil {
		return nil, nil, err
	}
	text, err := yamlBytes(root)
	if err != nil {
		return nil, nil, err
	}
	if _, err := models.Parse(ctx, d.File+" as YAML", text, nil); err != nil {
		return nil, nil, err
	}
	return text, c.notes, nil
}

func (c *converter) fail(at Position, format string, args ...any) {
	c.failures = append(c.failures, Error{c.dataset.File, at, fmt.Sprintf(format, args...)})
}

func (c *converter) note(at Position, format string, args ...any) {
	c.notes = append(c.notes, Note{at, fmt.Sprintf(format, args...)})
}

var notInNames = regexp.MustCompile(`[^\pL\pN_-]+`)

// name returns a name for an element: that of Adams View made fit, or one of its keyword and identifier.
func (c *converter) name(keyword string, e Element) string {
	key := describe(keyword, e.ID)
	if name, ok := c.names[key]; ok {
		return name
	}
	name := strings.Trim(notInNames.ReplaceAllString(e.Name, "_"), "_")
	if name == "" || strings.ContainsRune("0123456789-", rune(name[0])) || c.taken[name] {
		name = strings.ToLower(keyword) + numeral(float64(e.ID))
	}
	for c.taken[name] {
		name += "_"
	}
	c.taken[name] = true
	c.names[key] = name
	return name
}

func (c *converter) partName(k int) string {
	p := c.dataset.Parts[k]
	if p.Ground {
		return models.Ground
	}
	return c.name(partKeyword(p.Point), p.Element)
}

func (c *converter) bodies() (list []*yaml.Node) {
	for k, p := range c.dataset.Parts {
		if p.Ground {
			continue
		}
		pose := c.poses[k]
		b := yamlMap{mapping("name", c.partName(k))}
		if p.Point {
			b.set("type", "point_mass")
		}
		b.set("mass", c.units.Mass*p.Mass)
		if !p.Point {
			j := c.dataset.inertiaAboutCentre(p)
			unit := c.units.Length * c.units.Length * c.units.Mass
			for i := range j {
				j[i] *= unit
			}
			moments := yamlNumbers(j[:]...)
			if j[3] == 0 && j[4] == 0 && j[5] == 0 {
				moments = yamlNumbers(j[:3]...)
			}
			b.set("inertia", moments)
		}
		b.set("position", pose.Position)
		if !p.Point && pose.Orientation != identity {
			b.set("orientation", mapping("euler_parameters", pose.Orientation))
		}
		if pose.Velocity != (r3.Vec{}) {
			b.set("velocity", pose.Velocity)
		}
		if pose.AngularVelocity != (r3.Vec{}) {
			b.set("angular_velocity", pose.AngularVelocity)
		}
		list = append(list, b.Node)
	}
	return list
}

// marker returns the name of a marker and makes sure that it is written.
func (c *converter) marker(id int) string {
	if id == 0 {
		if !c.marked[0] {
			c.marked[0] = true
			c.taken["origin"] = true
			c.extra = append(c.extra, mapping("name", "origin", "body", models.Ground))
		}
		return "origin"
	}
	c.marked[id] = true
	m, _ := c.dataset.Marker(id)
	return c.name("MARKER", m.Element)
}

// place returns the body, the position in it and the orientation of a marker.
func (c *converter) place(id int) (body string, at r3.Vec, axes quat.Number) {
	p := c.dataset.index.places[id]
	at, axes = r3.Scale(c.units.Length, p.offset), p.axes
	if p.point {
		at, axes = r3.Rotation(p.body).Rotate(at), quat.Mul(p.body, p.axes)
	}
	if p.part < 0 {
		return models.Ground, at, axes
	}
	return c.partName(p.part), at, axes
}

// turnedMarker writes a marker like another whose z axis points along one of its axes.
func (c *converter) turnedMarker(name string, id int, axis r3.Vec) string {
	body, at, axes := c.place(id)
	return c.addMarker(name, body, at, quat.Mul(axes, mbd.AlongZ(axis)))
}

// addMarker writes a marker that the dataset has not, and returns its name.
func (c *converter) addMarker(name, body string, at r3.Vec, axes quat.Number) string {
	for c.taken[name] {
		name += "_"
	}
	c.taken[name] = true
	c.extra = append(c.extra, c.markerNode(name, body, at, axes))
	return name
}

func (c *converter) markerNode(name, body string, at r3.Vec, axes quat.Number) *yaml.Node {
	m := yamlMap{mapping("name", name, "body", body)}
	if at != (r3.Vec{}) {
		m.set("at", at)
	}
	if axes != identity {
		m.set("orientation", mapping("euler_parameters", axes))
	}
	return m.Node
}

// markers writes the markers that something refers to.
func (c *converter) markers() (list []*yaml.Node) {
	for _, m := range c.dataset.Markers {
		if c.marked[m.ID] {
			body, at, axes := c.place(m.ID)
			list = append(list, c.markerNode(c.marker(m.ID), body, at, axes))
		}
	}
	return append(list, c.extra...)
}

var jointTypes = map[JointKind]string{
	Cylindrical: "cylindrical", Fixed: "fixed", Planar: "planar", Revolute: "revolute", Spherical: "spherical",
	Translational: "prismatic", Universal: "universal",
	AtPoint: "spherical", InLine: "inline", InPlane: "inplane", Orientation: "orientation", ParallelAxes: "parallel", Perpendicular: "perpendicular",
}

func (c *converter) joints() (list []*yaml.Node) {
	d := c.dataset
	for _, j := range d.Joints {
		name := c.name("JOINT", j.Element)
		ends := func() []string { return []string{c.marker(j.I), c.marker(j.J)} }
		switch kind, ok := jointTypes[j.Kind]; {
		case ok:
			list = append(list, mapping("name", name, "type", kind, "markers", ends()))
		case j.Kind == Hooke:
			list = append(list, mapping("name", name, "type", "universal", "markers", []string{
				c.turnedMarker(name+"_first", j.I, r3.Vec{X: 1}), c.turnedMarker(name+"_second", j.J, r3.Vec{Y: 1}),
			}))
		case j.Kind == Screw:
			list = append(list, c.screw(j))
		case j.Kind == RackAndPinion:
			list = append(list, c.rackAndPinion(j))
		default:
			c.fail(j.At, "a %s joint has no counterpart", j.Kind)
		}
	}
	for _, j := range d.Primitives {
		list = append(list, mapping("name", c.name("JPRIM", j.Element), "type", jointTypes[j.Kind], "markers", []string{c.marker(j.I), c.marker(j.J)}))
	}
	for _, g := range d.Generals {
		i, j, length, ok := distanceOf(g)
		if !ok {
			list = append(list, c.plane(g))
			continue
		}
		list = append(list, mapping("name", c.name("GCON", g.Element), "type", "distance", "markers", []string{c.marker(i), c.marker(j)},
			"length", length*c.units.Length))
	}
	for _, e := range d.Couplers {
		list = append(list, c.coupler(e))
	}
	for _, g := range d.Gears {
		list = append(list, c.gear(g))
	}
	return list
}

// distanceOf recognises DM(i, j) - length.
func distanceOf(g GeneralConstraint) (i, j int, length float64, ok bool) {
	n := g.Function.root
	if n.op != '-' || n.branch[0].op != 'c' || n.branch[0].name != "DM" || n.branch[1].op != 'n' {
		return 0, 0, 0, false
	}
	m := n.branch[0].branch
	i = int(m[0].value)
	if len(m) > 1 {
		j = int(m[1].value)
	}
	if g.I == j { // the reaction is reported on the first body
		i, j = j, i
	}
	return i, j, n.branch[1].value, true
}

// law returns what a motion prescribes: a formula for its displacement from the start, or a constant speed in the dataset's units.
func (c *converter) law(m Motion, start, unit float64) (text string, speed float64, ok bool) {
	text, err := c.dataset.ofTime(m.Function)
	if err != nil {
		c.failures = append(c.failures, err)
		return "", 0, false
	}
	p, err := c.dataset.Compile(m.Function)
	switch {
	case err != nil:
		c.failures = append(c.failures, err)
	case m.Derivative == 0:
		if text = scaledFormula(text, unit); math.Abs(start) > 1e-15 {
			text += " - " + numeral(start)
		}
		return text, 0, true
	case m.Derivative == 1 && len(p.Inputs) == 0 && !m.Start.Given:
		return "", p.NewEvaluator(0, 0).Run(0), true
	default:
		c.fail(m.At, "MOTION/%d: only displacements and constant velocities have a counterpart", m.ID)
	}
	return "", 0, false
}

func (c *converter) motions() (list []*yaml.Node) {
	for _, m := range c.dataset.Motions {
		if m.Joint == 0 {
			list = append(list, c.pointMotion(m))
			continue
		}
		j, _ := c.dataset.Joint(m.Joint)
		rotation := m.Freedom == "ROTATION" || m.Freedom == "ANY" && j.Kind == Revolute
		n := yamlMap{mapping("name", c.name("MOTION", m.Element), "type", "translation", "joint", c.name("JOINT", j.Element))}
		unit, chosen, rate := c.units.Length, "displacement", "velocity"
		if rotation {
			n.Content[3].Value = "rotation"
			unit, chosen, rate = 1, "angle", "angular_velocity"
		}
		start, _ := c.assembly().freedom(j.I, j.J, rotation)
		if text, speed, ok := c.law(m, start, unit); ok && text != "" {
			n.set(chosen, text)
		} else if ok {
			n.set(rate, speed*unit/c.units.Time)
		}
		list = append(list, n.Node)
	}
	return list
}
