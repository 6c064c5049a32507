// Functions of one variable with their first and second derivatives.

package adams

import (
	"fmt"
	"math"
)

// univariate is an elementary function.
type univariate struct {
	name     string
	evaluate func(x float64) (f, d, dd float64)
}

// functions are those of FORTRAN that the language has. Where a derivative does not exist it is zero.
var functions = []univariate{
	{"SIN", func(x float64) (f, d, dd float64) { s, c := math.Sincos(x); return s, c, -s }},
	{"COS", func(x float64) (f, d, dd float64) { s, c := math.Sincos(x); return c, -s, -c }},
	{"TAN", func(x float64) (f, d, dd float64) { t := math.Tan(x); return t, 1 + t*t, 2 * t * (1 + t*t) }},
	{"ASIN", func(x float64) (f, d, dd float64) { return arc(math.Asin(x), x, 1) }},
	{"ACOS", func(x float64) (f, d, dd float64) { return arc(math.Acos(x), x, -1) }},
	{"ATAN", func(x float64) (f, d, dd float64) { q := 1 / (1 + x*x); return math.Atan(x), q, -2 * x * q * q }},
	{"SINH", func(x float64) (f, d, dd float64) { return math.Sinh(x), math.Cosh(x), math.Sinh(x) }},
	{"COSH", func(x float64) (f, d, dd float64) { return math.Cosh(x), math.Sinh(x), math.Cosh(x) }},
	{"TANH", func(x float64) (f, d, dd float64) { t := math.Tanh(x); return t, 1 - t*t, -2 * t * (1 - t*t) }},
	{"EXP", func(x float64) (f, d, dd float64) { e := math.Exp(x); return e, e, e }},
	{"LOG", func(x float64) (f, d, dd float64) { return math.Log(x), 1 / x, -1 / (x * x) }},
	{"LOG10", func(x float64) (f, d, dd float64) {
		return math.Log10(x), math.Log10E / x, -math.Log10E / (x * x)
	}},
	{"SQRT", func(x float64) (f, d, dd float64) {
		if x == 0 {
			return 0, 0, 0
		}
		r := math.Sqrt(x)
		return r, 0.5 / r, -0.25 / (r * x)
	}},
	{"ABS", func(x float64) (f, d, dd float64) {
		switch {
		case x > 0:
			return x, 1, 0
		case x < 0:
			return -x, -1, 0
		}
		return 0, 0, 0
	}},
	{"INT", func(x float64) (f, d, dd float64) { return math.Trunc(x), 0, 0 }},
	{"NINT", func(x float64) (f, d, dd float64) { return math.Round(x), 0, 0 }},
}

// arc completes the derivatives of asin (sign 1) and acos (sign -1).
func arc(f, x, sign float64) (float64, float64, float64) {
	q := 1 - x*x
	if q <= 0 {
		return f, 0, 0
	}
	d := sign / math.Sqrt(q)
	return f, d, d * x / q
}

// functionIndex finds a function that is known to exist.
func functionIndex(name string) int {
	for i, f := range functions {
		if f.name == name {
			return i
		}
	}
	panic(fmt.Sprintf("adams: no function %s", name))
}

// isFunction tells whether the name is a function of one variable.
func isFunction(name string) bool {
	for _, f := range functions {
		if f.name == name {
			return true
		}
	}
	return false
}
