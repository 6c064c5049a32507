// What particles do to the parts of walls, added up on the device; kernels/wall_forces.cuh.

package gpu

import (
	"errors"
	"math"
	"slices"

	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/internal/codec"
	"gabion/rigid"
)

// partSet is the parts of the walls that are recorded.
type partSet struct {
	first []int // part of each surface, in the device's order
	count int
	units float64 // coarse units of a step's sums in 1 N, J or N m
	taken []devicePartLoad
	loads []dem.PartLoad // as handed out last
}

// newPartSet numbers the parts. The units of their sums are such that the lightest particles, at 1e-10 m/s, 1e-10 m/s2 or the square of 1e-5 m/s, are told to six digits.
func newPartSet(e *Engine) (p partSet) {
	for i := range e.surfaces.surfaces {
		p.first = append(p.first, p.count)
		p.count += e.surfaces.surfaces[i].Parts()
	}
	lightest := math.Inf(1)
	for i := range e.model.Materials {
		lightest = min(lightest, rigid.SolidSphere(e.model.Materials[i].Density, e.particles.minRadius).Mass)
	}
	p.units = math.Exp2(16 - math.Round(math.Log2(lightest)))
	return p
}

// endPartLoads queues the end of step k of a batch for the parts.
func (e *Engine) endPartLoads(k int64) error {
	if e.parts.count == 0 {
		return nil
	}
	return e.kernels.endPartLoads(blocksOf(e.parts.count, surfaceThreads), surfaceThreads, k, 0, int64(e.parts.count))
}

// lookAtLoads adds up what the contacts at the time reached do to the parts of walls, which the next step need not do then.
func (e *Engine) lookAtLoads() error {
	n := e.parts.count
	if n == 0 || e.control.Particles == 0 {
		return nil
	}
	return errors.Join(e.syncIfStale(), e.setLastStep(), e.kernels.wallForces(e.wallBlocks(), surfaceThreads, 0, 2), e.kernels.endPartLoads(blocksOf(n, surfaceThreads), surfaceThreads, 0, 1, int64(n)))
}

// PartLoads implements dem.LoadRecorder.
func (e *Engine) PartLoads(surface int, in dem.LoadWindow) []dem.PartLoad {
	p, at, n := &e.parts, slices.Index(e.surfaces.number, surface), e.model.Surfaces[surface].Parts()
	if at < 0 || n == 0 {
		return nil
	}
	p.taken, p.loads = buffer.Resize(p.taken, n), buffer.Resize(p.loads, n)
	clear(p.taken)
	e.recordFailure(e.do(func() error { return errors.Join(e.lookAtLoads(), e.arrays.partLoads.Read(p.first[at], p.taken)) }))
	for i := range p.taken {
		p.loads[i] = p.taken[i].in(in)
	}
	return p.loads
}

// in is what has been done in a window.
func (l *devicePartLoad) in(w dem.LoadWindow) dem.PartLoad {
	since := func(k int) float64 { return l.Sums[k] - l.Begun[int(w)*partSums+k] }
	return dem.PartLoad{
		Impulse: since(partNormal), Shear: since(partShear), Pressed: since(partPressed), Slid: since(partSlid), Sliding: since(partSliding), Impacts: since(partImpacts), Eroding: since(partEroding),
		PeakForce: l.PeakForce[w], PeakLoad: l.PeakLoad[w],
	}
}

// BeginLoads implements dem.LoadRecorder.
func (e *Engine) BeginLoads(window dem.LoadWindow) {
	n := e.parts.count
	if n == 0 {
		return
	}
	e.recordFailure(e.do(func() error {
		return errors.Join(e.lookAtLoads(), e.kernels.beginPartLoads(blocksOf(n, surfaceThreads), surfaceThreads, int64(window), int64(n)))
	}))
}

// transferPartLoads saves what has been added up, or takes it up again.
func (e *Engine) transferPartLoads(c *codec.Codec) {
	transferArray(e, c, e.arrays.partLoads, 0, e.parts.count)
	transferArray(e, c, e.arrays.partClock, 0, min(e.parts.count, 1))
}

// exportPartLoads reads what has been added up, for the processor to go on with.
func (e *Engine) exportPartLoads(h *dem.PortableState) error {
	p := &e.parts
	if p.count == 0 {
		return nil
	}
	all, clock := make([]devicePartLoad, p.count), make([]int64, 1)
	err := errors.Join(e.arrays.partLoads.Read(0, all), e.arrays.partClock.Read(0, clock))
	h.Loads, h.LoadsReached = dem.NewSurfaceLoads(e.model.Surfaces), clock[0] > e.control.Done
	for i, number := range e.surfaces.number {
		for w := range dem.LoadWindow(dem.LoadWindows) {
			for part := range h.Loads.PartLoads(number, w) {
				h.Loads.PartLoads(number, w)[part] = all[p.first[i]+part].in(w)
			}
		}
	}
	return err
}

// The device has the same windows.
var _ = [1]struct{}{}[loadWindows-dem.LoadWindows]

var _ dem.LoadRecorder = (*Engine)(nil)
