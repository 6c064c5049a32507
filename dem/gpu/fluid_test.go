package gpu

import (
	"bytes"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
)

func TestGPUFluid(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for p, tolerance := range map[Precision]float64{Single: 1e-4, Mixed: 1e-4, Double: 3e-6} {
		engine := func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: p}) }
		demtest.TerminalSpeeds(t, engine, tolerance)
		demtest.YieldStressHolds(t, engine)
		demtest.DragIsBooked(t, engine, tolerance)
		demtest.AddedMassAccelerates(t, engine, 1e-4+tolerance)
	}
}

func TestGPULocalDamping(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for _, p := range []Precision{Single, Mixed, Double} {
		demtest.LocalDampingIsBooked(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: p}) }, dem.VelocityVerlet, 3e-4)
	}
}

// In a stream that rises, and in a flow from place to place with a porosity that is measured, particles move as on the processor, and on to the same bits after a restart.
func TestGPUFlooded(t *testing.T) {
	for name, flood := range map[string]func(m *dem.Model) *dem.Model{"stream": demtest.Flooded, "field": demtest.Swirling} {
		for _, p := range []Precision{Single, Mixed, Double} {
			t.Run(name+"/"+p.String(), func(t *testing.T) {
				followsAndGoesOn(t, p, func() *dem.Model { return flood(closed(crowd(4, 5e-3, 3e-3))) })
			})
		}
	}
}

// followsAndGoesOn checks that particles move as on the processor, in double precision, and on to the same bits after a restart.
func followsAndGoesOn(t *testing.T, p Precision, model func() *dem.Model) {
	const dt, steps = 2e-5, 60
	device := testDevice(t)
	options := Options{Precision: p, Device: device}
	c, g := both(t, device, model(), options)
	advance(t, c, 2*steps, dt)
	advance(t, g, 2*steps, dt)
	if p == Double {
		agree(t, c, g, 1e-9)
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
}
