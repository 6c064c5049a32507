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
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// settled is how deep a shape sinks that rests on a floor, or on an equal one that lies there upside down and is held, m.
func settled(t *testing.T, shape *packing.Clump, shared, upon bool) (depth, weight float64) {
	t.Helper()
	const gravity = 9.81
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 1e6, PoissonRatio: 0.25}},
		Law:       law.Law{Shared: shared}, Default: law.Interaction{Restitution: 0.1, Friction: 0.5},
		Gravity: r3.Vec{Z: -gravity}, Threads: 1,
		Surfaces: []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
	}
	m.Particles = packing.Particles{Position: []r3.Vec{{Z: 0.01}}, Radius: []float64{shape.Radius}, Clump: []*packing.Clump{shape}, Orientation: []quat.Number{{Real: 1}}}
	if upon {
		m.Particles.Position = append(m.Particles.Position, r3.Vec{Z: 0.03})
		m.Particles.Radius = append(m.Particles.Radius, shape.Radius)
		m.Particles.Clump = append(m.Particles.Clump, shape)
		m.Particles.Orientation = append(m.Particles.Orientation, quat.Number{Real: 1})
	}
	e := newCPU(t, m)
	advance(t, e, 20000, 5e-5)
	var s dem.State
	e.Snapshot(&s)
	if upon {
		return 0.02 - (s.Position[1].Z - s.Position[0].Z), s.Mass[1] * gravity
	}
	return 0.01 - s.Position[0].Z, s.Mass[0] * gravity
}

// A clump of several spheres in one place sinks as one sphere does where they share the stiffness, by Hertz (3 F/(4 E √R))^(2/3), and k times as stiff else; one of three spheres that lies on all of them does so too.
func TestSharedStiffness(t *testing.T) {
	const radius, modulus = 0.01, 1e6 / (2 * (1 - 0.25*0.25))
	two := expect.Must(packing.NewClump([]packing.Ball{{Radius: radius}, {Centre: r3.Vec{X: 1e-9}, Radius: radius}}))
	three := expect.Must(packing.NewClump([]packing.Ball{{Centre: r3.Vec{X: 0.008}, Radius: radius}, {Centre: r3.Vec{X: -0.004, Y: 0.0069282}, Radius: radius}, {Centre: r3.Vec{X: -0.004, Y: -0.0069282}, Radius: radius}}))
	for _, c := range []struct {
		name         string
		shape        *packing.Clump
		upon, shared bool
		contacts, r  float64
	}{
		{"two", two, false, true, 1, radius},
		{"two, not shared", two, false, false, 2, radius},
		{"two upon two", two, true, true, 1, radius / 2},
		{"two upon two, not shared", two, true, false, 4, radius / 2},
		{"three side by side", three, false, true, 1, radius},
		{"three side by side, not shared", three, false, false, 3, radius},
	} {
		depth, weight := settled(t, c.shape, c.shared, c.upon)
		if want := math.Pow(0.75*weight/c.contacts/(modulus*math.Sqrt(c.r)), 2.0/3); !expect.Near(depth, want, 1e-4) {
			t.Errorf("%s: sinks by %g m, want %g", c.name, depth, want)
		}
	}
}

// In the corner of a box, a wall or what a body carries, a clump sinks as between three planes: each face counts by itself.
func TestSharedInCorner(t *testing.T) {
	const radius, wide = 0.01, 0.1
	two := expect.Must(packing.NewClump([]packing.Ball{{Radius: radius}, {Centre: r3.Vec{X: 1e-9}, Radius: radius}}))
	box := geometry.Box{Size: r3.Vec{X: wide, Y: wide, Z: wide}, Inside: true}
	corner := r3.Vec{X: wide / 2, Y: wide / 2, Z: wide / 2}
	rest := func(surfaces ...dem.Surface) r3.Vec {
		m := &dem.Model{
			Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 1e6, PoissonRatio: 0.25}},
			Law:       law.Law{Shared: true}, Default: law.Interaction{Restitution: 0.1},
			Gravity: r3.Vec{X: -3, Y: -5, Z: -9}, Threads: 1, Surfaces: surfaces,
		}
		m.Particles = packing.Particles{Position: []r3.Vec{{X: radius, Y: radius, Z: radius}}, Radius: []float64{two.Radius}, Clump: []*packing.Clump{two}, Orientation: []quat.Number{{Real: 1}}}
		e := newCPU(t, m)
		for range 8000 {
			step(t, e, make([]rigid.Frame, m.Frames()), 5e-5, 0)
		}
		var s dem.State
		e.Snapshot(&s)
		return s.Position[0]
	}
	want := rest(dem.Surface{Shape: geometry.Plane{Normal: r3.Vec{X: 1}}}, dem.Surface{Shape: geometry.Plane{Normal: r3.Vec{Y: 1}}}, dem.Surface{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}})
	at := rigid.Placement{Position: corner, Orientation: quat.Number{Real: 1}}
	for name, carrier := range map[string]dem.Carrier{"wall": dem.Fixed{At: at}, "body": dem.Attached{At: at}} {
		if got := rest(dem.Surface{Shape: box, Carrier: carrier}); !expect.CloseTo(got, want, 1e-9) {
			t.Errorf("%s: at rest at %v, between planes at %v", name, got, want)
		}
	}
	if want.X > radius-1e-6 || want.Z > want.X {
		t.Errorf("at rest at %v", want)
	}
}

// A clump of two spheres in one place that is dropped comes back as one sphere does.
func TestSharedRestitution(t *testing.T) {
	const radius, speed = 0.01, 1.0
	two := expect.Must(packing.NewClump([]packing.Ball{{Radius: radius}, {Centre: r3.Vec{X: 1e-9}, Radius: radius}}))
	for _, e := range []float64{0.3, 0.7, 1} {
		m := &dem.Model{
			Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 1e7, PoissonRatio: 0.25}},
			Law:       law.Law{Shared: true}, Default: law.Interaction{Restitution: e, Friction: 0.5}, Threads: 1,
			Surfaces: []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
		}
		m.Particles = packing.Particles{Position: []r3.Vec{{Z: radius + 1e-6}}, Velocity: []r3.Vec{{Z: -speed}}, Radius: []float64{two.Radius}, Clump: []*packing.Clump{two}}
		engine := newCPU(t, m)
		advance(t, engine, 20000, 1e-6)
		var s dem.State
		engine.Snapshot(&s)
		if !expect.Near(s.Velocity[0].Z, e*speed, 2e-3) {
			t.Errorf("restitution %g: comes back with %g m/s", e, s.Velocity[0].Z)
		}
	}
}

// The books close where contacts come and go, momentum is kept, and neither threads nor a restart change a bit.
func TestSharedBooks(t *testing.T) {
	for _, chosen := range []law.Law{{Shared: true}, {Shared: true, Normal: law.Linear, Tangential: law.CundallStrack, Rolling: law.ElasticPlastic, Twisting: law.Marshall}} {
		run := func(steps, threads int, saved bool) (drift float64, s dem.State) {
			m := demtest.Stones(t, 3, false)
			m.Law, m.Threads = chosen, threads
			m.Default.NormalStiffness, m.Default.RollingFriction, m.Default.RollingDamping = 5e3, 0.1, 0.3
			e := newCPU(t, m)
			linear, angular, energy := momenta(e)
			energy += e.Energy().Rolling + e.Energy().Parting
			for k := range 20 {
				advance(t, e, steps/20, 0.03/float64(steps))
				if saved && k == 9 {
					again := newCPU(t, m)
					demtest.HandOver(t, e, again)
					e = again
				}
			}
			p, l, now := momenta(e)
			x := e.Energy()
			now += x.Rolling + x.Parting
			if !expect.CloseTo(p, linear, 1e-15) || !expect.CloseTo(l, angular, 1e-15) {
				t.Errorf("momentum went from %v to %v, angular momentum from %v to %v", linear, p, angular, l)
			}
			if x.Parting == 0 {
				t.Error("no contact has changed its part")
			}
			e.Snapshot(&s)
			return (now - energy) / energy, s
		}
		coarse, one := run(3000, 1, false)
		_, other := run(3000, 3, true)
		if !demtest.SameState(&one, &other) {
			t.Error("threads and a restart change bits")
		}
		if fine, _ := run(12000, 1, false); math.Abs(coarse) > 2e-3 || math.Abs(fine) > 0.5*math.Abs(coarse)+1e-4 {
			t.Errorf("%v: the sum of energies and losses drifts by %.3g of itself, with steps of a quarter by %.3g", chosen.Normal, coarse, fine)
		}
	}
}
