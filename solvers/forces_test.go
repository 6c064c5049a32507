package solvers_test

// Ropes, breaking springs and stops in motion.

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// TestRopeOnlyPulls throws a ball up on a rope: it flies freely until the rope is tight, and never is pushed.
func TestRopeOnlyPulls(t *testing.T) {
	s := &mbd.System{Gravity: r3.Vec{Z: -10}}
	s.AddBody(mbd.Body{Name: "ball", Mass: 1, Point: true, Pose: rigid.Frame{Velocity: r3.Vec{Z: 5}}})
	rope := &mbd.SpringDamper{Name: "rope", I: mbd.Origin, J: mbd.Marker{Body: 0}, Stiffness: 1e4, Damping: 10, FreeLength: 1, TensionOnly: true}
	s.AddForce(rope)
	g := build(t, s, solvers.Options{})
	advance(t, g, 0.2, 1e-3)
	near(t, "free flight", s.Pose(0).Position, r3.Vec{Z: 0.2*5 - 0.2}, 1e-6)
	highest, least := 0.0, 0.0
	for range 1500 {
		if err := g.Step(1e-3); err != nil {
			t.Fatal(err)
		}
		highest = math.Max(highest, r3.Norm(s.Pose(0).Position))
		least = math.Min(least, rope.Tension(s))
	}
	if highest < 1.001 || highest > 1.1 || least < 0 {
		t.Errorf("the ball came %g m far and the tension was at least %g N; want 1 m and a little, and no push", highest, least)
	}
}

// TestThreadBreaks loads a thread beyond what it bears.
func TestThreadBreaks(t *testing.T) {
	for name, b := range map[string]*mbd.Breaking{
		"force": {Force: 15}, "elongation": {Elongation: 0.015}, "energy": {Energy: 0.5 * 1000 * 0.015 * 0.015},
	} {
		s := &mbd.System{Gravity: r3.Vec{Z: -10}}
		s.AddBody(mbd.Body{Name: "weight", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{Z: -1}}})
		thread := &mbd.SpringDamper{Name: "thread", I: mbd.Origin, J: mbd.Marker{Body: 0}, Stiffness: 1000, FreeLength: 1, Breaking: b}
		s.AddForce(thread)
		g := build(t, s, solvers.Options{})
		// It swings to twice its static elongation of 10 mm, and passes 15 mm after 2/3 of half a period.
		period := 2 * math.Pi / math.Sqrt(1000)
		advance(t, g, 0.99*period/3, 1e-4)
		if thread.Broken(s) {
			t.Errorf("%s: broken at %g s, before 15 mm", name, g.Time())
		}
		advance(t, g, 1.01*period/3, 1e-4)
		if !thread.Broken(s) {
			t.Errorf("%s: not broken at %g s, beyond 15 mm", name, g.Time())
		}
		v := s.Pose(0).Velocity.Z
		advance(t, g, g.Time()+0.1, 1e-3)
		if got := s.Pose(0).Velocity.Z - v; math.Abs(got+1) > 1e-3 {
			t.Errorf("%s: the weight gains %g m/s in 0.1 s after breaking, want -1", name, got)
		}
	}
}

// TestBreakIsWithinTheStep compares the time of a break and the fall after it with what they are, by steps of two sizes.
func TestBreakIsWithinTheStep(t *testing.T) {
	const swing, frequency = 0.01, 31.622776601683793 // m, rad/s: static elongation, of 1 kg on 1000 N/m
	when := math.Acos(1-0.015/swing) / frequency
	rest := 0.2 - when
	place := -1.015 - swing*frequency*math.Sin(frequency*when)*rest - 5*rest*rest
	misses := func(h float64) (time, position float64) {
		s := &mbd.System{Gravity: r3.Vec{Z: -10}}
		s.AddBody(mbd.Body{Name: "weight", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{Z: -1}}})
		thread := &mbd.SpringDamper{Name: "thread", I: mbd.Origin, J: mbd.Marker{Body: 0}, Stiffness: 1000, FreeLength: 1, Breaking: &mbd.Breaking{Force: 15}}
		s.AddForce(thread)
		g := build(t, s, solvers.Options{Step: h})
		if err := g.Advance(0.2); err != nil {
			t.Fatal(err)
		}
		how, broken := thread.Break(s)
		if !broken || how.Tension > 15*1.001 {
			t.Errorf("steps of %g s: broken %v at a tension of %g N, want 15", h, broken, how.Tension)
		}
		return math.Abs(how.Time - when), math.Abs(s.Pose(0).Position.Z - place)
	}
	time1, place1 := misses(4e-3)
	time2, place2 := misses(2e-3)
	if time2 > 5e-5 || time2 > time1/3 || place2 > 1e-4 || place2 > place1/3 {
		t.Errorf("time is off by %.2g and %.2g s, the place by %.2g and %.2g m; want second order", time1, time2, place1, place2)
	}
}

// TestBreakIsWithinShortSteps breaks threads of the same kind that swing slowly and, in steps as much shorter, fast: nothing about a break depends on the unit of time.
func TestBreakIsWithinShortSteps(t *testing.T) {
	const limit = 5. // N, of 20 N at most
	for _, faster := range []float64{1, 1 << 8, 1 << 14} {
		force := faster * faster
		s := &mbd.System{Gravity: r3.Vec{Z: -10 * force}}
		s.AddBody(mbd.Body{Name: "weight", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{Z: -1}}})
		thread := &mbd.SpringDamper{Name: "thread", I: mbd.Origin, J: mbd.Marker{Body: 0}, Stiffness: 1000 * force, FreeLength: 1, Breaking: &mbd.Breaking{Force: limit * force}}
		s.AddForce(thread)
		g := build(t, s, solvers.Options{Step: 4e-3 / faster})
		if err := g.Advance(0.1 / faster); err != nil {
			t.Fatal(err)
		}
		if how, broken := thread.Break(s); !broken || how.Tension > limit*force*1.001 {
			t.Errorf("steps of %.2g s: broken %v at %g times the limit", 4e-3/faster, broken, how.Tension/(limit*force))
		}
	}
}

// TestStopReturnsEnergy lets a slider hit a stop without damping.
func TestStopReturnsEnergy(t *testing.T) {
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "slider", Mass: 2, Inertia: mbd.SolidSphere(2, 0.1), Pose: rigid.Frame{Velocity: r3.Vec{X: 3}}})
	i, j := s.MarkerAt(0, r3.Vec{}, aboutX), s.MarkerAt(mbd.Ground, r3.Vec{}, aboutX)
	s.AddJoint(mbd.PrismaticJoint("rail", i, j))
	s.AddForce(&mbd.CoordinateForce{
		Name: "stop", Coordinate: mbd.RelativeCoordinate{I: i, J: j}, Law: &mbd.StopLaw{Lower: -1, Upper: 0.5, Stiffness: 1e5, Exponent: 1.5, Depth: 1e-3},
	})
	g := build(t, s, solvers.Options{})
	start := s.Energies().Total()
	advance(t, g, 0.4, 2e-5)
	if v := s.Pose(0).Velocity.X; math.Abs(v+3) > 2e-3 {
		t.Errorf("the slider comes back with %g m/s, want -3", v)
	}
	if drift := math.Abs(s.Energies().Total() - start); drift > 0.01 {
		t.Errorf("the stop takes %g J", drift)
	}
}
