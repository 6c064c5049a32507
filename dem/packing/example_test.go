// Where particles come from.

package packing_test

import (
	"context"
	"fmt"
	"log"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
)

// A drum of stones of 8 to 12 mm, packed at random until they take up half of it.
func ExamplePacking() {
	drum := packing.InCylinder{B: r3.Vec{Z: 0.2}, Radius: 0.06}
	stones, err := packing.Packing{
		Region: drum, Sizes: packing.UniformSizes{Min: 0.008, Max: 0.012}, Fraction: 0.5, Seed: 1,
	}.Particles(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	overlaps, err := stones.Overlaps(context.Background(), 0, 1)
	if err != nil {
		log.Fatal(err)
	}
	volume := 0.0
	for _, r := range stones.Radius {
		volume += 4 * math.Pi / 3 * r * r * r
	}
	fmt.Printf("%d stones, fraction %.2f, %d overlaps\n", len(stones.Radius), volume/drum.Volume(), len(overlaps))
	// Output:
	// 257 stones, fraction 0.50, 0 overlaps
}

// An inlet brings 2 kg/s. Its batches fill one slab of space after another.
func ExampleInlet() {
	inlet := packing.Inlet{
		Name: "chute", Centre: r3.Vec{Z: 1}, Width: r3.Vec{X: 0.2}, Height: 0.1, Velocity: r3.Vec{Z: -3},
		MassFlow: 2, Density: 2500, Sizes: packing.OneSize(0.008), Seed: 1, End: 1,
	}
	if err := inlet.Check(); err != nil {
		log.Fatal(err)
	}
	var state packing.InletState
	mass := 0.0
	for inlet.Due(state) < inlet.End {
		batch, err := inlet.Next(&state)
		if err != nil {
			log.Fatal(err)
		}
		for _, r := range batch.Radius {
			mass += inlet.Density * 4 * math.Pi / 3 * r * r * r
		}
	}
	fmt.Printf("%d particles in %d batches, %.2f kg in %g s\n", state.Count, state.Batch, mass, inlet.End)
	// Output:
	// 374 particles in 32 batches, 2.01 kg in 1 s
}
