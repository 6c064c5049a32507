// The gap over which contacts last, where the law has one.

package dem

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
)

// Reach is the largest gap over which a contact of the model may last, m: by the largest particles of each material, against one another and against
// surfaces. It is 0 under laws whose contacts end where the partners come apart.
func (m *Model) Reach() float64 {
	if !m.Law.Reaches() {
		return 0
	}
	laws, largest, most := NewPairLaws(m), m.largestSpheres(), 0.0
	include := func(a, b int, radius float64) {
		k := laws.Law(a, b).OfSizes(radius, 1, 1)
		most = max(most, k.Reach)
	}
	for a, x := range largest {
		if x == 0 {
			continue
		}
		for b, y := range largest {
			if y > 0 {
				include(a, b, law.Reduced(x, y))
			}
		}
		for i := range m.Surfaces {
			first, second := 0.0, 0.0
			if c, ok := m.Surfaces[i].Shape.(geometry.Curved); ok {
				first, second = c.Curvature()
			}
			for _, material := range m.Surfaces[i].Materials() {
				include(a, material, law.EffectiveRadius(x, first, second))
			}
		}
	}
	return most
}

// PairReach returns the largest gap over which the contact of two particles of given radii (m) may last, m. It grows with either of them.
func (m *Model) PairReach() func(a, b float64) float64 {
	var farthest *law.PairLaw
	laws, largest := NewPairLaws(m), m.largestSpheres()
	for a, x := range largest {
		for b, y := range largest {
			if p := laws.Law(a, b); x > 0 && y > 0 && (farthest == nil || p.Unit.Reach > farthest.Unit.Reach) {
				farthest = p
			}
		}
	}
	return func(a, b float64) float64 {
		if farthest == nil || !m.Law.Reaches() || a == 0 || b == 0 {
			return 0
		}
		k := farthest.OfSizes(law.Reduced(a, b), 1, 1)
		return k.Reach
	}
}

// largestSpheres are the radii of the largest spheres of each material that particles are or consist of, m; 0 where there are none.
func (m *Model) largestSpheres() []float64 {
	largest := make([]float64, len(m.Materials))
	note := func(radius float64, c *packing.Clump, material int) {
		if c.IsSolid() {
			return
		}
		if c != nil {
			radius *= c.Coarsest()
		}
		largest[material] = max(largest[material], radius)
	}
	for i, r := range m.Particles.Radius {
		note(r, m.Particles.ClumpOf(i), m.Particles.MaterialOf(i))
	}
	for i := range m.Inlets {
		s := &m.Inlets[i]
		_, most := s.Sizes.Limits()
		note(most, s.Clump, s.Material)
	}
	return largest
}

// mostReach is the largest gap over which contacts may last, by the smallest radius: the law holds for contact areas that are small beside it.
const mostReach = 0.1

// mostRest is the largest overlap at which cohesion alone may hold partners, by the smaller radius.
const mostRest = 0.1

// checkCohesion refuses cohesion that draws particles far into one another.
func (m *Model) checkCohesion() error {
	laws, sizes := NewPairLaws(m), m.sizeRanges()
	for a, x := range sizes {
		for b, y := range sizes {
			if x.largest == 0 || y.largest == 0 {
				continue
			}
			p := laws.Law(a, b)
			for _, r := range [2][2]float64{{x.smallest, y.smallest}, {x.largest, y.largest}} {
				k := p.OfSizes(law.Reduced(r[0], r[1]), 1, 1)
				if rest := p.RestOverlap(&k); rest > mostRest*min(r[0], r[1]) {
					return fmt.Errorf("cohesion %v draws particles of %q and %q of radii %.3g and %.3g m into one another by %.3g m where nothing else presses them, more than %g of a radius: want less cohesion or a larger stiffness",
						m.Law.Cohesion, m.Materials[a].Name, m.Materials[b].Name, r[0], r[1], rest, mostRest)
				}
			}
		}
	}
	return nil
}

// checkReach refuses cohesion that is too strong for particles so small or so soft.
func (m *Model) checkReach() error {
	reach, least, largest := m.Reach(), math.Inf(1), 0.0
	for _, s := range m.sizeRanges() {
		if s.largest > 0 {
			least, largest = min(least, s.smallest), max(largest, s.largest)
		}
	}
	size := r3.Sub(m.Domain.Max, m.Domain.Min)
	for axis, length := range [3]float64{size.X, size.Y, size.Z} {
		if want := 2 * (2*largest + max(m.Skin, 0.1*largest) + reach); reach > 0 && m.Periodic[axis] && length < want {
			return fmt.Errorf("domain: periodic axis %d of %g m is too short for particles that hold together over %.3g m: want %g m", axis, length, reach, want)
		}
	}
	if m.Law.Cohesion == law.JKR && reach > mostReach*least {
		return fmt.Errorf("cohesion %v would hold particles together over %.3g m, more than %.3g of the smallest radius, %.3g m: want a smaller surface energy, a larger Young's modulus or larger particles",
			m.Law.Cohesion, reach, mostReach, least)
	}
	return nil
}
