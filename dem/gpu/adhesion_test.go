package gpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
)

// A ball that adheres comes free of balls, walls, bodies and wires as on the processor: above the speed that the work of parting makes, over the gap at
// which the law says so.
func TestGPUAdhesion(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for i, c := range demtest.AdhesiveCases() {
		if law, partner := i/6, i%6; (law+partner)%2 != 0 { // the processor's test has all, at both speeds
			continue
		}
		times := []float64{0.9, 1.5}[i/2%2]
		c.Bounce(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: Double}) }, times, 2e-6, 0.08)
	}
}
