// Contacts of superquadrics with one another, with balls, capsules and planes.
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
	Shape *Superquadric
	Scale float64
	Axes  [3]r3.Vec // its axes in those of the world
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
type tangentPart struct{ xx, xy, yy float64 }

func (t tangentPart) of(x, y float64) (float64, float64) { return t.xx*x + t.xy*y, t.xy*x + t.yy*y }

// solve is the inverse times a vector; it is not ok where it is not positive.
func (t tangentPart) solve(x, y float64) (a, b float64, ok bool) {
	det := t.xx*t.yy - t.xy*t.xy
	if !(det > 1e-14*t.xx*t.yy) || !(t.xx > 0) {
		return 0, 0, false
	}
	return (t.yy*x - t.xy*y) / det, (t.xx*y - t.xy*x) / det, true
}

func (t tangentPart) plus(o tangentPart) tangentPart {
	return tangentPart{t.xx + o.xx, t.xy + o.xy, t.yy + o.yy}
}

// heightAt is what a search looks at of one body.
type heightAt struct {
	height        float64
	at            r3.Vec
	second, above tangentPart
}

// Place makes it a shape of a scale with these axes.
func (p *PlacedSuperquadric) Place(shape *Superquadric, scale float64, axes [3]r3.Vec) {
	p.Shape, p.Scale, p.Axes = shape, scale, axes
}

// Inscribed is the radius of the sphere in it, m.
func (p *PlacedSuperquadric) Inscribed() float64 { return p.Scale * p.Shape.Inscribed }

// Height is the greatest product of a direction with its points, m.
func (p *PlacedSuperquadric) Height(n r3.Vec) float64 { return p.Scale * p.Shape.Height(p.local(n)) }

func (p *PlacedSuperquadric) local(v r3.Vec) r3.Vec {
	return r3.Vec{X: r3.Dot(v, p.Axes[0]), Y: r3.Dot(v, p.Axes[1]), Z: r3.Dot(v, p.Axes[2])}
}

func (p *PlacedSuperquadric) world(v r3.Vec) r3.Vec {
	return r3.Add(r3.Add(r3.Scale(v.X, p.Axes[0]), r3.Scale(v.Y, p.Axes[1])), r3.Scale(v.Z, p.Axes[2]))
}

// support is how far it reaches along n, with derivatives along the directions e and f across n.
func (p *PlacedSuperquadric) support(n, e, f r3.Vec) heightAt {
	s := p.Shape.support(p.local(n))
	x, y := p.local(e), p.local(f)
	along := func(m *[3][3]float64) tangentPart {
		mx, my := times(m, x), times(m, y)
		return tangentPart{p.Scale * r3.Dot(x, mx), p.Scale * r3.Dot(x, my), p.Scale * r3.Dot(y, my)}
	}
	return heightAt{p.Scale * s.height, r3.Scale(p.Scale, p.world(s.at)), along(&s.second), along(&s.above)}
}

func times(m *[3][3]float64, v r3.Vec) r3.Vec {
	return r3.Vec{
		X: m[0][0]*v.X + m[0][1]*v.Y + m[0][2]*v.Z,
		Y: m[1][0]*v.X + m[1][1]*v.Y + m[1][2]*v.Z,
		Z: m[2][0]*v.X + m[2][1]*v.Y + m[2][2]*v.Z,
	}
}

// curvature is that of the shape where its normal is n.
func (p *PlacedSuperquadric) curvature(n r3.Vec) (radius float64, slope r3.Vec) {
	radius, slope = p.Shape.Curvature(p.local(n))
	slope = p.world(slope)
	return p.Scale * radius, r3.Sub(slope, r3.Scale(r3.Dot(slope, n), n))
}

// direction is one of a search, with what both bodies are along it.
type direction struct {
	n, e, f    r3.Vec
	a, b       heightAt
	overlap    float64
	x, y, miss float64 // how far the deepest points are apart across n: along e and f, and in all
}

// look works out a direction.
func look(a, b *PlacedSuperquadric, d, n r3.Vec) (at direction) {
	at.n = n
	at.e = vec.Perpendicular(n)
	at.f = r3.Cross(n, at.e)
	at.a, at.b = a.support(n, at.e, at.f), b.support(n, at.e, at.f)
	at.meet(d)
	return at
}

// meet compares the deepest points.
func (at *direction) meet(d r3.Vec) {
	at.overlap = at.a.height + at.b.height - r3.Dot(at.n, d)
	apart := r3.Sub(r3.Add(at.a.at, at.b.at), d)
	at.x, at.y = r3.Dot(at.e, apart), r3.Dot(at.f, apart)
	at.miss = math.Hypot(at.x, at.y)
}

// bend is the second derivative of the overlap by the direction, from those of the heights.
func (at *direction) bend(a, b tangentPart) tangentPart {
	return a.plus(b).plus(tangentPart{-at.overlap, 0, -at.overlap})
}

// across is a vector across the direction.
func (at *direction) across(x, y float64) r3.Vec {
	return r3.Add(r3.Scale(x, at.e), r3.Scale(y, at.f))
}

// FindSuperquadrics finds the contact of two superquadrics. separation is the centre of a less that of b, m; axis is a unit vector, roughly from b to a, which it makes better. touching is false where they are apart, found is
// false where the search comes to no end.
func FindSuperquadrics(a, b *PlacedSuperquadric, separation r3.Vec, axis *r3.Vec) (c SuperquadricContact, touching, found bool) {
	if a.Height(*axis)+b.Height(*axis) <= r3.Dot(*axis, separation) {
		return c, false, true
	}
	at, found := search(a, b, separation, *axis, true)
	*axis = at.n
	if at.overlap <= 0 {
		return c, false, true
	}
	c = at.contact()
	at.bendRadius(a, b, &c)
	return c, true, found
}

// search goes to the direction of the least overlap, or, if it may, to any along which the bodies are apart.
func search(a, b *PlacedSuperquadric, d, axis r3.Vec, mayPart bool) (at direction, found bool) {
	at = look(a, b, d, axis)
	size := a.Inscribed()
	for range searchSteps {
		if at.miss <= searchTolerance*size || mayPart && at.overlap <= 0 {
			return at, true
		}
		next, better := descend(a, b, d, &at)
		if !better {
			break
		}
		at = next
	}
	return at, at.miss <= searchMiss*size
}

// contact is that along a direction.
func (at *direction) contact() SuperquadricContact {
	return SuperquadricContact{Normal: at.n, Overlap: at.overlap, A: r3.Scale(-1, at.a.at), B: at.b.at}
}

// bendRadius works out the effective radius and its derivatives. With g the tangential derivative of the overlap by n, H its derivative, S that of a body's deepest point and G that of the logarithm of its radius, a displacement or a
// rotation changes g, which dn = -H⁻¹ dg makes up for, and turns n in the axes of the body that turns.
func (at *direction) bendRadius(a, b *PlacedSuperquadric, c *SuperquadricContact) {
	first, slopeA := a.curvature(at.n)
	second, slopeB := b.curvature(at.n)
	c.Effective = first * second / (first + second)
	slopeA, slopeB = r3.Scale(c.Effective/first, slopeA), r3.Scale(c.Effective/second, slopeB)
	slope := r3.Add(slopeA, slopeB)
	x, y, ok := at.bend(at.a.second, at.b.second).solve(r3.Dot(slope, at.e), r3.Dot(slope, at.f))
	if !ok {
		x, y = 0, 0
	}
	c.Shift = at.across(x, y)
	c.TurnA = r3.Add(r3.Cross(c.Shift, at.a.at), r3.Cross(at.n, r3.Sub(at.across(at.a.second.of(x, y)), slopeA)))
	c.TurnB = r3.Add(r3.Cross(c.Shift, at.b.at), r3.Cross(at.n, r3.Sub(at.across(at.b.second.of(x, y)), slopeB)))
}

// FindPlane finds the contact with a half-space, of which the surface is so far from the centre (m) and n the normal towards it.
func (p *PlacedSuperquadric) FindPlane(n r3.Vec, distance float64) (c SuperquadricContact, touching bool) {
	if p.Height(n) <= distance {
		return c, false
	}
	s := p.Shape.support(p.local(n))
	c = SuperquadricContact{Normal: n, Overlap: p.Scale*s.height - distance, A: r3.Scale(-p.Scale, p.world(s.at))}
	var slope r3.Vec
	c.Effective, slope = p.curvature(n)
	c.TurnA = r3.Cross(slope, n)
	c.TurnB = r3.Scale(-1, c.TurnA)
	return c, true
}

// NewRound returns the sphere of a radius of 1 m as a superquadric.
func NewRound() *Superquadric {
	return &Superquadric{SemiAxes: r3.Vec{X: 1, Y: 1, Z: 1}, Blockiness: [2]float64{2, 2}, Radius: 1, Inscribed: 1, Flattest: 1, m1: 2, m2: 2, ellipsoid: true}
}

// BarContact is the contact with a ball of a capsule: the one that is deepest in the body, or at an end.
type BarContact struct {
	SuperquadricContact
	Along float64 // where the ball is, from the first end (0) to the second (1)
	Share float64 // by which it counts: an end that something else has too is taken out once
}

// FindBar appends the contacts of a with the capsule of a radius (m) about the segment that goes along from its first end; separation is the centre of a less that end, m. Ends may be covered by a ball or by the end of another
// capsule, to which the contact there is left. Effective is 0: the radii are the caller's. ball is a scratch.
func (a *PlacedSuperquadric) FindBar(dst []BarContact, ball *PlacedSuperquadric, along r3.Vec, radius float64, separation r3.Vec, covered [2]bool, axis *r3.Vec) (list []BarContact, found bool) {
	if a.Height(*axis)+radius+max(0, r3.Dot(*axis, along)) <= r3.Dot(*axis, separation) {
		return dst, true
	}
	ball.Place(roundShape, radius, [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}})
	ends := [2]direction{}
	for k := range ends {
		if ends[k], found = search(a, ball, r3.Sub(separation, r3.Scale(float64(k), along)), *axis, false); !found {
			return dst, false
		}
	}
	deepest, at, found := a.deepestBall(ball, along, separation, &ends)
	if !found {
		return dst, false
	}
	*axis = deepest.n
	if deepest.overlap <= 0 {
		return dst, true
	}
	take := func(d *direction, at, share float64) {
		if d.overlap > 0 {
			c := d.contact()
			c.B = r3.Add(c.B, r3.Scale(at, along))
			dst = append(dst, BarContact{c, at, share})
		}
	}
	take(&deepest, at, 1)
	for k := range ends {
		if covered[k] {
			take(&ends[k], float64(k), -1)
		}
	}
	return dst, true
}

var roundShape = NewRound()

// FromBar is a direction from the segment that goes along from its first end to a point, which is so far from that end, m.
func FromBar(separation, along r3.Vec) r3.Vec {
	nearest := r3.Vec{}
	if along != (r3.Vec{}) {
		nearest = OnSegment(separation, r3.Vec{}, along)
	}
	n, _ := vec.Direction(r3.Sub(separation, nearest), r3.Vec{Z: 1})
	return n
}

// deepestBall is the ball of a capsule that is deepest in a. By its place along the capsule the overlap has the derivative n · along, which falls from end to end.
func (a *PlacedSuperquadric) deepestBall(ball *PlacedSuperquadric, along, separation r3.Vec, ends *[2]direction) (d direction, at float64, found bool) {
	low, high := 0.0, 1.0
	lowSlope, highSlope := r3.Dot(ends[0].n, along), r3.Dot(ends[1].n, along)
	if lowSlope <= 0 {
		return ends[0], 0, true
	}
	if highSlope >= 0 {
		return ends[1], 1, true
	}
	d, at = ends[0], 0
	for range searchSteps {
		at = low + (high-low)*lowSlope/(lowSlope-highSlope)
		if d, found = search(a, ball, r3.Sub(separation, r3.Scale(at, along)), d.n, false); !found {
			return d, at, false
		}
		slope := r3.Dot(d.n, along)
		if math.Abs(slope) <= searchTolerance*r3.Norm(along) || high-low < searchTolerance {
			break
		}
		if slope > 0 { // of Illinois: the end that stays counts for half
			low, lowSlope, highSlope = at, slope, 0.5*highSlope
		} else {
			high, highSlope, lowSlope = at, slope, 0.5*lowSlope
		}
	}
	return d, at, true
}

// descend makes a step to where the overlap is less. Newton's moves the deepest point of the body that is flatter there along the surface, by as much as the direction would have to turn, and takes the normal that it has
// there: normals of faces that are nearly flat hardly turn, and tell little of the place. Where that fails, the step is the one to the bottom of a parabola that is nowhere below the overlap.
func descend(a, b *PlacedSuperquadric, d r3.Vec, at *direction) (next direction, better bool) {
	if x, y, ok := at.bend(at.a.second, at.b.second).solve(-at.x, -at.y); ok {
		ax, ay := at.a.second.of(x, y)
		bx, by := at.b.second.of(x, y)
		if x*ax+y*ay > x*bx+y*by {
			q, n := a.slide(at.a.at, at.across(ax, ay))
			next = look(a, b, d, n)
			next.a.at = q
		} else {
			q, n := b.slide(at.b.at, at.across(bx, by))
			next = look(a, b, d, n)
			next.b.at = q
		}
		next.meet(d)
		if next.miss < 0.5*at.miss && next.overlap <= at.overlap+searchRounding*at.a.height {
			return next, true
		}
	}
	above := at.bend(at.a.above, at.b.above)
	x, y, ok := above.solve(-at.x, -at.y)
	if !ok {
		bound := above.xx + above.yy + 2*at.overlap
		x, y = -at.x/bound, -at.y/bound
	}
	for range searchHalves {
		next = look(a, b, d, r3.Unit(r3.Add(at.n, at.across(x, y))))
		if next.overlap < at.overlap || next.miss < at.miss && next.overlap <= at.overlap+searchRounding*at.a.height {
			return next, true
		}
		x, y = 0.5*x, 0.5*y
	}
	return next, false
}

// slide is the point of the surface, from the centre in the world's axes, by a step (m) from another, and the normal there.
func (p *PlacedSuperquadric) slide(from, step r3.Vec) (at, normal r3.Vec) {
	at, normal = p.Shape.surfaceAt(r3.Scale(1/p.Scale, p.local(r3.Add(from, step))))
	return r3.Scale(p.Scale, p.world(at)), p.world(normal)
}
