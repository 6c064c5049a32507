// Tori on tori, cylinders, cones and other convex solids of revolution: the places of the circle in the middle of a torus that are nearest to the other shape, whose
// distance has a closed form.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// roundRing works in the axes of one shape, on the circle of the other: of two tori that of the lesser circle, from which the other one is nearly straight.
func roundRing(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	turned := a.kind == ring && a.rims[0].R < b.rims[0].R
	if turned {
		a, b = b, a
	}
	far := a.extent + b.extent + reach
	if r3.Norm2(r3.Sub(b.origin, a.origin)) > far*far {
		return dst
	}
	s := &w.turned
	s.place(w, b, a, reach, math.Inf(1))
	s.ringOnRound(s.length)
	if turned {
		return s.finish(w, dst, reach)
	}
	return s.finishSwapped(w, dst, reach)
}

// ringOnRound adds the places of the circle, and shares them out between the nearest ones and the sixteen by how much the distance changes along the circle, in a length.
func (s *turnedPair) ringOnRound(length float64) {
	nearestOnCircle(s.circlePoint, s.far+s.a.radius, s.a.rims[0].R, length, s.addCirclePoint)
}

// circlePoint is the place of the circle at an azimuth.
func (s *turnedPair) circlePoint(azimuth float64) circlePoint {
	p, along := s.onCircle(&s.a.rims[0], azimuth)
	if s.side > 0 {
		p.d, p.n = s.b.sides[s.side-1].distance(p.at)
	} else {
		p.d, p.n = s.b.distanceOf(p.at)
	}
	p.slope = r3.Dot(p.n, along)
	return p
}

func (s *turnedPair) addCirclePoint(p circlePoint, part float64, number int) {
	if s.side > 0 {
		part *= s.b.partOnSide(s.side-1, p.at, p.n)
	}
	forms := [2]Form{s.a.ringForm(p.own, s.turnToA(r3.Scale(-1, p.n))), s.b.formNear(p.at, p.d, p.n)}
	s.add(r3.Sub(p.at, r3.Scale(p.d, p.n)), p.n, p.d-s.a.radius, part, [2]int32{int32(number), int32(s.side)}, forms)
}

// distanceOf is the distance of a point from a torus or a convex solid of revolution in its axes, below 0 inside, and the outward normal where it is nearest.
func (s *Shape) distanceOf(q r3.Vec) (d float64, n r3.Vec) {
	if s.kind != ring {
		return s.distance(q)
	}
	n, d = vec.Direction(r3.Sub(q, r3.Scale(s.rims[0].R, outward(q))), r3.Vec{Z: 1})
	return d - s.radius, n
}

// formNear is the form of the surface where it is nearest to a point at a distance d along the normal n.
func (s *Shape) formNear(q r3.Vec, d float64, n r3.Vec) Form {
	if s.kind == ring {
		return s.ringForm(q, n)
	}
	return s.form(q, d, n)
}
