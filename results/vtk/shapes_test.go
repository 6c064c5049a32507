package vtk

import (
	"testing"

	"gabion/results"
)

// The more bodies a frame has, the coarser they are, and what they take in memory is known before.
func TestBodiesFit(t *testing.T) {
	for _, c := range []struct{ bodies, each int }{{10, 24 * 22}, {200, 12 * 10}, {1001, 8 * 6}, {10_001, 6 * 6}} {
		shapes := make([]results.Shape, c.bodies)
		for i := range shapes {
			shapes[i] = results.Shape{Kind: results.Sphere, Radius: 1}
		}
		d := bodies(&results.Frame{}, shapes)
		if len(d.Polys) != c.bodies*c.each {
			t.Errorf("%d bodies have %d triangles, want %d each", c.bodies, len(d.Polys), c.each)
		}
		if len(d.Points) != cap(d.Points) || len(d.Polys) != cap(d.Polys) {
			t.Errorf("%d bodies: %d of %d numbers of points, %d of %d triangles", c.bodies, len(d.Points), cap(d.Points), len(d.Polys), cap(d.Polys))
		}
	}
}
