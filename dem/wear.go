// What particles and bodies have done to the parts of a surface.

package dem

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/codec"
)

// PartLoad is what particles, or bodies, have done to a part of a surface: to a triangle of a mesh, or to all of another surface, such as a strand.
type PartLoad struct {
	Impulse    float64 // along the normals, into the surface, N s
	Shear      float64 // along the surface: the forces' sizes times the time, N s
	Pressed    float64 // work of the normal forces against particles that approach, J
	Slid       float64 // energy lost in sliding on it, J
	Sliding    float64 // normal force times the way that they slid, N m: Archard's integral
	Impacts    float64 // number of those that have begun to touch the surface there
	Eroding    float64 // mass times squared velocity times Finnie's function of the angle, of these impacts, J; of bodies none
	PeakForce  float64 // largest normal force of one contact, N
	PeakLoad   float64 // largest normal force of all contacts in a step, N
	pressedNow float64 // normal force of the contacts in this step so far, N
}

// PartContact is what a contact does to a part of a surface in a step.
type PartContact struct {
	Normal, Shear          float64 // sizes of the force along the normal and along the surface, N
	Pressed, Slid, Sliding float64 // as in PartLoad
	Impact                 bool    // it has begun in this step
	Eroding                float64 // as in PartLoad, of an impact
}

// Add counts a contact of a step of a length (s). EndStep follows after those of the whole step.
func (l *PartLoad) Add(c *PartContact, dt float64) {
	l.Impulse += c.Normal * dt
	l.Shear += c.Shear * dt
	l.Pressed += c.Pressed
	l.Slid += c.Slid
	l.Sliding += c.Sliding
	if c.Impact {
		l.Impacts++
		l.Eroding += c.Eroding
	}
	l.PeakForce = math.Max(l.PeakForce, c.Normal)
	l.pressedNow += c.Normal
}

// Include adds what others have done to the part. The largest loads of a step are those of one kind.
func (l *PartLoad) Include(o *PartLoad) {
	l.Impulse += o.Impulse
	l.Shear += o.Shear
	l.Pressed += o.Pressed
	l.Slid += o.Slid
	l.Sliding += o.Sliding
	l.Impacts += o.Impacts
	l.Eroding += o.Eroding
	l.PeakForce = math.Max(l.PeakForce, o.PeakForce)
	l.PeakLoad = math.Max(l.PeakLoad, o.PeakLoad)
}

// EndStep counts the contacts of a step together.
func (l *PartLoad) EndStep() {
	l.PeakLoad = math.Max(l.PeakLoad, l.pressedNow)
	l.pressedNow = 0
}

// LoadWindow is a time over which what particles do to surfaces is added up.
type LoadWindow int

// The windows: since the start, since the last row of the history, and since the last frame.
const (
	SinceStart LoadWindow = iota
	SinceRow
	SinceFrame
	LoadWindows int = iota
)

// LoadRecorder is an engine that records what particles, or bodies, do to surfaces that are Recorded.
type LoadRecorder interface {
	// PartLoads are those of a surface in a window, one for each triangle of a mesh in its order, or one; nil of one that is not recorded. They are valid until the next step.
	PartLoads(surface int, in LoadWindow) []PartLoad
	// BeginLoads begins a window anew.
	BeginLoads(window LoadWindow)
}

// SurfaceLoads are what has been done to the parts of surfaces, a LoadRecorder; none where no surface is recorded.
type SurfaceLoads []PartWindows

// PartWindows are what has been done to the parts of a surface, in each window; empty of one that is not recorded.
type PartWindows struct {
	windows [LoadWindows][]PartLoad
	touched []int // parts in this step, in the order of the contacts
}

// Parts is the number of parts of a surface whose loads are added up: of the triangles of a mesh, or one; 0 of one that is not recorded.
func (s *Surface) Parts() int {
	mesh, facets := s.Shape.(*geometry.Mesh)
	switch {
	case !s.Recorded:
		return 0
	case facets:
		return len(mesh.Triangles)
	}
	return 1
}

// NewSurfaceLoads makes room for those surfaces that are recorded.
func NewSurfaceLoads(surfaces []Surface) (l SurfaceLoads) {
	for i := range surfaces {
		n := surfaces[i].Parts()
		if n == 0 {
			continue
		}
		if l == nil {
			l = make(SurfaceLoads, len(surfaces))
		}
		for w := range l[i].windows {
			l[i].windows[w] = make([]PartLoad, n)
		}
	}
	return l
}

// Parts is the number of parts of a surface, 0 of one that is not recorded.
func (l *PartWindows) Parts() int { return len(l.windows[0]) }

// Add counts a contact with a part in a step of a length (s), SurfaceLoads.EndStep those of the whole step together.
func (l *PartWindows) Add(part int, c *PartContact, dt float64) {
	l.touched = append(l.touched, part)
	for w := range l.windows {
		l.windows[w][part].Add(c, dt)
	}
}

// EndStep counts the contacts of a step with each part together.
func (l SurfaceLoads) EndStep() {
	for i := range l {
		p := &l[i]
		for _, part := range p.touched {
			for w := range p.windows {
				p.windows[w][part].EndStep()
			}
		}
		p.touched = p.touched[:0]
	}
}

// PartLoads implements LoadRecorder.
func (l SurfaceLoads) PartLoads(surface int, in LoadWindow) []PartLoad {
	if l == nil {
		return nil
	}
	return l[surface].windows[in]
}

// BeginLoads implements LoadRecorder.
func (l SurfaceLoads) BeginLoads(window LoadWindow) {
	for i := range l {
		clear(l[i].windows[window])
	}
}

// Transfer saves what has been added up, or takes it up again.
func (l *SurfaceLoads) Transfer(c *codec.Codec) {
	var sizes []int
	for i := range *l {
		sizes = append(sizes, (*l)[i].Parts())
	}
	codec.Each(c, (*[]PartWindows)(l), func(p *PartWindows) {
		for w := range p.windows {
			codec.Slice(c, &p.windows[w])
		}
	})
	same := len(*l) == len(sizes)
	for i := 0; same && i < len(sizes); i++ {
		for _, parts := range (*l)[i].windows {
			same = same && len(parts) == sizes[i]
		}
	}
	if c.Err == nil && !same {
		c.Err = codec.Invalid("loads on other parts of surfaces than those of the model")
	}
}
