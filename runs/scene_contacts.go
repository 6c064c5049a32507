package runs

// The contacts of particles, for pictures: chains of forces, and forces as arrows.

import (
	"cmp"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/results"
)

// contacts are those of the particles of a state.
func (s *scene) contacts(state *dem.State) []results.Contact {
	found := slices.Clone(s.model.Simulation.Contacts())
	slices.SortStableFunc(found, func(a, b dem.ContactState) int { // whatever order the engine has them in
		return cmp.Or(a.Particle-b.Particle, a.Other-b.Other, a.Surface-b.Surface, a.Part-b.Part)
	})
	list := make([]results.Contact, 0, len(found))
	for i := range found {
		c := &found[i]
		k, known := slices.BinarySearch(state.ID, c.Particle)
		if !known {
			continue
		}
		out := results.Contact{From: state.Position[k], To: c.Point, Point: c.Point, Force: c.Force, Normal: r3.Dot(c.Force, c.Normal)}
		if c.Other >= 0 {
			other, known := slices.BinarySearch(state.ID, c.Other)
			if !known {
				continue
			}
			out.To = state.Position[other]
		}
		list = append(list, out)
	}
	return list
}
