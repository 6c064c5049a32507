package replay

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// What does not move is not in frames: where it is, the scene tells, of shapes in axes of their own and of meshes in those of the world.
func TestAtRest(t *testing.T) {
	turn := quat.Number{Real: math.Sqrt2 / 2, Kmag: math.Sqrt2 / 2}
	f := &results.Frame{
		Shapes: []results.Shape{
			{Name: "ball", Kind: results.Sphere, Radius: 1, Body: 0},
			{Name: "block", Kind: results.Box, Size: r3.Vec{X: 1, Y: 2, Z: 3}, Position: r3.Vec{X: 5, Y: 4, Z: 2}, Orientation: turn, Static: true},
			{
				Name: "mesh", Kind: results.Mesh, Vertices: []r3.Vec{{X: 1}, {X: 4}, {X: 1, Y: 3}}, Triangles: [][3]int{{0, 1, 2}}, Position: r3.Vec{Z: 1}, Orientation: turn,
				Static: true,
			},
			{Name: "stone", Kind: results.Sphere, Radius: 1, Position: r3.Vec{Y: 7}, Static: true},
		},
		Links: []results.Link{{Name: "rope"}, {Name: "edge", Element: -1, Static: true, From: r3.Vec{X: 1, Y: 2}, To: r3.Vec{X: 3, Y: 2, Z: 4}}},
	}
	scene, err := NewScene(f, r3.Vec{Z: 1}).Packet()
	if err != nil {
		t.Fatal(err)
	}
	near := func(what string, got [3]float64, err error, want [3]float64) {
		t.Helper()
		for k := range got {
			if err != nil || math.Abs(got[k]-want[k]) > 1e-6 {
				t.Errorf("%s is at %v, %v, want %v", what, got, err, want)
				return
			}
		}
	}
	at, err := ShapeAtRest(scene, 1)
	near("the block", at, err, [3]float64{5, 4, 2})
	at, err = ShapeAtRest(scene, 2)
	near("the mesh", at, err, [3]float64{-1, 2, 1}) // turned by a right angle about z
	at, err = ShapeAtRest(scene, 3)
	near("the stone", at, err, [3]float64{0, 7, 0})
	at, err = EdgeAtRest(scene, 1)
	near("the edge", at, err, [3]float64{2, 2, 2})
	if _, err := ShapeAtRest(scene[:20], 1); err == nil {
		t.Error("a scene that is cut off is read")
	}
}
