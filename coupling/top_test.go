package coupling

// A spinning top on a floor.

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

// A top on a smooth floor goes round in steady precession about its centre, or upright where it sleeps.
func TestSpinningTop(t *testing.T) {
	const (
		m, arm, tip   = 0.2, 0.03, 2e-3
		across, along = 8e-5, 6e-5 // moments of inertia about the centre
		g             = 9.81
		spin          = 250.0
	)
	for _, tilt := range []float64{0, 0.3} {
		// along spin Ω - across Ω² cos = m g arm, the slow root; spin is the whole angular velocity along the axis.
		cos := math.Cos(tilt)
		rate := (along*spin - math.Sqrt(along*along*spin*spin-4*across*cos*m*g*arm)) / (2 * across * cos)
		axis := rigid.Rotate(expect.TurnAbout(r3.Vec{X: 1}, tilt), r3.Vec{Z: 1})
		// The part of the precession across the axis, and the spin along it.
		turning := r3.Add(r3.Scale(spin-rate*cos, axis), r3.Vec{Z: rate})
		centre := r3.Scale(arm, axis)
		bodies := &mbd.System{Gravity: r3.Vec{Z: -g}}
		bodies.AddBody(mbd.Body{Name: "top", Mass: m, Inertia: mbd.Inertia{XX: across, YY: across, ZZ: along}, Pose: rigid.Frame{
			Position: r3.Add(centre, r3.Vec{Z: tip}), Orientation: expect.TurnAbout(r3.Vec{X: 1}, tilt), AngularVelocity: turning,
		}})
		d := &dem.Model{
			Materials: []law.Material{{Name: "steel", Density: density, YoungModulus: 2e9, PoissonRatio: 0.3}},
			Law:       law.Law{Tangential: law.NoFriction},
			Default:   law.Interaction{Restitution: 0.3},
			Surfaces: []dem.Surface{
				{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}},
				{Name: "tip", Shape: geometry.Sphere{Radius: tip}, Carrier: dem.Attached{At: rigid.Placement{Position: r3.Vec{Z: -arm}}}},
			},
		}
		o := contact.Options{Mobilities: []rigid.Mobility{rigid.NewMobility(m, bodies.Body(0).Inertia.Matrix())}}
		s, err := New(t.Context(), Config{
			Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-8}, Carriers: []int{0}, BodyContacts: expect.Must(contact.New(d, o)),
		})
		if err != nil {
			t.Fatal(err)
		}
		const duration = 0.2
		advance(t, s, duration, 2e-5)
		now := rigid.Rotate(s.Bodies().Pose(0).Orientation, r3.Vec{Z: 1})
		if lean := math.Acos(math.Min(1, now.Z)); math.Abs(lean-tilt) > 2e-3 {
			t.Errorf("a top that leaned by %g leans by %g rad", tilt, lean)
		}
		if tilt > 0 {
			turned := math.Mod(math.Atan2(now.Y, now.X)-math.Atan2(axis.Y, axis.X)+4*math.Pi, 2*math.Pi)
			want := math.Mod(rate*duration, 2*math.Pi)
			if math.Abs(turned-want) > 0.01*rate*duration {
				t.Errorf("it has gone round by %g rad, want %g", turned, want)
			}
		}
	}
}
