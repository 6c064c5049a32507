// What particles do to the parts of surfaces, added up step by step.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
)

// partContact is what a contact does to a recorded surface, but for its force: by what friction has taken, or where there is none by how its partners pass each other; by the
// work of its normal force while they approach; and if it begins, by how the particle comes. The relative velocity is that of the particle's centre.
func (e *Engine) partContact(f *law.Coefficients, r *law.Response, k *law.Contact, relative r3.Vec, particle int32, begins bool) dem.PartContact {
	w := k.Wear(f, r, e.dt)
	c := dem.PartContact{Pressed: w.Pressed, Slid: w.Slid, Sliding: w.Sliding, Impact: begins}
	if begins {
		along := r3.Norm(r3.Sub(relative, r3.Scale(k.Speed, k.Normal)))
		c.Eroding = r3.Norm2(relative) / e.motion[particle].InverseMass * law.Finnie(-k.Speed, along)
	}
	return c
}

// touched reports whether a particle has touched a surface, wherever, among the contacts of the last step, of which from on are the particle's.
func touched(was []surfaceHistory, from int, particle, member int32) bool {
	for n := from; n < len(was) && was[n].particle == particle; n++ {
		if t := &was[n]; t.surface == member && t.history.Radius != 0 {
			return true
		}
	}
	return false
}

// PartLoads implements dem.LoadRecorder.
func (e *Engine) PartLoads(surface int, in dem.LoadWindow) []dem.PartLoad {
	return e.partLoads.PartLoads(surface, in)
}

// BeginLoads implements dem.LoadRecorder.
func (e *Engine) BeginLoads(window dem.LoadWindow) { e.partLoads.BeginLoads(window) }

// recordLoads adds what the contacts of the step have done, one after the other, so that sums are the same at any number of threads.
func (e *Engine) recordLoads() {
	if e.partLoads == nil {
		return
	}
	for _, p := range [2]*surfaceSet{&e.walls, &e.coupled} {
		for ci := range min(len(e.chunks), len(p.buffers)) {
			b := &p.buffers[ci]
			for n := range b.current {
				e.recordContact(&b.current[n], &b.parts[n], &e.partLoads[p.surfaces[b.current[n].surface].Surface])
			}
		}
	}
	e.partLoads.EndStep()
}

// recordContact adds what a contact has done to the loads of its surface, if this is recorded.
func (e *Engine) recordContact(t *surfaceContact, c *dem.PartContact, loads *dem.PartWindows) {
	if loads.Parts() == 0 {
		return
	}
	part := 0
	if loads.Parts() > 1 {
		part = int(t.part)
	}
	c.Normal = r3.Dot(t.force, t.normal)
	c.Shear = r3.Norm(r3.Sub(t.force, r3.Scale(c.Normal, t.normal)))
	loads.Add(part, c, e.dt)
}

// importPartLoads takes up what a GPU has added up.
func (e *Engine) importPartLoads(h *dem.PortableState) {
	if e.partLoads != nil {
		e.partLoads = h.Loads
	}
}
