// Package adams reads Adams/Solver datasets (.adm), makes multibody systems of them, and writes them as our YAML.
//
// Read gives the typed content of a dataset; Compile turns its function expressions into programs that give values and
// exact derivatives. Every statement is read, named as having no effect on the motion (Dataset.Notes), or refused with
// its line: nothing is dropped silently.
package adams

import (
	"context"
	"crypto/sha256"
	"regexp"
	"sort"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/input"
)

// Read reads a dataset from a file. An error of type Errors lists all faults with their lines.
func Read(ctx context.Context, path string) (*Dataset, error) {
	data, err := input.Read(ctx, path, input.MaxText)
	if err != nil {
		return nil, err
	}
	return Parse(path, string(data))
}

// Parse reads a dataset; file is its name in messages.
func Parse(file, data string) (*Dataset, error) {
	rep := &report{file: file}
	d := &Dataset{File: file, Units: plain, sum: sha256.Sum256([]byte(data))}
	title, sources := split(data, rep)
	d.Title = title
	idle := map[string][]*entry{}
	var keywords []string
	for _, src := range sources {
		e := parse(src, rep)
		switch {
		case e == nil:
		case e.form.idle != "":
			if idle[e.form.keyword] == nil {
				keywords = append(keywords, e.form.keyword)
			}
			idle[e.form.keyword] = append(idle[e.form.keyword], e)
			if e.form.keyword == "OUTPUT" && yawPitchRoll.MatchString(src.text.String()) {
				d.YawPitchRoll = true
				rep.note(e.at, "OUTPUT: displacements are recorded with yaw, pitch and roll (YPR)")
			}
		default:
			d.take(e)
		}
	}
	for _, k := range keywords {
		list := idle[k]
		rep.note(list[0].at, "%s ignored (%d): %s", k, len(list), list[0].form.idle)
	}
	d.resolve(rep)
	d.Notes = rep.notes
	sort.SliceStable(d.Notes, func(i, j int) bool { return d.Notes[i].At.before(d.Notes[j].At) })
	return d, rep.err()
}

// yawPitchRoll finds the only argument of OUTPUT that changes a column.
var yawPitchRoll = regexp.MustCompile(`(?i)\bYPR\b`)

// take stores what a statement says.
func (d *Dataset) take(e *entry) {
	switch e.form.keyword {
	case "UNITS":
		e.units(&d.Units)
	case "PART", "POINT_MASS":
		d.Parts = append(d.Parts, e.part())
	case "MARKER":
		d.Markers = append(d.Markers, e.marker(d.Parts))
	case "JOINT":
		d.Joints = append(d.Joints, e.joint())
	case "JPRIM":
		d.Primitives = append(d.Primitives, e.primitive())
	case "MOTION":
		d.Motions = append(d.Motions, e.motion())
	case "GCON":
		d.Generals = append(d.Generals, GeneralConstraint{e.element(), e.identifier("I"), e.expression("FUNCTION", true)})
	case "COUPLER":
		d.Couplers = append(d.Couplers, e.coupler())
	case "GEAR":
		d.Gears = append(d.Gears, e.gear())
	case "SFORCE":
		d.SingleForces = append(d.SingleForces, e.singleForce())
	case "VFORCE", "VTORQUE", "GFORCE":
		d.VectorForces = append(d.VectorForces, e.vectorForce())
	case "SPRINGDAMPER":
		d.SpringDampers = append(d.SpringDampers, e.springDamper())
	case "BUSHING", "FIELD":
		d.Fields = append(d.Fields, e.field())
	case "ACCGRAV":
		d.Gravity = r3.Vec{X: e.number("IGRAV", 0), Y: e.number("JGRAV", 0), Z: e.number("KGRAV", 0)}
	case "VARIABLE":
		d.Variables = append(d.Variables, Variable{e.element(), e.expression("FUNCTION", true)})
	case "SPLINE":
		d.Splines = append(d.Splines, e.spline())
	case "ARRAY":
		d.Arrays = append(d.Arrays, e.array())
	case "REQUEST":
		d.Requests = append(d.Requests, e.request())
	case "MREQUEST":
		d.index.multiple = append(d.index.multiple, e)
	case "INTEGRATOR":
		d.Integrator = e.integrator()
	case "STRING":
		e.rep.note(e.at, "STRING/%d kept nowhere: only user-written subroutines read strings", e.id)
	}
}

// Marker returns the marker with an identifier.
func (d *Dataset) Marker(id int) (Marker, bool) {
	k, ok := d.index.markers[id]
	if !ok {
		return Marker{}, false
	}
	return d.Markers[k], true
}

// part returns the index in Parts of the part that a marker belongs to, or -1.
func (d *Dataset) partOf(m Marker) int {
	k, ok := d.index.parts[partKey{m.OfPoint, m.Part}]
	if !ok {
		return -1
	}
	return k
}

// has tells whether an element exists.
func (d *Dataset) has(keyword string, id int) bool { return d.index.elements[elementKey{keyword, id}] }

// index finds things by their identifiers.
type index struct {
	parts    map[partKey]int
	markers  map[int]int
	elements map[elementKey]bool
	places   map[int]place // markers that are not floating, and 0 for the global frame
	multiple []*entry      // MREQUEST statements, which need the whole dataset
}

type partKey struct {
	point bool
	id    int
}

type elementKey struct {
	keyword string
	id      int
}

var identity = quat.Number{Real: 1}
