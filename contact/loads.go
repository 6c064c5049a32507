// What contacts of bodies do to the parts of those surfaces that are recorded.

package contact

import (
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"

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
			c := e.partContact(t, side, x)
			c.Impact = begins
			loads.Add(part, &c, e.dt)
		}
	}
	e.loads.EndStep()
}

// partContact is what a contact does to the surface on one of its sides, with the force of sharing of its pair if it has that: as [law.Contact.Wear] tells.
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
	touch, k := law.Contact{Speed: t.End.Speed, Slip: t.End.Slip}, e.coefficients(t)
	w := touch.Wear(&k, &law.Response{Normal: c.Normal, Slid: t.Energy.Friction}, e.dt)
	c.Pressed, c.Slid, c.Sliding = w.Pressed, w.Slid, w.Sliding
	return c
}
