// What regions cut out of segments and balls.

package packing

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/integrate/quad"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// Bounds is the smallest box along the axes around a region.
func Bounds(r Region) r3.Box { return r.bounds() }

// Width is the diameter of the largest ball that fits into a region, m.
func Width(r Region) float64 { return r.width() }

// Clip is the part of the segment from a to b that lies in a region: from and to are fractions of the way, and the same where no part does.
func Clip(r ConvexRegion, a, b r3.Vec) (from, to float64) {
	from, to = r.clip(a, r3.Sub(b, a))
	from, to = max(from, 0), min(to, 1)
	if !(from < to) {
		return 0, 0
	}
	return from, to
}

// BallVolume is how much of a ball lies in a region, m3; to about 1e-9 of the ball.
func BallVolume(r ConvexRegion, centre r3.Vec, radius float64) float64 {
	if 2*radius <= r.width() && r.push(centre, radius) == (r3.Vec{}) {
		return rigid.SphereVolume(radius)
	}
	if r3.Norm2(r.push(centre, 0)) >= radius*radius {
		return 0
	}
	return r.cut(centre, radius)
}

func (b InBox) clip(a, d r3.Vec) (from, to float64) {
	x0, x1 := between(a.X, d.X, b.Min.X, b.Max.X)
	y0, y1 := between(a.Y, d.Y, b.Min.Y, b.Max.Y)
	z0, z1 := between(a.Z, d.Z, b.Min.Z, b.Max.Z)
	return max(x0, y0, z0), min(x1, y1, z1)
}

// between is where the point a + t d lies between two bounds: t from..to. A line along the bounds is inside on the lower and outside on the upper, so that
// regions side by side share lines out between them.
func between(a, d, low, high float64) (from, to float64) {
	switch {
	case d > 0:
		return (low - a) / d, (high - a) / d
	case d < 0:
		return (high - a) / d, (low - a) / d
	case a >= low && a < high:
		return math.Inf(-1), math.Inf(1)
	}
	return 0, 0
}

func (s InSphere) clip(a, d r3.Vec) (from, to float64) {
	return chord(r3.Sub(a, s.Centre), d, s.Radius)
}

// chord is where the point a + t d lies within a radius of the origin.
func chord(a, d r3.Vec, radius float64) (from, to float64) {
	dd, ad := r3.Norm2(d), r3.Dot(a, d)
	inside := r3.Norm2(a) - radius*radius
	if dd == 0 {
		if inside <= 0 {
			return math.Inf(-1), math.Inf(1)
		}
		return 0, 0
	}
	root := ad*ad - dd*inside
	if root <= 0 {
		return 0, 0
	}
	root = math.Sqrt(root)
	return (-ad - root) / dd, (-ad + root) / dd
}

func (k InCylinder) clip(a, d r3.Vec) (from, to float64) {
	axis := r3.Sub(k.B, k.A)
	l := r3.Norm(axis)
	u := r3.Scale(1/l, axis)
	a = r3.Sub(a, k.A)
	za, zd := r3.Dot(a, u), r3.Dot(d, u)
	from, to = between(za, zd, 0, l)
	r0, r1 := chord(r3.Sub(a, r3.Scale(za, u)), r3.Sub(d, r3.Scale(zd, u)), k.Radius)
	return max(from, r0), min(to, r1)
}

// cut is the volume of a lens: Pi (R + r - d)^2 (d^2 + 2 d (R + r) - 3 (R - r)^2) / (12 d).
func (s InSphere) cut(centre r3.Vec, radius float64) float64 {
	d, sum, difference := r3.Norm(r3.Sub(centre, s.Centre)), s.Radius+radius, s.Radius-radius
	if d <= math.Abs(difference) {
		return rigid.SphereVolume(min(radius, s.Radius))
	}
	return math.Pi * (sum - d) * (sum - d) * (d*d + 2*d*sum - 3*difference*difference) / (12 * d)
}

// cut is the volume of a slab where the faces along one axis alone cut the ball, and else what the divergence theorem makes of the surfaces around what is left.
func (b InBox) cut(c r3.Vec, radius float64) float64 {
	low, high := r3.Sub(b.Min, c), r3.Sub(b.Max, c)
	axes, slab := 0, 0.0
	for _, faces := range [3][2]float64{{low.X, high.X}, {low.Y, high.Y}, {low.Z, high.Z}} {
		if faces[0] > -radius || faces[1] < radius {
			axes, slab = axes+1, ballBelow(radius, faces[1])-ballBelow(radius, faces[0])
		}
	}
	if axes == 1 {
		return slab
	}
	return ballInBox(radius, [3]float64{low.X, low.Y, low.Z}, [3]float64{high.X, high.Y, high.Z})
}

// ballBelow is the volume of the part of a ball of radius r below a plane at a height above its centre.
func ballBelow(r, height float64) float64 {
	h := min(max(height, -r), r)
	return math.Pi / 3 * (r + h) * (r + h) * (2*r - h)
}

func (k InCylinder) cut(c r3.Vec, radius float64) float64 {
	axis := r3.Sub(k.B, k.A)
	l := r3.Norm(axis)
	u := r3.Scale(1/l, axis)
	rel := r3.Sub(c, k.A)
	z := r3.Dot(rel, u)
	d := r3.Norm(r3.Sub(rel, r3.Scale(z, u)))
	return sliced(radius, -z, l-z, []float64{k.Radius - d, k.Radius + d}, func(r float64) float64 { return discs(r, k.Radius, d) })
}

// sliced integrates the areas of a ball's slices, by their radius, from height low to high above its centre. The areas have kinks at some radii.
// With z = R sin(t) and between kinks t in proportion to s^2 (3 - 2 s), what is integrated is smooth where a slice begins to touch an edge too.
func sliced(radius, low, high float64, kinks []float64, area func(r float64) float64) float64 {
	from, to := math.Asin(max(low/radius, -1)), math.Asin(min(high/radius, 1))
	if !(from < to) {
		return 0
	}
	at := []float64{from, to}
	for _, k := range kinks {
		if k = math.Abs(k); k < radius {
			at = append(at, math.Acos(k/radius), -math.Acos(k/radius))
		}
	}
	slices.Sort(at)
	sum := 0.0
	for i, a := range at[1:] {
		t0, t1 := max(at[i], from), min(a, to)
		if !(t0 < t1) {
			continue
		}
		sum += quad.Fixed(func(s float64) float64 {
			c := math.Cos(t0 + (t1-t0)*s*s*(3-2*s))
			return area(radius*c) * radius * c * (t1 - t0) * 6 * s * (1 - s)
		}, 0, 1, 24, nil, 0)
	}
	return sum
}

// quarter is the area of the part of a disc of radius r about the origin where x is below x0 and y below y0.
func quarter(r, x0, y0 float64) float64 {
	x0, y0 = min(max(x0, -r), r), min(max(y0, -r), r)
	switch {
	case x0*x0+y0*y0 < r*r:
		return (below(r, x0)+below(r, y0))/2 - math.Pi*r*r/4 + x0*y0
	case x0 > 0 && y0 > 0:
		return below(r, x0) + below(r, y0) - math.Pi*r*r
	case x0 > 0:
		return below(r, y0)
	case y0 > 0:
		return below(r, x0)
	}
	return 0
}

// below is the area of the part of a disc of radius r about the origin where x is below x0.
func below(r, x0 float64) float64 {
	return r*r*(math.Pi/2+math.Asin(min(max(x0/r, -1), 1))) + x0*math.Sqrt(max(r*r-x0*x0, 0))
}

// discs is the area that two discs of radii a and b have in common whose centres are d apart.
func discs(a, b, d float64) float64 {
	if d >= a+b {
		return 0
	}
	if d <= math.Abs(a-b) {
		return math.Pi * min(a, b) * min(a, b)
	}
	x := (d*d + a*a - b*b) / (2 * d) // of the common chord, from the first centre
	return below(a, -x) + below(b, x-d)
}
