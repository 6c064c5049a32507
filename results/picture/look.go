package picture

// What of a frame is seen whole, what in part, and what through.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Look says how the objects of a frame are seen. The zero value shows them whole and solid.
type Look struct {
	Opacity map[string]float64 // by object: the part of the light that a surface seen from its front holds back, 0 to 1; 1 where nothing is said
	Cut     *Plane             // what lies in front of it is cut away
	CutOnly []string           // objects that are cut; nil: all
}

// Plane is a plane through a point. In front of it is where its normal points to.
type Plane struct{ Point, Normal r3.Vec }

// style is how an object is drawn.
func (l *Look) style(object string, c rgb) style {
	out := style{color: c, opacity: 1}
	if a, given := l.Opacity[object]; given {
		out.opacity = float32(a)
	}
	if l.Cut == nil {
		return out
	}
	for _, name := range l.CutOnly {
		if name == object {
			out.cut = l.Cut
		}
	}
	if l.CutOnly == nil {
		out.cut = l.Cut
	}
	return out
}

// styleOr is style with an opacity of objects of which nothing is said.
func (l *Look) styleOr(object string, c rgb, opacity float32) style {
	out := l.style(object, c)
	if _, given := l.Opacity[object]; !given {
		out.opacity = opacity
	}
	return out
}

// solid tells whether nothing is seen through it. What is seen through throws no shadow.
func (s *style) solid() bool { return s.opacity >= 1 }

// through is the part of the light that a surface holds back where the cosine between its normal and the view is facing: like that of a thin pane, whose
// way through the light is the longer the more it is seen edge on, so that the outlines of things show.
func (s *style) through(facing float64) float32 {
	if s.solid() {
		return 1
	}
	return float32(1 - math.Pow(1-float64(s.opacity), 1/math.Max(facing, 0.15)))
}

// height is how far a point lies in front of the plane, m; infinitely far behind no plane.
func (p *Plane) height(v r3.Vec) float64 {
	if p == nil {
		return math.Inf(-1)
	}
	return r3.Dot(r3.Sub(v, p.Point), p.Normal) / r3.Norm(p.Normal)
}

// trim appends to dst what of a triangle lies behind the plane: nothing, the triangle, or one or two that make up the rest of it.
func (p *Plane) trim(dst []triangle, t triangle) []triangle {
	var heights [3]float64
	front := 0
	for i, v := range t.p {
		if heights[i] = p.height(v); heights[i] > 0 {
			front++
		}
	}
	switch front {
	case 0:
		return append(dst, t)
	case 3:
		return dst
	}
	var polygon []r3.Vec
	for i, a := range t.p {
		k := (i + 1) % 3
		if heights[i] <= 0 {
			polygon = append(polygon, a)
		}
		if heights[i] <= 0 != (heights[k] <= 0) {
			polygon = append(polygon, r3.Add(a, r3.Scale(heights[i]/(heights[i]-heights[k]), r3.Sub(t.p[k], a))))
		}
	}
	for i := 2; i < len(polygon); i++ {
		part := t
		for k, v := range [3]r3.Vec{polygon[0], polygon[i-1], polygon[i]} {
			part.p[k], part.n[k] = v, t.normal(v)
		}
		dst = append(dst, part)
	}
	return dst
}
