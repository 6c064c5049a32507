package runs

import (
	"math"
	"os"
	"path/filepath"
	"testing"
)

// Fields of a run come with its frames; their mass and weight are those of the particles, and what holds up a bed at rest is the stress on its floor.
func TestFieldsOfRun(t *testing.T) {
	box := "outputs.fields=[{name: bed, box: {min: [0, 0, -0.01], max: [0.036, 0.036, 0.05]}, cells: [1, 1, 60], width: 8 mm}]"
	sets := []string{box, "outputs.frames=0.02", "contact.default.friction=0"}
	out := mustRun(t, Options{Model: "testdata/uniaxial.yaml", Device: "cpu", Sets: sets})
	for _, name := range []string{"bed-00000.vti", "bed-00005.vti"} {
		if _, err := os.Stat(filepath.Join(out, "fields", name)); err != nil {
			t.Error(err)
		}
	}
	b := servoAt(t, "cpu", nil, 4000, 1000, sets...)
	f := newGrainers(b.Model).fields(b.Simulation)[0]
	cell := 0.036 * 0.036 * 1e-3
	var mass float64
	for _, rho := range f.Arrays[0].Values {
		mass += rho * cell
	}
	if want := b.Simulation.SumOverAll().Mass; !(math.Abs(mass-want) < 1e-3*want) {
		t.Errorf("the field has a mass of %g kg, the particles of %g kg", mass, want)
	}
	along, middle := f.Arrays[3].Values, 27
	if got, want := along[9*middle+8], b.Simulation.ServoLoad(0); f.Arrays[3].Name != "stress" || !(math.Abs(got-want) < 0.03*want) {
		t.Errorf("in the middle the stress along is %g Pa, under the lid %g Pa", got, want)
	}
}
