package mbd

// This file holds drivers, which prescribe a relative coordinate of two markers as a function of time, and couplers, which tie
// relative coordinates together.

import "fmt"

// RotationDriver prescribes by how much I is turned from J about J's z axis, in radians, whole turns included.
func RotationDriver(name string, i, j Marker, f Function) *Joint {
	b := newJoint("rotation motion", name, i, j)
	b.add("angle", newAngle(i, j)).target = f
	return b
}

// TranslationDriver prescribes how far I's point is from J's point along J's z axis, m.
func TranslationDriver(name string, i, j Marker, f Function) *Joint {
	b := newJoint("translation motion", name, i, j)
	b.add("distance along z", &projection{pointOf(i), pointOf(j), axisOf(j, 2)}).target = f
	return b
}

// PointDriver prescribes I's point along J's axes, m. A nil function leaves its axis free.
func PointDriver(name string, i, j Marker, f [3]Function) *Joint {
	b := newJoint("point motion", name, i, j)
	for k := range f {
		if f[k] != nil {
			b.add("point along "+axisNames[k], &projection{pointOf(i), pointOf(j), axisOf(j, k)}).target = f[k]
		}
	}
	return b
}

// RelativeCoordinate is a relative displacement of two markers that couplers and forces refer to.
type RelativeCoordinate struct {
	I, J     Marker
	Rotation bool // of I from J about J's z axis; otherwise the translation of I from J along it
}

func (f RelativeCoordinate) coordinate() coordinate {
	if f.Rotation {
		return newAngle(f.I, f.J)
	}
	return &projection{pointOf(f.I), pointOf(f.J), axisOf(f.J, 2)}
}

// Coupler keeps the weighted sum of relative coordinates at its initial value: gears, rack and pinion, pulleys. Its markers, for
// reports, are those of the first coordinate.
func Coupler(name string, coordinates []RelativeCoordinate, weights []float64) *Joint {
	b := &Joint{Name: name, Kind: "coupler"}
	if len(coordinates) == 0 || len(coordinates) != len(weights) {
		b.problem = fmt.Errorf("%d coordinates and %d weights, want as many of each and at least one", len(coordinates), len(weights))
		return b
	}
	b.I, b.J = coordinates[0].I, coordinates[0].J
	c := &weighted{weights: weights}
	for _, f := range coordinates {
		c.terms = append(c.terms, f.coordinate())
	}
	b.add("weighted sum of coordinates", c).initial = true
	return b
}

// GearJoint couples two rotations: that of a is ratio times that of b.
func GearJoint(name string, a, b RelativeCoordinate, ratio float64) *Joint {
	j := Coupler(name, []RelativeCoordinate{a, b}, []float64{1, -ratio})
	j.Kind = "gear"
	return j
}

// RackAndPinionJoint makes a rack advance by radius times the pinion's rotation, m.
func RackAndPinionJoint(name string, rack, pinion RelativeCoordinate, radius float64) *Joint {
	j := Coupler(name, []RelativeCoordinate{rack, pinion}, []float64{1, -radius})
	j.Kind = "rack_and_pinion"
	return j
}
