// Prisms: outlines drawn out to bodies.

package geometry

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// PrismFacets are the triangles of the body between an outline in the plane of x and y (m), which need not be convex and goes round either way, and the same by a height (m) farther along z; its middle height is at z = 0.
func PrismFacets(outline [][2]float64, height float64) (Facets, error) {
	n := int32(len(outline))
	if n < 3 || !(height > 0) {
		return Facets{}, fmt.Errorf("prism of %d corners and a height of %g m: want 3 corners or more and a height above 0", n, height)
	}
	for i := range outline {
		for k := i + 1; k < len(outline); k++ {
			if crossing(outline, i, k) {
				return Facets{}, fmt.Errorf("prism: its sides from corner %d and from corner %d meet: want an outline that touches itself nowhere", i+1, k+1)
			}
		}
	}
	order := make([]int32, n)
	area := 0.0
	for i := range order {
		order[i] = int32(i)
		area += cornerArea(outline[0], outline[i], outline[(i+1)%len(outline)])
	}
	if area < 0 {
		for i := range order {
			order[i] = n - 1 - int32(i)
		}
	}
	f := Facets{}
	for _, z := range [2]float64{-0.5 * height, 0.5 * height} {
		for _, i := range order {
			f.Vertices = append(f.Vertices, r3.Vec{X: outline[i][0], Y: outline[i][1], Z: z})
		}
	}
	for i := range n {
		k := (i + 1) % n
		f.Triangles = append(f.Triangles, [3]int32{i, k, n + k}, [3]int32{i, n + k, n + i})
	}
	ears, err := clipEars(f.Vertices[:n])
	for _, t := range ears {
		f.Triangles = append(f.Triangles, [3]int32{t[0], t[2], t[1]}, [3]int32{n + t[0], n + t[1], n + t[2]})
	}
	return f, err
}

// cornerArea is twice the area of a triangle, above 0 where it goes round counter-clockwise.
func cornerArea(a, b, c [2]float64) float64 {
	return (b[0]-a[0])*(c[1]-a[1]) - (b[1]-a[1])*(c[0]-a[0])
}

// crossing tells whether sides i and k of an outline, which begin at those corners, have a point in common that is no corner of both.
func crossing(outline [][2]float64, i, k int) bool {
	n := len(outline)
	a, b, c, d := outline[i], outline[(i+1)%n], outline[k], outline[(k+1)%n]
	if (i+1)%n == k || (k+1)%n == i { // neighbours may not fold back on one another
		from, at, to := a, b, d
		if (k+1)%n == i {
			from, at, to = c, a, b
		}
		return cornerArea(from, at, to) == 0 && (at[0]-from[0])*(to[0]-at[0])+(at[1]-from[1])*(to[1]-at[1]) <= 0
	}
	from := r3.Vec{X: a[0] - c[0], Y: a[1] - c[1]}
	e, f := r3.Vec{X: b[0] - a[0], Y: b[1] - a[1]}, r3.Vec{X: d[0] - c[0], Y: d[1] - c[1]}
	s, t := NearestOnSegments(e, f, from)
	return r3.Norm(r3.Sub(r3.Add(from, r3.Scale(s, e)), r3.Scale(t, f))) <= 1e-12*math.Max(r3.Norm(e), r3.Norm(f))
}

// clipEars divides a polygon in the plane of x and y, counter-clockwise, into triangles (Meisters 1975).
func clipEars(points []r3.Vec) (list [][3]int32, err error) {
	left := make([]int32, len(points))
	for i := range left {
		left[i] = int32(i)
	}
	flat := func(v int32) [2]float64 { return [2]float64{points[v].X, points[v].Y} }
	for len(left) > 2 {
		best, widest := -1, 0.0
		for k := range left {
			n := len(left)
			t := [3]int32{left[(k+n-1)%n], left[k], left[(k+1)%n]}
			a, b, c := flat(t[0]), flat(t[1]), flat(t[2])
			if !(cornerArea(a, b, c) > 0) {
				continue
			}
			ear := true
			for _, v := range left {
				p := flat(v)
				if v != t[0] && v != t[1] && v != t[2] && cornerArea(a, b, p) >= 0 && cornerArea(b, c, p) >= 0 && cornerArea(c, a, p) >= 0 {
					ear = false
				}
			}
			if u := r3.Cos(r3.Sub(points[t[0]], points[t[1]]), r3.Sub(points[t[2]], points[t[1]])) + 2; ear && u > widest { // the sharpest
				best, widest = k, u
			}
		}
		if best < 0 {
			return nil, errors.New("prism: its outline touches itself, or has corners that are none: want an outline that touches itself nowhere")
		}
		n := len(left)
		list = append(list, [3]int32{left[(best+n-1)%n], left[best], left[(best+1)%n]})
		left = append(left[:best], left[best+1:]...)
	}
	return list, nil
}
