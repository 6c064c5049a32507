package runs

// Checkpoints: saving a run's state, and taking a run up again to the same bits.

import (
	"bytes"
	"fmt"
	"path/filepath"
	"time"

	"gabion/results"
)

// Checkpoints are written this often in wall time, but never so often that they cost more than a fiftieth of it.
const (
	checkpointEvery = 30 * time.Second
	checkpointShare = 50
)

func (r *run) checkpointIfDue() error {
	if wait := max(checkpointEvery, checkpointShare*r.saving); time.Since(r.saved) < wait {
		return nil
	}
	return r.checkpoint()
}

// checkpoint writes the state, after everything that has been recorded before it is safe.
func (r *run) checkpoint() error {
	start := time.Now()
	if err := r.recorder.sync(); err != nil {
		return err
	}
	var state bytes.Buffer
	sim := r.built.Simulation
	if err := sim.Save(&state); err != nil {
		return err
	}
	c := r.recorder.position()
	c.ModelHash, c.Version, c.Device = r.hash, r.options.Version, r.built.Device.Kind
	c.Time, c.Step, c.Leg, c.State = sim.Time(), sim.Steps(), r.leg, state.Bytes()
	err := results.WriteCheckpoint(filepath.Join(r.options.Folder, results.CheckpointFolder), c)
	r.saved, r.saving = time.Now(), time.Since(start)
	return err
}

// lastCheckpoint is where a run goes on; nil for one that begins anew. What the processor has begun it goes on with, unless a device is asked for.
func (o *Options) lastCheckpoint() (*results.Checkpoint, error) {
	if !o.Resume {
		return nil, nil
	}
	c, err := results.LatestCheckpoint(filepath.Join(o.Folder, results.CheckpointFolder))
	if err != nil {
		return nil, fmt.Errorf("cannot resume: %w", err)
	}
	if c.Device == "cpu" && (o.Device == "" || o.Device == "auto") {
		o.Device = "cpu"
	}
	return c, nil
}

// restore takes up the state of a checkpoint.
func (r *run) restore(c *results.Checkpoint) error {
	if c.ModelHash != r.hash {
		return r.otherModel()
	}
	switch {
	case c.Device == r.built.Device.Kind:
	case c.Device == "gpu":
		r.warn("what a GPU has begun goes on on the processor: from here on the last digits of results differ")
	default:
		return fmt.Errorf("cannot resume: the run was made on a %s, this is a %s; use --device %s or auto", c.Device, r.built.Device.Kind, c.Device)
	}
	if c.Version != r.options.Version {
		r.warn(fmt.Sprintf("%s was begun by version %s of the program, and this is %s: results may differ from here on", r.options.Folder, c.Version, r.options.Version))
	}
	if err := r.built.Simulation.Restore(bytes.NewReader(c.State)); err != nil {
		return fmt.Errorf("cannot resume: %w", err)
	}
	r.leg = c.Leg
	if s, err := results.ReadSummary(filepath.Join(r.options.Folder, results.SummaryFile)); err == nil {
		r.before = time.Duration(s.Time.WallSeconds * float64(time.Second))
	}
	return nil
}
