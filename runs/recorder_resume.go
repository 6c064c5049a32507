package runs

// How the recorder goes on with the files of a run from a checkpoint.

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"gabion/models"
	"gabion/results"
	"gabion/results/replay"
	"gabion/results/vtk"
)

// resumeRecorder goes on with the files of a run from a checkpoint, whose state the simulation has.
func resumeRecorder(b *models.Built, in *results.Folder, warn func(string), from *results.Checkpoint) (*recorder, error) {
	r := makeRecorder(b, in, warn)
	time, step := b.Simulation.Time(), b.Model.Solver.Step
	r.rows.skip(time, step)
	r.frames.skip(time, step)
	r.replays.skip(time, step)
	r.snapshots.due(time, step)
	var err error
	if r.history, err = r.resumeTable(HistoryFile, r.names, from.History); err != nil {
		return nil, err
	}
	if r.audit, err = r.resumeTable(AuditFile, r.auditNames, from.Audit); err != nil {
		return nil, err
	}
	tables := []*results.History{r.history, r.audit}
	if b.Tracks != nil {
		r.tracks = &tracks{built: b}
		if r.tracks.table, err = r.resumeTracks(from.Trajectories); err != nil {
			return nil, err
		}
		tables = append(tables, r.tracks.table)
	}
	for _, table := range tables { // they are sound
		if err := table.Cut(); err != nil {
			return nil, err
		}
	}
	if err := r.readAudit(); err != nil {
		return nil, err
	}
	if err := r.resumeReplay(from.Replay); err != nil {
		return nil, err
	}
	r.series, err = vtk.ResumeSeries(in, from.Frames)
	return r, err
}

// resumeReplay goes on with the replay, or begins one where there was none.
func (r *recorder) resumeReplay(from results.Position) (err error) {
	switch {
	case r.replays.interval <= 0:
		return nil
	case from.Bytes == 0:
		r.replay, err = replay.Create(r.folder, r.built.Model.Up())
		return err
	}
	r.replay, err = replay.Resume(r.folder, r.built.Model.Up(), from)
	if errors.Is(err, fs.ErrNotExist) {
		r.warn(fmt.Sprintf("%s is gone: a new one begins after t = %.9g s", r.folder.Path(replay.FileName), r.built.Simulation.Time()))
		r.replay, err = replay.Create(r.folder, r.built.Model.Up())
	}
	if err != nil {
		return fmt.Errorf("cannot resume: %w", err)
	}
	return nil
}

// resumeTable goes on with a table. One that is gone begins anew; one that is not what the run wrote is left as it is, and named.
func (r *recorder) resumeTable(name string, columns []string, from results.Position) (*results.History, error) {
	h, err := results.ResumeHistory(r.folder, name, columns, from)
	now := r.built.Simulation.Time()
	switch {
	case errors.Is(err, fs.ErrNotExist):
		r.warn(fmt.Sprintf("%s is gone: a new one begins after t = %.9g s", r.folder.Path(name), now))
		return results.CreateHistory(r.folder, name, columns)
	case err != nil:
		return nil, fmt.Errorf("cannot resume: %w; the saved state of t = %.9g s is sound: move that file away, and --resume begins a new one after that time", err, now)
	}
	return h, nil
}

// readAudit reads the time of the last audit and the largest energy scale from the audit so far.
func (r *recorder) readAudit() error {
	t, err := results.ReadTable(r.folder.Path(AuditFile))
	if err != nil || t.Rows() == 0 {
		return err
	}
	r.lastAudit = t.Columns[0][t.Rows()-1]
	if k := slices.Index(t.Names, "balance.energy_scale"); k >= 0 {
		r.balance.scale = slices.Max(t.Columns[k])
	}
	return nil
}
