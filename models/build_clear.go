package models

// Leaving out grains where something else is.

import (
	"math"

	"gabion/dem"
)

// cleared is grains without those that would be in a surface at the start.
func (b *builder) cleared(g *dem.Grains) dem.Grains {
	frames := b.framesAtStart()
	near := newBracket(g)
	taken := make([]bool, len(g.Position))
	for i := range b.built.Surfaces {
		s := &b.built.Surfaces[i]
		some, ids := near.around(s, frames)
		for _, o := range some.OverlapsWith(s, i, frames, 0, 0, math.MaxInt) {
			taken[ids[o.Grain]] = true
		}
	}
	var out dem.Grains
	for i, gone := range taken {
		if !gone {
			out.Position, out.Radius = append(out.Position, g.Position[i]), append(out.Radius, g.Radius[i])
			out.Velocity, out.Angular = append(out.Velocity, g.Velocity[i]), append(out.Angular, g.Angular[i])
			out.Material = append(out.Material, g.Material[i])
		}
	}
	return out
}
