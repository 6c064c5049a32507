package picture

// A triangle in the plane of a buffer: which samples it covers, and quantities that are linear over it.

import "math"

// linear2 is a*x + b*y + c.
type linear2 struct{ a, b, c float64 }

func (l linear2) at(x, y float64) float64 { return l.a*x + l.b*y + l.c }

// facet holds the weights of a triangle's corners: each is 1 at its corner, 0 on the opposite edge, and not negative inside.
type facet [3]linear2

// newFacet returns the weights of the triangle with the given corners; not ok if it has no area.
func newFacet(x, y [3]float64) (f facet, ok bool) {
	area := (x[1]-x[0])*(y[2]-y[0]) - (x[2]-x[0])*(y[1]-y[0])
	if area == 0 || math.IsNaN(area) || math.IsInf(area, 0) {
		return f, false
	}
	for i := range f {
		j, k := (i+1)%3, (i+2)%3
		f[i] = linear2{(y[j] - y[k]) / area, (x[k] - x[j]) / area, (x[j]*y[k] - x[k]*y[j]) / area}
	}
	return f, true
}

// interpolate returns the linear function with the given values at the corners.
func (f *facet) interpolate(values [3]float64) (l linear2) {
	for i, v := range values {
		l = linear2{l.a + f[i].a*v, l.b + f[i].b*v, l.c + f[i].c*v}
	}
	return l
}

// span returns the samples of the row at height y, within first to end, whose centres lie in the triangle.
func (f *facet) span(y float64, first, end int32) (from, to int32) {
	low, high := float64(first)+0.5, float64(end)-0.5
	for _, w := range f {
		rest := w.b*y + w.c
		switch {
		case w.a > 0:
			low = max(low, -rest/w.a)
		case w.a < 0:
			high = min(high, -rest/w.a)
		case rest < 0:
			return first, first
		}
	}
	if !(low <= high) {
		return first, first
	}
	return int32(math.Ceil(low - 0.5)), int32(math.Floor(high-0.5)) + 1
}
