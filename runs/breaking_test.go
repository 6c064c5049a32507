package runs

import (
	"bytes"
	"encoding/csv"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gabion/results"
)

// Wires that break are in the list of events with the limit that they broke at, are gone from pictures and out of the ball's contacts, and their
// energy is in the audit. A run that is resumed in the middle has the same.
func TestBreakingNet(t *testing.T) {
	whole := mustRun(t, Options{Model: "testdata/torn.yaml"})
	parts := t.TempDir()
	for _, steps := range []int64{150, 165, 0} { // before, while and after it tears
		mustRun(t, Options{Model: "testdata/torn.yaml", Folder: parts, Steps: steps, Resume: steps != 150})
	}
	sameFiles(t, whole, parts, HistoryFile, AuditFile, results.EventsFile, "frames/net-00002.vtp")

	text, err := os.ReadFile(filepath.Join(whole, results.EventsFile))
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil || len(rows) < 2 {
		t.Fatalf("events %v, %v", rows, err)
	}
	for _, row := range rows[1:] {
		elongation, _ := strconv.ParseFloat(row[4], 64)
		if row[1] != "broke" || !strings.HasPrefix(row[2], "net.") || elongation < 0.008 || elongation > 0.0082 {
			t.Errorf("event %v", row)
		}
	}
	before, after := links(t, filepath.Join(whole, "frames/net-00000.vtp")), links(t, filepath.Join(whole, "frames/net-00002.vtp"))
	if before != 40 || before-after != len(rows)-1 {
		t.Errorf("%d and %d links are drawn, %d broke", before, after, len(rows)-1)
	}
	history, err := results.ReadTable(filepath.Join(whole, HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	height, _ := history.Column("ball.center_of_mass.y")
	if last := height[len(height)-1]; last > -0.09 {
		t.Errorf("the ball is at a height of %g m: it has not gone through", last)
	}
	audit, err := results.ReadTable(filepath.Join(whole, AuditFile))
	if err != nil {
		t.Fatal(err)
	}
	last := func(name string) float64 {
		c, err := audit.Column(name)
		if err != nil {
			t.Fatal(err)
		}
		return c[len(c)-1]
	}
	if last("lost.yielding") < 1 || last("lost.breaking") < 0.01 || math.Abs(last("balance.residual")) > 1e-3*last("balance.energy_scale") {
		t.Errorf("yielding took %g J and breaking %g J; %g J of %g are missing",
			last("lost.yielding"), last("lost.breaking"), last("balance.residual"), last("balance.energy_scale"))
	}
}

// links counts the lines of a frame.
func links(t *testing.T, file string) int {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(text), `NumberOfLines="`)
	number, _, _ := strings.Cut(rest, `"`)
	n, err := strconv.Atoi(number)
	if !ok || err != nil {
		t.Fatalf("%s: no number of lines", file)
	}
	return n
}
