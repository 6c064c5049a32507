package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
)

// Hook is a rounded L whose core is so long and so high (m) and whose arms are so wide.
func Hook(t testing.TB, long, high, wide, rounding float64) *packing.Clump {
	t.Helper()
	outline := [][2]float64{{0, 0}, {long, 0}, {long, wide}, {wide, wide}, {wide, high}, {0, high}}
	return expect.Must(packing.NewConcavePolyhedron(expect.Must(geometry.PrismFacets(outline, wide)), rounding))
}

// Star is a rounded star of so many rays and so large (m).
func Star(t testing.TB, rays int, radius, rounding float64) *packing.Clump {
	t.Helper()
	var outline [][2]float64
	for k := range 2 * rays {
		r := radius
		if k%2 == 1 {
			r *= 0.45
		}
		sin, cos := math.Sincos(math.Pi * float64(k) / float64(rays))
		outline = append(outline, [2]float64{r * cos, r * sin})
	}
	return expect.Must(packing.NewConcavePolyhedron(expect.Must(geometry.PrismFacets(outline, 0.6*radius)), rounding))
}

// Hooks is Rubble with hooks and stars among the stones.
func Hooks(t testing.TB, n int, in law.Interaction) *dem.Model {
	m := Rubble(t, n, in)
	hook, star := Hook(t, 0.014, 0.012, 0.004, 0.0008), Star(t, 3, 0.009, 0.001)
	for i, c := range m.Particles.Clump {
		if c == nil {
			continue
		}
		switch i % 5 {
		case 0, 3:
			m.Particles.Clump[i], m.Particles.Radius[i] = hook, hook.Radius
		case 1:
			m.Particles.Clump[i], m.Particles.Radius[i] = star, star.Radius
		}
	}
	return m
}
