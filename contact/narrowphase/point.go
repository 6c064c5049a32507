// A contact point of two shapes.

package narrowphase

import (
	"math"
	"slices"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// Point is a place where two shapes touch or nearly do, in world axes.
type Point struct {
	Position r3.Vec     // midway between both surfaces, m
	Normal   r3.Vec     // unit, from the second shape to the first
	Distance float64    // of the surfaces along Normal, m; below 0 where they overlap
	Radius   float64    // effective radius of curvature for Hertz's law, m; the same for all points of a pair, so that no force jumps
	Weight   float64    // share of the point in the area of its patch: the points of a face on a face sum to 1, a lone point has 1
	Levers   [2]float64 // where along a capsule or strand, 0 at its first end and 1 at its second; 0 for other shapes
	Forms    [2]Form    // of both surfaces there
	Features [2]int32   // the vertex, edge or face of each shape, as a hint for what continues an earlier contact
}

// Form is the form of a surface where it touches: the radii of curvature, m, in a direction of the contact plane and across it. A sharp
// edge has none, a plane an infinite one, and one that is hollow is negative.
type Form struct {
	Along r3.Vec
	Radii [2]float64
}

// flat is the form of a face. That of a vertex is zero.
var flat = Form{Radii: [2]float64{math.Inf(1), math.Inf(1)}}

// ridge is the form of an edge.
func ridge(along r3.Vec) Form { return Form{along, [2]float64{math.Inf(1), 0}} }

// formAlong is the form of a sphere, capsule, plane or the inside of a sphere at a place along it; other shapes have the form known.
func (p *Placed) formAlong(lever float64, known Form) Form {
	switch p.kind {
	case sphere:
		return Form{Radii: [2]float64{p.radius, p.radius}}
	case capsule:
		if lever > 0 && lever < 1 {
			return Form{r3.Sub(p.b, p.a), [2]float64{math.Inf(1), p.radius}}
		}
		return Form{Radii: [2]float64{p.radius, p.radius}}
	case plane:
		return flat
	case vessel:
		if s, ok := p.source.(geometry.Sphere); ok {
			return Form{Radii: [2]float64{-s.Radius, -s.Radius}}
		}
	}
	return known
}

// swapped is the point seen from the other shape.
func (p Point) swapped() Point {
	p.Normal = r3.Scale(-1, p.Normal)
	slices.Reverse(p.Levers[:])
	slices.Reverse(p.Features[:])
	slices.Reverse(p.Forms[:])
	return p
}

// swap has points seen from the other shape.
func swap(points []Point) {
	for i := range points {
		points[i] = points[i].swapped()
	}
}

// between is the point of flat surfaces at a distance d along the normal n, of which the first passes through a.
func between(a, n r3.Vec, d float64) Point {
	return Point{Position: r3.Sub(a, r3.Scale(d/2, n)), Normal: n, Distance: d, Weight: 1, Forms: [2]Form{flat, flat}}
}
