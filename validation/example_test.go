package validation_test

import (
	"fmt"
	"math"

	"gabion/validation"
)

// A curve that lags a millisecond behind its reference, and how far it is off.
func ExampleMeasure() {
	var times, values, reference []float64
	for i := range 1001 {
		t := float64(i) / 1000
		times, values, reference = append(times, t), append(values, math.Sin(2*math.Pi*(t-1e-3))), append(reference, math.Sin(2*math.Pi*t))
	}
	m := validation.Measure(times, values, reference)
	fmt.Printf("RMS %.4f, %.2f %% of the reference; at most %.4f\n", m.RMS, 100*m.Relative, m.Max)
	// Output:
	// RMS 0.0044, 0.63 % of the reference; at most 0.0063
}
