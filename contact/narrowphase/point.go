// A contact point of two shapes.

package narrowphase

import "gonum.org/v1/gonum/spatial/r3"

// Point is a place where two shapes touch or nearly do, in world axes.
type Point struct {
	Position r3.Vec     // midway between both surfaces, m
	Normal   r3.Vec     // unit, from the second shape to the first
	Distance float64    // of the surfaces along Normal, m; below 0 where they overlap
	Radius   float64    // effective radius of curvature for Hertz's law, m; the same for all points of a pair, so that no force jumps
	Weight   float64    // share of the point in the area of its patch: the points of a face on a face sum to 1, a lone point has 1
	Levers   [2]float64 // where along a capsule or strand, 0 at its first end and 1 at its second; 0 for other shapes
	Features [2]int32   // the vertex, edge or face of each shape, as a hint for what continues an earlier contact
}

// swapped is the point seen from the other shape.
func (p Point) swapped() Point {
	p.Normal = r3.Scale(-1, p.Normal)
	p.Levers[0], p.Levers[1] = p.Levers[1], p.Levers[0]
	p.Features[0], p.Features[1] = p.Features[1], p.Features[0]
	return p
}

// between is the point of surfaces at a distance d along the normal n, of which the first passes through a.
func between(a, n r3.Vec, d float64) Point {
	return Point{Position: r3.Sub(a, r3.Scale(d/2, n)), Normal: n, Distance: d, Weight: 1}
}
