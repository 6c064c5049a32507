package results

// How large a frame is, and where its unbounded planes end.

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Bounds returns a sphere around all particles, links and shapes of f but unbounded planes; the unit sphere if there is nothing.
func (f *Frame) Bounds() (centre r3.Vec, radius float64) {
	box := f.Box()
	centre = r3.Scale(0.5, r3.Add(box.Min, box.Max))
	f.EachExtent(func(p r3.Vec, r float64) {
		radius = max(radius, r3.Norm(r3.Sub(p, centre))+r)
	})
	if radius == 0 {
		radius = 1
	}
	return centre, radius
}

// Box returns the box around the same things, along the axes; a point at the origin if there is nothing.
func (f *Frame) Box() r3.Box {
	inf := math.Inf(1)
	b := r3.Box{Min: r3.Vec{X: inf, Y: inf, Z: inf}, Max: r3.Vec{X: -inf, Y: -inf, Z: -inf}}
	f.EachExtent(func(p r3.Vec, r float64) {
		b.Min = r3.Vec{X: min(b.Min.X, p.X-r), Y: min(b.Min.Y, p.Y-r), Z: min(b.Min.Z, p.Z-r)}
		b.Max = r3.Vec{X: max(b.Max.X, p.X+r), Y: max(b.Max.Y, p.Y+r), Z: max(b.Max.Z, p.Z+r)}
	})
	if b.Min.X > b.Max.X {
		return r3.Box{}
	}
	return b
}

// EachExtent calls visit with spheres that together cover the frame but for its unbounded planes and the regions that it marks. What is not finite is left out.
func (f *Frame) EachExtent(visit func(p r3.Vec, r float64)) {
	finite := func(p r3.Vec, r float64) {
		if s := p.X + p.Y + p.Z + r; !math.IsNaN(s) && !math.IsInf(s, 0) {
			visit(p, r)
		}
	}
	for i, p := range f.Particles.Position {
		finite(p, f.Particles.Radius[i])
	}
	for _, l := range f.Links {
		if l.Broken || l.Mark == RegionMark || l.Mark == OutletMark {
			continue
		}
		finite(l.From, l.Radius)
		finite(l.To, l.Radius)
	}
	for _, s := range f.Shapes {
		switch {
		case s.Kind == Sphere:
			finite(s.Position, s.Radius)
		case s.Kind == Mesh:
			for _, p := range s.Vertices {
				finite(r3.Add(s.Position, Rotate(s.Orientation, p)), 0)
			}
		case !s.unbounded():
			for _, p := range s.Tessellate(6).Points {
				finite(p, 0)
			}
		}
	}
}

func (s Shape) unbounded() bool { return s.Kind == Plane && (s.Size.X == 0 || s.Size.Y == 0) }

// Bounded returns the shapes of f with every unbounded plane replaced by a mesh: the part of it that lies within the frame's box grown
// by margin on all sides, and in front of all other unbounded planes. So six planes make a box, and a lone one a square.
func (f *Frame) Bounded(margin float64) []Shape {
	shapes := slices.Clone(f.Shapes)
	box := f.Box()
	grow := r3.Vec{X: margin, Y: margin, Z: margin}
	box = r3.Box{Min: r3.Sub(box.Min, grow), Max: r3.Add(box.Max, grow)}
	centre, reach := r3.Scale(0.5, r3.Add(box.Min, box.Max)), r3.Norm(r3.Sub(box.Max, box.Min))
	for i, s := range shapes {
		if !s.unbounded() {
			continue
		}
		s.Size = r3.Vec{X: 2 * reach, Y: 2 * reach}
		normal, depth := s.Normal(), r3.Dot(r3.Sub(centre, s.Position), s.Normal())
		// A plane that misses the box is drawn all the same: the box is moved along its normal to meet it.
		s.Position = r3.Sub(centre, r3.Scale(depth, normal))
		limits := append(boxSides(box, s.Position), f.otherPlanes(i)...)
		polygon := s.Tessellate(4).Points
		for _, limit := range limits {
			polygon = clip(polygon, limit.Position, limit.Normal(), 1e-9*reach)
		}
		s.Position = f.Shapes[i].Position
		shapes[i] = polygonShape(s, polygon)
	}
	return shapes
}

// boxSides returns the six sides of the box, grown to hold the point, as planes that look inwards.
func boxSides(b r3.Box, point r3.Vec) []Shape {
	low := r3.Vec{X: min(b.Min.X, point.X), Y: min(b.Min.Y, point.Y), Z: min(b.Min.Z, point.Z)}
	high := r3.Vec{X: max(b.Max.X, point.X), Y: max(b.Max.Y, point.Y), Z: max(b.Max.Z, point.Z)}
	var sides []Shape
	for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		sides = append(sides, PlaneAt(low, axis, 0), PlaneAt(high, r3.Scale(-1, axis), 0))
	}
	return sides
}

func (f *Frame) otherPlanes(i int) []Shape {
	var others []Shape
	for k, s := range f.Shapes {
		if k != i && s.unbounded() {
			others = append(others, s)
		}
	}
	return others
}

// clip returns the part of a convex polygon in front of a plane (Sutherland and Hodgman, CACM 17, 1974).
func clip(polygon []r3.Vec, point, normal r3.Vec, slack float64) []r3.Vec {
	var out []r3.Vec
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		ha, hb := r3.Dot(r3.Sub(a, point), normal)+slack, r3.Dot(r3.Sub(b, point), normal)+slack
		if ha >= 0 {
			out = append(out, a)
		}
		if ha >= 0 != (hb >= 0) {
			out = append(out, r3.Add(a, r3.Scale(ha/(ha-hb), r3.Sub(b, a))))
		}
	}
	return out
}

// polygonShape returns s as the fan of triangles over a convex polygon, whose corners are given in world axes: where s is.
func polygonShape(s Shape, polygon []r3.Vec) Shape {
	out := s
	out.Kind, out.Size = Mesh, r3.Vec{}
	for _, p := range polygon {
		out.Vertices = append(out.Vertices, Rotate(quat.Conj(s.Orientation), r3.Sub(p, s.Position)))
	}
	for i := 2; i < len(polygon); i++ {
		out.Triangles = append(out.Triangles, [3]int{0, i - 1, i})
	}
	return out
}
