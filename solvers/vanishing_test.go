package solvers_test

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// A step does not end where an accelerated correction vanishes far from the solution. A stiff spring gives way by 1 um, and pulls a rope taut, of which the tangent of the steps before knows nothing: the correction of
// the body at its other end is a thousand times the one before and at right angles to it, so that the two are mixed to one of a millionth of it.
func TestVanishingCorrection(t *testing.T) {
	const h, mass, spring, rope, force, gap = 1e-3, 1.0, 1e10, 1e9, 1e4, 1e-8
	s := &mbd.System{}
	for k := range 2 {
		s.AddBody(mbd.Body{Mass: mass, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: float64(k)}}})
	}
	s.AddForce(&mbd.SpringDamper{I: mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: -1}}, J: mbd.Marker{Body: 0}, Stiffness: spring, FreeLength: 1})
	s.AddForce(&mbd.SpringDamper{I: mbd.Marker{Body: 0}, J: mbd.Marker{Body: 1}, Stiffness: rope, FreeLength: 1 + gap, TensionOnly: true})
	s.AddForce(&mbd.AppliedForce{At: mbd.Marker{Body: 0}, Force: r3.Vec{X: -force}, Scale: mbd.FunctionOf(func(t float64) (value, rate, acceleration float64) {
		if t > 3.5*h {
			return 1, 0, 0
		}
		return 0, 0, 0
	})})
	const tolerance = 1e-4
	g := build(t, s, solvers.Options{Method: solvers.HHT(0), Tolerance: tolerance})
	for range 4 {
		if err := g.Step(h); err != nil {
			t.Fatal(err)
		}
	}
	// The trapezoidal rule takes a body from rest to x = h^2/4 a and v = h/2 a, so that m a is 4 m/h^2 x. With the tension T = rope (y - x - gap), 4 m/h^2 x + spring x - T = -force and 4 m/h^2 y + T = 0.
	const inertia = 4 * mass / (h * h)
	a, b := inertia+spring+rope, inertia+rope // of x in the first equation, of y in the second
	y := (a*rope*gap - rope*(force+rope*gap)) / (a*b - rope*rope)
	if got, want := s.Motion(mbd.Marker{Body: 1}).Velocity.X, 2*y/h; !(math.Abs(got-want) <= tolerance) {
		t.Errorf("the body at the other end of the rope goes at %g m/s, want %g within %g", got, want, tolerance)
	}
}
