// The contacts of two surfaces: probes of the one on the other, and their forces.

package contact

import (
	"cmp"
	"slices"

	"gabion/contact/broadphase"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// contactsOfPair finds the contacts of body i with surface j: the probes of each on the other.
func (e *Engine) contactsOfPair(w *workspace, i, j int) {
	x, y := &e.items[i], &e.items[j]
	if e.isWall(int32(j)) {
		if w.found = y.Touches(w.found[:0], x.worldCentre, x.boundingRadius); len(w.found) == 0 {
			return
		}
	}
	if k, ok := x.worldCapsule(); ok {
		if o, ok := y.worldCapsule(); ok {
			t, _ := k.Between(o)
			e.addContacts(w, i, j, 0, k.Along(t.Lever), k.Radius, t.Lever)
			return
		}
	}
	_, ball := x.Shape.(geometry.Sphere)
	if _, other := y.Shape.(geometry.Sphere); ball || !other || y.hollow {
		e.probeContacts(w, i, j)
	}
	if !ball && !y.hollow {
		e.probeContacts(w, j, i)
	}
}

// probeContacts finds the contacts of the probes of surface i on surface j.
func (e *Engine) probeContacts(w *workspace, i, j int) {
	x, y := &e.items[i], &e.items[j]
	for n := range x.probes.Corners {
		p := &x.probes.Corners[n]
		e.addContacts(w, i, j, n, x.probeCentre(p), p.Radius, p.Lever)
	}
	first := len(x.probes.Corners)
	if y.flat {
		for n := range x.probes.Rings {
			e.rimContacts(w, i, j, first+4*n, &x.probes.Rings[n])
		}
		return
	}
	if y.hollow && x.probes.Rings == nil {
		return
	}
	for n := range x.probes.Edges {
		p := &x.probes.Edges[n]
		e.addContacts(w, i, j, first+n, x.probeCentre(p), p.Radius, p.Lever)
	}
}

// rimContacts finds the contacts of a rim of surface i on plane j: at its lowest point, and at quarter turns from there.
func (e *Engine) rimContacts(w *workspace, i, j, n int, r *geometry.Ring) {
	x, y := &e.items[i], &e.items[j]
	down := r3.Scale(-1, rigid.Rotate(y.Frame.Orientation, y.Shape.(geometry.Plane).Normal))
	axis := rigid.Rotate(x.Frame.Orientation, r3.Vec{Z: 1})
	out := r3.Sub(down, r3.Scale(r3.Dot(down, axis), axis))
	if l := r3.Norm(out); l > 1e-6 {
		out = r3.Scale(1/l, out)
	} else {
		out = rigid.Rotate(x.Frame.Orientation, r3.Vec{X: 1})
	}
	centre := x.Frame.ToWorld(r3.Vec{Z: r.At.Z})
	for k := range 4 {
		e.addContacts(w, i, j, n+k, r3.Add(centre, r3.Scale(r.At.R, out)), r.Radius, 0)
		out = r3.Cross(axis, out)
	}
}

// addContacts evaluates the contacts of one probe of surface i on surface j.
func (e *Engine) addContacts(w *workspace, i, j, n int, centre r3.Vec, radius, lever float64) {
	x, y := &e.items[i], &e.items[j]
	if !e.isWall(int32(j)) && !vec.InBox(&y.worldBounds, centre) && distanceToBox(&y.worldBounds, centre) > radius {
		return
	}
	w.found = y.Touches(w.found[:0], centre, radius)
	for k := range w.found {
		c := &w.found[k]
		t := bodyContact{
			Surface1: int32(i), Surface2: int32(j), Probe: int32(n), Feature: c.Feature,
			Levers: [2]float64{lever, c.Lever}, Overlap: radius - c.Distance, Normal: c.Normal,
		}
		t.Point = r3.Sub(centre, r3.Scale(radius-0.5*t.Overlap, t.Normal))
		t.History = e.history(&t)
		e.evaluate(x, y, &t, radius)
		w.contacts = append(w.contacts, t)
	}
}

// distanceToBox is how far a point is from a box, m.
func distanceToBox(b *r3.Box, p r3.Vec) float64 {
	return r3.Norm(r3.Vec{X: max(b.Min.X-p.X, 0, p.X-b.Max.X), Y: max(b.Min.Y-p.Y, 0, p.Y-b.Max.Y), Z: max(b.Min.Z-p.Z, 0, p.Z-b.Max.Z)})
}

// history finds a contact's history in the last accepted step.
func (e *Engine) history(t *bodyContact) law.History {
	first, _ := slices.BinarySearchFunc(e.previous, t.pair(), func(w bodyContact, p broadphase.Pair) int { return cmp.Compare(w.pair(), p) })
	for i := first; i < len(e.previous) && e.previous[i].pair() == t.pair(); i++ {
		if w := &e.previous[i]; w.Surface1 == t.Surface1 && w.Probe == t.Probe && w.Feature == t.Feature {
			return w.History
		}
	}
	return law.History{}
}

func (t *bodyContact) pair() broadphase.Pair {
	return broadphase.NewPair(int(t.Surface1), int(t.Surface2))
}

// evaluate applies the laws to a contact.
func (e *Engine) evaluate(x, y *body, t *bodyContact, radius float64) {
	v, w := x.MotionAt(t.Point, t.Levers[0])
	u, z := y.MotionAt(t.Point, t.Levers[1])
	v = r3.Sub(v, u)
	c := law.Contact{Normal: t.Normal, Overlap: t.Overlap, Onset: law.RelativeOnset * radius, Speed: r3.Dot(v, t.Normal), Roll: r3.Sub(w, z), Spin: 0.5 * r3.Dot(r3.Add(w, z), t.Normal)}
	c.Slip = r3.Sub(v, r3.Scale(c.Speed, t.Normal))
	mass := 1 / (x.inverseMass(t.Levers[0]) + y.inverseMass(t.Levers[1]))
	k := e.laws.Law(x.material, y.material).OfSizes(law.EffectiveRadius(radius, y.curvature1, y.curvature2), mass, rigid.SolidSphereInertia*mass*radius*radius)
	var r law.Response
	if e.wantsTangents {
		t.Tangent = e.law.Tangent(&k, &c, e.dt, &t.History)
	}
	e.law.Evaluate(&k, &c, e.dt, &t.History, &r)
	t.Force, t.Moment = r3.Add(r3.Scale(r.Normal, t.Normal), r.Shear), r.Moment
	t.Energy.Add(&r)
	if e.isWall(t.Surface2) { // a driven wall works on the body
		t.Energy.Work = (r3.Dot(t.Force, u) + r3.Dot(t.Moment, z)) * e.dt
	} else if e.isWall(t.Surface1) {
		t.Energy.Work = -(r3.Dot(t.Force, r3.Add(v, u)) + r3.Dot(t.Moment, w)) * e.dt
	}
	t.Energy.Elastic = e.law.Elastic(&k, t.Overlap, &t.History)
}
