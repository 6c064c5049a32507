package validation

// Measures of how far a curve is from its reference.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/integrate"

	"gabion/results"
)

// Metrics are the differences of a curve from a reference on common times.
type Metrics struct {
	Samples  int
	RMS      float64 // root mean square of the difference
	Max      float64 // largest absolute difference
	MaxTime  float64 // s, when
	Relative float64 // RMS over the RMS of the reference; 0 if both vanish
	Final    float64 // difference of the last values
	Integral float64 // difference of the integrals over time (trapezoidal rule)
}

// Measure compares the values of a curve with a reference at the given times, which must rise; all three must be equally long and not
// empty.
func Measure(times, values, reference []float64) Metrics {
	n := len(times)
	if n == 0 || len(values) != n || len(reference) != n {
		panic(fmt.Sprintf("validation: %d times, %d values, %d reference values", n, len(values), len(reference)))
	}
	m := Metrics{Samples: n, Final: values[n-1] - reference[n-1]}
	difference := make([]float64, n)
	var square, size float64
	for i := range difference {
		d := values[i] - reference[i]
		difference[i] = d
		square += d * d
		size += reference[i] * reference[i]
		if a := math.Abs(d); a > m.Max || math.IsNaN(a) && !math.IsNaN(m.Max) {
			m.Max, m.MaxTime = a, times[i]
		}
	}
	m.RMS = math.Sqrt(square / float64(n))
	if square != 0 {
		m.Relative = math.Sqrt(square / size)
	}
	if n > 1 {
		m.Integral = integrate.Trapezoidal(times, difference)
	}
	return m
}

// MeasureColumn compares a column of t with one of the reference at the reference's times within t's, interpolating t.
func MeasureColumn(t results.Table, column string, reference results.Table, referenceColumn string, method results.Interpolation) (Metrics, error) {
	values, err := t.Column(column)
	if err != nil {
		return Metrics{}, err
	}
	want, err := reference.Column(referenceColumn)
	if err != nil {
		return Metrics{}, fmt.Errorf("reference: %w", err)
	}
	if t.Rows() == 0 {
		return Metrics{}, fmt.Errorf("column %s has no rows", column)
	}
	first, last := t.Time()[0], t.Time()[t.Rows()-1]
	slack := 1e-9 * max(math.Abs(first), math.Abs(last))
	var times, at []float64
	for i, time := range reference.Time() {
		if time >= first-slack && time <= last+slack {
			times, at = append(times, time), append(at, want[i])
		}
	}
	if len(times) == 0 {
		return Metrics{}, fmt.Errorf("no time of the reference lies between %g and %g s", first, last)
	}
	sampled := make([]float64, len(times))
	results.Interpolate(sampled, times, t.Time(), values, method)
	return Measure(times, sampled, at), nil
}
