package cpu

import (
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// BenchmarkPolyhedra times n³ stones of 20 faces that settle in a box, two threads.
func BenchmarkPolyhedra(b *testing.B) {
	const n, radius = 12, 0.01
	rng := rand.New(rand.NewPCG(4, 5))
	var shapes []*packing.Clump
	for range 20 {
		var points []r3.Vec
		for range 12 {
			points = append(points, r3.Scale(0.9*radius, r3.Unit(expect.RandomVec(rng, 1))))
		}
		shapes = append(shapes, expect.Must(packing.NewPolyhedron(points, 0.05*radius)))
	}
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 1e8, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.5}, Gravity: r3.Vec{Z: -9.81}, Threads: 2,
		Surfaces: []dem.Surface{{Name: "box", Shape: geometry.Box{Size: r3.Vec{X: 0.025 * n, Y: 0.025 * n, Z: 0.1 * n}, Inside: true}}},
	}
	g := &m.Particles
	for i := range n * n * n {
		at := r3.Sub(r3.Scale(0.021, r3.Vec{X: float64(i % n), Y: float64(i / n % n), Z: float64(i / n / n)}), r3.Vec{X: 0.0105 * (n - 1), Y: 0.0105 * (n - 1), Z: 0.05*n - 0.011})
		g.Position, g.Radius = append(g.Position, at), append(g.Radius, shapes[i%20].Radius)
	}
	g.MakeClumps(shapes[0], true, 1)
	for i := range g.Clump {
		g.Clump[i] = shapes[i%20]
	}
	e := newCPU(b, m)
	advance(b, e, 8000, 2e-5)
	b.ResetTimer()
	used := processorTime()
	for b.Loop() {
		advance(b, e, 1, 2e-5)
	}
	used = processorTime() - used
	work := float64(e.Len()) * float64(b.N) / 1e6
	b.ReportMetric(work/used.Seconds(), "Mparticle-steps/cpu-s")
	b.ReportMetric(float64(e.Counters().Touching)/float64(e.Len()), "touching/particle")
	b.ReportMetric(float64(e.Counters().Listed)/float64(e.Len()), "listed/particle")
	b.ReportMetric(float64(e.Counters().Bytes)/float64(e.Len()), "B/particle")
}
