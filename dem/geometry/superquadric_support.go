// How far a superquadric reaches along a direction, and how it is bent there. Kernels get this text too.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// leastComponent keeps what is singular where a component of a direction or of a place is zero finite. Powers of it are still numbers, and 1e-8 or less beside those of others.
const leastComponent = 1e-40

// mostBent is how large second derivatives of a support function may be beside the height itself: where a component of the direction is zero they are singular, and larger ones leave nothing of the others in a sum of both.
const mostBent = 1e10

// nestedPowers are the powers that a nested norm is made of: with x, y and z the absolute values of three components, none of which is below leastComponent, and the exponents n of x and y and m outside.
type nestedPowers struct {
	x, y, z    float64
	xs, ys, zs float64 // x^n, y^n, z^m
	plane      float64 // xs + ys
	outer      float64 // plane^(m/n)
	all        float64 // outer + zs
	norm       float64 // all^(1/m)
}

// powerOf is x^y of an x above 0.
func powerOf(x, y float64) float64 { return math.Exp(y * math.Log(x)) }

// powersOf works out the powers of components. Those of squares cost nothing.
func powersOf(x, y, z, n, m float64) nestedPowers {
	p := nestedPowers{x: max(math.Abs(x), leastComponent), y: max(math.Abs(y), leastComponent), z: max(math.Abs(z), leastComponent)}
	if n == 2 {
		p.xs = p.x * p.x
		p.ys = p.y * p.y
	} else {
		p.xs = powerOf(p.x, n)
		p.ys = powerOf(p.y, n)
	}
	p.plane = p.xs + p.ys
	p.outer = p.plane
	if m != n {
		p.outer = powerOf(p.plane, m/n)
	}
	if m == 2 {
		p.zs = p.z * p.z
		p.all = p.outer + p.zs
		p.norm = math.Sqrt(p.all)
		return p
	}
	p.zs = powerOf(p.z, m)
	p.all = p.outer + p.zs
	p.norm = powerOf(p.all, 1/m)
	return p
}

// dual are the powers of which the support function along n is the norm: of the components of n times the semi-axes, with the dual exponents.
func (s *Superquadric) dual(n r3.Vec) nestedPowers {
	return powersOf(s.SemiAxes.X*n.X, s.SemiAxes.Y*n.Y, s.SemiAxes.Z*n.Z, s.M2, s.M1)
}

// Height is the greatest product of a direction with a point of the body (its support function), m.
func (s *Superquadric) Height(n r3.Vec) float64 {
	p := s.dual(n)
	return p.norm
}

// supportPoint is where a superquadric reaches farthest along a direction.
type supportPoint struct {
	height        float64 // product of the direction with the point, m
	at            r3.Vec  // the point, from the centre, m
	first, second r3.Vec  // the second derivatives of the height by the direction are first firstᵀ + second secondᵀ, √m
	above         r3.Vec  // those of a parabola that touches the height where it is, and is above it everywhere: a diagonal, m
}

// withSign is a size with the sign of a number, and 0 with none.
func withSign(size, of float64) float64 {
	if of == 0 {
		return 0
	}
	if of < 0 {
		return -size
	}
	return size
}

// sided is 1, or -1 for a number below 0.
func sided(x float64) float64 {
	if x < 0 {
		return -1
	}
	return 1
}

// farthestAlong works out the point that is farthest along n, which is a unit vector. With x, y and z the components of n times the semi-axes, r the norm of the first two and h the height, the second derivatives are (m1-1) (r z)^(m1-2) h^(1-2 m1) times the
// square of the vector of z dr/dn and -c r, and (m2-1) (r/h)^(m1-1) (a b)² (x y)^(m2-2) r^(1-2 m2) times that of (n_y, -n_x, 0).
func (s *Superquadric) farthestAlong(n r3.Vec) supportPoint {
	p := s.dual(n)
	a, b, c := s.SemiAxes.X, s.SemiAxes.Y, s.SemiAxes.Z
	scale := p.norm / p.all
	plane := scale * p.outer / p.plane
	x, y, z := a/p.x, b/p.y, c/p.z
	k := supportPoint{}
	k.height = p.norm
	most := mostBent * p.norm
	k.above = r3.Vec{X: min(plane*p.xs*x*x, most), Y: min(plane*p.ys*y*y, most), Z: min(scale*p.zs*z*z, most)}
	k.at = r3.Vec{X: withSign(plane*p.xs*x, n.X), Y: withSign(plane*p.ys*y, n.Y), Z: withSign(scale*p.zs*z, n.Z)}
	nested := math.Sqrt((s.M1-1)*p.norm*p.outer*p.zs) / p.all
	inner := math.Sqrt((s.M2-1)*scale*p.outer*p.xs*p.ys) / p.plane
	root := math.Sqrt(most)
	k.first = r3.Vec{X: vec.Clamp(nested*sided(n.X)*x*p.xs/p.plane, root), Y: vec.Clamp(nested*sided(n.Y)*y*p.ys/p.plane, root), Z: vec.Clamp(-nested*sided(n.Z)*z, root)}
	k.second = r3.Vec{X: vec.Clamp(inner*sided(n.Y)*x, root), Y: vec.Clamp(-inner*sided(n.X)*y, root)}
	return k
}

// RadiusAlong is the radius of curvature where the outward normal is the unit vector n, the geometric mean of both principal ones (m), and the derivative of its logarithm by n along the unit sphere. With the
// support function h, 1/K = (m1-1)(m2-1)(abc)² z^(m1-2) (xy)^(m2-2) r^(2 m1-2 m2) h^(2-3 m1). Faces count as no flatter than Flattest.
func (s *Superquadric) RadiusAlong(n r3.Vec) (radius float64, slope r3.Vec) {
	k := s.farthestAlong(n)
	radius = math.Abs(r3.Dot(n, r3.Cross(k.first, k.second)))
	if radius >= s.Flattest {
		return s.Flattest, r3.Vec{}
	}
	p := s.dual(n)
	slope = r3.Scale((1-1.5*s.M1)/p.norm, k.at)
	between, half := (s.M1-s.M2)/p.plane, 0.5*(s.M2-2)
	slope = r3.Add(slope, r3.Vec{
		X: sided(n.X) * s.SemiAxes.X / p.x * (between*p.xs + half),
		Y: sided(n.Y) * s.SemiAxes.Y / p.y * (between*p.ys + half),
		Z: sided(n.Z) * s.SemiAxes.Z / p.z * 0.5 * (s.M1 - 2),
	})
	return radius, slope
}

// surfaceAt is the point of the surface in the direction of a point, and the outward normal there.
func (s *Superquadric) surfaceAt(p r3.Vec) (at, normal r3.Vec) {
	q := powersOf(p.X/s.SemiAxes.X, p.Y/s.SemiAxes.Y, p.Z/s.SemiAxes.Z, s.N2, s.N1)
	plane := q.outer / q.plane
	normal = r3.Vec{
		X: withSign(plane*q.xs/(q.x*s.SemiAxes.X), p.X), Y: withSign(plane*q.ys/(q.y*s.SemiAxes.Y), p.Y), Z: withSign(q.zs/(q.z*s.SemiAxes.Z), p.Z),
	}
	at = r3.Scale(1/q.norm, p)
	return at, r3.Scale(1/vec.Norm(normal), normal)
}

// Gauge is by how much the surface has to be enlarged to go through a point: below 1 inside, above outside.
func (s *Superquadric) Gauge(p r3.Vec) float64 {
	q := powersOf(p.X/s.SemiAxes.X, p.Y/s.SemiAxes.Y, p.Z/s.SemiAxes.Z, s.N2, s.N1)
	return q.norm
}
