// Tori on thin surfaces of revolution, such as open cylinders and cones: the places of the circle in the middle of the torus that are nearest to each side, from either side of
// it, and to its rims. Sides are looked at one by one, since a place between two that look at one another is nearest to both.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// ringShell works in the axes of the shell.
func ringShell(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	far := a.extent + b.extent + reach
	if r3.Norm2(r3.Sub(b.origin, a.origin)) > far*far {
		return dst
	}
	s := &w.turned
	s.place(w, a, b, reach, math.Inf(1))
	for i := range b.sides {
		s.side = i + 1
		s.ringOnRound(s.length)
	}
	s.side = 0
	return s.finish(w, dst, reach)
}

// distance is that of a place from a side and its ends, in the half plane of the place, and the direction from there to it.
func (g *profileSide) distance(q r3.Vec) (d float64, n r3.Vec) {
	rho, out := math.Hypot(q.X, q.Y), outward(q)
	r, z := rho-g.a.R, q.Z-g.a.Z
	t := min(max(r*g.u.R+z*g.u.Z, 0), g.length)
	r, z = r-t*g.u.R, z-t*g.u.Z
	if d = math.Hypot(r, z); d > 0 {
		return d, r3.Vec{X: r / d * out.X, Y: r / d * out.Y, Z: z / d}
	}
	return 0, g.outward(out)
}

// partOnSide is the part of a place, along whose direction n it is nearest to side i, as a place of the shell: 1 over the side, and over a rim as far as no other side comes
// nearer. A rim that two sides share is the first one's.
func (p *revolution) partOnSide(i int, q, n r3.Vec) float64 {
	g := &p.sides[i]
	along := (math.Hypot(q.X, q.Y)-g.a.R)*g.u.R + (q.Z-g.a.Z)*g.u.Z
	var other geometry.ProfilePoint // along the neighbour, away from the rim
	switch {
	case along <= 0 && i > 0:
		return 0
	case along >= g.length && i+1 < len(p.sides):
		other = p.sides[i+1].u
	default:
		return 1
	}
	out := outward(q)
	return fade((r3.Dot(n, out)*other.R + n.Z*other.Z) / slopeLimit)
}
