// How deep a particle may go into a surface before it comes out at the other side.

package geometry

import "math"

// Passage is how deep (m) the centre of a particle may go below the surface of a shape before the shape pushes it on, out at the other side, instead of back:
// the radius of a strand, nothing for a sheet, no end for a half-space.
func Passage(s Shape) float64 {
	switch s := s.(type) {
	case Plane:
		return math.Inf(1)
	case Sphere:
		if s.Inside {
			return math.Inf(1)
		}
		return s.Radius
	case Capsule:
		return s.Radius
	case Box:
		if s.Inside {
			return math.Inf(1)
		}
		return min(s.Size.X, s.Size.Y, s.Size.Z) / 2
	}
	return 0
}
