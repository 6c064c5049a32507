package runs

// Going on from the last checkpoint within a run, where the state in memory can no longer be used.

import (
	"context"
	"errors"
	"time"

	"gabion/results"
)

// reopen returns the run built anew for a device, at its last checkpoint or, before the first, at the start. What was written after the
// checkpoint will be written again.
func (r *run) reopen(ctx context.Context, device string) (*run, error) {
	_ = r.recorder.close() // rows after the checkpoint do not count
	r.built.Simulation.Close()
	o := r.options
	o.Device, o.Resume = device, true
	from, err := o.lastCheckpoint()
	if errors.Is(err, results.ErrNoCheckpoint) {
		from, err = nil, nil
		if o.Branch != nil {
			o.Resume = false
			from, err = o.origin()
		}
	}
	if err != nil {
		return nil, err
	}
	o.begun = from != nil
	built, err := prepare(ctx, &o)
	if err != nil {
		return nil, err
	}
	built.Warnings = r.built.Warnings // those of the model among them
	next, err := open(ctx, built, o, r.folder, from)
	if err != nil {
		return nil, err
	}
	next.firstStep, next.earlierWallTime = min(r.firstStep, built.Simulation.Steps()), r.earlierWallTime+time.Since(r.began)
	return next, nil
}

// failedInStep tells whether a run failed within a step, after steps that a checkpoint can keep.
func (r *run) failedInStep(err error) bool {
	var step *FailedError
	_, lost := failedGPU(err)
	return errors.As(err, &step) && !lost && !r.options.Discard && r.built.Simulation.Steps() > 0
}

// lastAccepted returns the run at the last accepted step, with a checkpoint there.
func (r *run) lastAccepted(ctx context.Context) (*run, error) {
	if r.built.Simulation.Intact() {
		return r, r.checkpoint(ctx)
	}
	return r.rewind(ctx)
}

// rewind returns the run at the last accepted step, with a checkpoint there: the steps since the last checkpoint are done again, which gives the same
// bits. Saving the state before every step instead would cost each of them. It stops early when ctx ends.
func (r *run) rewind(ctx context.Context) (*run, error) {
	next, err := r.reopen(ctx, r.built.Device.Kind)
	if err != nil {
		return nil, err
	}
	warn := next.options.Warn
	next.options.Warn, next.stepLimit = nil, r.built.Simulation.Steps() // every warning has been given
	known := len(next.built.Warnings)
	if err := next.loop(ctx); err != nil && !errors.Is(err, ErrInterrupted) {
		return nil, errors.Join(err, next.recorder.close())
	}
	next.options.Warn, next.built.Warnings = warn, next.built.Warnings[:known]
	return next, nil
}
