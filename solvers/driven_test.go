package solvers_test

// Mechanisms in which motors leave no degree of freedom.

import (
	"math"
	"slices"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// TestDrivenArmKeepsItsReactions turns an arm with a forearm far round, with a load across the plane. Motors leave no degree of freedom, so positions are right whatever the
// multipliers are; the multipliers have to follow all the same, since the tangent is made with them.
func TestDrivenArmKeepsItsReactions(t *testing.T) {
	const load = 10.0 // N, across the plane, at the forearm's centre
	s := &mbd.System{}
	bodies := []mbd.Body{
		{Name: "arm", Mass: 2, Inertia: mbd.SolidBox(2, r3.Vec{X: 0.6, Y: 0.04, Z: 0.04}), Pose: rigid.Frame{Position: r3.Vec{X: 0.3}}},
		{Name: "forearm", Mass: 8, Inertia: mbd.SolidBox(8, r3.Vec{X: 0.2, Y: 0.2, Z: 0.16}), Pose: rigid.Frame{Position: r3.Vec{X: 0.7}}},
	}
	last := mbd.Ground
	for i, b := range bodies {
		body := s.AddBody(b)
		at := r3.Vec{X: 0.6 * float64(i)}
		hinge(s, b.Name, body, last, at, quat.Number{Real: 1})
		one := quat.Number{Real: 1}
		s.AddJoint(mbd.RotationDriver(b.Name+" motor", s.MarkerAt(body, at, one), s.MarkerAt(last, at, one), mbd.Polynomial{0, 1.5}))
		last = body
	}
	s.AddForce(&mbd.AppliedForce{Name: "load", At: mbd.Marker{Body: 1}, Force: r3.Vec{Z: load}})
	g := build(t, s, solvers.Options{Tolerance: 1e-6})
	for range 20 {
		advance(t, g, g.Time()+0.1, 1e-3)
		// The hinge holds the load, and the moment that it has about the hinge at the arm's end.
		hinge := s.Motion(s.Joint(2).I).Position
		want := r3.Cross(r3.Sub(hinge, s.Pose(1).Position), r3.Vec{Z: load})
		if got := s.Reaction(2); math.Abs(got.Force.Z+load) > 0.01*load || r3.Norm(r3.Sub(r3.Vec{X: got.Moment.X, Y: got.Moment.Y}, want)) > 0.01*r3.Norm(want) {
			t.Fatalf("at %.4g s the hinge holds %.5g N and %.5g N m, want %.5g N and %.5g N m", g.Time(), got.Force.Z, got.Moment, -load, want)
		}
	}
}

// started is an arm on a hinge, with a forearm that swings on its end if wanted, whose motor starts at once at a time and with a rate.
func started(t *testing.T, forearm bool, at, rate float64, options solvers.Options) (*mbd.System, *solvers.Integrator) {
	t.Helper()
	s := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	motor := mbd.FunctionOf(func(t float64) (value, speed, acceleration float64) {
		if t < at {
			return 0, 0, 0
		}
		return rate * (t - at), rate, 0
	})
	one := quat.Number{Real: 1}
	arm := s.AddBody(mbd.Body{Name: "arm", Mass: 2, Inertia: mbd.SolidBox(2, r3.Vec{X: 0.6, Y: 0.04, Z: 0.04})}) // about its centre
	hinge(s, "arm", arm, mbd.Ground, r3.Vec{}, one)
	s.AddJoint(mbd.RotationDriver("motor", s.MarkerAt(arm, r3.Vec{}, one), s.MarkerAt(mbd.Ground, r3.Vec{}, one), motor))
	if forearm {
		s.AddBody(mbd.Body{Name: "forearm", Mass: 1, Inertia: mbd.SolidBox(1, r3.Vec{X: 0.04, Y: 0.4, Z: 0.04}), Pose: rigid.Frame{Position: r3.Vec{X: 0.3, Y: -0.2}}})
		hinge(s, "forearm", 1, arm, r3.Vec{X: 0.3}, one)
	}
	return s, build(t, s, options)
}

// worked advances to a time and returns the work of the drivers.
func worked(t *testing.T, s *mbd.System, g *solvers.Integrator, to, h float64) (work float64) {
	t.Helper()
	power := s.DriverPower()
	for n := int(math.Round((to - g.Time()) / h)); n > 0; n-- {
		if err := g.Step(h); err != nil {
			t.Fatal(err)
		}
		now := s.DriverPower()
		work += h/2*(power+now) + g.JumpWork()
		power = now
	}
	return work
}

// A motor that starts at once, wherever in a step, does the work of the arm's energy, and holds no moment afterwards, in the measure of the one that would start it in a step.
func TestMotorStartsAtOnce(t *testing.T) {
	const h, rate = 1e-3, 7.0
	for _, part := range []float64{0, 0.1, 0.5, 0.97} {
		s, g := started(t, false, (10+part)*h, rate, solvers.Options{Tolerance: 1e-10})
		work := worked(t, s, g, 0.03, h)
		energy := s.Energies().Kinetic
		if want := 0.5 * 2 / 12.0 * (0.36 + 0.0016) * rate * rate; math.Abs(energy-want) > 1e-9*want || math.Abs(work-want) > 1e-4*want {
			t.Errorf("started at %g of a step: the arm has %.12g J and the motor has done %.12g J, want %.12g J", part, energy, work, want)
		}
		if moment := s.Reaction(1).Moment; math.Abs(moment.Z) > 1e-5*energy/rate/h {
			t.Errorf("started at %g of a step: the motor holds %g N m", part, moment.Z)
		}
	}
}

// With a forearm on it, where a motor starts in a step matters less the shorter that is, and the books close.
func TestMotorStartsForearm(t *testing.T) {
	end := func(h float64) (at r3.Vec, missing float64) {
		s, g := started(t, true, 0.10037, 5, solvers.Options{Tolerance: 1e-9})
		start := s.Energies().Total()
		work := worked(t, s, g, 0.4, h)
		return s.Pose(1).Position, s.Energies().Total() - start - work
	}
	right, _ := end(1e-5)
	for _, h := range []float64{1e-3, 1e-4} {
		at, missing := end(h)
		if off := r3.Norm(r3.Sub(at, right)); off > 0.05*h || math.Abs(missing) > 3*h {
			t.Errorf("steps of %g s: %g m off, and %g J are missing", h, off, missing)
		} else {
			t.Logf("steps of %g s: %g m off, and %g J are missing", h, off, missing)
		}
	}
}

// A step over the start of a motor that is not accepted leaves no trace.
func TestMotorStartIsUndone(t *testing.T) {
	run := func(tries int) []float64 {
		_, g := started(t, true, 0.0103, 5, solvers.Options{Tolerance: 1e-9, MaxIterations: 30})
		for range 10 {
			if err := g.Step(1e-3); err != nil {
				t.Fatal(err)
			}
		}
		for range tries {
			if g.Step(1e4) == nil {
				t.Fatal("a step of hours is made")
			}
		}
		for range 10 {
			if err := g.Step(1e-3); err != nil {
				t.Fatal(err)
			}
		}
		return slices.Concat(g.State().Q, g.State().V)
	}
	if !slices.Equal(run(0), run(1)) {
		t.Error("a step that fails changes those after it")
	}
}

// With error control too, at less cost than the accelerations of a start within one step would ask for.
func TestMotorStartsWithErrorControl(t *testing.T) {
	right, g := started(t, true, 0.10037, 5, solvers.Options{Tolerance: 1e-9})
	worked(t, right, g, 0.4, 1e-5)
	s, c := started(t, true, 0.10037, 5, solvers.Options{Accuracy: 1e-4, Duration: 0.4})
	if err := c.Advance(0.4); err != nil {
		t.Fatal(err)
	}
	if off := r3.Norm(r3.Sub(s.Pose(1).Position, right.Pose(1).Position)); off > 1e-4 {
		t.Errorf("%g m off, and %g m are allowed", off, 1e-4)
	}
	if n := c.Counters().Steps; n > 400 {
		t.Errorf("%d steps", n)
	}
}
