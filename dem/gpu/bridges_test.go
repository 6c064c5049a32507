package gpu

import (
	"bytes"
	"fmt"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
)

// Bridges of films form and break as on the processor, the liquid stays in every precision, and a run goes on to the same bits after a restart, and on the processor.
func TestGPULiquid(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	const dt, steps = 2e-5, 60
	for _, c := range []struct {
		precision Precision
		lanes     int
		bridge    law.BridgeLaw
	}{{Single, 1, law.Willett}, {Single, 4, law.Rabinovich}, {Mixed, 1, law.Willett}, {Double, 1, law.Rabinovich}, {Double, 4, law.Willett}} {
		t.Run(fmt.Sprint(c.precision, c.lanes, c.bridge), func(t *testing.T) {
			model := func() *dem.Model {
				m := demtest.Wet(closed(crowd(4, 5e-3, 3e-3)))
				m.Law.Bridge = c.bridge
				return m
			}
			options := Options{Precision: c.precision, Lanes: c.lanes, Device: device}
			p, g := both(t, device, model(), options)
			total := demtest.AllLiquid(g)
			for range 3 {
				advance(t, p, steps, dt)
				advance(t, g, steps, dt)
				demtest.KeepsLiquid(t, g, total)
			}
			if g.control.Rebuilds < 2 {
				t.Error("rows were built once")
			}
			if c.precision == Double {
				agree(t, p, g, 1e-8)
				sameScalars(t, p, g, 1e-9)
				if a, b := p.Counters().Bridged, g.Counters().Bridged; !expect.Near(a, b, 1e-9) {
					t.Errorf("%g m3 in bridges, %g on the processor", b, a)
				}
			}
			var file bytes.Buffer
			if err := g.Save(&file); err != nil {
				t.Fatal(err)
			}
			saved := file.Bytes()
			again := newGPU(t, device, model(), options)
			if err := again.Restore(&file); err != nil {
				t.Fatal(err)
			}
			e := newCPU(t, model())
			if err := e.Restore(bytes.NewReader(saved)); err != nil {
				t.Fatal(err)
			}
			if all := demtest.AllLiquid(e); math.Abs(all-total) > 1e-6*total {
				t.Errorf("%g kg taken up on the processor, want %g", all, total)
			}
			advance(t, g, 20, dt)
			advance(t, again, 20, dt)
			var a, b dem.State
			g.Snapshot(&a)
			if again.Snapshot(&b); !demtest.SameState(&a, &b) {
				t.Error("another way after a restart")
			}
		})
	}
}
