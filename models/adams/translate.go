// From the elements of a dataset to those of a model of ours.

package adams

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/models"
)

// translation makes a model of a dataset. What has no counterpart there is left to the extension of the model or, where the model is to be written,
// an error.
type translation struct {
	*assembly
	toWrite bool // the model is to be written: it has to say everything, if need be with a note that it means something else
	model   models.Model
	names   map[elementKey]string
	taken   map[string]bool
	marked  map[int]bool        // markers that are referred to
	extra   []models.Marker     // markers that the dataset does not have
	left    map[elementKey]bool // elements that are left to the extension
	bodies  map[int]int         // of parts, in the order of the model's
}

// translate makes the bodies of a model, and what is between them, of parts where they start.
func (a *assembly) translate(toWrite bool) *translation {
	t := &translation{
		assembly: a, toWrite: toWrite, names: map[elementKey]string{}, taken: map[string]bool{models.Ground: true}, marked: map[int]bool{}, left: map[elementKey]bool{}, bodies: map[int]int{},
	}
	g := rounded(r3.Scale(a.units.Acceleration(), a.dataset.Gravity))
	t.model.Gravity = [3]models.Function{{Constant: g.X}, {Constant: g.Y}, {Constant: g.Z}}
	t.addBodies()
	t.addJoints()
	t.addMotions()
	if a.wanted == noStarts {
		t.addForces()
	}
	return t
}

// refuse tells why an element has no counterpart, which is an error in a model that is to be written; it is left to the extension in others.
func (t *translation) refuse(key elementKey, at Position, format string, args ...any) {
	t.refuseError(key, Error{t.dataset.File, at, fmt.Sprintf(format, args...)})
}

func (t *translation) refuseError(key elementKey, err error) {
	t.left[key] = true
	if t.toWrite {
		t.fail(err)
	}
}

func (t *translation) note(at Position, format string, args ...any) {
	t.notes = append(t.notes, Note{at, fmt.Sprintf(format, args...)})
}

// function makes a function of a formula.
func (t *translation) function(text string, variables ...string) models.Function {
	if value, err := strconv.ParseFloat(text, 64); err == nil {
		return models.Function{Constant: value}
	}
	return models.Formula(text, variables...)
}

// rounded sets to zero what is nothing but rounding beside the largest component.
func rounded(v r3.Vec) r3.Vec {
	x := roundedAll(v.X, v.Y, v.Z)
	return r3.Vec{X: x[0], Y: x[1], Z: x[2]}
}

func roundedAll(values ...float64) []float64 {
	const rounding = 2e-15
	largest := 0.0
	for _, v := range values {
		largest = max(largest, math.Abs(v))
	}
	for k, v := range values {
		if math.Abs(v) < rounding*largest || v == 0 {
			values[k] = 0 // and not its negative
		}
	}
	return values
}

// orientation is that of a body or a marker.
func orientation(q quat.Number) (o models.Orientation) {
	if q != identity {
		o.EulerParameters = roundedAll(q.Real, q.Imag, q.Jmag, q.Kmag)
	}
	return o
}

var notInNames = regexp.MustCompile(`[^\pL\pN_-]+`)

// name returns a name for an element: that of Adams View or one of its keyword and identifier, in a model that is to be written made fit.
func (t *translation) name(keyword string, e Element) string {
	key := elementKey{keyword, e.ID}
	if name, ok := t.names[key]; ok {
		return name
	}
	name := title(keyword, e)
	if t.toWrite {
		name = strings.Trim(notInNames.ReplaceAllString(e.Name, "_"), "_")
		if name == "" || strings.ContainsRune("0123456789-", rune(name[0])) || t.taken[name] {
			name = strings.ToLower(keyword) + numeral(float64(e.ID))
		}
	}
	t.names[key] = t.free(name)
	return t.names[key]
}

// free takes a name that no other element has.
func (t *translation) free(name string) string {
	for t.taken[name] {
		name += "_"
	}
	t.taken[name] = true
	return name
}

// title names an element as the dataset does.
func title(keyword string, e Element) string {
	if e.Name != "" {
		return e.Name
	}
	return describe(keyword, e.ID)
}

func (t *translation) partName(k int) string {
	p := t.dataset.Parts[k]
	if p.Ground {
		return models.Ground
	}
	return t.name(partKeyword(p.Point), p.Element)
}

func (t *translation) addBodies() {
	for k, p := range t.dataset.Parts {
		if p.Ground {
			continue
		}
		w, ok := t.weights[k]
		if !ok {
			w = weight{1, 1}
		}
		pose, mass := t.poses[k], w.translation*t.units.Mass*p.Mass
		b := models.Body{
			Name: t.partName(k), Type: "rigid", Mass: &mass,
			Position: rounded(pose.Position), Velocity: rounded(pose.Velocity), AngularVelocity: rounded(pose.AngularVelocity),
		}
		if p.Point {
			b.Type = "point_mass"
		} else {
			j := t.dataset.inertiaAboutCentre(p)
			for i := range j {
				j[i] *= w.rotation * t.units.Mass * t.units.Length * t.units.Length
			}
			if b.Inertia = roundedAll(j[:]...); j[3] == 0 && j[4] == 0 && j[5] == 0 {
				b.Inertia = b.Inertia[:3]
			}
			b.Orientation = orientation(pose.Orientation)
		}
		t.bodies[k] = len(t.model.Bodies)
		t.model.Bodies = append(t.model.Bodies, b)
	}
}

// marker returns the name of a marker, 0 for the origin of ground, and makes sure that the model has it.
func (t *translation) marker(id int) string {
	if id == 0 {
		key := elementKey{"MARKER", 0}
		if t.names[key] == "" {
			t.names[key] = t.free("origin")
			t.extra = append(t.extra, models.Marker{Name: t.names[key], Body: models.Ground})
		}
		return t.names[key]
	}
	t.marked[id] = true
	m, _ := t.dataset.Marker(id)
	return t.name("MARKER", m.Element)
}

// between names the markers at the ends of an element.
func (t *translation) between(i, j int) []string { return []string{t.marker(i), t.marker(j)} }

// place returns the body, the position in it and the orientation of a marker.
func (t *translation) place(id int) (body string, at r3.Vec, axes quat.Number) {
	part, at, axes := t.offset(id)
	if part < 0 {
		return models.Ground, at, axes
	}
	return t.partName(part), at, axes
}

// turnedMarker adds a marker like another whose z axis points along one of its axes.
func (t *translation) turnedMarker(name string, id int, axis r3.Vec) string {
	body, at, axes := t.place(id)
	return t.addMarker(name, body, at, quat.Mul(axes, mbd.AlongZ(axis)))
}

// addMarker adds a marker that the dataset does not have, and returns its name.
func (t *translation) addMarker(name, body string, at r3.Vec, axes quat.Number) string {
	name = t.free(name)
	t.extra = append(t.extra, models.Marker{Name: name, Body: body, At: rounded(at), Orientation: orientation(axes)})
	return name
}

// addMarkers adds the markers that something refers to.
func (t *translation) addMarkers() {
	for _, m := range t.dataset.Markers {
		if t.marked[m.ID] {
			body, at, axes := t.place(m.ID)
			t.model.Markers = append(t.model.Markers, models.Marker{Name: t.marker(m.ID), Body: body, At: rounded(at), Orientation: orientation(axes)})
		}
	}
	t.model.Markers = append(t.model.Markers, t.extra...)
}

var jointTypes = map[JointKind]string{
	Cylindrical: "cylindrical", Fixed: "fixed", Planar: "planar", Revolute: "revolute", Spherical: "spherical",
	Translational: "prismatic", Universal: "universal",
	AtPoint: "spherical", InLine: "inline", InPlane: "inplane", Orientation: "orientation", ParallelAxes: "parallel", Perpendicular: "perpendicular",
}

func (t *translation) addJoint(j models.Joint) { t.model.Joints = append(t.model.Joints, j) }

func (t *translation) addJoints() {
	d := t.dataset
	for _, j := range d.Joints {
		name := t.name("JOINT", j.Element)
		switch kind, ok := jointTypes[j.Kind]; {
		case ok:
			t.addJoint(models.Joint{Name: name, Type: kind, Markers: t.between(j.I, j.J)})
		case j.Kind == Hooke: // the cross lies along x of I and y of J
			t.addJoint(models.Joint{Name: name, Type: "universal", Markers: []string{
				t.turnedMarker(name+"_first", j.I, r3.Vec{X: 1}), t.turnedMarker(name+"_second", j.J, r3.Vec{Y: 1}),
			}})
		case !t.toWrite: // one equation, whose reaction is that of its own markers
			t.left[elementKey{"JOINT", j.ID}] = true
		case j.Kind == Screw:
			t.addScrew(j)
		case j.Kind == RackAndPinion:
			t.addRackAndPinion(j)
		default:
			t.refuse(elementKey{"JOINT", j.ID}, j.At, "a %s joint has no counterpart", j.Kind)
		}
	}
	for _, j := range d.Primitives {
		t.addJoint(models.Joint{Name: t.name("JPRIM", j.Element), Type: jointTypes[j.Kind], Markers: t.between(j.I, j.J)})
	}
	for _, g := range d.Generals {
		t.addGeneral(g)
	}
	for _, e := range d.Couplers {
		t.addCoupler(e)
	}
	for _, g := range d.Gears {
		t.addGear(g)
	}
}

func (t *translation) addGeneral(g GeneralConstraint) {
	i, j, length, ok := distanceOf(g)
	if !ok {
		t.addPlane(g)
		return
	}
	length *= t.units.Length
	t.addJoint(models.Joint{Name: t.name("GCON", g.Element), Type: "distance", Markers: t.between(i, j), Length: &length})
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

// law returns what a motion prescribes: a function of time, or a constant speed in the dataset's units.
func (t *translation) law(m Motion, start, unit float64) (f *models.Function, speed float64, ok bool) {
	key := elementKey{"MOTION", m.ID}
	text, err := t.dataset.ofTime(m.Function)
	if err != nil {
		t.refuseError(key, err)
		return nil, 0, false
	}
	p, err := t.dataset.Compile(m.Function)
	switch {
	case err != nil:
		t.fail(err)
	case m.Derivative == 0:
		if text = scaledFormula(text, unit); math.Abs(start) > 1e-15 {
			text += " - " + numeral(start)
		}
		f := t.function(text, "t")
		return &f, 0, true
	case m.Derivative == 1 && len(p.Inputs) == 0 && !m.Start.Given:
		return nil, p.NewEvaluator(0, 0).Run(0), true
	default:
		t.refuse(key, m.At, "MOTION/%d: only displacements and constant velocities have a counterpart", m.ID)
	}
	return nil, 0, false
}

func (t *translation) addMotions() {
	for _, m := range t.dataset.Motions {
		if m.Joint == 0 {
			t.addPointMotion(m)
			continue
		}
		j, _ := t.dataset.Joint(m.Joint)
		if t.left[elementKey{"JOINT", j.ID}] {
			t.refuse(elementKey{"MOTION", m.ID}, m.At, "MOTION/%d: its joint has no counterpart", m.ID)
			continue
		}
		rotation := m.turns(j)
		unit := t.units.Length
		if rotation {
			unit = 1
		}
		start, _ := t.freedom(j.I, j.J, rotation)
		f, speed, ok := t.law(m, start, unit)
		if !ok {
			continue
		}
		speed *= unit / t.units.Time
		n := models.Motion{Name: t.name("MOTION", m.Element), Type: "translation", Joint: t.name("JOINT", j.Element)}
		switch {
		case rotation && f != nil:
			n.Type, n.Angle = "rotation", f
		case rotation:
			n.Type, n.AngularVelocity = "rotation", &speed
		case f != nil:
			n.Displacement = f
		default:
			n.Velocity = &speed
		}
		t.model.Motions = append(t.model.Motions, n)
	}
}

// turns tells whether a motion of a joint drives its rotation.
func (m Motion) turns(j Joint) bool {
	return m.Freedom == "ROTATION" || m.Freedom == "ANY" && j.Kind == Revolute
}
