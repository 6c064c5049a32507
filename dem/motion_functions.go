// Functions of time for prescribed motions.

package dem

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gabion/internal/vec"
)

// Steady grows at a constant rate from 0 at t = 0.
func Steady(rate float64) Function {
	return func(t float64) (float64, float64) { return rate * t, rate }
}

// Sine vibrates: amplitude * sin(2 pi frequency t + phase), with the frequency in Hz and the phase in rad.
func Sine(amplitude, frequency, phase float64) Function {
	w := 2 * math.Pi * frequency
	return func(t float64) (float64, float64) {
		sin, cos := math.Sincos(w*t + phase)
		return amplitude * sin, amplitude * w * cos
	}
}

// Sum adds functions, such as a steady motion and a vibration.
func Sum(parts ...Function) Function {
	return func(t float64) (value, rate float64) {
		for _, f := range parts {
			v, r := f(t)
			value, rate = value+v, rate+r
		}
		return value, rate
	}
}

// Ramp follows f from t = 0 with the speed raised smoothly from 0 to f's own over the first duration seconds: f is read at a
// time that starts at rest and lags half of duration behind in the end.
func Ramp(f Function, duration float64) Function {
	return func(t float64) (float64, float64) {
		s := t / duration
		switch {
		case s <= 0:
			v, _ := f(0)
			return v, 0
		case s >= 1:
			return f(t - duration/2)
		}
		// The rate of the inner clock is 3s²-2s³.
		v, r := f(duration * s * s * s * (1 - s/2))
		return v, r * s * s * (3 - 2*s)
	}
}

// Derived makes a function of a value alone, such as an expression from a model, by central differences over a step h (s). The error of the
// rate is h²/6 times the third derivative.
func Derived(value func(t float64) float64, h float64) Function {
	return func(t float64) (float64, float64) {
		return value(t), (value(t+h) - value(t-h)) / (2 * h)
	}
}

// Table follows the given values at the given times (s, ascending), with a rate without jumps: between two times the curve is
// the cubic whose slopes are those of the parabolas through three neighbouring points, flattened where it would overshoot (F. N. Fritsch
// and R. E. Carlson, SIAM J. Numer. Anal. 17 (1980) 238). Before the first time and after the last it stands still at the end value.
func Table(times, values []float64) (Function, error) {
	if len(times) != len(values) || len(times) < 2 {
		return nil, fmt.Errorf("table of %d times and %d values: want the same number of both, 2 or more", len(times), len(values))
	}
	for i, t := range times {
		if !vec.Finite1(t) || !vec.Finite1(values[i]) {
			return nil, fmt.Errorf("table: row %d (%g, %g) is not finite", i+1, t, values[i])
		}
		if i > 0 && t <= times[i-1] {
			return nil, fmt.Errorf("table: time %g in row %d does not come after %g", t, i+1, times[i-1])
		}
	}
	x, y := slices.Clone(times), slices.Clone(values)
	slope := slopes(x, y)
	return func(t float64) (float64, float64) {
		i, found := slices.BinarySearchFunc(x, t, cmp.Compare[float64])
		if !found {
			i--
		}
		if i < 0 {
			return y[0], 0
		}
		if i >= len(x)-1 {
			return y[len(y)-1], 0
		}
		h := x[i+1] - x[i]
		s := (t - x[i]) / h
		rise := y[i+1] - y[i]
		// y = y0 + s (h m0 + s (c2 + s c3))
		m0, m1 := h*slope[i], h*slope[i+1]
		c2, c3 := 3*rise-2*m0-m1, m0+m1-2*rise
		return y[i] + s*(m0+s*(c2+s*c3)), (m0 + s*(2*c2+3*s*c3)) / h
	}, nil
}

// slopes are the rates at the points of a table; at both ends the motion starts and stops, so they are 0.
func slopes(x, y []float64) []float64 {
	m := make([]float64, len(x))
	for i := 1; i < len(x)-1; i++ {
		h0, h1 := x[i]-x[i-1], x[i+1]-x[i]
		d0, d1 := (y[i]-y[i-1])/h0, (y[i+1]-y[i])/h1
		if d0*d1 <= 0 {
			continue // a turning point
		}
		p := (d0*h1 + d1*h0) / (h0 + h1)
		m[i] = math.Copysign(min(math.Abs(p), 3*math.Abs(d0), 3*math.Abs(d1)), p)
	}
	return m
}
