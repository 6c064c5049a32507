// What a shape answers: where a sphere touches it, and what a solid of its form weighs.

package geometry_test

import (
	"fmt"
	"log"
	"math"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
)

// A tetrahedron in millimetres is read, checked, and turned into a solid.
func ExampleReadMesh() {
	// Three corners a line.
	const table = `0 0 0, 0 30 0, 30 0 0
0 0 0, 30 0 0, 0 0 30
0 0 0, 0 0 30, 0 30 0
30 0 0, 0 30 0, 0 0 30
`
	facets, err := geometry.ReadMesh(strings.NewReader(table), "tetrahedron.txt", 1e-3)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(facets.Report())
	mesh, err := geometry.NewMesh(facets, geometry.MeshOptions{Solid: true})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.1f mm from the surface\n", 1e3*mesh.SignedDistance(r3.Vec{X: 0.005, Y: 0.005, Z: 0.005}))
	// Output:
	// 4 triangles in 1 pieces, 0 without area, 0 open edges in 0 holes, 0 edges with flipped neighbours, 0 edges shared by three or more
	// -5.0 mm from the surface
}

// The mass properties of a ball of triangles come near those of a sphere.
func ExampleVolumePropertiesOf() {
	const radius, density = 0.1, 7850
	mesh, err := geometry.NewMesh(geometry.SphereFacets(radius, 4), geometry.MeshOptions{Solid: true})
	if err != nil {
		log.Fatal(err)
	}
	for _, shape := range []geometry.Shape{mesh, geometry.Sphere{Radius: radius}} {
		bulk, err := geometry.VolumePropertiesOf(shape)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("mass %.2f kg, inertia %.4f kg m²\n", density*bulk.Volume, density*bulk.Inertia[2][2])
	}
	fmt.Printf("theory: %.2f kg, %.4f kg m²\n", density*4*math.Pi/3*math.Pow(radius, 3), density*8*math.Pi/15*math.Pow(radius, 5))
	// Output:
	// mass 32.81 kg, inertia 0.1311 kg m²
	// mass 32.88 kg, inertia 0.1315 kg m²
	// theory: 32.88 kg, 0.1315 kg m²
}

// A sphere of radius 2 meets an edge of a box once from outside, and three walls in a corner from inside.
func ExampleShape() {
	size := r3.Vec{X: 10, Y: 10, Z: 10}
	block, room := geometry.Box{Size: size}, geometry.Box{Size: size, Inside: true}
	for _, touch := range block.Touch(nil, r3.Vec{X: 6, Y: 6}, 2) {
		fmt.Printf("outside: normal %.3f, overlap %.3f\n", touch.Normal, 2-touch.Distance)
	}
	for _, touch := range room.Touch(nil, r3.Vec{X: 4, Y: 4, Z: -3.5}, 2) {
		fmt.Printf("inside: normal %.0f, overlap %.1f\n", touch.Normal, 2-touch.Distance)
	}
	// Output:
	// outside: normal {0.707 0.707 0.000}, overlap 0.586
	// inside: normal {-1 0 0}, overlap 1.0
	// inside: normal {0 -1 0}, overlap 1.0
	// inside: normal {0 0 1}, overlap 0.5
}
