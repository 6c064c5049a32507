// How deep bodies sink into what they rest on.

package contact

import (
	"math"

	"gabion/contact/narrowphase"
)

// Sinking is how deep a surface of a body gets into a flat face that carries the body's weight by it alone.
type Sinking struct {
	Surface  int     // by its number in the model
	Material int     // of the face
	Depth    float64 // m
}

// Sinkings gives, for each surface of a body that moves and can touch something, the deepest that it sinks under gravity (m/s2), into whichever material
// of what it can touch.
func (e *Engine) Sinkings(gravity float64) (list []Sinking) {
	materials := e.materialsByGroup()
	for i := range e.bodies {
		x := &e.bodies[i]
		if x.Strand != nil || x.fixed() {
			continue
		}
		deepest := Sinking{Surface: x.Surface}
		for g, watched := range e.watched[e.groupOf[i]] {
			if !watched {
				continue
			}
			for _, m := range materials[g] {
				if d := e.restingDepth(x, m, gravity/x.mobility[0].InverseMass); d > deepest.Depth {
					deepest.Material, deepest.Depth = m, d
				}
			}
		}
		if deepest.Depth > 0 {
			list = append(list, deepest)
		}
	}
	return list
}

// restingDepth is the overlap (m) at which the elastic force of a surface on a flat face of a material is a load, N.
func (e *Engine) restingDepth(x *body, material int, load float64) float64 {
	radius := narrowphase.RadiusOnFlat(x.placed.Shape)
	k := e.laws.Law(x.surface.Material, material).OfSizes(radius, 1, 0)
	if k.NormalHertz > 0 {
		return math.Pow(load/(k.NormalHertz*math.Sqrt(radius)), 2.0/3)
	}
	return load / k.NormalLinear
}
