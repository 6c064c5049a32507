package solvers_test

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// TestDissipationOfOscillator checks the books of a linear oscillator against its amplification matrix: Chung and Hulbert (1993), eqs. 1 to 9, which for alpha_m = 0 is that
// of Hilber, Hughes and Taylor (1977). The numerical dissipation of every step is what the oscillator's energy loses by the matrix.
func TestDissipationOfOscillator(t *testing.T) {
	generalized := func(rho float64) (method solvers.Method, am, af float64) {
		return solvers.GeneralizedAlpha(rho), (2*rho - 1) / (rho + 1), rho / (rho + 1)
	}
	hht := func(alpha float64) (method solvers.Method, am, af float64) { return solvers.HHT(alpha), 0, -alpha }
	check := func(method solvers.Method, am, af float64) {
		for _, h := range []float64{0.01, 0.05, 0.3} {
			const square = 100 // of the circular frequency, 1/s2
			gamma := 0.5 - am + af
			beta := 0.25 * (0.5 + gamma) * (0.5 + gamma)
			u, v := 0.1, 0.0
			a := -square * u
			energy := func() float64 { return 0.5*v*v + 0.5*square*u*u }

			s := oscillator()
			g := build(t, s, solvers.Options{Method: method, Tolerance: 1e-14})
			lost, start := 0.0, energy()
			for n := range 100 {
				if err := g.Step(h); err != nil {
					t.Fatal(err)
				}
				before := energy()
				at := u + h*v + h*h*(0.5-beta)*a
				next := -(am*a + square*(af*u+(1-af)*at)) / (1 - am + (1-af)*square*beta*h*h)
				u, v, a = at+h*h*beta*next, v+h*((1-gamma)*a+gamma*next), next
				d := g.NumericalDissipation()
				if math.Abs(d-(before-energy())) > 1e-11 {
					t.Fatalf("%v, step %d of %g s: %.9g J dissipated, by the matrix %.9g J", method, n, h, d, before-energy())
				}
				lost += d
			}
			if keeps := method == solvers.HHT(0); (lost == 0) != keeps || !keeps && !(lost > 1e-5*start && lost <= start*(1+1e-9)) {
				t.Errorf("%v, steps of %g s: %.3g J of %.3g J dissipated", method, h, lost, start)
			}
		}
	}
	check(hht(0))
	check(hht(-0.05))
	check(hht(-0.3))
	check(generalized(0.5))
	check(generalized(0))
}

// TestDissipationOfRotation checks that a body that tumbles freely, on which nothing works, loses the energy that is booked as dissipated, but for a part of a higher order in
// the step.
func TestDissipationOfRotation(t *testing.T) {
	for _, h := range []float64{0.02, 0.01, 0.005, 0.0025} {
		s := &mbd.System{}
		s.AddBody(mbd.Body{
			Name: "top", Mass: 1, Inertia: mbd.Inertia{XX: 0.1, YY: 0.2, ZZ: 0.25}, Pose: rigid.Frame{AngularVelocity: r3.Vec{X: 0.3, Y: 5, Z: 0.2}},
		})
		g := build(t, s, solvers.Options{Method: solvers.HHT(-0.3), Tolerance: 1e-13})
		start, dissipated := s.Energies().Total(), 0.0
		for range int(math.Round(5 / h)) {
			if err := g.Step(h); err != nil {
				t.Fatal(err)
			}
			dissipated += g.NumericalDissipation()
		}
		if lost := start - s.Energies().Total(); !(lost > 0) || math.Abs(lost-dissipated) > 6*h*lost {
			t.Errorf("steps of %g s: %.4g J lost, %.4g J dissipated", h, lost, dissipated)
		}
	}
}
