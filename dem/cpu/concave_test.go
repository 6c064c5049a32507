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

// Hooks and stars that collide with one another, with stones and balls keep momentum and angular momentum to rounding, and energy up to the error of the steps.
func TestConcavePolyhedraKeepEnergy(t *testing.T) {
	checkEnergyKept(t, func() *dem.Model { return demtest.Hooks(t, 3, law.Interaction{Restitution: 1}) }, 10)
}

// With friction and dashpots what is lost is booked.
func TestConcavePolyhedraLoseWhatIsBooked(t *testing.T) {
	checkLossesBooked(t, demtest.Hooks(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4}))
}

// Hooks and stars in a heap have the same bits on any number of threads, and after a restart.
func TestConcavePolyhedraBits(t *testing.T) {
	m := demtest.Hooks(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})
	m.Gravity = r3.Vec{Z: -9.81}
	m.Surfaces = []dem.Surface{{Name: "floor", Shape: geometry.Plane{Point: r3.Vec{Z: -0.02}, Normal: r3.Vec{Z: 1}}}}
	checkBits(t, m, 1200, 2e-5)
}

// Among triangles too they keep their energy.
func TestConcavePolyhedraKeepEnergyAmongMeshes(t *testing.T) {
	expect.Long(t)
	checkEnergyAmongMeshes(t, func() *dem.Model { return amongMeshes(demtest.Hooks(t, 3, law.Interaction{Restitution: 1}), 3) })
}

// What a star does to wires, balls and bodies in its notches is the slope of its contacts' energy, by differences.
func TestStarOnBodiesHasPotential(t *testing.T) {
	m, frames := caged(t, law.Interaction{Restitution: 1})
	star := demtest.Star(t, 4, 0.03, 0.004)
	m.Particles.MakeClumps(star, false, 1)
	m.Particles.Radius[0] = star.Radius
	checkPotential(t, m, frames, 3, 30)
}

// An L lies on its six corners and stands on the four of its longer arm, as deep as Hertz says of what each carries, and with what friction holds on a slope.
func TestHookAtRest(t *testing.T) {
	const wide, r = 0.04, 0.003
	shape := demtest.Hook(t, 0.16, 0.12, wide, r)
	for _, part := range []float64{0.95, 1.05} {
		const mu = 0.4
		angle := math.Atan(part * mu)
		m := floored(t, shape, law.Interaction{Restitution: 0.3, Friction: mu}, r3.Vec{Z: wide/2 + r})
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
		if n := len(e.Contacts(nil)); n != 6 {
			t.Errorf("it lies on %d corners", n)
		}
	}
}

// link is a chain link of half widths a and b (m) around its hole, of wire of a width, open on one side by less than that.
func link(t testing.TB, a, b, wire, rounding float64) *packing.Clump {
	x, y, slit := a+wire, b+wire, 0.25*wire
	outline := [][2]float64{{x, slit}, {x, y}, {-x, y}, {-x, -y}, {x, -y}, {x, -slit}, {a, -slit}, {a, -b}, {-a, -b}, {-a, b}, {a, b}, {a, slit}}
	return expect.Must(packing.NewConcavePolyhedron(expect.Must(geometry.PrismFacets(outline, wire)), rounding))
}

// Three links hang in one another from a bar and hold without friction, ten times their weight too, which no particles that are convex do; the bar carries all of them.
func TestChainHolds(t *testing.T) {
	const a, b, wire, r, bar = 0.02, 0.035, 0.008, 0.002, 0.005
	shape := link(t, a, b, wire, r)
	for _, times := range []float64{1, 10} {
		step := 2*b - 2*r
		m := floored(t, shape, law.Interaction{Restitution: 0.2}, r3.Vec{}, r3.Vec{Z: -step}, r3.Vec{Z: -2 * step})
		m.Gravity, m.Materials[0].YoungModulus = r3.Vec{Z: -9.81 * times}, 1e9
		m.Surfaces = []dem.Surface{{Name: "bar", Shape: geometry.Capsule{A: r3.Vec{Y: -0.05, Z: b - r - bar}, B: r3.Vec{Y: 0.05, Z: b - r - bar}, Radius: bar}}}
		up := expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2) // the outline's second axis
		for i := range m.Particles.Position {
			m.Particles.Orientation[i] = quat.Mul(expect.TurnAbout(r3.Vec{Z: 1}, math.Pi/2*float64(i%2)), up)
		}
		// The centre of mass is not that of the hole, since the slit is on one side.
		for i := range m.Particles.Position {
			m.Particles.Position[i] = r3.Add(m.Particles.Position[i], rigid.Rotate(m.Particles.Orientation[i], centreOf(a, b, wire, r)))
		}
		e := newCPU(t, m)
		weight, carried, count := 0.0, 0.0, 0.0
		var s dem.State
		rising := func() (p float64) {
			e.Snapshot(&s)
			for i := range s.Mass {
				p += s.Mass[i] * s.Velocity[i].Z
			}
			return p
		}
		advance(t, e, 15000, 1e-5)
		before := rising()
		for range 3000 {
			advance(t, e, 4, 1e-5)
			count++
			for _, c := range e.Contacts(nil) {
				if c.Other < 0 {
					carried += c.Force.Z
				}
			}
		}
		carried -= (rising() - before) / 4e-5 // of momentum, in the time that one of the sum stands for
		for i := range s.Position {
			weight += s.Mass[i] * 9.81 * times
			if i > 0 && s.Position[i-1].Z-s.Position[i].Z > step+0.4*wire { // they rock, their centres of mass being beside the middle
				t.Errorf("at %g weights link %d hangs %g m below the one above it, the links are %g m long", times, i, s.Position[i-1].Z-s.Position[i].Z, step)
			}
		}
		if !expect.Near(carried/count, weight, 0.02) {
			t.Errorf("at %g weights the bar carries %g N, they weigh %g N", times, carried/count, weight)
		}
	}
}

// centreOf is the centre of mass of a link, from the middle of its hole, in the axes of its outline.
func centreOf(a, b, wire, rounding float64) r3.Vec {
	x, y, slit := a+wire, b+wire, 0.25*wire
	outline := [][2]float64{{x, slit}, {x, y}, {-x, y}, {-x, -y}, {x, -y}, {x, -slit}, {a, -slit}, {a, -b}, {-a, -b}, {-a, b}, {a, b}, {a, slit}}
	_, bulk, err := geometry.NewConcavePolyhedron(expect.Must(geometry.PrismFacets(outline, wire)), rounding)
	if err != nil {
		panic(err)
	}
	return bulk.Centre
}

// A block that is wedged into a fork is held by the friction of both its prongs, though their forces on it are opposite: it falls with g less what they hold.
func TestBlockInFork(t *testing.T) {
	const half, r, deep = 0.02, 0.002, 2e-5 // of the block's core; overlap on each side
	gap := half + 2*r - deep
	outline := [][2]float64{{-0.06, 0}, {0.06, 0}, {0.06, 0.12}, {gap, 0.12}, {gap, 0.03}, {-gap, 0.03}, {-gap, 0.12}, {-0.06, 0.12}}
	fork := expect.Must(packing.NewConcavePolyhedron(expect.Must(geometry.PrismFacets(outline, 0.1)), r))
	_, bulk, err := geometry.NewConcavePolyhedron(expect.Must(geometry.PrismFacets(outline, 0.1)), r)
	if err != nil {
		t.Fatal(err)
	}
	block := demtest.Block(t, r3.Vec{X: 2 * (half + r), Y: 2 * (half + r), Z: 2 * (half + r)}, r)
	for _, part := range []float64{0.5, 1.5} {
		m := floored(t, fork, law.Interaction{Restitution: 0.3}, r3.Vec{Z: bulk.Centre.Y + r}, r3.Vec{Z: 0.08 + r})
		m.Particles.Clump[1], m.Particles.Radius[1] = block, block.Radius
		m.Particles.Orientation[0] = expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)
		young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
		push := 8 * 4.0 / 3 * young * math.Sqrt(r) * math.Pow(deep, 1.5) // of four corners on either side
		m.Default.Friction = part * m.Materials[0].Density * block.Volume * 9.81 / push
		e := newCPU(t, m)
		var before, after dem.State
		advance(t, e, 10000, 5e-6)
		e.Snapshot(&before)
		advance(t, e, 6000, 5e-6)
		e.Snapshot(&after)
		got, want := (before.Velocity[1].Z-after.Velocity[1].Z)/0.03, max(0, 9.81*(1-part))
		if math.Abs(got-want) > 0.01*9.81 {
			t.Errorf("where friction holds %g of its weight it falls with %g m/s2, want %g", part, got, want)
		}
	}
}

// A T hangs by its head in the slot of a rail of triangles, without friction, and the rail carries its weight; its stem alone falls through.
func TestHeadInSlot(t *testing.T) {
	const r = 0.002
	rail := expect.Must(geometry.PrismFacets([][2]float64{
		{0.015, 0}, {0.06, 0}, {0.06, 0.08}, {-0.06, 0.08}, {-0.06, 0}, {-0.015, 0}, {-0.015, 0.02}, {-0.04, 0.02}, {-0.04, 0.06}, {0.04, 0.06}, {0.04, 0.02}, {0.015, 0.02},
	}, 0.2))
	head := expect.Must(geometry.PrismFacets([][2]float64{{0.008, -0.05}, {0.008, 0.023}, {0.03, 0.023}, {0.03, 0.04}, {-0.03, 0.04}, {-0.03, 0.023}, {-0.008, 0.023}, {-0.008, -0.05}}, 0.03))
	stem := expect.Must(geometry.PrismFacets([][2]float64{{0.008, -0.05}, {0.008, 0.04}, {-0.008, 0.04}, {-0.008, -0.05}}, 0.03))
	up := expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)
	for name, facets := range map[string]geometry.Facets{"T": head, "stem": stem} {
		_, bulk, err := geometry.NewConcavePolyhedron(facets, r)
		if err != nil {
			t.Fatal(err)
		}
		shape := expect.Must(packing.NewConcavePolyhedron(facets, r))
		m := floored(t, shape, law.Interaction{Restitution: 0.2}, rigid.Rotate(up, bulk.Centre))
		m.Particles.Orientation[0] = up
		m.Surfaces = []dem.Surface{{Name: "rail", Shape: expect.Must(geometry.NewMesh(rail, geometry.MeshOptions{Solid: true})), Carrier: dem.Fixed{At: rigid.Placement{Orientation: up}}}}
		e := newCPU(t, m)
		var before, after dem.State
		e.Snapshot(&before)
		advance(t, e, 20000, 1e-5)
		carried := 0.0
		for range 1000 {
			advance(t, e, 10, 1e-5)
			for _, c := range e.Contacts(nil) {
				carried += c.Force.Z / 1000
			}
		}
		e.Snapshot(&after)
		fallen, weight := before.Position[0].Z-after.Position[0].Z, after.Mass[0]*9.81
		switch {
		case name == "T" && (fallen > 1.5e-3 || !expect.Near(carried, weight, 0.01)):
			t.Errorf("the T has fallen %g m; the rail carries %g N of %g N", fallen, carried, weight)
		case name == "stem" && !expect.Near(fallen, 0.5*9.81*0.3*0.3, 1e-3):
			t.Errorf("the stem has fallen %g m", fallen)
		}
	}
}

// Two links of balls hang in one another from a bar too, without friction.
func TestChainOfClumpsHolds(t *testing.T) {
	const a, b, r, bar = 0.02, 0.04, 0.005, 0.005
	var balls []packing.Ball
	place := func(x, z float64) { balls = append(balls, packing.Ball{Centre: r3.Vec{X: x, Z: z}, Radius: r}) }
	for k := range 9 {
		x := a * (float64(k)/4 - 1)
		place(x, b)
		place(x, -b)
	}
	for k := 1; k < 16; k++ {
		z := b * (float64(k)/8 - 1)
		place(a, z)
		place(-a, z)
	}
	shape := expect.Must(packing.NewClump(balls))
	step := 2*b - 2*r
	m := floored(t, shape, law.Interaction{Restitution: 0.2}, r3.Vec{}, r3.Vec{Z: -step})
	m.Materials[0].YoungModulus, m.Gravity = 1e9, r3.Vec{Z: -98.1}
	m.Particles.Orientation[1] = expect.TurnAbout(r3.Vec{Z: 1}, math.Pi/2)
	m.Surfaces = []dem.Surface{{Name: "bar", Shape: geometry.Capsule{A: r3.Vec{Y: -0.05, Z: b - r - bar}, B: r3.Vec{Y: 0.05, Z: b - r - bar}, Radius: bar}}}
	e := newCPU(t, m)
	advance(t, e, 40000, 5e-6)
	var s dem.State
	e.Snapshot(&s)
	if apart := s.Position[0].Z - s.Position[1].Z; apart > step+r || s.Position[0].Z < -r {
		t.Errorf("the links are at %v and %v, %g m apart", s.Position[0], s.Position[1], apart)
	}
}
