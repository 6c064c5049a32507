package dem

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// The loop for the common laws gives the bits of the general one.
func TestLanesParity(t *testing.T) {
	m := boxModel(10, 1e7)
	m.Grains.Velocity = make([]r3.Vec, len(m.Grains.Position))
	for i := range m.Grains.Velocity {
		m.Grains.Velocity[i] = r3.Vec{X: math.Sin(float64(i)), Y: math.Cos(float64(3 * i)), Z: math.Sin(float64(7 * i))}
	}
	for _, sizes := range []int{1, 5, 500} {
		sameBits(t, m, sizes)
	}
}

// sameBits compares both loops on grains of a number of sizes.
func sameBits(t *testing.T, m *Model, sizes int) {
	t.Helper()
	for i := range m.Grains.Radius {
		m.Grains.Radius[i] = 0.005 * (1 - 0.4*float64(i%sizes)/float64(sizes))
	}
	fast, plain := newCPU(t, m), newCPU(t, m)
	plain.common = false
	if !fast.common {
		t.Fatal("the common loop does not run")
	}
	if fast.kinds.many != (sizes > tableKinds) {
		t.Fatal("tables where none are meant")
	}
	var a, b State
	for range 30 {
		advance(t, fast, 20, 2e-5)
		advance(t, plain, 20, 2e-5)
		fast.Snapshot(&a)
		plain.Snapshot(&b)
		if !sameState(&a, &b) {
			t.Fatalf("%d sizes: another state at t = %g s", sizes, a.Time)
		}
		if fast.Energy() != plain.Energy() {
			t.Fatalf("energies %+v and %+v", fast.Energy(), plain.Energy())
		}
	}
}
