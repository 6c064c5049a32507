// Models of particles that attract one another, and what holds of them on every engine.

package demtest

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem"
	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// Attracting is n spheres at random in a ball, at rest, that attract one another every so many steps.
func Attracting(n int, radius, ball, density float64, every int, opening float64) *dem.Model {
	m := &dem.Model{
		Materials:   []law.Material{{Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:     law.Interaction{Restitution: 0.5, Friction: 0.3},
		SelfGravity: &dem.SelfGravity{Constant: 6.6743e-11, Every: every, Opening: opening},
	}
	random := rand.New(rand.NewPCG(3, 4))
	for len(m.Particles.Position) < n {
		p := r3.Vec{X: 2*random.Float64() - 1, Y: 2*random.Float64() - 1, Z: 2*random.Float64() - 1}
		p = r3.Scale(ball, p)
		meets := func(q r3.Vec) bool { return r3.Norm(r3.Sub(p, q)) < 2*radius }
		if r3.Norm(p) < ball && !slices.ContainsFunc(m.Particles.Position, meets) {
			m.Particles.Position = append(m.Particles.Position, p)
			m.Particles.Radius = append(m.Particles.Radius, radius)
		}
	}
	return m
}

// ManyAttracting is n of them, so many that those that meet are not looked for.
func ManyAttracting(n int) *dem.Model {
	m := Attracting(0, 0.1, 100, 2600, 1, 0.5)
	random := rand.New(rand.NewPCG(3, 4))
	for len(m.Particles.Position) < n {
		p := r3.Vec{X: 2*random.Float64() - 1, Y: 2*random.Float64() - 1, Z: 2*random.Float64() - 1}
		if r3.Norm(p) < 1 {
			m.Particles.Position = append(m.Particles.Position, r3.Scale(1000, p))
			m.Particles.Radius = append(m.Particles.Radius, 0.1)
		}
	}
	return m
}

// Kepler checks the period of two spheres on an ellipse about each other, and that neither momentum nor the energy with the work of their gravity is lost.
func Kepler(t *testing.T, engine func(m *dem.Model) dem.Engine, every int, tolerance float64) {
	t.Helper()
	const radius, density, apart, g = 1.0, 3000.0, 20.0, 6.6743e-11
	m := Attracting(2, radius, apart, density, every, 0)
	mass := density * 4 * math.Pi / 3
	m.Particles.Position = []r3.Vec{{X: -apart / 2}, {X: apart / 2}}
	speed := 0.8 * math.Sqrt(g*2*mass/apart) / 2 // of each; the ellipse's far end
	m.Particles.Velocity = []r3.Vec{{Y: -speed}, {Y: speed}}
	axis := 1 / (2/apart - 4*speed*speed/(g*2*mass))
	period := 2 * math.Pi * math.Sqrt(axis*axis*axis/(g*2*mass))
	e := engine(m)
	before := Total(e.Energy())
	const steps = 20000
	if err := e.Advance(steps, period/steps); err != nil {
		t.Fatal(err)
	}
	var s dem.State
	e.Snapshot(&s)
	if miss := r3.Norm(r3.Sub(s.Position[1], r3.Vec{X: apart / 2})); !(miss < tolerance*apart) {
		t.Errorf("after a period a sphere is %g m from where it began", miss)
	}
	if p := r3.Norm(r3.Add(s.Velocity[0], s.Velocity[1])); !(p < 1e-6*speed) {
		t.Errorf("momentum by mass %g m/s", p)
	}
	if after := e.Energy(); !(math.Abs(Total(after)-before) < tolerance*after.Kinetic) || after.Attracted == 0 {
		t.Errorf("%g J missing of %g J of motion, work of gravity %g J", Total(after)-before, after.Kinetic, after.Attracted)
	}
}

// Collapse checks that a cold ball of n particles falls together in the time that theory gives a uniform one, followed for 3/4 of it in so many steps for the whole, and returns the engine.
func Collapse(t *testing.T, engine func(m *dem.Model) dem.Engine, n, steps int) dem.Engine {
	t.Helper()
	const density, ball = 2000.0, 1000.0
	radius := ball * math.Cbrt(1e-4/float64(n)) // small, so that few meet
	fill := density * float64(n) * radius * radius * radius / (ball * ball * ball)
	free := math.Sqrt(3 * math.Pi / (32 * 6.6743e-11 * fill))
	m := Attracting(n, radius, ball, density, 10, 0.5)
	m.Materials[0].YoungModulus = 1 // few meet, and those slowly
	e := engine(m)
	if err := e.Advance(steps*3/4, free/float64(steps)); err != nil {
		t.Fatal(err)
	}
	// A shell at half the radius has fallen to the share s of it, where s = cos² q and q + sin 2q/2 = 3/4 of π/2.
	q := 0.0
	for range 60 {
		q -= (q + math.Sin(2*q)/2 - 0.75*math.Pi/2) / (1 + math.Cos(2*q))
	}
	var s dem.State
	e.Snapshot(&s)
	mean := 0.0
	for _, p := range s.Position {
		mean += r3.Norm(p) / float64(n)
	}
	if want := 0.75 * ball * math.Cos(q) * math.Cos(q); !(math.Abs(mean/want-1) < 0.05) {
		t.Errorf("after 3/4 of the time of collapse the mean radius is %g m, want %g", mean, want)
	}
	return e
}
