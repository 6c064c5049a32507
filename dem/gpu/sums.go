package gpu

// Sums over particles, added up on the device.

import (
	"errors"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
)

// Sum implements Engine. Where space is periodic the host adds up: the device does not keep particles on the side that states show them on.
func (e *Engine) Sum(first, end int, s *dem.Sums) {
	s.Clear(len(e.model.Scalars))
	if e.model.Periodic != [3]bool{} {
		e.sumState(first, end, s)
		return
	}
	e.recordFailure(e.do(func() error {
		if _, err := e.observe(); err != nil || e.control.Particles == 0 {
			return err
		}
		a, blocks := &e.arrays.observed, blocksOf(int(e.control.Particles), stepThreads)
		var sums [rangeSums]float64
		err := errors.Join(
			e.kernels.sumRange(blocks, stepThreads, int64(first), int64(end), to[quad[scalar]](a.force.Address()), to[quad[scalar]](a.torque.Address()),
				pointer(a.scalars), pointer(a.table), pointer(e.arrays.late)),
			e.kernels.joinRanges(rangeSums, stepThreads, pointer(a.table), int64(blocks), pointer(a.sums)),
			a.sums.Read(0, sums[:]))
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
func (e *Engine) sumState(first, end int, s *dem.Sums) {
	var state dem.State
	e.Snapshot(&state)
	for i, id := range state.ID {
		if first <= id && id < end {
			s.Add(&state, i, e.model.Up)
		}
	}
}
