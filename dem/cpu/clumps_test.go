package cpu

import (
	"bytes"
	"math"
	"reflect"
	"slices"
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

// A clump of one sphere does what the sphere does: falls, hits a plane and another sphere with friction, and rolls.
func TestClumpOfOneSphere(t *testing.T) {
	one := expect.Must(packing.NewClump([]packing.Ball{{Radius: 0.01}}))
	run := func(clumps bool) dem.State {
		m := &dem.Model{
			Materials: []law.Material{{Name: "glass", Density: 2500, YoungModulus: 1e8, PoissonRatio: 0.25}},
			Default:   law.Interaction{Restitution: 0.7, Friction: 0.3},
			Particles: packing.Particles{
				Position: []r3.Vec{{Z: 0.011}, {X: 0.025, Z: 0.012}}, Radius: []float64{0.01, 0.008},
				Velocity: []r3.Vec{{X: 0.5, Z: -0.2}, {Y: 0.02}}, Angular: []r3.Vec{{X: 3, Y: -8, Z: 1}, {Z: 5}},
			},
			Surfaces: []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
			Gravity:  r3.Vec{Z: -9.81}, Damping: 0.05, Fluid: &dem.Fluid{Density: 1.2, Viscosity: 2e-5}, Threads: 1,
		}
		if clumps {
			m.Particles.MakeClumps(one, true, 1)
		}
		e := newCPU(t, m)
		advance(t, e, 4000, 2e-5)
		var s dem.State
		e.Snapshot(&s)
		return s
	}
	spheres, clumps := run(false), run(true)
	for i := range spheres.ID {
		if !expect.CloseTo(clumps.Position[i], spheres.Position[i], 1e-12) || !expect.CloseTo(clumps.Velocity[i], spheres.Velocity[i], 1e-10) ||
			!expect.CloseTo(clumps.Angular[i], spheres.Angular[i], 1e-8) || !expect.Near(clumps.Mass[i], spheres.Mass[i], 1e-14) {
			t.Errorf("particle %d is at %v with %v m/s and %v rad/s, as a sphere at %v with %v m/s and %v rad/s", i,
				clumps.Position[i], clumps.Velocity[i], clumps.Angular[i], spheres.Position[i], spheres.Velocity[i], spheres.Angular[i])
		}
	}
}

// A ball that hits a clump of two off its centre of mass, without friction, gives it the impulse of rigid-body theory: for a normal n through a point that is
// at r from the centre of mass, (1 + e) v / (1/m + 1/M + n.((I⁻¹ (r x n)) x r)).
func TestBallHitsClump(t *testing.T) {
	shape := expect.Must(packing.NewClump([]packing.Ball{{Radius: 0.01}, {Centre: r3.Vec{X: 0.03}, Radius: 0.01}}))
	material := law.Material{Density: 2000, YoungModulus: 1e9, PoissonRatio: 0.3}
	const speed, ball = 0.5, 0.006
	m := &dem.Model{
		Materials: []law.Material{material},
		Default:   law.Interaction{Restitution: 1},
		Particles: packing.Particles{
			Position: []r3.Vec{{}, {X: 0.015, Z: 0.01 + ball + 1e-5}}, Radius: []float64{shape.Radius, ball}, Velocity: []r3.Vec{{}, {Z: -speed}},
			Clump: []*packing.Clump{shape, nil}, Orientation: []quat.Number{{Real: 1}, {}},
		},
		Threads: 1,
	}
	e := newCPU(t, m)
	advance(t, e, 3000, 2e-7)
	var s dem.State
	e.Snapshot(&s)
	if len(e.Contacts(nil)) > 0 {
		t.Fatal("they still touch")
	}
	mass, inertia := shape.Mass(material.Density, shape.Radius)
	arm := 0.015
	own := rigid.SolidSphere(material.Density, ball).Mass
	impulse := 2 * speed / (1/own + 1/mass + arm*arm/inertia.Y)
	for _, c := range []struct {
		what      string
		got, want float64
	}{
		{"velocity of the ball", s.Velocity[1].Z, -speed + impulse/own},
		{"velocity of the clump", s.Velocity[0].Z, -impulse / mass},
		{"spin of the clump", s.Angular[0].Y, impulse * arm / inertia.Y},
	} {
		if !expect.Near(c.got, c.want, 2e-3) {
			t.Errorf("%s is %g, want %g", c.what, c.got, c.want)
		}
	}
	if energy := e.Energy(); !expect.Near(energy.Kinetic+energy.Rotational, 0.5*own*speed*speed, 1e-5) {
		t.Errorf("the energy is %g J after the hit, %g J before", energy.Kinetic+energy.Rotational, 0.5*own*speed*speed)
	}
}

// Stones and balls that collide in empty space keep momentum and angular momentum to rounding; of energy what is lost is booked, up to the error of the steps.
func TestClumpsKeepMomentum(t *testing.T) {
	run := func(steps int) (drift float64) {
		e := newCPU(t, demtest.Stones(t, 3, false))
		linear, angular, energy := momenta(e)
		touched := 0
		for range 20 {
			advance(t, e, steps/20, 0.03/float64(steps))
			touched = max(touched, e.Counters().Touching)
		}
		p, l, now := momenta(e)
		if touched < 10 {
			t.Fatalf("only %d contacts", touched)
		}
		if !expect.CloseTo(p, linear, 1e-15) || !expect.CloseTo(l, angular, 1e-15) {
			t.Errorf("momentum went from %v to %v, angular momentum from %v to %v", linear, p, angular, l)
		}
		return (now - energy) / energy
	}
	coarse, fine := run(3000), run(12000)
	if math.Abs(coarse) > 2e-3 || math.Abs(fine) > 0.5*math.Abs(coarse) {
		t.Errorf("the sum of energies and losses drifts by %.3g of itself, with steps of a quarter by %.3g", coarse, fine)
	}
}

// momenta are momentum, angular momentum about the origin, and all energy with what has been lost.
func momenta(e *Engine) (linear, angular r3.Vec, energy float64) {
	var s dem.State
	e.Snapshot(&s)
	for i, v := range s.Velocity {
		p := r3.Scale(s.Mass[i], v)
		linear = r3.Add(linear, p)
		angular = r3.Add(angular, r3.Add(r3.Cross(s.Position[i], p), s.AngularMomentum[i]))
	}
	x := e.Energy()
	return linear, angular, x.Kinetic + x.Rotational + x.Potential + x.Elastic + x.Damping + x.Friction + x.Local - x.Work
}

// A heap of stones in a well gives the same bits on any number of threads and after it has been saved, comes almost to rest, and none of it is lost.
func TestClumpsRest(t *testing.T) {
	expect.Long(t)
	run := func(threads int, saved bool) (*Engine, dem.State) {
		m := demtest.Stones(t, 4, true)
		m.Threads = threads
		e := newCPU(t, m)
		advance(t, e, 8000, 5e-5)
		if saved {
			var b bytes.Buffer
			if err := e.Save(&b); err != nil {
				t.Fatal(err)
			}
			e = newCPU(t, m)
			if err := e.Restore(&b); err != nil {
				t.Fatal(err)
			}
		}
		advance(t, e, 8000, 5e-5)
		var s dem.State
		e.Snapshot(&s)
		return e, s
	}
	e, want := run(1, false)
	for name, other := range map[string]dem.State{"three threads": second(run(3, false)), "saved": second(run(1, true))} {
		if !reflect.DeepEqual(other, want) {
			t.Errorf("%s: other bits", name)
		}
	}
	if x := e.Energy(); (x.Kinetic+x.Rotational)/float64(e.Len()) > 1e-6 {
		t.Errorf("a stone still has %g J", (x.Kinetic+x.Rotational)/float64(e.Len()))
	}
	demtest.CheckSums(t, e, e.model.Up, 1e-13)
	if len(want.ID) != 64 || len(want.Spheres) != 16+48*4 {
		t.Fatalf("%d particles of %d spheres", len(want.ID), len(want.Spheres))
	}
	for i, s := range want.Spheres {
		if s.Position.Z < 0.95*s.Radius {
			t.Errorf("sphere %d of radius %g m is at a height of %g m", i, s.Radius, s.Position.Z)
		}
	}
}

func second(_ *Engine, s dem.State) dem.State { return s }

// An inlet brings stones at its mass flow, an outlet takes whole ones, and the books of mass and energy close.
func TestClumpsFlow(t *testing.T) {
	m := demtest.StonesThrough(t)
	e := newCPU(t, m)
	advance(t, e, 20000, 5e-5)
	x, taken := e.Energy(), e.Taken(nil)[0]
	if x.In.Mass < 0.45 || taken.Count < 80 {
		t.Fatalf("%g kg have come, %d have gone", x.In.Mass, taken.Count)
	}
	var s dem.State
	e.Snapshot(&s)
	mass := taken.Mass
	for _, m := range s.Mass {
		mass += m
	}
	if !expect.Near(mass, x.In.Mass, 1e-12) {
		t.Errorf("%g kg have come; %g kg are there or have gone", x.In.Mass, mass)
	}
	if s.ID[len(s.ID)-1]+1 != e.Len()+taken.Count || e.Counters().Removed != taken.Count {
		t.Errorf("%d particles, %d gone, %d the last id", e.Len(), taken.Count, s.ID[len(s.ID)-1])
	}
	balance := x.Kinetic + x.Rotational + x.Potential + x.Elastic + x.Damping + x.Friction + x.Out.Energy() - x.In.Energy() - x.Work
	if scale := x.Damping + x.Friction + x.Out.Kinetic; math.Abs(balance) > 5e-3*scale {
		t.Errorf("the books of energy are off by %g J of %g J", balance, scale)
	}
}

// A clump that is discarded goes whole.
func TestClumpDiscarded(t *testing.T) {
	e := newCPU(t, demtest.Stones(t, 2, true))
	if err := e.Discard(5); err != nil {
		t.Fatal(err)
	}
	advance(t, e, 2, 1e-5)
	var s dem.State
	e.Snapshot(&s)
	if e.Len() != 7 || slices.Contains(s.ID, 5) || len(s.Spheres) != 2+5*4 {
		t.Errorf("particles %v of %d spheres are left", s.ID, len(s.Spheres))
	}
}

// Clumps in a periodic domain do not feel where its sides are: moved along, with all else as it was, they do the same, and momentum along it is kept.
func TestClumpsInPeriodicDomain(t *testing.T) {
	run := func(shift float64) (dem.State, dem.Energy) {
		m := demtest.Stones(t, 2, false)
		m.Gravity = r3.Vec{X: 0.5, Z: -9.81}
		m.Surfaces = []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}}
		m.Domain, m.Periodic = r3.Box{Min: r3.Vec{Y: -1, Z: -1}, Max: r3.Vec{X: 0.06, Y: 1, Z: 1}}, [3]bool{0: true}
		for i := range m.Particles.Position {
			m.Particles.Position[i].X += shift
			m.Particles.Velocity[i] = r3.Vec{X: 2, Z: -0.3}
		}
		e := newCPU(t, m)
		advance(t, e, 2000, 2e-5)
		var s dem.State
		e.Snapshot(&s)
		return s, e.Energy()
	}
	here, energy := run(0)
	there, _ := run(0.025)
	for i := range here.ID {
		d := r3.Sub(there.Position[i], here.Position[i])
		d.X -= 0.025
		d.X -= 0.06 * math.Round(d.X/0.06)
		if r3.Norm(d) > 1e-7 || !expect.CloseTo(here.Velocity[i], there.Velocity[i], 1e-4) {
			t.Errorf("particle %d is %v m from where it was, with %v and %v m/s", i, d, here.Velocity[i], there.Velocity[i])
		}
		if here.Position[i].X < -0.01 || here.Position[i].X > 0.07 {
			t.Errorf("particle %d is at %v", i, here.Position[i])
		}
	}
	sum := energy.Kinetic + energy.Rotational + energy.Potential + energy.Elastic + energy.Damping + energy.Friction - energy.Work - energy.Flows.Periodic
	begin := 0.0
	m := demtest.Stones(t, 2, false)
	for i, p := range m.Particles.Position {
		mass, inertia := m.Particles.MassOf(i, 2600)
		begin += 0.5*mass*(4+0.09) + 0.5*inertia*r3.Norm2(m.Particles.Angular[i]) + mass*(9.81*p.Z-0.5*p.X)
	}
	if energy.Friction == 0 || energy.Flows.Periodic == 0 || !expect.Near(sum, begin, 1e-4) {
		t.Errorf("energies and losses are %g J, %g J at the start; friction %g J, through the sides %g J", sum, begin, energy.Friction, energy.Flows.Periodic)
	}
}
