// One triangle of a mesh. Kernels get this text too.

package geometry

import "gonum.org/v1/gonum/spatial/r3"

// Regions of a triangle: its inside, edge k as onEdge+k and corner k as onCorner+k.
const (
	inside   = 0
	onEdge   = 1
	onCorner = 4
	regions  = 7
)

// nearestOnTriangle returns the point of the triangle a, b, c that is nearest to the origin, and the region it is in.
//
// The regions are told apart by the signs of dot products alone, as in C. Ericson, Real-Time Collision Detection (2005), section 5.1.5.
func nearestOnTriangle(a, b, c r3.Vec) (p r3.Vec, region int32) {
	ab, ac := r3.Sub(b, a), r3.Sub(c, a)
	abA, acA := -r3.Dot(ab, a), -r3.Dot(ac, a)
	if abA <= 0 && acA <= 0 {
		return a, onCorner
	}
	abB, acB := -r3.Dot(ab, b), -r3.Dot(ac, b)
	if abB >= 0 && acB <= abB {
		return b, onCorner + 1
	}
	abC, acC := -r3.Dot(ab, c), -r3.Dot(ac, c)
	if acC >= 0 && abC <= acC {
		return c, onCorner + 2
	}
	va, vb, vc := minor(abB, acC, abC, acB), minor(abC, acA, abA, acC), minor(abA, acB, abB, acA)
	if vc <= 0 && abA >= 0 && abB <= 0 {
		return r3.Add(a, r3.Scale(abA/(abA-abB), ab)), onEdge
	}
	if vb <= 0 && acA >= 0 && acC <= 0 {
		return r3.Add(a, r3.Scale(acA/(acA-acC), ac)), onEdge + 2
	}
	towardC, towardB := acB-abB, abC-acC
	if va <= 0 && towardC >= 0 && towardB >= 0 {
		return r3.Add(b, r3.Scale(towardC/(towardC+towardB), r3.Sub(c, b))), onEdge + 1
	}
	s := 1 / (va + vb + vc)
	return r3.Add(r3.Add(a, r3.Scale(vb*s, ab)), r3.Scale(vc*s, ac)), inside
}

// minor is a b - c d, both products rounded alike, so that it is 0 where they are equal.
func minor(a, b, c, d float64) float64 { return float64(a*b) - float64(c*d) }

// roundingOfLengths is what counts as nothing beside products of lengths.
const roundingOfLengths = 1e-9

// descends tells whether one comes nearer to the origin when one leaves p along way.
func descends(p, way r3.Vec) bool {
	slope := r3.Dot(p, way)
	return slope < 0 && slope*slope > roundingOfLengths*roundingOfLengths*r3.Norm2(p)*r3.Norm2(way)
}

// faceMinimum is the point inside triangle t below a centre at a height above it, on the side of its normal.
func faceMinimum(normal r3.Vec, height float64, t int32) minimum {
	m := minimum{facing: normal, touch: Touch{Normal: normal, Distance: height, Part: t, Feature: regions * t}}
	if height < 0 {
		m.touch.Normal = r3.Scale(-1, normal)
		m.touch.Distance = -height
	}
	return m
}
