// What sphero-polyhedra whose cores are not convex weigh.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// massCells is how many cells there are along the longest side of the box about a polyhedron, the smallest, by which its volume is known.
const massCells = 256

// roundedBulk is what a core and all that is no farther from it than a rounding, m, weigh at density 1 and how they turn: cells that are whole or empty count as such, others are halved along all sides down to the smallest,
// which are cut by the plane that is nearest to their centre.
func roundedBulk(core *Mesh, rounding float64) VolumeProperties {
	box := vec.Inflate(core.Bounds(), rounding)
	s := massSum{core: core, rounding: rounding, middle: r3.Scale(0.5, r3.Add(box.Min, box.Max)), smallest: vec.Longest(box) / massCells * 1.5}
	s.cell(s.middle, vec.Longest(box), math.Inf(1))
	return propertiesOf(s.middle, s.volume, s.first, s.second)
}

// massSum is the integrals of 1, x and x x over a rounded core, from the middle.
type massSum struct {
	core     *Mesh
	rounding float64
	middle   r3.Vec
	smallest float64
	volume   float64
	first    r3.Vec
	second   [3][3]float64
}

// cell adds what is in the cube of a width about a centre, which is nearer to the core's surface than a reach.
func (s *massSum) cell(centre r3.Vec, width, reach float64) {
	distance, along := s.core.AwayWithin(centre, reach)
	away := distance - s.rounding
	half := math.Sqrt(0.75) * width
	switch {
	case away >= half:
		return
	case away <= -half || width < s.smallest:
		part, x := 1.0, r3.Sub(centre, s.middle)
		if away > -half {
			wide := width * (math.Abs(along.X) + math.Abs(along.Y) + math.Abs(along.Z))
			part = min(max(0.5-away/wide, 0), 1)
			x = r3.Sub(x, r3.Scale(0.5*(1-part)*wide, along)) // the middle of the part, to first order
		}
		s.add(x, width, part)
		return
	}
	reach = math.Abs(distance) + 0.5*width // the centres of the eight are nearer than that to this one
	for k := range 8 {
		to := r3.Vec{X: float64(k&1)*2 - 1, Y: float64(k>>1&1)*2 - 1, Z: float64(k>>2)*2 - 1}
		s.cell(r3.Add(centre, r3.Scale(0.25*width, to)), 0.5*width, reach)
	}
}

func (s *massSum) add(x r3.Vec, width, part float64) {
	volume := part * width * width * width
	s.volume += volume
	s.first = r3.Add(s.first, r3.Scale(volume, x))
	c := [3]float64{x.X, x.Y, x.Z}
	for i := range 3 {
		for j := range 3 {
			s.second[i][j] += volume * c[i] * c[j]
		}
		s.second[i][i] += volume * width * width / 12
	}
}
