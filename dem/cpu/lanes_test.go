package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// The loop for the common laws gives the bits of the general one.
func TestLanesParity(t *testing.T) {
	expect.Long(t)
	m := demtest.BoxModel(10, 1e7)
	m.Particles.Velocity = make([]r3.Vec, len(m.Particles.Position))
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i] = r3.Vec{X: math.Sin(float64(i)), Y: math.Cos(float64(3 * i)), Z: math.Sin(float64(7 * i))}
	}
	for _, sizes := range []int{1, 5, 500} {
		sameBits(t, m, sizes)
	}
}

// sameBits compares both loops on particles of a number of sizes.
func sameBits(t *testing.T, m *dem.Model, sizes int) {
	t.Helper()
	for i := range m.Particles.Radius {
		m.Particles.Radius[i] = 0.005 * (1 - 0.4*float64(i%sizes)/float64(sizes))
	}
	fast, plain := newCPU(t, m), newCPU(t, m)
	plain.common = false
	if !fast.common {
		t.Fatal("the common loop does not run")
	}
	if fast.kinds.many != (sizes > tableKinds) {
		t.Fatal("tables where none are meant")
	}
	var a, b dem.State
	for range 15 {
		advance(t, fast, 20, 2e-5)
		advance(t, plain, 20, 2e-5)
		fast.Snapshot(&a)
		plain.Snapshot(&b)
		if !demtest.SameState(&a, &b) {
			t.Fatalf("%d sizes: another state at t = %g s", sizes, a.Time)
		}
		if fast.Energy() != plain.Energy() {
			t.Fatalf("energies %+v and %+v", fast.Energy(), plain.Energy())
		}
	}
}

// The loops in vector instructions give the bits of those in Go: with fours that are not full, contacts between chunks, particles of one
// and of many kinds, and gravity along every axis.
func TestVectorParity(t *testing.T) {
	expect.Long(t)
	if !vector {
		t.Skip("this processor has no vector instructions that are made use of")
	}
	defer func() { vector = true }()
	for _, sizes := range []int{1, 300} {
		m := demtest.BoxModel(13, 1e7)
		m.Gravity = r3.Vec{X: 3, Y: -4, Z: -9}
		m.Particles.Velocity = make([]r3.Vec, len(m.Particles.Position))
		for i := range m.Particles.Velocity {
			m.Particles.Velocity[i] = r3.Vec{X: math.Sin(float64(i)), Y: math.Cos(float64(3 * i)), Z: math.Sin(float64(7 * i))}
			m.Particles.Radius[i] = 0.005 * (1 - 0.4*float64(i%sizes)/float64(sizes))
		}
		fast, plain := newCPU(t, m), newCPU(t, m)
		var a, b dem.State
		for range 15 {
			vector = true
			advance(t, fast, 20, 2e-5)
			vector = false
			advance(t, plain, 20, 2e-5)
			fast.Snapshot(&a)
			plain.Snapshot(&b)
			if !demtest.SameState(&a, &b) || fast.Energy() != plain.Energy() {
				t.Fatalf("%d sizes: another state at t = %g s", sizes, a.Time)
			}
		}
		if c := fast.Counters(); c.Rebuilds < 3 || c.Touching < 200 {
			t.Errorf("too little happened: %+v", c)
		}
	}
}
