package results

// Round numbers for axes and legends.

import "math"

// Ticks returns the multiples of 1, 2 or 5 times a power of ten between low and high, as near to one another as they can be without being more
// than count apart, and the distance between them.
func Ticks(low, high, count float64) (ticks []float64, step float64) {
	step = roundUp((high - low) / count)
	// Products of round numbers such as 3*0.1 are not round themselves.
	digits := math.Pow(10, math.Ceil(-math.Log10(step))+2)
	for k := math.Ceil(low/step - 1e-9); k*step <= high+1e-9*step; k++ {
		ticks = append(ticks, math.Round(k*step*digits)/digits+0) // + 0: not -0
	}
	return ticks, step
}

// roundUp returns the first of 1, 2 and 5 times a power of ten that is not below v.
func roundUp(v float64) float64 {
	p := math.Pow(10, math.Floor(math.Log10(v)))
	for _, m := range []float64{1, 2, 5} {
		if m*p >= v*(1-1e-9) {
			return m * p
		}
	}
	return 10 * p
}
