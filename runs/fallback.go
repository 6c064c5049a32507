package runs

// What happens when a GPU fails in the middle of a run: the processor goes on from the last checkpoint, or the run ends and says how to.

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"gabion/kernels"
	"gabion/results"
)

// failedGPU tells whether an error is that of a GPU, and describes it.
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

// withAdvice adds to the failure of a run from where it can be resumed, and describes that of a GPU.
func (r *run) withAdvice(err error) error {
	matter, lost := failedGPU(err)
	var failed *FailedError
	way := ""
	if errors.As(err, &failed) {
		way = ", also with a smaller --step or another solver.tolerance"
	} else {
		if write := new(results.WriteError); !lost && !errors.As(err, &write) {
			return err
		}
		failed = &FailedError{Err: err}
	}
	if lost {
		failed.Err, way = fmt.Errorf("%s: %w", matter, failed.Err), " on the GPU, and with --device cpu on the processor"
	}
	folder := filepath.Join(r.options.Folder, results.CheckpointFolder)
	last, _, e := results.LatestCheckpoint(folder)
	if e != nil {
		return failed.Err
	}
	failed.Advice = fmt.Sprintf("The last good state is that of t = %.9g s, in %s; --resume goes on from there%s", last.Time, folder, way)
	return failed
}

// mayFallBack tells whether the processor may go on in the place of a GPU that has failed.
func (r *run) mayFallBack(err error) bool {
	_, yes := failedGPU(err)
	return yes && r.built.Device.Kind == "gpu" && r.options.Device != "gpu"
}

// fallBack returns the run that the processor goes on with.
func (r *run) fallBack(ctx context.Context, cause error) (*run, error) {
	matter, _ := failedGPU(cause)
	next, err := r.reopen(ctx, "cpu")
	if err != nil {
		return nil, err
	}
	if next.stepLimit = r.stepLimit; r.stepLimit > 0 {
		next.stepLimit = max(r.stepLimit, next.built.Simulation.Steps())
	}
	next.warn(fmt.Sprintf("%s (%v); the processor goes on from t = %.9g s", matter, cause, next.built.Simulation.Time()))
	return next, nil
}
