package models

// From the joints and motions of a model to those of a multibody system.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// stopDepth is the depth, as a part of the range between two stops, over which a stop's damper comes in: without it the force would jump.
const stopDepth = 1e-3

// places returns the points of a joint on its two bodies, and the orientations whose z axes are its axes.
func (j *Joint) places() (at [2]r3.Vec, axes [2]quat.Number) {
	if j.At != nil {
		at = [2]r3.Vec{*j.At, *j.At}
	}
	if j.To != nil {
		at[1] = *j.To
	}
	if j.Axis != nil {
		axes[0] = mbd.AlongZ(*j.Axis)
		axes[1] = axes[0]
	}
	if j.SecondAxis != nil {
		axes[1] = mbd.AlongZ(*j.SecondAxis)
		if j.Type == "constant_velocity" { // its shafts are bent at the start, not twisted
			axes[1] = quat.Mul(shortestRotation(*j.Axis, *j.SecondAxis), axes[0])
		}
	}
	return at, axes
}

// shortestRotation turns one direction into another, not its opposite, about an axis across both.
func shortestRotation(from, to r3.Vec) quat.Number {
	u, v := r3.Unit(from), r3.Unit(to)
	axis := r3.Cross(u, v)
	q := quat.Number{Real: 1 + r3.Dot(u, v), Imag: axis.X, Jmag: axis.Y, Kmag: axis.Z}
	return quat.Scale(1/quat.Abs(q), q)
}

func (b *builder) addJoint(j *Joint) error {
	var joint *mbd.Joint
	switch j.Type {
	case "gear", "coupler", "rack_and_pinion":
		joint = b.coupler(j)
	default:
		at, axes := j.places()
		first, second := b.ends(j.Bodies, j.Markers, at, axes)
		if joint = j.between(first, second); joint == nil {
			return fmt.Errorf("there is no %s joint", j.Type)
		}
		if err := b.checkCentres(first, second); err != nil {
			return err
		}
		b.addStops(j, first, second)
	}
	b.joints[j.Name] = b.system.AddJoint(joint)
	return nil
}

// between makes the joint of two markers.
func (j *Joint) between(first, second mbd.Marker) *mbd.Joint {
	length := mbd.InitialLength
	if j.Length != nil {
		length = *j.Length
	}
	switch j.Type {
	case "screw":
		return mbd.ScrewJoint(j.Name, first, second, 2*math.Pi*j.Pitch)
	case "distance":
		return mbd.DistanceJoint(j.Name, first, second, length)
	case "revolute_spherical":
		return mbd.RevoluteSphericalJoint(j.Name, first, second, length)
	}
	if joint := jointsOfMarkers[j.Type]; joint != nil {
		return joint(j.Name, first, second)
	}
	return nil
}

var jointsOfMarkers = map[string]func(name string, i, j mbd.Marker) *mbd.Joint{
	"spherical":         mbd.SphericalJoint,
	"revolute":          mbd.RevoluteJoint,
	"prismatic":         mbd.PrismaticJoint,
	"cylindrical":       mbd.CylindricalJoint,
	"universal":         mbd.UniversalJoint,
	"constant_velocity": mbd.ConstantVelocityJoint,
	"fixed":             mbd.FixedJoint,
	"planar":            mbd.PlanarJoint,
	"point_on_line":     mbd.PointOnLineJoint,
	"inline":            mbd.PointOnLineJoint,
	"inplane":           mbd.PointInPlaneJoint,
	"parallel":          mbd.ParallelJoint,
	"perpendicular":     mbd.PerpendicularJoint,
	"orientation":       mbd.OrientationJoint,
}

// coupler couples coordinates of joints. The joints it names may stand after it, so couplers are added when all others are there.
func (b *builder) coupler(j *Joint) *mbd.Joint {
	var tied []mbd.RelativeCoordinate
	for k, name := range j.Joints {
		kind := freedoms(b.types[name])[0]
		if len(j.Coordinates) > 0 {
			kind = j.Coordinates[k]
		}
		tied = append(tied, b.freedom(name, kind))
	}
	switch j.Type {
	case "gear":
		return mbd.GearJoint(j.Name, tied[0], tied[1], j.Ratio)
	case "rack_and_pinion":
		tied[1] = b.freedom(j.Joints[1], "translation")
		return mbd.RackAndPinionJoint(j.Name, tied[1], tied[0], j.Radius)
	}
	return mbd.Coupler(j.Name, tied, j.Factors)
}

// freedom is the rotation or the translation of a joint.
func (b *builder) freedom(joint, kind string) mbd.RelativeCoordinate {
	j := b.system.Joint(b.joints[joint])
	return mbd.RelativeCoordinate{I: j.I, J: j.J, Rotation: kind == "rotation"}
}

// addStops adds the limits of a joint's coordinates, which count from the configuration at the start.
func (b *builder) addStops(j *Joint, first, second mbd.Marker) {
	stop := func(what string, rotation bool, l mbd.StopLaw) {
		f := mbd.RelativeCoordinate{I: first, J: second, Rotation: rotation}
		start := b.atStart(f)
		l.Depth, l.Exponent = stopDepth*(l.Upper-l.Lower), 1
		l.Lower, l.Upper = l.Lower+start, l.Upper+start
		b.stops[j.Name] = append(b.stops[j.Name], b.system.AddForce(&mbd.CoordinateForce{Name: what + " limits of " + j.Name, Coordinate: f, Law: &l}))
	}
	if l := j.RotationLimits; l != nil {
		stop("rotation", true, mbd.StopLaw{Lower: l.Lower, Upper: l.Upper, Stiffness: l.Stiffness, Damping: l.Damping})
	}
	if l := j.TranslationLimits; l != nil {
		stop("translation", false, mbd.StopLaw{Lower: l.Lower, Upper: l.Upper, Stiffness: l.Stiffness, Damping: l.Damping})
	}
}

// atStart is the value of a joint coordinate in the configuration at the start: rad, between -pi and pi, or m.
func (b *builder) atStart(f mbd.RelativeCoordinate) float64 {
	pi, qi := b.worldPlace(f.I)
	pj, qj := b.worldPlace(f.J)
	if !f.Rotation {
		return r3.Dot(r3.Sub(pi, pj), r3.Rotation(qj).Rotate(r3.Vec{Z: 1}))
	}
	return turned(qi, qj)
}

// turned is by how much axes i are turned from axes j about the z axis of j, rad.
func turned(i, j quat.Number) float64 {
	x := r3.Rotation(quat.Mul(quat.Conj(j), i)).Rotate(r3.Vec{X: 1})
	return math.Atan2(x.Y, x.X)
}

// worldPlace is where a marker is and how it lies in the configuration at the start.
func (b *builder) worldPlace(m mbd.Marker) (r3.Vec, quat.Number) {
	own := m.Orientation
	if own == (quat.Number{}) {
		own.Real = 1
	}
	if m.Body == mbd.Ground {
		return m.Position, own
	}
	p := b.system.Body(m.Body).Pose
	return r3.Add(p.Position, r3.Rotation(p.Orientation).Rotate(m.Position)), quat.Mul(p.Orientation, own)
}

func (b *builder) addMotion(m *Motion) error {
	var driver *mbd.Joint
	if m.Type == "point" {
		var err error
		if driver, err = b.pointMotion(m); err != nil {
			return err
		}
	} else {
		f := b.freedom(m.Joint, m.Type)
		chosen := m.Law()
		curve, err := chosen.Curve()
		if err != nil {
			return err
		}
		from := shifted{curve, b.atStart(f)}
		if f.Rotation {
			driver = mbd.RotationDriver(m.Name, f.I, f.J, from)
		} else {
			driver = mbd.TranslationDriver(m.Name, f.I, f.J, from)
		}
	}
	b.motions[m.Name] = b.system.AddJoint(driver)
	return nil
}

// pointMotion moves a point along a path that begins where it is.
func (b *builder) pointMotion(m *Motion) (*mbd.Joint, error) {
	var first, second mbd.Marker
	var start [3]float64
	if m.Markers != nil {
		first, second = b.markers[m.Markers[0]], b.markers[m.Markers[1]]
		p, _ := b.worldPlace(first)
		from, axes := b.worldPlace(second)
		gap := r3.Rotation(quat.Conj(axes)).Rotate(r3.Sub(p, from))
		start = [3]float64{gap.X, gap.Y, gap.Z}
	} else {
		body := b.bodies[m.Body]
		at := b.system.Body(body).Pose.Position
		if m.At != nil {
			at = *m.At
		}
		first, second = b.system.MarkerAt(body, at, quat.Number{}), b.system.MarkerAt(mbd.Ground, at, quat.Number{})
	}
	if err := b.checkCentres(first, second); err != nil {
		return nil, err
	}
	var path [3]mbd.Function
	for k, f := range m.Path {
		if f == nil {
			continue
		}
		curve, err := f.Curve()
		if err != nil {
			return nil, err
		}
		path[k] = shifted{curve, start[k]}
	}
	return mbd.PointDriver(m.Name, first, second, path), nil
}

// shifted is a function of time plus a constant.
type shifted struct {
	curve *Curve
	by    float64
}

// At implements mbd.Function.
func (s shifted) At(t float64) (value, rate, acceleration float64) {
	value, rate, acceleration = s.curve.At(t)
	return value + s.by, rate, acceleration
}
