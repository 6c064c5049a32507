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

// TestNetHangs finds a net's equilibrium: it stays there, and the pins carry its weight.
func TestNetHangs(t *testing.T) {
	s, g := netIntegrator(t, 4, 1, solvers.Options{})
	if err := g.Equilibrium(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := g.Report(); err != nil {
		t.Fatal(err)
	}
	var lift r3.Vec
	for k := range s.Joints() {
		lift = r3.Sub(lift, s.Reaction(k).Force) // on the bodies is what holds them
	}
	weight := 40 * 0.02 * 9.81
	near(t, "force of the net on its pins", lift, r3.Vec{Y: -weight}, 1e-6)
	before := s.Pose(5)
	if before.Position.Y > -0.01 {
		t.Errorf("knot 6 hangs at %g m, want below -0.01 m", before.Position.Y)
	}
	advance(t, g, 0.5, 1e-3)
	near(t, "knot 6 after half a second", s.Pose(5).Position, before.Position, 1e-9)
	t.Logf("%+v", g.Counters())
}

// TestPendulumFindsItsLowestPoint starts far from equilibrium.
func TestPendulumFindsItsLowestPoint(t *testing.T) {
	s := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
	s.AddBody(mbd.Body{
		Name: "pendulum", Mass: 2, Inertia: mbd.Inertia{XX: 0.1, YY: 0.2, ZZ: 0.3},
		Pose: rigid.Frame{Position: r3.Vec{X: 0.3, Z: 0.4}, AngularVelocity: r3.Vec{Y: 1}, Velocity: r3.Vec{X: 0.4, Z: -0.3}},
	})
	s.AddJoint(mbd.SphericalJoint("hook", mbd.Marker{Body: 0, Position: r3.Vec{X: -0.3, Z: -0.4}}, mbd.Origin))
	g := build(t, s, solvers.Options{})
	if err := g.Equilibrium(t.Context()); err != nil {
		t.Fatal(err)
	}
	p := s.Pose(0)
	near(t, "centre of mass", p.Position, r3.Vec{Z: -0.5}, 1e-7)
	if v := r3.Norm(p.Velocity) + math.Abs(r3.Norm(p.AngularVelocity)); v != 0 {
		t.Errorf("it moves at %g", v)
	}
}

// A rope whose slip is not found is named, with the point and what is there, in an error that shorter steps may avoid.
func TestUnfoundRopeIsNamed(t *testing.T) {
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "hook", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1}}})
	s.AddForce(&mbd.RunningRope{Name: "hoist", Law: mbd.LinearRope(1e5), FreeLength: 2.1, Points: []mbd.RopePoint{
		{Marker: mbd.Origin}, {Marker: mbd.Marker{Body: 0}, Friction: 0.2}, {Marker: mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: 1, Z: 1}}},
	}})
	g := build(t, s, solvers.Options{})
	s.StateVariables()[1] = math.NaN() // rope in its second span
	err := g.Step(1e-3)
	var convergence *solvers.ConvergenceError
	if want := `how rope "hoist" slips at its point 2 of 3, on body "hook", is not found at t = `; !errors.As(err, &convergence) || !strings.Contains(err.Error(), want) {
		t.Errorf("error is %v, want one with %s", err, want)
	}
}

// On the way to its rest a ball comes where the force of its spring, or the slope of it, is no number. The message names the ball.
func TestEquilibriumIsNotFinite(t *testing.T) {
	for want, curve := range map[string]func(x float64) (force, slope float64){
		`what acts on body "ball" (0), force x is not a finite number at t = 0 s: `: func(x float64) (force, slope float64) {
			if x > 2.3 {
				return math.NaN(), 0
			}
			return 0, 0
		},
		`what acts on body "ball" (0), force x has a slope that is not a finite number`: func(x float64) (force, slope float64) {
			return math.Sqrt(2.5 - x), -0.5 / math.Sqrt(2.5-x)
		},
	} {
		s := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
		s.AddBody(mbd.Body{Name: "ball", Mass: 1, Point: true})
		s.AddForce(&mbd.SpringDamper{Name: "spring", I: mbd.Marker{Body: mbd.Ground, Position: r3.Vec{Z: 2}}, J: mbd.Marker{Body: 0}, Curve: mbd.LawOf(func(_, x, _ float64) (force, byX, byV float64) {
			force, byX = curve(x)
			return force, byX, 0
		})})
		err := build(t, s, solvers.Options{}).Equilibrium(t.Context())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error is %v, want one with %s", err, want)
		}
	}
}
