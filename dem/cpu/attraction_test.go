package cpu

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
)

func TestKepler(t *testing.T) {
	engine := func(m *dem.Model) dem.Engine { return newCPU(t, m) }
	demtest.Kepler(t, engine, 1, 1e-6)
	demtest.Kepler(t, engine, 20, 1e-4)
}

// fieldsOf are the accelerations of all particles by the tree with an opening angle, in the order of ids, and the force on all together by the sum of magnitudes.
func fieldsOf(t *testing.T, n int, opening float64) ([]r3.Vec, float64) {
	e := newCPU(t, demtest.Attracting(n, 0.1, 100, 2600, 1, opening))
	fields := make([]r3.Vec, n)
	var sum r3.Vec
	size := 0.0
	for i, f := range e.attraction.field {
		fields[e.identity[i].ID] = f
		sum = r3.Add(sum, f)
		size += r3.Norm(f)
	}
	return fields, r3.Norm(sum) / size
}

// Groups that act as one err by some thousandths; pair by pair no momentum is lost but to rounding.
func TestBarnesHut(t *testing.T) {
	direct, moved := fieldsOf(t, 3000, 0)
	if moved > 1e-13 {
		t.Errorf("all together are moved by %g of what moves each", moved)
	}
	grouped, _ := fieldsOf(t, 3000, 0.5)
	var miss, size float64
	for i := range direct {
		miss += r3.Norm2(r3.Sub(grouped[i], direct[i]))
		size += r3.Norm2(direct[i])
	}
	if rms := math.Sqrt(miss / size); rms > 5e-3 || rms == 0 {
		t.Errorf("groups seen under 0.5 rad err by %g", rms)
	}
}

// A cold ball of particles falls together in the time that theory gives a uniform one, by any tree and at any number of threads alike.
func TestCollapse(t *testing.T) {
	const density, n, ball = 2000.0, 800, 1000.0
	radius := ball * math.Cbrt(1e-4/float64(n)) // small, so that few meet
	fill := density * float64(n) * radius * radius * radius / (ball * ball * ball)
	free := math.Sqrt(3 * math.Pi / (32 * 6.6743e-11 * fill))
	var states [2]dem.State
	for k, threads := range []int{1, 3} {
		m := demtest.Attracting(n, radius, ball, density, 10, 0.5)
		m.Threads = threads
		m.Materials[0].YoungModulus = 1 // few meet, and those slowly
		e := newCPU(t, m)
		const steps = 3000
		if err := e.Advance(steps*3/4, free/steps); err != nil {
			t.Fatal(err)
		}
		e.Snapshot(&states[k])
	}
	if !demtest.SameState(&states[0], &states[1]) {
		t.Error("another collapse at another number of threads")
	}
	// A shell at half the radius has fallen to the share s of it, where s = cos² q and q + sin 2q/2 = 3/4 of π/2.
	q := 0.0
	for range 60 {
		q -= (q + math.Sin(2*q)/2 - 0.75*math.Pi/2) / (1 + math.Cos(2*q))
	}
	var radii []float64
	for _, p := range states[0].Position {
		radii = append(radii, r3.Norm(p))
	}
	mean := 0.0
	for _, r := range radii {
		mean += r / float64(n)
	}
	if want := 0.75 * ball * math.Cos(q) * math.Cos(q); math.Abs(mean/want-1) > 0.05 {
		t.Errorf("after 3/4 of the time of collapse the mean radius is %g m, want %g", mean, want)
	}
}

// The field of a ball of particles with a tree of groups, at two threads.
func BenchmarkBarnesHut(b *testing.B) {
	for _, n := range []int{10_000, 100_000, 1_000_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			m := demtest.Attracting(0, 0.1, 100, 2600, 1, 0.5)
			random := rand.New(rand.NewPCG(3, 4))
			for len(m.Particles.Position) < n {
				p := r3.Vec{X: 2*random.Float64() - 1, Y: 2*random.Float64() - 1, Z: 2*random.Float64() - 1}
				if r3.Norm(p) < 1 {
					m.Particles.Position = append(m.Particles.Position, r3.Scale(1000, p))
					m.Particles.Radius = append(m.Particles.Radius, 0.1)
				}
			}
			m.Threads = 2
			e, err := New(m)
			if err != nil {
				b.Fatal(err)
			}
			e.counts.Steps = 0
			for b.Loop() {
				e.gravitate()
			}
		})
	}
}
