// States as sets of particles.

package dem

import "gabion/dem/packing"

// Grains are the grains of a state, to be written to a file or to begin another run with.
func (s *State) Grains() packing.Grains {
	return packing.Grains{Position: s.Position, Radius: s.Radius, Velocity: s.Velocity, Angular: s.Angular, Material: s.Material}
}
