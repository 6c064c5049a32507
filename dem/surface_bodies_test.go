// Tests of bodies against walls and one another, with bodies moved by a simple integrator.

package dem

import (
	"bytes"
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// rigid is a body of the tests.
type rigid struct {
	Frame
	mass    float64
	inertia [3][3]float64 // about the centre, kg m^2
	turning r3.Vec        // angular momentum
}

// stage moves bodies under gravity and their contacts.
type stage struct {
	t        testing.TB
	contacts *BodyContacts
	bodies   []rigid
	gravity  r3.Vec
	time     float64
	frames   []Frame
	wrenches []Wrench
}

var steelLike = []Material{{Name: "steel", Density: 7850, YoungModulus: 2e8, PoissonRatio: 0.3}}

// newStage puts one body for each shape; walls are added before.
func newStage(t testing.TB, law Law, in Interaction, walls []Surface, shapes []Shape, at []Frame) *stage {
	m := &Model{Materials: steelLike, Law: law, Default: in, Surfaces: walls}
	s := &stage{t: t, wrenches: make([]Wrench, len(shapes))}
	var masses []float64
	for i, shape := range shapes {
		bulk := must(BulkOf(shape))
		b := rigid{Frame: at[i], mass: 1000 * bulk.Volume}
		if b.Orientation == (quat.Number{}) {
			b.Orientation.Real = 1
		}
		for j := range 3 {
			for k := range 3 {
				b.inertia[j][k] = 1000 * bulk.Inertia[j][k]
			}
		}
		b.turning = b.momentum()
		s.bodies = append(s.bodies, b)
		masses = append(masses, b.mass)
		m.Surfaces = append(m.Surfaces, Surface{Name: "body", Shape: shape, Carrier: Attached{Frame: i}})
	}
	s.frames = make([]Frame, len(shapes))
	s.contacts = must(NewBodyContacts(m, BodyOptions{Masses: masses, Between: true}))
	return s
}

// momentum is the angular one about the centre.
func (b *rigid) momentum() r3.Vec {
	return Rotate(b.Orientation, apply(b.inertia, Rotate(quat.Conj(b.Orientation), b.AngularVelocity)))
}

func (s *stage) play(n int, dt float64) {
	s.t.Helper()
	for range n {
		s.time += dt
		for i := range s.bodies {
			b := &s.bodies[i]
			b.Position = r3.Add(b.Position, r3.Scale(dt, b.Velocity))
			if a := r3.Norm(b.AngularVelocity); a > 0 {
				b.Orientation = quat.Mul(turnAbout(b.AngularVelocity, a*dt), b.Orientation)
				b.Orientation = quat.Scale(1/quat.Abs(b.Orientation), b.Orientation)
			}
			s.frames[i] = b.Frame
		}
		s.contacts.Drift(s.time, dt)
		if err := s.contacts.Contact(s.frames, s.wrenches, nil); err != nil {
			s.t.Fatal(err)
		}
		if err := s.contacts.Commit(); err != nil {
			s.t.Fatal(err)
		}
		for i := range s.bodies {
			b := &s.bodies[i]
			b.Velocity = r3.Add(b.Velocity, r3.Scale(dt, r3.Add(s.gravity, r3.Scale(1/b.mass, s.wrenches[i].Force))))
			b.turning = r3.Add(b.turning, r3.Scale(dt, s.wrenches[i].Moment))
			q := quat.Conj(b.Orientation)
			b.AngularVelocity = Rotate(b.Orientation, solve(b.inertia, Rotate(q, b.turning)))
		}
	}
}

// solve answers m x = v for a symmetric matrix, by Cramer's rule.
func solve(m [3][3]float64, v r3.Vec) r3.Vec {
	c := [3]r3.Vec{{X: m[0][0], Y: m[1][0], Z: m[2][0]}, {X: m[0][1], Y: m[1][1], Z: m[2][1]}, {X: m[0][2], Y: m[1][2], Z: m[2][2]}}
	d := r3.Dot(c[0], r3.Cross(c[1], c[2]))
	return r3.Vec{X: r3.Dot(v, r3.Cross(c[1], c[2])) / d, Y: r3.Dot(c[0], r3.Cross(v, c[2])) / d, Z: r3.Dot(c[0], r3.Cross(c[1], v)) / d}
}

var (
	floor      = Surface{Name: "floor", Shape: Plane{Normal: r3.Vec{Z: 1}}}
	frictional = Law{Normal: Hertz, Damping: ByRestitution, Tangential: Mindlin}
)

// TestBodyIsGrain drops a body that is a sphere beside a grain of the same size and mass.
func TestBodyIsGrain(t *testing.T) {
	in := Interaction{Restitution: 0.7, Friction: 0.4}
	ball := newBall(0.05)
	pair := newPairLaw(frictional, &steelLike[0], &steelLike[0], in)
	ball.mass = 1000 * 4 * math.Pi / 3 * cube(0.05)
	ball.k = pair.ofSizes(0.05, ball.mass, 0)
	ball.position, ball.velocity, ball.spin = r3.Vec{Z: 0.06}, r3.Vec{X: 1, Z: -3}, r3.Vec{X: 5, Y: 3, Z: 2}
	s := newStage(t, frictional, in, []Surface{floor}, []Shape{Sphere{Radius: 0.05}}, []Frame{{Position: ball.position, Velocity: ball.velocity, AngularVelocity: ball.spin}})
	s.play(3000, 3e-6)
	ball.fly(floor.Shape, 3000, 3e-6)
	b := &s.bodies[0]
	if ball.velocity.Z < 1 || !closeTo(b.Velocity, ball.velocity, 1e-9) || !closeTo(b.AngularVelocity, ball.spin, 1e-4) {
		t.Errorf("the body leaves at %v, %v, the grain at %v, %v", b.Velocity, b.AngularVelocity, ball.velocity, ball.spin)
	}
}

// TestBodiesRest lets bodies fall a little, askew, and come to rest: the floor carries their weight and they do not sink into it.
func TestBodiesRest(t *testing.T) {
	numbers(t)
	boxMesh := must(NewMesh(BoxFacets(r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}), MeshOptions{Solid: true}))
	for name, tt := range map[string]struct {
		shape Shape
		floor Shape
		low   float64 // of the centre at rest
	}{
		"box":               {Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, floor.Shape, 0.05},
		"mesh":              {boxMesh, floor.Shape, 0.05},
		"box on a mesh":     {Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, must(NewMesh(PlateFacets(2, 2, 7, 7), MeshOptions{})), 0.05},
		"box in a box":      {Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, Box{Size: r3.Vec{X: 1, Y: 1, Z: 1e-9}, Inside: true, Open: FaceZMax}, 0.05},
		"capsule":           {Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.05}, floor.Shape, 0.05},
		"cylinder, upright": {must(NewCylinder(0.1, 0.1, false, BothEnds)), floor.Shape, 0.05},
		"box on a pillar":   {Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, must(NewCylinder(0.03, 1, false, BothEnds)), 0.55},
	} {
		t.Run(name, func(t *testing.T) {
			law := Law{Normal: Hertz, Damping: ByRestitution, Tangential: Mindlin}
			tilt := turnAbout(r3.Vec{X: 0.3, Y: 1}, 0.03)
			s := newStage(t, law, Interaction{Restitution: 0.1, Friction: 0.5}, []Surface{{Name: "floor", Shape: tt.floor}}, []Shape{tt.shape},
				[]Frame{{Position: r3.Vec{Z: tt.low + 0.01}, Orientation: tilt}})
			s.gravity = r3.Vec{Z: -10}
			s.play(25000, 2e-5)
			b := &s.bodies[0]
			if abs(s.wrenches[0].Force.Z/(10*b.mass)-1) > 0.02 || r3.Norm(b.Velocity) > 2e-3 {
				t.Errorf("force %v for a weight of %g N, velocity %v", s.wrenches[0].Force, 10*b.mass, b.Velocity)
			}
			if abs(b.Position.Z-tt.low) > 5e-4 {
				t.Errorf("rests at %v, want a height of %g m", b.Position, tt.low)
			}
		})
	}
}

// TestCylinderRolls slides a cylinder on its side: it ends up rolling at two thirds of its speed, smoothly.
func TestCylinderRolls(t *testing.T) {
	side := turnAbout(r3.Vec{X: 1}, math.Pi/2)
	const radius, speed = 0.1, 1.0
	s := newStage(t, frictional, Interaction{Restitution: 0.5, Friction: 0.5}, []Surface{floor}, []Shape{must(NewCylinder(radius, 0.3, false, BothEnds))},
		[]Frame{{Position: r3.Vec{Z: radius}, Orientation: side, Velocity: r3.Vec{X: speed}}})
	s.gravity = r3.Vec{Z: -10}
	s.play(10000, 2e-5)
	b := &s.bodies[0]
	if abs(b.Velocity.X-2.0/3*speed) > 0.01 || abs(b.Velocity.X-radius*b.AngularVelocity.Y) > 0.005 {
		t.Fatalf("velocity %v, angular velocity %v", b.Velocity, b.AngularVelocity)
	}
	before := b.Velocity.X
	s.play(25000, 2e-5) // half a turn more
	if abs(b.Velocity.X-before) > 5e-3*before || abs(b.Velocity.Y) > 1e-3 {
		t.Errorf("rolls on at %v m/s after %g m/s", b.Velocity, before)
	}
}

// TestBodiesCollide wants momentum conserved whatever bodies meet, and energy not to grow.
func TestBodiesCollide(t *testing.T) {
	numbers(t)
	turn := turnAbout(r3.Vec{X: 1, Y: 0.4, Z: 0.2}, 1)
	for name, pair := range map[string][2]Shape{
		"spheres":         {Sphere{Radius: 0.05}, Sphere{Radius: 0.08}},
		"capsules":        {Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.03}, Capsule{A: r3.Vec{Y: -0.1}, B: r3.Vec{Y: 0.1}, Radius: 0.02}},
		"box and capsule": {Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.1}}, Capsule{A: r3.Vec{Y: -0.1}, B: r3.Vec{Y: 0.1}, Radius: 0.02}},
		"sphere and box":  {Sphere{Radius: 0.05}, Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.1}}},
		"bar and mesh":    {must(NewCylinder(0.05, 0.1, false, BothEnds)), must(NewMesh(SphereFacets(0.05, 2), MeshOptions{Solid: true}))},
	} {
		t.Run(name, func(t *testing.T) {
			s := newStage(t, frictional, Interaction{Restitution: 0.8, Friction: 0.3}, nil, pair[:], []Frame{
				{Position: r3.Vec{Z: 0.15}, Orientation: turn, Velocity: r3.Vec{X: 0.1, Z: -2}, AngularVelocity: r3.Vec{X: 1, Z: 3}},
				{Position: r3.Vec{X: 0.01}, Velocity: r3.Vec{Y: 0.1}, AngularVelocity: r3.Vec{Y: 2}},
			})
			linear, angular, energy := s.sums()
			touched := false
			for range 40 {
				s.play(200, 1e-5)
				touched = touched || s.contacts.Touching() > 0
			}
			linear2, angular2, energy2 := s.sums()
			// The test's own integrator is of first order, so angular momentum is exact only as far as positions do not move within a step.
			if !touched || !closeTo(linear, linear2, 1e-12) || !closeTo(angular, angular2, 1e-4*r3.Norm(linear)) {
				t.Errorf("touched %t, momentum %v becomes %v, angular %v becomes %v", touched, linear, linear2, angular, angular2)
			}
			if lost := s.contacts.Energy(); energy2 >= energy || abs(energy2+lost.Damping+lost.Friction-energy) > 0.03*energy {
				t.Errorf("energy %g becomes %g with losses of %g", energy, energy2, lost.Damping+lost.Friction)
			}
		})
	}
}

func (s *stage) sums() (linear, angular r3.Vec, energy float64) {
	for i := range s.bodies {
		b := &s.bodies[i]
		p := r3.Scale(b.mass, b.Velocity)
		linear = r3.Add(linear, p)
		angular = r3.Add(angular, r3.Add(b.turning, r3.Cross(b.Position, p)))
		energy += 0.5*b.mass*r3.Norm2(b.Velocity) + 0.5*r3.Dot(b.turning, b.AngularVelocity)
	}
	return linear, angular, energy + s.contacts.Energy().Elastic
}

// TestNewtonsCradle hits a row of equal spheres that hardly touch: the last one leaves with the speed of the first.
func TestNewtonsCradle(t *testing.T) {
	var shapes []Shape
	var at []Frame
	for i := range 5 {
		shapes = append(shapes, Sphere{Radius: 0.05})
		at = append(at, Frame{Position: r3.Vec{X: 0.1001 * float64(i)}})
	}
	at[0].Position.X, at[0].Velocity.X = -0.02, 1
	s := newStage(t, Law{Tangential: NoFriction}, Interaction{Restitution: 1}, nil, shapes, at)
	s.play(20000, 5e-6)
	for i := range 4 {
		if v := s.bodies[i].Velocity; r3.Norm(v) > 0.1 {
			t.Errorf("ball %d moves at %v", i, v)
		}
	}
	if v := s.bodies[4].Velocity; abs(v.X-1) > 0.02 {
		t.Errorf("the last ball leaves at %v", v)
	}
}

// TestBodyTangents compares tangents with differences of wrenches, for a box, a strand and a ball at a wall.
func TestBodyTangents(t *testing.T) {
	m := &Model{
		Materials: steelLike, Law: frictional, Default: Interaction{Restitution: 0.5, Friction: 5}, // sticking
		Surfaces: []Surface{
			floor,
			{Name: "box", Shape: Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, Carrier: Attached{Frame: 0, At: Placement{Position: r3.Vec{X: 0.01}}}},
			{Name: "strand", Shape: Capsule{Radius: 0.01}, Carrier: Strand{Frames: [2]int{1, 2}, Ends: [2]r3.Vec{{Z: 0.01}, {Y: 0.02}}}},
		},
	}
	b := must(NewBodyContacts(m, BodyOptions{Masses: []float64{2, 0.1, 0.2}}))
	frames := []Frame{
		{Position: r3.Vec{Z: 0.0499}, Orientation: turnAbout(r3.Vec{Y: 1}, 0.001)},
		{Position: r3.Vec{X: 1, Z: -0.0001}, Orientation: turnAbout(r3.Vec{Z: 1}, 0.3)},
		{Position: r3.Vec{X: 1, Y: 0.1, Z: 0.0098}, Orientation: quat.Number{Real: 1}},
	}
	const dt = 1e-5
	b.Drift(dt, dt)
	wrenches, tangents := make([]Wrench, 3), make([]Tangent, len(b.Pairs()))
	if err := b.Contact(frames, wrenches, tangents); err != nil {
		t.Fatal(err)
	}
	if r3.Norm(wrenches[0].Force)*r3.Norm(wrenches[1].Force)*r3.Norm(wrenches[2].Force) == 0 {
		t.Fatalf("no contact: %+v", wrenches)
	}
	for n, p := range b.Pairs() {
		for axis := range 6 {
			const h = 1e-7
			var lo, hi, slow, fast [3]Wrench
			for sign, into := range map[float64]*[3]Wrench{-1: &lo, 1: &hi} {
				f := append([]Frame(nil), frames...)
				shift(&f[p[1]], axis, sign*h)
				must(0, b.Contact(f, into[:], nil))
			}
			for sign, into := range map[float64]*[3]Wrench{-1: &slow, 1: &fast} {
				f := append([]Frame(nil), frames...)
				push(&f[p[1]], axis, sign*h)
				must(0, b.Contact(f, into[:], nil))
			}
			compareColumn(t, "damping", p, axis, tangents[n].Damping, slow[p[0]], fast[p[0]], h, 1e-3)
			// At rest nothing but the elastic force changes with the place, up to the turning of its arms.
			compareColumn(t, "stiffness", p, axis, tangents[n].Stiffness, lo[p[0]], hi[p[0]], h, 0.05)
		}
	}
}

func shift(f *Frame, axis int, by float64) {
	if axis < 3 {
		f.Position = r3.Add(f.Position, along(axis, by))
		return
	}
	f.Orientation = quat.Mul(turnAbout(along(axis-3, 1), by), f.Orientation)
}

func push(f *Frame, axis int, by float64) {
	if axis < 3 {
		f.Velocity = r3.Add(f.Velocity, along(axis, by))
		return
	}
	f.AngularVelocity = r3.Add(f.AngularVelocity, along(axis-3, by))
}

func along(axis int, by float64) r3.Vec {
	return [3]r3.Vec{{X: by}, {Y: by}, {Z: by}}[axis]
}

func compareColumn(t *testing.T, name string, pair [2]int, axis int, m [6][6]float64, lo, hi Wrench, h, tolerance float64) {
	t.Helper()
	scale := 0.0
	for i := range 6 {
		for j := range 6 {
			scale = max(scale, abs(m[i][j]))
		}
	}
	f, c := r3.Scale(0.5/h, r3.Sub(hi.Force, lo.Force)), r3.Scale(0.5/h, r3.Sub(hi.Moment, lo.Moment))
	for i, want := range [6]float64{f.X, f.Y, f.Z, c.X, c.Y, c.Z} {
		if abs(m[i][axis]-want) > tolerance*scale {
			t.Errorf("%s of pair %v, entry %d %d: %g, want %g", name, pair, i, axis, m[i][axis], want)
		}
	}
}

// TestBodyTrials: trial states leave no trace, and a saved state goes on to the same bits.
func TestBodyTrials(t *testing.T) {
	make1 := func() *stage {
		s := newStage(t, frictional, Interaction{Restitution: 0.5, Friction: 0.5}, []Surface{floor}, []Shape{Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, Sphere{Radius: 0.05}},
			[]Frame{{Position: r3.Vec{Z: 0.049}, Velocity: r3.Vec{X: 1}}, {Position: r3.Vec{Z: 0.149}}})
		s.gravity = r3.Vec{Z: -10}
		s.play(50, 1e-5)
		return s
	}
	plain, tried, loaded := make1(), make1(), make1()
	var saved bytes.Buffer
	if err := tried.contacts.Save(&saved); err != nil {
		t.Fatal(err)
	}
	tried.contacts.Drift(1, 1e-5)
	for i := range 5 {
		f := append([]Frame(nil), tried.frames...)
		f[0].Position.X += 0.001 * float64(i)
		must(0, tried.contacts.Contact(f, tried.wrenches, nil))
	}
	loaded.contacts.was = nil
	must(0, loaded.contacts.Restore(&saved))
	for _, s := range []*stage{plain, tried, loaded} {
		s.play(50, 1e-5)
	}
	if plain.contacts.Touching() < 5 || plain.bodies[0] != tried.bodies[0] || plain.bodies[1] != loaded.bodies[1] {
		t.Errorf("%d contacts; %v, %v, %v", plain.contacts.Touching(), plain.bodies[0].Position, tried.bodies[0].Position, loaded.bodies[0].Position)
	}
	if plain.contacts.Commit() == nil {
		t.Error("Commit without Contact: no error")
	}
}

func TestBodyErrors(t *testing.T) {
	m := &Model{Materials: steelLike, Surfaces: []Surface{{Name: "endless", Shape: Plane{Normal: r3.Vec{Z: 1}}, Carrier: Attached{}}}}
	if _, err := NewBodyContacts(m, BodyOptions{}); err == nil {
		t.Error("missing masses: no error")
	}
	if _, err := NewBodyContacts(m, BodyOptions{Masses: []float64{1}}); err == nil {
		t.Error("endless body: no error")
	}
	m.Surfaces = []Surface{floor, {Name: "ball", Shape: Sphere{Radius: 1}, Carrier: Attached{}}}
	if _, err := NewBodyContacts(m, BodyOptions{Masses: []float64{1}}); err == nil {
		t.Error("no restitution: no error")
	}
}

func TestBodiesAllocateNothing(t *testing.T) {
	s := newStage(t, frictional, Interaction{Restitution: 0.5, Friction: 0.5}, []Surface{floor}, []Shape{Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, Sphere{Radius: 0.05}},
		[]Frame{{Position: r3.Vec{Z: 0.049}}, {Position: r3.Vec{Z: 0.149}}})
	s.play(10, 1e-6)
	if n := testing.AllocsPerRun(20, func() { s.play(1, 1e-6) }); n > 0 {
		t.Errorf("%g allocations a step", n)
	}
}
