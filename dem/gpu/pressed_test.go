package gpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

func TestGPUPressedAmongOthers(t *testing.T) {
	device := testDevice(t)
	for _, test := range []struct {
		precision   Precision
		books, heat float64
	}{{Double, 1, 1e-12}, {Mixed, 1.5, 1e-6}} {
		demtest.PressedAmongOthers(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: test.precision}) }, test.books, test.heat)
	}
}
