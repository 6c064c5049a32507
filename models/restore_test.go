package models_test

import (
	"bytes"
	"fmt"
	"testing"

	"gabion/models"
)

// Whatever step a run is taken up at, the next step is the same to the last bit: nothing that it depends on is left out of what is saved.
func TestRestoreAtEveryStep(t *testing.T) {
	for name, sets := range map[string][]string{
		"stiff-net": {"solver.step=0.2 ms", "solver.end=3 ms", "coupling={scheme: iterated, substeps: 10, error_control: {tolerance: 1 mm}}"},
		"debris":    {"solver.step=0.2 ms", "solver.end=4 ms", "materials.0.young_modulus=20 MPa", "coupling={scheme: subcycled, substeps: 10}"},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := models.Load(t.Context(), "../runs/testdata/violent/"+name+".yaml", sets)
			if err != nil {
				t.Fatal(err)
			}
			fresh := func() *models.Built {
				b, err := m.Build(t.Context(), models.BuildOptions{Device: "cpu"})
				if err != nil {
					t.Fatal(err)
				}
				return b
			}
			whole := fresh()
			for whole.Simulation.Time() < m.Solver.End-1e-9 {
				var saved bytes.Buffer
				if err := whole.Save(&saved); err != nil {
					t.Fatal(err)
				}
				again := fresh()
				if err := again.Restore(&saved); err != nil {
					t.Fatal(err)
				}
				for _, b := range []*models.Built{whole, again} {
					stepAndReport(t, b, m)
				}
				if got, want := stateOf(again), stateOf(whole); got != want {
					t.Fatalf("step %d of the run as it is ends with %s, taken up again with %s", whole.Simulation.Steps(), want, got)
				}
			}
		})
	}
}

// stepAndReport makes a step towards the next full millisecond, at which accelerations are reported as for a row of the history.
func stepAndReport(t *testing.T, b *models.Built, m *models.Model) {
	t.Helper()
	s := b.Simulation
	row := 1e-3
	for row < s.Time()+1e-9 {
		row += 1e-3
	}
	err := s.StepToward(row, m.Solver.Step, 1)
	if err == nil && s.Time() > row-1e-9 {
		s.SetTime(row)
		err = s.Report()
	}
	if err != nil {
		t.Fatal(err)
	}
}

// stateOf is where particles and bodies are, with all digits.
func stateOf(b *models.Built) string {
	s := b.Simulation.State()
	text := fmt.Sprintf("%x %x %x", s.Position, s.Velocity, s.Angular)
	for i := range b.Bodies.Bodies() {
		text += fmt.Sprintf(" %x", b.Bodies.Pose(i))
	}
	return text
}
