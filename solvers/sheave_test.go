package solvers_test

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// TestAtwoodOverRoughSheave lets a weight lift another over a sheave with friction: as fast as Euler's equation says, whatever the radius and the length of the rope.
func TestAtwoodOverRoughSheave(t *testing.T) {
	const light, heavy, friction, gravity = 1, 10, 0.3, 9.81
	grip := math.Exp(friction * math.Pi)
	want := gravity * (heavy - light*grip) / (heavy + light*grip)
	for _, c := range []struct{ radius, depth float64 }{{0.1, 1}, {0.1, 5}, {0.3, 1}} {
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			s := &mbd.System{Gravity: r3.Vec{Z: -gravity}}
			for k, m := range []float64{light, heavy} {
				s.AddBody(mbd.Body{Mass: m, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: c.radius * float64(2*k-1), Z: -c.depth}}})
			}
			s.AddForce(&mbd.RunningRope{Name: "rope", Law: mbd.LinearRope(1e9), Damping: 1e8, FreeLength: mbd.InitialLength, Points: []mbd.RopePoint{
				{Marker: mbd.Marker{Body: 0}}, {Marker: mbd.Origin, Friction: friction, Radius: c.radius}, {Marker: mbd.Marker{Body: 1}},
			}})
			g := build(t, s, solvers.Options{})
			advance(t, g, 0.1, 1e-3)
			before := s.Pose(1).Velocity
			advance(t, g, 0.2, 1e-3)
			after := s.Pose(1)
			got := (before.Z - after.Velocity.Z) / 0.1
			if math.Abs(got-want) > 1e-6*want || math.Abs(after.Position.X-c.radius) > 1e-9 {
				t.Errorf("it falls at %.9g m/s2, want %.9g, and is %g m beside its line", got, want, after.Position.X-c.radius)
			}
		})
	}
}

// TestFreeSheave lets a block with a rough sheave, off its centre, and weights at the ends of the rope turn about each other in space, out of the plane of the rope too: momentum stays, energy goes into friction
// and the damper of the rope, to the second order of the step.
func TestFreeSheave(t *testing.T) {
	run := func(h float64) (linear, angular, missing float64) {
		s := &mbd.System{}
		s.AddBody(mbd.Body{Mass: 3, Inertia: mbd.Inertia{XX: 0.05, YY: 0.07, ZZ: 0.04, XY: 0.01}, Pose: rigid.Frame{
			Position: r3.Vec{Z: 0.1}, Orientation: quat.Number{Real: 0.8, Imag: 0.6}, AngularVelocity: r3.Vec{X: 0.5, Y: 6, Z: 0.7}, Velocity: r3.Vec{X: 2},
		}})
		s.AddBody(mbd.Body{Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: -0.4, Y: 0.1, Z: -0.9}, Velocity: r3.Vec{X: -3, Y: 0.6, Z: 1.2}}})
		s.AddBody(mbd.Body{Mass: 2, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 0.6, Z: -0.8}, Velocity: r3.Vec{X: -2, Y: -0.5, Z: -1.5}}})
		rope := &mbd.RunningRope{Name: "rope", Law: mbd.LinearRope(3000), Damping: 10, FreeLength: mbd.InitialLength, Prestrain: 0.01, Points: []mbd.RopePoint{
			{Marker: mbd.Marker{Body: 1}}, {Marker: mbd.Marker{Body: 0, Position: r3.Vec{X: 0.05, Y: 0.03, Z: 0.04}}, Friction: 0.2, Radius: 0.15}, {Marker: mbd.Marker{Body: 2}},
		}}
		s.AddForce(rope)
		g := build(t, s, solvers.Options{})
		p, l := s.Momentum()
		e := s.Energies()
		advance(t, g, 0.5, h)
		q, m := s.Momentum()
		f := s.Energies()
		if friction, _, _ := rope.Losses(s); !(friction > 0.1) || rope.Slack(s) {
			t.Errorf("friction takes %g J; the rope is slack: %t", friction, rope.Slack(s))
		}
		return r3.Norm(r3.Sub(q, p)), r3.Norm(r3.Sub(m, l)), math.Abs(f.Kinetic + f.Elastic + f.Sliding + f.Damped - e.Kinetic - e.Elastic)
	}
	_, coarse, wasted := run(1e-3)
	linear, fine, missing := run(5e-4)
	if linear > 1e-6 || fine > 2e-5 || missing > 1e-4 || coarse < 3.5*fine || wasted < 3.5*missing {
		t.Errorf("linear momentum changes by %g kg m/s, angular momentum by %g kg m2/s, %g with twice the step; %g J are missing, %g with twice the step", linear, fine, coarse, missing, wasted)
	}
}

// TestBeltCreeps hangs weights over a drum that turns and holds the rope: each takes up what the drum gives it, with the strain of its own tension, of a rope that comes with that of the other.
func TestBeltCreeps(t *testing.T) {
	const radius, stiffness = 0.2, 1000
	for _, rate := range []float64{3, -3} {
		s := &mbd.System{Gravity: r3.Vec{Z: -10}}
		drum := s.AddBody(mbd.Body{Mass: 1, Inertia: mbd.Inertia{XX: 1e4, YY: 1e4, ZZ: 1e4}, Pose: rigid.Frame{AngularVelocity: r3.Vec{Y: rate}}})
		s.AddJoint(mbd.RevoluteJoint("axle", mbd.Marker{Body: drum, Orientation: quat.Number{Real: math.Sqrt2 / 2, Imag: math.Sqrt2 / 2}}, mbd.Marker{Body: mbd.Ground, Orientation: quat.Number{Real: math.Sqrt2 / 2, Imag: math.Sqrt2 / 2}}))
		for k, m := range []float64{2, 4} {
			side := float64(2*k - 1)
			s.AddBody(mbd.Body{Mass: m, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: radius * side, Z: -10}, Velocity: r3.Vec{Z: -side * radius * rate}}})
		}
		rope := &mbd.RunningRope{Name: "rope", Law: mbd.LinearRope(stiffness), Damping: 300, FreeLength: mbd.InitialLength, Prestrain: 0.03, Points: []mbd.RopePoint{
			{Marker: mbd.Marker{Body: drum + 1}}, {Marker: mbd.Marker{Body: drum}, Friction: 0.5, Radius: radius}, {Marker: mbd.Marker{Body: drum + 2}},
		}}
		s.AddForce(rope)
		g := build(t, s, solvers.Options{})
		advance(t, g, 7, 1e-3)
		before, _, _ := rope.Losses(s)
		first := s.Pose(0).AngularVelocity.Y
		advance(t, g, 8, 1e-3)
		after, _, _ := rope.Losses(s)
		from, to := 1, 2 // weights
		if rate < 0 {
			from, to = 2, 1
		}
		strain := [3]float64{1: 0.02, 2: 0.04}
		way := radius * math.Abs(s.Pose(0).AngularVelocity.Y)
		fed, taken := way, way*(1+strain[to])/(1+strain[from])
		if a, b := math.Abs(s.Pose(from).Velocity.Z), math.Abs(s.Pose(to).Velocity.Z); math.Abs(a-fed) > 1e-6 || math.Abs(b-taken) > 1e-6 {
			t.Errorf("at %g rad/s the rope comes at %.9g m/s and goes at %.9g, want %.9g and %.9g", rate, a, b, fed, taken)
		}
		// The strain that changes at a given tension, by the rope that does.
		if want := radius * math.Abs(first+s.Pose(0).AngularVelocity.Y) / 2 / (1 + strain[from]) * stiffness * 0.02 * 0.02 / 2; math.Abs(after-before-want) > 1e-4*want {
			t.Errorf("at %g rad/s creep takes %.9g J, want %.9g", rate, after-before, want)
		}
	}
}

// TestLeverWithRoughSheave finds the rest of a lever, hung above its centre, which carries a sheave and weights over it that friction holds: their moments about the axle cancel, and it stays there.
func TestLeverWithRoughSheave(t *testing.T) {
	const arm, radius = 1, 0.2
	across := quat.Number{Real: math.Sqrt2 / 2, Imag: math.Sqrt2 / 2}
	s := &mbd.System{Gravity: r3.Vec{Z: -10}}
	s.AddBody(mbd.Body{Mass: 5, Inertia: mbd.Inertia{XX: 1, YY: 1, ZZ: 1}})
	s.AddJoint(mbd.RevoluteJoint("axle", mbd.Marker{Body: 0, Position: r3.Vec{Z: arm}, Orientation: across}, mbd.Marker{Body: mbd.Ground, Position: r3.Vec{Z: arm}, Orientation: across}))
	for k, m := range []float64{2, 3} {
		s.AddBody(mbd.Body{Mass: m, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: radius * float64(2*k-1), Z: -2}}})
	}
	s.AddForce(&mbd.RunningRope{Name: "rope", Law: mbd.LinearRope(1e5), Damping: 1e3, FreeLength: mbd.InitialLength, Points: []mbd.RopePoint{
		{Marker: mbd.Marker{Body: 1}}, {Marker: mbd.Marker{Body: 0}, Friction: 0.5, Radius: radius}, {Marker: mbd.Marker{Body: 2}},
	}})
	g := build(t, s, solvers.Options{})
	if err := g.Equilibrium(t.Context()); err != nil {
		t.Fatal(err)
	}
	// 5 kg at the centre, and at its sides 2 kg and 3 kg: 10 x = -0.2 (3 - 2).
	x := s.Pose(0).Position.X
	if want := -radius / 10; math.Abs(x-want) > 1e-9 {
		t.Errorf("the lever rests at %.12g m, want %g", x, want)
	}
	advance(t, g, 1, 5e-3)
	if moved := s.Pose(0).Position.X - x; math.Abs(moved) > 1e-9 {
		t.Errorf("it moves on by %g m", moved)
	}
}
