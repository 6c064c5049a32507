package solvers_test

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/bench"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// doublePendulum swings in three dimensions on two spherical joints.
func doublePendulum() *mbd.System {
	s := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	j := mbd.SolidBox(1, r3.Vec{X: 1, Y: 0.1, Z: 0.1})
	s.AddBody(mbd.Body{Name: "upper", Mass: 1, Inertia: j, Pose: rigid.Frame{Position: r3.Vec{X: 0.5}}})
	s.AddBody(mbd.Body{Name: "lower", Mass: 1, Inertia: j, Pose: rigid.Frame{Position: r3.Vec{X: 1.5}, Velocity: r3.Vec{Z: 0.5}, AngularVelocity: r3.Vec{Y: -1}}})
	s.AddJoint(mbd.SphericalJoint("top", mbd.Marker{Body: 0, Position: r3.Vec{X: -0.5}}, mbd.Origin))
	s.AddJoint(mbd.SphericalJoint("middle", mbd.Marker{Body: 1, Position: r3.Vec{X: -0.5}}, mbd.Marker{Body: 0, Position: r3.Vec{X: 0.5}}))
	return s
}

// TestAccuracyIsHonest asks for accuracies over three decades and measures what is achieved.
func TestAccuracyIsHonest(t *testing.T) {
	for _, c := range []struct {
		name  string
		make  func() *mbd.System
		end   float64
		first float64 // accuracy, m
	}{
		{"net", func() *mbd.System { return bench.Net(4) }, 0.2, 1e-5},
		{"double pendulum", doublePendulum, 1, 1e-4},
		{"squeezer", squeezer, 0.03, 1e-5},
	} {
		positions := func(accuracy float64) (p []r3.Vec) {
			s := c.make()
			g := build(t, s, solvers.Options{Accuracy: accuracy, Duration: c.end})
			for k := range 10 {
				if err := g.Advance(c.end * float64(k+1) / 10); err != nil {
					t.Fatal(err)
				}
				for b := range s.Bodies() {
					p = append(p, s.Pose(b).Position)
				}
			}
			return p
		}
		exact := positions(c.first * 1e-3)
		for _, accuracy := range []float64{c.first, c.first * 0.1, c.first * 0.01} {
			var worst float64
			for k, p := range positions(accuracy) {
				worst = math.Max(worst, r3.Norm(r3.Sub(p, exact[k])))
			}
			t.Logf("%s: asked for %.0e m, got %.1e m", c.name, accuracy, worst)
			if worst > 5*accuracy || worst < accuracy/5 {
				t.Errorf("%s: asked for %.0e m, got %.1e m; want within a factor of 5", c.name, accuracy, worst)
			}
		}
	}
}

// TestRoundingDoesNotStallSteps asks for so little error that the estimate is mostly rounding, which shorter steps do not lessen.
func TestRoundingDoesNotStallSteps(t *testing.T) {
	g := build(t, doublePendulum(), solvers.Options{Accuracy: 1e-9, Duration: 2})
	for g.Time() < 0.02 {
		if err := g.StepToward(0.02); err != nil {
			t.Fatal(err)
		}
		if g.Counters().Steps > 10000 {
			t.Fatalf("10000 steps lead to %g s only", g.Time())
		}
	}
}

// TestLocalError compares the estimate of a step's error with two steps of half the size.
func TestLocalError(t *testing.T) {
	for _, o := range []solvers.Options{{Method: solvers.HHT(-0.05)}, {Method: solvers.HHT(-0.3)}, {Method: solvers.GeneralizedAlpha(0.5)}} {
		o.Tolerance = 1e-13
		s := &mbd.System{}
		s.AddBody(mbd.Body{Name: "bob", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1.5}}})
		s.AddForce(&mbd.SpringDamper{Name: "spring", I: mbd.Origin, J: mbd.Marker{Body: 0}, Stiffness: 1, FreeLength: 0.5})
		g := build(t, s, o)
		const h = 0.01
		advance(t, g, 0.7, h)
		var start solvers.Snapshot
		g.Save(&start)
		advance(t, g, 0.7+h, h)
		estimate, whole := g.LocalError(), s.Pose(0).Position
		if err := g.Restore(&start); err != nil {
			t.Fatal(err)
		}
		advance(t, g, 0.7+h, h/2)
		halves := s.Pose(0).Position
		if want := r3.Norm(r3.Sub(whole, halves)) * 4 / 3; math.Abs(estimate-want) > 0.1*want {
			t.Errorf("%v: the local error is estimated as %.3g m, halving the step gives %.3g m", o.Method, estimate, want)
		}
	}
}

// TestAdvance reaches given times exactly, by steps that fit, and comes back to its step after failures.
func TestAdvance(t *testing.T) {
	s := doublePendulum()
	g := build(t, s, solvers.Options{Step: 3e-3})
	for _, to := range []float64{0, 0.01, 0.0234, 0.0234, 0.5} {
		if err := g.Advance(to); err != nil {
			t.Fatal(err)
		}
		if g.Time() != to {
			t.Errorf("advanced to %g s, want %g", g.Time(), to)
		}
	}
	if c := g.Counters(); c.Steps != 4+5+159 {
		t.Errorf("%d steps, want 168", c.Steps)
	}
	if err := g.Advance(0.2); err == nil {
		t.Error("advanced backwards")
	}
}
