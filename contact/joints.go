// What joints have to do with impacts: they let other bodies move with one that is hit, or hold it.

package contact

import (
	"slices"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Joints know how easily frames move that joints hold.
type Joints interface {
	// Update works that out for these frames, ascending, where they are at the first trial of a step.
	Update(frames []int)
	// Mobility writes the acceleration of frame f by unit wrenches on frame g, both about their origins in the world's axes: a row for each component of the
	// acceleration, linear and then angular, a column for each of the wrench. It tells whether joints connect the two, or hold the one that both are; else it writes nothing. It may be called from
	// many goroutines.
	Mobility(f, g int, dst *[6][6]float64) bool
}

// SetJoints makes impacts move what joints let them move; without joints every frame moves by itself.
func (e *Engine) SetJoints(j Joints) { e.joints = j }

// updateJoints tells the joints which frames are in contact.
func (e *Engine) updateJoints() {
	if e.joints == nil {
		return
	}
	e.struck = e.struck[:0]
	for i := range e.current {
		t := &e.current[i]
		e.struck = append(e.struck, e.items[t.Surface1].frames...)
		e.struck = append(e.struck, e.items[t.Surface2].frames...)
	}
	slices.Sort(e.struck)
	e.struck = slices.Compact(e.struck)
	e.joints.Update(e.struck)
}

// joined is the frames of two partners in an impact, by partner and end, and how joints connect them.
type joined struct {
	ends     [4]*mobility // nil where there is none
	frames   [4]int
	wrenches [4]rigid.Wrench     // by all contacts
	blocks   [4][4][6][6]float64 // mobilities by joints
	connects [4][4]bool          // whether joints do
}

// begin forgets all ends.
func (j *joined) begin() {
	j.ends, j.wrenches, j.connects = [4]*mobility{}, [4]rigid.Wrench{}, [4][4]bool{}
}

// add adds a force on an end of a partner.
func (j *joined) add(partner int, x *contactEnd, force r3.Vec) {
	k := 2*partner + x.end
	j.ends[k], j.frames[k] = x.mobility, x.frame
	j.wrenches[k] = j.wrenches[k].Plus(1, rigid.Wrench{Force: force, Moment: r3.Cross(x.arm, force)})
}

// find finds the mobilities by joints, and tells whether there are any.
func (j *joined) find(joints Joints) (held bool) {
	for k := range j.ends {
		for l := range j.ends {
			if j.ends[k] != nil && j.ends[l] != nil && joints.Mobility(j.frames[k], j.frames[l], &j.blocks[k][l]) {
				j.connects[k][l], held = true, true
			}
		}
	}
	return held
}

// accelerations are those of the ends by wrenches on them.
func (j *joined) accelerations(wrenches *[4]rigid.Wrench) (linear, angular [2][2]r3.Vec) {
	for k, x := range j.ends {
		if x == nil {
			continue
		}
		a, b := &linear[k/2][k%2], &angular[k/2][k%2]
		if !j.connects[k][k] {
			*a, *b = r3.Scale(x.InverseMass, wrenches[k].Force), x.turned(wrenches[k].Moment)
		}
		for l := range j.ends {
			if j.connects[k][l] {
				x, y := accelerated(&j.blocks[k][l], &wrenches[l])
				*a, *b = r3.Add(*a, x), r3.Add(*b, y)
			}
		}
	}
	return linear, angular
}

// accelerated is a mobility by a wrench.
func accelerated(m *[6][6]float64, w *rigid.Wrench) (linear, angular r3.Vec) {
	var out [6]float64
	for i := range out {
		r := &m[i]
		out[i] = r[0]*w.Force.X + r[1]*w.Force.Y + r[2]*w.Force.Z + r[3]*w.Moment.X + r[4]*w.Moment.Y + r[5]*w.Moment.Z
	}
	return r3.Vec{X: out[0], Y: out[1], Z: out[2]}, r3.Vec{X: out[3], Y: out[4], Z: out[5]}
}

// leastHeld is the part of the mobility of free bodies below which joints, or prescribed motions, leave none: nothing rebounds there.
const leastHeld = 1e-9

// limitHeld is by how much a unit force at a contact of partners that joints hold parts them, for the mass that the point has at most: that by joints where it is less than free, that of the
// centres without joints.
func (a *impact) limitHeld(e *Engine, t *bodyContact, ends []contactEnd, free float64) float64 {
	var wrenches [4]rigid.Wrench
	for i := range ends {
		x := &ends[i]
		force := r3.Scale(x.share, t.Normal)
		wrenches[2*a.of(e, t, x.side)+x.end] = rigid.Wrench{Force: force, Moment: r3.Cross(x.arm, force)}
	}
	linear, angular := a.joined.accelerations(&wrenches)
	alone := a.parting(e, t, ends, &linear, &angular)
	if alone > leastHeld*free {
		return min(free, alone)
	}
	return free
}
