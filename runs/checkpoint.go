package runs

// Checkpoints: saving a run's state, and taking a run up again to the same bits.

import (
	"bufio"
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"gabion/internal/progress"
	"gabion/models"
	"gabion/results"
)

// Checkpoints are written this often in wall time, but never so often that they cost more than a fiftieth of it.
const (
	checkpointEvery = 30 * time.Second
	checkpointShare = 50
)

func (r *run) checkpointIfDue(ctx context.Context) error {
	if !r.checkpointDue() {
		return nil
	}
	return r.checkpoint(ctx)
}

func (r *run) checkpointDue() bool {
	return time.Since(r.checkpointedAt) >= max(checkpointEvery, checkpointShare*time.Duration(r.checkpointDuration.Load()))
}

// checkpoint takes the state, and writes it beside the steps, after everything that has been recorded before it is safe, pictures included.
func (r *run) checkpoint(ctx context.Context) error {
	if r.options.Discard {
		return nil
	}
	start := time.Now()
	c := &results.Checkpoint{
		ModelHash: r.hash, Model: r.model, Changes: r.changes, Origin: r.branchedFrom, Version: r.options.Version, Device: r.built.Device.Kind, Layout: layout,
		Time: r.built.Simulation.Time(), Step: r.built.Simulation.Steps(), StepTarget: r.stepTarget, Peaks: slices.Clone(r.peaks),
	}
	if err := r.built.Save(&c.State); err != nil {
		return err
	}
	taken := time.Since(start)
	r.checkpointedAt = time.Now()
	return r.recorder.writer.Do(c.State.Len(), func() error {
		if err := r.recorder.sync(); err != nil {
			return err
		}
		r.recorder.position(c)
		return r.recorder.drawer.Do(c.State.Len(), func() error {
			start := time.Now()
			defer progress.Begin(ctx, SavingPhase, 0).End()
			err := results.WriteCheckpoint(r.folder, c)
			r.checkpointDuration.Store(int64(taken + time.Since(start)))
			return err
		})
	})
}

// savedState is the state that a run begins with; nil for that of the model.
func (o *Options) savedState() (*results.Checkpoint, error) {
	if o.Branch != nil && !o.Resume {
		return o.origin()
	}
	return o.lastCheckpoint()
}

// layout is that of the state in checkpoints.
var layout = results.Layout(models.CheckpointTypes()...)

// lastCheckpoint is where a run goes on; nil for one that begins anew. What the processor has begun it goes on with, unless a device is asked for.
func (o *Options) lastCheckpoint() (*results.Checkpoint, error) {
	if !o.Resume {
		return nil, nil
	}
	c, passed, err := results.LatestCheckpoint(filepath.Join(o.Folder, results.CheckpointFolder))
	if err != nil {
		return nil, fmt.Errorf("cannot resume: %w", err)
	}
	for _, damage := range passed {
		o.warn(fmt.Sprintf("%v: the run goes on from the checkpoint before, of t = %.9g s", damage, c.Time))
	}
	if c.Layout != layout {
		return nil, fmt.Errorf("cannot resume: the state in %s is laid out as version %s of the program has it (%.8s), and this is %s (%.8s): finish the run with that version, or begin anew",
			o.Folder, c.Version, c.Layout, o.Version, layout)
	}
	if c.Device == "cpu" && (o.Device == "" || o.Device == "auto") {
		o.Device = "cpu"
	}
	return c, nil
}

// checkDevice refuses a state that another kind of device has saved, but for that of a GPU on the processor.
func (r *run) checkDevice(c *results.Checkpoint) error {
	switch {
	case c.Device == r.built.Device.Kind:
	case c.Device == "gpu":
		r.warn("what a GPU has begun goes on on the processor: from here on the last digits of results differ")
	default:
		return &InputError{fmt.Errorf("cannot resume: the run was made on a %s, this is a %s; use --device %s or auto", c.Device, r.built.Device.Kind, c.Device)}
	}
	return nil
}

// resume takes up a run from a checkpoint.
func (r *run) resume(c *results.Checkpoint) error {
	found, err := r.differences(c)
	if err != nil {
		return &InputError{err}
	}
	if err := r.checkDevice(c); err != nil {
		return err
	}
	if c.Version != r.options.Version {
		r.warn(fmt.Sprintf("%s was begun by version %s of the program, and this is %s: results may differ from here on", r.options.Folder, c.Version, r.options.Version))
	}
	if err := r.built.Restore(bufio.NewReader(c.State.Reader())); err != nil {
		return &InputError{fmt.Errorf("cannot resume: %w", err)}
	}
	if r.recorder, err = resumeRecorder(r.built, r.folder, r.warn, c); err != nil {
		return &InputError{err}
	}
	r.stepTarget, r.changes, r.branchedFrom = c.StepTarget, c.Changes, c.Origin
	if len(c.Peaks) == len(r.built.Loads) {
		r.peaks = c.Peaks
	}
	for _, what := range found {
		r.changes = append(r.changes, results.Change{Time: c.Time, Step: c.Step, What: what})
	}
	if s, err := results.ReadSummary(r.folder.Path(results.SummaryFile)); err == nil {
		r.earlierWallTime = time.Duration(s.Time.WallSeconds * float64(time.Second))
	}
	return nil
}
