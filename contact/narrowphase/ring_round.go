// Tori on tori, cylinders, cones and other convex solids of revolution: the places of the circle in the middle of a torus that are nearest to the other shape, whose
// distance has a closed form.
//
// The slope of that distance is looked at in many places of the circle; between two where it changes from falling to rising, the nearest place is found by halving.
// Where the distance hardly changes along the circle (a torus flat on an end or on another torus, or tight about a post), sixteen places stand for all of it.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// looks is in how many places of a circle the slope is looked at.
const looks = 4 * places

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
	least, most := math.Inf(1), math.Inf(-1)
	var slopes [looks + 1]float64
	for i := range slopes {
		p := s.circlePoint(azimuthOfLook(i))
		least, most = min(least, p.d), max(most, p.d)
		slopes[i] = p.slope
	}
	if least-s.a.radius-math.Pi/looks*s.a.rims[0].R > s.far {
		return
	}
	single := smooth(2 * (most - least) / length)
	for i := range looks {
		if single > 0 && slopes[i] < 0 && slopes[i+1] >= 0 {
			s.addCirclePoint(s.nearestBetween(azimuthOfLook(i), azimuthOfLook(i+1)), single, places)
		}
	}
	for i := range places {
		if single < 1 {
			s.addCirclePoint(s.circlePoint(2*math.Pi/places*float64(i)), 1-single, int32(i))
		}
	}
}

// azimuthOfLook is not one of a symmetric place, where the distance may be level.
func azimuthOfLook(i int) float64 { return 2 * math.Pi / looks * (float64(i) + 0.5) }

// circlePoint is a place of the circle of a torus: in its own axes and in those of the other shape, its distance from that along the normal n, and the slope of the
// distance along the circle.
type circlePoint struct {
	own, at, n r3.Vec
	d, slope   float64
}

func (s *turnedPair) circlePoint(azimuth float64) (p circlePoint) {
	sin, cos := math.Sincos(azimuth)
	radius := s.a.rims[0].R
	p.own = r3.Vec{X: radius * cos, Y: radius * sin}
	p.at = s.toB(p.own)
	if s.side > 0 {
		p.d, p.n = s.b.sides[s.side-1].distance(p.at)
	} else {
		p.d, p.n = s.b.distanceOf(p.at)
	}
	p.slope = r3.Dot(p.n, s.turnToB(r3.Vec{X: -sin, Y: cos}))
	return p
}

// nearestBetween is the nearest place between two azimuths, from the first of which the distance falls, and to the second of which it rises.
func (s *turnedPair) nearestBetween(low, high float64) (p circlePoint) {
	for range 52 {
		middle := (low + high) / 2
		if p = s.circlePoint(middle); p.slope < 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return p
}

func (s *turnedPair) addCirclePoint(p circlePoint, part float64, feature int32) {
	if s.side > 0 {
		part *= s.b.partOnSide(s.side-1, p.at, p.n)
	}
	forms := [2]Form{s.a.ringForm(p.own, s.turnToA(r3.Scale(-1, p.n))), s.b.formNear(p.at, p.d, p.n)}
	s.add(r3.Sub(p.at, r3.Scale(p.d, p.n)), p.n, p.d-s.a.radius, part, [2]int32{feature, int32(s.side)}, forms)
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
