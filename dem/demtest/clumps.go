// Clumps.

package demtest

import (
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Stone is a clump without symmetry.
func Stone(t testing.TB) *packing.Clump {
	t.Helper()
	return expect.Must(packing.NewClump([]packing.Ball{
		{Radius: 0.005}, {Centre: r3.Vec{X: 0.006}, Radius: 0.004}, {Centre: r3.Vec{X: 0.002, Y: 0.005, Z: 0.001}, Radius: 0.003}, {Centre: r3.Vec{X: -0.002, Z: 0.004}, Radius: 0.0035},
	}))
}

// Stones is n³ stones and balls of random orientations and velocities above a floor, or in empty space.
func Stones(t testing.TB, n int, floor bool) *dem.Model {
	t.Helper()
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 5e6, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Threads:   1,
	}
	shape, rng := Stone(t), rand.New(rand.NewPCG(4, 5))
	var g packing.Particles
	for i := range n {
		for k := range n {
			for l := range n {
				g.Position = append(g.Position, r3.Vec{X: 0.022 * float64(i), Y: 0.022 * float64(k), Z: 0.012 + 0.022*float64(l)})
				g.Radius = append(g.Radius, shape.Radius)
				g.Velocity = append(g.Velocity, expect.RandomVec(rng, 0.4))
				g.Angular = append(g.Angular, expect.RandomVec(rng, 30))
			}
		}
	}
	g.MakeClumps(shape, true, 3)
	for i := 0; i < len(g.Clump); i += 4 {
		g.Clump[i], g.Radius[i] = nil, 0.006
	}
	m.Particles = g
	if floor {
		m.Gravity = r3.Vec{Z: -9.81}
		middle := 0.011 * float64(n-1)
		well := expect.Must(geometry.NewCylinder(0.025*float64(n), 1, true, geometry.Bottom))
		m.Surfaces = []dem.Surface{{Name: "well", Shape: well, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: middle, Y: middle, Z: 0.5}}}}}
	} else {
		for i, p := range g.Position { // towards one another
			g.Velocity[i] = r3.Sub(g.Velocity[i], r3.Scale(60, r3.Sub(p, r3.Vec{X: 0.02, Y: 0.02, Z: 0.03})))
		}
	}
	return m
}

// StonesThrough is an inlet that brings stones, a roof that they hit, and an outlet that takes them.
func StonesThrough(t testing.TB) *dem.Model {
	t.Helper()
	shape := Stone(t)
	return &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 5e6, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Gravity:   r3.Vec{Z: -9.81}, Threads: 1,
		Inlets: []packing.Inlet{{
			Name: "chute", Centre: r3.Vec{Z: 0.3}, Round: true, Width: r3.Vec{X: 0.1}, Velocity: r3.Vec{Z: -1}, MassFlow: 0.5, Density: 2600,
			Sizes: packing.UniformSizes{Min: shape.Radius, Max: 1.3 * shape.Radius}, Clump: shape, Seed: 2,
		}},
		Outlets:  []r3.Box{{Min: r3.Vec{X: -1, Y: -1, Z: -1}, Max: r3.Vec{X: 1, Y: 1, Z: -0.2}}},
		Surfaces: []dem.Surface{{Name: "roof", Shape: geometry.Box{Size: r3.Vec{X: 0.06, Y: 0.06, Z: 0.02}}, Carrier: dem.Fixed{At: rigid.Placement{Orientation: expect.TurnAbout(r3.Vec{X: 1}, 0.5)}}}},
	}
}
