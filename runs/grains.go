package runs

// The grains at the end of a run, in files that other models begin with.

import (
	"io"

	"gabion/dem/packing"
)

// GrainsFolder is the name of the folder of grains in a run's folder: NAME.csv for each group and stream.
const GrainsFolder = "grains"

// writeGrains writes the groups that the model wants written.
func (r *run) writeGrains() error {
	sim := r.built.Simulation
	if len(r.built.Groups) == 0 || sim.Grains() == nil {
		return nil
	}
	for i := range r.built.Groups {
		g := &r.built.Groups[i]
		grains := g.Of(sim.State())
		err := r.folder.WriteFileSync(GrainsFolder+"/"+g.Name+".csv", func(w io.Writer) error { return packing.WriteGrains(w, &grains) })
		if err != nil {
			return err
		}
	}
	return nil
}
