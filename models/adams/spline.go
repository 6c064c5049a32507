// Curves through data: AKISPL and CUBSPL of a SPLINE statement.

package adams

import (
	"fmt"
	"sort"

	"gonum.org/v1/gonum/interp"
)

// curve is a derivative of a piecewise cubic; outside the data a parabola or a line goes on.
type curve struct {
	order int          // which derivative of the data's curve
	knots []float64    // ascending; piece k holds from knots[k-1] to knots[k]; piece 0 and the last are extrapolations
	base  []float64    // one a piece: where its powers start
	poly  [][4]float64 // one a piece: coefficients of 1, u, u^2, u^3 with u = x - base
}

// method is how a curve is laid through data.
type method string

const (
	akima method = "AKISPL" // Akima, JACM 17 (1970) 589
	cubic method = "CUBSPL" // twice differentiable, not a knot at the second and the last but one point
)

// newCurve lays a curve through points with ascending x.
func newCurve(how method, x, y []float64, linear bool, order int) (curve, error) {
	slopes, err := knotSlopes(how, x, y)
	if err != nil {
		return curve{}, err
	}
	c := curve{order: order, knots: x}
	head, tail := parabola(x[:3], y[:3], x[0]), parabola(x[len(x)-3:], y[len(y)-3:], x[len(x)-1])
	if linear {
		head, tail = line(x[:2], y[:2], x[0]), line(x[len(x)-2:], y[len(y)-2:], x[len(x)-1])
	}
	c.base, c.poly = append(c.base, x[0]), append(c.poly, head)
	for k := 1; k < len(x); k++ {
		h := x[k] - x[k-1]
		secant := (y[k] - y[k-1]) / h
		a, b := slopes[k-1], slopes[k]
		c.base = append(c.base, x[k-1])
		c.poly = append(c.poly, [4]float64{y[k-1], a, (3*secant - 2*a - b) / h, (a + b - 2*secant) / (h * h)})
	}
	c.base, c.poly = append(c.base, x[len(x)-1]), append(c.poly, tail)
	return c, nil
}

func knotSlopes(how method, x, y []float64) ([]float64, error) {
	if len(x) < 4 || len(x) != len(y) {
		return nil, fmt.Errorf("a spline needs at least 4 points and as many values; it has %d points, %d values", len(x), len(y))
	}
	for k := 1; k < len(x); k++ {
		if x[k] <= x[k-1] {
			return nil, fmt.Errorf("x values must rise; value %d is %g after %g", k+1, x[k], x[k-1])
		}
	}
	var fit interp.FittablePredictor
	var derivative func(float64) float64
	if how == akima {
		s := &interp.AkimaSpline{}
		fit, derivative = s, s.PredictDerivative
	} else {
		s := &interp.NotAKnotCubic{}
		fit, derivative = s, s.PredictDerivative
	}
	if err := fit.Fit(x, y); err != nil {
		return nil, err
	}
	slopes := make([]float64, len(x))
	for k := range x {
		slopes[k] = derivative(x[k])
	}
	return slopes, nil
}

// parabola returns the coefficients, in powers of x - base, of the parabola through three points.
func parabola(x, y []float64, base float64) [4]float64 {
	d01, d12 := (y[1]-y[0])/(x[1]-x[0]), (y[2]-y[1])/(x[2]-x[1])
	bend := (d12 - d01) / (x[2] - x[0])
	// y0 + d01 (x - x0) + bend (x - x0)(x - x1)
	u0, u1 := base-x[0], base-x[1]
	return [4]float64{y[0] + d01*u0 + bend*u0*u1, d01 + bend*(u0+u1), bend, 0}
}

func line(x, y []float64, base float64) [4]float64 {
	d := (y[1] - y[0]) / (x[1] - x[0])
	return [4]float64{y[0] + d*(base-x[0]), d, 0, 0}
}

// evaluate returns the value and two derivatives at x.
func (c *curve) evaluate(x float64) (f, d, dd float64) {
	k := sort.SearchFloat64s(c.knots, x)
	u, p := x-c.base[k], c.poly[k]
	derivatives := [6]float64{
		p[0] + u*(p[1]+u*(p[2]+u*p[3])),
		p[1] + u*(2*p[2]+u*3*p[3]),
		2*p[2] + 6*p[3]*u,
		6 * p[3],
	}
	return derivatives[c.order], derivatives[c.order+1], derivatives[c.order+2]
}

// surface is a family of curves over z, linear between neighbours and beyond the ends.
type surface struct {
	z      []float64
	curves []curve
}

func (s *surface) evaluate(x, z float64) partials2 {
	k := min(max(sort.SearchFloat64s(s.z, z), 1), len(s.z)-1)
	h := s.z[k] - s.z[k-1]
	w := (z - s.z[k-1]) / h
	f0, d0, dd0 := s.curves[k-1].evaluate(x)
	f1, d1, dd1 := s.curves[k].evaluate(x)
	return partials2{
		f: (1-w)*f0 + w*f1, x: (1-w)*d0 + w*d1, y: (f1 - f0) / h,
		xx: (1-w)*dd0 + w*dd1, xy: (d1 - d0) / h,
	}
}
