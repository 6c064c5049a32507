package mbd_test

import (
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// After a step the forces of joints are found from what the step has left, and are those of a report, which evaluates everything anew.
func TestReact(t *testing.T) {
	s := &mbd.System{Gravity: r3.Vec{X: 1, Z: -9.81}}
	post := s.AddBody(mbd.Body{Name: "post", Mass: 3, Inertia: mbd.Inertia{XX: 0.4, YY: 0.3, ZZ: 0.02, XY: 0.01}, Pose: rigid.Frame{Position: r3.Vec{Z: 0.5}, AngularVelocity: r3.Vec{X: 1, Y: -2, Z: 3}}})
	arm := s.AddBody(mbd.Body{Name: "arm", Mass: 1, Inertia: mbd.Inertia{XX: 0.1, YY: 0.2, ZZ: 0.25}, Pose: rigid.Frame{Position: r3.Vec{X: 0.5, Z: 1}}})
	weight := s.AddBody(mbd.Body{Name: "weight", Mass: 2, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1.5, Z: 0.4}}})
	free := s.AddBody(mbd.Body{Name: "free", Mass: 0.5, Inertia: mbd.Inertia{XX: 0.1, YY: 0.2, ZZ: 0.15}, Pose: rigid.Frame{Position: r3.Vec{X: 1.5, Y: 0.5, Z: 1}}})
	end := mbd.Marker{Body: arm, Position: r3.Vec{X: 0.5}}
	joints := []int{
		s.AddJoint(mbd.SphericalJoint("foot", mbd.Marker{Body: post, Position: r3.Vec{Z: -0.5}}, mbd.Origin)),
		s.AddJoint(mbd.RevoluteJoint("elbow", mbd.Marker{Body: post, Position: r3.Vec{Z: 0.5}}, mbd.Marker{Body: arm, Position: r3.Vec{X: -0.5}})),
	}
	s.AddForce(&mbd.SpringDamper{I: end, J: mbd.Marker{Body: free}, FreeLength: mbd.InitialLength, Stiffness: 500, Damping: 20})
	s.AddForce(&mbd.RunningRope{
		Name: "rope", FreeLength: mbd.InitialLength, Law: mbd.LinearRope(1e4), Damping: 50,
		Points: []mbd.RopePoint{{Marker: mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: -1}}}, {Marker: end, Friction: 0.2}, {Marker: mbd.Marker{Body: weight}}},
	})
	in := integrate(t, s, solvers.Options{})
	_, dofs, _ := s.Size()
	for range 40 {
		if err := in.Step(2e-3); err != nil {
			t.Fatal(err)
		}
		if !s.HeldResidual(make([]float64, dofs)) {
			t.Fatal("the forces at the end of the step are not known")
		}
		var quick [2]rigid.Wrench
		if err := in.React(); err != nil {
			t.Fatal(err)
		}
		for k, j := range joints {
			quick[k] = s.Reaction(j)
		}
		if err := in.Report(); err != nil {
			t.Fatal(err)
		}
		for k, j := range joints {
			want := s.Reaction(j)
			d := want.Plus(-1, quick[k])
			if r3.Norm(d.Force) > 1e-9*(1+r3.Norm(want.Force)) || r3.Norm(d.Moment) > 1e-9*(1+r3.Norm(want.Moment)) {
				t.Fatalf("t = %g, joint %d: %v, and %v in a report", in.Time(), k, quick[k], want)
			}
		}
		// Where the bodies have been placed since, everything is evaluated anew.
		in.PlaceAccepted()
		if err := in.React(); err != nil {
			t.Fatal(err)
		}
		if d := s.Reaction(joints[0]).Plus(-1, quick[0]); r3.Norm(d.Force) > 1e-9*(1+r3.Norm(quick[0].Force)) {
			t.Fatalf("t = %g: off by %v where the bodies have been placed anew", in.Time(), d)
		}
	}
}
