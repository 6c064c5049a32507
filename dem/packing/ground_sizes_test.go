package packing

import (
	"math"
	"math/rand/v2"
	"testing"
)

// The mass that is finer than some radii is that of the distributions, cut off and scaled to 1.
func TestGroundSizes(t *testing.T) {
	const low, high, draws = 1e-3, 8e-3, 400_000
	for _, c := range []struct {
		name  string
		sizes SieveSizes
		finer func(r float64) float64
	}{
		{"Rosin-Rammler", RosinRammler(4e-3, 2.5, low, high), func(r float64) float64 { return 1 - math.Exp(-math.Pow(r/4e-3, 2.5)) }},
		{"Gaudin-Schuhmann", GaudinSchuhmann(0.8, low, high), func(r float64) float64 { return math.Pow(r/high, 0.8) }},
	} {
		if err := c.sizes.Check(); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		random, mass, all := rand.New(rand.NewPCG(1, 2)), map[float64]float64{2e-3: 0, 4e-3: 0, 6e-3: 0}, 0.0
		for range draws {
			r := c.sizes.draw(random)
			if r < low || r > high {
				t.Fatalf("%s: radius %g m", c.name, r)
			}
			all += r * r * r
			for limit := range mass {
				if r < limit {
					mass[limit] += r * r * r
				}
			}
		}
		for limit, m := range mass {
			want := (c.finer(limit) - c.finer(low)) / (c.finer(high) - c.finer(low))
			if got := m / all; math.Abs(got-want) > 0.01 {
				t.Errorf("%s: %g of the mass is finer than %g m, want %g", c.name, got, limit, want)
			}
		}
	}
}
