package runs

// Beginning again from the last checkpoint within a run, where the state in memory can no longer be used.

import (
	"context"
	"errors"
	"time"

	"gabion/results"
)

// again returns the run built anew for a device, at its last checkpoint or, before the first, at the start. What was written after the
// checkpoint will be written again.
func (r *run) again(ctx context.Context, device string) (*run, error) {
	_ = r.recorder.close() // rows after the checkpoint do not count
	if particles := r.built.Simulation.Particles(); particles != nil {
		particles.Close()
	}
	o := r.options
	o.Device, o.Resume = device, true
	from, err := o.lastCheckpoint()
	if err != nil && !errors.Is(err, results.ErrNoCheckpoint) {
		return nil, err
	}
	built, err := prepare(ctx, &o)
	if err != nil {
		return nil, err
	}
	built.Warnings = r.built.Warnings // those of the model among them
	next, err := open(ctx, built, o, r.folder, from)
	if err != nil {
		return nil, err
	}
	next.first, next.before = min(r.first, built.Simulation.Steps()), r.before+time.Since(r.began)
	return next, nil
}

// spoilt tells whether a run failed in the middle of a step and left bodies and particles there, and has done steps that a checkpoint can keep.
func (r *run) spoilt(err error) bool {
	var step *FailedError
	_, lost := failedGPU(err)
	return errors.As(err, &step) && !lost && !r.options.Discard && r.built.Simulation.Steps() > 0
}

// rewind returns the run at the last state that it had accepted, with a checkpoint there: the steps since the last checkpoint are done again, which
// gives the same bits. Keeping that state in every step instead would cost each of them. When ctx ends on the way, so does the way.
func (r *run) rewind(ctx context.Context) (*run, error) {
	next, err := r.again(ctx, r.built.Device.Kind)
	if err != nil {
		return nil, err
	}
	warn := next.options.Warn
	next.options.Warn, next.limit = nil, r.built.Simulation.Steps() // all has been said
	known := len(next.built.Warnings)
	if err := next.loop(ctx); err != nil && !errors.Is(err, ErrInterrupted) {
		return nil, errors.Join(err, next.recorder.close())
	}
	next.options.Warn, next.built.Warnings = warn, next.built.Warnings[:known]
	return next, nil
}
