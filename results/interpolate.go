package results

// Values of a curve between its samples.

import (
	"slices"

	"gabion/observables"
)

// Interpolation says how values between rows are found.
type Interpolation int

// Cubic is the four-point Lagrange polynomial (fourth order for smooth curves), Linear the straight line.
const (
	Cubic Interpolation = iota
	Linear
)

// Interpolate fills dst[i] with the curve (x, y) at the abscissa at[i]; x and at must rise. Beyond the ends the end value stands; a value
// at a sample (to rounding) is the sample itself. Between two samples of which one is missing it is missing, and where one beyond them is it is on their straight line.
func Interpolate(dst, at, x, y []float64, method Interpolation) {
	k := 0
	for i, t := range at {
		for k+1 < len(x) && x[k+1] <= t {
			k++
		}
		dst[i] = valueAt(t, k, x, y, method)
	}
}

// valueAt evaluates the curve in the interval that starts at sample k.
func valueAt(t float64, k int, x, y []float64, method Interpolation) float64 {
	last := len(x) - 1
	if k == last || t <= x[k] {
		return y[k]
	}
	// Printed times differ from computed ones in the last digits: snap to a sample that close.
	near := 1e-9 * (x[k+1] - x[k])
	switch {
	case t-x[k] <= near:
		return y[k]
	case x[k+1]-t <= near:
		return y[k+1]
	case observables.IsMissing(y[k]) || observables.IsMissing(y[k+1]):
		return observables.Missing
	}
	first := min(max(k-1, 0), last-3)
	if method == Linear || last < 3 || slices.ContainsFunc(y[first:first+4], observables.IsMissing) {
		s := (t - x[k]) / (x[k+1] - x[k])
		return y[k] + s*(y[k+1]-y[k])
	}
	var sum float64
	for i := first; i < first+4; i++ {
		w := y[i]
		for j := first; j < first+4; j++ {
			if j != i {
				w *= (t - x[j]) / (x[i] - x[j])
			}
		}
		sum += w
	}
	return sum
}
