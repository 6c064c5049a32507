// Whether a conductance makes sense, and the steps that it allows.

package law

import (
	"fmt"
	"math"
)

// None tells that contacts leave the scalar as it is.
func (x *Exchange) None() bool { return *x == Exchange{} }

// Check tells what is wrong with the coefficients.
func (x *Exchange) Check() error {
	if g := x.Conductance(1); !(g >= 0) || math.IsInf(g, 0) {
		return fmt.Errorf("conductance %g of a contact area of radius 1 m: want a number, 0 or more", g)
	}
	if !(x.FilmDensity >= 0) || math.IsInf(x.FilmDensity, 0) {
		return fmt.Errorf("density %g kg/m3 of a film: want a number above 0, or 0 for what is no film", x.FilmDensity)
	}
	return nil
}

// LongestStep is the time (s) in which as much passes through a contact area of a radius (m) between partners of an effective capacity as may pass in a step:
// longer steps even out more slowly than the coefficients say. It is infinite without a conductance.
func (x *Exchange) LongestStep(radius, capacity float64) float64 {
	return evenPart * capacity / x.Conductance(radius)
}
