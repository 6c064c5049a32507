// What particles do to the parts of surfaces, added up step by step.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/codec"
)

// partLoads are what has been done to the parts of a surface, in each window; empty of one that is not recorded.
type partLoads struct {
	windows [dem.LoadWindows][]dem.PartLoad
}

// partContact is what a contact does to a recorded surface, but for its force: by what friction has taken, or where there is none by how its partners pass each other; by the
// work of its normal force while they approach; and if it begins, by how the particle comes. The relative velocity is that of the particle's centre.
func (e *Engine) partContact(f *law.Coefficients, r *law.Response, k *law.Contact, relative r3.Vec, particle int32, begins bool) dem.PartContact {
	towards := -r3.Dot(relative, k.Normal)
	c := dem.PartContact{Pressed: max(r.Normal, 0) * max(towards, 0) * e.dt, Impact: begins}
	if f.Friction > 0 {
		c.Slid, c.Sliding = r.Slid, r.Slid/f.Friction
	} else {
		c.Sliding = max(r.Normal, 0) * r3.Norm(k.Slip) * e.dt
	}
	if begins {
		along := r3.Norm(r3.Add(relative, r3.Scale(towards, k.Normal)))
		c.Eroding = r3.Norm2(relative) / e.motion[particle].InverseMass * dem.FinnieFunction(towards, along)
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

// makePartLoads makes room for the surfaces that are recorded.
func (e *Engine) makePartLoads() {
	for i := range e.model.Surfaces {
		s := &e.model.Surfaces[i]
		if !s.Recorded {
			continue
		}
		if e.partLoads == nil {
			e.partLoads = make([]partLoads, len(e.model.Surfaces))
		}
		n := 1
		if mesh, ok := s.Shape.(*geometry.Mesh); ok {
			n = len(mesh.Triangles)
		}
		for w := range e.partLoads[i].windows {
			e.partLoads[i].windows[w] = make([]dem.PartLoad, n)
		}
	}
}

// PartLoads implements dem.LoadRecorder.
func (e *Engine) PartLoads(surface int, in dem.LoadWindow) []dem.PartLoad {
	if e.partLoads == nil {
		return nil
	}
	return e.partLoads[surface].windows[in]
}

// BeginLoads implements dem.LoadRecorder.
func (e *Engine) BeginLoads(window dem.LoadWindow) {
	for i := range e.partLoads {
		clear(e.partLoads[i].windows[window])
	}
}

// recordLoads adds what the contacts of the step have done, one after the other, so that sums are the same at any number of threads.
func (e *Engine) recordLoads() {
	if e.partLoads == nil {
		return
	}
	e.eachPartContact(func(t *surfaceContact, c *dem.PartContact, windows *[dem.LoadWindows][]dem.PartLoad, part int) {
		c.Normal = r3.Dot(t.force, t.normal)
		c.Shear = r3.Norm(r3.Sub(t.force, r3.Scale(c.Normal, t.normal)))
		for w := range windows {
			windows[w][part].Add(c, e.dt)
		}
	})
	e.eachPartContact(func(_ *surfaceContact, _ *dem.PartContact, windows *[dem.LoadWindows][]dem.PartLoad, part int) {
		for w := range windows {
			windows[w][part].EndStep()
		}
	})
}

// eachPartContact does something with each contact with a part of a recorded surface, whose loads windows have.
func (e *Engine) eachPartContact(do func(t *surfaceContact, c *dem.PartContact, windows *[dem.LoadWindows][]dem.PartLoad, part int)) {
	for _, p := range [2]*surfaceSet{&e.walls, &e.coupled} {
		for ci := range min(len(e.chunks), len(p.buffers)) {
			b := &p.buffers[ci]
			for n := range b.current {
				t := &b.current[n]
				windows := &e.partLoads[p.surfaces[t.surface].Surface].windows
				if len(windows[0]) == 0 {
					continue
				}
				part := 0
				if len(windows[0]) > 1 {
					part = int(t.part)
				}
				do(t, &b.parts[n], windows, part)
			}
		}
	}
}

// transferPartLoads saves what has been added up, or takes it up again.
func (e *Engine) transferPartLoads(c *codec.Codec) {
	var sizes []int
	for i := range e.partLoads {
		sizes = append(sizes, len(e.partLoads[i].windows[0]))
	}
	codec.Each(c, &e.partLoads, func(l *partLoads) {
		for w := range l.windows {
			codec.Slice(c, &l.windows[w])
		}
	})
	same := len(e.partLoads) == len(sizes)
	for i := 0; same && i < len(sizes); i++ {
		for _, parts := range e.partLoads[i].windows {
			same = same && len(parts) == sizes[i]
		}
	}
	if c.Err == nil && !same {
		c.Err = codec.Invalid("loads on other parts of surfaces than those of the model")
	}
}
