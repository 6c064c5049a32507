// Superquadrics: ellipsoids, rounded boxes and cylinders by three axes and two exponents.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Superquadric is the body (|x/a|^n2 + |y/b|^n2)^(n1/n2) + |z/c|^n1 <= 1 (Barr 1981; Podlozhnyuk, Pirker and Kloss 2017, CPM 4:101, eq. 1). Its axes are the principal ones.
//
// Contacts know it by its support function, the greatest product of a direction with its points, which has a closed form: the body is the unit ball of nested norms, of which the dual ones have the exponents
// m with 1/n + 1/m = 1.
type Superquadric struct {
	SemiAxes  r3.Vec  // a, b and c, m
	N1, N2    float64 // its blockiness: exponents of z, and of x and y
	M1, M2    float64 // dual exponents
	Radius    float64 // of the sphere about the centre that encloses it, m
	Inscribed float64 // radius of the sphere in it, m
	Flattest  float64 // the most that RadiusAlong tells, m
}

// Solid is the body of a particle that is no sphere and no union of spheres.
type Solid interface {
	Facets() Facets // its surface for pictures, in its axes
}

// MostBlockiness is the largest exponent of a superquadric: edges of blockier ones are so sharp that some searches for contacts come to no end.
const MostBlockiness = 6

// flatter is by how much flatter than the ellipsoid with its axes a superquadric counts where it is: faces of one with an exponent above 2 have no curvature in their middle.
const flatter = 4

// NewSuperquadric returns the superquadric of three semi-axes (m) and the exponents n1 and n2, and its volume (m3) and moments of inertia by density (m5).
func NewSuperquadric(semiAxes r3.Vec, blockiness [2]float64) (s *Superquadric, volume float64, moments r3.Vec, err error) {
	a, b, c := semiAxes.X, semiAxes.Y, semiAxes.Z
	if least := min(a, b, c); !(least > 0) || math.IsInf(a+b+c, 0) {
		return nil, 0, moments, fmt.Errorf("superquadric with semi-axes of %g, %g and %g m: want all above 0", a, b, c)
	}
	for _, n := range blockiness {
		if !(n >= 2 && n <= MostBlockiness) {
			return nil, 0, moments, fmt.Errorf("superquadric with a blockiness of %g: want 2 (round) to %d", n, MostBlockiness)
		}
	}
	n1, n2 := blockiness[0], blockiness[1]
	s = &Superquadric{SemiAxes: semiAxes, N1: n1, N2: n2, M1: n1 / (n1 - 1), M2: n2 / (n2 - 1)}
	s.Radius = farthest(farthest(a, b, n2), c, n1)
	s.Inscribed = min(a, b, c)
	s.Flattest = a * b * c / vec.Sq(s.Inscribed)
	if n1 > 2 || n2 > 2 {
		s.Flattest *= flatter
	}
	volume, moments = s.bulk()
	return s, volume, moments, nil
}

// farthest is the largest distance from the centre of points with |x/a|^n + |y/b|^n = 1 (Hölder).
func farthest(a, b, n float64) float64 {
	if n == 2 {
		return max(a, b)
	}
	p, least, most := 2*n/(n-2), min(a, b), max(a, b)
	return most * math.Pow(1+math.Pow(least/most, p), 1/p)
}

// bulk is the volume, and the moments of inertia by density, in closed form (Jaklič, Leonardis and Solina 2000, Segmentation and Recovery of Superquadrics, eqs. 2.60 to 2.74).
func (s *Superquadric) bulk() (volume float64, moments r3.Vec) {
	a, b, c := s.SemiAxes.X, s.SemiAxes.Y, s.SemiAxes.Z
	e1, e2 := 2/s.N1, 2/s.N2
	k := a * b * c * e1 * e2
	volume = 2 * k * beta(0.5*e1+1, e1) * beta(0.5*e2, 0.5*e2)
	across := 0.5 * k * beta(1.5*e2, 0.5*e2) * beta(0.5*e1, 2*e1+1)
	along := 2 * k * c * c * beta(0.5*e2, 0.5*e2+1) * beta(1.5*e1, e1+1)
	return volume, r3.Vec{X: across*b*b + along, Y: across*a*a + along, Z: across * (a*a + b*b)}
}

// beta is Euler's.
func beta(x, y float64) float64 {
	lx, _ := math.Lgamma(x)
	ly, _ := math.Lgamma(y)
	l, _ := math.Lgamma(x + y)
	return math.Exp(lx + ly - l)
}

// facetSplits is how often each facet of what is drawn is split.
const facetSplits = 3

// Facets is its surface for pictures: points in evenly spread directions from the centre of a body stretched to a cube.
func (s *Superquadric) Facets() Facets {
	f := SphereFacets(1, facetSplits)
	for i, v := range f.Vertices {
		p := r3.Vec{X: s.SemiAxes.X * v.X, Y: s.SemiAxes.Y * v.Y, Z: s.SemiAxes.Z * v.Z}
		f.Vertices[i] = r3.Scale(1/s.Gauge(p), p)
	}
	return f
}
