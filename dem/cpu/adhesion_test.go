package cpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

// A ball that adheres comes free of balls, walls, bodies and wires above the speed that the work of parting makes, over the gap at which the law says so.
func TestAdhesion(t *testing.T) {
	for _, c := range demtest.AdhesiveCases() {
		for _, times := range []float64{0.9, 1.2, 3} {
			c.Bounce(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) }, times, 1e-7, 0.01)
		}
	}
}
