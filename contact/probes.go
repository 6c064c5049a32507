// The contacts of two surfaces: probes of the one on the other, and their forces.

package contact

import (
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

func (e *Engine) surface(i int) *body {
	if i < 0 {
		return &e.walls[-1-i]
	}
	return &e.bodies[i]
}

// contactsOfPair finds the contacts of body i with surface j: the probes of each on the other.
func (e *Engine) contactsOfPair(i, j int) {
	x, y := e.surface(i), e.surface(j)
	if x.inverseMass(0.5)+y.inverseMass(0.5) == 0 {
		return // neither can move
	}
	if k, ok := x.worldCapsule(); ok {
		if o, ok := y.worldCapsule(); ok {
			t, _ := k.Between(o)
			e.addContacts(i, j, 0, k.Along(t.Lever), k.Radius, t.Lever)
			return
		}
	}
	_, ball := x.Shape.(geometry.Sphere)
	if _, other := y.Shape.(geometry.Sphere); ball || !other || y.hollow {
		e.probeContacts(i, j)
	}
	if !ball && !y.hollow {
		e.probeContacts(j, i)
	}
}

// probeContacts finds the contacts of the probes of surface i on surface j.
func (e *Engine) probeContacts(i, j int) {
	x, y := e.surface(i), e.surface(j)
	for n := range x.probes.Corners {
		p := &x.probes.Corners[n]
		e.addContacts(i, j, n, x.probeCentre(p), p.Radius, p.Lever)
	}
	first := len(x.probes.Corners)
	if y.flat {
		for n := range x.probes.Rings {
			e.rimContacts(i, j, first+4*n, &x.probes.Rings[n])
		}
		return
	}
	if y.hollow && x.probes.Rings == nil {
		return
	}
	for n := range x.probes.Edges {
		p := &x.probes.Edges[n]
		e.addContacts(i, j, first+n, x.probeCentre(p), p.Radius, p.Lever)
	}
}

// rimContacts finds the contacts of a rim of surface i on plane j: at its lowest point, and at quarter turns from there.
func (e *Engine) rimContacts(i, j, n int, r *geometry.Ring) {
	x, y := e.surface(i), e.surface(j)
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
		e.addContacts(i, j, n+k, r3.Add(centre, r3.Scale(r.At.R, out)), r.Radius, 0)
		out = r3.Cross(axis, out)
	}
}

// addContacts evaluates the contacts of one probe of surface i on surface j.
func (e *Engine) addContacts(i, j, n int, centre r3.Vec, radius, lever float64) {
	x, y := e.surface(i), e.surface(j)
	if j >= 0 && !vec.InBox(&y.worldBounds, centre) && distanceToBox(&y.worldBounds, centre) > radius {
		return
	}
	e.found = y.Touches(e.found[:0], centre, radius)
	for k := range e.found {
		c := &e.found[k]
		t := bodyContact{
			Surface1: int32(i), Surface2: int32(j), Probe: int32(n), Feature: c.Feature,
			Levers: [2]float64{lever, c.Lever}, Overlap: radius - c.Distance, Normal: c.Normal,
		}
		t.Point = r3.Sub(centre, r3.Scale(radius-0.5*t.Overlap, t.Normal))
		t.History = e.history(&t)
		e.evaluate(x, y, &t, radius)
		e.current = append(e.current, t)
	}
}

// distanceToBox is how far a point is from a box, m.
func distanceToBox(b *r3.Box, p r3.Vec) float64 {
	return r3.Norm(r3.Vec{X: max(b.Min.X-p.X, 0, p.X-b.Max.X), Y: max(b.Min.Y-p.Y, 0, p.Y-b.Max.Y), Z: max(b.Min.Z-p.Z, 0, p.Z-b.Max.Z)})
}

// history finds a contact's history in the last accepted step. The order of contacts stays the same but for those that are new or gone, so that it
// is mostly the next one.
func (e *Engine) history(t *bodyContact) law.History {
	for n := range e.previous {
		i := (e.nextPrevious + n) % len(e.previous)
		w := &e.previous[i]
		if w.Surface1 == t.Surface1 && w.Surface2 == t.Surface2 && w.Probe == t.Probe && w.Feature == t.Feature {
			e.nextPrevious = i + 1
			return w.History
		}
	}
	return law.History{}
}

// evaluate applies the laws to a contact.
func (e *Engine) evaluate(x, y *body, t *bodyContact, radius float64) {
	v, w := x.MotionAt(t.Point, t.Levers[0])
	u, z := y.MotionAt(t.Point, t.Levers[1])
	v = r3.Sub(v, u)
	c := law.Contact{Normal: t.Normal, Overlap: t.Overlap, Onset: dem.RelativeOnset * radius, Speed: r3.Dot(v, t.Normal), Roll: r3.Sub(w, z), Spin: 0.5 * r3.Dot(r3.Add(w, z), t.Normal)}
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
	if t.Surface2 < 0 { // a driven wall works on the body
		t.Energy.Work = (r3.Dot(t.Force, u) + r3.Dot(t.Moment, z)) * e.dt
	} else if t.Surface1 < 0 {
		t.Energy.Work = -(r3.Dot(t.Force, r3.Add(v, u)) + r3.Dot(t.Moment, w)) * e.dt
	}
	t.Energy.Elastic = e.law.Elastic(&k, t.Overlap, &t.History)
}
