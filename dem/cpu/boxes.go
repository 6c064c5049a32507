// Boxes along the axes.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// apart tells whether a sphere's centre is farther than reach from a box along some axis.
func apart(b *r3.Box, s *sphere, reach float64) bool {
	return s.X < b.Min.X-reach || s.X > b.Max.X+reach ||
		s.Y < b.Min.Y-reach || s.Y > b.Max.Y+reach ||
		s.Z < b.Min.Z-reach || s.Z > b.Max.Z+reach
}
