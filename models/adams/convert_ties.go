// What ties freedoms of a dataset, and motions and constraints between markers, in our YAML.

package adams

import (
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"

	"gabion/mbd"
)

// tied is one freedom of a coupler of ours.
type tied struct {
	joint    Joint
	rotation bool
	factor   float64 // SI
}

func (c *converter) tie(keyword string, e Element, list ...tied) *yaml.Node {
	var names, freedoms []string
	var factors []any
	for _, t := range list {
		names = append(names, c.name("JOINT", t.joint.Element))
		freedoms = append(freedoms, map[bool]string{true: "rotation", false: "translation"}[t.rotation])
		factors = append(factors, t.factor)
	}
	n := yamlMap{mapping("name", c.name(keyword, e), "type", "coupler", "joints", names)}
	for _, t := range list {
		if t.joint.Kind == Cylindrical {
			n.set("coordinates", freedoms)
			break
		}
	}
	n.set("factors", yamlList(factors...))
	return n.Node
}

func (c *converter) coupler(e Coupler) *yaml.Node {
	var list []tied
	for k, id := range e.Joints {
		j, _ := c.dataset.Joint(id)
		t := tied{j, e.turns(k, j.Kind), e.Scales[k]}
		if t.rotation {
			t.factor *= c.units.Length
		}
		list = append(list, t)
	}
	return c.tie("COUPLER", e.Element, list...)
}

// assembly finds markers where the parts start.
func (c *converter) assembly() *assembly {
	return &assembly{dataset: c.dataset, units: c.units, poses: c.poses}
}

func (c *converter) gear(g Gear) *yaml.Node {
	a := c.assembly()
	weights := a.teeth(g)
	c.failures = append(c.failures, a.failures...)
	var list []tied
	for k, id := range g.Joints {
		j, _ := c.dataset.Joint(id)
		list = append(list, tied{j, j.Kind != Translational, weights[k]})
	}
	return c.tie("GEAR", g.Element, list...)
}

// joins returns the joint of one of the kinds that connects the part of a marker with another one (or with any, if that is -2) along the
// direction, and the sign of its freedoms when they are those of that part along the direction.
func (c *converter) joins(marker, other int, along r3.Vec, kinds ...JointKind) (j Joint, sign float64, ok bool) {
	places := c.dataset.index.places
	part := places[marker].part
	for _, j := range c.dataset.Joints {
		i, k := places[j.I].part, places[j.J].part
		sign := 1.0
		if i != part {
			i, k, sign = k, i, -1
		}
		z := r3.Dot(c.axis(j.J), along)
		for _, kind := range kinds {
			if j.Kind == kind && i == part && (k == other || other == anyPart) && math.Abs(z) > 1-1e-9 {
				return j, sign * math.Copysign(1, z), true
			}
		}
	}
	return Joint{}, 0, false
}

const anyPart = -2

func (c *converter) axis(marker int) r3.Vec {
	return r3.Rotation(c.assembly().motion(marker).Orientation).Rotate(r3.Vec{Z: 1})
}

// screw ties the two freedoms of the cylindrical joint that keeps the axes of the screw together.
func (c *converter) screw(s Joint) *yaml.Node {
	j, _, ok := c.joins(s.I, c.dataset.index.places[s.J].part, c.axis(s.J), Cylindrical)
	if !ok {
		c.fail(s.At, "a SCREW has a counterpart only beside a CYLINDRICAL joint of the same parts and axis, which keeps its axes together")
		return nil
	}
	return c.tie("JOINT", s.Element, tied{j, false, 1}, tied{j, true, -s.Pitch * c.units.Length / (2 * math.Pi)})
}

// rackAndPinion ties the joints that carry the pinion and the rack.
func (c *converter) rackAndPinion(r Joint) *yaml.Node {
	a := c.assembly()
	pinion, turns, ok := c.joins(r.I, anyPart, c.axis(r.I), Revolute, Cylindrical)
	rack, slides, also := c.joins(r.J, anyPart, c.axis(r.J), Translational, Cylindrical)
	if !ok || !also {
		c.fail(r.At, "a RACKPIN has a counterpart only where a joint turns the pinion about z of I and one slides the rack along z of J")
		return nil
	}
	radius := c.dataset.side(a.motion(r.I), a.motion(r.J)) * math.Abs(r.Diameter) / 2 * c.units.Length
	return c.tie("JOINT", r.Element, tied{pinion, true, turns * radius}, tied{rack, false, -slides})
}

// plane writes DX, DY or DZ of two markers, less a constant, as a point that stays in a plane.
func (c *converter) plane(g GeneralConstraint) *yaml.Node {
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
	places := c.dataset.index.places
	i, j, axes := places[id[0]], places[id[1]], places[id[2]]
	known := n.op == 'c' && (n.name == "DX" || n.name == "DY" || n.name == "DZ")
	if !known || axes.part != i.part && axes.part != j.part {
		c.fail(g.At, "only general constraints DM(i, j) - length, and DX, DY or DZ(i, j, k) - offset with k on the part of i or j, have a counterpart")
		return nil
	}
	point, at := id[0], id[1]
	if axes.part != j.part {
		point, at, offset = id[1], id[0], -offset
	}
	var unit [3]float64
	unit[n.name[1]-'X'] = 1
	body, from, _ := c.place(at)
	_, _, turn := c.place(id[2])
	normal := quat.Mul(turn, mbd.AlongZ(r3.Vec{X: unit[0], Y: unit[1], Z: unit[2]}))
	from = r3.Add(from, r3.Rotation(normal).Rotate(r3.Vec{Z: offset * c.units.Length}))
	name := c.name("GCON", g.Element)
	return mapping("name", name, "type", "inplane", "markers", []string{c.marker(point), c.addMarker(name+"_plane", body, from, normal)})
}

// pointMotion writes a motion of a marker along an axis of another one.
func (c *converter) pointMotion(m Motion) *yaml.Node {
	if m.Freedom[0] == 'B' {
		c.fail(m.At, "MOTION/%d: angles between markers have no counterpart; drive a joint", m.ID)
		return nil
	}
	start, _ := c.assembly().displacement(m, m.I, m.J, false)
	text, speed, ok := c.law(m, start, c.units.Length)
	if !ok {
		return nil
	}
	if text == "" {
		text = numeral(speed*c.units.Velocity()) + " * t"
	}
	path := []any{"free", "free", "free"}
	path[m.Freedom[0]-'X'] = text
	return mapping("name", c.name("MOTION", m.Element), "type", "point", "markers", []string{c.marker(m.I), c.marker(m.J)}, "path", yamlList(path...))
}
