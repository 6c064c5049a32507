// What holds of particles that grow with their temperature on every engine.

package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Numbers of particles that expand: of their material, and where they begin.
const (
	expansionCoefficient = 2e-5 // 1/K
	referenceTemperature = 290  // K
	expandingDensity     = 2500 // kg/m3, there
	expandingYoung       = 1e8
)

// Expanding lets the particles of a model, which has no scalars, grow by what they get of heat from surroundings at a temperature (K), which reaches them by so much in a time (s) that is that of an exponential.
func Expanding(m *dem.Model, around, time float64) *dem.Model {
	const capacity = 500.0
	m.Scalars = []dem.Scalar{{Name: "temperature", Unit: "K"}}
	m.Heat = &dem.Heat{Around: law.HeatTransfer{Temperature: around}}
	for i := range m.Materials {
		m.Scalars[0].Capacity = append(m.Scalars[0].Capacity, capacity)
		m.Heat.Expansion = append(m.Heat.Expansion, law.Expansion{Coefficient: expansionCoefficient, Reference: referenceTemperature, Density: m.Materials[i].Density})
	}
	m.Particles.Scalars = [][]float64{make([]float64, len(m.Particles.Position))}
	for i := range m.Particles.Position {
		m.Particles.Scalars[0][i] = referenceTemperature
	}
	if len(m.Particles.Radius) > 0 {
		m.Heat.Around.Film = m.Particles.Radius[0] * m.Materials[0].Density * capacity / (3 * time) // m c/(h A)
	}
	return m
}

// FreeGrowth checks that a free particle that gets warm has the radius R0 (1 + α (T - T0)), keeps its mass and its angular momentum, and that what its rotation gains is work of expansion.
func FreeGrowth(t *testing.T, engine func(m *dem.Model) dem.Engine, tolerance float64) {
	t.Helper()
	const radius, hot, time, steps = 0.01, 690, 0.1, 400
	m := Expanding(&dem.Model{
		Materials: []law.Material{{Density: expandingDensity, YoungModulus: expandingYoung, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5},
		Particles: packing.Particles{Position: []r3.Vec{{X: 0.1}}, Radius: []float64{radius}, Velocity: []r3.Vec{{Y: 0.1}}, Angular: []r3.Vec{{X: 3, Z: 4}}},
	}, hot, time)
	e := engine(m)
	before := e.Energy()
	var s, start dem.State
	e.Snapshot(&start)
	if err := e.Advance(steps, time/steps); err != nil {
		t.Fatal(err)
	}
	if err := e.Advance(1, 0); err != nil { // the radius follows the temperature with the drift
		t.Fatal(err)
	}
	e.Snapshot(&s)
	temperature := s.Scalars[0][0]
	growth := 1 + expansionCoefficient*(temperature-referenceTemperature)
	if want := hot - (hot-referenceTemperature)*math.Exp(-1); !expect.Near(temperature, want, 2e-3) {
		t.Errorf("the temperature is %g K, want %g", temperature, want)
	}
	if got := s.Radius[0] / radius; !expect.Near(got, growth, tolerance) {
		t.Errorf("at %g K the radius has grown by %.12g, want %.12g", temperature, got, growth)
	}
	if !expect.Near(s.Mass[0], start.Mass[0], 1e-15) {
		t.Errorf("the mass is %.17g kg, was %.17g", s.Mass[0], start.Mass[0])
	}
	momentum := func(s *dem.State) float64 { return vec.Sq(s.Radius[0]) * r3.Norm(s.Angular[0]) }
	if !expect.Near(momentum(&s), momentum(&start), tolerance*steps) {
		t.Errorf("angular momentum by inertia's part %.15g m2/s, was %.15g", momentum(&s), momentum(&start))
	}
	after := e.Energy()
	if gained, worked := after.Rotational-before.Rotational, after.Expansion-before.Expansion; !expect.Near(gained, worked, 1e-3) || !(gained < -0.008*before.Rotational) {
		t.Errorf("rotation has gained %g J of %g J, expansion has done %g J", gained, before.Rotational, worked)
	}
}

// warmRow is a row of n spheres that touch, between rigid walls.
func warmRow(n int, around, time float64) *dem.Model {
	const radius = 0.01
	m := &dem.Model{
		Materials: []law.Material{{Density: expandingDensity, YoungModulus: expandingYoung, PoissonRatio: 0.3}, {Density: expandingDensity, YoungModulus: 1e15, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.1, Friction: 0.5},
		Damping:   0.3,
		Surfaces: []dem.Surface{
			{Name: "low", Material: 1, Shape: geometry.Plane{Normal: r3.Vec{X: 1}}},
			{Name: "high", Material: 1, Shape: geometry.Plane{Point: r3.Vec{X: float64(2*n) * radius}, Normal: r3.Vec{X: -1}}},
		},
	}
	for i := range n {
		m.Particles.Position = append(m.Particles.Position, r3.Vec{X: float64(2*i+1) * radius})
		m.Particles.Radius = append(m.Particles.Radius, radius)
	}
	return Expanding(m, around, time)
}

// ConfinedRow checks that a row of spheres between rigid walls, which just touch when they are cold, presses on these as Hertz's contacts do whose overlaps take up what they would grow by; that
// the energy that is then in contacts is work of expansion.
func ConfinedRow(t *testing.T, engine func(m *dem.Model) dem.Engine, n, steps int, tolerance, books float64) {
	t.Helper()
	const radius, hot, time, duration, poisson = 0.01, 490, 0.02, 0.08, 0.3
	e := engine(warmRow(n, hot, time))
	if err := e.Advance(steps, duration/float64(steps)); err != nil {
		t.Fatal(err)
	}
	var s dem.State
	e.Snapshot(&s)
	grown := -radius // on the average; it is that of the temperature a step before
	for _, r := range s.Radius {
		grown += r / float64(n)
	}
	young := expandingYoung / (1 - poisson*poisson)
	softness := func(young, radius float64) float64 { return math.Pow(4*young*math.Sqrt(radius)/3, -2./3) } // overlap by the force to 2/3
	now := radius + grown
	want := math.Pow(2*float64(n)*grown/(float64(n-1)*softness(young/2, now/2)+2*softness(young, now)), 1.5)
	for i, wrench := range e.WallWrenches(nil) {
		if !expect.Near(math.Abs(wrench.Force.X), want, tolerance) {
			t.Errorf("%d spheres that have grown by %g m press on wall %d with %.9g N, want %.9g", n, grown, i, wrench.Force.X, want)
		}
	}
	energy := e.Energy()
	if missing := Total(energy); !(math.Abs(missing) <= books*energy.Elastic) || !(energy.Expansion > 0.9*energy.Elastic) {
		t.Errorf("%g J missing of %g J in contacts, expansion has done %g J", missing, energy.Elastic, energy.Expansion)
	}
}

// GrowIntoContact checks that particles of a lattice which are too far apart for the lists, and do not move, find each other when they have grown: each has a contact with each of its neighbours and with the
// walls about it.
func GrowIntoContact(t *testing.T, engine func(m *dem.Model) dem.Engine) {
	t.Helper()
	const radius, n, gap, time, steps = 0.01, 3, 0.004, 0.02, 1000
	m := &dem.Model{
		Materials: []law.Material{{Density: expandingDensity, YoungModulus: expandingYoung, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5},
		Skin:      gap / 8 * radius,
	}
	edge := 2 * radius * (1 + gap)
	for i := range n * n * n {
		m.Particles.Position = append(m.Particles.Position, r3.Vec{X: (float64(i%n) + 0.5) * edge, Y: (float64(i/n%n) + 0.5) * edge, Z: (float64(i/n/n) + 0.5) * edge})
		m.Particles.Radius = append(m.Particles.Radius, radius)
	}
	for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "low", Shape: geometry.Plane{Normal: axis}}, dem.Surface{Name: "high", Shape: geometry.Plane{Point: r3.Scale(n*edge, axis), Normal: r3.Scale(-1, axis)}})
	}
	e := engine(Expanding(m, referenceTemperature+1.5*gap/expansionCoefficient, time))
	if c := e.Counters(); c.Touching != 0 || c.Surface != 0 || c.Listed != 0 {
		t.Fatalf("%+v: want neither contacts nor pairs at the start", c)
	}
	if err := e.Advance(steps, 3*time/steps); err != nil {
		t.Fatal(err)
	}
	if c := e.Counters(); c.Touching != 3*n*n*(n-1) || c.Surface != 6*n*n {
		t.Errorf("%d contacts of particles and %d with walls, want %d and %d", c.Touching, c.Surface, 3*n*n*(n-1), 6*n*n)
	}
}

// HotInlet checks that what an inlet brings hot is booked with the mass and the heat that it has as matter of the density at its temperature.
func HotInlet(t *testing.T, engine func(m *dem.Model) dem.Engine) {
	t.Helper()
	const hot, steps, dt, tolerance = 1500, 400, 1e-4, 1e-6 // contacts warm particles by some millikelvins
	m := InletToOutlet()
	m.Outlets = nil
	s := &m.Inlets[0]
	s.Scalars = []float64{hot}
	e := engine(Expanding(m, 0, 1))
	if err := e.Advance(steps, dt); err != nil {
		t.Fatal(err)
	}
	var now dem.State
	e.Snapshot(&now)
	mass := 0.0
	for i, r := range now.Radius {
		mass += now.Mass[i]
		if want := m.DensityOf(s.Material, hot) * 4 * math.Pi / 3 * vec.Cube(r); !expect.Near(now.Mass[i], want, tolerance) {
			t.Fatalf("a particle of %g m at %d K has %.12g kg, want %.12g", r, hot, now.Mass[i], want)
		}
	}
	in := e.Energy().In
	if heat := mass * m.Scalars[0].Capacity[0] * hot; mass == 0 || !expect.Near(in.Mass, mass, tolerance) || !expect.Near(in.Heat, heat, tolerance) {
		t.Errorf("%.12g kg and %.12g J of heat have come in by the books, particles have %.12g and %.12g", in.Mass, in.Heat, mass, heat)
	}
}
