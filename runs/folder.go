package runs

// The folder of a run: what it holds, and what must not be in it.

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gabion/models"
	"gabion/results"
	"gabion/results/plots"
	"gabion/results/vtk"
)

// own are the names in a run's folder that a run writes, beside the model and the checkpoints.
var own = []string{
	vtk.Folder, vtk.CollectionFile, vtk.ViewFile, plots.Folder, SnapshotFolder, GrainsFolder, HistoryFile, AuditFile, results.EventsFile, results.SummaryFile,
}

// clear removes what an earlier run has left in the folder, so that old and new results cannot be mixed up.
func (r *run) clear() error {
	if err := results.RemoveCheckpoints(filepath.Join(r.options.Folder, results.CheckpointFolder)); err != nil {
		return err
	}
	for _, name := range own {
		if err := os.RemoveAll(filepath.Join(r.options.Folder, name)); err != nil {
			return err
		}
	}
	return nil
}

// spare refuses a folder in which results would take the place of what the model is read from, or of things that no run has left there.
func (o *Options) spare(m *models.Model) error {
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
		if name, _, _ := strings.Cut(filepath.ToSlash(inside), "/"); name == ModelFile || slices.Contains(own, name) {
			return fmt.Errorf("results in %s would take the place of %s, which the model is read from; choose another folder for them", o.Folder, file)
		}
	}
	if exists(filepath.Join(folder, ModelFile)) {
		return nil // the folder of a run
	}
	for _, name := range own {
		if exists(filepath.Join(folder, name)) {
			return fmt.Errorf("results in %s would take the place of %q there, which no run has left: there is no %s beside it; choose another folder for them", o.Folder, name, ModelFile)
		}
	}
	return nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
