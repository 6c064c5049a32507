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

// Two links of 1 m and 1.5 m whose end is drawn away at 0.5 m/s from 2 m on are stretched after 1 s, and go no further: the motion depends on the links there.
func TestDeadPointIsNamed(t *testing.T) {
	s := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	knee := r3.Vec{X: (4 + 1 - 2.25) / 4}
	knee.Y = math.Sqrt(1 - knee.X*knee.X)
	s.AddBody(mbd.Body{Name: "knee", Mass: 1, Point: true, Pose: rigid.Frame{Position: knee}})
	s.AddBody(mbd.Body{Name: "end", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 2}}})
	s.AddJoint(mbd.DistanceJoint("thigh", mbd.Marker{Body: 0}, mbd.Origin, 1))
	s.AddJoint(mbd.DistanceJoint("shank", mbd.Marker{Body: 1}, mbd.Marker{Body: 0}, 1.5))
	s.AddJoint(mbd.PointDriver("draw", mbd.Marker{Body: 1}, mbd.Origin, [3]mbd.Function{mbd.Polynomial{2, 0.5}, mbd.Constant(0), mbd.Constant(0)}))
	g := build(t, s, solvers.Options{Step: 1e-3, MinStep: 1e-9})
	var err error
	for err == nil && g.Time() < 1.1 {
		err = g.StepToward(g.Time() + 1e-3)
	}
	var convergence *solvers.ConvergenceError
	if !errors.As(err, &convergence) || !strings.Contains(convergence.DeadPoint, "draw") {
		t.Fatalf("after %g s: %v", g.Time(), err)
	}
	if math.Abs(g.Time()-1) > 1e-3 {
		t.Errorf("stopped at %g s, want 1", g.Time())
	}
	if text := err.Error(); !strings.Contains(text, "go no further") || strings.Contains(text, "more mass") {
		t.Error(text)
	}
}
