package gpu_test

import (
	"fmt"
	"log"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/gpu"
	"gabion/dem/law"
)

// A thousand balls meet a floor on the GPU, or on the processor where no GPU can be used. A thousand steps are one call.
func ExampleNew() {
	const radius, restitution = 0.01, 0.8

	model := &dem.Model{
		Materials: []law.Material{{Name: "glass", Density: 2500, YoungModulus: 1e8, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: restitution},
		Surfaces:  []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
	}
	for i := range 1000 {
		at := r3.Vec{X: 3 * radius * float64(i%40), Y: 3 * radius * float64(i/40), Z: 1.001 * radius}
		model.Particles.Position = append(model.Particles.Position, at)
		model.Particles.Radius = append(model.Particles.Radius, radius)
		model.Particles.Velocity = append(model.Particles.Velocity, r3.Vec{Z: -2})
	}
	var engine dem.Engine
	engine, err := gpu.New(model, gpu.Options{Precision: gpu.Mixed})
	if err != nil {
		engine, err = cpu.New(model)
	}
	if err != nil {
		log.Fatal(err)
	}
	defer engine.Close()

	if err := engine.Advance(1000, model.Limits(2).Duration/200); err != nil {
		log.Fatal(err)
	}
	var state dem.State
	engine.Snapshot(&state)
	slowest, fastest := state.Velocity[0].Z, state.Velocity[0].Z
	for _, v := range state.Velocity {
		slowest, fastest = min(slowest, v.Z), max(fastest, v.Z)
	}
	fmt.Printf("%d balls leave at %.2f to %.2f m/s\n", engine.Len(), slowest, fastest)
	// Output: 1000 balls leave at 1.60 to 1.60 m/s
}
