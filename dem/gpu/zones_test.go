package gpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

func TestGPUReboundsByZone(t *testing.T) {
	device := testDevice(t)
	demtest.ReboundsByZone(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: Double}) })
}
