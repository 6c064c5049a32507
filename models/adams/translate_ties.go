// What ties coordinates of a dataset, and motions and constraints between markers, in a model of ours.

package adams

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/models"
)

// tied is one coordinate of a coupler.
type tied struct {
	joint    Joint
	rotation bool
	factor   float64 // SI
}

// tie adds a coupler.
func (t *translation) tie(keyword string, e Element, list ...tied) {
	var names, freedoms []string
	var factors []float64
	for _, one := range list {
		names = append(names, t.name("JOINT", one.joint.Element))
		freedoms = append(freedoms, map[bool]string{true: "rotation", false: "translation"}[one.rotation])
		factors = append(factors, one.factor)
	}
	n := models.Joint{Name: t.name(keyword, e), Type: "coupler", Joints: names, Factors: factors}
	for _, one := range list {
		if one.joint.Kind == Cylindrical {
			n.Coordinates = freedoms
		}
	}
	t.addJoint(n)
}

func (t *translation) addCoupler(e Coupler) {
	var list []tied
	sum := 0.0 // of the scaled coordinates at the start
	for k, id := range e.Joints {
		j, _ := t.dataset.Joint(id)
		one := tied{j, e.turns(k, j.Kind), e.Scales[k]}
		if one.rotation {
			one.factor *= t.units.Length // the sum is a length, or the angles' unit is scaled like one
		}
		x, _ := t.freedom(j.I, j.J, one.rotation)
		sum += one.factor * x
		list = append(list, one)
	}
	if math.Abs(sum) > 1e-9*t.units.Length && t.wanted == noStarts {
		t.note(e.At, "COUPLER/%d: the scaled displacements sum to %g at the start and stay so", e.ID, sum/t.units.Length)
	}
	t.tie("COUPLER", e.Element, list...)
}

func (t *translation) addGear(g Gear) {
	weights := t.teeth(g)
	var list []tied
	for k, id := range g.Joints {
		j, _ := t.dataset.Joint(id)
		list = append(list, tied{j, j.Kind != Translational, weights[k]})
	}
	t.tie("GEAR", g.Element, list...)
}

// joins returns the joint of one of the kinds that connects the part of a marker with another one (or with any, if that is -2) along the
// direction, and the sign of its freedoms when they are those of that part along the direction.
func (t *translation) joins(marker, other int, along r3.Vec, kinds ...JointKind) (j Joint, sign float64, ok bool) {
	places := t.dataset.index.places
	part := places[marker].part
	for _, j := range t.dataset.Joints {
		i, k := places[j.I].part, places[j.J].part
		sign := 1.0
		if i != part {
			i, k, sign = k, i, -1
		}
		z := r3.Dot(t.axis(j.J), along)
		for _, kind := range kinds {
			if j.Kind == kind && i == part && (k == other || other == anyPart) && math.Abs(z) > 1-1e-9 {
				return j, sign * math.Copysign(1, z), true
			}
		}
	}
	return Joint{}, 0, false
}

const anyPart = -2

func (t *translation) axis(marker int) r3.Vec {
	return r3.Rotation(t.motion(marker).Orientation).Rotate(r3.Vec{Z: 1})
}

// screw ties the two freedoms of the cylindrical joint that keeps the axes of the screw together.
func (t *translation) addScrew(s Joint) {
	j, _, ok := t.joins(s.I, t.dataset.index.places[s.J].part, t.axis(s.J), Cylindrical)
	if !ok {
		t.refuse(elementKey{"JOINT", s.ID}, s.At, "a SCREW has a counterpart only beside a CYLINDRICAL joint of the same parts and axis, which keeps its axes together")
		return
	}
	t.tie("JOINT", s.Element, tied{j, false, 1}, tied{j, true, -s.Pitch * t.units.Length / (2 * math.Pi)})
}

// rackAndPinion ties the joints that carry the pinion and the rack.
func (t *translation) addRackAndPinion(r Joint) {
	pinion, turns, ok := t.joins(r.I, anyPart, t.axis(r.I), Revolute, Cylindrical)
	rack, slides, also := t.joins(r.J, anyPart, t.axis(r.J), Translational, Cylindrical)
	if !ok || !also {
		t.refuse(elementKey{"JOINT", r.ID}, r.At, "a RACKPIN has a counterpart only where a joint turns the pinion about z of I and one slides the rack along z of J")
		return
	}
	radius := t.dataset.side(t.motion(r.I), t.motion(r.J)) * math.Abs(r.Diameter) / 2 * t.units.Length
	t.tie("JOINT", r.Element, tied{pinion, true, turns * radius}, tied{rack, false, -slides})
}

// addPlane makes of DX, DY or DZ of two markers, less a constant, a point that stays in a plane.
func (t *translation) addPlane(g GeneralConstraint) {
	n, offset := g.Function.root, 0.0
	if (n.op == '-' || n.op == '+') && n.branch[1].op == 'n' {
		offset = n.branch[1].value
		if n.op == '+' {
			offset = -offset
		}
		n = n.branch[0]
	}
	var id [3]int
	for k := 0; k < len(n.branch) && k < 3; k++ {
		id[k] = int(n.branch[k].value)
	}
	places := t.dataset.index.places
	i, j, axes := places[id[0]], places[id[1]], places[id[2]]
	known := n.op == 'c' && (n.name == "DX" || n.name == "DY" || n.name == "DZ")
	if !known || axes.part != i.part && axes.part != j.part {
		t.refuse(elementKey{"GCON", g.ID}, g.At, "only general constraints DM(i, j) - length, and DX, DY or DZ(i, j, k) - offset with k on the part of i or j, have a counterpart")
		return
	}
	point, at := id[0], id[1]
	if axes.part != j.part {
		point, at, offset = id[1], id[0], -offset
	}
	var unit [3]float64
	unit[n.name[1]-'X'] = 1
	body, from, _ := t.place(at)
	_, _, turn := t.place(id[2])
	normal := quat.Mul(turn, mbd.AlongZ(r3.Vec{X: unit[0], Y: unit[1], Z: unit[2]}))
	from = r3.Add(from, r3.Rotation(normal).Rotate(r3.Vec{Z: offset * t.units.Length}))
	name := t.name("GCON", g.Element)
	t.addJoint(models.Joint{Name: name, Type: "inplane", Markers: []string{t.marker(point), t.addMarker(name+"_plane", body, from, normal)}})
}

// addPointMotion moves a marker along an axis of another one.
func (t *translation) addPointMotion(m Motion) {
	if m.Freedom[0] == 'B' {
		t.refuse(elementKey{"MOTION", m.ID}, m.At, "MOTION/%d: angles between markers have no counterpart; drive a joint", m.ID)
		return
	}
	start, _ := t.displacement(m.I, m.J, int(m.Freedom[0]-'X'))
	f, speed, ok := t.law(m, start, t.units.Length)
	if !ok {
		return
	}
	if f == nil {
		ramp := models.Ramp(speed * t.units.Velocity())
		f = &ramp
	}
	n := models.Motion{Name: t.name("MOTION", m.Element), Type: "point", Markers: t.between(m.I, m.J)}
	n.Path[m.Freedom[0]-'X'] = f
	t.model.Motions = append(t.model.Motions, n)
}

// turns tells whether the rotation of a coupler's joint counts, and not its translation.
func (c Coupler) turns(k int, kind JointKind) bool {
	return kind == Revolute || k < len(c.Types) && c.Types[k] == "R" && kind != Translational
}

// teeth returns the speeds of the teeth along z of the marker CV, which is fixed in the carrier of both joints, for a unit of each joint's freedom,
// with the signs of a coupler.
func (a *assembly) teeth(g Gear) (weights []float64) {
	cv := a.motion(g.CV)
	z := r3.Rotation(cv.Orientation).Rotate(r3.Vec{Z: 1})
	carrier := a.dataset.index.places[g.CV].part
	for k, id := range g.Joints {
		j, _ := a.dataset.Joint(id)
		i, m := a.motion(j.I), a.motion(j.J)
		axis := r3.Rotation(m.Orientation).Rotate(r3.Vec{Z: 1})
		rotation := j.Kind != Translational
		speed := r3.Dot(axis, z) // of the teeth for a unit of the freedom
		if rotation {
			speed = r3.Dot(r3.Cross(axis, r3.Sub(cv.Position, m.Position)), z)
		}
		switch carrier {
		case a.dataset.index.places[j.J].part:
		case a.dataset.index.places[j.I].part:
			speed = -speed
			if rotation {
				speed = -r3.Dot(r3.Cross(axis, r3.Sub(cv.Position, i.Position)), z)
			}
		default:
			a.fail(Error{a.dataset.File, g.At, fmt.Sprintf("GEAR/%d: the marker CV must be on a part that both joints share; JOINT/%d is not on it", g.ID, id)})
		}
		if speed == 0 {
			a.fail(Error{a.dataset.File, g.At, fmt.Sprintf("GEAR/%d: JOINT/%d cannot move the teeth along z of the marker CV", g.ID, id)})
		}
		weights = append(weights, []float64{speed, -speed}[k])
	}
	return weights
}
