// The contacts of two surfaces: probes of the one on the other, and their forces.

package contact

import (
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// probePair finds the contacts of surface i with surface j by the probes of each on the other.
func (e *Engine) probePair(w *workspace, i, j int) {
	x, y := &e.items[i], &e.items[j]
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
	y := &e.items[j]
	if !e.isWall(int32(j)) && !vec.InBox(&y.worldBounds, centre) && distanceToBox(&y.worldBounds, centre) > radius {
		return
	}
	w.found = y.Touches(w.found[:0], centre, radius)
	for k := range w.found {
		c := &w.found[k]
		t := bodyContact{
			identity: identity{Surface1: int32(i), Surface2: int32(j), Features: [2]int32{int32(n), -1 - c.Feature}},
			Levers:   [2]float64{lever, c.Lever}, Overlap: radius - c.Distance, Normal: c.Normal,
			Radius: law.EffectiveRadius(radius, y.curvature1, y.curvature2), Weight: 1, former: -1,
		}
		t.Point = r3.Sub(centre, r3.Scale(radius-0.5*t.Overlap, t.Normal))
		t.Forms[0] = surfaceForm{Radii: [2]float64{radius, radius}}
		if i > j {
			t.Forms[0], t.Forms[1] = t.Forms[1], t.Forms[0]
			t.Surface1, t.Surface2, t.Normal = t.Surface2, t.Surface1, r3.Scale(-1, t.Normal)
			t.Features[0], t.Features[1] = t.Features[1], t.Features[0]
			t.Levers[0], t.Levers[1] = t.Levers[1], t.Levers[0]
		}
		w.contacts = append(w.contacts, t)
	}
}

// distanceToBox is how far a point is from a box, m.
func distanceToBox(b *r3.Box, p r3.Vec) float64 {
	return r3.Norm(r3.Vec{X: max(b.Min.X-p.X, 0, p.X-b.Max.X), Y: max(b.Min.Y-p.Y, 0, p.Y-b.Max.Y), Z: max(b.Min.Z-p.Z, 0, p.Z-b.Max.Z)})
}
