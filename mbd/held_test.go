package mbd_test

import (
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
)

// drag is a load that heeds its resolution, if at all.
type drag struct {
	body, evaluations int
	heeds             bool
}

func (d *drag) Bodies() []int   { return []int{d.body} }
func (d *drag) Pairs() [][2]int { return [][2]int{{0, 0}} }
func (d *drag) Evaluate(_ float64, frames []rigid.Frame, wrenches []rigid.Wrench, _ []rigid.Tangent) error {
	d.evaluations++
	wrenches[0] = rigid.Wrench{Force: r3.Scale(-2, frames[0].Velocity)}
	return nil
}
func (d *drag) SetResolution(float64) bool { return d.heeds }

// Where velocities of bodies that constraints hold have changed, UpdateHeld finds the forces that a placement of all bodies gives, to the bit, and evaluates the loads for which
// these have moved.
func TestUpdateHeld(t *testing.T) {
	for _, c := range []struct {
		name           string
		heeds          bool
		change         float64
		evaluatesAgain bool
	}{{"far", true, 0.3, true}, {"within the resolution", true, 1e-9, false}, {"within one that is not heeded", false, 1e-9, true}} {
		t.Run(c.name, func(t *testing.T) {
			load := &drag{heeds: c.heeds}
			s := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
			post := s.AddBody(mbd.Body{Name: "post", Mass: 3, Inertia: mbd.Inertia{XX: 0.4, YY: 0.3, ZZ: 0.02, XY: 0.01}, Pose: rigid.Frame{Position: r3.Vec{Z: 0.5}, AngularVelocity: r3.Vec{X: 1, Y: -2, Z: 3}}})
			weight := s.AddBody(mbd.Body{Name: "weight", Mass: 2, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1.5, Z: 0.4}, Velocity: r3.Vec{Y: 1}}})
			free := s.AddBody(mbd.Body{Name: "free", Mass: 0.5, Inertia: mbd.Inertia{XX: 0.1, YY: 0.2, ZZ: 0.15}, Pose: rigid.Frame{Position: r3.Vec{X: 1.5, Y: 0.5, Z: 1}}})
			load.body = post
			s.AddLoad(load)
			joint := s.AddJoint(mbd.SphericalJoint("foot", mbd.Marker{Body: post, Position: r3.Vec{Z: -0.5}}, mbd.Origin))
			top := mbd.Marker{Body: post, Position: r3.Vec{Z: 0.5}}
			points := []mbd.RopePoint{{Marker: mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: -1}}}, {Marker: top, Friction: 0.2}}
			for k := range 20 { // a long element
				points = append(points, mbd.RopePoint{Marker: mbd.Marker{Body: free, Position: r3.Vec{X: 0.1 * float64(k)}}})
			}
			forces := []int{
				s.AddForce(&mbd.SpringDamper{I: top, J: mbd.Marker{Body: weight}, FreeLength: 1, Stiffness: 500, Damping: 20}),
				s.AddForce(&mbd.SpringDamper{I: mbd.Marker{Body: weight}, J: mbd.Marker{Body: free}, FreeLength: 0.4, Stiffness: 500, Damping: 20}),
				s.AddForce(&mbd.RunningRope{Name: "rope", FreeLength: 4, Law: mbd.LinearRope(1e4), Damping: 50, Points: points}),
			}
			if err := s.Build(); err != nil {
				t.Fatal(err)
			}
			n, dofs, constraints := s.Size()
			q, v, a, lambda := make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, constraints)
			for k := range lambda {
				lambda[k] = float64(k + 1)
			}
			s.Initial(q, v)
			s.SetResolution(1e-6)
			s.Place(0, q, v, a, lambda)
			if _, err := s.Residual(make([]float64, dofs), true); err != nil {
				t.Fatal(err)
			}
			y := make([]float64, dofs)
			for k := range 6 {
				y[k] = c.change * float64(k-2)
			}
			s.AddHeldRates(v, q, y)
			a[0], a[4] = 1, 2
			before := load.evaluations
			s.PlaceHeld(q, v, a)
			if s.HeldResidual(make([]float64, dofs)) {
				t.Error("forces before an update count as known")
			}
			if err := s.UpdateHeld(5 * c.change); err != nil {
				t.Fatal(err)
			}
			if again := load.evaluations > before; again != c.evaluatesAgain {
				t.Errorf("the load is evaluated again: %t", again)
			}
			read := func() (all []rigid.Wrench) {
				for _, f := range forces {
					all = append(all, s.ForceOn(f))
				}
				held := make([]float64, dofs)
				if !s.HeldResidual(held) {
					t.Error("the forces are not known")
				}
				return append(all, s.Reaction(joint), rigid.Wrench{Force: r3.Vec{X: held[0], Y: held[1], Z: held[2]}, Moment: r3.Vec{X: held[3], Y: held[4], Z: held[5]}})
			}
			updated, motion := read(), s.Motion(top)
			s.Place(0, q, v, a, lambda)
			if _, err := s.Residual(make([]float64, dofs), c.evaluatesAgain); err != nil {
				t.Fatal(err)
			}
			if all := read(); !slices.Equal(updated, all) || motion != s.Motion(top) {
				t.Errorf("forces %v and motion %v, and %v and %v where all bodies are placed", updated, motion, all, s.Motion(top))
			}
		})
	}
}
