package gpu

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/packing"
)

// Particles in a cell that shears do on a GPU what they do on the processor, with the same books and the same cell, through builds and folds. Where it stretches as well, images gain velocities that depend on when they are taken for the particles, which is when lists
// are made: to second order in the rates.
func TestGPUCell(t *testing.T) {
	device := testDevice(t)
	for name, c := range map[string]struct {
		precision Precision
		lanes     int
		tolerance float64
		rate      dem.Gradient
	}{
		"double": {Double, 1, 1e-9, dem.Gradient{XY: 60, XZ: -30}}, "lanes": {Double, 4, 1e-9, dem.Gradient{YZ: 50, XZ: 30}}, "mixed": {Mixed, 1, 1e-4, dem.Gradient{XY: 60}}, "single": {Single, 1, 1e-2, dem.Gradient{XY: 60}},
		"all rates": {Double, 1, 5e-3, dem.Gradient{XX: -2, YY: 1, ZZ: 0.5, XY: 60, XZ: -30, YZ: 20}},
	} {
		t.Run(name, func(t *testing.T) {
			m := demtest.Sheared(t, 0.45, c.rate)
			m.Gravity = r3.Vec{X: 1, Z: -2}
			a, b := newCPU(t, m), newGPU(t, device, m, Options{Precision: c.precision, Lanes: c.lanes})
			start := demtest.Total(b.Energy())
			for range 5 {
				advance(t, a, 100, 2e-5)
				advance(t, b, 100, 2e-5)
			}
			if a.Cell() != b.Cell() && r3.Norm(r3.Sub(a.Cell().Size, b.Cell().Size)) > 1e-15 {
				t.Errorf("the cell is %+v, on the processor %+v", b.Cell(), a.Cell())
			}
			var p, q dem.State
			a.Snapshot(&p)
			b.Snapshot(&q)
			cell, rate := a.Cell(), m.Strain.Rate(a.Time())
			worst, fastest := 0.0, 0.0
			for i := range p.ID { // of a particle that is in the cell here and at a side of it there, the images are compared
				d := r3.Sub(q.Position[i], p.Position[i])
				x, y, z := cell.Turns(d)
				worst = max(worst, r3.Norm(cell.Nearest(d)))
				fastest = max(fastest, r3.Norm(r3.Sub(r3.Sub(q.Velocity[i], p.Velocity[i]), cell.Velocity(&rate, x, y, z))))
			}
			if worst > c.tolerance*1.5e-3 || fastest > 10*c.tolerance {
				t.Errorf("places differ by %g m, velocities by %g m/s", worst, fastest)
			}
			if n, o := b.Counters(), a.Counters(); n.Rebuilds < 3 || n.Touching < 50 || n.Touching != o.Touching && c.tolerance < 1e-8 {
				t.Errorf("%+v, on the processor %+v", n, o)
			}
			x, y := a.Energy(), b.Energy()
			if lost := y.Damping + y.Friction; math.Abs(y.Friction-x.Friction)+math.Abs(y.Damping-x.Damping) > 10*c.tolerance*lost || math.Abs(demtest.Total(y)-start) > 0.02*lost {
				t.Errorf("%g J lost, on the processor %g J; %g J of the books missing, there %g J", lost, x.Damping+x.Friction, demtest.Total(y)-start, demtest.Total(x)-start)
			}
		})
	}
}

// A run in such a cell goes on from what it saved to the same bits, and on the processor; and several steps at once are those one by one.
func TestGPUCellSaved(t *testing.T) {
	device := testDevice(t)
	m := demtest.Sheared(t, 0.45, dem.Gradient{XY: 80})
	whole, again, slow := newGPU(t, device, m, Options{Precision: Double}), newGPU(t, device, m, Options{Precision: Double}), newGPU(t, device, m, Options{Precision: Double})
	advance(t, whole, 150, 2e-5)
	demtest.HandOver(t, whole, again)
	other := newCPU(t, m)
	demtest.HandOver(t, whole, other)
	advance(t, whole, 100, 2e-5)
	advance(t, again, 100, 2e-5)
	advance(t, other, 100, 2e-5)
	for range 250 {
		advance(t, slow, 1, 2e-5)
	}
	var a, b, c dem.State
	whole.Snapshot(&a)
	again.Snapshot(&b)
	slow.Snapshot(&c)
	if !demtest.SameState(&a, &b) || whole.Energy() != again.Energy() || whole.Cell() != again.Cell() {
		t.Error("another state after a restart")
	}
	cell := whole.Cell()
	for i := range a.ID {
		if d := r3.Norm(cell.Nearest(r3.Sub(c.Position[i], a.Position[i]))); d > 1e-12 {
			t.Fatalf("particle %d is %g m off when steps are made one by one", i, d)
		}
	}
	var d dem.State
	other.Snapshot(&d)
	for i := range a.ID {
		if off := r3.Norm(cell.Nearest(r3.Sub(d.Position[i], a.Position[i]))); off > 1e-9 {
			t.Fatalf("particle %d is %g m off where the processor goes on", i, off)
		}
	}
	if x, y := other.Energy(), whole.Energy(); math.Abs(x.Cell-y.Cell) > 1e-6*math.Abs(y.Cell) || y.Cell == 0 {
		t.Errorf("work of the cell %g J, where the processor goes on %g J", y.Cell, x.Cell)
	}
}

// A cell that shrinks until particles would meet themselves ends the run in words.
func TestGPUNarrowCell(t *testing.T) {
	m := demtest.Strained(packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{1e-3}, Velocity: []r3.Vec{{X: 0.1}}}, dem.Gradient{YY: -200})
	e := newGPU(t, testDevice(t), m, Options{Precision: Double})
	if err := e.Advance(20000, 1e-6); err == nil || !strings.Contains(err.Error(), "periodic cell is") {
		t.Errorf("%v", err)
	}
}
