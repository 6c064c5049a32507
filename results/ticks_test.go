package results

import (
	"math"
	"slices"
	"strconv"
	"testing"
)

func TestTicks(t *testing.T) {
	for _, c := range []struct {
		low, high, count float64
		want             []float64
	}{
		{0, 1, 5, []float64{0, 0.2, 0.4, 0.6, 0.8, 1}},
		{-0.31, 0.29, 6, []float64{-0.3, -0.2, -0.1, 0, 0.1, 0.2}},
		{0, 4.1e-5, 5, []float64{0, 1e-5, 2e-5, 3e-5, 4e-5}},
		{2.31, 2.47, 5, []float64{2.35, 2.4, 2.45}},
		{0, 9.99e5, 5, []float64{0, 2e5, 4e5, 6e5, 8e5}},
	} {
		got, step := Ticks(c.low, c.high, c.count)
		if !slices.Equal(got, c.want) || math.Abs(step-(c.want[1]-c.want[0])) > 1e-9*step {
			t.Errorf("%g to %g: %v, %g apart, want %v", c.low, c.high, got, step, c.want)
		}
		for _, v := range got {
			if strconv.FormatFloat(v, 'g', -1, 64) == "-0" {
				t.Errorf("%g to %g: a zero with a sign", c.low, c.high)
			}
		}
	}
}
