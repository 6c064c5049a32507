// Tests of bodies against walls and one another, with bodies moved by a simple integrator.

package contact

import (
	"bytes"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// solid is a body of the tests.
type solid struct {
	rigid.Frame
	mass    float64
	inertia [3][3]float64 // about the centre, kg m^2
	turning r3.Vec        // angular momentum
}

// stage moves bodies under gravity and their contacts.
type stage struct {
	t        testing.TB
	contacts *Engine
	bodies   []solid
	gravity  r3.Vec
	time     float64
	frames   []rigid.Frame
	wrenches []rigid.Wrench
}

var (
	steelLike = []law.Material{{Name: "steel", Density: 7850, YoungModulus: 2e8, PoissonRatio: 0.3}}
	steel     = []law.Material{{Name: "steel", Density: 7850, YoungModulus: 2e11, PoissonRatio: 0.3}}
)

// newStage puts one body for each shape; walls are added before.
func newStage(t testing.TB, chosen law.Law, in law.Interaction, walls []dem.Surface, shapes []geometry.Shape, at []rigid.Frame) *stage {
	return newStageOf(t, steelLike, chosen, in, walls, shapes, at)
}

func newStageOf(t testing.TB, materials []law.Material, chosen law.Law, in law.Interaction, walls []dem.Surface, shapes []geometry.Shape, at []rigid.Frame) *stage {
	m := &dem.Model{Materials: materials, Law: chosen, Default: in, Surfaces: walls}
	s := &stage{t: t, wrenches: make([]rigid.Wrench, len(shapes))}
	o := Options{}
	for i, shape := range shapes {
		bulk := expect.Must(geometry.VolumePropertiesOf(shape))
		b := solid{Frame: at[i], mass: 1000 * bulk.Volume}
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
		o.Mobilities = append(o.Mobilities, rigid.NewMobility(b.mass, b.inertia))
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "body", Shape: shape, Carrier: dem.Attached{Frame: i}})
	}
	s.frames = make([]rigid.Frame, len(shapes))
	s.contacts = expect.Must(New(m, o))
	return s
}

// momentum is the angular one about the centre.
func (b *solid) momentum() r3.Vec {
	return rigid.Rotate(b.Orientation, expect.Apply(b.inertia, rigid.Rotate(quat.Conj(b.Orientation), b.AngularVelocity)))
}

func (s *stage) play(n int, dt float64) {
	s.t.Helper()
	for range n {
		s.time += dt
		for i := range s.bodies {
			b := &s.bodies[i]
			b.Position = r3.Add(b.Position, r3.Scale(dt, b.Velocity))
			if a := r3.Norm(b.AngularVelocity); a > 0 {
				b.Orientation = quat.Mul(expect.TurnAbout(b.AngularVelocity, a*dt), b.Orientation)
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
			b.AngularVelocity = rigid.Rotate(b.Orientation, solve(b.inertia, rigid.Rotate(q, b.turning)))
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
	floor      = dem.Surface{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}
	frictional = law.Law{Normal: law.Hertz, Damping: law.ByRestitution, Tangential: law.Mindlin}
)

// TestBodyIsParticle drops a body that is a sphere beside a particle of the same size and mass.
func TestBodyIsParticle(t *testing.T) {
	in := law.Interaction{Restitution: 0.7, Friction: 0.4}
	ball := demtest.NewBall(0.05)
	pair := law.NewPairLaw(frictional, &steelLike[0], &steelLike[0], in)
	ball.Mass = 1000 * 4 * math.Pi / 3 * vec.Cube(0.05)
	ball.K = pair.OfSizes(0.05, ball.Mass, 0)
	ball.Position, ball.Velocity, ball.Spin = r3.Vec{Z: 0.06}, r3.Vec{X: 1, Z: -3}, r3.Vec{X: 5, Y: 3, Z: 2}
	s := newStage(t, frictional, in, []dem.Surface{floor}, []geometry.Shape{geometry.Sphere{Radius: 0.05}}, []rigid.Frame{{Position: ball.Position, Velocity: ball.Velocity, AngularVelocity: ball.Spin}})
	s.play(3000, 3e-6)
	ball.Fly(floor.Shape, 3000, 3e-6)
	b := &s.bodies[0]
	if ball.Velocity.Z < 1 || !expect.CloseTo(b.Velocity, ball.Velocity, 1e-9) || !expect.CloseTo(b.AngularVelocity, ball.Spin, 1e-4) {
		t.Errorf("the body leaves at %v, %v, the particle at %v, %v", b.Velocity, b.AngularVelocity, ball.Velocity, ball.Spin)
	}
}

// TestBodiesRest lets bodies fall a little, askew, and come to rest: the floor carries their weight and they do not sink into it.
func TestBodiesRest(t *testing.T) {
	expect.Numbers(t)
	boxMesh := expect.Must(geometry.NewMesh(geometry.BoxFacets(r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}), geometry.MeshOptions{Solid: true}))
	for name, tt := range map[string]struct {
		shape geometry.Shape
		floor geometry.Shape
		low   float64 // of the centre at rest
	}{
		"box":               {geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, floor.Shape, 0.05},
		"mesh":              {boxMesh, floor.Shape, 0.05},
		"box on a mesh":     {geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, expect.Must(geometry.NewMesh(geometry.PlateFacets(2, 2, 7, 7), geometry.MeshOptions{})), 0.05},
		"box in a box":      {geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1e-9}, Inside: true, Open: geometry.FaceZMax}, 0.05},
		"capsule":           {geometry.Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.05}, floor.Shape, 0.05},
		"cylinder, upright": {expect.Must(geometry.NewCylinder(0.1, 0.1, false, geometry.BothEnds)), floor.Shape, 0.05},
		"box on a pillar":   {geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, geometry.Box{Size: r3.Vec{X: 0.06, Y: 0.06, Z: 1}}, 0.55},
	} {
		t.Run(name, func(t *testing.T) {
			chosen := law.Law{Normal: law.Hertz, Damping: law.ByRestitution, Tangential: law.Mindlin}
			tilt := expect.TurnAbout(r3.Vec{X: 0.3, Y: 1}, 0.03)
			s := newStage(t, chosen, law.Interaction{Restitution: 0.1, Friction: 0.5}, []dem.Surface{{Name: "floor", Shape: tt.floor}}, []geometry.Shape{tt.shape},
				[]rigid.Frame{{Position: r3.Vec{Z: tt.low + 0.01}, Orientation: tilt}})
			s.gravity = r3.Vec{Z: -10}
			s.play(40000, 2e-5)
			b := &s.bodies[0]
			if math.Abs(s.wrenches[0].Force.Z/(10*b.mass)-1) > 0.02 || r3.Norm(b.Velocity) > 2e-3 {
				t.Errorf("force %v for a weight of %g N, velocity %v", s.wrenches[0].Force, 10*b.mass, b.Velocity)
			}
			if math.Abs(b.Position.Z-tt.low) > 5e-4 {
				t.Errorf("rests at %v, want a height of %g m", b.Position, tt.low)
			}
		})
	}
}

// TestCylinderRolls slides a cylinder on its side: it ends up rolling at two thirds of its speed, smoothly.
func TestCylinderRolls(t *testing.T) {
	side := expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)
	const radius, speed = 0.1, 1.0
	s := newStage(t, frictional, law.Interaction{Restitution: 0.5, Friction: 0.5}, []dem.Surface{floor}, []geometry.Shape{expect.Must(geometry.NewCylinder(radius, 0.3, false, geometry.BothEnds))},
		[]rigid.Frame{{Position: r3.Vec{Z: radius}, Orientation: side, Velocity: r3.Vec{X: speed}}})
	s.gravity = r3.Vec{Z: -10}
	s.play(10000, 2e-5)
	b := &s.bodies[0]
	if math.Abs(b.Velocity.X-2.0/3*speed) > 0.01 || math.Abs(b.Velocity.X-radius*b.AngularVelocity.Y) > 0.005 {
		t.Fatalf("velocity %v, angular velocity %v", b.Velocity, b.AngularVelocity)
	}
	before := b.Velocity.X
	s.play(25000, 2e-5) // half a turn more
	if math.Abs(b.Velocity.X-before) > 5e-3*before || math.Abs(b.Velocity.Y) > 1e-3 {
		t.Errorf("rolls on at %v m/s after %g m/s", b.Velocity, before)
	}
}

// TestBodiesCollide wants momentum conserved whatever bodies meet, and energy not to grow.
func TestBodiesCollide(t *testing.T) {
	expect.Numbers(t)
	turn := expect.TurnAbout(r3.Vec{X: 1, Y: 0.4, Z: 0.2}, 1)
	for name, pair := range map[string][2]geometry.Shape{
		"spheres":         {geometry.Sphere{Radius: 0.05}, geometry.Sphere{Radius: 0.08}},
		"capsules":        {geometry.Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.03}, geometry.Capsule{A: r3.Vec{Y: -0.1}, B: r3.Vec{Y: 0.1}, Radius: 0.02}},
		"box and capsule": {geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.1}}, geometry.Capsule{A: r3.Vec{Y: -0.1}, B: r3.Vec{Y: 0.1}, Radius: 0.02}},
		"sphere and box":  {geometry.Sphere{Radius: 0.05}, geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.1}}},
		"bar and mesh":    {expect.Must(geometry.NewCylinder(0.05, 0.1, false, geometry.BothEnds)), expect.Must(geometry.NewMesh(geometry.SphereFacets(0.05, 2), geometry.MeshOptions{Solid: true}))},
	} {
		t.Run(name, func(t *testing.T) {
			s := newStage(t, frictional, law.Interaction{Restitution: 0.8, Friction: 0.3}, nil, pair[:], []rigid.Frame{
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
			if !touched || !expect.CloseTo(linear, linear2, 1e-12) || !expect.CloseTo(angular, angular2, 1e-4*r3.Norm(linear)) {
				t.Errorf("touched %t, momentum %v becomes %v, angular %v becomes %v", touched, linear, linear2, angular, angular2)
			}
			if lost := s.contacts.Energy(); energy2 >= energy || math.Abs(energy2+lost.Damping+lost.Friction-energy) > 0.03*energy {
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
	var shapes []geometry.Shape
	var at []rigid.Frame
	for i := range 5 {
		shapes = append(shapes, geometry.Sphere{Radius: 0.05})
		at = append(at, rigid.Frame{Position: r3.Vec{X: 0.1001 * float64(i)}})
	}
	at[0].Position.X, at[0].Velocity.X = -0.02, 1
	s := newStage(t, law.Law{Tangential: law.NoFriction}, law.Interaction{Restitution: 1}, nil, shapes, at)
	s.play(20000, 5e-6)
	for i := range 4 {
		if v := s.bodies[i].Velocity; r3.Norm(v) > 0.1 {
			t.Errorf("ball %d moves at %v", i, v)
		}
	}
	if v := s.bodies[4].Velocity; math.Abs(v.X-1) > 0.02 {
		t.Errorf("the last ball leaves at %v", v)
	}
}

func shift(f *rigid.Frame, axis int, by float64) {
	if axis < 3 {
		f.Position = r3.Add(f.Position, along(axis, by))
		return
	}
	f.Orientation = quat.Mul(expect.TurnAbout(along(axis-3, 1), by), f.Orientation)
}

func push(f *rigid.Frame, axis int, by float64) {
	if axis < 3 {
		f.Velocity = r3.Add(f.Velocity, along(axis, by))
		return
	}
	f.AngularVelocity = r3.Add(f.AngularVelocity, along(axis-3, by))
}

// TestBodyTrials: trial states leave no trace, and a saved state goes on to the same bits.
func TestBodyTrials(t *testing.T) {
	make1 := func() *stage {
		s := newStage(t, frictional, law.Interaction{Restitution: 0.5, Friction: 0.5}, []dem.Surface{floor}, []geometry.Shape{geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, geometry.Sphere{Radius: 0.05}},
			[]rigid.Frame{{Position: r3.Vec{Z: 0.049}, Velocity: r3.Vec{X: 1}}, {Position: r3.Vec{Z: 0.149}}})
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
		f := append([]rigid.Frame(nil), tried.frames...)
		f[0].Position.X += 0.001 * float64(i)
		expect.Must(0, tried.contacts.Contact(f, tried.wrenches, nil))
	}
	loaded.contacts.previous = nil
	expect.Must(0, loaded.contacts.Restore(&saved))
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

// Saving changes nothing: how often a state is saved goes by wall time.
func TestSavingChangesNothing(t *testing.T) {
	s := newStage(t, frictional, law.Interaction{Restitution: 0.5}, []dem.Surface{floor}, []geometry.Shape{geometry.Sphere{Radius: 0.05}, geometry.Sphere{Radius: 0.05}},
		[]rigid.Frame{{Position: r3.Vec{Z: 0.049}}, {Position: r3.Vec{Z: 0.148}}})
	e := s.contacts
	e.Drift(1e-5, 1e-5)
	expect.Must(0, e.Contact(s.frames, s.wrenches, nil))
	first, second := e.UpdatePairs(), e.UpdatePairs()
	expect.Must(0, e.Save(new(bytes.Buffer)))
	if saved := e.UpdatePairs(); !first || second || saved {
		t.Errorf("pairs change: %t at first, %t again, %t after saving", first, second, saved)
	}
	if err := e.Commit(); err != nil {
		t.Error(err)
	}
}

func TestBodyErrors(t *testing.T) {
	m := &dem.Model{Materials: steelLike, Surfaces: []dem.Surface{{Name: "endless", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Carrier: dem.Attached{}}}}
	if _, err := New(m, Options{}); err == nil {
		t.Error("missing masses: no error")
	}
	if _, err := New(m, Options{Mobilities: []rigid.Mobility{{InverseMass: 1}}}); err == nil {
		t.Error("endless body: no error")
	}
	m.Surfaces = []dem.Surface{floor, {Name: "ball", Shape: geometry.Sphere{Radius: 1}, Carrier: dem.Attached{}}}
	if _, err := New(m, Options{Mobilities: []rigid.Mobility{{InverseMass: 1}}}); err == nil {
		t.Error("no restitution: no error")
	}
}

func TestBodiesAllocateNothing(t *testing.T) {
	s := newStage(t, frictional, law.Interaction{Restitution: 0.5, Friction: 0.5}, []dem.Surface{floor}, []geometry.Shape{geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.1}}, geometry.Sphere{Radius: 0.05}},
		[]rigid.Frame{{Position: r3.Vec{Z: 0.049}}, {Position: r3.Vec{Z: 0.149}}})
	s.play(10, 1e-6)
	if n := testing.AllocsPerRun(20, func() { s.play(1, 1e-6) }); n > 0 {
		t.Errorf("%g allocations a step", n)
	}
}
