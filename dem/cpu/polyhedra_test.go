package cpu

import (
	"bytes"
	"math"
	"reflect"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Polyhedra and balls that collide without friction and dashpots keep momentum and angular momentum to rounding, and energy up to the error of the steps, whatever touches what.
func TestPolyhedraKeepEnergy(t *testing.T) {
	checkEnergyKept(t, func() *dem.Model { return demtest.Rubble(t, 3, law.Interaction{Restitution: 1}) }, 10)
}

// checkEnergyKept lets particles collide that touch in at least so many places.
func checkEnergyKept(t *testing.T, model func() *dem.Model, least int) {
	run := func(steps int) (worst float64) {
		e := newCPU(t, model())
		linear, angular, energy := momenta(e)
		touched := 0
		for range 50 {
			advance(t, e, steps/50, 0.05/float64(steps))
			touched = max(touched, e.Counters().Touching)
			_, _, now := momenta(e)
			worst = max(worst, math.Abs(now-energy)/energy)
		}
		p, l, _ := momenta(e)
		if touched < least {
			t.Fatalf("only %d contacts", touched)
		}
		if !expect.CloseTo(p, linear, 1e-14) || !expect.CloseTo(l, angular, 1e-15) {
			t.Errorf("momentum went from %v to %v, angular momentum from %v to %v", linear, p, angular, l)
		}
		return worst
	}
	coarse, fine := run(2500), run(10000)
	t.Log(coarse, fine)
	if coarse > 1e-3 || fine > 0.5*coarse {
		t.Errorf("the energy errs by %.3g of itself, with steps of a quarter by %.3g", coarse, fine)
	}
}

// With friction and dashpots what is lost is booked.
func TestPolyhedraLoseWhatIsBooked(t *testing.T) {
	checkLossesBooked(t, demtest.Rubble(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4}))
}

func checkLossesBooked(t *testing.T, m *dem.Model) {
	e := newCPU(t, m)
	_, _, energy := momenta(e)
	advance(t, e, 5000, 1e-5)
	_, _, now := momenta(e)
	lost := e.Energy()
	t.Log((now-energy)/energy, lost.Damping/energy, lost.Friction/energy)
	if math.Abs(now-energy) > 2e-4*energy || lost.Damping < 0.05*energy || lost.Friction < 0.01*energy {
		t.Errorf("of %g J %g are there or booked: %g in dashpots, %g in friction", energy, now, lost.Damping, lost.Friction)
	}
}

// What falls into a bin and comes to rest there has lost what it fell, in few steps too: what a dashpot takes of a stone that hits aslant is the work of the mean of its force at both ends of a step.
func TestPolyhedraInBin(t *testing.T) {
	m := demtest.Rubble(t, 3, law.Interaction{Restitution: 0.3, Friction: 0.5})
	m.Gravity, m.Particles.Velocity, m.Particles.Angular = r3.Vec{Z: -9.81}, nil, nil
	m.Surfaces = []dem.Surface{{Name: "bin", Shape: geometry.Box{Size: r3.Vec{X: 0.09, Y: 0.09, Z: 0.6}, Inside: true}, Carrier: dem.Fixed{At: rigid.Placement{
		Position: r3.Vec{X: 0.028, Y: 0.028, Z: 0.2}, Orientation: quat.Number{Real: 1},
	}}}}
	e := newCPU(t, m)
	_, _, before := momenta(e)
	advance(t, e, 15000, 3e-5)
	_, _, after := momenta(e)
	x := e.Energy()
	lost := x.Damping + x.Friction
	t.Log(lost, after-before, x.Kinetic)
	if x.Kinetic > 1e-2*lost || math.Abs(after-before) > 8e-4*lost {
		t.Errorf("%g J are lost, %g J are left in motion; the books lack %g J", lost, x.Kinetic, after-before)
	}
}

// The same bits on any number of threads, and after a restart.
func TestPolyhedraBits(t *testing.T) {
	m := demtest.Rubble(t, 4, law.Interaction{Restitution: 0.5, Friction: 0.4})
	m.Gravity = r3.Vec{Z: -9.81}
	m.Surfaces = []dem.Surface{{Name: "floor", Shape: geometry.Plane{Point: r3.Vec{Z: -0.02}, Normal: r3.Vec{Z: 1}}}}
	checkBits(t, m, 1200, 2e-5)
}

// checkBits runs a model on one, two and three threads, with a restart half way on two, and holds their states to the same bits. It returns the engine of the first run.
func checkBits(t *testing.T, m *dem.Model, steps int, dt float64) (first *Engine) {
	t.Helper()
	run := func(threads int, restart bool) (*Engine, dem.State) {
		m.Threads = threads
		e := newCPU(t, m)
		advance(t, e, steps/2, dt)
		if restart {
			var file bytes.Buffer
			if err := e.Save(&file); err != nil {
				t.Fatal(err)
			}
			e = newCPU(t, m)
			if err := e.Restore(&file); err != nil {
				t.Fatal(err)
			}
		}
		advance(t, e, steps/2, dt)
		var s dem.State
		e.Snapshot(&s)
		return e, s
	}
	first, want := run(1, false)
	if _, got := run(3, false); !reflect.DeepEqual(want, got) {
		t.Error("three threads give other bits than one")
	}
	if _, got := run(2, true); !reflect.DeepEqual(want, got) {
		t.Error("after a restart there are other bits")
	}
	return first
}

// floored is a model of blocks above a plane.
func floored(t *testing.T, shape *packing.Clump, in law.Interaction, at ...r3.Vec) *dem.Model {
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2500, YoungModulus: 1e8, PoissonRatio: 0.25}},
		Default:   in, Gravity: r3.Vec{Z: -9.81}, Threads: 1,
		Surfaces: []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
	}
	for _, p := range at {
		m.Particles.Position, m.Particles.Radius = append(m.Particles.Position, p), append(m.Particles.Radius, shape.Radius)
	}
	m.Particles.MakeClumps(shape, false, 1)
	return m
}

// A cube at rest on a plane sinks by what Hertz's law says of its four corners, and stands.
func TestCubeAtRest(t *testing.T) {
	const edge, r = 0.1, 0.005
	shape := demtest.Block(t, r3.Vec{X: edge, Y: edge, Z: edge}, r)
	m := floored(t, shape, law.Interaction{Restitution: 0.3, Friction: 0.5}, r3.Vec{Z: edge / 2})
	e := newCPU(t, m)
	advance(t, e, 20000, 1e-5)
	var s dem.State
	e.Snapshot(&s)
	// Four Hertzian contacts of spheres of the rounding with the plane: W/4 = 4/3 E* √r δ^1.5.
	young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
	want := math.Pow(s.Mass[0]*9.81/4/(4.0/3*young*math.Sqrt(r)), 2.0/3)
	if got := edge/2 - s.Position[0].Z; !expect.Near(got, want, 1e-4) {
		t.Errorf("sinks by %g m, want %g", got, want)
	}
	if r3.Norm(s.Velocity[0]) > 1e-6 || r3.Norm(s.Angular[0]) > 1e-5 {
		t.Errorf("moves with %v m/s and %v rad/s", s.Velocity[0], s.Angular[0])
	}
}

// On a slope a block stays below the angle of friction and slides above, with g (sin α - μ cos α).
func TestBlockOnSlope(t *testing.T) {
	const mu = 0.4
	shape := demtest.Block(t, r3.Vec{X: 0.1, Y: 0.1, Z: 0.04}, 0.004)
	for _, part := range []float64{0.97, 1.03} {
		angle := math.Atan(part * mu)
		m := floored(t, shape, law.Interaction{Restitution: 0.3, Friction: mu}, r3.Vec{Z: 0.02})
		m.Gravity = r3.Vec{X: 9.81 * math.Sin(angle), Z: -9.81 * math.Cos(angle)}
		e := newCPU(t, m)
		advance(t, e, 30000, 1e-5)
		var before, after dem.State
		e.Snapshot(&before)
		advance(t, e, 20000, 1e-5)
		e.Snapshot(&after)
		want := max(0, 9.81*(math.Sin(angle)-mu*math.Cos(angle)))
		if got := (after.Velocity[0].X - before.Velocity[0].X) / 0.2; math.Abs(got-want) > 0.01*want+1e-5 {
			t.Errorf("at %g of the angle of friction it accelerates by %g m/s2, want %g", part, got, want)
		}
	}
}

// A tower of cubes stands, each shifted and turned a little against the one below it.
func TestTower(t *testing.T) {
	const edge = 0.1
	shape := demtest.Block(t, r3.Vec{X: edge, Y: edge, Z: edge}, 0.004)
	var at []r3.Vec
	for k := range 5 {
		at = append(at, r3.Vec{X: 0.004 * float64(k%3), Y: 0.003 * float64(k%2), Z: (float64(k) + 0.5) * edge})
	}
	for _, turn := range []float64{0, 0.3} {
		m := floored(t, shape, law.Interaction{Restitution: 0.2, Friction: 0.5}, at...)
		for k := range at {
			m.Particles.Orientation[k] = expect.TurnAbout(r3.Vec{Z: 1}, turn*float64(k))
		}
		e := newCPU(t, m)
		advance(t, e, 20000, 5e-5)
		var s dem.State
		e.Snapshot(&s)
		for k := range at {
			if d := r3.Sub(s.Position[k], at[k]); math.Hypot(d.X, d.Y) > 5e-4 || d.Z < -2e-3 || d.Z > 0 || r3.Norm(s.Velocity[k]) > 4e-3 {
				t.Errorf("turned by %g: cube %d has moved by %v and has %v m/s", turn, k, d, s.Velocity[k])
			}
		}
	}
}

// Without friction a cube that falls on a corner, an edge or a face, or is hit off its middle, leaves the plane at the contact with its restitution.
func TestRestitutionOfCube(t *testing.T) {
	const edge, speed = 0.1, 1.0
	shape := demtest.Block(t, r3.Vec{X: edge, Y: edge, Z: edge}, 0.01)
	for name, q := range map[string]quat.Number{
		"face": {Real: 1}, "edge": expect.TurnAbout(r3.Vec{X: 1}, math.Pi/4), "aslant": expect.TurnAbout(r3.Vec{X: 1}, 0.3),
		"corner": expect.TurnAbout(r3.Unit(r3.Vec{X: 1, Y: -1}), math.Acos(math.Sqrt(1.0/3))), "any": expect.TurnAbout(r3.Unit(r3.Vec{X: 1, Y: 2, Z: 0.5}), 0.7),
	} {
		m := floored(t, shape, law.Interaction{Restitution: 0.6}, r3.Vec{Z: 1})
		m.Gravity, m.Materials[0].YoungModulus = r3.Vec{}, 1e10
		m.Particles.Orientation[0] = q
		m.Particles.Velocity = []r3.Vec{{Z: -speed}}
		e := newCPU(t, m)
		var s dem.State
		e.Snapshot(&s)
		low, lowest := math.Inf(1), r3.Vec{}
		for _, b := range s.Spheres {
			if z := b.Position.Z - b.Radius; z < low-1e-9 {
				low, lowest = z, b.Position
			}
		}
		m.Particles.Position[0].Z -= low - 1e-6
		e = newCPU(t, m)
		advance(t, e, 20000, 1e-7)
		arm := r3.Sub(lowest, s.Position[0])
		e.Snapshot(&s)
		if len(e.Contacts(nil)) > 0 {
			t.Fatalf("%s: still touches", name)
		}
		// the speed of what touched: of the point that was lowest, which turns with the cube a little meanwhile
		if name == "face" || name == "edge" || name == "corner" {
			arm = r3.Vec{}
		}
		got := (s.Velocity[0].Z + r3.Cross(s.Angular[0], arm).Z) / speed
		if !expect.Near(got, 0.6, 0.01) {
			t.Errorf("%s: restitution %.4f, want 0.6", name, got)
		}
	}
}

// A free stone tumbles about its middle axis with the period of Euler's equations: 4 K(k) √(I1 I2 I3 / ((I3 - I2)(M² - 2 E I1))), which is 22.99626 s for moments 1, 2 and 3 and (0.1, 1, 0.1) rad/s.
func TestFreePolyhedron(t *testing.T) {
	shape := demtest.Block(t, r3.Vec{X: 0.3, Y: 0.2, Z: 0.1}, 0.01)
	m := floored(t, shape, law.Interaction{Restitution: 1}, r3.Vec{})
	m.Gravity, m.Surfaces = r3.Vec{}, nil
	i := shape.Inertia
	axes := quat.Mul(m.Particles.Orientation[0], shape.Axes)
	spin := r3.Vec{X: 0.1, Y: 1, Z: 0.1}
	m.Particles.Angular = []r3.Vec{r3.Rotation(axes).Rotate(spin)}
	e := newCPU(t, m)
	// of the moments by density
	m2 := i.X*i.X*spin.X*spin.X + i.Y*i.Y*spin.Y*spin.Y + i.Z*i.Z*spin.Z*spin.Z
	e2 := i.X*spin.X*spin.X + i.Y*spin.Y*spin.Y + i.Z*spin.Z*spin.Z
	if m2 < e2*i.Y {
		t.Fatal("it turns about the axis of its least moment")
	}
	rate := (i.Z - i.Y) * (m2 - e2*i.X)
	a, g := 1.0, math.Sqrt(1-(i.Y-i.X)*(e2*i.Z-m2)/rate)
	for range 20 {
		a, g = (a+g)/2, math.Sqrt(a*g)
	}
	want := 4 * math.Pi / (2 * a) * math.Sqrt(i.X*i.Y*i.Z/rate)
	const dt = 2e-3
	var turns []float64
	before := spin.Y
	var s dem.State
	for n := 1; len(turns) < 3; n++ {
		advance(t, e, 1, dt)
		e.Snapshot(&s)
		w := r3.Rotation(quat.Conj(s.Solids[0].Orientation)).Rotate(s.Angular[0]).Y
		if w*before < 0 {
			turns = append(turns, (float64(n)-w/(w-before))*dt)
		}
		before = w
	}
	if got := turns[2] - turns[0]; !expect.Near(got, want, 1e-5) {
		t.Errorf("period %.6f s, want %.6f s", got, want)
	}
}

// Spheres among polyhedra touch them as they touch what is as large and flat: a ball on a block's face sinks as on a plane of the same matter.
func TestBallOnBlock(t *testing.T) {
	shape := demtest.Block(t, r3.Vec{X: 0.2, Y: 0.2, Z: 0.05}, 0.005)
	m := floored(t, shape, law.Interaction{Restitution: 0.2, Friction: 0.5}, r3.Vec{Z: 0.025}, r3.Vec{X: 0.01, Z: 0.07})
	m.Particles.Clump[1], m.Particles.Radius[1] = nil, 0.02
	e := newCPU(t, m)
	advance(t, e, 30000, 1e-5)
	young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
	want := math.Pow(4.0/3*math.Pi*8e-6*2500*9.81/(4.0/3*young*math.Sqrt(0.02)), 2.0/3)
	for _, c := range e.Contacts(nil) {
		if c.Other >= 0 && (!expect.Near(c.Overlap, want, 1e-3) || !expect.CloseTo(c.Normal, r3.Vec{Z: -1}, 1e-3)) {
			t.Errorf("the ball is %g m deep along %v, want %g m", c.Overlap, c.Normal, want)
		}
	}
	if n := e.Counters().Touching; n != 1 {
		t.Errorf("%d contacts", n)
	}
}

// A ball that is thrown along a block slides until it rolls, with five sevenths of its speed: it is touched where the block is.
func TestBallRollsOnBlock(t *testing.T) {
	const v, r = 0.5, 0.02
	m := floored(t, demtest.Block(t, r3.Vec{X: 0.6, Y: 0.2, Z: 0.05}, 0.005), law.Interaction{Restitution: 0.2, Friction: 0.3}, r3.Vec{Z: 0.025}, r3.Vec{X: -0.2, Z: 0.05 + r})
	m.Default.Friction = 0.3
	m.Particles.Clump[1], m.Particles.Radius[1], m.Particles.Velocity = nil, r, []r3.Vec{{}, {X: v}}
	e := newCPU(t, m)
	advance(t, e, 20000, 2e-5)
	var s dem.State
	e.Snapshot(&s)
	if got, spin := s.Velocity[1].X-s.Velocity[0].X, s.Angular[1].Y; !expect.Near(got, 5.0/7*v, 2e-2) || !expect.Near(spin, got/r, 2e-3) {
		t.Errorf("rolls with %g m/s and %g rad/s, want %g and %g", got, spin, 5.0/7*v, got/r)
	}
}

// In a drum that turns stones stay, and what friction and dashpots lose is what they bring, what they fell and what the drum gives.
func TestPolyhedraInDrum(t *testing.T) {
	expect.Long(t)
	m := demtest.Rubble(t, 3, law.Interaction{Restitution: 0.4, Friction: 0.5})
	m.Gravity = r3.Vec{Z: -9.81}
	middle := r3.Vec{X: 0.028, Y: 0.028, Z: 0.028}
	drum := expect.Must(geometry.NewCylinder(0.07, 0.12, true, geometry.BothEnds))
	m.Surfaces = []dem.Surface{{Name: "drum", Shape: drum, Carrier: dem.Driven{At: rigid.Placement{Position: middle, Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)}, Motion: dem.Rotation{Point: middle, Axis: r3.Vec{Y: 1}, Angle: dem.Steady(3)}}}}
	e := newCPU(t, m)
	_, _, before := momenta(e)
	advance(t, e, 20000, 2e-5)
	_, _, after := momenta(e)
	var s dem.State
	e.Snapshot(&s)
	for _, b := range s.Spheres {
		if d := r3.Sub(b.Position, middle); math.Hypot(d.X, d.Z)+b.Radius > 0.0705 || math.Abs(d.Y)+b.Radius > 0.0605 {
			t.Errorf("a corner is at %v from the middle", d)
		}
	}
	work := e.Energy().Work
	lost := e.Energy().Damping + e.Energy().Friction
	t.Log(work, lost, after-before)
	if work < 0.1*lost || math.Abs(after-before) > 2e-3*lost {
		t.Errorf("%g J are lost, of which the drum gives %g J; the books lack %g J", lost, work, after-before)
	}
}

// A large ball that hits a cube near a corner is in touch with it for no less than the least duration that the limits of the step tell.
func TestLimitsOfBallAndCube(t *testing.T) {
	const edge, ball, speed = 0.1, 0.2, 1.0
	shape := demtest.Block(t, r3.Vec{X: edge, Y: edge, Z: edge}, 0.005)
	m := floored(t, shape, law.Interaction{Restitution: 1}, r3.Vec{}, r3.Vec{X: 0.044, Y: 0.044, Z: edge/2 + ball + 1e-6})
	m.Gravity, m.Surfaces = r3.Vec{}, nil
	m.Particles.Clump[1], m.Particles.Radius[1] = nil, ball
	m.Particles.Velocity = []r3.Vec{{}, {Z: -speed}}
	e := newCPU(t, m)
	const dt = 1e-6
	touched := 0.0
	for range 6000 {
		advance(t, e, 1, dt)
		if e.Counters().Touching > 0 {
			touched += dt
		}
	}
	if least := m.Limits(speed).Duration; touched < least || touched > 2*least {
		t.Errorf("they touch for %g s, and the limits tell of %g s or more", touched, least)
	}
}

// What is not worked out for polyhedra is refused, by name.
func TestPolyhedraRefuse(t *testing.T) {
	shape := demtest.Block(t, r3.Vec{X: 0.1, Y: 0.1, Z: 0.1}, 0.01)
	for want, change := range map[string]func(m *dem.Model){
		"cohesion dmt": func(m *dem.Model) { m.Law.Cohesion = law.DMT },
		`surface "crate"`: func(m *dem.Model) {
			m.Surfaces = []dem.Surface{{Name: "crate", Shape: geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}}, Carrier: dem.Attached{}}}
		},
		`not convex and surface "post"`: func(m *dem.Model) {
			m.Surfaces = []dem.Surface{{Name: "post", Shape: geometry.Torus{Radius: 1, Tube: 0.1}}}
			m.Particles.MakeClumps(demtest.Hook(t, 0.2, 0.2, 0.05, 0.01), false, 1)
		},
		`surface "dome", of which the profile bends by less`: func(m *dem.Model) {
			m.Surfaces[0].Name, m.Surfaces[0].Shape = "dome", expect.Must(geometry.NewRevolved([]geometry.ProfilePoint{{R: 1}, {R: 1, Z: 1}, {R: 0.9, Z: 2}}, false))
		},
		`surface "sheet", a mesh`: func(m *dem.Model) {
			f := geometry.PlateFacets(1, 1, 1, 1)
			f.Triangles[0][1], f.Triangles[0][2] = f.Triangles[0][2], f.Triangles[0][1]
			m.Surfaces = []dem.Surface{{Name: "sheet", Shape: expect.Must(geometry.NewMesh(f, geometry.MeshOptions{}))}}
		},
		`surface "belt"`: func(m *dem.Model) { m.Surfaces[0].Name, m.Surfaces[0].Recorded = "belt", true },
		`surface "bin"`: func(m *dem.Model) {
			m.Surfaces[0].Name, m.Surfaces[0].Shape = "bin", geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}, Inside: true, Open: 1}
		},
		"clumps of spheres": func(m *dem.Model) {
			m.Particles.Position = append(m.Particles.Position, r3.Vec{X: 1})
			m.Particles.Clump = append(m.Particles.Clump, demtest.Stone(t))
			m.Particles.Radius = append(m.Particles.Radius, 0.1)
			m.Particles.Orientation = append(m.Particles.Orientation, quat.Number{Real: 1})
		},
	} {
		m := floored(t, shape, law.Interaction{Restitution: 0.5}, r3.Vec{Z: 1})
		change(m)
		if _, err := New(m); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}
