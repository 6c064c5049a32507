// How long particles touch bodies, which may be lighter than they are.

package dem

import (
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"
)

// includeBodies notes how short collisions with free bodies are.
func (m *Model) includeBodies(l *Limits, k *PairLaws) {
	if len(m.Mobilities) == 0 {
		return
	}
	lightest := make([]float64, len(m.Materials)) // by what surfaces of bodies are made of: the largest mobility, 1/kg
	for i := range m.Surfaces {
		s := &m.Surfaces[i]
		lightest[s.Material] = max(lightest[s.Material], m.mostMobile(s))
	}
	for material, sizes := range m.sizeRanges() {
		for _, radius := range []float64{sizes.smallest, sizes.largest} {
			if radius == 0 {
				continue
			}
			own := k.Mass(radius, material)
			for other, mobility := range lightest {
				if mobility == 0 {
					continue
				}
				mass, p := 1/(own.InverseMass+mobility), k.Law(material, other)
				c := p.OfSizes(radius, mass, 1/own.InverseInertia)
				if duration, _ := collision(p, &c, radius, mass, l.Speed); duration > 0 {
					l.Bodies = min(l.Bodies, duration/math.Sqrt(1+c.Stiffening))
				}
			}
		}
	}
}

// mostMobile is by how much a unit of force accelerates a surface of a body along itself where that is hit, 1/kg, at most: at the corners of the box around it, along its edges. The force on a ball goes
// through its centre; that on a strand is at most on one end alone.
func (m *Model) mostMobile(s *Surface) (most float64) {
	switch c := s.Carrier.(type) {
	case Attached:
		x, at := m.MobilityOf(c.Frame), rigid.Frame{}.Place(c.At)
		b := s.Shape.Bounds()
		if _, ball := s.Shape.(geometry.Sphere); ball || !vec.Finite(b.Min) || !vec.Finite(b.Max) {
			b = r3.Box{}
		}
		for corner := range 8 {
			p := at.ToWorld(r3.Vec{X: [2]float64{b.Min.X, b.Max.X}[corner&1], Y: [2]float64{b.Min.Y, b.Max.Y}[corner>>1&1], Z: [2]float64{b.Min.Z, b.Max.Z}[corner>>2]})
			for _, n := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
				most = max(most, x.Along(rigid.Rotate(at.Orientation, n), p, quat.Number{Real: 1}))
			}
		}
	case Strand:
		for i, f := range c.Frames {
			x := m.MobilityOf(f)
			for _, n := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
				most = max(most, x.Along(n, c.Ends[i], quat.Number{Real: 1}))
			}
		}
	}
	return most
}
