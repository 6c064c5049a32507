package runs

import (
	"math"
	"os"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/results"
)

// A triaxial test in two files, of which one consolidates and the next shears what that has left, begins where the first has ended, under the cell pressure, and gives the stress-strain curve of the library's model in one.
func TestTriaxialInTwoFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("the same steps as shorter runs")
	}
	expect.Long(t)
	text, err := os.ReadFile("../models/library/triaxial.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const pressure, edge = 20e3, 0.088
	cut := func(from, to string) {
		if s := string(text); strings.Count(s, from) == 1 {
			text = []byte(strings.Replace(s, from, to, 1))
		} else {
			t.Fatalf("the model of the library has %q %d times", from, strings.Count(s, from))
		}
	}
	cut("end: 0.56}", "end: END}\nSTART")
	cut("times: [0, 0.56]", "times: [0]")
	cut("  frames: 20 ms\n", "")
	cut("rest: 0.06 ", "rest: REST ")
	cut(`end: "${rest}"}`, "HELD}")
	stage := stages(t, string(text))
	run := func(name string, words ...string) results.Table {
		table, warnings, err := stage(name, words...)
		if told := strings.Join(warnings, "; "); err != nil || strings.Contains(told, "could not be taken over") || strings.Contains(told, "not all of the state") {
			t.Fatal(err, told)
		}
		return table
	}
	whole := run("whole", "END", "0.18", "START", "", "REST", "0.06", "HELD", `end: "${rest}"`)
	first := run("consolidation", "END", "0.06", "START", "", "REST", "0.06", "HELD", `end: "${rest}"`)
	second := run("shear", "END", "0.12", "START", "start: {run: consolidation}", "REST", "0", "HELD", "start: 1000")
	last := first.Rows() - 1
	at := func(table results.Table, column string, row int) float64 {
		return table.Columns[table.Index(column)][row]
	}
	for _, column := range []string{"left.displacement.x", "front.displacement.z", "top.displacement.y", "core.porosity"} {
		if before, now := at(first, column, last), at(second, column, 0); math.Abs(now-before) > 1e-12 {
			t.Errorf("%s ended with %.15g and begins with %.15g", column, before, now)
		}
	}
	for _, column := range []string{"core.stress.xx", "core.stress.yy", "core.stress.zz"} {
		before, now := at(first, column, last), at(second, column, 0)
		if math.Abs(now-before) > 0.01*pressure || math.Abs(now-pressure) > 0.2*pressure {
			t.Errorf("%s ended with %g Pa and begins with %g Pa, under a cell pressure of %g Pa", column, before, now, pressure)
		}
	}
	deviator := func(table results.Table, row int) float64 {
		return at(table, "core.stress.yy", row) - (at(table, "core.stress.xx", row)+at(table, "core.stress.zz", row))/2
	}
	largest := 0.0
	for row := range second.Rows() {
		went, goes := deviator(whole, last+row), deviator(second, row)
		largest = max(largest, went)
		if strain := at(second, "top.displacement.y", row) - at(whole, "top.displacement.y", last+row); math.Abs(goes-went) > 0.02*pressure || math.Abs(strain) > 1e-5*edge {
			t.Errorf("at %g s of shear the deviator is %g Pa, and in one run %g Pa; the plane on top is off by %g m", second.Columns[0][row], goes, went, strain)
			break
		}
	}
	if largest < pressure {
		t.Errorf("the deviator comes to %g Pa only", largest)
	}
}
