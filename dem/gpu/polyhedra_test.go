package gpu

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"
)

// falling is polyhedra and balls that fall on a floor.
func falling(t testing.TB, n int, in law.Interaction) *dem.Model {
	return demtest.OnFloor(demtest.Rubble(t, n, in))
}

// What leaves while it is pressed against others or a floor takes the energy in its contacts with it, as on the processor.
func TestGPUPolyhedraLeaveWithEnergyOfContacts(t *testing.T) {
	device := testDevice(t)
	hard := law.Interaction{Restitution: 1}
	for name, m := range map[string]*dem.Model{"polyhedra": demtest.Rubble(t, 3, hard), "superquadrics": demtest.Beans(t, 3, hard)} {
		t.Run(name, func(t *testing.T) {
			demtest.CheckLeaving(t, newGPU(t, device, m, Options{Precision: Double}), false, 1e-12)
		})
		t.Run(name+" on a floor", func(t *testing.T) {
			demtest.CheckLeaving(t, newGPU(t, device, demtest.OnFloor(m), Options{Precision: Double}), true, 1e-12)
		})
	}
}

// Polyhedra and balls do on a GPU what they do on the processor, among themselves and on a floor.
func TestGPUPolyhedra(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for _, c := range []struct {
		name      string
		change    func(m *dem.Model)
		precision Precision
		lanes     int
		tolerance float64
	}{
		{"double", func(*dem.Model) {}, Double, 1, 1e-7},
		{"lanes", func(*dem.Model) {}, Double, 4, 1e-7},
		{"rolling", func(m *dem.Model) { m.Law.Rolling, m.Default.RollingFriction = law.ElasticPlastic, 0.2 }, Double, 1, 1e-7},
		{"linear", linear, Double, 1, 1e-7},
		{"resisted", func(m *dem.Model) {
			m.Damping, m.Fluid = 0.1, &dem.Fluid{Density: 1000, Viscosity: 1e-3, Velocity: r3.Vec{X: 0.1}}
		}, Double, 1, 1e-7},
		{"mixed", func(*dem.Model) {}, Mixed, 1, 3e-3},
		{"single", func(*dem.Model) {}, Single, 1, 3e-3},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := falling(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})
			c.change(m)
			a, b := both(t, device, m, Options{Precision: c.precision, Lanes: c.lanes})
			agreeInHeap(t, a, b, 8, 140, 10, c.tolerance)
		})
	}
}

// walled are polyhedra and balls that fly about in a vessel, between walls of other shapes.
func walled(t testing.TB, shape geometry.Shape) *dem.Model {
	return inVessel(demtest.Rubble(t, 3, law.Interaction{Restitution: 0.6, Friction: 0.3}), shape)
}

// inVessel has the solids of a model fly about in a vessel, beside a bar and a ball.
func inVessel(m *dem.Model, shape geometry.Shape) *dem.Model {
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i] = r3.Scale(-1, m.Particles.Velocity[i])
	}
	at := func(p r3.Vec) dem.Fixed {
		return dem.Fixed{At: rigid.Placement{Position: p, Orientation: expect.TurnAbout(r3.Vec{X: 1, Y: 0.4}, 0.3)}}
	}
	middle := r3.Vec{X: 0.028, Y: 0.028, Z: 0.028}
	m.Surfaces = []dem.Surface{
		{Name: "vessel", Shape: shape, Carrier: at(middle)},
		{Name: "bar", Shape: geometry.Capsule{A: r3.Vec{Z: -0.1}, B: r3.Vec{Z: 0.1}, Radius: 0.003}, Carrier: at(r3.Add(middle, r3.Vec{X: 0.014, Y: 0.014}))},
		{Name: "ball", Shape: geometry.Sphere{Radius: 0.005}, Carrier: at(r3.Add(middle, r3.Vec{X: -0.014, Y: -0.014, Z: 0.014}))},
	}
	return m
}

// In closed vessels, and beside capsules and balls, polyhedra do on a GPU what they do on the processor; what they do to walls too, and contacts are told alike.
func TestGPUPolyhedraInVessels(t *testing.T) {
	expect.Long(t)
	if testing.Short() {
		t.Skip("the same launches as TestGPUPolyhedra")
	}
	device := testDevice(t)
	for name, shape := range map[string]geometry.Shape{
		"box":      geometry.Box{Size: r3.Vec{X: 0.085, Y: 0.087, Z: 0.09}, Inside: true},
		"sphere":   geometry.Sphere{Radius: 0.062, Inside: true},
		"cylinder": expect.Must(geometry.NewCylinder(0.058, 0.1, true, geometry.BothEnds)),
	} {
		t.Run(name, func(t *testing.T) {
			m := walled(t, shape)
			a, b := both(t, device, m, Options{Precision: Double, Lanes: 2})
			pressed := 0
			for range 8 {
				advance(t, a, 120, 2e-5)
				advance(t, b, 120, 2e-5)
				agreeOnClumps(t, a, b, 1e-6)
				pressed += b.Counters().Surface
				p, q := a.Counters(), b.Counters()
				if p.Touching != q.Touching || p.Surface != q.Surface {
					t.Errorf("%d and %d contacts on the CPU, %d and %d on the GPU", p.Touching, p.Surface, q.Touching, q.Surface)
				}
				forces, others := a.WallWrenches(nil), b.WallWrenches(nil)
				for i := range forces {
					if !expect.CloseTo(others[i].Force, forces[i].Force, 1e-5*(1+r3.Norm(forces[i].Force))) || !expect.CloseTo(others[i].Moment, forces[i].Moment, 1e-5*(0.1+r3.Norm(forces[i].Moment))) {
						t.Errorf("wall %d bears %v, on the GPU %v", i, forces[i], others[i])
					}
				}
				list, told := a.Contacts(nil), b.Contacts(nil)
				if len(list) != len(told) {
					t.Fatalf("%d contacts on the CPU, %d on the GPU", len(list), len(told))
				}
				sum := func(list []dem.ContactState) (f, x r3.Vec, overlap float64) {
					for i := range list {
						f, x, overlap = r3.Add(f, list[i].Force), r3.Add(x, r3.Cross(list[i].Point, list[i].Force)), overlap+list[i].Overlap
					}
					return f, x, overlap
				}
				f, x, o := sum(list)
				g, y, p2 := sum(told)
				if !expect.CloseTo(g, f, 1e-4*(1+r3.Norm(f))) || !expect.CloseTo(y, x, 1e-4*(0.1+r3.Norm(x))) || !expect.Near(p2, o, 1e-5) {
					t.Errorf("contacts bear %v, %v, on the GPU %v, %v", f, x, g, y)
				}
			}
			if pressed < 8 {
				t.Errorf("%d contacts with walls", pressed)
			}
		})
	}
}

// onSheets puts a sheet with rims, and a solid post with corners and edges, which moves, below what falls.
func onSheets(m *dem.Model) *dem.Model {
	sheet := geometry.Facets{
		Vertices:  []r3.Vec{{X: -0.02, Y: -0.02}, {X: 0.05, Y: -0.02, Z: 0.004}, {X: 0.05, Y: 0.05}, {X: -0.02, Y: 0.05, Z: 0.006}},
		Triangles: [][3]int32{{0, 1, 2}, {0, 2, 3}},
	}
	post := expect.Must(geometry.NewMesh(geometry.BoxFacets(r3.Vec{X: 0.012, Y: 0.016, Z: 0.03}), geometry.MeshOptions{Solid: true}))
	m.Surfaces = append(m.Surfaces,
		dem.Surface{Name: "sheet", Shape: expect.Must(geometry.NewMesh(sheet, geometry.MeshOptions{})), Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.01, Y: 0.012, Z: -0.012}, Orientation: quat.Number{Real: 1}}}},
		dem.Surface{
			Name: "post", Shape: post,
			Carrier: dem.Driven{
				At:     rigid.Placement{Position: r3.Vec{X: 0.042, Y: 0.042, Z: 0.042}, Orientation: expect.TurnAbout(r3.Vec{X: 1, Y: 2}, 0.7)},
				Motion: dem.Translation{Axis: r3.Vec{Z: 1}, Distance: dem.Steady(0.3)},
			},
		})
	return m
}

// On meshes that are sheets with rims and on solid ones with corners and edges, which move, polyhedra do on a GPU what they do on the processor.
func TestGPUPolyhedraOnMeshes(t *testing.T) {
	if testing.Short() {
		t.Skip("the same launches as TestGPUPolyhedra")
	}
	m := onSheets(falling(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4}))
	a, b := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 2})
	pressed, edges := 0, 0
	for range 8 {
		goOnAlike(t, a, b)
		list := b.Contacts(nil)
		if err := b.do(func() error {
			keys, n := make([]int32, b.control.Slots), 0
			features := make([]int32, b.control.Slots)
			err := errors.Join(b.arrays.polyhedra.slotKey[b.control.Side].Read(0, keys), b.arrays.feature[b.control.Side].Read(0, features))
			for i, k := range keys {
				if features[i] >= 0 && k < 0 {
					n++
				}
			}
			edges = max(edges, n)
			return err
		}); err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			pressed += oneIf(c.Surface >= 1)
		}
	}
	if pressed < 8 || edges < 1 {
		t.Errorf("%d contacts with meshes, at most %d of edges", pressed, edges)
	}
}

// In a silo that turns, which is open, on a post, a cone and a ring polyhedra do on a GPU what they do on the processor.
func TestGPUPolyhedraOnRound(t *testing.T) {
	if testing.Short() {
		t.Skip("the same launches as TestGPUPolyhedra")
	}
	m := demtest.Rubble(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})
	demtest.InSilo(t, m)
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].Z -= 2
		m.Particles.Position[i].Z -= 0.012
	}
	checkOnSurfaces(t, m, 20)
}

// goOnAlike lets a processor and a GPU go on by 140 steps, in which particles and contacts have to stay alike, and returns the number of contacts with surfaces.
func goOnAlike(t *testing.T, a *cpu.Engine, b *Engine) int {
	t.Helper()
	advance(t, a, 140, 2e-5)
	advance(t, b, 140, 2e-5)
	agreeOnClumps(t, a, b, 1e-6)
	p, q := a.Counters(), b.Counters()
	if p.Surface != q.Surface || p.Touching != q.Touching {
		t.Errorf("%d and %d contacts on the CPU, %d and %d on the GPU", p.Touching, p.Surface, q.Touching, q.Surface)
	}
	return q.Surface
}

// checkOnSurfaces compares the processor and a GPU, looked at eight times, where particles touch surfaces in at least so many places.
func checkOnSurfaces(t *testing.T, m *dem.Model, least int) {
	t.Helper()
	a, b := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 2})
	pressed := 0
	for range 8 {
		pressed += goOnAlike(t, a, b)
	}
	if pressed < least {
		t.Errorf("%d contacts with surfaces, want %d", pressed, least)
	}
}

// Momentum is kept to the rounding of the precision, angular momentum and energy nearly so, where there is neither friction nor a dashpot.
func TestGPUPolyhedraKeepEnergy(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for precision, tolerance := range map[Precision]float64{Double: 1e-13, Single: 1e-6} {
		e := newGPU(t, device, demtest.Rubble(t, 3, law.Interaction{Restitution: 1}), Options{Precision: precision})
		momenta := func() (linear, angular r3.Vec, energy float64) {
			var s dem.State
			e.Snapshot(&s)
			for i, v := range s.Velocity {
				p := r3.Scale(s.Mass[i], v)
				linear, angular = r3.Add(linear, p), r3.Add(angular, r3.Add(r3.Cross(s.Position[i], p), s.AngularMomentum[i]))
			}
			x := e.Energy()
			return linear, angular, x.Kinetic + x.Rotational + x.Elastic + x.Damping + x.Friction
		}
		linear, angular, energy := momenta()
		advance(t, e, 1200, 2e-5)
		p, l, now := momenta()
		t.Log(precision, r3.Norm(r3.Sub(p, linear)), r3.Norm(r3.Sub(l, angular)), (now-energy)/energy)
		if !expect.CloseTo(p, linear, tolerance) || !expect.CloseTo(l, angular, 0.1*tolerance) || math.Abs(now-energy) > 2e-3*energy {
			t.Errorf("%v: momentum went from %v to %v, angular momentum from %v to %v, energy from %g to %g J", precision, linear, p, angular, l, energy, now)
		}
	}
}

// Polyhedra go on to the same bits after a restart, and on any run.
func TestGPUPolyhedraRestart(t *testing.T) {
	e, f := restarted(t, falling(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4}), 800, 300, 2e-5)
	if e.Counters().Touching < 5 {
		t.Errorf("%+v", e.Counters())
	}
	if !reflect.DeepEqual(e.Contacts(nil), f.Contacts(nil)) {
		t.Error("the run that was taken up again has other contacts")
	}
}

// Inlets bring polyhedra, outlets take them, as on the processor, also after a restart.
func TestGPUPolyhedraFlow(t *testing.T) {
	expect.Long(t)
	m := demtest.StonesThrough(t)
	block := demtest.Block(t, r3.Vec{X: 0.012, Y: 0.014, Z: 0.018}, 0.0015)
	m.Inlets[0].Clump, m.Inlets[0].Sizes = block, packing.UniformSizes{Min: block.Radius, Max: 1.3 * block.Radius}
	m.Surfaces[0] = dem.Surface{Name: "roof", Shape: geometry.Capsule{A: r3.Vec{X: -0.04}, B: r3.Vec{X: 0.04}, Radius: 0.02}}
	c, g := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	for range 2 {
		for _, e := range []dem.Engine{c, g} {
			advance(t, e, 3000, 5e-5)
		}
		if c.Len() != g.Len() || c.Counters().Removed != g.Counters().Removed {
			t.Fatalf("%d particles on the CPU, %d gone; %d on the GPU, %d gone", c.Len(), c.Counters().Removed, g.Len(), g.Counters().Removed)
		}
	}
	if a, b := c.Taken(nil)[0], g.Taken(nil)[0]; a.Count != b.Count || a.Count < 5 || !expect.Near(b.Mass, a.Mass, 1e-12) {
		t.Errorf("%+v have gone, on the GPU %+v", a, b)
	}
	e := newGPU(t, g.device, m, Options{Precision: Double, Lanes: 1})
	demtest.HandOver(t, g, e)
	advance(t, e, 600, 5e-5)
	advance(t, g, 600, 5e-5)
	if !same(e, g) {
		t.Error("the run that was taken up again has gone elsewhere")
	}
}

// Polyhedra cross the sides of a periodic domain as on the processor.
func TestGPUPolyhedraPeriodic(t *testing.T) {
	if testing.Short() {
		t.Skip("the same launches as TestGPUPolyhedra")
	}
	m := demtest.Rubble(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})
	m.Gravity = r3.Vec{Z: 0.1} // along the period engines count the potential by when they bring particles back
	m.Domain, m.Periodic = r3.Box{Min: r3.Vec{Y: -1, Z: -1}, Max: r3.Vec{X: 0.084, Y: 1, Z: 1}}, [3]bool{0: true}
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].X += 3
	}
	c, g := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	touched := 0
	for range 8 {
		advance(t, c, 160, 2e-5)
		advance(t, g, 160, 2e-5)
		agree(t, c, g, 1e-6)
		touched = max(touched, g.Counters().Touching)
	}
	var s dem.State
	g.Snapshot(&s)
	crossed := 0
	for i, x := range s.Position {
		crossed += oneIf(x.X < m.Particles.Position[i].X)
	}
	if crossed < 5 || touched < 3 {
		t.Errorf("%d particles have crossed a side, %d contacts", crossed, touched)
	}
}

// What is pressed into one another or through a wall ends the run by name, unless it is tolerated.
func TestGPUPolyhedraPressed(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	block := demtest.Block(t, r3.Vec{X: 0.02, Y: 0.02, Z: 0.02}, 0.001)
	for want, change := range map[string]func(m *dem.Model){
		"pressed into particle 1": func(m *dem.Model) {
			m.Particles.Position[1], m.Particles.Velocity[1] = r3.Vec{Z: 0.05}, r3.Vec{Z: -60}
		},
		"pressed into surface": func(m *dem.Model) { m.Particles.Velocity[1] = r3.Vec{Z: -80} },
	} {
		m := &dem.Model{
			Materials: []law.Material{{Density: 2600, YoungModulus: 2e5, PoissonRatio: 0.25}}, Default: law.Interaction{Restitution: 0.5},
			Surfaces:  []dem.Surface{{Name: "post", Shape: geometry.Capsule{A: r3.Vec{X: 0.1, Y: -0.1, Z: -0.03}, B: r3.Vec{X: 0.1, Y: 0.1, Z: -0.03}, Radius: 0.01}}},
			Particles: packing.Particles{Position: []r3.Vec{{}, {X: 0.1, Z: 0.02}}, Radius: []float64{block.Radius, block.Radius}, Velocity: make([]r3.Vec, 2)},
		}
		m.Particles.MakeClumps(block, false, 1)
		change(m)
		for _, e := range []dem.Engine{newGPU(t, device, m, Options{}), newCPU(t, m)} {
			if err := e.Advance(4000, 1e-6); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%T: %v, want an error about what is %s", e, err, want)
			}
		}
	}
}

// What a GPU does not work out of polyhedra is refused by name.
func TestRefusedPolyhedra(t *testing.T) {
	for want, change := range map[string]func(m *dem.Model){
		"66 corners": func(m *dem.Model) {
			var points []r3.Vec
			for k := range 33 {
				a := 2 * math.Pi * float64(k) / 33
				points = append(points, r3.Vec{X: math.Cos(a), Y: math.Sin(a), Z: 1}, r3.Vec{X: math.Cos(a), Y: math.Sin(a), Z: -1})
			}
			m.Particles.MakeClumps(expect.Must(packing.NewPolyhedron(points, 0.1)), true, 1)
		},
	} {
		m := demtest.Cloud(10, 1, 0)
		m.Particles.MakeClumps(demtest.Block(t, r3.Vec{X: 1, Y: 1, Z: 1}, 0.1), true, 1)
		change(m)
		if _, err := New(m, Options{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want an error about %s", err, want)
		}
	}
}
