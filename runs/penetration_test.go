package runs

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gabion/models"
	"gabion/results"
)

// Shorter steps are a remedy for what one step has brought deep, and for nothing else.
func TestRemedyOfPenetration(t *testing.T) {
	fast, slow := models.Penetration{Other: "a", Depth: 0.02, Moved: 0.03}, models.Penetration{Other: "a", Depth: 0.02, Moved: 0.001}
	if !strings.Contains(fast.Remedy(), "shorter steps") || strings.Contains(slow.Remedy(), "steps") {
		t.Errorf("%s; %s", fast.Remedy(), slow.Remedy())
	}
}

// A body whose centre, or a wire whose line, gets inside another surface is told of by name and time, in warnings and events, the same after a resume; a model
// may end the run there.
func TestPenetrations(t *testing.T) {
	folder, parts := t.TempDir(), t.TempDir()
	var warnings []string
	mustRun(t, Options{Model: "testdata/soft.yaml", Folder: folder, Warn: func(text string) { warnings = append(warnings, text) }})
	warnings = slices.DeleteFunc(warnings, func(text string) bool { return !strings.Contains(text, "is inside") })
	told := strings.Join(warnings, "\n")
	for _, want := range []string{`the line of wire "net.1" is inside "block"`, `the centre of "ball" is inside "floor"`, `the axis of "bar" is inside "floor"`, "at t = 0."} {
		if !strings.Contains(told, want) {
			t.Errorf("warnings %q do not tell that %s", told, want)
		}
	}
	for _, text := range warnings {
		_, after, _ := strings.Cut(text, `the line of wire "net.1" is inside "block", `)
		if depth, err := strconv.ParseFloat(strings.Split(after+" ", " ")[0], 64); err == nil && depth < 0.14 { // half of the radius of 30 mm and half the block's width
			t.Errorf("told too early: %s", text)
		}
		if !strings.Contains(text, "young_modulus") {
			t.Errorf("no remedy: %s", text)
		}
	}
	events, err := os.ReadFile(filepath.Join(folder, results.EventsFile))
	if err != nil || strings.Count(string(events), ",inside,") != len(warnings) {
		t.Errorf("events %s, %v", events, err)
	}
	for _, steps := range []int64{150, 0} {
		mustRun(t, Options{Model: "testdata/soft.yaml", Folder: parts, Steps: steps, Resume: steps == 0})
	}
	sameFiles(t, folder, parts, HistoryFile, AuditFile, results.EventsFile)

	stopped := t.TempDir()
	_, err = Run(context.Background(), Options{Model: "testdata/soft.yaml", Folder: stopped, Sets: []string{"contact.penetration=stop"}})
	if err == nil || strings.Count(err.Error(), `is inside "`) != 1 {
		t.Errorf("stop: %v", err)
	}
	if _, _, err := results.LatestCheckpoint(filepath.Join(stopped, results.CheckpointFolder)); err != nil {
		t.Errorf("the state in which a run was stopped is not there: %v", err)
	}
}
