package gpu

import (
	"bytes"
	"math"
	"slices"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"
)

// agreeOnClumps checks what engines tell of clumps beside what agree does.
func agreeOnClumps(t *testing.T, c, g dem.Engine, tolerance float64) {
	t.Helper()
	agree(t, c, g, tolerance)
	var a, b dem.State
	c.Snapshot(&a)
	g.Snapshot(&b)
	if len(a.Spheres) != len(b.Spheres) || len(a.Orientation) != len(b.Orientation) {
		t.Fatalf("%d spheres and %d orientations on the CPU, %d and %d on the GPU", len(a.Spheres), len(a.Orientation), len(b.Spheres), len(b.Orientation))
	}
	for i, s := range a.Spheres {
		o := b.Spheres[i]
		if own := b.Position[o.Particle]; s.Particle != o.Particle || !expect.Near(o.Radius, s.Radius, 1e-6) ||
			!expect.CloseTo(r3.Sub(o.Position, own), r3.Sub(s.Position, a.Position[s.Particle]), tolerance) {
			t.Fatalf("sphere %d is %+v on the CPU, %+v on the GPU", i, s, o)
		}
	}
	for i, q := range a.Orientation {
		if quat.Abs(quat.Sub(q, b.Orientation[i])) > 10*tolerance || !expect.Near(b.Mass[i], a.Mass[i], 1e-6) {
			t.Fatalf("particle %d of %g kg is turned by %v, on the GPU of %g kg by %v", i, a.Mass[i], q, b.Mass[i], b.Orientation[i])
		}
	}
	if d := difference(a.AngularMomentum, b.AngularMomentum, 0); !(d <= tolerance) {
		t.Errorf("angular momentum differs by %.3g", d)
	}
}

// agreeInHeap has particles that are no spheres fall into a heap on both devices, in so many rounds of so many steps of 20 us, after each of which both agree, and touch one another at least so often at once.
func agreeInHeap(t *testing.T, c, g dem.Engine, rounds, steps, least int, tolerance float64) {
	t.Helper()
	touched, pressed := 0, 0
	for range rounds {
		advance(t, c, steps, 2e-5)
		advance(t, g, steps, 2e-5)
		agreeOnClumps(t, c, g, tolerance)
		touched, pressed = max(touched, g.Counters().Touching), max(pressed, g.Counters().Surface)
	}
	if touched < least || pressed < 2 || g.Counters().Rebuilds < 2 {
		t.Errorf("at most %d and %d contacts; %+v", touched, pressed, g.Counters())
	}
}

// Stones and balls of all laws do on a GPU what they do on the processor.
func TestGPUClumps(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for name, c := range map[string]struct {
		change    func(m *dem.Model)
		precision Precision
		lanes     int
		tolerance float64
	}{
		"double":  {func(*dem.Model) {}, Double, 1, 1e-7},
		"lanes":   {func(*dem.Model) {}, Double, 4, 1e-7},
		"rolling": {func(m *dem.Model) { m.Law.Rolling, m.Default.RollingFriction = law.ElasticPlastic, 0.2 }, Double, 1, 1e-7},
		"JKR":     {func(m *dem.Model) { m.Law.Cohesion, m.Default.SurfaceEnergy = law.JKR, 1 }, Double, 1, 1e-6},
		"shared":  {func(m *dem.Model) { m.Law.Shared = true }, Double, 1, 1e-7},
		"resisted": {func(m *dem.Model) {
			m.Damping, m.Fluid = 0.1, &dem.Fluid{Density: 1000, Viscosity: 1e-3, Velocity: r3.Vec{X: 0.1}}
		}, Double, 1, 1e-7},
		"mixed":  {func(*dem.Model) {}, Mixed, 1, 3e-3},
		"single": {func(*dem.Model) {}, Single, 1, 3e-3},
	} {
		t.Run(name, func(t *testing.T) {
			m := demtest.Stones(t, 3, false)
			m.Gravity, m.Surfaces = r3.Vec{Z: -9.81}, []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}}
			for i := range m.Particles.Velocity {
				m.Particles.Velocity[i].Z -= 2
			}
			c.change(m)
			a, b := both(t, device, m, Options{Precision: c.precision, Lanes: c.lanes})
			agreeInHeap(t, a, b, 10, 50, 10, c.tolerance)
		})
	}
}

// In the corners of a box, where clumps share their stiffness face by face, and of one that a body carries, they do on a GPU what they do on the processor.
func TestGPUClumpsShareInBox(t *testing.T) {
	device := testDevice(t)
	box, at := geometry.Box{Size: r3.Vec{X: 0.064, Y: 0.064, Z: 0.064}, Inside: true}, rigid.Placement{Position: r3.Vec{X: 0.022, Y: 0.022, Z: 0.034}, Orientation: quat.Number{Real: 1}}
	for name, carrier := range map[string]dem.Carrier{"wall": dem.Fixed{At: at}, "body": dem.Attached{At: at}} {
		m := demtest.Stones(t, 3, false)
		m.Law.Shared, m.Gravity, m.Surfaces = true, r3.Vec{X: -9, Y: -5, Z: -9.81}, []dem.Surface{{Shape: box, Carrier: carrier}}
		for i := range m.Particles.Velocity {
			m.Particles.Velocity[i] = r3.Add(m.Particles.Velocity[i], r3.Vec{X: -1, Y: -1, Z: -2})
		}
		c, g := both(t, device, m, Options{Precision: Double, Lanes: 1})
		pressed, frames := 0, func(float64) []rigid.Frame { return make([]rigid.Frame, m.Frames()) }
		for range 8 {
			onNet(t, c, frames, 60, 0, 2e-5)
			onNet(t, g, frames, 60, 1, 2e-5)
			agreeOnClumps(t, c, g, 1e-6)
			pressed = max(pressed, g.Counters().Surface)
		}
		if pressed < 6 {
			t.Errorf("%s: at most %d contacts", name, pressed)
		}
	}
}

// Clumps of equal spheres with one mass have the same coefficients in all contacts, and do what they do when these are worked out for each.
func TestGPUClumpsAlike(t *testing.T) {
	pair := expect.Must(packing.NewClump([]packing.Ball{{Radius: 0.005}, {Centre: r3.Vec{X: 0.006}, Radius: 0.005}}))
	m := demtest.Stones(t, 3, true)
	for i := range m.Particles.Clump {
		m.Particles.Clump[i], m.Particles.Radius[i] = pair, pair.Radius
	}
	c, g := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	if !g.particles.uniform {
		t.Error("the particles are not all alike")
	}
	advance(t, c, 600, 5e-5)
	advance(t, g, 600, 5e-5)
	agreeOnClumps(t, c, g, 1e-7)
}

// A free body with moments 1, 2, 3 kg m2 that spins about its middle axis turns over every half of 22.99626 s; the error falls with the square of the step.
func TestGPUFreeTop(t *testing.T) {
	expect.Long(t)
	top := &packing.Clump{
		Spheres: []packing.Ball{{Centre: r3.Vec{X: 0.01}, Radius: 0.05}, {Centre: r3.Vec{Y: 0.01}, Radius: 0.05}},
		Radius:  1, Volume: 1, Inertia: r3.Vec{X: 1, Y: 2, Z: 3}, Axes: quat.Number{Real: 1},
	}
	m := &dem.Model{Materials: []law.Material{{Density: 1, YoungModulus: 1e5, PoissonRatio: 0.3}}, Default: law.Interaction{Restitution: 1}}
	m.Particles = packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{1}, Angular: []r3.Vec{{X: 0.1, Y: 1, Z: 0.1}}}
	m.Particles.MakeClumps(top, false, 1)
	turning := func(dt float64) float64 {
		g := newGPU(t, testDevice(t), m, Options{Precision: Double})
		var s dem.State
		var last, first float64
		for k, crossings := 0, 0; ; k++ {
			advance(t, g, 1, dt)
			g.Snapshot(&s)
			now := rigid.Rotate(quat.Conj(s.Orientation[0]), s.AngularMomentum[0]).Y
			if last*now < 0 {
				at := s.Time - now/(now-last)*dt
				if crossings++; crossings == 1 {
					first = at
				} else if crossings == 3 {
					return at - first
				}
			}
			last = now
		}
	}
	coarse, fine := turning(0.1)-22.99626, turning(0.05)-22.99626
	if exact := (4*fine - coarse) / 3; math.Abs(fine) > 0.02 || math.Abs(exact) > 2e-3 {
		t.Errorf("the period is off by %.3g s, with half the step by %.3g s", coarse, fine)
	}
}

// Stones go on to the same bits after a restart, and on any run.
func TestGPUClumpsRestart(t *testing.T) {
	device := testDevice(t)
	m := demtest.Stones(t, 3, true)
	e, f, again := newGPU(t, device, m, Options{}), newGPU(t, device, m, Options{}), newGPU(t, device, m, Options{})
	advance(t, e, 600, 5e-5)
	demtest.HandOver(t, e, f)
	for _, x := range []dem.Engine{e, f} {
		advance(t, x, 400, 5e-5)
	}
	advance(t, again, 600, 5e-5)
	advance(t, again, 400, 5e-5)
	if !same(e, f) {
		t.Error("the run that was taken up again has gone elsewhere")
	}
	if !same(e, again) {
		t.Error("another run has gone elsewhere")
	}
}

// A state whose clumps and spheres do not belong together is refused.
func TestGPUDamagedClumps(t *testing.T) {
	m := demtest.Stones(t, 2, true)
	e := newGPU(t, testDevice(t), m, Options{})
	for name, damage := range map[string]func(c []int32){
		"another clump": func(c []int32) { c[0]++ },
		"no such clump": func(c []int32) { c[len(c)-1] = 1000 },
	} {
		err := e.do(func() error {
			c, err := e.read(false)
			if err != nil {
				return err
			}
			own := append([]int32(nil), c.clumpOf...)
			damage(c.clumpOf)
			a := e.arrays.clumps.clumpOf[e.control.Order]
			if err := a.Write(0, c.clumpOf); err != nil {
				return err
			}
			if e.checkClumps() == nil {
				t.Errorf("%s: taken", name)
			}
			return a.Write(0, own)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	var b bytes.Buffer
	if err := e.Save(&b); err != nil {
		t.Fatal(err)
	}
}

// Inlets bring stones, outlets take whole ones, as on the processor, and books close.
func TestGPUClumpsFlow(t *testing.T) {
	expect.Long(t)
	m := demtest.StonesThrough(t)
	c, g := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	for range 2 {
		for _, e := range []dem.Engine{c, g} {
			advance(t, e, 4000, 5e-5)
		}
		if c.Len() != g.Len() || c.Counters().Removed != g.Counters().Removed {
			t.Fatalf("%d particles on the CPU, %d gone; %d on the GPU, %d gone", c.Len(), c.Counters().Removed, g.Len(), g.Counters().Removed)
		}
	}
	a, b := c.Taken(nil)[0], g.Taken(nil)[0]
	if a.Count != b.Count || a.Count < 10 || !expect.Near(b.Mass, a.Mass, 1e-12) {
		t.Errorf("%+v have gone, on the GPU %+v", a, b)
	}
	x := g.Energy()
	balance := x.Kinetic + x.Rotational + x.Potential + x.Elastic + x.Damping + x.Friction + x.Out.Energy() - x.In.Energy() - x.Work
	if scale := x.Damping + x.Friction + x.Out.Kinetic; math.Abs(balance) > 5e-3*scale {
		t.Errorf("the books of energy are off by %g J of %g J", balance, scale)
	}
}

// Clumps cross the sides of a periodic domain as on the processor.
func TestGPUClumpsPeriodic(t *testing.T) {
	m := demtest.Stones(t, 2, false)
	m.Gravity = r3.Vec{X: 0.5, Z: 0.1}
	m.Domain, m.Periodic = r3.Box{Min: r3.Vec{Y: -1, Z: -1}, Max: r3.Vec{X: 0.06, Y: 1, Z: 1}}, [3]bool{0: true}
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].X += 3
	}
	c, g := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	touched := 0
	for range 10 {
		advance(t, c, 60, 2e-5)
		advance(t, g, 60, 2e-5)
		agree(t, c, g, 1e-6)
		touched = max(touched, g.Counters().Touching)
	}
	if g.Energy().Flows.Periodic == 0 || touched < 3 {
		t.Errorf("%+v, %d contacts", g.Energy(), touched)
	}
}

// stonesOnFrames are clumps that fall on the bodies of frameNet.
func stonesOnFrames(t *testing.T) (*dem.Model, []r3.Vec) {
	m, knots := frameNet()
	pair := expect.Must(packing.NewClump([]packing.Ball{{Radius: 3}, {Centre: r3.Vec{X: 2}, Radius: 2.5}, {Centre: r3.Vec{Y: 1.5, Z: 1}, Radius: 2}}))
	m.Particles.MakeClumps(pair, true, 4)
	for i := range m.Particles.Clump {
		if i%3 == 0 {
			m.Particles.Clump[i] = nil
		}
		m.Particles.Velocity[i].Z -= 1
	}
	return m, knots
}

// Clumps press on bodies, strands and boxes as on the processor, with trials that are not accepted.
func TestGPUClumpsCoupled(t *testing.T) {
	device := testDevice(t)
	for _, test := range []coupledAgreement{
		{"double", law.Law{}, Double, 1e-7, 1e-6, 1e-7},
		{"rolling", law.Law{Rolling: law.ElasticPlastic}, Double, 1e-7, 1e-6, 1e-7},
		{"shared", law.Law{Shared: true}, Double, 1e-7, 1e-6, 1e-7},
	} {
		t.Run(test.name, func(t *testing.T) {
			m, knots := stonesOnFrames(t)
			test.follow(t, device, m, knots)
		})
	}
}

// Along trajectories clumps do what they do step by step, and what they do on the processor.
func TestGPUClumpsAlongTrajectories(t *testing.T) {
	device := testDevice(t)
	m, knots := stonesOnFrames(t)
	one, other := newGPU(t, device, m, Options{Precision: Double, Lanes: 1}), newGPU(t, device, m, Options{Precision: Double, Lanes: 1})
	alongTrajectories(t, one, other, knots, 1e-9, stepwise)
	c, g := both(t, device, m, Options{Precision: Double, Lanes: 1})
	alongTrajectories(t, g, c, knots, 1e-6, dem.Engine.AdvanceAlong)
}

// A clump that is discarded goes whole.
func TestGPUClumpDiscarded(t *testing.T) {
	e := newGPU(t, testDevice(t), demtest.Stones(t, 2, true), Options{})
	if err := e.Discard(5); err != nil {
		t.Fatal(err)
	}
	advance(t, e, 2, 1e-5)
	var s dem.State
	e.Snapshot(&s)
	if e.Len() != 7 || slices.Contains(s.ID, 5) || len(s.Spheres) != 2+5*4 || e.Counters().Removed != 1 {
		t.Errorf("particles %v of %d spheres are left, %d removed", s.ID, len(s.Spheres), e.Counters().Removed)
	}
}
