package picture

// A fluid: its surface, which is seen through, arrows of its velocity, and the panels that it presses on.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

const (
	surfaceOpacity = 0.35
	panelOpacity   = 0.6
	panelNearness  = 1e-3 // part of their distance that panels stand before the walls that they are of
	arrowWidth     = 0.06 // radius of the end of an arrow, by the spacing of them
)

// scaleOf is the legend of a quantity from zero to the largest of n values.
func scaleOf(name, unit string, n int, value func(i int) float64) coloring {
	c := coloring{name: name, unit: unit}
	for i := range n {
		if v := value(i); v > c.high && !math.IsInf(v, 1) {
			c.high = v
		}
	}
	return c
}

// pressures is the legend of the panels of a frame; its end is zero where no fluid presses.
func pressures(f *results.Frame) coloring {
	return scaleOf("pressure of the fluid", "Pa", len(f.Panels), func(i int) float64 { return f.Panels[i].Pressure })
}

// speeds is that of the flow; its end is zero where none flows.
func speeds(f *results.Frame) coloring {
	if f.Fluid == nil {
		return coloring{}
	}
	return scaleOf("velocity of the fluid", "m/s", len(f.Fluid.Flow), func(i int) float64 { return r3.Norm(f.Fluid.Flow[i].Velocity) })
}

// addPanels draws the panels that are pressed on, in the plain colours of the legend.
func (s *scene) addPanels(f *results.Frame, scale coloring) {
	for i := range f.Panels {
		p := &f.Panels[i]
		if !(p.Pressure > 0) {
			continue
		}
		like := triangle{style: s.look.styleOr(p.Load, scale.color(p.Pressure), panelOpacity), plain: true}
		surface := results.Surface{Points: p.Corners, Normals: make([]r3.Vec, len(p.Corners))}
		for k := 2; k < len(p.Corners); k++ {
			surface.Triangles = append(surface.Triangles, [3]int{0, k - 1, k})
		}
		s.addSurface(surface, like)
	}
}

// addFluid draws the surface of the fluid, and its velocity as cones: the fastest is as long as they stand apart.
func (s *scene) addFluid(f *results.Frame, scale coloring) {
	fluid := f.Fluid
	if fluid == nil {
		return
	}
	s.addSurface(results.Surface{Points: fluid.Surface, Normals: fluid.Normals(), Triangles: fluid.Triangles()}, triangle{style: s.look.styleOr(fluid.Object, fluidColor, surfaceOpacity)})
	for i := range fluid.Flow {
		a := &fluid.Flow[i]
		speed := r3.Norm(a.Velocity)
		if !(speed > 0) {
			continue
		}
		to := r3.Add(a.Point, r3.Scale(fluid.Spacing/scale.high, a.Velocity))
		cone := results.CylinderBetween(a.Point, to, arrowWidth*fluid.Spacing)
		s.addSurface(tapered(cone.Tessellate(8), a.Point, to), triangle{style: s.look.style(fluid.Object, scale.color(speed))})
	}
}

// tapered is a surface that is drawn in to a line the more, the farther along it is.
func tapered(m results.Surface, from, to r3.Vec) results.Surface {
	axis := r3.Sub(to, from)
	for i, p := range m.Points {
		part := min(max(r3.Dot(r3.Sub(p, from), axis)/r3.Norm2(axis), 0), 1)
		on := r3.Add(from, r3.Scale(part, axis))
		m.Points[i] = r3.Add(on, r3.Scale(1-part, r3.Sub(p, on)))
	}
	return m
}
