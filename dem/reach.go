// The gap over which contacts last, where the law has one.

package dem

import (
	"gabion/dem/geometry"
	"gabion/dem/law"
)

// Reach is the largest gap over which a contact of the model may last, m: by the largest particles of each material, against one another and against
// surfaces. It is 0 under laws whose contacts end where the partners come apart.
func (m *Model) Reach() float64 {
	if !m.Law.Reaches() {
		return 0
	}
	laws, sizes, most := NewPairLaws(m), m.sizeRanges(), 0.0
	include := func(a, b int, radius float64) {
		k := laws.Law(a, b).OfSizes(radius, 1, 1)
		most = max(most, k.Reach)
	}
	for a, x := range sizes {
		if x.largest == 0 {
			continue
		}
		for b, y := range sizes {
			if y.largest > 0 {
				include(a, b, x.largest*y.largest/(x.largest+y.largest))
			}
		}
		for i := range m.Surfaces {
			first, second := 0.0, 0.0
			if c, ok := m.Surfaces[i].Shape.(geometry.Curved); ok {
				first, second = c.Curvature()
			}
			include(a, m.Surfaces[i].Material, law.EffectiveRadius(x.largest, first, second))
		}
	}
	return most
}
