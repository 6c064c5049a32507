package coupling

// A ball that slides until it rolls.

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// A ball that is thrown along a floor rolls at 5/7 of its velocity, and has lost 2/7 of its energy by friction, but for what its depth changes, in few steps too: what friction takes is the
// work of the mean force over the mean slip of a step, as the bodies' equations have it, though the law knows the slip at the end alone. What touches from the start brings no energy.
func TestSlidingBallLosesTwoSevenths(t *testing.T) {
	const radius, young, g, speed, duration = 0.1, 1e7, 9.81, 1.0, 0.15
	mass := density * 4 / 3 * math.Pi * radius * radius * radius
	depth := math.Pow(3*mass*g/(4*young/(2*(1-0.3*0.3))*math.Sqrt(radius)), 2.0/3)
	arm := 1 - depth/2/radius // of the friction, by the radius, in the middle of the overlap
	lost := 0.4 / (0.4 + arm*arm)
	for _, h := range []float64{1e-3, 2.5e-4} {
		bodies := &mbd.System{Gravity: r3.Vec{Z: -g}}
		bodies.AddBody(mbd.Body{Name: "ball", Mass: mass, Inertia: mbd.SolidSphere(mass, radius), Pose: rigid.Frame{
			Position: r3.Vec{Z: radius - depth}, Orientation: expect.TurnAbout(r3.Vec{X: 1}, 0), Velocity: r3.Vec{X: speed},
		}})
		m := &dem.Model{
			Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: young, PoissonRatio: 0.3}},
			Default:   law.Interaction{Restitution: 0.5, Friction: 0.4},
			Surfaces: []dem.Surface{
				{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}},
				{Name: "ball", Shape: geometry.Sphere{Radius: radius}, Carrier: dem.Attached{}},
			},
		}
		o := contact.Options{Mobilities: []rigid.Mobility{rigid.NewMobility(mass, bodies.Body(0).Inertia.Matrix())}}
		s, err := New(t.Context(), Config{
			Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-9}, Carriers: []int{0}, BodyContacts: expect.Must(contact.New(m, o)),
		})
		if err != nil {
			t.Fatal(err)
		}
		advance(t, s, duration, h)
		a, energy, v := s.Audit(), 0.5*mass*speed*speed, bodies.Pose(0).Velocity.X
		if math.Abs(v-speed*(1-lost)) > 2e-4*speed || math.Abs(a.Friction+a.ContactDamping-energy*lost) > 2e-4*energy || offBooks(&a) > 5e-5*energy {
			t.Errorf("steps of %g s: %g m/s, want %g; lost %g J, want %g; %.3g J are missing", h, v, speed*(1-lost), a.Friction+a.ContactDamping, energy*lost, offBooks(&a))
		}
	}
}
