// The contact of a superquadric with a capsule: that of the ball of it that is deepest. Kernels get this text too.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// RoundBody is a ball of a radius (m) as a superquadric.
func RoundBody(radius float64) PlacedSuperquadric {
	unit := Superquadric{SemiAxes: r3.Vec{X: 1, Y: 1, Z: 1}, N1: 2, N2: 2, M1: 2, M2: 2, Radius: 1, Inscribed: 1, Flattest: 1}
	return PlacedSuperquadric{Body: unit, Scale: radius, X: r3.Vec{X: 1}, Y: r3.Vec{Y: 1}, Z: r3.Vec{Z: 1}}
}

// BarSearch is what has been found of a body beside a capsule.
type BarSearch struct {
	deepest, first, last commonNormal // of the ball that is deepest in the body, and of those at the ends
	along                float64      // where that ball is, from the first end (0) to the second (1)
	near                 bool         // unless a direction has been seen along which they are apart
}

// SearchBar finds the contacts of a with the balls of the capsule of a radius (m) about the segment that goes along from its first end; separation is the centre of a less that end, m, axis a unit vector, roughly towards a.
func (p *PlacedSuperquadric) SearchBar(along r3.Vec, radius float64, separation, axis r3.Vec) (s BarSearch, found bool) {
	s = BarSearch{}
	s.deepest.n = axis
	if p.Reach(axis)+radius+max(0, r3.Dot(axis, along)) <= r3.Dot(axis, separation) {
		return s, true
	}
	s.near = true
	ball := RoundBody(radius)
	firstFound, lastFound := false, false
	s.first, firstFound = searchNormal(p, &ball, separation, axis, false)
	s.last, lastFound = searchNormal(p, &ball, r3.Sub(separation, along), axis, false)
	if !firstFound || !lastFound {
		return s, false
	}
	deepestFound := p.deepestBall(&ball, along, separation, &s)
	return s, deepestFound
}

// deepestBall finds the ball of a capsule that is deepest. By its place along the capsule the overlap has the derivative n · along, which falls from end to end.
func (p *PlacedSuperquadric) deepestBall(ball *PlacedSuperquadric, along, separation r3.Vec, s *BarSearch) bool {
	low, high := 0.0, 1.0
	lowSlope, highSlope := r3.Dot(s.first.n, along), r3.Dot(s.last.n, along)
	if lowSlope <= 0 {
		s.deepest, s.along = s.first, 0
		return true
	}
	if highSlope >= 0 {
		s.deepest, s.along = s.last, 1
		return true
	}
	s.deepest = s.first
	for range searchSteps {
		s.along = low + (high-low)*lowSlope/(lowSlope-highSlope)
		found := false
		s.deepest, found = searchNormal(p, ball, r3.Sub(separation, r3.Scale(s.along, along)), s.deepest.n, false)
		if !found {
			return false
		}
		slope := r3.Dot(s.deepest.n, along)
		if math.Abs(slope) <= searchTolerance*vec.Norm(along) || high-low < searchTolerance {
			return true
		}
		if slope > 0 { // of Illinois: the end that stays counts for half
			low, lowSlope, highSlope = s.along, slope, 0.5*highSlope
		} else {
			high, highSlope, lowSlope = s.along, slope, 0.5*lowSlope
		}
	}
	return true
}
