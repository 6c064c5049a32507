// Requests of a dataset as those of a model of ours.

package adams

import (
	"strings"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models"
)

// addRequests adds those that are about a marker, a joint or a force as ours are.
func (t *translation) addRequests() {
	for _, r := range t.dataset.Requests {
		n := models.Request{Name: strings.ReplaceAll(r.Label, ".", "_")}
		switch r.Kind {
		case Displacement:
			n.Quantities = []string{"position", "orientation"} // for the three angles
		case Velocity:
			n.Quantities = []string{"velocity", "angular_velocity"}
		case Acceleration:
			n.Quantities = []string{"acceleration", "angular_acceleration"}
		case Force, Functions:
			if !t.requestReaction(&n, r) {
				t.note(r.At, "REQUEST/%d has no counterpart and is left out", r.ID)
				continue
			}
			t.model.Outputs.Requests = append(t.model.Outputs.Requests, n)
			continue
		}
		n.Marker = t.marker(r.I)
		if j := t.dataset.index.places[r.J]; j.part >= 0 || j.offset != (r3.Vec{}) || quat.Abs(quat.Sub(j.axes, identity)) > 1e-15 || r.RM != 0 {
			n.Frame = t.marker(r.J)
			t.note(r.At, "REQUEST/%d: components are along the axes of MARKER/%d", r.ID, r.J)
		}
		t.model.Outputs.Requests = append(t.model.Outputs.Requests, n)
	}
}

// requestReaction asks for the force of one joint or one force element on its marker I, or for the orientation of a marker, if that is what a request
// is for.
func (t *translation) requestReaction(n *models.Request, r Request) bool {
	if subject, name, ok := t.reactionOf(r); ok {
		n.Quantities = []string{"force", "torque"}
		switch subject {
		case "joint":
			n.Joint = name
		case "motion":
			n.Motion = name
		default:
			n.Force = name
		}
		return true
	}
	marker, ok := orientationOf(r)
	if ok {
		n.Marker, n.Quantities = t.marker(marker), []string{"orientation"}
	}
	return ok
}

// reactionOf recognises a request for the force of one joint or one force element on its marker I.
func (t *translation) reactionOf(r Request) (subject, name string, ok bool) {
	var found []pair
	all := append(t.dataset.constraintPairs(), t.dataset.forcePairs()...)
	for _, g := range t.dataset.Generals {
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
	name, known := t.names[elementKey{p.keyword, p.id}]
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
