package runs

// The particles at the end of a run, in files that other models begin with.

import (
	"io"

	"gabion/dem/packing"
)

// ParticlesFolder is the name of the folder of particles in a run's folder: NAME.csv for each group and inlet.
const ParticlesFolder = "particles"

// writeParticles writes the groups that the model wants written.
func (r *run) writeParticles() error {
	sim := r.built.Simulation
	if len(r.built.Groups) == 0 || sim.Particles() == nil {
		return nil
	}
	for i := range r.built.Groups {
		g := &r.built.Groups[i]
		particles := g.Of(sim.State())
		err := r.folder.WriteFileSync(ParticlesFolder+"/"+g.Name+".csv", func(w io.Writer) error { return packing.WriteParticles(w, &particles) })
		if err != nil {
			return err
		}
	}
	return nil
}
