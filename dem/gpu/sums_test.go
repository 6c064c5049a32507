package gpu

import (
	"testing"

	"gabion/dem"
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

// What is observed of particles takes no memory of their own: the copy of the state that the next step writes has room for it.
func TestObservingTakesLittleMemory(t *testing.T) {
	m := demtest.BoxModel(10, 1e7)
	e := newGPU(t, testDevice(t), m, Options{Precision: Single})
	advance(t, e, 3, 1e-5)
	before := e.Bytes()
	var state dem.State
	e.Snapshot(&state)
	e.Energy()
	var sums dem.Sums
	e.Sum(dem.All(), &sums)
	if more := e.Bytes() - before; more > 4*e.Len() {
		t.Errorf("%d bytes more for %d particles", more, e.Len())
	}
}
