package solvers_test

// Second order in positions, velocities and reactions, on every joint.

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// jointed makes two general bodies, the first hung from the ground by a soft bushing, joined to each other.
func jointed(join func(s *mbd.System, i, j mbd.Marker)) *mbd.System {
	s := &mbd.System{Gravity: r3.Vec{X: 1, Y: -9, Z: 2}}
	turn := quat.Number{Real: 0.8, Imag: 0.6 / math.Sqrt2, Kmag: 0.6 / math.Sqrt2}
	s.AddBody(mbd.Body{
		Name: "first", Mass: 1.3, Inertia: mbd.Inertia{XX: 0.02, YY: 0.03, ZZ: 0.025, XY: 0.002},
		Pose: rigid.Frame{Orientation: turn},
	})
	s.AddBody(mbd.Body{
		Name: "second", Mass: 0.9, Inertia: mbd.Inertia{XX: 0.015, YY: 0.02, ZZ: 0.03, YZ: -0.001},
		Pose: rigid.Frame{Position: r3.Vec{X: 0.4, Y: 0.1, Z: 0.2}, Velocity: r3.Vec{X: 0.3, Y: -0.2, Z: 0.5}, AngularVelocity: r3.Vec{X: 1, Y: -2, Z: 1.5}},
	})
	b := &mbd.Bushing{}
	for k := range 6 {
		b.Stiffness[k][k], b.Damping[k][k] = 40, 0.5
		if k > 2 {
			b.Stiffness[k][k], b.Damping[k][k] = 2, 0.02
		}
	}
	s.AddForce(&mbd.FieldForce{Name: "hanger", I: mbd.Marker{Body: 0}, J: s.MarkerAt(mbd.Ground, r3.Vec{}, turn), Law: b})
	at, axis := r3.Vec{X: 0.2, Y: 0.05, Z: 0.12}, mbd.AlongZ(r3.Vec{X: 1, Y: 2, Z: -1})
	join(s, s.MarkerAt(0, at, axis), s.MarkerAt(1, at, axis))
	return s
}

func TestEveryJointConvergesToSecondOrder(t *testing.T) {
	one := func(j func(i, k mbd.Marker) *mbd.Joint) func(*mbd.System, mbd.Marker, mbd.Marker) {
		return func(s *mbd.System, i, k mbd.Marker) { s.AddJoint(j(i, k)) }
	}
	named := func(j func(string, mbd.Marker, mbd.Marker) *mbd.Joint) func(*mbd.System, mbd.Marker, mbd.Marker) {
		return one(func(i, k mbd.Marker) *mbd.Joint { return j("joint", i, k) })
	}
	offset := func(m mbd.Marker) mbd.Marker {
		m.Position = r3.Add(m.Position, r3.Vec{X: 0.3, Y: -0.1, Z: 0.2})
		return m
	}
	tilt := func(m mbd.Marker) mbd.Marker {
		m.Orientation = quat.Mul(m.Orientation, mbd.AlongZ(r3.Vec{X: 1}))
		return m
	}
	cases := map[string]func(*mbd.System, mbd.Marker, mbd.Marker){
		"spherical":      named(mbd.SphericalJoint),
		"revolute":       named(mbd.RevoluteJoint),
		"prismatic":      named(mbd.PrismaticJoint),
		"cylindrical":    named(mbd.CylindricalJoint),
		"universal":      one(func(i, j mbd.Marker) *mbd.Joint { return mbd.UniversalJoint("joint", tilt(i), j) }),
		"fixed":          named(mbd.FixedJoint),
		"planar":         named(mbd.PlanarJoint),
		"screw":          one(func(i, j mbd.Marker) *mbd.Joint { return mbd.ScrewJoint("joint", i, j, 0.3) }),
		"distance":       one(func(i, j mbd.Marker) *mbd.Joint { return mbd.DistanceJoint("joint", offset(i), j, mbd.InitialLength) }),
		"point on line":  named(mbd.PointOnLineJoint),
		"point in plane": named(mbd.PointInPlaneJoint),
		"parallel":       named(mbd.ParallelJoint),
		"perpendicular":  one(func(i, j mbd.Marker) *mbd.Joint { return mbd.PerpendicularJoint("joint", tilt(i), j) }),
		"orientation":    named(mbd.OrientationJoint),
		"rod": one(func(i, j mbd.Marker) *mbd.Joint {
			i.Position = r3.Add(i.Position, r3.Vec{X: 0.2})
			return mbd.RevoluteSphericalJoint("joint", i, j, mbd.InitialLength)
		}),
		"rotation driver": func(s *mbd.System, i, j mbd.Marker) {
			s.AddJoint(mbd.RotationDriver("joint", i, j, mbd.Sine{Amplitude: 0.5, Frequency: 6}))
			s.AddJoint(mbd.RevoluteJoint("hinge", i, j))
		},
		"translation driver": func(s *mbd.System, i, j mbd.Marker) {
			s.AddJoint(mbd.TranslationDriver("joint", i, j, mbd.Polynomial{0, 0.1, 0.5}))
			s.AddJoint(mbd.CylindricalJoint("slide", i, j))
		},
		"point driver": func(s *mbd.System, i, j mbd.Marker) {
			s.AddJoint(mbd.PointDriver("joint", i, j, [3]mbd.Function{nil, mbd.Sine{Amplitude: 0.1, Frequency: 6}, mbd.Polynomial{0, 0.1, 0.5}}))
		},
		"rack and pinion": func(s *mbd.System, i, j mbd.Marker) { // a wheel on the first body moves the second along a rail on it
			s.AddBody(mbd.Body{Name: "wheel", Mass: 0.5, Inertia: mbd.SolidSphere(0.5, 0.1), Pose: rigid.Frame{Orientation: s.Body(0).Pose.Orientation, AngularVelocity: r3.Vec{X: 1}}})
			wheel := mbd.Marker{Body: 2, Orientation: quat.Number{Real: 1}}
			hub := mbd.Marker{Body: 0, Orientation: quat.Number{Real: 1}}
			s.AddJoint(mbd.RackAndPinionJoint("joint", mbd.RelativeCoordinate{I: j, J: i}, mbd.RelativeCoordinate{I: wheel, J: hub, Rotation: true}, 0.1))
			s.AddJoint(mbd.RevoluteJoint("hub", wheel, hub))
			s.AddJoint(mbd.PrismaticJoint("rail", j, i))
		},
		"coupler": func(s *mbd.System, i, j mbd.Marker) {
			s.AddJoint(mbd.Coupler("joint", []mbd.RelativeCoordinate{{I: i, J: j}, {I: i, J: j, Rotation: true}}, []float64{1, 0.2}))
			s.AddJoint(mbd.CylindricalJoint("slide", i, j))
		},
		"gear": func(s *mbd.System, i, j mbd.Marker) {
			ground := s.MarkerAt(mbd.Ground, r3.Vec{X: 0.2, Y: 0.05, Z: 0.12}, mbd.AlongZ(r3.Vec{X: 1, Y: 2, Z: -1}))
			s.AddJoint(mbd.GearJoint("joint", mbd.RelativeCoordinate{I: i, J: ground, Rotation: true}, mbd.RelativeCoordinate{I: j, J: i, Rotation: true}, 0.7))
			s.AddJoint(mbd.RevoluteJoint("hinge", i, j))
		},
	}
	for name, join := range cases {
		t.Run(name, func(t *testing.T) {
			run := func(h float64, o solvers.Options) (x, f r3.Vec) {
				s := jointed(join)
				o.Tolerance = 1e-11
				g := build(t, s, o)
				advance(t, g, 0.2, h)
				if err := g.Report(); err != nil {
					t.Fatal(err)
				}
				w := s.Reaction(0)
				return s.Motion(mbd.Marker{Body: 1, Position: r3.Vec{X: 0.1, Y: 0.2}}).Position, r3.Add(w.Force, w.Moment)
			}
			for _, o := range []solvers.Options{{Method: solvers.HHT(-0.1)}, {Method: solvers.GeneralizedAlpha(0.7)}} {
				x, f := run(1.25e-4, o)
				x1, f1 := run(2e-3, o)
				x2, f2 := run(1e-3, o)
				for what, e := range map[string][3]float64{
					"position": {r3.Norm(r3.Sub(x1, x)), r3.Norm(r3.Sub(x2, x)), r3.Norm(x)},
					"reaction": {r3.Norm(r3.Sub(f1, f)), r3.Norm(r3.Sub(f2, f)), r3.Norm(f)},
				} {
					if ratio := e[0] / e[1]; ratio < 3.4 && e[1] > 1e-7*e[2] {
						t.Errorf("%v: halving the step divides the error of the %s, %.2g, by %.2f, want about 4", o.Method, what, e[0], ratio)
					}
				}
			}
		})
	}
}

// TestHeavyTop compares a fast top with Euler's equations about its fixed point.
func TestHeavyTop(t *testing.T) {
	const m, end = 15.0, 0.1
	j := r3.Vec{X: 0.234375, Y: 0.46875, Z: 0.234375}
	about := r3.Vec{X: j.X + m, Y: j.Y, Z: j.Z + m} // centre of mass at (0, 1, 0)
	rate := func(q quat.Number, w r3.Vec) (quat.Number, r3.Vec) {
		r := rotate(quat.Conj(q), r3.Vec{Z: -9.81 * m})
		torque := r3.Cross(r3.Vec{Y: 1}, r)
		jw := r3.Vec{X: about.X * w.X, Y: about.Y * w.Y, Z: about.Z * w.Z}
		n := r3.Sub(torque, r3.Cross(w, jw))
		return quat.Scale(0.5, quat.Mul(q, quat.Number{Imag: w.X, Jmag: w.Y, Kmag: w.Z})), r3.Vec{X: n.X / about.X, Y: n.Y / about.Y, Z: n.Z / about.Z}
	}
	q, w := quat.Number{Real: 1}, r3.Vec{Y: 150, Z: -4.61538}
	const n = 20000
	const h = end / n
	for range n { // Runge-Kutta, order 4
		q1, w1 := rate(q, w)
		q2, w2 := rate(quat.Add(q, quat.Scale(h/2, q1)), r3.Add(w, r3.Scale(h/2, w1)))
		q3, w3 := rate(quat.Add(q, quat.Scale(h/2, q2)), r3.Add(w, r3.Scale(h/2, w2)))
		q4, w4 := rate(quat.Add(q, quat.Scale(h, q3)), r3.Add(w, r3.Scale(h, w3)))
		q = quat.Add(q, quat.Scale(h/6, quat.Add(quat.Add(q1, q4), quat.Scale(2, quat.Add(q2, q3)))))
		w = r3.Add(w, r3.Scale(h/6, r3.Add(r3.Add(w1, w4), r3.Scale(2, r3.Add(w2, w3)))))
		q = quat.Scale(1/quat.Abs(q), q)
	}
	want := rotate(q, r3.Vec{Y: 1})
	miss := func(h float64) float64 {
		s := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
		w0 := r3.Vec{Y: 150, Z: -4.61538}
		s.AddBody(mbd.Body{
			Name: "top", Mass: m, Inertia: mbd.Inertia{XX: j.X, YY: j.Y, ZZ: j.Z},
			Pose: rigid.Frame{Position: r3.Vec{Y: 1}, Velocity: r3.Cross(w0, r3.Vec{Y: 1}), AngularVelocity: w0},
		})
		s.AddJoint(mbd.SphericalJoint("foot", mbd.Marker{Body: 0, Position: r3.Vec{Y: -1}}, mbd.Origin))
		g := build(t, s, solvers.Options{Tolerance: 1e-10})
		advance(t, g, end, h)
		return r3.Norm(r3.Sub(s.Pose(0).Position, want))
	}
	coarse, fine := miss(2e-4), miss(1e-4)
	if fine > 2e-4 || coarse/fine < 3.6 {
		t.Errorf("the top is %.3g m off with h = 0.2 ms and %.3g m with 0.1 ms; want less than 2e-4 m and a quarter", coarse, fine)
	}
}

// rotate turns a vector by unit Euler parameters.
func rotate(q quat.Number, v r3.Vec) r3.Vec {
	p := quat.Mul(quat.Mul(q, quat.Number{Imag: v.X, Jmag: v.Y, Kmag: v.Z}), quat.Conj(q))
	return r3.Vec{X: p.Imag, Y: p.Jmag, Z: p.Kmag}
}
