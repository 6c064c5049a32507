// How two surfaces meet: probes of the one on the other, and what comes of it.

package contact

import (
	"math"
	"slices"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// body is a surface with its probes and, where it is coupled, its frames.
type body struct {
	dem.Placed
	probes     geometry.Probes
	material   int
	curvature1 float64 // principal curvatures, 1/m
	curvature2 float64
	hollow     bool
	flat       bool  // a plane
	frames     []int // none for a wall
	masses     [2]float64
	centre     r3.Vec // of the bounds, in the surface's axes
	middle     r3.Vec // the same in the world
	reach      float64
	extent     r3.Box // in the world
}

func newBody(i int, s *dem.Surface, pairs [][2]int) body {
	x := body{Placed: dem.NewPlaced(i, s, pairs), probes: geometry.ProbesOf(s.Shape), material: s.Material, hollow: geometry.Hollow(s.Shape)}
	if c, ok := s.Shape.(geometry.Curved); ok {
		x.curvature1, x.curvature2 = c.Curvature()
	}
	_, x.flat = s.Shape.(geometry.Plane)
	x.masses = [2]float64{math.Inf(1), math.Inf(1)}
	carriers, n := dem.FramesOf(s.Carrier)
	x.frames = slices.Clone(carriers[:n])
	b := s.Shape.Bounds()
	x.centre = r3.Scale(0.5, r3.Add(b.Min, b.Max))
	x.reach = r3.Norm(r3.Sub(b.Max, b.Min)) / 2
	return x
}

// setMasses notes the masses of the body's frames.
func (x *body) setMasses(masses []float64) {
	for i, f := range x.frames {
		x.masses[i] = masses[f]
	}
}

// inverseMass is what the body has of 1/mass where it is hit, 1/kg.
func (x *body) inverseMass(lever float64) float64 {
	if x.Strand == nil {
		return 1 / x.masses[0]
	}
	return vec.Sq(1-lever)/x.masses[0] + vec.Sq(lever)/x.masses[1]
}

// updateBounds notes where in the world the body is.
func (x *body) updateBounds() {
	if x.Strand != nil {
		a, b := x.Ends[0].Place, x.Ends[1].Place
		x.middle = r3.Scale(0.5, r3.Add(a, b))
		x.reach = r3.Norm(r3.Sub(b, a))/2 + x.Radius
		x.extent = vec.Inflate(r3.Box{Min: vec.MinVec(a, b), Max: vec.MaxVec(a, b)}, x.Radius)
		return
	}
	x.middle = x.Frame.ToWorld(x.centre)
	x.extent = vec.Inflate(r3.Box{Min: x.middle, Max: x.middle}, x.reach)
}

// capsule is the body as one in the world, if it is one.
func (x *body) capsule() (geometry.Capsule, bool) {
	if x.Strand != nil {
		return geometry.Capsule{A: x.Ends[0].Place, B: x.Ends[1].Place, Radius: x.Radius}, true
	}
	k, ok := x.Shape.(geometry.Capsule)
	if ok {
		k.A, k.B = x.Frame.ToWorld(k.A), x.Frame.ToWorld(k.B)
	}
	return k, ok
}

// probeCentre is a probe's centre in the world.
func (x *body) probeCentre(p *geometry.Probe) r3.Vec {
	if x.Strand != nil {
		return vec.Mix(x.Ends[0].Place, x.Ends[1].Place, p.Lever)
	}
	return x.Frame.ToWorld(p.Centre)
}

func (b *Engine) surface(i int) *body {
	if i < 0 {
		return &b.walls[-1-i]
	}
	return &b.bodies[i]
}

// contactsOfPair finds the contacts of body i with surface j: the probes of each on the other.
func (b *Engine) contactsOfPair(i, j int) {
	x, y := b.surface(i), b.surface(j)
	if x.inverseMass(0.5)+y.inverseMass(0.5) == 0 {
		return // neither gives way
	}
	if k, ok := x.capsule(); ok {
		if o, ok := y.capsule(); ok {
			t, _ := k.Between(o)
			b.addContacts(i, j, 0, k.Along(t.Lever), k.Radius, t.Lever)
			return
		}
	}
	_, ball := x.Shape.(geometry.Sphere)
	if _, other := y.Shape.(geometry.Sphere); ball || !other || y.hollow {
		b.probeContacts(i, j)
	}
	if !ball && !y.hollow {
		b.probeContacts(j, i)
	}
}

// probeContacts finds the contacts of the probes of surface i on surface j.
func (b *Engine) probeContacts(i, j int) {
	x, y := b.surface(i), b.surface(j)
	for n := range x.probes.Corners {
		p := &x.probes.Corners[n]
		b.addContacts(i, j, n, x.probeCentre(p), p.Radius, p.Lever)
	}
	first := len(x.probes.Corners)
	if y.flat {
		for n := range x.probes.Rings {
			b.rimContacts(i, j, first+4*n, &x.probes.Rings[n])
		}
		return
	}
	if y.hollow && x.probes.Rings == nil {
		return
	}
	for n := range x.probes.Edges {
		p := &x.probes.Edges[n]
		b.addContacts(i, j, first+n, x.probeCentre(p), p.Radius, p.Lever)
	}
}

// rimContacts finds the contacts of a rim of surface i on plane j: at its lowest point, and a quarter of a turn from there.
func (b *Engine) rimContacts(i, j, n int, r *geometry.Ring) {
	x, y := b.surface(i), b.surface(j)
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
		b.addContacts(i, j, n+k, r3.Add(centre, r3.Scale(r.At.R, out)), r.Radius, 0)
		out = r3.Cross(axis, out)
	}
}

// addContacts evaluates the contacts of one probe of surface i on surface j.
func (b *Engine) addContacts(i, j, n int, centre r3.Vec, radius, lever float64) {
	x, y := b.surface(i), b.surface(j)
	if j >= 0 && !vec.InBox(&y.extent, centre) && distanceToBox(&y.extent, centre) > radius {
		return
	}
	b.found = y.Find(b.found[:0], centre, radius)
	for k := range b.found {
		c := &b.found[k]
		t := bodyContact{
			Of: int32(i), On: int32(j), Probe: int32(n), Feature: c.Feature,
			Levers: [2]float64{lever, c.Lever}, Overlap: radius - c.Distance, Normal: c.Normal,
		}
		t.Point = r3.Sub(centre, r3.Scale(radius-0.5*t.Overlap, t.Normal))
		t.History = b.history(&t)
		b.evaluate(x, y, &t, radius)
		b.current = append(b.current, t)
	}
}

// distanceToBox is how far a point is from a box, m.
func distanceToBox(b *r3.Box, p r3.Vec) float64 {
	return r3.Norm(r3.Vec{X: max(b.Min.X-p.X, 0, p.X-b.Max.X), Y: max(b.Min.Y-p.Y, 0, p.Y-b.Max.Y), Z: max(b.Min.Z-p.Z, 0, p.Z-b.Max.Z)})
}

// history finds a contact's history in the last accepted step. Contacts come in the same order in every step but for those that are new or gone, so
// it is mostly the next one.
func (b *Engine) history(t *bodyContact) law.History {
	for n := range b.previous {
		i := (b.nextPrevious + n) % len(b.previous)
		w := &b.previous[i]
		if w.Of == t.Of && w.On == t.On && w.Probe == t.Probe && w.Feature == t.Feature {
			b.nextPrevious = i + 1
			return w.History
		}
	}
	return law.History{}
}

// evaluate applies the laws to a contact.
func (b *Engine) evaluate(x, y *body, t *bodyContact, radius float64) {
	v, w := x.MotionAt(t.Point, t.Levers[0])
	u, z := y.MotionAt(t.Point, t.Levers[1])
	v = r3.Sub(v, u)
	c := law.Contact{Normal: t.Normal, Overlap: t.Overlap, Onset: dem.OnsetPart * radius, Speed: r3.Dot(v, t.Normal), Roll: r3.Sub(w, z), Spin: 0.5 * r3.Dot(r3.Add(w, z), t.Normal)}
	c.Slip = r3.Sub(v, r3.Scale(c.Speed, t.Normal))
	mass := 1 / (x.inverseMass(t.Levers[0]) + y.inverseMass(t.Levers[1]))
	k := b.laws.Law(x.material, y.material).OfSizes(law.EffectiveRadius(radius, y.curvature1, y.curvature2), mass, 0.4*mass*radius*radius)
	var r law.Response
	if b.wantsTangents {
		t.Tangent = b.law.Slopes(&k, &c, b.dt, &t.History)
	}
	b.law.Evaluate(&k, &c, b.dt, &t.History, &r)
	t.Force, t.Moment = r3.Add(r3.Scale(r.Normal, t.Normal), r.Shear), r.Moment
	t.Energy.Add(&r)
	if t.On < 0 { // a driven wall works on the body
		t.Energy.Work = (r3.Dot(t.Force, u) + r3.Dot(t.Moment, z)) * b.dt
	} else if t.Of < 0 {
		t.Energy.Work = -(r3.Dot(t.Force, r3.Add(v, u)) + r3.Dot(t.Moment, w)) * b.dt
	}
	t.Energy.Elastic = b.law.Elastic(&k, t.Overlap, &t.History)
}

// addReaction adds what a contact does to the body, with the given sign, to the wrenches and tangents of its frames.
func (x *body) addReaction(t *bodyContact, sign float64, frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) {
	lever := t.Levers[0]
	if sign < 0 {
		lever = t.Levers[1]
	}
	shares, arms := [2]float64{1}, [2]r3.Vec{r3.Sub(t.Point, frames[x.frames[0]].Position)}
	if x.Strand != nil {
		shares, arms = [2]float64{1 - lever, lever}, x.Arms(t.Point, lever)
	}
	for i, f := range x.frames {
		if wrenches == nil {
			break
		}
		force := r3.Scale(sign*shares[i], t.Force)
		wrenches[f].Force = r3.Add(wrenches[f].Force, force)
		wrenches[f].Moment = r3.Add(wrenches[f].Moment, r3.Add(r3.Cross(arms[i], force), r3.Scale(sign*shares[i], t.Moment)))
	}
	if tangents == nil {
		return
	}
	for i := range x.frames {
		for j := range x.frames {
			t.Tangent.Carry(&tangents[x.Entries[2*i+j]], shares[i]*shares[j], arms[i], arms[j])
		}
	}
}
