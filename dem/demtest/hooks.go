package demtest

import (
	"math"
	"testing"

	"gabion/dem/geometry"
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
