package solvers_test

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// TestEnergyDriftIsSecondOrder swings a rigid pendulum on a revolute joint. What the velocity projection takes must fall
// with the step like everything else, although it reuses factorisations.
func TestEnergyDriftIsSecondOrder(t *testing.T) {
	drift := func(h float64) float64 {
		s := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
		s.AddBody(mbd.Body{
			Name: "pendulum", Mass: 1, Inertia: mbd.Inertia{XX: 0.1, YY: 0.1, ZZ: 0.04}, Pose: rigid.Frame{Position: r3.Vec{X: 2}},
		})
		axis := mbd.AlongZ(r3.Vec{Y: 1})
		s.AddJoint(mbd.RevoluteJoint("hinge", s.MarkerAt(mbd.Ground, r3.Vec{}, axis), s.MarkerAt(0, r3.Vec{}, axis)))
		if err := s.Build(); err != nil {
			t.Fatal(err)
		}
		g, err := solvers.NewIntegrator(t.Context(), s, 0, solvers.Options{Tolerance: 1e-11})
		if err != nil {
			t.Fatal(err)
		}
		start := s.Energies().Total()
		for range int(math.Round(5 / h)) {
			if err := g.Step(h); err != nil {
				t.Fatal(err)
			}
		}
		return math.Abs(s.Energies().Total() - start)
	}
	coarse, fine := drift(2e-3), drift(5e-4)
	if coarse > 1e-5 || fine > coarse/12 {
		t.Errorf("energy drifts by %.2e J with h = 2 ms and %.2e J with 0.5 ms; want the second sixteen times smaller", coarse, fine)
	}
}
