package cpu

import (
	"bytes"
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
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

// caged is a stone among all that bodies carry: three wires, one of which ends at a ball and one at another's end, a bar, and a post of triangles.
func caged(t testing.TB, in law.Interaction) (*dem.Model, []rigid.Frame) {
	rng := rand.New(rand.NewPCG(2, 3))
	var points []r3.Vec
	for range 9 {
		points = append(points, r3.Scale(0.03, r3.Unit(expect.RandomVec(rng, 1))))
	}
	stone := expect.Must(packing.NewPolyhedron(points, 0.004))
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 2e7, PoissonRatio: 0.25}},
		Default:   in, Threads: 2,
		Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{stone.Radius}, Velocity: []r3.Vec{{X: 0.2, Y: -0.3, Z: 0.1}}, Angular: []r3.Vec{{X: 3, Y: -5, Z: 2}}},
		Surfaces: []dem.Surface{
			{Name: "a", Shape: geometry.Capsule{Radius: 0.002}, Carrier: dem.Strand{Frames: [2]int{0, 1}, Ends: [2]r3.Vec{{X: 0.003}, {Y: 0.002}}}},
			{Name: "b", Shape: geometry.Capsule{Radius: 0.002}, Carrier: dem.Strand{Frames: [2]int{1, 2}, Ends: [2]r3.Vec{{Y: 0.002}, {}}}},
			{Name: "c", Shape: geometry.Capsule{Radius: 0.0025}, Carrier: dem.Strand{Frames: [2]int{2, 0}}},
			{Name: "knot", Shape: geometry.Sphere{Radius: 0.0025}, Carrier: dem.Attached{Frame: 2}},
			{Name: "bar", Shape: geometry.Capsule{A: r3.Vec{X: -0.02}, B: r3.Vec{X: 0.03, Y: 0.01}, Radius: 0.003}, Carrier: dem.Attached{Frame: 3}},
			{Name: "post", Shape: expect.Must(geometry.NewMesh(geometry.BoxFacets(r3.Vec{X: 0.02, Y: 0.03, Z: 0.01}), geometry.MeshOptions{Solid: true})), Carrier: dem.Attached{Frame: 4, At: rigid.Placement{Position: r3.Vec{Y: 0.004}, Orientation: quat.Number{Real: 1}}}},
		},
	}
	m.Particles.MakeClumps(stone, false, 1)
	return m, make([]rigid.Frame, 5)
}

// gather puts the frames of a cage at random where the stone touches so many of the surfaces that they carry, no deeper (m) than told.
func gather(t testing.TB, e *Engine, rng *rand.Rand, frames []rigid.Frame, pairs int, deepest float64) {
	for range 100000 {
		for i := range frames {
			at := r3.Scale(0.032+0.03*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1)))
			if i == 3 || i == 4 {
				at = r3.Scale(0.03+0.015*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1)))
			}
			frames[i] = rigid.Frame{Position: at, Orientation: expect.TurnAbout(expect.RandomVec(rng, 1), 3*rng.Float64()), Velocity: expect.RandomVec(rng, 0.4), AngularVelocity: expect.RandomVec(rng, 4)}
		}
		if err := e.Contact(frames, nil, nil); err != nil {
			t.Fatal(err)
		}
		touched, elastic, stuck, most := 0, 0.0, false, 0.0
		for i := range e.coupled.buffers {
			x := &e.coupled.buffers[i].tried
			touched, elastic, stuck = touched+len(x.pairs), elastic+x.block.elastic, stuck || x.block.stuck.pair != 0
			for k := range x.block.contacts {
				most = max(most, x.block.contacts[k].overlap)
			}
		}
		if touched >= pairs && elastic > 1e-5 && !stuck && most < deepest {
			return
		}
	}
	t.Fatal("no pose found")
}

// What a stone without friction does to wires, balls and bodies is the slope of its contacts' energy, by differences: along the ends of a wire too, and where two cover one another.
func TestPolyhedraOnBodiesHavePotential(t *testing.T) {
	m, frames := caged(t, law.Interaction{Restitution: 1})
	checkPotential(t, m, frames, 4, 40)
}

// checkPotential compares forces and moments on bodies with the slope of the energy, in so many poses in which a particle touches so many of them.
func checkPotential(t *testing.T, m *dem.Model, frames []rigid.Frame, pairs, poses int) {
	m.Particles.Velocity, m.Particles.Angular = nil, nil
	e := newCPU(t, m)
	if err := e.Drift(1e-9); err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(5, 6))
	energy := func(frames []rigid.Frame) (sum float64) {
		if err := e.Contact(frames, nil, nil); err != nil {
			t.Fatal(err)
		}
		for i := range e.coupled.buffers {
			sum += e.coupled.buffers[i].tried.block.elastic
		}
		return sum
	}
	wrenches, worst := make([]rigid.Wrench, len(frames)), 0.0
	for range poses {
		gather(t, e, rng, frames, pairs, 0.005)
		if err := e.Contact(frames, wrenches, nil); err != nil {
			t.Fatal(err)
		}
		size := 0.0
		for _, w := range wrenches {
			size += r3.Norm(w.Force)
		}
		for i := range frames {
			for column := range 6 {
				const h = 1e-7
				plus, minus := append([]rigid.Frame(nil), frames...), append([]rigid.Frame(nil), frames...)
				displace(&plus[i], column, false, h)
				displace(&minus[i], column, false, -h)
				want, unit := -(energy(plus)-energy(minus))/(2*h), size
				if column >= 3 {
					unit *= 0.03
				}
				worst = max(worst, math.Abs(entry6(wrenches[i], column)-want)/unit)
			}
		}
	}
	t.Log(worst)
	if worst > 1e-5 {
		t.Errorf("forces err by %.3g of all", worst)
	}
}

// What leaves the bodies arrives at the stone, with friction, dashpots and rolling resistance: force and moment, to rounding; and its derivatives are what Newton's iteration is told, but for what turns normals.
func TestPolyhedraOnBodiesExchange(t *testing.T) {
	m, frames := caged(t, law.Interaction{Restitution: 0.5, Friction: 0.4, RollingFriction: 0.2})
	checkExchange(t, m, frames, 4, 30, 1e-15)
}

// checkExchange compares what acts on bodies with what acts on the particle, in so many poses in which it touches so many of them; moments agree within a part of all forces times a metre.
func checkExchange(t *testing.T, m *dem.Model, frames []rigid.Frame, pairs, poses int, within float64) {
	m.Law.Rolling = law.ElasticPlastic
	rng := rand.New(rand.NewPCG(7, 8))
	wrenches := make([]rigid.Wrench, len(frames))
	for range poses {
		e := newCPU(t, m)
		if err := e.Drift(1e-6); err != nil {
			t.Fatal(err)
		}
		gather(t, e, rng, frames, pairs, 0.005)
		if err := e.Contact(frames, wrenches, nil); err != nil {
			t.Fatal(err)
		}
		if err := e.Commit(); err != nil {
			t.Fatal(err)
		}
		var s dem.State
		e.Snapshot(&s)
		force, moment, size := s.Force[0], r3.Add(s.Torque[0], r3.Cross(s.Position[0], s.Force[0])), 0.0
		for i, w := range wrenches {
			force, moment = r3.Add(force, w.Force), r3.Add(moment, r3.Add(w.Moment, r3.Cross(frames[i].Position, w.Force)))
			size += r3.Norm(w.Force)
		}
		if r3.Norm(force) > 1e-14*size || r3.Norm(moment) > within*size {
			t.Errorf("of %g N there are %v N and %v N m too much", size, force, moment)
		}
	}
}

// tangentError is by how much of all the tangents of a trial err, by differences.
func tangentError(t *testing.T, e *Engine, frames []rigid.Frame, velocity bool, h float64) (worst float64) {
	wrenches, tangents := make([]rigid.Wrench, len(frames)), make([]rigid.Tangent, len(e.Pairs()))
	if err := e.Contact(frames, wrenches, tangents); err != nil {
		t.Fatal(err)
	}
	plus, minus := make([]rigid.Wrench, len(frames)), make([]rigid.Wrench, len(frames))
	size := 0.0
	for p, pair := range e.Pairs() {
		for column := range 3 {
			for sign, w := range map[float64][]rigid.Wrench{1: plus, -1: minus} {
				moved := append([]rigid.Frame(nil), frames...)
				displace(&moved[pair[1]], column, velocity, sign*h)
				if err := e.Contact(moved, w, nil); err != nil {
					t.Fatal(err)
				}
			}
			for row := range 3 {
				want := (entry6(plus[pair[0]], row) - entry6(minus[pair[0]], row)) / (2 * h)
				got := tangents[p].Stiffness[row][column]
				if velocity {
					got = tangents[p].Damping[row][column]
				}
				worst, size = max(worst, math.Abs(got-want)), max(size, math.Abs(want))
			}
		}
	}
	return worst / size
}

// Newton's iteration is told the derivatives of the forces: exactly by velocities, and by places but for what turns normals.
func TestPolyhedraOnBodiesTangents(t *testing.T) {
	for name, in := range map[string]law.Interaction{"smooth": {Restitution: 0.5}, "sticking": {Restitution: 0.5, Friction: 50}, "sliding": {Restitution: 0.5, Friction: 0.05}} {
		m, frames := caged(t, in)
		e := newCPU(t, m)
		if err := e.Drift(1e-6); err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(7, 8))
		mean := 0.0
		for range 20 {
			wrenches := make([]rigid.Wrench, len(frames))
			for pressed := 0.0; pressed < 0.1; { // the dashpots of parting partners leave no force
				gather(t, e, rng, frames, 1, 3e-4)
				if err := e.Contact(frames, wrenches, nil); err != nil {
					t.Fatal(err)
				}
				pressed = 0
				for _, w := range wrenches {
					pressed += r3.Norm(w.Force)
				}
			}
			place, speed := tangentError(t, e, frames, false, 1e-8), tangentError(t, e, frames, true, 1e-6)
			if place > 0.5 || speed > 1e-8 {
				t.Errorf("%s: errors of %.3g by places, %.3g by velocities", name, place, speed)
			}
			mean += place / 20
		}
		if mean > 0.08 {
			t.Errorf("%s: the derivatives by places err by %.3g of them", name, mean)
		}
	}
}

// step makes a step with coupled frames, tried before so many times elsewhere.
func step(t testing.TB, e *Engine, frames []rigid.Frame, dt float64, trials int) {
	t.Helper()
	if err := e.Drift(dt); err != nil {
		t.Fatal(err)
	}
	wrenches, tangents := make([]rigid.Wrench, len(frames)), make([]rigid.Tangent, len(e.Pairs()))
	for k := range trials {
		wild := append([]rigid.Frame(nil), frames...)
		for i := range wild {
			wild[i].Position.Z += 0.004 * math.Sin(float64(k+i))
			wild[i].Velocity.X += math.Cos(float64(k * i))
		}
		if err := e.Contact(wild, wrenches, tangents); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(e.Contact(frames, wrenches, nil), e.Commit()); err != nil {
		t.Fatal(err)
	}
}

// A cube stands on two wires that are held and sinks by what Hertz's law says of four crossed cylinders.
func TestCubeOnStrands(t *testing.T) {
	const edge, r, wire = 0.1, 0.005, 0.003
	m := floored(t, demtest.Block(t, r3.Vec{X: edge, Y: edge, Z: edge}, r), law.Interaction{Restitution: 0.2, Friction: 0.5}, r3.Vec{Z: edge/2 + wire})
	m.Surfaces = nil
	var frames []rigid.Frame
	for _, x := range []r3.Vec{{X: -0.2, Y: -0.03}, {X: 0.2, Y: -0.03}, {X: -0.2, Y: 0.03}, {X: 0.1, Y: 0.03}} {
		frames = append(frames, rigid.Frame{Position: x, Orientation: quat.Number{Real: 1}})
	}
	for _, ends := range [][2]int{{0, 1}, {2, 3}} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "wire", Shape: geometry.Capsule{Radius: wire}, Carrier: dem.Strand{Frames: ends}})
	}
	e := newCPU(t, m)
	for range 30000 {
		step(t, e, frames, 1e-5, 0)
	}
	var s dem.State
	e.Snapshot(&s)
	young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
	share := math.Pow((edge-2*r)/(r+wire), 2) // of edges that cross at a right angle; see geometry.FeatureContact
	want := math.Pow(s.Mass[0]*9.81/4*(1+share)/share/(4.0/3*young*math.Sqrt(math.Sqrt(r*wire))), 2.0/3)
	if got := edge/2 + wire - s.Position[0].Z; !expect.Near(got, want, 1e-3) {
		t.Errorf("sinks by %g m, want %g", got, want)
	}
}

// The same bits for any number of threads, after a restart, and however often a step has been tried.
func TestPolyhedraOnNetBits(t *testing.T) {
	state := func(threads, trials int, restart bool) (s dem.State) {
		m := demtest.Rubble(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})
		frames := demtest.OverNet(m)
		m.Threads = threads
		e := newCPU(t, m)
		contacts := 0
		for range 3500 {
			step(t, e, frames(e.Time()+2e-5), 2e-5, trials)
			e.eachCoupledContact(func(*coupledPair, *polyhedronContact) { contacts++ })
			if restart && contacts > 300 {
				restart = false
				var file bytes.Buffer
				if err := e.Save(&file); err != nil {
					t.Fatal(err)
				}
				e = newCPU(t, m)
				if err := e.Restore(&file); err != nil {
					t.Fatal(err)
				}
			}
		}
		if contacts < 1000 {
			t.Fatalf("%d contacts seen", contacts)
		}
		e.Snapshot(&s)
		return s
	}
	want := state(1, 0, false)
	for name, got := range map[string]dem.State{"three threads": state(3, 0, false), "restart": state(2, 0, true), "trials": state(1, 2, false)} {
		if !reflect.DeepEqual(want, got) {
			t.Errorf("%s: other bits", name)
		}
	}
}

// Stones that a net shakes gain what it does and lose what is booked.
func TestPolyhedraOnNetBooks(t *testing.T) {
	for name, in := range map[string]law.Interaction{"smooth": {Restitution: 1}, "rough": {Restitution: 0.4, Friction: 0.5}} {
		m := demtest.Rubble(t, 3, in)
		frames := demtest.OverNet(m)
		e := newCPU(t, m)
		_, _, before := momenta(e)
		for range 8000 {
			step(t, e, frames(e.Time()+1e-5), 1e-5, 0)
		}
		_, _, after := momenta(e)
		x := e.Energy()
		if missing := after - x.Exchange - before; math.Abs(missing) > 1e-4*before || math.Abs(x.Exchange) < 0.01*before || (x.Damping > 0.1*before) != (in.Friction > 0) {
			t.Errorf("%s: of %g J and %g J from the net %g J are missing", name, before, x.Exchange, missing)
		}
	}
}
