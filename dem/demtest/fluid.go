// Models of particles in a fluid, and what holds of them on every engine.

package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// inFluid is a sphere of a density (kg/m3) and a radius (m) at rest at a height (m) in a fluid.
func inFluid(density, radius, height float64, f dem.Fluid) *dem.Model {
	return &dem.Model{
		Materials: []law.Material{{Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5},
		Gravity:   r3.Vec{Z: -9.81}, Up: r3.Vec{Z: 1},
		Particles: packing.Particles{Position: []r3.Vec{{Z: height}}, Radius: []float64{radius}},
		Fluid:     &f,
	}
}

// after is the state of a model after n steps of dt (s).
func after(t *testing.T, engine func(m *dem.Model) dem.Engine, m *dem.Model, n int, dt float64) (s dem.State) {
	t.Helper()
	e := engine(m)
	if err := e.Advance(n, dt); err != nil {
		t.Fatal(err)
	}
	e.Snapshot(&s)
	return s
}

// TerminalSpeeds checks speeds at which spheres of quartz sink by Schiller and Naumann's drag and their weight in the fluid.
func TerminalSpeeds(t *testing.T, engine func(m *dem.Model) dem.Engine, tolerance float64) {
	t.Helper()
	for _, c := range []struct{ diameter, density, viscosity, want float64 }{
		{1e-3, 1000, 1e-3, 0.155101}, {1e-2, 1000, 1e-3, 0.700357}, {1e-2, 1600, 0.1, 0.212591},
	} {
		f := dem.Fluid{Density: c.density, Viscosity: c.viscosity, Buoyancy: true, AddedMass: 0.5}
		s := after(t, engine, inFluid(2650, c.diameter/2, 0, f), 1500, 0.01*c.want)
		if got := -s.Velocity[0].Z; !expect.Near(got, c.want, tolerance) {
			t.Errorf("%g mm in %g kg/m3, %g Pa s: %.7g m/s, want %.7g", 1e3*c.diameter, c.density, c.viscosity, got, c.want)
		}
	}
}

// DragIsBooked checks that what a thick fluid takes from a sphere is booked as it takes it: what a kick that is to come will take is not lost yet.
func DragIsBooked(t *testing.T, engine func(m *dem.Model) dem.Engine, tolerance float64) {
	t.Helper()
	for _, integrator := range []dem.Integrator{dem.VelocityVerlet, dem.Leapfrog} {
		m := inFluid(2500, 1e-3, 1, dem.Fluid{Density: 1000, Viscosity: 10})
		m.Gravity, m.Integrator, m.Particles.Velocity = r3.Vec{}, integrator, []r3.Vec{{X: 1}}
		e := engine(m)
		start := e.Energy().Kinetic
		for step := range 5 {
			if err := e.Advance(1, 1e-5); err != nil {
				t.Fatal(err)
			}
			if now := e.Energy(); !expect.Near(now.Kinetic+now.Drag, start, tolerance) {
				t.Errorf("after step %d of integrator %v a sphere that began with %g J has %g J, and has lost %g J", step+1, integrator, start, now.Kinetic, now.Drag)
			}
		}
	}
}

// Archimedes checks that a light sphere floats as deep as it weighs.
func Archimedes(t *testing.T, engine func(m *dem.Model) dem.Engine, tolerance float64) {
	t.Helper()
	const radius = 0.05
	level := 0.2
	for _, density := range []float64{200, 500, 800} {
		f := dem.Fluid{Density: 1000, Viscosity: 20, Buoyancy: true, AddedMass: 0.5, Level: &level}
		s := after(t, engine, inFluid(density, radius, level+0.04, f), 6000, 2e-3)
		if part := law.SubmergedPart(radius, level-s.Position[0].Z); !expect.Near(part, density/1000, tolerance) {
			t.Errorf("%g kg/m3: %.9g of the sphere is in the fluid", density, part)
		}
	}
}

// YieldStressHolds checks that a fluid that yields holds a sphere up to the weight that Beris et al. found, but for the first half of a step, and lets it sink above.
func YieldStressHolds(t *testing.T, engine func(m *dem.Model) dem.Engine) {
	t.Helper()
	const diameter, density = 0.01, 2650
	limit := (density - 1600) * 9.81 * diameter / 21
	for part, sinks := range map[float64]bool{0.95: true, 1.05: false} {
		f := dem.Fluid{Density: 1600, Viscosity: 5, FlowIndex: 0.5, YieldStress: part * limit, Buoyancy: true}
		s := after(t, engine, inFluid(density, diameter/2, 0, f), 2000, 1e-3)
		if sank := s.Position[0].Z < -1e-5; sank != sinks {
			t.Errorf("with %g of the stress that holds the sphere, it is at %g m", part, s.Position[0].Z)
		}
	}
}

// AddedMassAccelerates checks the first acceleration of a bubble-like sphere let go in a fluid, and of one that an accelerating fluid takes along.
func AddedMassAccelerates(t *testing.T, engine func(m *dem.Model) dem.Engine, tolerance float64) {
	t.Helper()
	const density, dt = 100.0, 1e-4
	f := dem.Fluid{Density: 1000, Viscosity: 1e-9, Buoyancy: true, AddedMass: 0.5}
	s := after(t, engine, inFluid(density, 0.05, 0, f), 10, dt)
	if got, want := s.Velocity[0].Z/(10*dt), 9.81*(1000-density)/(density+500); !expect.Near(got, want, tolerance) {
		t.Errorf("a sphere of %g kg/m3 rises with %.9g m/s2, want %.9g", density, got, want)
	}
	f.StreamAt = func(now float64) dem.Stream {
		return dem.Stream{Velocity: r3.Vec{X: 2 * now}, Rate: r3.Vec{X: 2}, Level: math.Inf(1)}
	}
	s = after(t, engine, inFluid(1000, 0.05, 0, f), 10, dt)
	if got := s.Velocity[0].X / (10 * dt); !expect.Near(got, 2, tolerance) {
		t.Errorf("a sphere as heavy as the fluid follows it with %.9g m/s2, want 2", got)
	}
}

// Flooded puts a model into a stream that rises and yields, with everything that a fluid does.
func Flooded(m *dem.Model) *dem.Model {
	m.Up = r3.Vec{Z: 1}
	m.Fluid = &dem.Fluid{
		Density: 1600, Viscosity: 2, YieldStress: 3, FlowIndex: 0.6, AddedMass: 0.5, Buoyancy: true, Porosity: 0.5,
		StreamAt: func(t float64) dem.Stream {
			return dem.Stream{Velocity: r3.Vec{X: 0.5 + 20*t, Y: 0.1}, Rate: r3.Vec{X: 20}, Level: 0.02 + 2*t}
		},
	}
	return m
}

// Swirling puts a model into a flow that differs from place to place and rises in the course of time, and measures its porosity.
func Swirling(m *dem.Model) *dem.Model {
	m.Up = r3.Vec{Z: 1}
	f := &dem.FlowField{Origin: r3.Vec{X: -0.01}, Spacing: r3.Vec{X: 0.02, Y: 0.03}, Count: [3]int{4, 3, 1}, Times: []float64{1e-3, 2e-3, 5e-3}}
	for k := range f.Times {
		for j := range f.Count[1] {
			for i := range f.Count[0] {
				x, y, t := float64(i), float64(j), float64(k)
				f.Nodes = append(f.Nodes, dem.FlowNode{Velocity: r3.Vec{X: math.Sin(x+y) + t, Y: math.Cos(3*x - t), Z: 0.3 * y}, Level: 0.02 + 0.005*t + 0.002*x})
			}
		}
	}
	m.Fluid = &dem.Fluid{
		Density: 1200, Viscosity: 0.5, AddedMass: 0.5, Buoyancy: true, Field: f,
		Grid: &dem.PorosityGrid{Box: r3.Box{Max: r3.Vec{X: 0.04, Y: 0.04, Z: 0.03}}, Count: [3]int{3, 2, 2}},
	}
	return m
}
