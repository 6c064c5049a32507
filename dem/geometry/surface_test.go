// Tests of the simple shapes against geometry done by hand.

package geometry

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestTouch(t *testing.T) {
	s3, s2 := 1/math.Sqrt(3), 1/math.Sqrt2
	tests := []struct {
		name  string
		shape Shape
		c     r3.Vec
		reach float64
		want  []Touch
	}{
		{"plane", Plane{Normal: r3.Vec{Z: 1}}, r3.Vec{X: 7, Z: 0.9}, 1, []Touch{{Normal: r3.Vec{Z: 1}, Distance: 0.9}}},
		{"plane, behind", Plane{Normal: r3.Vec{Z: 1}}, r3.Vec{Z: -3}, 1, []Touch{{Normal: r3.Vec{Z: 1}, Distance: -3}}},
		{"plane, far", Plane{Normal: r3.Vec{Z: 1}}, r3.Vec{Z: 1}, 1, nil},
		{"capsule, side", Capsule{A: r3.Vec{}, B: r3.Vec{X: 4}, Radius: 0.5}, r3.Vec{X: 1, Y: 1}, 1, []Touch{{Normal: r3.Vec{Y: 1}, Distance: 0.5, SegmentParameter: 0.25}}},
		{"capsule, end", Capsule{A: r3.Vec{}, B: r3.Vec{X: 4}, Radius: 0.5}, r3.Vec{X: 5, Y: 1}, 1, []Touch{{Normal: r3.Vec{X: s2, Y: s2}, Distance: math.Sqrt2 - 0.5, SegmentParameter: 1}}},
		{"capsule, on axis", Capsule{A: r3.Vec{}, B: r3.Vec{X: 4}, Radius: 0.5}, r3.Vec{X: 2}, 1, []Touch{{Normal: r3.Vec{Z: 1}, Distance: -0.5, SegmentParameter: 0.5}}},
		{"sphere", Sphere{Radius: 2}, r3.Vec{Y: 2.5}, 1, []Touch{{Normal: r3.Vec{Y: 1}, Distance: 0.5}}},
		{"sphere, inside", Sphere{Radius: 2, Inside: true}, r3.Vec{Y: 1.5}, 1, []Touch{{Normal: r3.Vec{Y: -1}, Distance: 0.5}}},
		{"box, face", Box{Size: r3.Vec{X: 2, Y: 2, Z: 2}}, r3.Vec{X: 1.5, Y: 0.3}, 1, []Touch{{Normal: r3.Vec{X: 1}, Distance: 0.5}}},
		{"box, corner", Box{Size: r3.Vec{X: 2, Y: 2, Z: 2}}, r3.Vec{X: 1.1, Y: 1.1, Z: -1.1}, 1, []Touch{{Normal: r3.Vec{X: s3, Y: s3, Z: -s3}, Distance: 0.1 * math.Sqrt(3)}}},
		{"box, deep", Box{Size: r3.Vec{X: 2, Y: 2, Z: 2}}, r3.Vec{X: 0.2, Y: -0.8}, 1, []Touch{{Normal: r3.Vec{Y: -1}, Distance: -0.2}}},
		{"container, corner", Box{Size: r3.Vec{X: 4, Y: 4, Z: 4}, Inside: true}, r3.Vec{X: -1.5, Y: 1.4, Z: -1.3}, 1, []Touch{
			{Normal: r3.Vec{X: 1}, Distance: 0.5, Feature: 0},
			{Normal: r3.Vec{Y: -1}, Distance: 0.6, Feature: 3},
			{Normal: r3.Vec{Z: 1}, Distance: 0.7, Feature: 4},
		}},
		{"container, no lid", Box{Size: r3.Vec{X: 4, Y: 4, Z: 4}, Inside: true, Open: FaceZMax}, r3.Vec{Z: 1.5}, 1, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := tt.shape.Touch(nil, tt.c, tt.reach)
			if len(got) != len(tt.want) {
				t.Fatalf("got %v, want %v", got, tt.want)
			}
			for i, g := range got {
				w := tt.want[i]
				if r3.Norm(r3.Sub(g.Normal, w.Normal)) > 1e-15 || math.Abs(g.Distance-w.Distance) > 1e-15 || math.Abs(g.SegmentParameter-w.SegmentParameter) > 1e-15 || g.Feature != w.Feature {
					t.Errorf("contact %d: got %+v, want %+v", i, g, w)
				}
			}
		})
	}
}
