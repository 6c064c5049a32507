package cpu

import (
	"math"
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

// ellipsoid is a shape of three semi-axes (m).
func ellipsoid(a, b, c float64) *packing.Clump {
	return expect.Must(packing.NewSuperquadric(r3.Vec{X: a, Y: b, Z: c}, [2]float64{2, 2}))
}

// Superquadrics and balls that collide without friction and dashpots keep momentum and angular momentum to rounding, and energy up to the error of the steps.
func TestSuperquadricsKeepEnergy(t *testing.T) {
	checkEnergyKept(t, func() *dem.Model { return demtest.Beans(t, 3, law.Interaction{Restitution: 1}) }, 8)
}

// With friction and dashpots what is lost is booked.
func TestSuperquadricsLoseWhatIsBooked(t *testing.T) {
	checkLossesBooked(t, demtest.Beans(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4}))
}

// The same bits on any number of threads, and after a restart, beside a plane, a bar and the sides of a box.
func TestSuperquadricsBits(t *testing.T) {
	m := demtest.Beans(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})
	m.Gravity, m.Particles.Velocity, m.Materials[0].YoungModulus = r3.Vec{Z: -9.81}, nil, 1e8
	m.Surfaces = []dem.Surface{
		{Name: "floor", Shape: geometry.Plane{Point: r3.Vec{Z: -0.02}, Normal: r3.Vec{Z: 1}}},
		{Name: "bar", Shape: geometry.Capsule{A: r3.Vec{X: -0.1, Y: 0.02, Z: -0.02}, B: r3.Vec{X: 0.1, Y: 0.02, Z: -0.02}, Radius: 0.004}},
		{Name: "bin", Shape: geometry.Box{Size: r3.Vec{X: 0.09, Y: 0.09, Z: 0.6}, Inside: true}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.028, Y: 0.028, Z: 0.2}, Orientation: quat.Number{Real: 1}}}},
	}
	e := checkBits(t, m, 3000, 3e-5)
	if n := e.Counters(); n.Touching < 3 || n.Surface < 3 {
		t.Fatalf("%d contacts, %d with walls", n.Touching, n.Surface)
	}
}

// Superquadrics that are spheres move as spheres do, against one another, a plane, a ball and the sides of a box: to rounding without friction, and with it to what the place is worth at which it acts, where it moves spheres by the overlap.
func TestRoundSuperquadrics(t *testing.T) {
	state := func(round bool, friction float64) dem.State {
		const r = 0.01
		m := floored(t, ellipsoid(r, r, r), law.Interaction{Restitution: 0.6, Friction: friction}, r3.Vec{Z: 0.0101}, r3.Vec{X: 0.012, Y: 0.001, Z: 0.03}, r3.Vec{X: -0.03, Z: 0.04})
		m.Materials[0].YoungModulus = 1e7
		m.Surfaces = append(m.Surfaces,
			dem.Surface{Name: "ball", Shape: geometry.Sphere{Radius: 0.02}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: -0.033, Z: 0.001}, Orientation: quat.Number{Real: 1}}}},
			dem.Surface{Name: "side", Shape: geometry.Plane{Point: r3.Vec{X: 0.03}, Normal: r3.Vec{X: -1}}})
		m.Particles.Velocity = []r3.Vec{{X: 0.1, Y: 0.2}, {X: 0.1, Z: -0.5}, {Z: -0.3, Y: 0.1}}
		m.Particles.Angular = []r3.Vec{{X: 3}, {Y: -8, Z: 2}, {X: 5}}
		if !round {
			m.Particles.Clump, m.Particles.Orientation = nil, nil
		}
		e := newCPU(t, m)
		advance(t, e, 6000, 1e-5)
		var s dem.State
		e.Snapshot(&s)
		return s
	}
	for friction, tolerance := range map[float64]float64{0: 1e-11, 0.3: 1e-6} {
		want, got := state(false, friction), state(true, friction)
		for i := range want.Position {
			if d := r3.Norm(r3.Sub(want.Position[i], got.Position[i])); d > tolerance {
				t.Errorf("friction %g: particle %d is %g m from where a sphere is", friction, i, d)
			}
		}
	}
}

// An ellipsoid at rest on a plane sinks by what Hertz's law says of the radius of curvature there, on its pole and on its side, and a rounded box on the flattest that it counts as.
func TestSuperquadricAtRest(t *testing.T) {
	box := expect.Must(packing.NewSuperquadric(r3.Vec{X: 0.02, Y: 0.02, Z: 0.02}, [2]float64{5, 5}))
	for _, c := range []struct {
		shape          *packing.Clump
		height, radius float64
	}{{ellipsoid(0.02, 0.03, 0.01), 0.01, 0.02 * 0.03 / 0.01}, {box, 0.02, box.Superquadric.Flattest}} {
		m := floored(t, c.shape, law.Interaction{Restitution: 0.3, Friction: 0.5}, r3.Vec{Z: c.height})
		m.Materials[0].YoungModulus = 1e7
		e := newCPU(t, m)
		advance(t, e, 20000, 2e-5)
		var s dem.State
		e.Snapshot(&s)
		young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
		want := math.Pow(s.Mass[0]*9.81/(4.0/3*young*math.Sqrt(c.radius)), 2.0/3)
		if got := c.height - s.Position[0].Z; !expect.Near(got, want, 1e-4) || r3.Norm(s.Velocity[0]) > 1e-6 {
			t.Errorf("sinks by %g m, want %g; moves with %v m/s", got, want, s.Velocity[0])
		}
	}
}

// Two ellipsoids that meet head-on, and one that meets a plane on its pole, rebound with the restitution of their materials.
func TestRestitutionOfSuperquadrics(t *testing.T) {
	shape := ellipsoid(0.01, 0.01, 0.02)
	for _, n := range []int{1, 2} {
		at := []r3.Vec{{Z: 0.0201}, {Z: 0.0603}}[:n]
		m := floored(t, shape, law.Interaction{Restitution: 0.6, Friction: 0.5}, at...)
		m.Gravity = r3.Vec{}
		m.Particles.Velocity = []r3.Vec{{Z: -0.5}, {Z: -1}}[:n]
		if n == 2 {
			m.Surfaces, m.Particles.Velocity = nil, []r3.Vec{{Z: 0.5}, {Z: -0.5}}
		}
		e := newCPU(t, m)
		advance(t, e, 4000, 1e-6)
		var s dem.State
		e.Snapshot(&s)
		if got := math.Abs(s.Velocity[0].Z) / 0.5; !expect.Near(got, 0.6, 0.005) || r3.Norm(s.Angular[0]) > 1e-9 {
			t.Errorf("%d: restitution %.4f, want 0.6; %v rad/s", n, got, s.Angular[0])
		}
	}
}

// A free ellipsoid keeps angular momentum to rounding and energy but for what swings with the step.
func TestFreeSuperquadric(t *testing.T) {
	m := floored(t, ellipsoid(0.1, 0.2, 0.3), law.Interaction{Restitution: 1}, r3.Vec{})
	m.Gravity, m.Surfaces = r3.Vec{}, nil
	m.Particles.Angular = []r3.Vec{{X: 0.1, Y: 1, Z: 0.1}}
	e := newCPU(t, m)
	_, angular, energy := momenta(e)
	advance(t, e, 20000, 2e-3)
	_, l, now := momenta(e)
	if !expect.CloseTo(l, angular, 1e-12) || !expect.Near(now, energy, 1e-6) {
		t.Errorf("angular momentum went from %v to %v, energy from %g to %g", angular, l, energy, now)
	}
}

// An ellipsoid that rocks on a plane without slipping swings as small as may be with ω² = m g (ρ - c)/(I + m c²), with the radius ρ = a²/c of the ellipse below and the height c of its centre.
func TestRockingEllipsoid(t *testing.T) {
	const a, c, tilt = 0.06, 0.03, 0.01
	shape := ellipsoid(a, 0.04, c)
	m := floored(t, shape, law.Interaction{Restitution: 0.9, Friction: 5}, r3.Vec{Z: c})
	m.Particles.Orientation[0] = expect.TurnAbout(r3.Vec{Y: 1}, tilt)
	m.Materials[0].YoungModulus = 1e9
	e := newCPU(t, m)
	mass, inertia := shape.Mass(2500, shape.Radius)
	omega := math.Sqrt(mass * 9.81 * (a*a/c - c) / (inertia.Y + mass*c*c))
	const dt = 4e-6
	var (
		s     dem.State
		turns []float64
	)
	before, angle := 0.0, 0.0
	for n := 1; len(turns) < 3; n++ {
		advance(t, e, 5, dt)
		e.Snapshot(&s)
		angle = 2 * s.Orientation[0].Jmag
		if n > 1 && angle*before < 0 {
			turns = append(turns, 5*dt*(float64(n)-angle/(angle-before)))
		}
		before = angle
		if n > 1e5 {
			t.Fatal("it does not rock")
		}
	}
	if got, want := turns[2]-turns[0], 2*math.Pi/omega; !expect.Near(got, want, 0.005) {
		t.Errorf("a period of %g s, want %g s", got, want)
	}
}

// bowled is a superquadric among wires, balls and a mesh that bodies carry.
func bowled(t testing.TB, in law.Interaction) (*dem.Model, []rigid.Frame) {
	m, frames := caged(t, in)
	bean := expect.Must(packing.NewSuperquadric(r3.Vec{X: 0.02, Y: 0.024, Z: 0.03}, [2]float64{3, 2.5}))
	m.Particles.Radius[0] = bean.Radius
	m.Particles.MakeClumps(bean, false, 1)
	return m, frames
}

// What a superquadric without friction does to wires, balls, bars and meshes of bodies is the slope of its contacts' energy, by differences.
func TestSuperquadricsOnBodiesHavePotential(t *testing.T) {
	m, frames := bowled(t, law.Interaction{Restitution: 1})
	checkPotential(t, m, frames, 3, 20)
}

// What leaves the bodies arrives at the superquadric, with friction and dashpots, to rounding.
func TestSuperquadricsOnBodiesExchange(t *testing.T) {
	m, frames := bowled(t, law.Interaction{Restitution: 0.5, Friction: 0.4, RollingFriction: 0.2})
	checkExchange(t, m, frames, 3, 10, 1e-14)
}

// What is not worked out for superquadrics is refused, by name.
func TestSuperquadricsRefuse(t *testing.T) {
	for want, change := range map[string]func(m *dem.Model){
		"cohesion dmt": func(m *dem.Model) { m.Law.Cohesion = law.DMT },
		`surface "bowl"`: func(m *dem.Model) {
			m.Surfaces[0].Name, m.Surfaces[0].Shape = "bowl", geometry.Sphere{Radius: 1, Inside: true}
		},
		`surface "block": want a plane, a mesh`: func(m *dem.Model) {
			m.Surfaces[0].Name, m.Surfaces[0].Shape = "block", geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}}
		},
		`surface "belt"`: func(m *dem.Model) { m.Surfaces[0].Name, m.Surfaces[0].Recorded = "belt", true },
		"clumps or polyhedra": func(m *dem.Model) {
			m.Particles.Position = append(m.Particles.Position, r3.Vec{X: 1})
			m.Particles.Clump = append(m.Particles.Clump, demtest.Stone(t))
			m.Particles.Radius = append(m.Particles.Radius, 0.1)
			m.Particles.Orientation = append(m.Particles.Orientation, quat.Number{Real: 1})
		},
	} {
		m := floored(t, ellipsoid(0.1, 0.1, 0.2), law.Interaction{Restitution: 0.5}, r3.Vec{Z: 1})
		change(m)
		if _, err := New(m); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// In a periodic domain superquadrics and polyhedra do not feel where its sides are: moved along, with all else as it was, they do the same.
func TestSolidsInPeriodicDomain(t *testing.T) {
	const wide = 0.09
	for name, make := range map[string]func(testing.TB, int, law.Interaction) *dem.Model{"superquadrics": demtest.Beans, "polyhedra": demtest.Rubble} {
		run := func(shift float64) dem.State {
			m := make(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})
			m.Domain, m.Periodic = r3.Box{Min: r3.Vec{Y: -1, Z: -1}, Max: r3.Vec{X: wide, Y: 1, Z: 1}}, [3]bool{0: true}
			for i := range m.Particles.Position {
				m.Particles.Position[i].X += shift
				m.Particles.Velocity[i].X += 2
			}
			e := newCPU(t, m)
			advance(t, e, 1200, 2e-5)
			var s dem.State
			e.Snapshot(&s)
			if n := e.Counters().Touching; n < 5 {
				t.Errorf("%s: only %d touch", name, n)
			}
			return s
		}
		here, there := run(0), run(0.4*wide)
		for i := range here.ID {
			d := r3.Sub(there.Position[i], here.Position[i])
			d.X -= 0.4 * wide
			d.X -= wide * math.Round(d.X/wide)
			if r3.Norm(d) > 1e-9 || !expect.CloseTo(here.Velocity[i], there.Velocity[i], 1e-6) {
				t.Errorf("%s: particle %d is %v m from where it was, with %v and %v m/s", name, i, d, here.Velocity[i], there.Velocity[i])
			}
		}
	}
}
