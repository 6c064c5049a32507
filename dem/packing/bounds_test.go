package packing

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// Sizes between bounds that hardly any draw meets are drawn all the same, from the part of the distribution between them.
func TestNarrowSizes(t *testing.T) {
	for _, s := range []Sizes{
		NormalSizes{Mean: 0.01, StandardDeviation: 0.005, Min: 0.01, Max: 0.01},
		NormalSizes{Mean: 0.01, StandardDeviation: 0.001, Min: 0.02, Max: 0.021},
		NormalSizes{Mean: 0.03, StandardDeviation: 0.001, Min: 0.02, Max: 0.021},
		LogNormalSizes{Median: 0.01, Sigma: 0.1, Min: 0.03, Max: 0.031},
		LogNormalSizes{Median: 0.01, Sigma: 0.1, Min: 0.001, Max: 0.002},
	} {
		low, high := s.Limits()
		rng, sum := RandomStream(1, drawSizes), 0.0
		const n = 50
		for range n {
			x := s.draw(rng)
			if !(x >= low && x <= high) {
				t.Fatalf("%+v: %g", s, x)
			}
			sum += x / n
		}
		if low < high && (sum < low+1e-3*(high-low) || sum > high-1e-3*(high-low)) {
			t.Errorf("%+v: all at one end", s)
		}
	}
	// E[X | a < X < b] = (phi(a) - phi(b)) / (Phi(b) - Phi(a)); in the tail the median is near a + ln 2 / a.
	if got, want := truncatedNormal(0.5, 10, 20), 10+math.Ln2/10; math.Abs(got-want) > 0.01 {
		t.Errorf("median of the tail at %g, want %g", got, want)
	}
	if got := truncatedNormal(0.25, -1, 1) + truncatedNormal(0.75, -1, 1); math.Abs(got) > 1e-12 {
		t.Errorf("quartiles are not alike: %g", got)
	}
}

// Batches without an end are refused: of particles whose mass is too small for a number, or of far too many.
func TestEndlessBatches(t *testing.T) {
	for _, radius := range []float64{1e-110, 1e-6} {
		s := Inlet{Width: r3.Vec{X: 1}, Height: 1, Velocity: r3.Vec{Z: -1}, MassFlow: 1e-3, Density: 2500, Sizes: UniformSizes{Min: radius, Max: 0.1}}
		if err := s.Check(); err == nil || !strings.Contains(err.Error(), "particles would enter at once") {
			t.Errorf("radius %g: got %v", radius, err)
		}
	}
}
