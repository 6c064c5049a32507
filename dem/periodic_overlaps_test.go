package dem

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
)

// Pairs that overlap across sides, edges and corners of a periodic domain are those that all images of one of them overlap, also of particles given outside of the domain.
func TestOverlapsAcrossSides(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	size := r3.Vec{X: 1, Y: 0.8, Z: 1.2}
	for mask := range 8 {
		m := Model{Domain: r3.Box{Min: r3.Vec{X: -0.3, Y: 0.1, Z: 2}}, Periodic: [3]bool{mask&1 > 0, mask&2 > 0, mask&4 > 0}}
		m.Domain.Max = r3.Add(m.Domain.Min, size)
		for range 60 {
			p := r3.Vec{X: 3 * rng.Float64() * size.X, Y: 3 * rng.Float64() * size.Y, Z: 3 * rng.Float64() * size.Z}
			m.Particles.Position, m.Particles.Radius = append(m.Particles.Position, r3.Add(m.Domain.Min, p)), append(m.Particles.Radius, 0.05+0.1*rng.Float64())
		}
		g, want := &m.Particles, ""
		for i := range g.Position {
			for j := i + 1; j < len(g.Position); j++ {
				if depth := g.Radius[i] + g.Radius[j] - r3.Norm(m.nearestImage(r3.Sub(g.Position[j], g.Position[i]))); depth > 0.01 {
					want += fmt.Sprintln(i, j, math.Round(1e9*depth))
				}
			}
		}
		found, err := m.Overlaps(t.Context(), 0.01, math.MaxInt)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, o := range found {
			got += fmt.Sprintln(o.Particle, o.Other, math.Round(1e9*o.Depth))
		}
		if got != want || len(found) == 0 {
			t.Errorf("periodic along %v: pairs\n%swant\n%s", m.Periodic, got, want)
		}
	}
	empty := Model{Domain: r3.Box{Max: size}, Periodic: [3]bool{true, true, true}, Particles: packing.Particles{}}
	if found, err := empty.Overlaps(t.Context(), 0, 1); err != nil || len(found) > 0 {
		t.Errorf("of no particles: %v, %v", found, err)
	}
}
