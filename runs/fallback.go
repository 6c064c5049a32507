package runs

// What happens when a GPU fails in the middle of a run: the processor goes on from the last checkpoint, or the run ends and says how to.

import (
	"errors"
	"fmt"
	"time"

	"gabion/kernels"
	"gabion/results"
)

// failedGPU tells whether an error is that of a GPU, and says in plain words what is the matter with it.
func failedGPU(err error) (matter string, yes bool) {
	var call *kernels.Error
	switch {
	case !errors.As(err, &call):
		return "", false
	case errors.Is(err, kernels.ErrOutOfMemory):
		return "the GPU ran out of memory", true
	case errors.Is(err, kernels.ErrLost):
		return "the GPU was lost", true
	}
	return "the GPU failed", true
}

// explained says of a GPU's failure, wherever it showed, what the matter is and what can be done, and of a disk's where the run can go on.
func (r *run) explained(err error) error {
	matter, yes := failedGPU(err)
	if !yes {
		if write := new(results.WriteError); errors.As(err, &write) {
			return r.failed(err)
		}
		return err
	}
	var failed *FailedError
	if !errors.As(err, &failed) && !errors.As(r.failed(err), &failed) {
		return fmt.Errorf("%s: %w", matter, err)
	}
	return &FailedError{fmt.Errorf("%s: %w", matter, failed.Err), failed.Advice + " on the GPU, and with --device cpu on the processor"}
}

// mayFallBack tells whether the processor may go on in the place of a GPU that has failed.
func (r *run) mayFallBack(err error) bool {
	_, yes := failedGPU(err)
	return yes && r.built.Device.Kind == "gpu" && r.options.Device != "gpu"
}

// fallBack returns the run that the processor goes on with, from the last checkpoint or, before the first, from the start. What was
// written after the checkpoint is written again.
func (r *run) fallBack(cause error) (*run, error) {
	matter, _ := failedGPU(cause)
	_ = r.recorder.close() // rows after the checkpoint do not count
	r.built.Simulation.Grains().Close()
	o := r.options
	o.Device, o.Resume = "cpu", true
	from, err := o.lastCheckpoint()
	if err != nil && !errors.Is(err, results.ErrNoCheckpoint) {
		return nil, err
	}
	built, err := prepare(&o)
	if err != nil {
		return nil, err
	}
	next, err := open(built, o, from)
	if err != nil {
		return nil, err
	}
	if next.limit = r.limit; r.limit > 0 {
		next.limit = max(r.limit, built.Simulation.Steps())
	}
	next.first, next.before = min(r.first, built.Simulation.Steps()), r.before+time.Since(r.began)
	next.warn(fmt.Sprintf("%s (%v); the processor goes on from t = %.9g s", matter, cause, built.Simulation.Time()))
	built.Warnings = append(r.built.Warnings, built.Warnings...)
	return next, nil
}
