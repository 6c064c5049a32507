// What contacts of bodies do to the parts of those surfaces that are recorded.

package contact

import (
	"gabion/dem"
	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// PartLoads implements dem.LoadRecorder.
func (e *Engine) PartLoads(surface int, in dem.LoadWindow) []dem.PartLoad {
	return e.loads.PartLoads(surface, in)
}

// BeginLoads implements dem.LoadRecorder.
func (e *Engine) BeginLoads(window dem.LoadWindow) { e.loads.BeginLoads(window) }

// recordLoads adds what the contacts of the step have done, one after the other, so that sums are the same at any number of threads.
func (e *Engine) recordLoads() {
	if e.loads == nil {
		return
	}
	var before reader
	before.list = e.previous
	for i := range e.current {
		t, begins := &e.current[i], false
		if i == 0 || !t.samePair(&e.current[i-1].identity) {
			_, former := before.ofPair(&t.identity)
			begins = len(former) == 0
		}
		e.eachLoaded(t, func(side int, x *body, loads *dem.PartWindows, part int) {
			c := e.partContact(t, side, x)
			c.Impact = begins
			loads.Add(part, &c, e.dt)
		})
	}
	for i := range e.current {
		e.eachLoaded(&e.current[i], func(_ int, _ *body, loads *dem.PartWindows, part int) { loads.EndStep(part) })
	}
}

// eachLoaded does something with each side of a contact whose surface is recorded, with the loads of the surface and the part that is touched: the triangle of a mesh that is nearest.
func (e *Engine) eachLoaded(t *bodyContact, do func(side int, x *body, loads *dem.PartWindows, part int)) {
	for side, k := range [2]int32{t.Surface1, t.Surface2} {
		x := &e.items[k]
		loads := &e.loads[x.Surface]
		if loads.Parts() == 0 {
			continue
		}
		part := 0
		if mesh, is := x.Shape.(*geometry.Mesh); is {
			part = mesh.NearestTriangle(x.Frame.ToLocal(t.Point))
		}
		do(side, x, loads, part)
	}
}

// partContact is what a contact does to the surface on one of its sides, with the force of sharing of its pair if it has that: by what friction has taken, or where there is none by
// how the surfaces pass each other, and by the work of its normal force while they approach.
func (e *Engine) partContact(t *bodyContact, side int, x *body) (c dem.PartContact) {
	force := r3.Scale(sideSign[side], t.Force)
	if t.SharingPart != 0 {
		force = r3.Add(force, t.Sharing[side][0])
		if x.Strand != nil { // it has those on both ends
			force = r3.Add(force, t.Sharing[side][1])
		}
	}
	into := r3.Scale(sideSign[side], t.Normal)
	c.Normal = r3.Dot(force, into)
	c.Shear = r3.Norm(r3.Sub(force, r3.Scale(c.Normal, into)))
	pressing := max(c.Normal, 0) * e.dt
	c.Pressed = pressing * max(-t.End.Speed, 0)
	if k := e.coefficients(t); k.Friction > 0 {
		c.Slid, c.Sliding = t.Energy.Friction, t.Energy.Friction/k.Friction
	} else {
		c.Sliding = pressing * r3.Norm(t.End.Slip)
	}
	return c
}
