package gpu

// Sums over particles, added up on the device.

import (
	"errors"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/rigid"
)

// Sum implements Engine. Where there are polyhedra the host adds up.
func (e *Engine) Sum(of dem.Selection, s *dem.Sums) {
	s.Clear(len(e.model.Scalars))
	if e.hasPolyhedra() {
		e.sumState(of, s)
		return
	}
	if known := e.foreseenSums(of); known != nil {
		fillSums(s, known)
		return
	}
	e.recordFailure(e.do(func() error {
		observed, err := e.queueObservation()
		if err != nil || e.control.Particles == 0 {
			return err
		}
		var sums [rangeSums]float64
		err = errors.Join(e.queueRange(of, 0, 0), e.readObservation(observed, sums[:]))
		if err == nil {
			fillSums(s, sums[:])
		}
		return err
	}))
}

// fillSums takes the sums that a device has worked out.
func fillSums(s *dem.Sums, sums []float64) {
	vector := func(at int) r3.Vec { return r3.Vec{X: sums[at], Y: sums[at+1], Z: sums[at+2]} }
	s.Count, s.Mass, s.Kinetic, s.Highest = int(sums[rangeCount]), sums[rangeMass], sums[rangeKinetic], sums[rangeHighest]
	s.First, s.Momentum, s.Angular = vector(rangeFirst), vector(rangeMomentum), vector(rangeAngular)
	s.Force, s.Moment = vector(rangeForce), vector(rangeMoment)
	copy(s.Scalars, sums[rangeScalars:])
}

// sumState adds up what a state has.
func (e *Engine) sumState(of dem.Selection, s *dem.Sums) {
	var state dem.State
	e.Snapshot(&state)
	for i, id := range state.ID {
		if of.Has(id, state.Material[i]) {
			s.Add(&state, i, e.model.Up)
		}
	}
}

// wallParts is into how many parts the sums over a wall's contacts are cut, and wallSums how many numbers each is: a force and a moment.
const (
	wallParts = 32
	wallSums  = 6
)

// WallWrenches implements Engine.
func (e *Engine) WallWrenches(dst []rigid.Wrench) []rigid.Wrench {
	dst = buffer.Resize(dst, len(e.model.Surfaces))
	clear(dst)
	if e.surfaces.walls == 0 {
		return dst
	}
	e.recordFailure(e.do(func() error {
		if _, err := e.observe(); err != nil || e.control.Particles == 0 {
			return err
		}
		a, t, n := &e.arrays.observed, e.allocator(), e.surfaces.walls*wallParts
		if regrow(e, t, &a.walls, n*wallSums); t.err != nil {
			return t.err
		}
		e.wallSums = buffer.Resize(e.wallSums, n*wallSums)
		err := errors.Join(e.kernels.sumWalls(n, stepThreads, wallParts, pointer(a.walls)), a.walls.Read(0, e.wallSums))
		if err != nil {
			return err
		}
		for wall := range e.surfaces.walls {
			dst[e.surfaces.number[wall]] = e.wrenchOn(wall)
		}
		return nil
	}))
	return dst
}

// wrenchOn adds up the parts of what acts on a wall, about the world's origin, and returns it about that of the wall's carrier.
func (e *Engine) wrenchOn(wall int) (w rigid.Wrench) {
	for part := range wallParts {
		v := e.wallSums[(wall*wallParts+part)*wallSums:]
		w.Force, w.Moment = r3.Add(w.Force, r3.Vec{X: v[0], Y: v[1], Z: v[2]}), r3.Add(w.Moment, r3.Vec{X: v[3], Y: v[4], Z: v[5]})
	}
	if c, ok := e.surfaces.surfaces[wall].Carrier.(dem.Driven); ok {
		w.Moment = r3.Sub(w.Moment, r3.Cross(c.Motion.At(e.time).Position, w.Force))
	}
	return w
}
