// Surfaces that particles may be pressed through, told before a run starts.

package dem

import (
	"math"

	"gabion/dem/geometry"
	"gabion/dem/law"
)

// ThinSurface is a surface that a particle may be pressed into halfway to where it would come out at the other side, or a polyhedron until their cores meet, or a superquadric as deep as the sphere in it is wide, or half of that into a mesh, which ends a run.
type ThinSurface struct {
	Surface int     // in the model, the first of its kind
	Radius  float64 // of the particle, m
	Overlap float64 // in a head-on collision with the surface at rest, m
	Room    float64 // the overlap at which the particle counts as pressed through, m
	Stiffer float64 // by how much stiffer the contact would have to be for it to keep some way off that
}

// MostPressed is by how much of its rounding a polyhedron may be pressed into a mesh, on the other side of which it would come out soon.
const MostPressed = 0.95

// goodRoom is the part of the room that a collision should use at most.
const goodRoom = 0.75

// ThinSurface finds the surface that particles come through most easily at a speed (m/s); false if they come through none. Particles that are behind push as
// well, which is not counted.
func (m *Model) ThinSurface(speed float64) (worst ThinSurface, found bool) {
	type kind struct {
		material       int
		passage, curve float64
	}
	k, sizes, solids, seen, most := NewPairLaws(m), m.sizeRanges(), m.solidSizes(), map[kind]bool{}, 1.0
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
		meet := func(material int, radius, effective, mass, inertia, room float64) {
			p := k.Law(material, s.Material)
			c := p.OfSizes(effective, mass, inertia)
			_, overlap := collision(p, &c, effective, mass, speed)
			power := 2.5
			if c.NormalLinear > 0 {
				power = 2
			}
			if part := overlap / room; part > most {
				most, found = part, true
				worst = ThinSurface{i, radius, overlap, room, math.Pow(part/goodRoom, power)}
			}
		}
		for material, r := range sizes {
			for _, radius := range []float64{r.smallest, r.largest} {
				if radius > 0 {
					own := k.Mass(radius, material)
					meet(material, radius, law.EffectiveRadius(radius, first, second), 1/own.InverseMass, 1/own.InverseInertia, 0.5*(radius+x.passage))
				}
			}
		}
		for _, r := range solids {
			for _, radius := range []float64{r.smallest, r.largest} {
				mass, moments := r.shape.Mass(k.Model.Materials[r.material].Density, radius)
				if q := r.shape.Superquadric; q != nil {
					scale := radius / r.shape.Radius
					effective, room := scale*EvenRadius(r.shape.Volume), geometry.MostInMesh*scale*q.Inscribed
					if bar, ok := barRadius(s.Shape); ok {
						effective = s.BesideBar(effective, bar)
					}
					if _, ok := geometry.BarOf(s.Shape); ok {
						room = scale * q.Inscribed
					}
					meet(r.material, radius, effective, mass, min(moments.X, moments.Y, moments.Z), room)
					continue
				}
				rounding := radius / r.shape.Radius * r.shape.Polyhedron.Rounding
				effective, room := rounding, MostPressed*rounding
				if bar, joint, ok := s.besideBar(rounding); ok {
					effective = joint
					if _, ring := s.Shape.(geometry.Torus); !ring {
						room = rounding + bar
					}
				}
				meet(r.material, radius, effective, mass, moments.X, room)
			}
		}
	}
	return worst, found
}
