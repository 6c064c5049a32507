// Spheres and capsules with one another: what is within a radius of a point or of a segment. Points of segments that are nearest follow
// C. Ericson, Real-Time Collision Detection (2005), section 5.1.9.

package narrowphase

import (
	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

func spheres(_ *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	return roundPoint(dst, a, b, a.a, b.a, [2]float64{}, 1, reach, r3.Vec{Z: 1})
}

func sphereCapsule(_ *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	axis := r3.Sub(b.b, b.a)
	t := alongSegment(b.a, axis, a.a)
	return roundPoint(dst, a, b, a.a, r3.Add(b.a, r3.Scale(t, axis)), [2]float64{0, t}, 1, reach, vec.Perpendicular(axis))
}

// capsules are in contact where their axes are nearest. Where these are nearly parallel both ends of the stretch side by side carry a share that fades while the one
// comes to be farther than the other, as on a face.
func capsules(_ *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	u, v, from := r3.Sub(a.b, a.a), r3.Sub(b.b, b.a), r3.Sub(a.a, b.a)
	uu, vv, uv := r3.Norm2(u), r3.Norm2(v), r3.Dot(u, v)
	s, t := geometry.NearestOnSegments(u, v, from)
	gap := r3.Sub(r3.Add(a.a, r3.Scale(s, u)), r3.Add(b.a, r3.Scale(t, v)))
	far := reach + a.radius + b.radius
	if r3.Norm2(gap) >= far*far {
		return dst
	}
	cross := r3.Cross(u, v)
	otherwise := vec.Perpendicular(u)
	if c := vec.Norm(cross); c > 0 {
		otherwise = r3.Scale(1/c, cross)
	}
	if c2 := uu*vv - uv*uv; !(c2 < parallelSine2*uu*vv) {
		return roundPoint(dst, a, b, r3.Add(a.a, r3.Scale(s, u)), r3.Add(b.a, r3.Scale(t, v)), [2]float64{s, t}, 1, reach, otherwise)
	}
	// The stretch of a that is beside b, and the nearest points of b to its ends.
	p, q := unit(-r3.Dot(u, from)/uu), unit((uv-r3.Dot(u, from))/uu)
	if p > q {
		p, q = q, p
	}
	var points [3]roundPair
	points[0] = roundPair{s: s, t: t}
	points[1], points[2] = roundPair{s: p}, roundPair{s: q}
	for i := 1; i < 3; i++ {
		points[i].t = unit((uv*points[i].s + r3.Dot(v, from)) / vv)
	}
	least := vec.Norm(gap)
	sum := 0.0
	length := min(a.radius, b.radius)
	for i := range points {
		x := &points[i]
		d := vec.Norm(r3.Add(from, r3.Sub(r3.Scale(x.s, u), r3.Scale(x.t, v))))
		x.weight = fade((d - least) / length)
		switch i {
		case 0: // the nearest place is one of its own unless the axes are nearly parallel
			x.weight = smooth((uu*vv - uv*uv) / (parallelSine2 * uu * vv))
		default:
			x.weight *= 0.5 * (1 - points[0].weight)
		}
		sum += x.weight
	}
	for _, x := range points {
		if x.weight > 0 {
			dst = roundPoint(dst, a, b, r3.Add(a.a, r3.Scale(x.s, u)), r3.Add(b.a, r3.Scale(x.t, v)), [2]float64{x.s, x.t}, x.weight/sum, reach, otherwise)
		}
	}
	return dst
}

// roundPair is a pair of places on two axes and the weight of the contact there.
type roundPair struct{ s, t, weight float64 }

// parallelSine is the sine of the angle below which two axes count as parallel in part.
const parallelSine = 0.02

const parallelSine2 = parallelSine * parallelSine

// roundPoint appends the contact of two spheres about p and q, with the radii of a and b.
func roundPoint(dst []Point, a, b *Placed, p, q r3.Vec, levers [2]float64, weight, reach float64, otherwise r3.Vec) []Point {
	n, l := direction(r3.Sub(p, q), otherwise)
	d := l - a.radius - b.radius
	if d >= reach {
		return dst
	}
	x := between(r3.Sub(p, r3.Scale(a.radius, n)), n, d)
	x.Levers, x.Weight = levers, weight
	return append(dst, x)
}

// alongSegment is the place, from 0 to 1, where a + s u is nearest to c.
func alongSegment(a, u, c r3.Vec) float64 {
	if l2 := r3.Norm2(u); l2 > 0 {
		return unit(r3.Dot(r3.Sub(c, a), u) / l2)
	}
	return 0
}

// unit cuts x to 0 ... 1.
func unit(x float64) float64 { return min(max(x, 0), 1) }

// sphereSurface is a sphere on any surface: where particles touch it too.
func sphereSurface(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	if b.kind == mesh && b.ground != nil {
		return sphereInGround(w, dst, a, b, reach)
	}
	q := b.toLocal(a.a)
	w.touches = b.source.Touch(w.touches[:0], q, reach+a.radius)
	for i := range w.touches {
		dst = w.sphereTouch(dst, a, b, q, &w.touches[i], 1, reach)
	}
	return dst
}

// sphereTouch appends the contact of a sphere, whose centre is at q in the axes of a surface, where it touches that, with a weight.
func (w *Workspace) sphereTouch(dst []Point, a, b *Placed, q r3.Vec, t *geometry.Touch, weight, reach float64) []Point {
	n, d := b.turn(t.Normal), t.Distance-a.radius
	if d >= reach {
		return dst
	}
	x := between(r3.Sub(a.a, r3.Scale(a.radius, n)), n, d)
	x.Weight, x.Features[1] = weight, t.Feature
	x.Forms[1] = w.formOf(b, q, t)
	x.Forms[1].Along = b.turn(x.Forms[1].Along)
	return append(dst, x)
}
