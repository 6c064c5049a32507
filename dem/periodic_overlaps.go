// Particles that are in the place of others across the sides of a periodic domain.

package dem

import (
	"cmp"
	"context"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
	"gabion/internal/vec"
)

// Overlaps returns the pairs of particles that overlap by more than tolerance (m), also across the sides of a periodic domain, in ascending order, up to limit of them.
func (m *Model) Overlaps(ctx context.Context, tolerance float64, limit int) ([]packing.Overlap, error) {
	if m.Periodic == [3]bool{} || len(m.Particles.Position) == 0 {
		return m.Particles.Overlaps(ctx, tolerance, limit)
	}
	g, whose := m.withImages()
	found, err := g.Overlaps(ctx, tolerance, limit)
	for i := range found {
		o := &found[i]
		first, second := whose[o.Particle], whose[o.Other]
		o.Particle, o.Other = min(first, second), max(first, second)
	}
	slices.SortFunc(found, func(a, b packing.Overlap) int {
		return cmp.Or(cmp.Compare(a.Particle, b.Particle), cmp.Compare(a.Other, b.Other), cmp.Compare(b.Depth, a.Depth))
	})
	return slices.CompactFunc(found, func(a, b packing.Overlap) bool { return a.Particle == b.Particle && a.Other == b.Other }), err
}

// withImages is all particles, each inside the domain, and behind them images, beyond the upper periodic sides, of those at the lower ones, with whose they are.
func (m *Model) withImages() (g packing.Particles, whose []int) {
	low, size := m.Domain.Min, r3.Sub(m.Domain.Max, m.Domain.Min)
	g.Append(m.Particles)
	reach := 2 * slices.Max(g.Radius)
	whose = make([]int, len(g.Position))
	for i := range whose {
		whose[i] = i
	}
	for axis, periodic := range m.Periodic {
		if !periodic {
			continue
		}
		length, side := vec.Component(size, axis), vec.Component(low, axis)
		for i := range g.Position { // the images across other axes too
			p := &g.Position[i]
			x := vec.Component(*p, axis)
			x -= length * math.Floor((x-side)/length)
			vec.SetComponent(p, axis, x)
			if x-side < reach {
				g.Append(g.Only(i))
				vec.SetComponent(&g.Position[len(whose)], axis, x+length)
				whose = append(whose, whose[i])
			}
		}
	}
	return g, whose
}
