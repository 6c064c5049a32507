package runs

// Branches: runs that begin with a state that another run has saved, and go on from there with other parameters.

import (
	"bufio"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"

	"gabion/internal/document"
	"gabion/results"
)

// Branch says with which saved state of another run a run begins.
type Branch struct {
	Folder string   // of the other run
	Time   *float64 // of the state, s; nil takes the newest
}

// branchKeys are the keys whose values another model may have than that of the state: coefficients of forces and contacts, which no state depends on.
var branchKeys = []string{
	"stiffness", "damping", "preload", "translational_stiffness", "translational_damping", "rotational_stiffness", "rotational_damping", "stiffness_matrix",
	"damping_matrix", "preload_force", "preload_torque", "breaking",
}

// mayBranch tells whether a difference between two models leaves a state of the one a state of the other.
func mayBranch(difference string) bool {
	if mayChange(difference) {
		return true
	}
	path, values, _ := strings.Cut(difference, ":")
	steps := strings.Split(path, ".")
	last := steps[len(steps)-1]
	switch steps[0] {
	case "title", "gravity":
		return true
	case "materials":
		return last == "young_modulus" || last == "poisson_ratio"
	case "contact":
		return len(steps) > 2 && (steps[1] == "default" || steps[1] == "pairs") && !strings.Contains(values, "{")
	case "forces", "nets", "ropes":
		return slices.ContainsFunc(steps[1:], func(s string) bool { return slices.Contains(branchKeys, s) }) && !strings.Contains(values, "{")
	}
	return false
}

// origin reads the state that a branch begins with.
func (o *Options) origin() (*results.Checkpoint, error) {
	folder := filepath.Join(o.Branch.Folder, results.CheckpointFolder)
	c, err := results.FindCheckpoint(folder, o.Branch.Time)
	if err != nil {
		return nil, fmt.Errorf("cannot branch: %w", err)
	}
	if c.Layout != layout {
		return nil, fmt.Errorf("cannot branch: the state in %s is laid out as version %s of the program has it, and this is %s", folder, c.Version, o.Version)
	}
	here, err := filepath.Abs(o.Folder)
	if err != nil {
		return nil, err
	}
	if there, err := filepath.Abs(o.Branch.Folder); err != nil || here == there {
		return nil, errors.Join(err, fmt.Errorf("cannot branch from %s into itself: choose another folder for the results", o.Folder))
	}
	if c.Device == "cpu" && (o.Device == "" || o.Device == "auto") {
		o.Device = "cpu"
	}
	return c, nil
}

// branch begins a new run with a state of another one.
func (r *run) branch(c *results.Checkpoint) error {
	found, err := document.Differences([]byte(c.Model), []byte(r.model))
	if err != nil {
		return &InputError{fmt.Errorf("cannot branch: the model in the checkpoint: %w", err)}
	}
	if other := slices.DeleteFunc(slices.Clone(found), mayBranch); len(other) > 0 {
		return &InputError{fmt.Errorf("cannot branch: a state of %s has no place for\n  %s\na branch may change %s of forces, nets and ropes, coefficients of contacts, Young's moduli, gravity, %s, and nothing else",
			r.options.Branch.Folder, strings.Join(other[:min(8, len(other))], "\n  "), strings.Join(branchKeys, ", "), strings.Join(changeable, ", "))}
	}
	if c.Time >= r.end {
		return &InputError{fmt.Errorf("cannot branch: the model ends at %g s, and the state is that of t = %.9g s", r.end, c.Time)}
	}
	if err := r.checkDevice(c); err != nil {
		return err
	}
	if err := r.begin(); err != nil {
		return err
	}
	if err := r.built.Restore(bufio.NewReader(c.State.Reader())); err != nil {
		return &InputError{errors.Join(fmt.Errorf("cannot branch: %w", err), r.recorder.close())}
	}
	if err := r.built.Simulation.Rebase(); err != nil {
		return errors.Join(fmt.Errorf("cannot branch: %w", err), r.recorder.close())
	}
	r.recorder.startAt(c.Time, r.built.Model.Solver.Step)
	r.branchedFrom = &results.Origin{Folder: r.options.Branch.Folder, Time: c.Time, Step: c.Step}
	for _, what := range found {
		r.changes = append(r.changes, results.Change{Time: c.Time, Step: c.Step, What: what})
	}
	return nil
}

// startAt makes what falls on a time due, and nothing before it.
func (r *recorder) startAt(time, step float64) {
	r.rows.startAt(time, step)
	r.frames.startAt(time, step)
	r.replays.startAt(time, step)
	for r.snapshots.next() < time-timeTolerance*step {
		r.snapshots.count++
	}
}

// startAt has the first tick at or after a time come next.
func (t *ticker) startAt(time, step float64) {
	if t.interval <= 0 {
		return
	}
	t.skip(time, step)
	if math.Abs(multiple(t.count-1, t.interval)-time) <= timeTolerance*step {
		t.count--
	}
}

// SavedTimes lists the times at which a run has saved states, s.
func SavedTimes(folder string) ([]float64, error) {
	return results.CheckpointTimes(filepath.Join(folder, results.CheckpointFolder))
}
