package mbd_test

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// A wheel on an axle, 2 m from a wall that holds it: everything that can be asked of the placement is known in closed form.
func TestPlacement(t *testing.T) {
	const m, g, w = 3.0, 9.81, 4.0
	s := &mbd.System{Gravity: r3.Vec{Z: -g}}
	s.AddBody(mbd.Body{Name: "arm", Mass: 1, Inertia: mbd.SolidBox(1, r3.Vec{X: 2, Y: 0.1, Z: 0.1}), Pose: rigid.Frame{Position: r3.Vec{X: 1}}})
	s.AddBody(mbd.Body{
		Name: "wheel", Mass: m, Inertia: mbd.SolidSphere(m, 0.5),
		Pose: rigid.Frame{Position: r3.Vec{X: 2}, AngularVelocity: r3.Vec{X: w}},
	})
	axle := mbd.AlongZ(r3.Vec{X: 1})
	wall := s.AddJoint(mbd.FixedJoint("wall", s.MarkerAt(0, r3.Vec{}, quat.Number{}), mbd.Origin))
	s.AddJoint(mbd.RevoluteJoint("axle", s.MarkerAt(1, r3.Vec{X: 2}, axle), s.MarkerAt(0, r3.Vec{X: 2}, axle)))
	spring := s.AddForce(&mbd.SpringDamper{
		Name: "spring", I: mbd.Marker{Body: 1}, J: mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: 2, Z: 1}}, Stiffness: 20, FreeLength: 0.9,
	})
	soft := s.AddForce(&mbd.FieldForce{Name: "soft", I: mbd.Marker{Body: 1, Position: r3.Vec{Y: 0.3}}, J: mbd.Origin, Law: &mbd.Bushing{}})
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	in, err := solvers.NewIntegrator(t.Context(), s, 0, solvers.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := in.Report(); err != nil {
		t.Fatal(err)
	}
	lift := 20 * 0.1 // of the spring
	rim := s.Motion(mbd.Marker{Body: 1, Position: r3.Vec{Y: 0.5}})
	reaction, pull := s.Reaction(wall), s.ForceOn(spring)
	damper := s.Force(spring).(*mbd.SpringDamper)
	length, rate := damper.Length(s)
	displacement, rotation := s.Force(soft).(*mbd.FieldForce).Displacement(s)
	for name, c := range map[string]struct{ got, want []float64 }{
		"position":       {vec(rim.Position), []float64{2, 0.5, 0}},
		"velocity":       {vec(rim.Velocity), []float64{0, 0, 0.5 * w}},
		"acceleration":   {vec(rim.Acceleration), []float64{0, -0.5 * w * w, 0}},
		"kinetic energy": {[]float64{s.KineticEnergy(1)}, []float64{0.5 * 0.4 * m * 0.25 * w * w}},
		"potential":      {[]float64{s.PotentialEnergy(0)}, []float64{0}},
		"reaction":       {append(vec(reaction.Force), vec(reaction.Moment)...), []float64{0, 0, (1+m)*g - lift, 0, -(1*g + 2*(m*g-lift)), 0}},
		"residuals":      {s.Residuals(wall), make([]float64, 6)},
		"spring":         {append(vec(pull.Force), vec(pull.Moment)...), []float64{0, 0, lift, 0, 0, 0}},
		"deformation":    {[]float64{damper.Tension(s), length, rate, damper.Elongation(s)}, []float64{lift, 1, 0, 0.1}},
		"stored":         {[]float64{s.Stored(spring)}, []float64{0.5 * 20 * 0.01}},
		"bushing":        {append(vec(displacement), vec(rotation)...), []float64{2, 0.3, 0, 0, 0, 0}},
	} {
		if len(c.got) != len(c.want) {
			t.Fatalf("%s has %d numbers, want %d", name, len(c.got), len(c.want))
		}
		for k, v := range c.got {
			if math.Abs(v-c.want[k]) > 1e-9 {
				t.Errorf("%s is %g, want %g", name, c.got, c.want)
				break
			}
		}
	}
	if r := s.LargestResidual(); r > 1e-12 {
		t.Errorf("the largest residual is %g", r)
	}
}

func vec(v r3.Vec) []float64 { return []float64{v.X, v.Y, v.Z} }

// TestBuildRefusesNonsense collects every mistake of a model.
func TestBuildRefusesNonsense(t *testing.T) {
	for name, add := range map[string]func(s *mbd.System){
		"negative mass":     func(s *mbd.System) { s.AddBody(mbd.Body{Mass: -1}) },
		"massless point":    func(s *mbd.System) { s.AddBody(mbd.Body{Point: true}) },
		"unnormed":          func(s *mbd.System) { s.AddBody(mbd.Body{Mass: 1, Inertia: mbd.Inertia{XX: -1}}) },
		"no such body":      func(s *mbd.System) { s.AddJoint(mbd.SphericalJoint("j", mbd.Marker{Body: 7}, mbd.Origin)) },
		"joint with itself": func(s *mbd.System) { s.AddJoint(mbd.SphericalJoint("j", mbd.Marker{Body: 0}, mbd.Marker{Body: 0})) },
		"lever of a point": func(s *mbd.System) {
			s.AddJoint(mbd.SphericalJoint("j", mbd.Marker{Body: 1, Position: r3.Vec{X: 1}}, mbd.Origin))
		},
		"no distance":        func(s *mbd.System) { s.AddJoint(mbd.DistanceJoint("j", mbd.Marker{Body: 0}, mbd.Origin, -2)) },
		"coupler of nothing": func(s *mbd.System) { s.AddJoint(mbd.Coupler("j", nil, nil)) },
		"force on no body":   func(s *mbd.System) { s.AddForce(&mbd.AppliedForce{At: mbd.Marker{Body: 9}}) },
		"negative length": func(s *mbd.System) {
			s.AddForce(&mbd.SpringDamper{I: mbd.Marker{Body: 0}, J: mbd.Origin, FreeLength: -3})
		},
		"stop upside down": func(s *mbd.System) {
			s.AddForce(&mbd.CoordinateForce{Coordinate: mbd.RelativeCoordinate{I: mbd.Marker{Body: 0}, J: mbd.Origin}, Law: &mbd.StopLaw{Lower: 1, Upper: 0, Exponent: 1}})
		},
		"no law": func(s *mbd.System) { s.AddForce(&mbd.FieldForce{I: mbd.Marker{Body: 0}, J: mbd.Origin}) },
	} {
		s := &mbd.System{}
		s.AddBody(mbd.Body{Name: "good", Mass: 1, Inertia: mbd.SolidSphere(1, 1)})
		s.AddBody(mbd.Body{Name: "point", Mass: 1, Point: true})
		add(s)
		if err := s.Build(); err == nil {
			t.Errorf("%s: built", name)
		}
	}
}
