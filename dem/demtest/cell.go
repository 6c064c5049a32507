// Periodic cells that deform.

package demtest

import (
	"testing"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// Strained is a model of particles in a cell of 20 mm that deforms at a rate.
func Strained(g packing.Particles, rate dem.Gradient) *dem.Model {
	const half = 0.01
	return &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e6, PoissonRatio: 0.3}}, Default: law.Interaction{Restitution: 0.7, Friction: 0.5},
		Domain:    r3.Box{Min: r3.Vec{X: -half, Y: -half, Z: -half}, Max: r3.Vec{X: half, Y: half, Z: half}},
		Periodic:  [3]bool{true, true, true},
		Strain:    &dem.Strain{Rate: func(float64) dem.Gradient { return rate }},
		Particles: g, Threads: 1,
	}
}

// Sheared is a granular fluid in such a cell, with the velocities of the flow.
func Sheared(t testing.TB, fraction float64, rate dem.Gradient) *dem.Model {
	box := packing.InBox{Min: r3.Vec{X: -0.01, Y: -0.01, Z: -0.01}, Max: r3.Vec{X: 0.01, Y: 0.01, Z: 0.01}}
	g := expect.Must(packing.Packing{Region: box, Sizes: packing.UniformSizes{Min: 1.2e-3, Max: 1.8e-3}, Fraction: fraction, Seed: 3}.Particles(t.Context()))
	for _, p := range g.Position {
		g.Velocity = append(g.Velocity, rate.Of(p))
	}
	return Strained(g, rate)
}
