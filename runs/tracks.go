package runs

// The ways of blocks over a terrain: a row for each block whenever the history has one, and at the end what they come to.

import (
	"fmt"

	"gabion/models"
	"gabion/results"
	"gabion/results/trajectories"
)

// tracks writes the table of trajectories.
type tracks struct {
	built  *models.Built
	table  *results.History
	blocks []models.Block // now
}

// newTracks begins the table of a model that wants trajectories; nil of others.
func newTracks(b *models.Built, in *results.Folder) (*tracks, error) {
	if b.Tracks == nil {
		return nil, nil
	}
	table, err := results.CreateHistory(in, trajectories.FileName, trajectories.Columns)
	return &tracks{built: b, table: table}, err
}

// resumeTracks goes on with the table, or begins one where there was none.
func (r *recorder) resumeTracks(from results.Position) (*results.History, error) {
	if from.Bytes == 0 {
		return results.CreateHistory(r.folder, trajectories.FileName, trajectories.Columns)
	}
	return r.resumeTable(trajectories.FileName, trajectories.Columns, from)
}

// addTracks adds a row for each block that is above or below the ground; beside it there is none.
func (r *recorder) addTracks(time float64) error {
	k := r.tracks
	if k == nil {
		return nil
	}
	k.blocks = k.built.Tracks.Append(k.blocks[:0])
	for i := range k.blocks {
		b := &k.blocks[i]
		ground, on := k.built.Tracks.Ground.Height(b.Position.X, b.Position.Y)
		if !on {
			continue
		}
		row := []float64{
			time, float64(b.Number), b.Position.X, b.Position.Y, b.Position.Z, b.Velocity.X, b.Velocity.Y, b.Velocity.Z, b.Position.Z - ground, b.Translational, b.Rotational,
		}
		if err := r.append(k.table, row, trajectories.FileName, trajectories.Columns); err != nil {
			return err
		}
	}
	return nil
}

// close closes the table and writes what it comes to.
func (k *tracks) close(folder *results.Folder) error {
	if err := k.table.Close(); err != nil {
		return err
	}
	t, err := results.ReadTable(folder.Path(trajectories.FileName))
	if err != nil {
		return err
	}
	at := &k.built.Tracks.Ground
	ground := trajectories.Ground{Low: at.Low, High: at.High, Cell: at.Cell, Shift: at.Shift}
	var lines []trajectories.Line
	for _, l := range k.built.Model.Outputs.Trajectories.Lines {
		lines = append(lines, trajectories.Line(l))
	}
	a, err := trajectories.Analyse(t, ground, lines)
	if err != nil {
		return fmt.Errorf("%s: %w", trajectories.FileName, err)
	}
	return trajectories.Write(folder, a, ground, k.built.Tracks.Name)
}
