package coupling

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

const (
	radius  = 0.01   // m, of particle and ball
	density = 2500.0 // kg/m^3
)

var mass = density * 4 / 3 * math.Pi * radius * radius * radius

// ball is a free body of the given mass that carries a sphere, and a particle that comes from the left with speed v and, per
// radius, the offset off.
func ball(t *testing.T, bodyMass, v, off float64, in law.Interaction) *Simulation {
	t.Helper()
	var bodies mbd.System
	body := mbd.Body{Name: "ball", Mass: bodyMass, Inertia: mbd.SolidSphere(bodyMass, radius), Pose: rigid.Frame{Position: r3.Vec{X: 2.01 * radius}}}
	bodies.AddBody(body)
	surfaces := []dem.Surface{{Name: "ball", Shape: geometry.Sphere{Radius: radius}, Carrier: dem.Attached{}}}
	particles, err := cpu.New(&dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   in,
		Particles: packing.Particles{Position: []r3.Vec{{Y: off * radius}}, Radius: []float64{radius}, Velocity: []r3.Vec{{X: v}}},
		Surfaces:  surfaces, Mobilities: []rigid.Mobility{body.Mobility()}, Threads: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(particles.Close)
	s, err := New(t.Context(), Config{
		Bodies: &bodies, Solver: solvers.Options{Method: solvers.HHT(-0.05), Tolerance: 1e-10},
		Particles: particles, Carriers: []int{0},
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func advance(t *testing.T, s *Simulation, end, h float64) {
	t.Helper()
	for s.Time() < end-h/2 {
		if err := s.Step(h); err != nil {
			t.Fatal(err)
		}
	}
}

func particleOf(s *Simulation) (velocity, angular r3.Vec) {
	var state dem.State
	s.Particles().Snapshot(&state)
	return state.Velocity[0], state.Angular[0]
}

// A particle that hits a free body head on leaves it with the velocities of the elementary theory of impact, whatever their masses.
func TestHeadOnImpact(t *testing.T) {
	for _, c := range []struct {
		name           string
		ratio, restore float64 // mass of the body by the particle's; coefficient of restitution
	}{
		{"equal, elastic", 1, 1},
		{"equal, damped", 1, 0.5},
		{"heavy body", 20, 0.8},
		{"light body", 0.05, 0.8},
	} {
		t.Run(c.name, func(t *testing.T) {
			const v = 1.0
			s := ball(t, c.ratio*mass, v, 0, law.Interaction{Restitution: c.restore})
			advance(t, s, 3e-3, 2e-6)
			body := s.Bodies().Pose(0).Velocity.X
			particle, _ := particleOf(s)
			if e := (body - particle.X) / v; math.Abs(e-c.restore) > 2e-3 {
				t.Errorf("restitution %.5f, want %g", e, c.restore)
			}
			want := (1 + c.restore) / (1 + c.ratio) * v
			if math.Abs(body-want) > 1e-3*want {
				t.Errorf("the body leaves with %.6f m/s, want %.6f", body, want)
			}
		})
	}
}

// In an oblique impact with friction linear and angular momentum stay what they were, and the audit shows where the energy went.
func TestObliqueImpactConservesMomentum(t *testing.T) {
	s := ball(t, mass, 1, 0.9, law.Interaction{Restitution: 0.7, Friction: 0.4})
	momentum := func() (linear, angular r3.Vec) {
		linear, angular = s.Bodies().Momentum()
		var g dem.State
		s.Particles().Snapshot(&g)
		p := r3.Scale(mass, g.Velocity[0])
		spin := r3.Scale(0.4*mass*radius*radius, g.Angular[0])
		return r3.Add(linear, p), r3.Add(angular, r3.Add(r3.Cross(g.Position[0], p), spin))
	}
	linear, angular := momentum()
	advance(t, s, 3e-3, 2e-6)
	after, turned := momentum()
	if d := r3.Norm(r3.Sub(after, linear)); d > 1e-7*r3.Norm(linear) {
		t.Errorf("linear momentum changed by %.3g of %.3g kg m/s", d, r3.Norm(linear))
	}
	if d := r3.Norm(r3.Sub(turned, angular)); d > 1e-4*mass*radius {
		t.Errorf("angular momentum changed by %.3g kg m^2/s", d)
	}
	a := s.Audit()
	if a.Friction == 0 || a.ContactDamping == 0 {
		t.Error("nothing was lost to friction or damping")
	}
	if math.Abs(a.Residual) > 1e-3*a.EnergyScale {
		t.Errorf("energy residual %.3g of %.3g J energy scale", a.Residual, a.EnergyScale)
	}
	if a.ForceResidual > 1e-12 || a.MomentResidual > 1e-12 {
		t.Errorf("exchange leaves %.3g N and %.3g N m", a.ForceResidual, a.MomentResidual)
	}
}

// A particle laid on a plate that hangs on a spring comes to rest where the spring carries plate and particle.
func TestParticleOnSprungPlate(t *testing.T) {
	const (
		plate     = 0.05 // kg
		stiffness = 50.0 // N/m
		gravity   = 9.81
	)
	bodies := mbd.System{Gravity: r3.Vec{Y: -gravity}}
	b := bodies.AddBody(mbd.Body{Name: "plate", Mass: plate, Inertia: mbd.SolidBox(plate, r3.Vec{X: 0.1, Y: 0.01, Z: 0.1})})
	bodies.AddForce(&mbd.SpringDamper{
		Name: "spring", I: bodies.MarkerAt(mbd.Ground, r3.Vec{Y: 1}, quat.Number{}), J: mbd.Marker{Body: b},
		Stiffness: stiffness, Damping: 2, FreeLength: 1,
	})
	surfaces := []dem.Surface{{Name: "plate", Shape: geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.01, Z: 0.1}}, Carrier: dem.Attached{}}}
	particles, err := cpu.New(&dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.5}, Gravity: r3.Vec{Y: -gravity},
		Particles: packing.Particles{Position: []r3.Vec{{Y: 0.005 + 1.001*radius}}, Radius: []float64{radius}},
		Surfaces:  surfaces, Threads: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	defer particles.Close()
	s, err := New(t.Context(), Config{Bodies: &bodies, Particles: particles, Carriers: []int{b}})
	if err != nil {
		t.Fatal(err)
	}
	advance(t, s, 3, 5e-5)
	want := -(plate + mass) * gravity / stiffness
	if y := s.Bodies().Pose(b).Position.Y; math.Abs(y-want) > 1e-4*math.Abs(want) {
		t.Errorf("the plate rests at %.6f m, want %.6f m", y, want)
	}
}
