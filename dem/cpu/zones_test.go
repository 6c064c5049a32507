package cpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

func TestReboundsByZone(t *testing.T) {
	demtest.ReboundsByZone(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) })
}
