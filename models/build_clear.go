package models

// Leaving out particles where something else is.

import (
	"math"

	"gabion/dem"
	"gabion/dem/packing"
)

// cleared is particles without those that would be in a surface at the start.
func (b *builder) cleared(g *packing.Particles) (packing.Particles, error) {
	taken := make([]bool, len(g.Position))
	if err := b.eachIn(g, 0, math.MaxInt, func(particle int, _ *dem.Surface, _ float64) { taken[particle] = true }); err != nil {
		return packing.Particles{}, err
	}
	var out packing.Particles
	for i, gone := range taken {
		if !gone {
			out.Position, out.Radius = append(out.Position, g.Position[i]), append(out.Radius, g.Radius[i])
			out.Velocity, out.Angular = append(out.Velocity, g.Velocity[i]), append(out.Angular, g.Angular[i])
			out.Material = append(out.Material, g.Material[i])
			if g.Clump != nil {
				out.Clump, out.Orientation = append(out.Clump, g.Clump[i]), append(out.Orientation, g.Orientation[i])
			}
		}
	}
	return out, nil
}
