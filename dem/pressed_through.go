// Surfaces that particles may be pressed through, told before a run starts.

package dem

import (
	"math"

	"gabion/dem/geometry"
	"gabion/dem/law"
)

// ThinSurface is a surface that a particle may be pressed into halfway to where it would come out at the other side, which ends a run.
type ThinSurface struct {
	Surface int     // in the model, the first of its kind
	Radius  float64 // of the particle, m
	Overlap float64 // in a head-on collision with the surface at rest, m
	Room    float64 // the overlap at which the particle counts as pressed through, m
	Stiffer float64 // by how much stiffer the contact would have to be for it to keep some way off that
}

// goodRoom is the part of the room that a collision should use at most.
const goodRoom = 0.75

// ThinSurface finds the surface that particles come through most easily at a speed (m/s); false if they come through none. Particles that are behind push as
// well, which is not counted.
func (m *Model) ThinSurface(speed float64) (worst ThinSurface, found bool) {
	type kind struct {
		material       int
		passage, curve float64
	}
	k, sizes, seen, most := NewPairLaws(m), m.sizeRanges(), map[kind]bool{}, 1.0
	for i := range m.Surfaces {
		s := &m.Surfaces[i]
		first, second := 0.0, 0.0
		if c, ok := s.Shape.(geometry.Curved); ok {
			first, second = c.Curvature()
		}
		x := kind{s.Material, geometry.Passage(s.Shape), first + second}
		if seen[x] || math.IsInf(x.passage, 1) {
			continue
		}
		seen[x] = true
		for material, r := range sizes {
			for _, radius := range []float64{r.smallest, r.largest} {
				if radius == 0 {
					continue
				}
				own, p := k.Mass(radius, material), k.Law(material, s.Material)
				effective, mass := law.EffectiveRadius(radius, first, second), 1/own.InverseMass
				c := p.OfSizes(effective, mass, 1/own.InverseInertia)
				_, overlap := collision(p, &c, effective, mass, speed)
				room, power := 0.5*(radius+x.passage), 2.5
				if c.NormalLinear > 0 {
					power = 2
				}
				if part := overlap / room; part > most {
					most, found = part, true
					worst = ThinSurface{i, radius, overlap, room, math.Pow(part/goodRoom, power)}
				}
			}
		}
	}
	return worst, found
}
