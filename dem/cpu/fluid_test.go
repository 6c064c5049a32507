package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestFluid(t *testing.T) {
	engine := func(m *dem.Model) dem.Engine { return newCPU(t, m) }
	demtest.TerminalSpeeds(t, engine, 3e-6)
	demtest.Archimedes(t, engine, 1e-6)
	demtest.YieldStressHolds(t, engine)
	demtest.DragIsBooked(t, engine, 1e-12)
	demtest.AddedMassAccelerates(t, engine, 1e-4)
}

// Particles in a stream have the same bits at any number of threads and after a restart, and the books of energy have what the fluid did.
func TestFlooded(t *testing.T) {
	expect.Long(t)
	for name, flood := range map[string]func(m *dem.Model) *dem.Model{"stream": demtest.Flooded, "field": demtest.Swirling} {
		t.Run(name, func(t *testing.T) { flooded(t, flood) })
	}
}

func flooded(t *testing.T, flood func(m *dem.Model) *dem.Model) {
	const dt, steps = 2e-5, 400
	model := func(threads int) *dem.Model {
		m := flood(demtest.BoxModel(10, 1e7))
		m.Threads = threads
		demtest.Stir(m)
		return m
	}
	var want dem.State
	e := newCPU(t, model(1))
	before := e.Energy()
	advance(t, e, steps, dt)
	e.Snapshot(&want)
	after := e.Energy()
	if missing := demtest.Total(after) - demtest.Total(before); !(math.Abs(missing) < 0.02*math.Abs(after.Drag)) || after.Drag >= 0 {
		t.Errorf("%g J missing where the fluid did %g J", missing, -after.Drag)
	}
	checkSameBits(t, model, &want, steps, dt)
}

// The pressure drop over a fixed bed by Di Felice's drag on each of its particles is that of Ergun to a fifth, from creeping to fast flow.
func TestPressureDropOfABed(t *testing.T) {
	const diameter, density, viscosity, porosity = 1e-3, 1000, 1e-3, 0.4
	f := (&dem.Fluid{Density: density, Viscosity: viscosity}).Law()
	for _, superficial := range []float64{1e-4, 1e-3, 1e-2, 0.1, 1} {
		between := superficial / porosity
		number := (1 - porosity) / (math.Pi / 6 * diameter * diameter * diameter)
		drop := number * f.Resistance(between, diameter, porosity) * between / porosity // the drag is that part of the drop that acts on the particles' volume and beside it
		ergun := 150*viscosity*(1-porosity)*(1-porosity)*superficial/(porosity*porosity*porosity*diameter*diameter) +
			1.75*density*(1-porosity)*superficial*superficial/(porosity*porosity*porosity*diameter)
		if ratio := drop / ergun; math.Abs(ratio-1) > 0.2 {
			t.Errorf("at %g m/s the drop is %g Pa/m, by Ergun %g: %g", superficial, drop, ergun, ratio)
		}
	}
	still := law.Medium{Passing: r3.Vec{}, Part: 1}
	if force := f.Force(&still, 1, diameter, r3.Vec{}, r3.Vec{}, 1e-4); force != (r3.Vec{}) {
		t.Errorf("a fluid at rest pushes with %v", force)
	}
}
