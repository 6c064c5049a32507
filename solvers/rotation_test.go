package solvers_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// rotor turns freely about no principal axis.
func rotor(rate float64) *mbd.System {
	s := &mbd.System{}
	s.AddBody(mbd.Body{
		Name: "rotor", Mass: 0.1, Inertia: mbd.Inertia{XX: 1e-5, YY: 1e-5, ZZ: 2e-5},
		Pose: rigid.Frame{AngularVelocity: r3.Scale(rate/math.Sqrt2, r3.Vec{X: 1, Y: 0.01, Z: 1})},
	})
	return s
}

// A body that turns too far in a step is named, with the step that would do; nothing says that it had no inertia.
func TestTurnTooFar(t *testing.T) {
	for _, rate := range []float64{1100, 2000, 2800, 1e4, 1e6} {
		g := build(t, rotor(rate), solvers.Options{})
		err := g.Step(1e-3)
		var turn *solvers.RotationError
		if !errors.As(err, &turn) || turn.Body != "rotor" || math.Abs(turn.Rate/rate-1) > 1e-3 || math.Abs(turn.SuggestedStep()*rate-0.5) > 1e-3 {
			t.Errorf("%g rad/s: %v", rate, err)
		}
		if err := g.Step(turn.SuggestedStep()); err != nil {
			t.Errorf("%g rad/s at the step that is wanted: %v", rate, err)
		}
	}
}

// Steps of a given size are made shorter where a body turns too far, and no accepted one holds energy from nowhere.
func TestTurnShortensSteps(t *testing.T) {
	for _, rate := range []float64{1400, 2800, 1e4} {
		s := rotor(rate)
		g := build(t, s, solvers.Options{Step: 1e-3})
		start := s.Energies().Kinetic
		if e := g.FastRotation(1e-3); e == nil || !strings.Contains(e.Error(), "rotor") {
			t.Errorf("%g rad/s: the start tells %v", rate, e)
		}
		for g.Time() < 0.02 {
			if err := g.StepToward(0.02); err != nil {
				t.Fatal(err)
			}
			if e := s.Energies().Kinetic; !(e < 1.001*start && e > 0.5*start) {
				t.Fatalf("%g rad/s: %g J become %g J at t = %g s", rate, start, e, g.Time())
			}
		}
	}
}

// Where steps are so short that the tolerance is finer than what rounding leaves of velocities, iterations end at that.
func TestRoundingOfVelocities(t *testing.T) {
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "bead", Mass: 1e-6, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 0.11}, Velocity: r3.Vec{X: 3000, Y: 2000, Z: 1000}}})
	s.AddForce(&mbd.SpringDamper{Name: "wire", I: mbd.Marker{Body: 0}, J: mbd.Origin, Stiffness: 1e7, Damping: 100, FreeLength: 0.1})
	g := build(t, s, solvers.Options{Tolerance: 1e-15})
	for range 1000 {
		if err := g.Step(1.4e-9); err != nil {
			t.Fatalf("t = %g s: %v", g.Time(), err)
		}
	}
}
