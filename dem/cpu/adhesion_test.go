package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
)

// A ball that adheres comes free of balls, walls, bodies and wires above the speed that the work of parting makes, over the gap at which the law says so.
func TestAdhesion(t *testing.T) {
	expect.Long(t)
	for _, c := range demtest.AdhesiveCases() {
		for _, times := range []float64{0.9, 1.2, 3} {
			c.Bounce(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) }, times, 1e-7, 0.01)
		}
	}
}

// A run that is saved while contacts last over gaps goes on to the same bits, on any number of threads, and its energy is accounted for.
func TestAdhesionAfterRestore(t *testing.T) {
	m := demtest.BoxModel(6, 1e7)
	m.Law.Cohesion, m.Default.SurfaceEnergy, m.Threads = law.JKR, 2, 1
	demtest.Stir(m)
	e := newCPU(t, m)
	before := demtest.Total(e.Energy())
	advance(t, e, 400, 1e-5)
	gaps := 0
	for _, c := range e.Contacts(nil) {
		if c.Overlap < 0 {
			gaps++
		}
	}
	now := e.Energy()
	if off := math.Abs(demtest.Total(now) - before); gaps < 3 || now.Parting <= 0 || off > 0.01*now.Kinetic {
		t.Fatalf("%d contacts over gaps, %g J missing of %+v", gaps, off, now)
	}
	m.Threads = 2
	again := newCPU(t, m)
	demtest.HandOver(t, e, again)
	var a, b dem.State
	for range 3 {
		advance(t, e, 100, 1e-5)
		advance(t, again, 100, 1e-5)
		e.Snapshot(&a)
		again.Snapshot(&b)
		if !demtest.SameState(&a, &b) || e.Energy() != again.Energy() {
			t.Fatalf("another state at t = %g s", a.Time)
		}
	}
}
