package vtk

import (
	"bytes"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

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

// The more links a frame has, the simpler their tubes are, and what they take in memory is known before.
func TestLinksFit(t *testing.T) {
	for _, c := range []struct{ links, points, triangles int }{{10, 6 * 8, 4 * 8}, {1001, 2 * 6, 2 * 6}} {
		list := make([]results.Link, c.links+2)
		for i := range list {
			list[i] = results.Link{From: r3.Vec{X: 1}, To: r3.Vec{Y: 2}, Radius: 0.1}
		}
		list[0].Radius, list[1].Broken = 0, true
		d := links(&results.Frame{}, list)
		if points := 2*(c.links+1) + 1 + c.points*c.links; len(d.Points) != 3*points || len(d.Polys) != c.triangles*c.links {
			t.Errorf("%d links have %d points and %d triangles, want %d and %d each", c.links, len(d.Points)/3, len(d.Polys), points, c.triangles)
		}
		if cap(d.Points) > len(d.Points)+3 || cap(d.Polys) != len(d.Polys) || cap(d.Lines) != len(d.Lines) {
			t.Errorf("%d links: %d of %d numbers of points, %d of %d triangles", c.links, len(d.Points), cap(d.Points), len(d.Polys), cap(d.Polys))
		}
	}
}

// An array may name items of its values by number, as often as it likes.
func TestArrayOfItems(t *testing.T) {
	for name, c := range map[string]struct{ short, long Array }{
		"vectors": {Array{Components: 2, Float32: []float32{1, 2, 3, 4}, Of: []int32{1, 0, 1}}, Array{Components: 2, Float32: []float32{3, 4, 1, 2, 3, 4}}},
		"texts":   {Array{Strings: []string{"a", "", "bc"}, Of: []int32{2, 2, 1, 0}}, Array{Strings: []string{"bc", "bc", "", "a"}}},
		"numbers": {Array{Int32: []int32{5, 6}, Of: []int32{1}}, Array{Int32: []int32{6}}},
		"none":    {Array{Int32: []int32{5, 6}, Of: []int32{}}, Array{Int32: []int32{}}},
	} {
		if got, want := c.short.appendBytes(nil), c.long.appendBytes(nil); !bytes.Equal(got, want) || c.short.values() != c.long.values() {
			t.Errorf("%s: %v, %d values, want %v, %d values", name, got, c.short.values(), want, c.long.values())
		}
	}
}
