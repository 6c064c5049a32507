// What a moving sphere meets on its way, and how fast it may be so as not to be missed.

package dem

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Sweep moves a sphere from one place to another in the surface's axes and returns the part of the way (0 to 1) after which it is first within
// tolerance (m) of touching the shape; ok is false if it never is. It steps as far as the nearest point allows each time, so nothing is passed, however
// thin. A sphere that touches at the beginning answers 0.
func Sweep(s Shape, from, to r3.Vec, radius, tolerance float64) (part float64, ok bool) {
	way := r3.Sub(to, from)
	length := r3.Norm(way)
	var room [8]Touch
	for done := 0.0; ; {
		c := from
		if length > 0 {
			c = r3.Add(from, r3.Scale(done/length, way))
		}
		gap := math.Inf(1)
		for _, t := range s.Touch(room[:0], c, radius+max(length-done, 0)+2*tolerance) {
			gap = min(gap, t.Distance-radius)
		}
		if gap <= tolerance {
			return done / max(length, math.SmallestNonzeroFloat64), true
		}
		if done += gap; done >= length {
			return 0, false
		}
	}
}

// Passage is how deep (m) the centre of a grain may go below the surface of a shape before the shape pushes it on, out at the other side, instead of back:
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

// PassageSpeed is the greatest speed (m/s) at which a grain of the given radius (m) cannot pass a shape: elastic impact would take its centre
// half of the way to where it is pushed out at the other side, and a step of dt (s) takes it no farther than a tenth of that way. stiffness is
// NormalHertz of the contact's coefficients times the root of its radius (N/m^1.5), mass that of the grain (kg).
func PassageSpeed(s Shape, radius, mass, stiffness, dt float64) float64 {
	deep := radius + Passage(s)
	if math.IsInf(deep, 1) {
		return deep
	}
	stopped := math.Sqrt(0.8 * stiffness * math.Pow(deep/2, 2.5) / mass)
	return min(stopped, 0.1*deep/dt)
}
