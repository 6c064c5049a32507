package gpu

import (
	"bytes"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

func TestGPUFrictionHeats(t *testing.T) {
	device := testDevice(t)
	demtest.FrictionHeats(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: Double}) }, 1e-12)
	demtest.FrictionHeats(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: Single}) }, 1e-5)
}

// The books of heat close in every precision; in double, temperatures are those of the processor; and they go on to the same bits after a restart.
func TestGPUHeat(t *testing.T) {
	device := testDevice(t)
	const dt, steps = 2e-5, 60
	tolerances := []float64{Single: 1e-6, Mixed: 1e-6, Double: 1e-12}
	for _, p := range []Precision{Single, Mixed, Double} {
		t.Run(p.String(), func(t *testing.T) {
			model := func() *dem.Model { return demtest.Warm(closed(crowd(4, 5e-3, 3e-3))) }
			options := Options{Precision: p, Device: device}
			c, g := both(t, device, model(), options)
			before := g.Energy()
			advance(t, c, 2*steps, dt)
			advance(t, g, 2*steps, dt)
			demtest.HeatBalanced(t, before, g.Energy(), tolerances[p], true)
			if p == Double {
				agree(t, c, g, 1e-9)
				sameScalars(t, c, g, 1e-9)
			}
			var file bytes.Buffer
			if err := g.Save(&file); err != nil {
				t.Fatal(err)
			}
			h := newGPU(t, device, model(), options)
			if err := h.Restore(&file); err != nil {
				t.Fatal(err)
			}
			advance(t, g, 20, dt)
			advance(t, h, 20, dt)
			var want, got dem.State
			g.Snapshot(&want)
			if h.Snapshot(&got); !demtest.SameState(&want, &got) {
				t.Error("another way after a restart")
			}
		})
	}
}
