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
	SemiAxes   r3.Vec     // a, b and c, m
	Blockiness [2]float64 // n1, of z, and n2, of x and y
	Radius     float64    // of the sphere about the centre that encloses it, m
	Inscribed  float64    // radius of the sphere in it, m
	Flattest   float64    // the most that Curvature tells, m

	m1, m2    float64 // dual exponents
	ellipsoid bool
	inverse   float64 // logarithm of the part of 1/K that is the same all over
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
	s = &Superquadric{SemiAxes: semiAxes, Blockiness: blockiness, m1: n1 / (n1 - 1), m2: n2 / (n2 - 1), ellipsoid: n1 == 2 && n2 == 2}
	s.Radius = farthest(farthest(a, b, n2), c, n1)
	s.Inscribed = min(a, b, c)
	s.Flattest = a * b * c / vec.Sq(s.Inscribed)
	if !s.ellipsoid {
		s.Flattest *= flatter
	}
	s.inverse = math.Log((s.m1 - 1) * (s.m2 - 1) * vec.Sq(a*b*c))
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
	e1, e2 := 2/s.Blockiness[0], 2/s.Blockiness[1]
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

// supportPoint is where a superquadric reaches farthest along a direction.
type supportPoint struct {
	height float64       // product of the direction with the point, m
	at     r3.Vec        // the point, from the centre, m
	second [3][3]float64 // second derivatives of the height by the direction, m
	above  [3][3]float64 // those of a parabola that touches the height where it is, and is above it everywhere, m
}

// least keeps the singular derivatives of a support function finite where a component of the direction is zero.
const leastComponent = 1e-12

// Height is the greatest product of a direction with a point of the body (its support function), m.
func (s *Superquadric) Height(n r3.Vec) float64 {
	x, y, t := math.Abs(s.SemiAxes.X*n.X), math.Abs(s.SemiAxes.Y*n.Y), math.Abs(s.SemiAxes.Z*n.Z)
	if s.ellipsoid {
		return math.Sqrt(x*x + y*y + t*t)
	}
	return norm(norm(x, y, s.m2), t, s.m1)
}

// norm is (x^m + y^m)^(1/m) of two that are not below 0.
func norm(x, y, m float64) float64 {
	least, most := min(x, y), max(x, y)
	if least == 0 {
		return most
	}
	return most * math.Pow(1+math.Pow(least/most, m), 1/m)
}

// support works out the point that is farthest along n, which is a unit vector.
func (s *Superquadric) support(n r3.Vec) (p supportPoint) {
	a, b, c := s.SemiAxes.X, s.SemiAxes.Y, s.SemiAxes.Z
	if s.ellipsoid {
		d := [3]float64{a * a, b * b, c * c}
		p.height = s.Height(n)
		p.at = r3.Vec{X: d[0] * n.X / p.height, Y: d[1] * n.Y / p.height, Z: d[2] * n.Z / p.height}
		q := [3]float64{p.at.X, p.at.Y, p.at.Z}
		for i := range 3 {
			for j := range 3 {
				p.second[i][j] = -q[i] * q[j] / p.height
			}
			p.second[i][i] += d[i] / p.height
			p.above[i][i] = d[i] / p.height
		}
		return p
	}
	p.height = s.Height(n)
	at, _, _ := s.slopes(n, p.height)
	p.at = at
	off := r3.Vec{X: awayFromZero(n.X), Y: awayFromZero(n.Y), Z: awayFromZero(n.Z)}
	h := s.Height(off)
	q, planar, t := s.slopes(off, h)
	p.above[0][0], p.above[1][1], p.above[2][2] = q.X/off.X, q.Y/off.Y, q.Z/off.Z
	x, y := math.Abs(a*off.X), math.Abs(b*off.Y)
	r := norm(x, y, s.m2)
	nested := (s.m1 - 1) * math.Pow(r*t/(h*h), s.m1-2) / (h * h * h) // by which h grows with r and t: times t², -rt and r²
	outer := math.Pow(r/h, s.m1-1)
	inner := outer * (s.m2 - 1) * vec.Sq(a*b) * math.Pow(x*y/(r*r), s.m2-2) / (r * r * r)
	u := [3]float64{planar.X * t, planar.Y * t, -math.Copysign(c, off.Z) * r}
	v := [3]float64{off.Y, -off.X, 0}
	for i := range 3 {
		for j := range 3 {
			p.second[i][j] = nested*u[i]*u[j] + inner*v[i]*v[j]
		}
	}
	return p
}

// slopes are the derivatives of the height h by the direction n, and of the norm of its first two components; third is that of the last.
func (s *Superquadric) slopes(n r3.Vec, h float64) (all, planar r3.Vec, third float64) {
	a, b, c := s.SemiAxes.X, s.SemiAxes.Y, s.SemiAxes.Z
	x, y, t := math.Abs(a*n.X), math.Abs(b*n.Y), math.Abs(c*n.Z)
	r := norm(x, y, s.m2)
	if r > 0 {
		planar = r3.Vec{X: math.Copysign(a*math.Pow(x/r, s.m2-1), n.X), Y: math.Copysign(b*math.Pow(y/r, s.m2-1), n.Y)}
		all = r3.Scale(math.Pow(r/h, s.m1-1), planar)
	}
	all.Z = math.Copysign(c*math.Pow(t/h, s.m1-1), n.Z)
	return all, planar, t
}

func awayFromZero(x float64) float64 {
	if math.Abs(x) < leastComponent {
		return math.Copysign(leastComponent, x)
	}
	return x
}

// Curvature is the radius of curvature where the outward normal is the unit vector n, the geometric mean of both principal ones (m), and the derivative of its logarithm by n along the unit sphere. With the
// support function h, 1/K = (m1-1)(m2-1)(abc)² t^(m1-2) (xy)^(m2-2) r^(2 m1-2 m2) h^(2-3 m1), where x, y, t are the components of n times the semi-axes and r is the norm of the first two. Faces count as no flatter than Flattest.
func (s *Superquadric) Curvature(n r3.Vec) (radius float64, slope r3.Vec) {
	a, b, c := s.SemiAxes.X, s.SemiAxes.Y, s.SemiAxes.Z
	h := s.Height(n)
	if s.ellipsoid {
		return a * b * c / (h * h), r3.Scale(-2/(h*h), r3.Vec{X: a * a * n.X, Y: b * b * n.Y, Z: c * c * n.Z})
	}
	n = r3.Vec{X: awayFromZero(n.X), Y: awayFromZero(n.Y), Z: awayFromZero(n.Z)}
	x, y, t := math.Abs(a*n.X), math.Abs(b*n.Y), math.Abs(c*n.Z)
	r := norm(x, y, s.m2)
	log := 0.5 * (s.inverse + (s.m1-2)*math.Log(t) + (s.m2-2)*(math.Log(x)+math.Log(y)) + 2*(s.m1-s.m2)*math.Log(r) + (2-3*s.m1)*math.Log(h))
	if radius = math.Exp(log); radius >= s.Flattest {
		return s.Flattest, r3.Vec{}
	}
	all, planar, _ := s.slopes(n, h)
	slope = r3.Add(r3.Scale((1-1.5*s.m1)/h, all), r3.Scale((s.m1-s.m2)/r, planar))
	slope.X += 0.5 * (s.m2 - 2) / n.X
	slope.Y += 0.5 * (s.m2 - 2) / n.Y
	slope.Z += 0.5 * (s.m1 - 2) / n.Z
	return radius, slope
}

// Gauge is by how much the surface has to be enlarged to go through a point: below 1 inside, above outside.
func (s *Superquadric) Gauge(p r3.Vec) float64 {
	return norm(norm(math.Abs(p.X/s.SemiAxes.X), math.Abs(p.Y/s.SemiAxes.Y), s.Blockiness[1]), math.Abs(p.Z/s.SemiAxes.Z), s.Blockiness[0])
}

// surfaceAt is the point of the surface in the direction of a point, and the outward normal there.
func (s *Superquadric) surfaceAt(p r3.Vec) (at, normal r3.Vec) {
	at = r3.Scale(1/s.Gauge(p), p)
	n1, n2 := s.Blockiness[0], s.Blockiness[1]
	x, y, t := math.Abs(at.X/s.SemiAxes.X), math.Abs(at.Y/s.SemiAxes.Y), math.Abs(at.Z/s.SemiAxes.Z)
	if r := norm(x, y, n2); r > 0 {
		outer := math.Pow(r, n1-1)
		normal = r3.Vec{X: math.Copysign(outer*math.Pow(x/r, n2-1)/s.SemiAxes.X, p.X), Y: math.Copysign(outer*math.Pow(y/r, n2-1)/s.SemiAxes.Y, p.Y)}
	}
	normal.Z = math.Copysign(math.Pow(t, n1-1)/s.SemiAxes.Z, p.Z)
	return at, r3.Unit(normal)
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
