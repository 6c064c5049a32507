// Requests of a dataset in our YAML.

package adams

import (
	"strings"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"
)

// requests writes those that are about a marker, a joint or a force as ours are.
func (c *converter) requests() (list []*yaml.Node) {
	for _, r := range c.dataset.Requests {
		n := yamlMap{mapping("name", strings.ReplaceAll(r.Label, ".", "_"))}
		var quantities []string
		switch r.Kind {
		case Displacement:
			quantities = []string{"position", "orientation"} // for the three angles
		case Velocity:
			quantities = []string{"velocity", "angular_velocity"}
		case Acceleration:
			quantities = []string{"acceleration", "angular_acceleration"}
		case Force, Functions:
			if subject, key, ok := c.reactionOf(r); ok {
				n.set(subject, key)
				n.set("quantities", []string{"force", "torque"})
				list = append(list, n.Node)
				continue
			}
			if marker, ok := orientationOf(r); ok {
				n.set("marker", c.marker(marker))
				n.set("quantities", []string{"orientation"})
				list = append(list, n.Node)
				continue
			}
			c.note(r.At, "REQUEST/%d has no counterpart and is left out", r.ID)
			continue
		}
		n.set("marker", c.marker(r.I))
		n.set("quantities", quantities)
		if j := c.dataset.index.places[r.J]; j.part >= 0 || j.offset != (r3.Vec{}) || quat.Abs(quat.Sub(j.axes, identity)) > 1e-15 || r.RM != 0 {
			n.set("frame", c.marker(r.J))
			c.note(r.At, "REQUEST/%d: components are along the axes of MARKER/%d", r.ID, r.J)
		}
		list = append(list, n.Node)
	}
	return list
}

// reactionOf recognises a request for the force of one joint or one force element on its marker I.
func (c *converter) reactionOf(r Request) (subject, name string, ok bool) {
	var found []pair
	all := append(c.dataset.constraintPairs(), c.dataset.forcePairs()...)
	for _, g := range c.dataset.Generals {
		if i, j, _, ok := distanceOf(g); ok {
			all = append(all, pair{"GCON", g.ID, i, j})
		}
	}
	if r.Kind == Force {
		for _, p := range all {
			if p.i == r.I && p.j == r.J {
				found = append(found, p)
			}
		}
	} else {
		var call *node
		for k, e := range r.Functions {
			if e == nil {
				continue
			}
			n := e.root
			if n.op != 'c' || len(n.branch) != 4 || n.branch[1].value != 0 || int(n.branch[2].value) != k+1 || call != nil && (n.name != call.name || n.branch[0].value != call.branch[0].value) {
				return "", "", false
			}
			call = n
		}
		for _, p := range all {
			if call != nil && reactionCalls[call.name] == p.keyword && int(call.branch[0].value) == p.id {
				found = append(found, p)
			}
		}
	}
	if len(found) != 1 {
		return "", "", false
	}
	p := found[0]
	subject = "force"
	switch p.keyword {
	case "JOINT", "JPRIM", "GCON":
		subject = "joint"
	case "MOTION":
		subject = "motion"
	}
	name, known := c.names[describe(p.keyword, p.id)]
	return subject, name, known
}

// orientationOf recognises a request for the Euler parameters of a marker in the global frame.
func orientationOf(r Request) (marker int, ok bool) {
	wanted := map[int]float64{1: 1, 2: 2, 3: 3, 5: 4}
	for k, e := range r.Functions {
		if e == nil {
			continue
		}
		n := e.root
		if n.op != 'c' || n.name != "ORIENT" || len(n.branch) < 3 || n.branch[0].value != 27 || n.branch[1].value != wanted[k] {
			return 0, false
		}
		if marker != 0 && marker != int(n.branch[2].value) {
			return 0, false
		}
		marker = int(n.branch[2].value)
	}
	return marker, marker != 0
}
