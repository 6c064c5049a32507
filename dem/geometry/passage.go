// How deep a particle may go into a surface before it comes out at the other side.

package geometry

// Passage is how deep (m) the centre of a particle may go below the surface of a shape before the shape pushes it on, out at the other side, instead of back:
// the radius of a strand, no end for a half-space, and nothing for a sheet, which is a shape that has no method passage.
func Passage(s Shape) float64 {
	if p, ok := s.(interface{ passage() float64 }); ok {
		return p.passage()
	}
	return 0
}
