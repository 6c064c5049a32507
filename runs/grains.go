package runs

// The grains at the end of a run, in files that other models begin with.

import (
	"io"
	"os"
	"path/filepath"

	"gabion/dem"
	"gabion/results"
)

// GrainsFolder is the name of the folder of grains in a run's folder: NAME.csv for each group and stream.
const GrainsFolder = "grains"

// writeGrains writes the groups that the model wants written.
func (r *run) writeGrains() error {
	sim := r.built.Simulation
	if len(r.built.Groups) == 0 || sim.Grains() == nil {
		return nil
	}
	folder := filepath.Join(r.options.Folder, GrainsFolder)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for i := range r.built.Groups {
		g := &r.built.Groups[i]
		grains := g.Of(sim.State())
		err := results.WriteFileSync(filepath.Join(folder, g.Name+".csv"), func(w io.Writer) error { return dem.WriteGrains(w, &grains) })
		if err != nil {
			return err
		}
	}
	return nil
}
