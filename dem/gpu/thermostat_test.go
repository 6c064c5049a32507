package gpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
)

// Particles in a heat bath get the same kicks as on the processor, in either bath and with either integrator, where steps are of several lengths, and go on to the same bits after a restart; the processor takes
// up what a GPU has left.
func TestGPUThermostat(t *testing.T) {
	device := testDevice(t)
	for _, c := range []struct {
		bath       law.Thermostat
		integrator dem.Integrator
	}{
		{law.Thermostat{Energy: 2e-5, Rate: 400, Seed: 1 << 40}, dem.VelocityVerlet},
		{law.Thermostat{Energy: 2e-5, Rate: 400, Collision: true, Seed: 3}, dem.Leapfrog},
	} {
		model := func() *dem.Model {
			m := closed(crowd(3, 5e-3, 3e-3))
			m.Thermostat, m.Integrator = &c.bath, c.integrator
			return m
		}
		followsAndGoesOn(t, Single, model)
		own, g := both(t, device, model(), Options{Precision: Double})
		for _, dt := range []float64{2e-5, 1e-5, 3e-5} {
			advance(t, own, 1, dt)
			advance(t, g, 1, dt)
			agree(t, own, g, 1e-9)
			advance(t, own, 5, dt)
			advance(t, g, 5, dt)
		}
		agree(t, own, g, 1e-9)
		if a, b := own.Energy().Bath, g.Energy().Bath; a == 0 || math.Abs(b-a) > 1e-9*math.Abs(a) {
			t.Errorf("the bath has given %g J, on the processor %g J", b, a)
		}
		after := newCPU(t, model())
		demtest.HandOver(t, g, after)
		agree(t, after, g, 1e-9)
		advance(t, after, 20, 2e-5)
		advance(t, g, 20, 2e-5)
		agree(t, after, g, 1e-9)
	}
}

// What acts on particles at the end of the very first step is that of a step as long, also on those that slide; and so after the first step of another length.
func TestGPUForcesAfterFirstStep(t *testing.T) {
	m := closed(crowd(3, 5e-3, 3e-3))
	c, g := both(t, testDevice(t), m, Options{Precision: Double})
	for _, dt := range []float64{5e-5, 2e-5} {
		advance(t, c, 1, dt)
		advance(t, g, 1, dt)
		agree(t, c, g, 1e-12)
		advance(t, c, 3, dt)
		advance(t, g, 3, dt)
		agree(t, c, g, 1e-11)
	}
}
