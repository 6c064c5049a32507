package gpu

import (
	"testing"

	"gabion/dem/demtest"
)

// What the device adds up is what states have.
func TestGPUSums(t *testing.T) {
	for name, m := range demtest.SumsModels() {
		for precision, tolerance := range map[Precision]float64{Double: 1e-13, Mixed: 1e-6, Single: 1e-5} {
			t.Run(name+", "+precision.String(), func(t *testing.T) {
				e := newGPU(t, testDevice(t), m, Options{Precision: precision})
				if err := e.Advance(demtest.SumsSteps, demtest.SumsStep); err != nil {
					t.Fatal(err)
				}
				demtest.CheckSums(t, e, m.Up, tolerance)
			})
		}
	}
}
