package coupling

// Impacts on bodies that joints hold, against the theory of impacts of rigid bodies.

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// tipRadius is that of the ball with which mechanisms hit a floor below it, m.
const tipRadius = 0.02

// struckMechanism is bodies, the first of which hits a floor, or the same place of the second, with a ball at a place of it, m from its centre, or a ball with a strand to the second. By theory the ball's place moves by inverse (1/kg) for a unit impulse.
type struckMechanism struct {
	name    string
	bodies  func(s *mbd.System)
	at      r3.Vec
	strand  bool
	second  bool // it hits the second body
	inverse float64
}

// bar is a bar of 1 m along X about a place, that moves down.
func bar(name string, m float64, at r3.Vec, v float64, turning float64) mbd.Body {
	return mbd.Body{Name: name, Mass: m, Inertia: mbd.Inertia{XX: m / 1000, YY: m / 12, ZZ: m / 12}, Pose: rigid.Frame{Position: at, Velocity: r3.Vec{Z: v}, AngularVelocity: r3.Vec{Y: turning}}}
}

// hingeOn is a marker on a body whose z axis, that of joints, is the world's y.
func hingeOn(body int, at r3.Vec) mbd.Marker {
	return mbd.Marker{Body: body, Position: at, Orientation: expect.TurnAbout(r3.Vec{X: 1}, -math.Pi/2)}
}

func struckMechanisms() []struckMechanism {
	const d = 0.8 // of the ball on the pendulum from its hinge
	// Two bars of 1 kg and 1 m: what an impulse at the tip gives to both by their masses in the two angles, 4/3 and 1/3 on the diagonal and 1/2 beside it.
	double := (4./3 + 1./3 - 1) / (4./9 - 1./4)
	return []struckMechanism{
		{name: "pendulum", at: r3.Vec{X: d - 0.5}, inverse: d * d * 3, bodies: func(s *mbd.System) {
			s.AddBody(bar("arm", 1, r3.Vec{X: 0.5}, -0.5, 1))
			s.AddJoint(mbd.RevoluteJoint("hinge", hingeOn(0, r3.Vec{X: -0.5}), hingeOn(mbd.Ground, r3.Vec{})))
		}},
		{name: "pendulum on two hinges", at: r3.Vec{X: d - 0.5}, inverse: d * d * 3, bodies: func(s *mbd.System) { // one too many
			s.AddBody(bar("arm", 1, r3.Vec{X: 0.5}, -0.5, 1))
			for _, y := range []float64{-0.1, 0.1} {
				s.AddJoint(mbd.RevoluteJoint(fmt.Sprint("hinge ", y), hingeOn(0, r3.Vec{X: -0.5, Y: y}), hingeOn(mbd.Ground, r3.Vec{Y: y})))
			}
		}},
		{name: "double pendulum", at: r3.Vec{X: 0.5}, inverse: double, bodies: func(s *mbd.System) {
			s.AddBody(bar("lower", 1, r3.Vec{X: 1.5}, -1.5, 1))
			s.AddBody(bar("upper", 1, r3.Vec{X: 0.5}, -0.5, 1))
			s.AddJoint(mbd.RevoluteJoint("top", hingeOn(1, r3.Vec{X: -0.5}), hingeOn(mbd.Ground, r3.Vec{})))
			s.AddJoint(mbd.RevoluteJoint("middle", hingeOn(0, r3.Vec{X: -0.5}), hingeOn(1, r3.Vec{X: 0.5})))
		}},
		// Through a light carriage each bar is hit at its other end by the other.
		{name: "scissors on a carriage", at: r3.Vec{X: 0.5}, second: true, inverse: scissors(), bodies: func(s *mbd.System) {
			s.AddBody(bar("above", 1, r3.Vec{X: 0.5, Z: 2*tipRadius + 1e-7}, -0.5, 1))
			s.AddBody(bar("below", 3, r3.Vec{X: 0.5}, 0, 0))
			s.AddBody(mbd.Body{Name: "carriage", Mass: 0.01, Inertia: mbd.Inertia{XX: 1e-5, YY: 1e-5, ZZ: 1e-5}})
			s.AddJoint(mbd.RevoluteJoint("above", hingeOn(0, r3.Vec{X: -0.5}), hingeOn(2, r3.Vec{Z: 2*tipRadius + 1e-7})))
			s.AddJoint(mbd.RevoluteJoint("below", hingeOn(1, r3.Vec{X: -0.5}), hingeOn(2, r3.Vec{})))
		}},
		{name: "light plate on a heavy body", inverse: 1 / 10.01, bodies: func(s *mbd.System) {
			down := rigid.Frame{Velocity: r3.Vec{Z: -1}}
			s.AddBody(mbd.Body{Name: "plate", Mass: 0.01, Inertia: mbd.Inertia{XX: 1e-5, YY: 1e-5, ZZ: 2e-5}, Pose: down})
			down.Position.Z = 0.1
			s.AddBody(mbd.Body{Name: "heavy", Mass: 10, Inertia: mbd.Inertia{XX: 1, YY: 1, ZZ: 1}, Pose: down})
			s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: 0}, mbd.Marker{Body: 1, Position: r3.Vec{Z: -0.1}}))
		}},
		{name: "wheel on a sledge", inverse: 1 / 5.001, bodies: func(s *mbd.System) {
			down := rigid.Frame{Velocity: r3.Vec{Z: -1}}
			s.AddBody(mbd.Body{Name: "wheel", Mass: 1e-3, Inertia: mbd.SolidSphere(1e-3, tipRadius), Pose: down})
			s.AddBody(mbd.Body{Name: "sledge", Mass: 5, Inertia: mbd.Inertia{XX: 0.1, YY: 0.1, ZZ: 0.1}, Pose: down})
			s.AddJoint(mbd.RevoluteJoint("axle", hingeOn(0, r3.Vec{}), hingeOn(1, r3.Vec{})))
		}},
		{name: "knot that a heavy body holds", strand: true, inverse: 0.25 / 8.001, bodies: func(s *mbd.System) { // the strand is hit in its middle, and its other end is held by the ground
			down := rigid.Frame{Velocity: r3.Vec{Z: -2}}
			s.AddBody(mbd.Body{Name: "knot", Mass: 1e-3, Point: true, Pose: down})
			s.AddBody(mbd.Body{Name: "end", Mass: 1e-3, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1}}})
			s.AddBody(mbd.Body{Name: "heavy", Mass: 8, Inertia: mbd.Inertia{XX: 1, YY: 1, ZZ: 1}, Pose: down})
			s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: 0}, mbd.Marker{Body: 2}))
			s.AddJoint(mbd.SphericalJoint("anchor", mbd.Marker{Body: 1}, mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: 1}}))
		}},
	}
}

// scissors is the inverse of the mass that two bars of 1 and 3 kg and 1 m, hinged on one another with an end, have at their other ends against one another: with the hinge's impulse h for a
// unit impulse at the tips the hinge's ends of both move alike, (4 h - 2) (1 + 1/3) = 0, and the tips part by (4 - 2 h) (1 + 1/3).
func scissors() float64 { return (4 - 2*0.5) * (1 + 1./3) }

// The place with which a mechanism hits leaves with the restitution times the speed of arrival, 1 m/s or that of the place, and by the impulse of rigid-body impact theory, at two steps.
func TestImpactsOfMechanisms(t *testing.T) {
	expect.Numbers(t)
	for _, c := range struckMechanisms() {
		for _, restitution := range []float64{0.3, 0.5, 0.8, 1} {
			for _, parts := range []float64{400, 800} {
				t.Run(fmt.Sprintf("%s, e %g, %g steps", c.name, restitution, parts), func(t *testing.T) { checkImpactOf(t, &c, restitution, parts) })
			}
		}
	}
}

// The ball is so hard that the mechanism hardly moves meanwhile. The contact lasts 2.9432 (m_eff²/(k² v))^(1/5) without damping, with k = (16/15) E* √R.
func checkImpactOf(t *testing.T, c *struckMechanism, restitution, parts float64) {
	const young = 1e12
	bodies := new(mbd.System)
	c.bodies(bodies)
	shape, carrier := geometry.Shape(geometry.Sphere{Radius: tipRadius}), dem.Carrier(dem.Attached{At: rigid.Placement{Position: c.at}})
	under := rigid.Placement{Position: r3.Vec{Z: -tipRadius - 1e-7}}
	floor := dem.Surface{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Carrier: dem.Fixed{At: under}}
	if c.strand {
		shape, carrier = geometry.Capsule{Radius: tipRadius}, dem.Strand{Frames: [2]int{0, 1}}
		floor = dem.Surface{Name: "ball", Shape: geometry.Sphere{Radius: tipRadius}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.5, Z: -2*tipRadius - 1e-7}}}}
	}
	if c.second {
		floor = dem.Surface{Name: "other", Shape: shape, Carrier: dem.Attached{Frame: 1, At: rigid.Placement{Position: c.at}}}
	}
	d := &dem.Model{
		Materials: []law.Material{{Name: "steel", Density: 1000, YoungModulus: young, PoissonRatio: 0.3}},
		Law:       law.Law{Tangential: law.NoFriction}, Default: law.Interaction{Restitution: restitution},
		Surfaces: []dem.Surface{floor, {Name: "tip", Shape: shape, Carrier: carrier}},
	}
	var o contact.Options
	var carriers []int
	for i := range d.Frames() {
		body := bodies.Body(i)
		o.Mobilities, carriers = append(o.Mobilities, body.Mobility()), append(carriers, i)
	}
	s := expect.Must(New(t.Context(), Config{
		Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-9}, Carriers: carriers, BodyContacts: expect.Must(contact.New(d, o)),
	}))
	speed := func() float64 {
		if c.strand {
			return 0.5 * (s.Bodies().Pose(0).Velocity.Z + s.Bodies().Pose(1).Velocity.Z)
		}
		p := s.Bodies().Pose(0)
		v := p.VelocityAt(p.ToWorld(c.at)).Z
		if c.second {
			q := s.Bodies().Pose(1)
			v -= q.VelocityAt(q.ToWorld(c.at)).Z
		}
		return v
	}
	arrival := -speed()
	stiffness := 16. / 15 * young / (2 * (1 - 0.3*0.3)) * math.Sqrt(tipRadius)
	dt := 2.9432 * math.Pow(1/(c.inverse*c.inverse*stiffness*stiffness*arrival), 0.2) / parts
	touched := false
	for n := 0; !touched || s.bodyContacts.Touching() > 0; n++ {
		if n > 4000 {
			t.Fatal("it does not leave the floor")
		}
		if err := s.Step(dt); err != nil {
			t.Fatal(err)
		}
		touched = touched || s.bodyContacts.Touching() > 0
	}
	if e := speed() / arrival; !expect.Near(e, restitution, 0.01) {
		t.Errorf("leaves with %.4f of the speed of arrival", e)
	}
}

// Mobilities by joints are those by a dense solution of the equations of motion, in a chain with branches and a loop of bodies of unlike masses in random places.
func TestJointMobilities(t *testing.T) {
	rng := packing.RandomStream(5, 5)
	bodies := new(mbd.System)
	for i := range 9 {
		m := math.Pow(10, 3*rng.Float64()-2)
		b := mbd.Body{Name: fmt.Sprint(i), Mass: m, Inertia: mbd.Inertia{XX: m / 10, YY: m / 15, ZZ: m / 20, XY: m / 90}, Pose: rigid.Frame{Position: expect.RandomVec(rng, 1), Orientation: quat.Number{Real: rng.NormFloat64(), Imag: rng.NormFloat64(), Kmag: 1}}}
		b.Pose.Orientation = quat.Scale(1/quat.Abs(b.Pose.Orientation), b.Pose.Orientation)
		if i == 8 {
			b.Inertia, b.Point, b.Pose.Orientation = mbd.Inertia{}, true, quat.Number{Real: 1}
		}
		bodies.AddBody(b)
	}
	join := func(make func(string, mbd.Marker, mbd.Marker) *mbd.Joint, i, j int) {
		at, turn := expect.RandomVec(rng, 1), expect.TurnAbout(r3.Unit(expect.RandomVec(rng, 1)), 1)
		if i == 8 {
			at = bodies.Body(8).Pose.Position
		}
		marker := func(body int) mbd.Marker {
			if body == mbd.Ground {
				return mbd.Marker{Body: body, Position: at, Orientation: turn}
			}
			f := bodies.Body(body).Pose
			return mbd.Marker{Body: body, Position: f.ToLocal(at), Orientation: quat.Mul(quat.Conj(f.Orientation), turn)}
		}
		bodies.AddJoint(make(fmt.Sprint(i, j), marker(i), marker(j)))
	}
	join(mbd.RevoluteJoint, 0, mbd.Ground)
	join(mbd.SphericalJoint, 1, 0)
	join(mbd.SphericalJoint, 2, 1)
	join(mbd.SphericalJoint, 3, 2)
	join(mbd.SphericalJoint, 3, 0) // a loop
	join(mbd.PrismaticJoint, 4, 1)
	join(mbd.SphericalJoint, 8, 4)
	join(mbd.CylindricalJoint, 6, 5) // another mechanism; body 7 is free
	if err := bodies.Build(); err != nil {
		t.Fatal(err)
	}
	placeAtStart(bodies)
	carriers := []int{8, 7, 6, 5, 4, 3, 2, 1, 0}
	j := newJointMobilities(bodies, carriers)
	j.Update([]int{0, 1, 2, 3, 4, 5, 6, 7, 8})

	_, dofs, rows := bodies.Size()
	matrix := bodies.MassPattern()
	bodies.MassTangent(matrix.RawMatrix().Data)
	var inverse mat.Dense
	if err := inverse.Inverse(mat.DenseCopyOf(matrix)); err != nil {
		t.Fatal(err)
	}
	if n, _ := inverse.Dims(); n != dofs+rows {
		t.Fatalf("%d unknowns, want %d", n, dofs+rows)
	}
	for f := range carriers {
		for g := range carriers {
			var block [6][6]float64
			if connected := (carriers[f] != 7 && carriers[g] != 7) && ((carriers[f] == 5 || carriers[f] == 6) == (carriers[g] == 5 || carriers[g] == 6)); j.Mobility(f, g, &block) != connected {
				t.Errorf("joints connect bodies %d and %d: %v, want %v", carriers[f], carriers[g], !connected, connected)
				continue
			} else if !connected {
				continue
			}
			compareMobility(t, &block, &inverse, bodies, [2]int{carriers[f], carriers[g]})
			compareInAxes(t, j, f, g, &block)
		}
	}
}

func compareMobility(t *testing.T, block *[6][6]float64, inverse *mat.Dense, bodies *mbd.System, pair [2]int) {
	t.Helper()
	size := func(k int) int {
		if b := bodies.Body(pair[k]); b.Point {
			return 3
		}
		return 6
	}
	largest := 0.0
	for r := range size(0) {
		for c := range size(1) {
			largest = max(largest, math.Abs(inverse.At(bodies.DOF(pair[0])+r, bodies.DOF(pair[1])+c)))
		}
	}
	for r := range size(0) {
		for c := range size(1) {
			if want := inverse.At(bodies.DOF(pair[0])+r, bodies.DOF(pair[1])+c); math.Abs(block[r][c]-want) > 1e-6*largest {
				t.Errorf("bodies %v, %d %d: %g, want %g", pair, r, c, block[r][c], want)
			}
		}
	}
}

// compareInAxes compares accelerations by a mobility in the axes of the frames with those in the world's.
func compareInAxes(t *testing.T, j *jointMobilities, f, g int, block *[6][6]float64) {
	t.Helper()
	var m dem.JointMobility
	orientation := func(frame int) quat.Number {
		p := j.of[frame]
		return j.bodies.Pose(j.mechanisms[p.mechanism].bodies[p.body].body).Orientation
	}
	if !(&particleJoints{jointMobilities: j}).Mobility(f, g, &m) {
		t.Fatalf("joints do not connect frames %d and %d", f, g)
	}
	back, forward := quat.Conj(orientation(g)), orientation(f)
	w := [6]float64{1, -2, 0.5, 3, 1, -1}
	linear, angular := m.JointAcceleration(rigid.Rotate(back, r3.Vec{X: w[0], Y: w[1], Z: w[2]}), rigid.Rotate(back, r3.Vec{X: w[3], Y: w[4], Z: w[5]}))
	linear, angular = rigid.Rotate(forward, linear), rigid.Rotate(forward, angular)
	for i, got := range [6]float64{linear.X, linear.Y, linear.Z, angular.X, angular.Y, angular.Z} {
		want, size := 0.0, 0.0
		for k, x := range w {
			want, size = want+block[i][k]*x, size+math.Abs(block[i][k]*x)
		}
		if math.Abs(got-want) > 1e-12*(size+math.Abs(got)) {
			t.Errorf("frames %d and %d, %d: %g in their axes, want %g", f, g, i, got, want)
		}
	}
}

// Mobilities are those where the step begins, also where they are asked for at a trial of it, and stay so for the whole of it. Without the first growth of memory they allocate nothing.
func TestMobilitiesAreThoseOfTheBeginning(t *testing.T) {
	bodies := new(mbd.System)
	for i := range 3 {
		bodies.AddBody(bar(fmt.Sprint(i), 1+float64(i), r3.Vec{X: float64(i) + 0.5}, 0, 0))
		bodies.AddJoint(mbd.SphericalJoint(fmt.Sprint(i), mbd.Marker{Body: i, Position: r3.Vec{X: -0.5}}, mbd.Marker{Body: i - 1, Position: r3.Vec{X: 0.5 * float64(min(i, 1))}}))
	}
	if err := bodies.Build(); err != nil {
		t.Fatal(err)
	}
	n, _, rows := bodies.Size()
	zeros, multipliers := make([]float64, n), make([]float64, rows)
	place := func(turn float64) []float64 {
		q := make([]float64, n)
		bodies.Initial(q, zeros)
		for i := range 3 {
			q[7*i+3], q[7*i+5] = math.Cos(turn*float64(i+1)), math.Sin(turn*float64(i+1))
		}
		clear(zeros)
		bodies.Place(0, q, zeros, zeros, multipliers)
		return q
	}
	mobility := func(j *jointMobilities) (m dem.JointMobility) {
		of := particleJoints{jointMobilities: j}
		of.Update([]int{1, 2})
		if !of.Mobility(1, 2, &m) {
			t.Fatal("joints do not connect bodies 1 and 2")
		}
		return m
	}
	q := place(0.1)
	j := newJointMobilities(bodies, []int{0, 1, 2})
	want := mobility(j)
	there := place(0.4)
	j.begin()
	if mobility(j) == want {
		t.Fatal("mobilities are alike where bodies have other places")
	}
	j.start = func() (float64, []float64) { return 0, q }
	j.begin()
	if got := mobility(j); got != want {
		t.Errorf("at a trial %v, want %v", got, want)
	}
	if bodies.Pose(2).Orientation.Real != there[7*2+3] {
		t.Error("bodies have been moved")
	}
	j.start = nil
	if got := mobility(j); got != want {
		t.Errorf("later in the step %v, want %v", got, want)
	}
	j.start = func() (float64, []float64) { return 0, q }
	if n := testing.AllocsPerRun(10, func() {
		j.begin()
		j.Update([]int{0, 2})
	}); n > 0 {
		t.Errorf("%g allocations a step", n)
	}
}

// BenchmarkJointMobilities times what a step takes in which particles are near one body of a chain.
func BenchmarkJointMobilities(b *testing.B) {
	for _, n := range []int{100, 1000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			bodies := new(mbd.System)
			for i := range n {
				bodies.AddBody(bar(fmt.Sprint(i), 1, r3.Vec{X: float64(i) + 0.5}, 0, 0))
				bodies.AddJoint(mbd.SphericalJoint(fmt.Sprint(i), mbd.Marker{Body: i, Position: r3.Vec{X: -0.5}}, mbd.Marker{Body: i - 1, Position: r3.Vec{X: 0.5 * float64(min(i, 1))}}))
			}
			if err := bodies.Build(); err != nil {
				b.Fatal(err)
			}
			placeAtStart(bodies)
			j := newJointMobilities(bodies, []int{n / 2})
			of, m := particleJoints{jointMobilities: j}, dem.JointMobility{}
			b.ReportAllocs()
			for b.Loop() {
				j.begin()
				of.Update([]int{0})
				of.Mobility(0, 0, &m)
			}
		})
	}
}

// placeAtStart puts a system where its model starts.
func placeAtStart(s *mbd.System) {
	n, _, rows := s.Size()
	q, v := make([]float64, n), make([]float64, n)
	s.Initial(q, v)
	s.Place(0, q, v, make([]float64, n), make([]float64, rows))
	s.Constraints(make([]float64, rows))
}
