// Torus: a ring of round bar. Rings of nets, lifting rings and the rounded edges of round openings are tori.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Torus is the set of points within Tube of the circle of Radius in the plane z = 0 of the surface's axes, about their origin.
//
// A sphere touches it where it is nearest, and at the opposite side of the ring if it reaches there: a ball that plugs the ring rests on both sides.
type Torus struct {
	Radius float64 // of the circle, m
	Tube   float64 // radius of the bar, m
}

// Candidate is the contact of a sphere around c with the near side (0) or the far side (1) of the ring.
func (s Torus) Candidate(side int32, c r3.Vec) Touch {
	out := r3.Vec{X: 1}
	if rho := math.Sqrt(c.X*c.X + c.Y*c.Y); rho > 0 {
		out = r3.Vec{X: c.X / rho, Y: c.Y / rho}
	}
	at := s.Radius
	if side == 1 {
		at = -s.Radius
	}
	n, d := vec.Direction(r3.Sub(c, r3.Scale(at, out)), r3.Cross(r3.Vec{Z: 1}, out))
	return Touch{Normal: n, Distance: d - s.Tube, Feature: side}
}

// Contacts is how many contacts with one sphere there can be.
func (s Torus) Contacts() int { return 2 }

// Touch implements Shape.
func (s Torus) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	return within(within(dst, s.Candidate(0, c), reach), s.Candidate(1, c), reach)
}

// Bounds implements Shape.
func (s Torus) Bounds() r3.Box {
	far := r3.Vec{X: s.Radius + s.Tube, Y: s.Radius + s.Tube, Z: s.Tube}
	return r3.Box{Min: r3.Scale(-1, far), Max: far}
}

// Check tells what is wrong with the shape, or returns nil.
func (s Torus) Check() error {
	if !(s.Tube > 0 && s.Radius > s.Tube) || math.IsInf(s.Radius, 1) {
		return fmt.Errorf("torus: radius %g m, of the tube %g m: want both above 0, and the tube's below the other", s.Radius, s.Tube)
	}
	return nil
}

// Curvature implements Curved: that of the bar. The ring's own is less, and of either sign.
func (s Torus) Curvature() (first, second float64) { return 1 / s.Tube, 0 }

func (s Torus) passage() float64 { return s.Tube }

// bulk is exact: Pappus' volume, and moments of inertia of a ring of round section.
func (s Torus) bulk() VolumeProperties {
	v := 2 * math.Pi * math.Pi * s.Radius * vec.Sq(s.Tube)
	along := v * (vec.Sq(s.Radius) + 0.75*vec.Sq(s.Tube))
	across := v * (0.5*vec.Sq(s.Radius) + 0.625*vec.Sq(s.Tube))
	return VolumeProperties{Volume: v, Inertia: diagonal(r3.Vec{X: across, Y: across, Z: along})}
}

// Facets are the triangles that pictures show.
func (s Torus) Facets() Facets {
	const section, around = 24, 72
	var profile []ProfilePoint
	for k := range section + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(k%section) / section)
		profile = append(profile, ProfilePoint{R: s.Radius + s.Tube*cos, Z: -s.Tube * sin})
	}
	return RevolvedFacets(profile, around).Weld(0)
}
