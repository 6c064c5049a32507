// What particles do to the parts of surfaces, added up step by step.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/codec"
)

// partLoads are what has been done to the parts of a surface; empty of one that is not recorded.
type partLoads struct{ parts []dem.PartLoad }

// sliding is what a contact has slid in a step.
type sliding struct {
	lost   float64 // J
	normal float64 // normal force times way, N m
}

// slidingOf is that of a contact, by what friction has taken; where there is none, by how its partners pass each other.
func slidingOf(f *law.Coefficients, r *law.Response, passing float64, dt float64) sliding {
	if f.Friction > 0 {
		return sliding{r.Slid, r.Slid / f.Friction}
	}
	return sliding{0, max(r.Normal, 0) * passing * dt}
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
		e.partLoads[i].parts = make([]dem.PartLoad, n)
	}
}

// PartLoads implements dem.LoadRecorder.
func (e *Engine) PartLoads(surface int) []dem.PartLoad {
	if e.partLoads == nil {
		return nil
	}
	return e.partLoads[surface].parts
}

// recordLoads adds what the contacts of the step have done, one after the other, so that sums are the same at any number of threads.
func (e *Engine) recordLoads() {
	if e.partLoads == nil {
		return
	}
	for _, p := range [2]*surfaceSet{&e.walls, &e.coupled} {
		for ci := range e.chunks {
			if ci >= len(p.buffers) {
				break
			}
			b := &p.buffers[ci]
			for n := range b.current {
				t := &b.current[n]
				parts := e.partLoads[p.surfaces[t.surface].Surface].parts
				if len(parts) == 0 {
					continue
				}
				normal := r3.Dot(t.force, t.normal)
				shear := r3.Norm(r3.Sub(t.force, r3.Scale(normal, t.normal)))
				part := 0
				if len(parts) > 1 {
					part = int(t.part)
				}
				parts[part].Add(normal, shear, b.slid[n].lost, b.slid[n].normal, e.dt)
			}
		}
	}
}

// transferPartLoads saves what has been added up, or takes it up again.
func (e *Engine) transferPartLoads(c *codec.Codec) {
	var sizes []int
	for i := range e.partLoads {
		sizes = append(sizes, len(e.partLoads[i].parts))
	}
	codec.Each(c, &e.partLoads, func(l *partLoads) { codec.Slice(c, &l.parts) })
	same := len(e.partLoads) == len(sizes)
	for i := range sizes {
		same = same && len(e.partLoads[i].parts) == sizes[i]
	}
	if c.Err == nil && !same {
		c.Err = codec.Invalid("loads on other parts of surfaces than those of the model")
	}
}
