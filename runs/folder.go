package runs

// The folder of a run: what it holds, and what must not be in it.

import (
	"fmt"
	"path/filepath"

	"gabion/models"
	"gabion/results"
	"gabion/results/plots"
	"gabion/results/replay"
	"gabion/results/trajectories"
	"gabion/results/vtk"
)

// outputNames are the names in a run's folder that a run writes.
var outputNames = results.OutputNames{
	ModelFile: "", HistoryFile: "", AuditFile: "", results.EventsFile: "", results.LoadsFile: "", trajectories.FileName: "", trajectories.BlocksFile: "", trajectories.LinesFile: "", results.SummaryFile: "", vtk.CollectionFile: "", vtk.ViewFile: "", replay.FileName: "",
	vtk.Folder: ".vtp", vtk.FieldFolder: ".vti", plots.Folder: ".svg", SnapshotFolder: ".png", ParticlesFolder: ".csv", results.CheckpointFolder: ".checkpoint", trajectories.RasterFolder: ".asc",
}

// folder opens the folder of the results where there is one already, so that errors in it come before anything else is done.
func (o *Options) folder() (*results.Folder, error) {
	f, err := results.FindFolder(o.Folder, outputNames)
	if f == nil && err == nil && o.Resume {
		return nil, fmt.Errorf("cannot resume: no run has left anything in %s: %w", o.Folder, results.ErrNoCheckpoint)
	}
	return f, err
}

// protectInputs refuses a folder in which results would replace files that the model is read from.
func (o *Options) protectInputs(m *models.Model, in *results.Folder) error {
	if in == nil {
		return nil // nothing is replaced
	}
	read := []string{o.Model}
	for _, f := range m.Files() {
		read = append(read, m.Path(f))
	}
	folder, err := filepath.Abs(o.Folder)
	if err != nil {
		return err
	}
	for _, file := range read {
		path, err := filepath.Abs(file)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(folder, path)
		if err != nil {
			continue // on another drive
		}
		if in.Wrote(filepath.ToSlash(inside)) {
			return fmt.Errorf("results in %s would take the place of %s, which the model is read from; choose another folder for them", o.Folder, file)
		}
	}
	return nil
}
