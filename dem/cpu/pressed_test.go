package cpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

func TestPressedAmongOthers(t *testing.T) {
	demtest.PressedAmongOthers(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) }, 1, 1e-13)
}
