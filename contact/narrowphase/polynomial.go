// Real roots of polynomials of low degree.

package narrowphase

import "math"

// product2 is the product of two polynomials of second degree, as coefficients from the constant one on.
func product2(a, b [3]float64) (c [5]float64) {
	for i, x := range a {
		for j, y := range b {
			c[i+j] += x * y
		}
	}
	return c
}

func value(c []float64, x float64) (y float64) {
	for i := len(c) - 1; i >= 0; i-- {
		y = y*x + c[i]
	}
	return y
}

func derivative(c []float64, x float64) (y float64) {
	for i := len(c) - 1; i > 0; i-- {
		y = y*x + float64(i)*c[i]
	}
	return y
}

// maxDegree is the greatest degree that rootsOf takes.
const maxDegree = 4

// rootsOf sets roots to the real roots at which a polynomial changes its sign, ascending, and returns their number. Between two of them lies one of its derivative's, so
// that they are looked for there.
func rootsOf(c, roots []float64) (count int) {
	size := 0.0
	for _, x := range c {
		size = max(size, math.Abs(x))
	}
	for len(c) > 1 && math.Abs(c[len(c)-1]) <= 1e-14*size {
		c = c[:len(c)-1]
	}
	if len(c) < 2 {
		return 0
	}
	var slope, turns [maxDegree]float64
	for i := 1; i < len(c); i++ {
		slope[i-1] = float64(i) * c[i]
	}
	n := rootsOf(slope[:len(c)-1], turns[:])
	bound := 0.0 // of all roots, after Cauchy
	for _, x := range c[:len(c)-1] {
		bound = max(bound, math.Abs(x/c[len(c)-1]))
	}
	bound++
	low := -bound
	for k := range n + 1 {
		high := bound
		if k < n {
			high = turns[k]
		}
		if vl, vh := value(c, low), value(c, high); vl < 0 && vh >= 0 || vl > 0 && vh <= 0 {
			roots[count] = rootBetween(c, low, high, vl > 0)
			count++
		}
		low = high
	}
	return count
}

// rootBetween is the root of a polynomial between low, where it is above 0 or below, and high: by Newton's method, or by halving where that leads away.
func rootBetween(c []float64, low, high float64, above bool) float64 {
	x := (low + high) / 2
	for range 200 {
		y := value(c, x)
		if (y > 0) == above {
			low = x
		} else {
			high = x
		}
		step := y / derivative(c, x)
		if math.Abs(step) <= 1e-15*math.Abs(x) {
			break
		}
		next := x - step
		if !(next > low && next < high) {
			if next = (low + high) / 2; next <= low || next >= high {
				break
			}
		}
		x = next
	}
	return x
}
