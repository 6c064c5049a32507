// Contacts of superquadrics with one another, with balls, capsules and planes. Kernels get this text too.
//
// The overlap of two convex bodies along a direction n is δ(n) = h₁(n) + h₂(n) - n·d with their support functions h and the vector d between their centres. Where it is least, both surfaces have the normal n
// (the common normal of Wellmann, Lillie and Wriggers 2008, Eng. Comput. 25:432), the vector between the points that are deepest in one another is δ n, and δ is how far the bodies have to be moved apart. It is stationary there:
// a force V'(δ) along n at these points is the derivative of the potential V(δ), for displacements and rotations alike, which that at the point of least f₁ + f₂ (Podlozhnyuk et al. 2017) is to first order only. And a search in two unknowns does.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// PlacedSuperquadric is one of a scale in an orientation, about its centre.
type PlacedSuperquadric struct {
	Body    Superquadric
	Scale   float64
	X, Y, Z r3.Vec // its axes in those of the world
}

// SuperquadricContact is a contact of two superquadrics, or of one with something else.
type SuperquadricContact struct {
	Normal  r3.Vec  // towards the first
	Overlap float64 // m
	A, B    r3.Vec  // the points that are deepest in the other, from the centre of the first and from that of the second, m

	Effective float64 // radius: 1/R is the sum of the curvatures of both, each the geometric mean of its principal ones, m

	// Derivatives of the logarithm of Effective: by a displacement of the first (1/m), and by rotations of both (1/rad).
	Shift        r3.Vec
	TurnA, TurnB r3.Vec
}

// Numbers of the search.
const (
	searchSteps     = 300
	searchHalves    = 20
	searchTolerance = 1e-11 // distance of the deepest points across the normal, by the smaller inscribed radius, at which a search ends
	searchRounding  = 1e-12 // of heights, by which an overlap may grow
	searchMiss      = 1e-4  // that beyond which it has failed
)

// tangentPart is a symmetric matrix across a direction.
type tangentPart struct {
	xx, xy, yy float64
}

func (t tangentPart) alongX(x, y float64) float64 { return t.xx*x + t.xy*y }
func (t tangentPart) alongY(x, y float64) float64 { return t.xy*x + t.yy*y }

// solveTangent is the inverse times a vector; it is not ok where it is not positive.
func (t tangentPart) solveTangent(x, y float64) (a, b float64, ok bool) {
	det := t.xx*t.yy - t.xy*t.xy
	if !(det > 1e-14*t.xx*t.yy) || !(t.xx > 0) {
		return 0, 0, false
	}
	return (t.yy*x - t.xy*y) / det, (t.xx*y - t.xy*x) / det, true
}

// bodyAlong is what a search looks at of one body.
type bodyAlong struct {
	height        float64 // how far it reaches, m
	at            r3.Vec  // the point there, from the centre, m
	second, above tangentPart
}

// Inscribed is the radius of the sphere in it, m.
func (p *PlacedSuperquadric) Inscribed() float64 { return p.Scale * p.Body.Inscribed }

// Reach is the greatest product of a direction with its points, m.
func (p *PlacedSuperquadric) Reach(n r3.Vec) float64 {
	return p.Scale * p.Body.Height(p.inItsAxes(n))
}

func (p *PlacedSuperquadric) inItsAxes(v r3.Vec) r3.Vec {
	return r3.Vec{X: r3.Dot(v, p.X), Y: r3.Dot(v, p.Y), Z: r3.Dot(v, p.Z)}
}

func (p *PlacedSuperquadric) inTheWorld(v r3.Vec) r3.Vec {
	return r3.Add(r3.Add(r3.Scale(v.X, p.X), r3.Scale(v.Y, p.Y)), r3.Scale(v.Z, p.Z))
}

// Farthest is the point that is farthest along n, from its centre, m.
func (p *PlacedSuperquadric) Farthest(n r3.Vec) r3.Vec {
	k := p.Body.farthestAlong(p.inItsAxes(n))
	return r3.Scale(p.Scale, p.inTheWorld(k.at))
}

// along is how far it reaches along n, with derivatives along the directions e and f across n.
func (p *PlacedSuperquadric) along(n, e, f r3.Vec) bodyAlong {
	s := p.Body.farthestAlong(p.inItsAxes(n))
	x, y := p.inItsAxes(e), p.inItsAxes(f)
	ux, uy := r3.Dot(s.first, x), r3.Dot(s.first, y)
	vx, vy := r3.Dot(s.second, x), r3.Dot(s.second, y)
	k := bodyAlong{}
	k.height, k.at = p.Scale*s.height, r3.Scale(p.Scale, p.inTheWorld(s.at))
	k.second = tangentPart{xx: p.Scale * (ux*ux + vx*vx), xy: p.Scale * (ux*uy + vx*vy), yy: p.Scale * (uy*uy + vy*vy)}
	ex := r3.Vec{X: s.above.X * x.X, Y: s.above.Y * x.Y, Z: s.above.Z * x.Z}
	fy := r3.Vec{X: s.above.X * y.X, Y: s.above.Y * y.Y, Z: s.above.Z * y.Z}
	k.above = tangentPart{xx: p.Scale * r3.Dot(x, ex), xy: p.Scale * r3.Dot(y, ex), yy: p.Scale * r3.Dot(y, fy)}
	return k
}

// curved is the radius of curvature where its normal is n, m, and the derivative of its logarithm by n across n.
func (p *PlacedSuperquadric) curved(n r3.Vec) (radius float64, slope r3.Vec) {
	own, by := p.Body.RadiusAlong(p.inItsAxes(n))
	radius = p.Scale * own
	slope = p.inTheWorld(by)
	return radius, r3.Sub(slope, r3.Scale(r3.Dot(slope, n), n))
}

// commonNormal is a direction of a search, with what both bodies are along it.
type commonNormal struct {
	n, e, f    r3.Vec
	a, b       bodyAlong
	overlap    float64
	x, y, miss float64 // how far the deepest points are apart across n: along e and f, and in all
}

// lookAlong works out a direction.
func lookAlong(a, b *PlacedSuperquadric, d, n r3.Vec) commonNormal {
	k := commonNormal{}
	k.n = n
	k.e = vec.Perpendicular(n)
	k.f = r3.Cross(n, k.e)
	k.a = a.along(n, k.e, k.f)
	k.b = b.along(n, k.e, k.f)
	k.meet(d)
	return k
}

// meet compares the deepest points.
func (k *commonNormal) meet(d r3.Vec) {
	k.overlap = k.a.height + k.b.height - r3.Dot(k.n, d)
	apart := r3.Sub(r3.Add(k.a.at, k.b.at), d)
	k.x = r3.Dot(k.e, apart)
	k.y = r3.Dot(k.f, apart)
	k.miss = math.Sqrt(k.x*k.x + k.y*k.y)
}

// bend is the second derivative of the overlap by the direction, from those of the heights.
func (k *commonNormal) bend(a, b tangentPart) tangentPart {
	return tangentPart{xx: a.xx + b.xx - k.overlap, xy: a.xy + b.xy, yy: a.yy + b.yy - k.overlap}
}

// across is a vector across the direction.
func (k *commonNormal) across(x, y float64) r3.Vec {
	return r3.Add(r3.Scale(x, k.e), r3.Scale(y, k.f))
}

// FindSuperquadrics finds the contact of two superquadrics. separation is the centre of a less that of b, m; axis is a unit vector, roughly from b to a, of which Normal is a better one in any case. touching is false where they are
// apart, found is false where the search comes to no end.
func FindSuperquadrics(a, b *PlacedSuperquadric, separation, axis r3.Vec) (c SuperquadricContact, touching, found bool) {
	none := SuperquadricContact{Normal: axis}
	if a.Reach(axis)+b.Reach(axis) <= r3.Dot(axis, separation) {
		return none, false, true
	}
	k, ended := searchNormal(a, b, separation, axis, true)
	if k.overlap <= 0 {
		none.Normal = k.n
		return none, false, true
	}
	c = k.contact()
	k.bendRadius(a, b, &c)
	return c, true, ended
}

// searchNormal goes to the direction of the least overlap, or, if it may, to any along which the bodies are apart.
func searchNormal(a, b *PlacedSuperquadric, d, axis r3.Vec, mayPart bool) (k commonNormal, found bool) {
	k = lookAlong(a, b, d, axis)
	size := a.Inscribed()
	for range searchSteps {
		if k.miss <= searchTolerance*size || mayPart && k.overlap <= 0 {
			return k, true
		}
		next, better := descend(a, b, d, &k)
		if !better {
			return k, k.miss <= searchMiss*size
		}
		k = next
	}
	return k, k.miss <= searchMiss*size
}

// contact is that along a direction.
func (k *commonNormal) contact() SuperquadricContact {
	return SuperquadricContact{Normal: k.n, Overlap: k.overlap, A: r3.Scale(-1, k.a.at), B: k.b.at}
}

// bendRadius works out the effective radius and its derivatives. With g the tangential derivative of the overlap by n, H its derivative, S that of a body's deepest point and G that of the logarithm of its radius, a displacement or a
// rotation changes g, which dn = -H⁻¹ dg makes up for, and turns n in the axes of the body that turns.
func (k *commonNormal) bendRadius(a, b *PlacedSuperquadric, c *SuperquadricContact) {
	first, slopeA := a.curved(k.n)
	second, slopeB := b.curved(k.n)
	c.Effective = first * second / (first + second)
	slopeA, slopeB = r3.Scale(c.Effective/first, slopeA), r3.Scale(c.Effective/second, slopeB)
	slope := r3.Add(slopeA, slopeB)
	bent := k.bend(k.a.second, k.b.second)
	x, y, ok := bent.solveTangent(r3.Dot(slope, k.e), r3.Dot(slope, k.f))
	if !ok {
		x, y = 0, 0
	}
	c.Shift = k.across(x, y)
	moved := k.across(k.a.second.alongX(x, y), k.a.second.alongY(x, y))
	c.TurnA = r3.Add(r3.Cross(c.Shift, k.a.at), r3.Cross(k.n, r3.Sub(moved, slopeA)))
	moved = k.across(k.b.second.alongX(x, y), k.b.second.alongY(x, y))
	c.TurnB = r3.Add(r3.Cross(c.Shift, k.b.at), r3.Cross(k.n, r3.Sub(moved, slopeB)))
}

// FindPlane finds the contact with a half-space, of which the surface is so far from the centre (m) and n the normal towards it.
func (p *PlacedSuperquadric) FindPlane(n r3.Vec, distance float64) (c SuperquadricContact, touching bool) {
	none := SuperquadricContact{Normal: n}
	if p.Reach(n) <= distance {
		return none, false
	}
	c = none
	c.A = r3.Scale(-1, p.Farthest(n))
	c.Overlap = -r3.Dot(n, c.A) - distance
	radius, slope := p.curved(n)
	c.Effective = radius
	c.TurnA = r3.Cross(slope, n)
	c.TurnB = r3.Scale(-1, c.TurnA)
	return c, true
}

// descend makes a step to where the overlap is less. Newton's moves the deepest point of the body that is flatter there along the surface, by as much as the direction would have to turn, and takes the normal that it has
// there: normals of faces that are nearly flat hardly turn, and tell little of the place. Where that fails, the step is the one to the bottom of a parabola that is nowhere below the overlap.
func descend(a, b *PlacedSuperquadric, d r3.Vec, k *commonNormal) (next commonNormal, better bool) {
	bent := k.bend(k.a.second, k.b.second)
	x, y, ok := bent.solveTangent(-k.x, -k.y)
	if ok {
		next = k.slideBoth(a, b, d, x, y)
		if next.miss < 0.5*k.miss && next.overlap <= k.overlap+searchRounding*k.a.height {
			return next, true
		}
	}
	above := k.bend(k.a.above, k.b.above)
	x, y, ok = above.solveTangent(-k.x, -k.y)
	if !ok {
		bound := above.xx + above.yy + 2*k.overlap
		x, y = -k.x/bound, -k.y/bound
	}
	for range searchHalves {
		turned := r3.Add(k.n, k.across(x, y))
		next = lookAlong(a, b, d, r3.Scale(1/vec.Norm(turned), turned))
		if next.overlap < k.overlap || next.miss < k.miss && next.overlap <= k.overlap+searchRounding*k.a.height {
			return next, true
		}
		x, y = 0.5*x, 0.5*y
	}
	return next, false
}

// slideBoth is the direction after a turn by x and y, taken from the point of the flatter body there.
func (k *commonNormal) slideBoth(a, b *PlacedSuperquadric, d r3.Vec, x, y float64) commonNormal {
	ax, ay := k.a.second.alongX(x, y), k.a.second.alongY(x, y)
	bx, by := k.b.second.alongX(x, y), k.b.second.alongY(x, y)
	flatter := x*ax+y*ay > x*bx+y*by
	q, n := r3.Vec{}, r3.Vec{}
	if flatter {
		q, n = a.slide(k.a.at, k.across(ax, ay))
	} else {
		q, n = b.slide(k.b.at, k.across(bx, by))
	}
	next := lookAlong(a, b, d, n)
	if flatter {
		next.a.at = q
	} else {
		next.b.at = q
	}
	next.meet(d)
	return next
}

// slide is the point of the surface, from the centre in the world's axes, by a step (m) from another, and the normal there.
func (p *PlacedSuperquadric) slide(from, step r3.Vec) (at, normal r3.Vec) {
	own, out := p.Body.surfaceAt(r3.Scale(1/p.Scale, p.inItsAxes(r3.Add(from, step))))
	at = r3.Scale(p.Scale, p.inTheWorld(own))
	return at, p.inTheWorld(out)
}
