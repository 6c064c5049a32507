package models

// Leaving out grains where something else is.

import (
	"math"

	"gabion/dem"
	"gabion/dem/packing"
)

// cleared is grains without those that would be in a surface at the start.
func (b *builder) cleared(g *packing.Grains) (packing.Grains, error) {
	taken := make([]bool, len(g.Position))
	if err := b.eachIn(g, 0, math.MaxInt, func(grain int, _ *dem.Surface, _ float64) { taken[grain] = true }); err != nil {
		return packing.Grains{}, err
	}
	var out packing.Grains
	for i, gone := range taken {
		if !gone {
			out.Position, out.Radius = append(out.Position, g.Position[i]), append(out.Radius, g.Radius[i])
			out.Velocity, out.Angular = append(out.Velocity, g.Velocity[i]), append(out.Angular, g.Angular[i])
			out.Material = append(out.Material, g.Material[i])
		}
	}
	return out, nil
}
