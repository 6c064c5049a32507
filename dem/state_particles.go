// States as sets of particles.

package dem

import "gabion/dem/packing"

// Particles are the particles of a state, to be written to a file or to begin another run with.
func (s *State) Particles() packing.Particles {
	return packing.Particles{Position: s.Position, Radius: s.Radius, Velocity: s.Velocity, Angular: s.Angular, Material: s.Material, Scalars: s.Scalars}
}
