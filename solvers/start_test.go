package solvers_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// TestAssembly mends a mechanism that is given slightly wrong, and says what was wrong.
func TestAssembly(t *testing.T) {
	s := &mbd.System{}
	j := mbd.SolidBox(1, r3.Vec{X: 1, Y: 0.1, Z: 0.1})
	wrong := quat.Number{Real: math.Cos(0.05), Jmag: math.Sin(0.05)}
	s.AddBody(mbd.Body{Name: "crank", Mass: 1, Inertia: j, Pose: rigid.Frame{Position: r3.Vec{X: 0.51, Y: 0.02}, Orientation: wrong}})
	s.AddBody(mbd.Body{Name: "rod", Mass: 1, Inertia: j, Pose: rigid.Frame{Position: r3.Vec{X: 1.5, Z: -0.01}, Velocity: r3.Vec{Y: 3}}})
	s.AddJoint(mbd.RevoluteJoint("bearing", mbd.Marker{Body: 0, Position: r3.Vec{X: -0.5}}, mbd.Origin))
	s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: 1, Position: r3.Vec{X: -0.5}}, mbd.Marker{Body: 0, Position: r3.Vec{X: 0.5}}))
	g := build(t, s, solvers.Options{})
	foot, pin, end := s.Motion(s.Joint(0).I), s.Motion(s.Joint(1).I), s.Motion(s.Joint(1).J)
	near(t, "bearing", foot.Position, r3.Vec{}, 1e-9)
	near(t, "pin", pin.Position, end.Position, 1e-9)
	near(t, "pin's velocity", pin.Velocity, end.Velocity, 1e-8)
	var bearing bool
	for _, v := range g.Assembly() {
		bearing = bearing || strings.Contains(v.Constraint, "bearing")
		if math.Abs(v.After) > 1e-9 {
			t.Errorf("%s is violated by %g after assembly", v.Constraint, v.After)
		}
	}
	if !bearing {
		t.Errorf("assembly corrected %v, want the bearing among them", g.Assembly())
	}
}

func TestImpossibleAssemblyNamesTheJoint(t *testing.T) {
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "bar", Mass: 1, Inertia: mbd.SolidSphere(1, 1)})
	s.AddJoint(mbd.SphericalJoint("left", mbd.Marker{Body: 0, Position: r3.Vec{X: -0.5}}, mbd.Origin))
	s.AddJoint(mbd.SphericalJoint("right", mbd.Marker{Body: 0, Position: r3.Vec{X: 0.5}}, mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: 3}}))
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	_, err := solvers.NewIntegrator(t.Context(), s, 0, solvers.Options{})
	if err == nil || !strings.Contains(err.Error(), `joint "`) {
		t.Errorf("error is %v, want one that names a joint", err)
	}
}

// A force that is no number from some time on is named with its body and that time, and steps go as far as it is one.
func TestEndlessForce(t *testing.T) {
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "bystander", Mass: 1, Inertia: mbd.SolidSphere(1, 1)})
	s.AddBody(mbd.Body{Name: "pushed", Mass: 1, Inertia: mbd.SolidSphere(1, 1)})
	root := mbd.FunctionOf(func(t float64) (value, rate, acceleration float64) { return math.Sqrt(0.02 - t), 0, 0 })
	s.AddForce(&mbd.AppliedForce{Name: "push", At: mbd.Marker{Body: 1}, Force: r3.Vec{X: 1}, Scale: root})
	g := build(t, s, solvers.Options{Step: 1e-3})
	var err error
	for err == nil && g.Time() < 0.1 {
		err = g.StepToward(0.1)
	}
	if err == nil || !strings.Contains(err.Error(), `body "pushed" (1), force x is not a finite number at t = 0.02`) {
		t.Errorf("error is %v, want one that names the body pushed and t = 0.02 s", err)
	}
	if math.Abs(g.Time()-0.02) > 1e-6 {
		t.Errorf("the last good step ended at %g s, want 0.02", g.Time())
	}
}

// TestFailureNamesTheWorst makes Newton fail by a force with a jump in it.
func TestFailureNamesTheWorst(t *testing.T) {
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "bystander", Mass: 1, Point: true})
	s.AddBody(mbd.Body{Name: "culprit", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1}}})
	s.AddForce(&mbd.SpringDamper{Name: "trap", I: mbd.Origin, J: mbd.Marker{Body: 1}, Curve: mbd.LawOf(func(_, x, v float64) (force, byX, byV float64) {
		return 1e6 * math.Sin(1e7*x), 0, 0
	})})
	g := build(t, s, solvers.Options{})
	before := s.Pose(1)
	err := g.Step(1e-3)
	var failure *solvers.ConvergenceError
	if !errors.As(err, &failure) || !strings.Contains(failure.Worst, "culprit") || len(failure.History) == 0 {
		t.Fatalf("error is %v, want a ConvergenceError that names the culprit", err)
	}
	if after := s.Pose(1); after != before || g.Time() != 0 {
		t.Errorf("a rejected step moved the body from %v to %v", before, after)
	}
}

// TestSingularNamesWhatIsWrong holds a body without inertia at its centre, and drives a crank to where it locks.
func TestSingularNamesWhatIsWrong(t *testing.T) {
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "bob", Mass: 1})
	s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: 0}, mbd.Origin))
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	if _, err := solvers.NewIntegrator(t.Context(), s, 0, solvers.Options{}); err == nil || !strings.Contains(err.Error(), `nothing resists body "bob"`) {
		t.Errorf("no inertia: %v", err)
	}
	s = &mbd.System{}
	s.AddBody(mbd.Body{Name: "ball", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1}}})
	s.AddJoint(mbd.DistanceJoint("rod", mbd.Marker{Body: 0}, mbd.Origin, mbd.InitialLength))
	s.AddJoint(mbd.PointDriver("push", mbd.Marker{Body: 0}, mbd.Origin, [3]mbd.Function{nil, mbd.Polynomial{0, 1}, mbd.Constant(0)}))
	g := build(t, s, solvers.Options{Step: 1e-2})
	if err := g.Advance(2); err == nil || !strings.Contains(err.Error(), `"rod"`) && !strings.Contains(err.Error(), `"push"`) || math.Abs(g.Time()-1) > 0.05 {
		t.Errorf("locks at %g s: %v", g.Time(), err)
	}
}
