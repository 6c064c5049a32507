package packing

import (
	"math"
	"reflect"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/expect"
)

// Grains have the axes that are asked for: by the second moments of the points of a grid that are in them, which are those of an ellipsoid, a square of a semi-axis by 5.
func TestGravelHasItsAxes(t *testing.T) {
	for _, g := range []Gravel{
		{Size: 0.04, Elongation: 0.7, Flatness: 0.6, Corners: 12, Rounding: 0.002},
		{Size: 0.1, Elongation: 0.95, Flatness: 0.3, Corners: 8, Rounding: 0.005},
		{Size: 1, Elongation: 0.4, Flatness: 0.9, Corners: 40, Rounding: 0.2},
		{Size: 0.02, Elongation: 1, Flatness: 1, Corners: 20, Rounding: 0.001},
	} {
		shapes := expect.Must(g.Shapes(3, 5))
		if !reflect.DeepEqual(shapes, expect.Must(g.Shapes(3, 5))) || reflect.DeepEqual(shapes[0].Polyhedron.Vertices, shapes[1].Polyhedron.Vertices) {
			t.Error("want the same by the same seed, and each another")
		}
		for _, c := range shapes {
			if n := len(c.Polyhedron.Vertices); n != g.Corners {
				t.Errorf("%d corners, want %d", n, g.Corners)
			}
			const n = 40
			var sum, mean r3.Vec
			count := 0.0
			cell := 2 * c.Radius / n
			for i := range n * n * n {
				p := r3.Scale(cell, r3.Vec{X: float64(i%n) - n/2 + 0.5, Y: float64(i/n%n) - n/2 + 0.5, Z: float64(i/n/n) - n/2 + 0.5})
				if _, d, inside := c.Polyhedron.NearestPoint(p, c.Polyhedron.Rounding); inside || d < c.Polyhedron.Rounding {
					count++
					mean = r3.Add(mean, p)
					sum = r3.Add(sum, r3.Vec{X: p.X * p.X, Y: p.Y * p.Y, Z: p.Z * p.Z})
				}
			}
			want := [3]float64{g.Size / 2 / g.Elongation, g.Size / 2, g.Size / 2 * g.Flatness}
			for k, s := range [3]float64{sum.X, sum.Y, sum.Z} {
				if got := math.Sqrt(5 * s / count); !expect.Near(got, want[k], 0.02) {
					t.Errorf("%+v: semi-axis %d is %g m, want %g m", g, k, got, want[k])
				}
			}
			if r3.Norm(mean)/count > 0.02*g.Size*g.Flatness || !expect.Near(count*cell*cell*cell, c.Volume, 0.03) {
				t.Errorf("the centre is at %v, the volume %g m3, by a grid %g m3", r3.Scale(1/count, mean), c.Volume, count*cell*cell*cell)
			}
		}
	}
}

// What has no room for a core is refused.
func TestGravelRefuses(t *testing.T) {
	for _, g := range []Gravel{
		{Size: 0.04, Elongation: 0.7, Flatness: 0.5, Corners: 12, Rounding: 0.01}, {Size: 0.04, Elongation: 0.7, Flatness: 0.5, Corners: 3, Rounding: 0.001}, {Size: 0.04, Elongation: 0.7, Flatness: 0.5, Corners: 12, Rounding: 0.0099},
	} {
		if c, err := g.Shapes(1, 1); err == nil {
			t.Errorf("%+v: %v", g, c[0].semiAxes())
		}
	}
}
