package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// Motions of one or a few particles that theory gives in closed form.

// rolling is a particle at rest on the plane z = 0 under gravity g, pressed in as far as its weight asks.
func rolling(in law.Interaction, chosen law.Law, g, v, w r3.Vec) (*dem.Model, float64) {
	const r = 0.005
	material := law.Material{Density: 2500, YoungModulus: 1e8, PoissonRatio: 0.3}
	m := onPlane(material, r, in, chosen, v, w)
	m.Gravity = g
	mass := 2500 * 4.0 / 3 * math.Pi * r * r * r
	pair := law.NewPairLaw(chosen, &m.Materials[0], &m.Materials[1], in)
	k := pair.OfSizes(r, mass, 1)
	depth := math.Pow(-mass*g.Z/(k.NormalHertz*math.Sqrt(r)), 2.0/3)
	m.Particles.Position[0].Z = r - depth
	return m, r
}

// A particle flies as gravity asks, be it constant or a function of time: velocity Verlet follows a parabola to rounding, leapfrog the
// same from a velocity half a step before, and both follow a gravity that turns to second order in the step.
func TestFlight(t *testing.T) {
	const end, turn = 0.1, 60.0
	fly := func(integrator dem.Integrator, dt float64, gravityAt func(t float64) r3.Vec) r3.Vec {
		g := r3.Vec{X: 3, Z: -9.81}
		m := &dem.Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}}, Default: law.Interaction{Restitution: 0.5},
			Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{0.1}, Velocity: []r3.Vec{{X: 1}}},
			Gravity:   g, GravityAt: gravityAt, Integrator: integrator,
		}
		if gravityAt != nil {
			g = gravityAt(0)
		}
		if integrator == dem.Leapfrog {
			m.Particles.Velocity[0] = r3.Sub(m.Particles.Velocity[0], r3.Scale(dt/2, g))
		}
		e := newCPU(t, m)
		advance(t, e, int(math.Round(end/dt)), dt)
		var s dem.State
		e.Snapshot(&s)
		return s.Position[0]
	}
	turning := func(t float64) r3.Vec { return r3.Vec{X: 9.81 * math.Cos(turn*t), Z: -9.81 * math.Sin(turn*t)} }
	sin, cos := math.Sincos(turn * end)
	turned := r3.Vec{X: end + 9.81*(1-cos)/(turn*turn), Z: -9.81 * (turn*end - sin) / (turn * turn)}
	for _, integrator := range []dem.Integrator{dem.VelocityVerlet, dem.Leapfrog} {
		if got, want := fly(integrator, 1e-3, nil), (r3.Vec{X: end + 1.5*end*end, Z: -9.81 / 2 * end * end}); !expect.CloseTo(got, want, 1e-14) {
			t.Errorf("integrator %v: at %v, want %v", integrator, got, want)
		}
		coarse, fine := r3.Norm(r3.Sub(fly(integrator, 2e-3, turning), turned)), r3.Norm(r3.Sub(fly(integrator, 1e-3, turning), turned))
		if ratio := coarse / fine; ratio < 3.9 || ratio > 4.1 || fine > 1e-5 {
			t.Errorf("integrator %v: %g m away under a gravity that turns, and %g with half the step", integrator, coarse, fine)
		}
	}
}

// A particle that slides at first ends up rolling with 5/7 of its speed.
func TestSlipToRoll(t *testing.T) {
	expect.Numbers(t)
	m, r := rolling(law.Interaction{Restitution: 0.5, Friction: 0.3}, law.Law{}, r3.Vec{Z: -9.81}, r3.Vec{X: 0.7}, r3.Vec{})
	e := newCPU(t, m)
	var s dem.State
	// It rolls from t = 2 u0/(7 mu g) = 0.068 s on.
	advance(t, e, 12000, 1e-5)
	e.Snapshot(&s)
	if v := s.Velocity[0].X; !expect.Near(v, 0.5, 1e-3) || !expect.Near(s.Angular[0].Y*r, v, 1e-3) {
		t.Errorf("speed %g m/s, want 0.5; spin %g of %g rad/s", v, s.Angular[0].Y, v/r)
	}
}

// Down an incline a particle rolls with 5/7 of the acceleration, less what rolling friction takes: a = 5/7 g (sin - mu_r cos).
func TestIncline(t *testing.T) {
	expect.Numbers(t)
	const angle, end, dt = 0.3, 0.5, 1e-5
	for _, rollingFriction := range []float64{0, 0.05} {
		g := r3.Vec{X: 9.81 * math.Sin(angle), Z: -9.81 * math.Cos(angle)}
		for _, chosen := range []law.Law{{Rolling: law.ConstantTorque}, {Rolling: law.ElasticPlastic}} {
			m, _ := rolling(law.Interaction{Restitution: 0.5, Friction: 0.8, RollingFriction: rollingFriction, RollingDamping: 0.3}, chosen, g, r3.Vec{}, r3.Vec{})
			e := newCPU(t, m)
			advance(t, e, int(end/dt), dt)
			var s dem.State
			e.Snapshot(&s)
			want := 5.0 / 7 * 9.81 * (math.Sin(angle) - rollingFriction*math.Cos(angle)) * end
			if v := s.Velocity[0].X; !expect.Near(v, want, 5e-3) {
				t.Errorf("%v, rolling friction %g: speed %g m/s, want %g", chosen.Rolling, rollingFriction, v, want)
			}
		}
	}
}

// Rolling friction slows a rolling particle by 5/7 mu_r g and then holds it.
func TestRollingDecay(t *testing.T) {
	expect.Numbers(t)
	const rollingFriction, start, dt = 0.02, 0.05, 1e-5
	for _, chosen := range []law.Law{{Rolling: law.ConstantTorque}, {Rolling: law.ElasticPlastic}} {
		in := law.Interaction{Restitution: 0.5, Friction: 0.8, RollingFriction: rollingFriction, RollingDamping: 0.5}
		m, r := rolling(in, chosen, r3.Vec{Z: -9.81}, r3.Vec{X: start}, r3.Vec{Y: start / 0.005})
		e := newCPU(t, m)
		var s dem.State
		advance(t, e, 20000, dt)
		e.Snapshot(&s)
		want := start - 5.0/7*rollingFriction*9.81*0.2
		if v := s.Velocity[0].X; math.Abs(v-want) > 0.02*start || !expect.Near(s.Angular[0].Y*r, v, 2e-2) {
			t.Errorf("%v: speed %g m/s after 0.2 s, want %g", chosen.Rolling, v, want)
		}
		advance(t, e, 40000, dt)
		e.Snapshot(&s)
		if v := r3.Norm(s.Velocity[0]); v > 1e-3*start {
			t.Errorf("%v: still %g m/s where it should have stopped", chosen.Rolling, v)
		}
	}
}

// Two particles between two plates, one on the other under gravity: both come to rest and energy goes where the audit says.
func TestStackedSpheres(t *testing.T) {
	expect.Numbers(t)
	const r, dt = 0.005, 2e-6
	m := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, {Density: 1000, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.3},
		Particles: packing.Particles{Position: []r3.Vec{{Z: 0.0048}, {Z: 0.0140}}, Radius: []float64{r, r}, Material: []int{0, 1}},
		Surfaces: []dem.Surface{
			{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}, {Shape: geometry.Plane{Point: r3.Vec{Z: 0.0185}, Normal: r3.Vec{Z: -1}}},
		},
		Gravity: r3.Vec{Z: -9.81}, Threads: 1,
	}
	e := newCPU(t, m)
	before := demtest.Total(e.Energy())
	scale := e.Energy().Elastic
	advance(t, e, 100_000, dt)
	end := e.Energy()
	if gain := demtest.Total(end) - before; math.Abs(gain) > 1e-3*scale || end.Kinetic > 1e-6*scale {
		t.Errorf("energy grew by %g of %g J: %+v", gain, scale, end)
	}
	// At rest the floor carries more than the ceiling by the weight of both.
	weight := (2500.0 + 1000) * 4 / 3 * math.Pi * r * r * r * 9.81
	if d := -e.WallWrenches(nil)[0].Force.Z - e.WallWrenches(nil)[1].Force.Z; !expect.Near(d, weight, 1e-4) {
		t.Errorf("plates carry %g N, the weight is %g N", d, weight)
	}
}

// Terminal velocity in a fluid: Stokes' at low Reynolds number, Schiller and Naumann's at a high one.
func TestTerminalVelocity(t *testing.T) {
	expect.Numbers(t)
	for _, c := range []struct{ radius, viscosity, density float64 }{{5e-5, 1e-2, 1000}, {2e-3, 1.8e-3, 100}} {
		m := &dem.Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}},
			Default:   law.Interaction{Restitution: 0.5},
			Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{c.radius}},
			Gravity:   r3.Vec{Z: -9.81},
			Fluid:     &dem.Fluid{Density: c.density, Viscosity: c.viscosity},
		}
		e := newCPU(t, m)
		v := stokes(2500, c.radius, c.viscosity)
		for range 200 { // the law solved for the speed
			re := c.density * v * 2 * c.radius / c.viscosity
			f := 1 + 0.15*math.Pow(re, 0.687)
			if re > 1000 {
				f = 0.44 * re / 24
			}
			v = 0.5 * (v + stokes(2500, c.radius, c.viscosity)/f)
		}
		dt := 0.01 * v / 9.81
		advance(t, e, 3000, dt)
		var s dem.State
		e.Snapshot(&s)
		if got := -s.Velocity[0].Z; !expect.Near(got, v, 1e-4) {
			t.Errorf("radius %g m: %g m/s, want %g", c.radius, got, v)
		}
		if a := e.Energy(); math.Abs(demtest.Total(a)) > 1e-3*a.Drag {
			t.Errorf("energy %+v adds up to %g J", a, demtest.Total(a))
		}
	}
}

func stokes(density, radius, viscosity float64) float64 {
	return 2.0 / 9 * density * 9.81 * radius * radius / viscosity
}

// Local damping brings a falling particle to the speed of a weaker gravity, by the fraction of the contact force only: free fall is not damped (paper
// 000 leaves gravity out), and an elastic bounce loses (1-α)/(1+α) of its energy.
func TestLocalDamping(t *testing.T) {
	expect.Numbers(t)
	const alpha = 0.3
	m := onPlane(aluminium, 0.01, law.Interaction{Restitution: 1}, law.Law{}, r3.Vec{Z: -0.1}, r3.Vec{})
	m.Damping = alpha
	s, _, _, _ := bounce(t, m, 4000)
	if got, want := s.Velocity[0].Z/0.1, math.Sqrt((1-alpha)/(1+alpha)); !expect.Near(got, want, 1e-3) {
		t.Errorf("restitution %g, want %g", got, want)
	}
}

// The two exact checks of MercuryDPM's benchmark (Dosta et al. 2024), with its materials M1 and steel and a dashpot that may pull.
var (
	dostaM1    = law.Material{Name: "M1", Density: 2500, YoungModulus: 1e9, PoissonRatio: 0.2}
	dostaSteel = law.Material{Name: "steel", Density: 7200, YoungModulus: 210e9, PoissonRatio: 0.2}
)

func TestMercuryRebound(t *testing.T) {
	const dt = 5e-7
	m := &dem.Model{
		Materials: []law.Material{dostaM1, dostaSteel}, Law: law.Law{Tension: true}, Default: law.Interaction{Restitution: 0.4, Friction: 0.2},
		Particles: packing.Particles{Position: []r3.Vec{{Z: 0.001}}, Radius: []float64{0.001}, Velocity: []r3.Vec{{Z: -1}}},
		Surfaces:  []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Material: 1}},
	}
	e := newCPU(t, m)
	advance(t, e, 500, dt)
	var s dem.State
	e.Snapshot(&s)
	if got := s.Velocity[0].Z; !expect.Near(got, 0.40107538, 2e-3) {
		t.Errorf("rebound %.8f m/s, want 0.40107538", got)
	}
}

func TestMercurySliding(t *testing.T) {
	expect.Numbers(t)
	const dt = 5e-7
	m := &dem.Model{
		Materials: []law.Material{dostaSteel, dostaM1}, Law: law.Law{Tension: true, UndampedShear: true}, Default: law.Interaction{Restitution: 0.4, Friction: 0.2},
		Particles: packing.Particles{Position: []r3.Vec{{Z: 0.001}}, Radius: []float64{0.001}},
		Surfaces:  []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Material: 1}},
		Gravity:   r3.Vec{X: 5, Z: -5},
	}
	e := newCPU(t, m)
	advance(t, e, 10001, dt)
	var s dem.State
	e.Snapshot(&s)
	if v, w, x := s.Velocity[0].X, s.Angular[0].Y, s.Position[0].X; !expect.Near(v, 0.0200031142, 1e-5) || !expect.Near(w, 12.4983210, 2e-5) || !expect.Near(x, 5.00201e-5, 1e-5) {
		t.Errorf("speed %.10f m/s, want 0.0200031142; spin %.7f rad/s, want 12.4983210; path %.6g m, want 5.00201e-5", v, w, x)
	}
}

// A small particle squeezed between two large, heavy ones is held by friction against a wind at any ratio of sizes, also while all of them
// move together.
func TestHeldByFriction(t *testing.T) {
	expect.Numbers(t)
	const r, overlap = 0.001, 2e-6
	for _, ratio := range []float64{1, 3, 5, 10, 30} {
		for _, drift := range []float64{0, 0.5} {
			big := ratio * r
			heavy := law.Material{Density: 1e18, YoungModulus: 1e9, PoissonRatio: 0.2}
			m := &dem.Model{
				Materials: []law.Material{{Density: 2500, YoungModulus: 1e9, PoissonRatio: 0.2}, heavy},
				Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
				Particles: packing.Particles{
					Position: []r3.Vec{{}, {X: r + big - overlap}, {X: -r - big + overlap}},
					Velocity: []r3.Vec{{Y: drift}, {Y: drift}, {Y: drift}},
					Radius:   []float64{r, big, big}, Material: []int{0, 1, 1},
				},
				Fluid: &dem.Fluid{Viscosity: 0.05, Velocity: r3.Vec{Y: drift, Z: -10}},
			}
			e := newCPU(t, m)
			dt := m.Limits(0.01).Duration / 40
			var s dem.State
			advance(t, e, 4000, dt)
			e.Snapshot(&s)
			before := r3.Sub(s.Position[0], r3.Scale(0.5, r3.Add(s.Position[1], s.Position[2])))
			advance(t, e, 60_000, dt)
			e.Snapshot(&s)
			after := r3.Sub(s.Position[0], r3.Scale(0.5, r3.Add(s.Position[1], s.Position[2])))
			if d := r3.Norm(r3.Sub(after, before)); d > 1e-6*r || r3.Norm(after) > overlap {
				t.Errorf("ratio %g, drift %g: the particle moved by %g m after it had settled at %v", ratio, drift, d, before)
			}
		}
	}
}

// The slip that the engine sums up for a small particle that rolls around a large one while it is squeezed and let go is wrong to second order
// in the step only (velocities are those of the middle of a step, positions those of its end).
func TestSlipIsSecondOrder(t *testing.T) {
	for _, ratio := range []float64{1, 3, 10} {
		coarse, fine := rollAround(ratio, 200), rollAround(ratio, 400)
		if fine > 0.3*coarse || coarse > 2e-3 {
			t.Errorf("ratio %g: slip %g of the path, with half the step %g", ratio, coarse, fine)
		}
	}
}

// rollAround is the distance that a particle seems to slip, by its path, when it rolls once around another.
func rollAround(ratio float64, steps int) float64 {
	const r = 1.0
	big := ratio * r
	dt := 1 / float64(steps)
	distance := func(t float64) float64 { return r + big - 0.02*r*(1+math.Sin(12*math.Pi*t+1)) }
	place := func(t float64) r3.Vec {
		sin, cos := math.Sincos(2 * math.Pi * t)
		return r3.Scale(distance(t), r3.Vec{X: cos, Y: sin})
	}
	var k law.Contact
	var slid r3.Vec
	path := 0.0
	for n := range steps {
		t := float64(n) * dt
		d := place(t + dt)
		// Rolling without slip: the arm of the particle times its spin is the speed of its centre along the other's surface.
		mid := distance(t + dt/2)
		spin := 2 * math.Pi * mid / ((mid + r - big) / 2)
		i := law.Twist{V: r3.Scale(1/dt, r3.Sub(d, place(t))), W: r3.Vec{Z: spin}}
		k.OfSpheres(d, r3.Norm(d), r, big, &i, &law.Twist{}, dt)
		slid = r3.Add(slid, r3.Scale(dt, r3.Vec{X: r3.Dot(k.Slip, r3.Cross(r3.Vec{Z: 1}, k.Normal))}))
		path += dt * 2 * math.Pi * mid
	}
	return math.Abs(slid.X) / path
}

func TestLocalDampingIsBooked(t *testing.T) {
	engine := func(m *dem.Model) dem.Engine { return newCPU(t, m) }
	for _, integrator := range []dem.Integrator{dem.VelocityVerlet, dem.Gear} {
		demtest.LocalDampingIsBooked(t, engine, integrator, 1e-4)
	}
}
