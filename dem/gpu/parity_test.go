package gpu

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/internal/vec"
	"gabion/kernels"
	"gabion/rigid"
)

// crowd is a loose heap of particles of several sizes and materials that fly at one another.
func crowd(n int, sizes ...float64) *dem.Model {
	rng := rand.New(rand.NewPCG(5, 6))
	m := &dem.Model{
		Materials: []law.Material{
			{Name: "stone", Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3},
			{Name: "wood", Density: 800, YoungModulus: 4e6, PoissonRatio: 0.2},
		},
		Default: law.Interaction{
			Restitution: 0.6, Friction: 0.4, NormalDamping: 20, Dissipation: 1e-5, NormalStiffness: 2e4, TangentialStiffness: 1e4,
			TangentialDamping: 0.2, RollingFriction: 0.1, RollingDamping: 0.3, SurfaceEnergy: 2,
			LoadingStiffness: 2e4, UnloadingRatio: 4, AdhesionRatio: 0.5, PlasticDepth: 0.005, PlasticAdhesionEnergy: 2, ConstantPull: 1e-3, YieldPressure: 2e5, FilmViscosity: 5, Roughness: 1e-3, FilmReach: 0.1,
			SurfaceTension: 5, ContactAngle: 0.3, BridgeContent: 1e-3,
			CohesionDensity: 4e4, TwistingStiffness: 0.01, TwistingDamping: 1e-6, TwistingFriction: 0.1,
		},
		Gravity: r3.Vec{X: 1, Y: -2, Z: -9.81},
	}
	m.Pairs = map[[2]int]law.Interaction{{0, 1}: m.Default}
	other := m.Pairs[[2]int{0, 1}]
	other.Friction, other.Restitution = 0.7, 0.3
	m.Pairs[[2]int{0, 1}] = other
	if len(sizes) == 0 {
		sizes = []float64{5e-3}
	}
	most := 0.0
	for _, r := range sizes {
		most = max(most, r)
	}
	random := func(size float64) r3.Vec {
		return r3.Vec{X: size * (rng.Float64() - 0.5), Y: size * (rng.Float64() - 0.5), Z: size * (rng.Float64() - 0.5)}
	}
	for z := range n {
		for y := range n {
			for x := range n {
				p := r3.Scale(1.98*most, r3.Vec{X: float64(x) + 0.5, Y: float64(y) + 0.5, Z: float64(z) + 0.5})
				m.Particles.Position = append(m.Particles.Position, r3.Add(p, random(0.02*most)))
				m.Particles.Radius = append(m.Particles.Radius, sizes[rng.IntN(len(sizes))])
				m.Particles.Velocity = append(m.Particles.Velocity, random(1))
				m.Particles.Angular = append(m.Particles.Angular, random(40))
				material := 0
				if len(sizes) > 1 {
					material = rng.IntN(2)
				}
				m.Particles.Material = append(m.Particles.Material, material)
			}
		}
	}
	return m
}

// closed puts walls around a crowd.
func closed(m *dem.Model, walls ...dem.Surface) *dem.Model {
	size := r3.Vec{}
	for i, p := range m.Particles.Position {
		size = vec.MaxVec(size, r3.Add(p, r3.Scale(m.Particles.Radius[i], r3.Vec{X: 1, Y: 1, Z: 1})))
	}
	size = r3.Sub(size, r3.Vec{X: 2e-5, Y: 3e-5, Z: 1e-5})
	for _, w := range []geometry.Plane{
		{Normal: r3.Vec{X: 1}},
		{Normal: r3.Vec{Y: 1}},
		{Normal: r3.Vec{Z: 1}},
		{Point: size, Normal: r3.Vec{X: -1}},
		{Point: size, Normal: r3.Vec{Y: -1}},
		{Point: size, Normal: r3.Vec{Z: -1}},
	} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Shape: w})
	}
	m.Surfaces = append(m.Surfaces, walls...)
	return m
}

// both makes a CPU and a GPU engine of a model.
func both(t *testing.T, device *kernels.Device, m *dem.Model, options Options) (*cpu.Engine, *Engine) {
	t.Helper()
	options.Device = device
	g, err := New(m, options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(g.Close)
	c, err := cpu.New(m)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c, g
}

// difference is the largest of differences by the largest of a's values, or by least.
func difference(a, b []r3.Vec, least float64) float64 {
	worst, most := 0.0, least
	for i := range a {
		worst, most = max(worst, r3.Norm(r3.Sub(a[i], b[i]))), max(most, r3.Norm(a[i]))
	}
	if math.IsNaN(worst) {
		return math.Inf(1)
	}
	return worst / most
}

// agree checks everything that two engines tell against each other.
func agree(t *testing.T, c, g dem.Engine, tolerance float64) {
	t.Helper()
	var a, b dem.State
	c.Snapshot(&a)
	g.Snapshot(&b)
	if e, ok := g.(*Engine); ok {
		for i := range a.Position {
			a.Position[i] = e.inDomain(a.Position[i]) // the CPU's may be a little outside
		}
	}
	if len(a.ID) != len(b.ID) {
		t.Fatalf("%d particles on the CPU, %d on the GPU", len(a.ID), len(b.ID))
	}
	for _, f := range []struct {
		name string
		d    float64
	}{
		{"position", difference(a.Position, b.Position, 0)},
		{"velocity", difference(a.Velocity, b.Velocity, 0)},
		{"angular velocity", difference(a.Angular, b.Angular, 0)},
		{"force", difference(a.Force, b.Force, 1e-3)},
		{"torque", difference(a.Torque, b.Torque, 1e-5)},
	} {
		if !(f.d <= tolerance) {
			t.Errorf("%s differs by %.3g, want at most %g", f.name, f.d, tolerance)
		}
	}
	if math.Abs(a.Time-b.Time) > 1e-12*a.Time {
		t.Errorf("time %v and %v", a.Time, b.Time)
	}
	p, q := c.Energy(), g.Energy()
	scale := p.Kinetic + p.Rotational + p.Elastic + p.Damping + p.Friction + math.Abs(p.Work)
	for _, f := range []struct {
		name string
		a, b float64
	}{
		{"kinetic", p.Kinetic, q.Kinetic},
		{"rotational", p.Rotational, q.Rotational},
		{"potential", p.Potential, q.Potential},
		{"elastic", p.Elastic, q.Elastic},
		{"damping", p.Damping, q.Damping},
		{"friction", p.Friction, q.Friction},
		{"rolling", p.Rolling, q.Rolling},
		{"parting", p.Parting, q.Parting},
		{"yielding", p.Yielding, q.Yielding},
		{"local", p.Local, q.Local},
		{"drag", p.Drag, q.Drag},
		{"work", p.Work, q.Work},
		{"exchange", p.Exchange, q.Exchange},
		{"heat from walls", p.HeatWalls, q.HeatWalls},
		{"heat from around", p.HeatAround, q.HeatAround},
	} {
		if !(math.Abs(f.a-f.b) <= 10*tolerance*scale) {
			t.Errorf("%s energy %.12g and %.12g J of %g", f.name, f.a, f.b, scale)
		}
	}
	m, n := c.Counters(), g.Counters()
	if m.Steps != n.Steps || m.Touching != n.Touching || m.Surface != n.Surface {
		t.Errorf("counters %+v and %+v", m, n)
	}
}

var lawCases = []law.Law{
	{},
	{Normal: law.Hertz, Damping: law.ByCoefficient, Tangential: law.ViscousCoulomb},
	{Normal: law.Hertz, Tangential: law.NoFriction, Tension: true},
	{Normal: law.Hertz, Tangential: law.Mindlin, Rolling: law.ElasticPlastic},
	{Normal: law.Linear, Tangential: law.CundallStrack},
	{Normal: law.Linear, Damping: law.ByCoefficient, Tangential: law.Mindlin, Rolling: law.ConstantTorque},
	{Normal: law.Linear, Tangential: law.ViscousCoulomb, Tension: true},
	{Normal: law.Viscoelastic, Tangential: law.Mindlin},
	{Normal: law.Viscoelastic, Tangential: law.CundallStrack, Rolling: law.ElasticPlastic},
	{Normal: law.Hertz, Damping: law.ByCoefficient, Tangential: law.CundallStrack},
	{Cohesion: law.DMT},
	{Normal: law.Linear, Tangential: law.CundallStrack, Rolling: law.ElasticPlastic, Cohesion: law.DMT},
	{Cohesion: law.JKR},
	{Tangential: law.NoFriction, Rolling: law.ElasticPlastic, Cohesion: law.JKR},
	{Cohesion: law.SJKR, Rolling: law.EPSD2},
	{Cohesion: law.SJKR2, Twisting: law.Marshall},
	{Tangential: law.CundallStrack, Normal: law.Linear, Rolling: law.ElasticPlastic, Twisting: law.SDS},
	{Tangential: law.CundallStrack, Normal: law.Luding, Rolling: law.ElasticPlastic},
	{Tangential: law.CundallStrack, Normal: law.Luding},
	{Normal: law.EEPA, Twisting: law.Marshall},
	{Normal: law.ThorntonNing},
	{Normal: law.ThorntonNing, Cohesion: law.JKR, Rolling: law.ElasticPlastic},
	{Lubricated: true},
	{Lubricated: true, Sheared: true, Rolling: law.ElasticPlastic},
	{Cohesion: law.Capillary},
	{Cohesion: law.Capillary, Bridge: law.Rabinovich},
	{Cohesion: law.Capillary, Normal: law.Linear, Tangential: law.CundallStrack, Rolling: law.ElasticPlastic},
}

// TestGPULaws follows a crowd of particles under every law on both engines.
func TestGPULaws(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for _, sizes := range [][]float64{{5e-3}, {5e-3, 3e-3, 2e-3}} {
		for _, chosen := range lawCases {
			t.Run(fmt.Sprintf("%v/%v/%v/%v/%v/%v/%v/tension=%v/lubricated=%v/sizes=%d", chosen.Normal, chosen.Damping, chosen.Tangential, chosen.Rolling, chosen.Twisting, chosen.Cohesion, chosen.Bridge, chosen.Tension, chosen.Lubricated, len(sizes)), func(t *testing.T) {
				m := closed(crowd(3, sizes...))
				m.Law = chosen
				c, g := both(t, device, m, Options{Precision: Double, Lanes: 1})
				for range 2 {
					for _, e := range []dem.Engine{c, g} {
						if err := e.Advance(30, 2e-5); err != nil {
							t.Fatal(err)
						}
					}
					agree(t, c, g, 1e-10)
				}
			})
		}
	}
}

// TestGPUPrecision bounds what single and mixed precision cost in accuracy.
func TestGPUPrecision(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for precision, tolerance := range map[Precision]float64{Single: 3e-4, Mixed: 3e-4} {
		m := closed(crowd(3))
		c, g := both(t, device, m, Options{Precision: precision})
		for _, e := range []dem.Engine{c, g} {
			if err := e.Advance(100, 2e-5); err != nil {
				t.Fatal(err)
			}
		}
		var a, b dem.State
		c.Snapshot(&a)
		g.Snapshot(&b)
		if d := difference(a.Velocity, b.Velocity, 0); d > tolerance {
			t.Errorf("%v: velocities differ by %g, want at most %g", precision, d, tolerance)
		}
		if d := difference(a.Position, b.Position, 0); d > 1e-2*tolerance {
			t.Errorf("%v: positions differ by %g, want at most %g", precision, d, 1e-2*tolerance)
		}
	}
}

// spinning turns about an axis through a point.
type spinning struct {
	at, axis r3.Vec
	rate     float64
}

func (s spinning) At(t float64) rigid.Frame {
	sin, cos := math.Sincos(0.5 * s.rate * t)
	return rigid.Frame{
		Position: s.at, Orientation: quat.Number{Real: cos, Imag: sin * s.axis.X, Jmag: sin * s.axis.Y, Kmag: sin * s.axis.Z},
		Velocity: r3.Vec{Z: 0.1}, AngularVelocity: r3.Scale(s.rate, s.axis),
	}
}

func tilted(p r3.Vec) rigid.Placement {
	return rigid.Placement{Position: p, Orientation: quat.Number{Real: math.Cos(0.2), Imag: math.Sin(0.2)}}
}

func mustShape[T geometry.Shape](s T, err error) geometry.Shape {
	if err != nil {
		panic(err)
	}
	return s
}

// keepClear removes the particles that are deep in a shape.
func keepClear(m *dem.Model, shape geometry.Shape, f rigid.Frame) {
	g := m.Particles
	m.Particles = packing.Particles{}
	for i, p := range g.Position {
		deep := false
		for _, t := range shape.Touch(nil, f.ToLocal(p), 5*g.Radius[i]) {
			deep = deep || t.Distance < 0.8*g.Radius[i]
		}
		if deep {
			continue
		}
		m.Particles.Position, m.Particles.Radius = append(m.Particles.Position, p), append(m.Particles.Radius, g.Radius[i])
		m.Particles.Velocity, m.Particles.Angular = append(m.Particles.Velocity, g.Velocity[i]), append(m.Particles.Angular, g.Angular[i])
		m.Particles.Material = append(m.Particles.Material, g.Material[i])
	}
}

// hills are a height field of steep and gentle slopes, ridges and pits.
func hills(columns, rows int, spacing float64) geometry.Shape {
	heights := make([]float32, columns*rows)
	for k := range heights {
		x, y := float64(k%columns), float64(k/columns)
		heights[k] = float32(spacing * (0.5*math.Sin(1.3*x) + 0.4*math.Cos(0.9*y+0.2*x*x)))
	}
	return mustShape(geometry.NewHeightField(columns, rows, [2]float64{spacing, spacing}, heights))
}

// checkered is ground of both materials of a crowd, cell by cell.
func checkered(f *geometry.HeightField) *dem.Zones {
	cells := make([]uint8, f.Cells())
	for i := range cells {
		cells[i] = uint8((i + i/(int(f.Columns)-1)) % 2)
	}
	return dem.NewZones(cells)
}

// TestGPUShapes puts every shape among particles, tilted, at rest and moving, on both engines.
func TestGPUShapes(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	centre := r3.Vec{X: 15e-3, Y: 15e-3, Z: 12e-3}
	cube := geometry.Facets{
		Vertices: []r3.Vec{
			{X: -4e-3, Y: -4e-3, Z: -4e-3},
			{X: 4e-3, Y: -4e-3, Z: -4e-3},
			{X: 4e-3, Y: 4e-3, Z: -4e-3},
			{X: -4e-3, Y: 4e-3, Z: -4e-3},
			{X: -4e-3, Y: -4e-3, Z: 4e-3},
			{X: 4e-3, Y: -4e-3, Z: 4e-3},
			{X: 4e-3, Y: 4e-3, Z: 4e-3},
			{X: -4e-3, Y: 4e-3, Z: 4e-3},
		},
		Triangles: [][3]int32{{0, 2, 1}, {0, 3, 2}, {4, 5, 6}, {4, 6, 7}, {0, 1, 5}, {0, 5, 4}, {2, 3, 7}, {2, 7, 6}, {0, 4, 7}, {0, 7, 3}, {1, 2, 6}, {1, 6, 5}},
	}
	for _, s := range []struct {
		name  string
		shape geometry.Shape
		at    r3.Vec
	}{
		{"sphere", geometry.Sphere{Radius: 5e-3}, centre},
		{"vessel", geometry.Sphere{Radius: 25e-3, Inside: true}, r3.Vec{X: 15e-3, Y: 15e-3, Z: 15e-3}},
		{"capsule", geometry.Capsule{A: r3.Vec{X: -8e-3}, B: r3.Vec{X: 8e-3}, Radius: 3e-3}, centre},
		{"box", geometry.Box{Size: r3.Vec{X: 9e-3, Y: 6e-3, Z: 8e-3}}, centre},
		{"container", geometry.Box{Size: r3.Vec{X: 32e-3, Y: 32e-3, Z: 30e-3}, Inside: true, Open: geometry.FaceZMax}, r3.Vec{X: 15e-3, Y: 15e-3, Z: 15e-3}},
		{"plate", geometry.Plate{SizeX: 20e-3, SizeY: 10e-3}, centre},
		{"torus", geometry.Torus{Radius: 9e-3, Tube: 2e-3}, centre},
		{"plugged torus", geometry.Torus{Radius: 2.6e-3, Tube: 1e-3}, centre},
		{"cylinder", mustShape(geometry.NewCylinder(6e-3, 10e-3, false, geometry.BothEnds)), centre},
		{"drum", mustShape(geometry.NewCylinder(20e-3, 40e-3, true, geometry.BothEnds)), r3.Vec{X: 15e-3, Y: 15e-3, Z: 15e-3}},
		{"hopper", mustShape(geometry.NewCone(3e-3, 20e-3, 25e-3, true, 0)), r3.Vec{X: 15e-3, Y: 15e-3, Z: 10e-3}},
		{"mesh", mustShape(geometry.NewMesh(cube, geometry.MeshOptions{})), centre},
		{"solid", mustShape(geometry.NewMesh(cube, geometry.MeshOptions{Solid: true})), centre},
		{"ground", hills(25, 25, 1.5e-3), r3.Vec{X: -3e-3, Y: -3e-3, Z: 3e-3}},
		{"ground of zones", hills(25, 25, 1.5e-3), r3.Vec{X: -3e-3, Y: -3e-3, Z: 3e-3}},
		{"coarse ground", hills(3, 4, 25e-3), r3.Vec{X: -3e-3, Y: -3e-3, Z: 3e-3}},
		{"floor", geometry.Plane{Point: r3.Vec{X: 1e-3}, Normal: r3.Unit(r3.Vec{X: 0.2, Y: -0.3, Z: 1})}, r3.Vec{X: 5e-3, Y: 5e-3}},
		{"ceiling", geometry.Plane{Normal: r3.Vec{Z: -1}}, r3.Vec{Z: 27e-3}},
	} {
		for _, moving := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s/moving=%v", s.name, moving), func(t *testing.T) {
				m := crowd(3, 5e-3, 2.5e-3)
				var carrier dem.Carrier = dem.Fixed{At: tilted(s.at)}
				if moving {
					carrier = dem.Driven{At: tilted(r3.Vec{}), Motion: spinning{at: s.at, axis: r3.Unit(r3.Vec{X: 1, Y: 2, Z: -1}), rate: 30}}
				}
				m.Surfaces = []dem.Surface{{Name: s.name, Shape: s.shape, Material: 1, Carrier: carrier}}
				if s.name == "ground of zones" {
					m.Surfaces[0].Zones = checkered(s.shape.(*geometry.HeightField))
				}
				keepClear(m, s.shape, rigid.Frame{Position: s.at, Orientation: tilted(s.at).Orientation})
				c, g := both(t, device, m, Options{Precision: Double, Lanes: 1})
				for range 2 {
					for _, e := range []dem.Engine{c, g} {
						if err := e.Advance(25, 2e-5); err != nil {
							t.Fatal(err)
						}
					}
					agree(t, c, g, 1e-9)
				}
				p, q := c.WallWrenches(nil)[0], g.WallWrenches(nil)[0]
				if d := r3.Norm(r3.Sub(p.Force, q.Force)); d > 1e-8*r3.Norm(p.Force) || r3.Norm(r3.Sub(p.Moment, q.Moment)) > 1e-8*r3.Norm(p.Moment)+1e-12 {
					t.Errorf("wrench %v and %v", p, q)
				}
				if r3.Norm(p.Force) == 0 {
					t.Log("nothing touches in the end")
				}
			})
		}
	}
}

// TestGPUSurroundings checks what acts beside contacts: damping, fluid, time-dependent gravity, periodic space and the leapfrog.
func TestGPUSurroundings(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	size := r3.Vec{X: 29.7e-3, Y: 29.7e-3, Z: 40e-3}
	for _, s := range []struct {
		name   string
		change func(m *dem.Model)
	}{
		{"damping", func(m *dem.Model) { m.Damping = 0.3 }},
		{"fluid", func(m *dem.Model) {
			m.Fluid = &dem.Fluid{Density: 1000, Viscosity: 1e-3, Velocity: r3.Vec{X: 1}}
		}},
		{"thick fluid", func(m *dem.Model) { m.Fluid = &dem.Fluid{Density: 1000, Viscosity: 1} }},
		{"gravity", func(m *dem.Model) {
			m.GravityAt = func(t float64) r3.Vec { return r3.Vec{X: 10 * math.Sin(1000*t), Z: -9.81} }
		}},
		{"leapfrog", func(m *dem.Model) { m.Integrator = dem.Leapfrog }},
		{"periodic", func(m *dem.Model) {
			m.Surfaces = m.Surfaces[2:3]
			m.Gravity = r3.Vec{Z: -9.81}
			m.Domain, m.Periodic = r3.Box{Max: size}, [3]bool{true, true, false}
			m.Domain.Min.Z = -1
			m.Domain.Max.Z = 1
			for i := range m.Particles.Velocity {
				m.Particles.Velocity[i].X += 3
			}
		}},
	} {
		t.Run(s.name, func(t *testing.T) {
			m := closed(crowd(3))
			s.change(m)
			c, g := both(t, device, m, Options{Precision: Double, Lanes: 1})
			for _, dt := range []float64{2e-5, 1e-5} {
				for _, e := range []dem.Engine{c, g} {
					if err := e.Advance(60, dt); err != nil {
						t.Fatal(err)
					}
				}
				agree(t, c, g, 1e-9)
			}
		})
	}
}
