package cpu

import (
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/internal/processor"

	"gonum.org/v1/gonum/spatial/r3"
)

// settledSolids is a box of n³ particles of some shapes, each as large as the sphere of a radius (m) about it, which have settled; without shapes they are spheres.
func settledSolids(b *testing.B, n int, radius float64, shapes []*packing.Clump) *Engine {
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 1e8, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.5}, Gravity: r3.Vec{Z: -9.81}, Threads: 1,
		Surfaces: []dem.Surface{{Name: "box", Shape: geometry.Box{Size: r3.Vec{X: 2.5 * radius * float64(n), Y: 2.5 * radius * float64(n), Z: 10 * radius * float64(n)}, Inside: true}}},
	}
	g, middle := &m.Particles, 1.05*radius*float64(n-1)
	for i := range n * n * n {
		at := r3.Sub(r3.Scale(2.1*radius, r3.Vec{X: float64(i % n), Y: float64(i / n % n), Z: float64(i / n / n)}), r3.Vec{X: middle, Y: middle, Z: (5*float64(n) - 1.1) * radius})
		g.Position, g.Radius = append(g.Position, at), append(g.Radius, radius)
	}
	if len(shapes) > 0 {
		g.MakeClumps(shapes[0], true, 1)
		for i := range g.Clump {
			g.Clump[i] = shapes[i%len(shapes)]
		}
	}
	e := newCPU(b, m)
	advance(b, e, 8000, 2e-5)
	return e
}

// BenchmarkSolids times particles that have settled in a box, on one thread: stones of 20 faces, ellipsoids, rounded cylinders and boxes, and beside them spheres.
func BenchmarkSolids(b *testing.B) {
	const n, radius = 12, 0.01
	rng := rand.New(rand.NewPCG(4, 5))
	var stones []*packing.Clump
	for range 20 {
		var points []r3.Vec
		for range 12 {
			points = append(points, r3.Scale(0.9*radius, r3.Unit(expect.RandomVec(rng, 1))))
		}
		stones = append(stones, expect.Must(packing.NewPolyhedron(points, 0.05*radius)))
	}
	smooth := func(n1, n2, x, y, z float64) []*packing.Clump {
		c := expect.Must(packing.NewSuperquadric(r3.Vec{X: x, Y: y, Z: z}, [2]float64{n1, n2}))
		return []*packing.Clump{c}
	}
	for _, c := range []struct {
		name   string
		shapes []*packing.Clump
	}{
		{"spheres", nil},
		{"stones", stones},
		{"ellipsoids", smooth(2, 2, 0.7, 0.85, 1)},
		{"cylinders", smooth(4, 2, 0.8, 0.8, 1)},
		{"boxes", smooth(4, 4, 0.7, 0.85, 1)},
	} {
		b.Run(c.name, func(b *testing.B) {
			e := settledSolids(b, n, radius, c.shapes)
			b.ResetTimer()
			used := processor.Time()
			for b.Loop() {
				advance(b, e, 1, 2e-5)
			}
			used = processor.Time() - used
			work := float64(e.Len()) * float64(b.N) / 1e6
			b.ReportMetric(work/used.Seconds(), "Mparticle-steps/cpu-s")
			b.ReportMetric(float64(e.Counters().Touching)/float64(e.Len()), "touching/particle")
			b.ReportMetric(float64(e.Counters().Listed)/float64(e.Len()), "listed/particle")
			b.ReportMetric(float64(e.Counters().Bytes)/float64(e.Len()), "B/particle")
		})
	}
}

// BenchmarkConcave times hooks and stars that have settled in a box, on one thread.
func BenchmarkConcave(b *testing.B) {
	const n, radius = 5, 0.01
	for name, shape := range map[string]*packing.Clump{"hooks": demtest.Hook(b, 0.014, 0.012, 0.004, 0.0008), "stars": demtest.Star(b, 5, 0.009, 0.0008), "bricks": demtest.Block(b, r3.Vec{X: 0.015, Y: 0.01, Z: 0.008}, 0.0008)} {
		b.Run(name, func(b *testing.B) {
			e := settledSolids(b, n, radius, []*packing.Clump{shape})
			b.ResetTimer()
			used := processor.Time()
			for b.Loop() {
				advance(b, e, 1, 2e-5)
			}
			used = processor.Time() - used
			b.ReportMetric(float64(e.Len())*float64(b.N)/1e6/used.Seconds(), "Mparticle-steps/cpu-s")
			b.ReportMetric(float64(e.Counters().Touching)/float64(e.Len()), "touching/particle")
		})
	}
}
