package solvers_test

// Mechanisms in which motors leave no degree of freedom.

import (
	"math"
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
