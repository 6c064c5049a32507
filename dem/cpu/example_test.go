// What an engine of particles is made of, and how it runs.

package cpu_test

import (
	"context"
	"fmt"
	"log"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/rigid"
)

// A ball falls on a plane from 0.2 m and leaves it with the restitution that is asked for.
func ExampleNew() {
	const radius, restitution = 0.01, 0.8

	model := &dem.Model{
		Materials: []law.Material{{Name: "glass", Density: 2500, YoungModulus: 1e8, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: restitution, Friction: 0.3},
		Particles: packing.Particles{
			Position: []r3.Vec{{Z: 1.001 * radius}}, Radius: []float64{radius}, Velocity: []r3.Vec{{Z: -2}},
		},
		Surfaces: []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
	}
	limits := model.Limits(2) // for collisions at 2 m/s
	fmt.Printf("a collision lasts %.0f µs, overlaps %.1f %% of the radius\n", 1e6*limits.Duration, 100*limits.Overlap)

	engine, err := cpu.New(model)
	if err != nil {
		log.Fatal(err)
	}
	defer engine.Close()
	if err := engine.Advance(1000, limits.Duration/200); err != nil {
		log.Fatal(err)
	}
	var state dem.State
	engine.Snapshot(&state)
	energy := engine.Energy()
	fmt.Printf("the ball leaves at %.2f m/s\n", state.Velocity[0].Z)
	fmt.Printf("%.0f %% of its energy is lost\n", 100*energy.Damping/(energy.Damping+energy.Kinetic))
	// Output:
	// a collision lasts 716 µs, overlaps 5.6 % of the radius
	// the ball leaves at 1.60 m/s
	// 36 % of its energy is lost
}

// Fifty balls fall into a box and come to rest; the floor carries their weight.
func ExampleEngine_Advance() {
	const radius, density, step = 0.01, 2500, 4e-5

	lattice := packing.Lattice{Counts: [3]int{5, 5, 2}, Origin: r3.Vec{X: -0.04, Y: -0.04, Z: 0.015}, Spacing: r3.Vec{X: 0.021, Y: 0.021, Z: 0.025}, Jitter: 2e-4}
	particles, err := lattice.Particles(context.Background(), packing.OneSize(radius), 1)
	if err != nil {
		log.Fatal(err)
	}
	model := &dem.Model{
		Materials: []law.Material{{Name: "glass", Density: density, YoungModulus: 1e7, PoissonRatio: 0.25}},
		Law:       law.Law{Rolling: law.ElasticPlastic},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.5, RollingFriction: 0.1, RollingDamping: 0.5},
		Particles: particles,
		Surfaces:  []dem.Surface{{Name: "box", Shape: geometry.Box{Size: r3.Vec{X: 0.12, Y: 0.12, Z: 0.2}, Inside: true, Open: geometry.FaceZMax}, Carrier: dem.Fixed{}}},
		Gravity:   r3.Vec{Z: -9.81},
	}
	engine, err := cpu.New(model)
	if err != nil {
		log.Fatal(err)
	}
	defer engine.Close()
	if err := engine.Advance(25000, step); err != nil {
		log.Fatal(err)
	}

	weight := 0.0
	for _, r := range particles.Radius {
		weight += 9.81 * rigid.SolidSphere(model.Materials[0].Density, r).Mass
	}
	energy := engine.Energy()
	load := engine.WallWrenches(nil)[0].Force
	fmt.Printf("after %.0f s less than 10 µJ move: %t\n", engine.Time(), energy.Kinetic+energy.Rotational < 1e-5)
	fmt.Printf("load on the box %.2f N, weight %.2f N\n", -load.Z, weight)
	// Output:
	// after 1 s less than 10 µJ move: true
	// load on the box 5.14 N, weight 5.14 N
}
