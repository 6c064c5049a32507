// What sphero-polyhedra whose cores are not convex weigh.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// massCells is how many cells there are along the longest side of the box about a polyhedron, the smallest, by which its volume is known.
const massCells = 256

// partsBulk is what the whole weighs at density 1 and how it turns: cells that are whole or empty count as such, others are halved along all sides down to the smallest, which are cut by the plane that is nearest to
// their centre.
func (p *Polyhedron) partsBulk(core *Mesh) VolumeProperties {
	box := vec.Nowhere()
	for i := range p.parts {
		box = vec.Around(box, p.parts[i].box)
	}
	box = vec.Inflate(box, p.Rounding)
	s := massSum{of: p, core: core, middle: r3.Scale(0.5, r3.Add(box.Min, box.Max)), smallest: vec.Longest(box) / massCells * 1.5}
	s.cell(s.middle, vec.Longest(box))
	centre := r3.Scale(1/s.volume, s.first)
	c := [3]float64{centre.X, centre.Y, centre.Z}
	b := VolumeProperties{Volume: s.volume, Centre: r3.Add(s.middle, centre)}
	trace := 0.0
	for i := range 3 {
		for j := range 3 {
			s.second[i][j] -= s.volume * c[i] * c[j]
			b.Inertia[i][j] = -s.second[i][j]
		}
		trace += s.second[i][i]
	}
	for i := range 3 {
		b.Inertia[i][i] += trace
	}
	return b
}

// massSum is the integrals of 1, x and x x over a polyhedron, from the middle.
type massSum struct {
	of       *Polyhedron
	core     *Mesh
	middle   r3.Vec
	smallest float64
	volume   float64
	first    r3.Vec
	second   [3][3]float64
}

// cell adds what is in the cube of a width about a centre.
func (s *massSum) cell(centre r3.Vec, width float64) {
	away, along := s.of.distance(centre)
	if away <= 0 {
		away = s.core.SignedDistance(centre) // the parts have depths from where they were cut
	}
	away -= s.of.Rounding
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
	for k := range 8 {
		to := r3.Vec{X: float64(k&1)*2 - 1, Y: float64(k>>1&1)*2 - 1, Z: float64(k>>2)*2 - 1}
		s.cell(r3.Add(centre, r3.Scale(0.25*width, to)), 0.5*width)
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

// distance is that of a point from the core with parts, and the unit vector away from it; in the core it is less than 0, by no more than the depth.
func (p *Polyhedron) distance(q r3.Vec) (d float64, along r3.Vec) {
	d, along = math.Inf(1), r3.Vec{X: 1}
	for i := range p.parts {
		part := &p.parts[i]
		if !part.solid || part.beyond(q) > d {
			continue
		}
		at, away, inside := part.NearestPoint(q, math.Inf(1))
		if inside {
			depth := math.Inf(1)
			for f := range part.Faces {
				depth = min(depth, part.Faces[f].Offset-r3.Dot(part.Faces[f].Normal, q))
			}
			d = min(d, -depth)
			continue
		}
		if away < d {
			d = away
			along, _ = vec.Direction(r3.Sub(q, at), along)
		}
	}
	return d, along
}
