package coupling

// Polyhedra that hit what bodies carry.

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// cubeEdge is that of the cubes, m.
const cubeEdge = 0.04

// struck is a cube that flies down at what free bodies carry.
func struck(t *testing.T, bodies *mbd.System, surfaces []dem.Surface, f rigid.Frame, in law.Interaction, o solvers.Options, x Exchange) *Simulation {
	t.Helper()
	shape := demtest.Block(t, r3.Vec{X: cubeEdge, Y: cubeEdge, Z: cubeEdge}, 0.003)
	m := &dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 5e7, PoissonRatio: 0.3}},
		Default:   in, Surfaces: surfaces, Threads: 1,
	}
	g := &m.Particles
	g.Position, g.Radius, g.Velocity, g.Angular = []r3.Vec{f.Position}, []float64{shape.Radius}, []r3.Vec{f.Velocity}, []r3.Vec{f.AngularVelocity}
	g.MakeClumps(shape, false, 1)
	g.Orientation = []quat.Number{f.Orientation}
	for i := range m.Frames() {
		body := bodies.Body(i)
		m.Mobilities = append(m.Mobilities, body.Mobility())
	}
	particles, err := cpu.New(m)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(particles.Close)
	c := Config{Bodies: bodies, Solver: o, Particles: particles, Exchange: x}
	for i := range m.Frames() {
		c.Carriers = append(c.Carriers, i)
	}
	s, err := New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Head on, a cube leaves a ball, a bar and a wire between two bodies with the velocities of the elementary theory of impact, and so do these.
func TestCubeHitsBodies(t *testing.T) {
	const v, gap = 1.0, 1e-4
	one := func(mass float64) *mbd.System {
		var bodies mbd.System
		bodies.AddBody(mbd.Body{Name: "body", Mass: mass, Inertia: mbd.SolidSphere(mass, 0.01)})
		return &bodies
	}
	two := func(mass float64) *mbd.System {
		var bodies mbd.System
		for _, x := range []float64{-0.04, 0.04} {
			bodies.AddBody(mbd.Body{Name: "end", Mass: mass / 2, Inertia: mbd.SolidSphere(mass/2, 0.01), Pose: rigid.Frame{Position: r3.Vec{X: x}}})
		}
		return &bodies
	}
	for name, c := range map[string]struct {
		bodies  func(mass float64) *mbd.System
		surface dem.Surface
		radius  float64
	}{
		"ball": {one, dem.Surface{Shape: geometry.Sphere{Radius: 0.01}, Carrier: dem.Attached{}}, 0.01},
		"bar":  {one, dem.Surface{Shape: geometry.Capsule{A: r3.Vec{X: -0.04}, B: r3.Vec{X: 0.04}, Radius: 0.005}, Carrier: dem.Attached{}}, 0.005},
		"post": {one, dem.Surface{Shape: expect.Must(geometry.NewMesh(geometry.BoxFacets(r3.Vec{X: 0.02, Y: 0.02, Z: 0.02}), geometry.MeshOptions{Solid: true})), Carrier: dem.Attached{}}, 0.01},
		"wire": {two, dem.Surface{Shape: geometry.Capsule{Radius: 0.002}, Carrier: dem.Strand{Frames: [2]int{0, 1}}}, 0.002},
	} {
		for _, at := range [][2]float64{{0.1, 1}, {1, 1}, {20, 1}, {0.1, 0.6}, {1, 0.6}, {20, 0.6}} {
			ratio, restitution := at[0], at[1]
			rock := density * math.Pow(cubeEdge, 3) // near enough to choose a mass
			f := rigid.Frame{Position: r3.Vec{Z: cubeEdge/2 + c.radius + gap}, Orientation: quat.Number{Real: 1}, Velocity: r3.Vec{Z: -v}}
			s := struck(t, c.bodies(ratio*rock), []dem.Surface{c.surface}, f, law.Interaction{Restitution: restitution}, solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-10}, Exchange{})
			var state dem.State
			s.Particles().Snapshot(&state)
			own := state.Mass[0]
			other := ratio * rock
			advance(t, s, 4e-3, 2e-6)
			s.Particles().Snapshot(&state)
			wantOwn, wantOther := -v*(own-restitution*other)/(own+other), -v*(1+restitution)*own/(own+other)
			body := s.Bodies().Pose(0).Velocity
			exact := 2e-3 * v
			if restitution < 1 {
				exact = 8e-3 * v
			}
			if got := state.Velocity[0]; !expect.CloseTo(got, r3.Vec{Z: wantOwn}, exact) || !expect.CloseTo(body, r3.Vec{Z: wantOther}, exact*max(1, math.Abs(wantOther))) {
				t.Errorf("%s of %g times the mass, restitution %g: cube leaves with %v m/s, want %g, the other with %v, want %g", name, ratio, restitution, got, wantOwn, body, wantOther)
			}
		}
	}
}

// netted is a cube that falls askew into a triangle of three wires between bodies on springs, with spin.
func netted(t *testing.T, in law.Interaction, x Exchange) *Simulation {
	var bodies mbd.System
	var surfaces []dem.Surface
	for i := range 3 {
		sin, cos := math.Sincos(2 * math.Pi / 3 * float64(i))
		b := bodies.AddBody(mbd.Body{Name: "knot", Mass: 0.02, Inertia: mbd.SolidSphere(0.02, 0.005), Pose: rigid.Frame{Position: r3.Vec{X: 0.05 * cos, Y: 0.05 * sin}}})
		surfaces = append(surfaces, dem.Surface{Name: "wire", Shape: geometry.Capsule{Radius: 0.002}, Carrier: dem.Strand{Frames: [2]int{i, (i + 1) % 3}}})
		bodies.AddForce(&mbd.SpringDamper{Name: "spring", I: mbd.Marker{Body: b}, J: mbd.Marker{Body: (b + 1) % 3}, Stiffness: 2e4, FreeLength: 0.05 * math.Sqrt(3)})
	}
	f := rigid.Frame{Position: r3.Vec{X: 0.004, Y: -0.003, Z: 0.04}, Orientation: expect.TurnAbout(r3.Vec{X: 1, Y: 2, Z: 0.5}, 0.7), Velocity: r3.Vec{X: 0.2, Z: -2}, AngularVelocity: r3.Vec{X: 20, Y: -10, Z: 15}}
	return struck(t, &bodies, surfaces, f, in, solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-9}, x)
}

// momentum is that of all, and about the world's origin.
func momentum(s *Simulation) (linear, angular r3.Vec) {
	var state dem.State
	s.Particles().Snapshot(&state)
	add := func(p, at, own r3.Vec) {
		linear, angular = r3.Add(linear, p), r3.Add(angular, r3.Add(own, r3.Cross(at, p)))
	}
	for i, v := range state.Velocity {
		add(r3.Scale(state.Mass[i], v), state.Position[i], state.AngularMomentum[i])
	}
	for b := range 3 {
		f, body := s.Bodies().Pose(b), s.Bodies().Body(b)
		add(r3.Scale(body.Mass, f.Velocity), f.Position, r3.Scale(body.Inertia.XX, f.AngularVelocity))
	}
	return linear, angular
}

// A cube that tumbles into a net keeps momentum and angular momentum with it, and their energy but for what is booked, in every scheme.
func TestCubeInNet(t *testing.T) {
	for name, in := range map[string]law.Interaction{"smooth": {Restitution: 1}, "rough": {Restitution: 0.4, Friction: 0.5}} {
		for _, x := range []Exchange{{}, {Scheme: Subcycled, Substeps: 10, DisplacementTolerance: 1e-6}} {
			s := netted(t, in, x)
			p, l := momentum(s)
			h := 1e-5 * float64(max(x.Substeps, 1))
			advance(t, s, 0.03, h)
			q, m := momentum(s)
			a := s.Audit()
			lost, bar := a.ContactDamping+a.Friction, 1e-3
			if x.Substeps > 0 {
				bar = 2e-3
			}
			if math.Abs(a.Residual) > bar*a.EnergyScale || (lost > 0.1*a.EnergyScale) != (in.Friction > 0) {
				t.Errorf("%s, %v: of %.3g J %.3g are lost and %.3g missing", name, x.Scheme, a.EnergyScale, lost, a.Residual)
			}
			if r3.Norm(r3.Sub(q, p)) > 1e-5*r3.Norm(p) || r3.Norm(r3.Sub(m, l)) > 5e-5*r3.Norm(l) || r3.Norm(r3.Sub(s.Bodies().Pose(0).Velocity, r3.Vec{})) < 0.1 {
				t.Errorf("%s, %v: momentum %v is now %v, angular momentum %v is %v", name, x.Scheme, p, q, l, m)
			}
		}
	}
}
