// Boxes along the axes.

package dem

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// inflate moves every side of a box outwards by d (m).
func inflate(b r3.Box, d float64) r3.Box {
	v := r3.Vec{X: d, Y: d, Z: d}
	return r3.Box{Min: r3.Sub(b.Min, v), Max: r3.Add(b.Max, v)}
}

// farthest is the distance of a box's farthest corner from a point, m.
func farthest(b r3.Box, p r3.Vec) float64 {
	lo, hi := r3.Sub(b.Min, p), r3.Sub(b.Max, p)
	return norm(r3.Vec{
		X: max(math.Abs(lo.X), math.Abs(hi.X)), Y: max(math.Abs(lo.Y), math.Abs(hi.Y)), Z: max(math.Abs(lo.Z), math.Abs(hi.Z)),
	})
}

// apart tells whether a sphere's centre is farther than reach from a box along some axis.
func apart(b *r3.Box, s *sphere, reach float64) bool {
	return s.X < b.Min.X-reach || s.X > b.Max.X+reach ||
		s.Y < b.Min.Y-reach || s.Y > b.Max.Y+reach ||
		s.Z < b.Min.Z-reach || s.Z > b.Max.Z+reach
}

// inBox tells whether a point lies in a box.
func inBox(b *r3.Box, p r3.Vec) bool {
	return p.X >= b.Min.X && p.X <= b.Max.X && p.Y >= b.Min.Y && p.Y <= b.Max.Y && p.Z >= b.Min.Z && p.Z <= b.Max.Z
}

// enclose is the box in the world that holds a box of the frame.
func (f Frame) enclose(b r3.Box) r3.Box {
	var e r3.Box
	for corner := range 8 {
		p := b.Min
		if corner&1 != 0 {
			p.X = b.Max.X
		}
		if corner&2 != 0 {
			p.Y = b.Max.Y
		}
		if corner&4 != 0 {
			p.Z = b.Max.Z
		}
		p = f.ToWorld(p)
		if corner == 0 {
			e = r3.Box{Min: p, Max: p}
		}
		e = r3.Box{Min: minVec(e.Min, p), Max: maxVec(e.Max, p)}
	}
	return e
}
