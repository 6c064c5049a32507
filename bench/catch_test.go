package bench

import (
	"bytes"
	"strings"
	"testing"

	"gabion/models"
)

// The net is timed while it carries particles, and what the phases take adds up to the step.
func TestCatch(t *testing.T) {
	n := Catch{Particles: []int{200}, Devices: []models.BuildOptions{{Device: "cpu", Threads: 1}}, Before: 30, Steps: 20}
	rows, err := n.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var table bytes.Buffer
	if err := WriteCatch(&table, rows); err != nil {
		t.Fatal(err)
	}
	r := rows[0]
	sum := r.Phases.Drift + r.Phases.Bodies + r.Phases.Contact + r.Phases.Commit
	if r.Particles != 260 || r.Contacts < 50 || r.Evaluations < 1 || sum > r.Step || sum < r.Step/2 || strings.Count(table.String(), "\n") != 2 {
		t.Errorf("%+v\n%s", r, table.String())
	}
}
