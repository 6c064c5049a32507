package cpu

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
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

// A cold ball of particles falls together in the time that theory gives a uniform one, at any number of threads alike.
func TestCollapse(t *testing.T) {
	expect.Long(t)
	var states [2]dem.State
	for k, threads := range []int{1, 3} {
		demtest.Collapse(t, func(m *dem.Model) dem.Engine {
			m.Threads = threads
			return newCPU(t, m)
		}, 800, 3000).Snapshot(&states[k])
	}
	if !demtest.SameState(&states[0], &states[1]) {
		t.Error("another collapse at another number of threads")
	}
}

// Impulses of groups move all together no more than those of pairs do, and allocate nothing.
func TestGroupsKeepMomentum(t *testing.T) {
	e := newCPU(t, demtest.Attracting(700, 0.1, 100, 2600, 1, 0.7))
	for range 3 {
		advance(t, e, 1, 1)
		var sum r3.Vec
		size := 0.0
		for i := range e.motion {
			sum = r3.Add(sum, r3.Scale(1/e.motion[i].InverseMass, e.motion[i].V))
			size += r3.Norm(e.motion[i].V) / e.motion[i].InverseMass
		}
		if !(r3.Norm(sum) < 1e-14*size) {
			t.Errorf("momentum of %g of what all have by themselves", r3.Norm(sum)/size)
		}
	}
	e.counts.Steps = 0
	if n := testing.AllocsPerRun(5, e.gravitate); n > 0 {
		t.Errorf("a field allocates %g times", n)
	}
}

// The field of a ball of particles with a tree of groups, at two threads.
func BenchmarkBarnesHut(b *testing.B) {
	for _, n := range []int{10_000, 100_000, 1_000_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			m := demtest.ManyAttracting(n)
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
