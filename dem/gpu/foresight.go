// What is likely to be asked at the end of steps of bodies on the device is worked out behind them, so that the host waits for both at once.

package gpu

import (
	"errors"

	"gabion/dem"
	"gabion/kernels"
)

// maxForeseen is the number of selections whose sums are worked out ahead.
const maxForeseen = 8

// foresight is what is worked out behind the last of steps of bodies on the device.
type foresight struct {
	wanted bool
	of     []dem.Selection
	along  bool          // steps go along trajectories
	reply  []deviceReply // pinned: to the last trial
	sums   []float64     // pinned: the sums over all particles, and those of the selections
}

// free gives the pinned memory back.
func (f *foresight) free(q *kernels.Queue) error {
	return errors.Join(kernels.Unpin(q, f.reply), kernels.Unpin(q, f.sums))
}

// foreseen are the sums over a selection.
type foreseen struct {
	of   dem.Selection
	sums []float64
}

// Foresee has the energy, and sums over some selections, worked out behind the last of the steps of bodies on the device that come next, unless that is not wanted or what is in the
// model needs the host. It changes no result.
func (e *Engine) Foresee(wanted bool, of []dem.Selection) {
	f := &e.resident.foresight
	f.wanted = wanted && !e.hasClumps() && !e.hasBonds() && e.surfaces.walls == 0 && e.model.Fluid == nil && e.model.SelfGravity == nil
	f.of = f.of[:0]
	if e.model.Periodic == [3]bool{} {
		f.of = append(f.of, of[:min(len(of), maxForeseen)]...)
	}
}

// QueueLook queues copies of what the host needs after its next wait; behind the last of the steps, also what ends these and what is foreseen. It tells whether it has ended them.
func (e *Engine) QueueLook(gates kernels.Address, last bool) (ended bool, err error) {
	f, g := &e.resident.foresight, to[deviceGates](gates)
	if f.sums == nil {
		var errs [2]error
		f.reply, errs[0] = kernels.Pinned[deviceReply](e.queue, 1)
		f.sums, errs[1] = kernels.Pinned[float64](e.queue, e.sumsOfObservation()+maxForeseen*rangeSums)
		if err := errors.Join(errs[:]...); err != nil {
			return false, err
		}
	}
	if !f.along {
		err = e.resident.reply.ReadLater(0, f.reply)
	}
	if !last || !f.wanted || e.control.Particles == 0 {
		return false, err
	}
	n := e.sumsOfObservation()
	errs := []error{err, e.kernels.endResident(1, warp, g), e.queueSums(maxForeseen, g)}
	for k, of := range f.of {
		errs = append(errs, e.queueRange(of, k, g))
	}
	if f.along {
		errs = append(errs, e.readEnds())
	}
	return true, errors.Join(append(errs, e.arrays.observed.sums.ReadLater(0, f.sums[:n+len(f.of)*rangeSums]), e.arrays.control.ReadLater(0, e.host))...)
}

// takeForeseen takes what the device has worked out behind the last step. Where rows have to be built, or memory is missing, nothing has been, and the host goes on as ever.
func (e *Engine) takeForeseen() error {
	f, n := &e.resident.foresight, e.sumsOfObservation()
	e.control, e.stale = e.host[0], false
	switch {
	case e.control.Failed != 0:
		return e.syncControl()
	case e.control.Rebuild != 0:
		return errors.Join(e.neededBuild.Run(), e.syncControl())
	}
	sums := append([]float64(nil), f.sums[:n+len(f.of)*rangeSums]...)
	e.observed = &observation{}
	e.take(e.observed, sums[:n])
	for k, of := range f.of {
		e.observed.ranges = append(e.observed.ranges, foreseen{of, sums[n+k*rangeSums:][:rangeSums]})
	}
	return nil
}

// Foreseen tells whether sums over a selection are known without a look at the device.
func (e *Engine) Foreseen(of dem.Selection) bool { return e.foreseenSums(of) != nil }

// foreseenSums are the sums over a selection, if they have been foreseen; nil else.
func (e *Engine) foreseenSums(of dem.Selection) []float64 {
	if e.observed == nil || e.failed != nil {
		return nil
	}
	for i := range e.observed.ranges {
		if r := &e.observed.ranges[i]; r.of == of {
			return r.sums
		}
	}
	return nil
}
