package mbd

// This file holds joints: sets of constraint equations between two markers.

import (
	"errors"
	"fmt"
	"math"
	"strings"
)

// Joint restrains the relative motion of two bodies by constraint equations between a marker on each. The axis of a joint is the z axis of its
// markers.
type Joint struct {
	Name string
	Kind string // spherical, revolute, ...
	I, J Marker

	equations []*equation
	first     int
	problem   error
}

// Equations returns the number of constraint equations of the joint.
func (j *Joint) Equations() int { return len(j.equations) }

func (j *Joint) add(what string, c coordinate) *equation {
	e := &equation{name: fmt.Sprintf("%s %q, %s", j.title(), j.Name, what), source: c}
	j.equations = append(j.equations, e)
	return e
}

// newJoint makes a joint from conditions.
func newJoint(kind, name string, i, j Marker, conditions ...func(*Joint)) *Joint {
	b := &Joint{Name: name, Kind: kind, I: i, J: j}
	for _, c := range conditions {
		c(b)
	}
	return b
}

var axisNames = [3]string{"x", "y", "z"}

// coincident keeps the markers' points together, along the world axes.
func coincident(j *Joint) {
	for k, axis := range axisNames {
		j.add("points together along the world's "+axis, &projection{pointOf(j.I), pointOf(j.J), axisOf(Origin, k)})
	}
}

// onPlane keeps I's point at J's point along an axis of J.
func onPlane(axis int) func(*Joint) {
	return func(j *Joint) {
		j.add("point in the plane across "+axisNames[axis], &projection{pointOf(j.I), pointOf(j.J), axisOf(j.J, axis)})
	}
}

// onLine keeps I's point on J's z axis.
func onLine(j *Joint) {
	onPlane(0)(j)
	onPlane(1)(j)
}

// perpendicular keeps an axis of I perpendicular to an axis of J.
func perpendicular(i, k int) func(*Joint) {
	return func(j *Joint) {
		j.add(fmt.Sprintf("%s axis perpendicular to %s axis", axisNames[i], axisNames[k]), &cosine{axisOf(j.I, i), axisOf(j.J, k)})
	}
}

// parallel keeps the z axes parallel.
func parallel(j *Joint) {
	perpendicular(2, 0)(j)
	perpendicular(2, 1)(j)
}

// SphericalJoint keeps the points of two markers together.
func SphericalJoint(name string, i, j Marker) *Joint {
	return newJoint("spherical", name, i, j, coincident)
}

// RevoluteJoint lets I rotate about the common z axis only.
func RevoluteJoint(name string, i, j Marker) *Joint {
	return newJoint("revolute", name, i, j, coincident, parallel)
}

// PrismaticJoint lets I slide along the common z axis only. It is also called translational.
func PrismaticJoint(name string, i, j Marker) *Joint {
	return newJoint("prismatic", name, i, j, onLine, parallel, perpendicular(0, 1))
}

// CylindricalJoint lets I rotate about and slide along the common z axis.
func CylindricalJoint(name string, i, j Marker) *Joint {
	return newJoint("cylindrical", name, i, j, onLine, parallel)
}

// UniversalJoint keeps the points together and the z axes, those of the cross, perpendicular.
func UniversalJoint(name string, i, j Marker) *Joint {
	return newJoint("universal", name, i, j, coincident, perpendicular(2, 2))
}

// ConstantVelocityJoint keeps the points together and lets the z axes, those of two shafts, bend against each other but not twist: seen from I, J is
// turned about an axis across z, so that the element of the rotation matrix at x and y is that at y and x. Both shafts turn at the same speed at any angle
// between them but half a turn.
func ConstantVelocityJoint(name string, i, j Marker) *Joint {
	return newJoint("constant_velocity", name, i, j, coincident, func(b *Joint) {
		b.add("no twist between the z axes", &weighted{
			terms:   []coordinate{&cosine{axisOf(i, 0), axisOf(j, 1)}, &cosine{axisOf(i, 1), axisOf(j, 0)}},
			weights: []float64{1, -1},
		})
	})
}

// FixedJoint keeps two markers together.
func FixedJoint(name string, i, j Marker) *Joint {
	return newJoint("fixed", name, i, j, coincident, parallel, perpendicular(0, 1))
}

// PlanarJoint keeps I's point in J's x-y plane and the z axes parallel.
func PlanarJoint(name string, i, j Marker) *Joint {
	return newJoint("planar", name, i, j, onPlane(2), parallel)
}

// ScrewJoint lets I rotate about the common z axis and advance along it by pitch, in metres, each revolution.
func ScrewJoint(name string, i, j Marker, pitch float64) *Joint {
	return newJoint("screw", name, i, j, onLine, parallel, func(b *Joint) {
		b.add("advance by rotation", &weighted{
			terms:   []coordinate{&projection{pointOf(i), pointOf(j), axisOf(j, 2)}, newAngle(i, j)},
			weights: []float64{1, -pitch / (2 * math.Pi)},
		}).initial = true
	})
}

// DistanceJoint keeps two points at a distance, in metres, or InitialLength.
func DistanceJoint(name string, i, j Marker, length float64) *Joint {
	b := newJoint("distance", name, i, j)
	b.add("distance of the points", &distance{pointOf(i), pointOf(j)})
	b.setLength(length)
	return b
}

func (j *Joint) setLength(length float64) {
	e := j.equations[0]
	switch {
	case length == InitialLength:
		e.initial = true
	case length > 0:
		e.target = Constant(length)
	default:
		j.problem = fmt.Errorf("distance is %g m, want more than 0", length)
	}
}

// RevoluteSphericalJoint is a massless rod of a length, in metres, or InitialLength, with a spherical joint at I and a
// revolute joint about J's z axis at J.
func RevoluteSphericalJoint(name string, i, j Marker, length float64) *Joint {
	b := newJoint("revolute_spherical", name, i, j)
	b.add("length of the rod", &distance{pointOf(i), pointOf(j)})
	b.setLength(length)
	onPlane(2)(b)
	return b
}

// PointOnLineJoint keeps I's point on J's z axis.
func PointOnLineJoint(name string, i, j Marker) *Joint {
	return newJoint("point_on_line", name, i, j, onLine)
}

// PointInPlaneJoint keeps I's point in J's x-y plane.
func PointInPlaneJoint(name string, i, j Marker) *Joint {
	return newJoint("inplane", name, i, j, onPlane(2))
}

// ParallelJoint keeps the z axes parallel.
func ParallelJoint(name string, i, j Marker) *Joint {
	return newJoint("parallel", name, i, j, parallel)
}

// PerpendicularJoint keeps the z axes perpendicular.
func PerpendicularJoint(name string, i, j Marker) *Joint {
	return newJoint("perpendicular", name, i, j, perpendicular(2, 2))
}

// OrientationJoint keeps the axes of two markers parallel.
func OrientationJoint(name string, i, j Marker) *Joint {
	return newJoint("orientation", name, i, j, parallel, perpendicular(0, 1))
}

// check returns the errors of a joint.
func (j *Joint) check(s *System) error {
	errs := []error{j.problem}
	for _, m := range []Marker{j.I, j.J} {
		errs = append(errs, s.checkMarker(m))
	}
	if j.I.Body == j.J.Body {
		errs = append(errs, fmt.Errorf("both markers are on body %d", j.I.Body))
	}
	if err := errors.Join(errs...); err != nil {
		return fmt.Errorf("%s %q: %w", j.title(), j.Name, err)
	}
	return nil
}

// checkMarker returns the error of a marker.
func (s *System) checkMarker(m Marker) error {
	switch {
	case m.Body < Ground || m.Body >= len(s.bodies):
		return fmt.Errorf("there is no body %d", m.Body)
	case !finite(m.Position, vectorPart(m.Orientation)):
		return errors.New("a marker is not finite")
	case m.Body >= 0 && s.bodies[m.Body].Point && (m.Position.X != 0 || m.Position.Y != 0 || m.Position.Z != 0):
		return fmt.Errorf("a marker on point mass %q must be at the point", s.bodies[m.Body].Name)
	}
	return nil
}

// title names the kind of the joint in messages.
func (j *Joint) title() string {
	if strings.HasSuffix(j.Kind, "motion") {
		return j.Kind
	}
	return j.Kind + " joint"
}
