package solvers_test

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// oscillator is a mass of 1 kg on a spring of 100 N/m, released 0.1 m beyond its free length of 1 m.
func oscillator() *mbd.System {
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "mass", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1.1}}})
	s.AddForce(&mbd.SpringDamper{Name: "spring", I: mbd.Marker{Body: 0}, J: mbd.Origin, Stiffness: 100, FreeLength: 1})
	return s
}

// Without numerical damping, alpha 0 and spectral radius 1, either method is the trapezoidal rule and keeps the energy of a linear oscillator; at
// the other end of their ranges both lose much of it. Zero is not mistaken for the default.
func TestNumericalDamping(t *testing.T) {
	for _, test := range []struct {
		method solvers.Method
		keeps  bool
	}{
		{solvers.HHT(0), true},
		{solvers.HHT(-0.3), false},
		{solvers.Method{}, false},
		{solvers.GeneralizedAlpha(1), true},
		{solvers.GeneralizedAlpha(0), false},
	} {
		s := oscillator()
		g := build(t, s, solvers.Options{Method: test.method, Tolerance: 1e-13})
		for range 400 {
			if err := g.Step(0.02); err != nil {
				t.Fatal(err)
			}
		}
		if loss := 1 - s.Energies().Total()/0.5; (math.Abs(loss) < 1e-6) != test.keeps || !test.keeps && loss < 0.005 {
			t.Errorf("%v: the oscillator loses %.3g of its energy", test.method, loss)
		}
	}
	for method, want := range map[solvers.Method]string{
		solvers.HHT(-0.4):             "alpha is -0.4, want -1/3 to 0",
		solvers.HHT(math.NaN()):       "alpha is NaN, want -1/3 to 0",
		solvers.GeneralizedAlpha(1.1): "spectral radius is 1.1, want 0 to 1",
	} {
		if _, err := solvers.NewIntegrator(t.Context(), oscillator(), 0, solvers.Options{Method: method}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: got %v, want %q", method, err, want)
		}
	}
}

// A negative length is an error; only InitialLength stands for the length at the start.
func TestNegativeLengths(t *testing.T) {
	for _, length := range []float64{-1, -1e300} {
		s := oscillator()
		s.Force(0).(*mbd.SpringDamper).FreeLength = length
		if err := s.Build(); err == nil || !strings.Contains(err.Error(), "free length is -1") {
			t.Errorf("free length %g m: got %v", length, err)
		}
		s = oscillator()
		s.AddJoint(mbd.DistanceJoint("rod", mbd.Marker{Body: 0}, mbd.Origin, length))
		if err := s.Build(); err == nil || !strings.Contains(err.Error(), "distance is -1") {
			t.Errorf("distance %g m: got %v", length, err)
		}
	}
}
