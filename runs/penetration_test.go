package runs

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/results"
)

// A body whose centre, or a wire whose line, gets inside another surface is told of by name and time, in warnings and events, the same after a resume; a model
// may end the run there.
func TestPenetrations(t *testing.T) {
	folder, parts := t.TempDir(), t.TempDir()
	var warnings []string
	mustRun(t, Options{Model: "testdata/soft.yaml", Folder: folder, Warn: func(text string) { warnings = append(warnings, text) }})
	told := strings.Join(warnings, "\n")
	for _, want := range []string{`the line of wire "net.1" is inside "block"`, `the centre of "ball" is inside "floor"`, `the axis of "bar" is inside "floor"`, "at t = 0."} {
		if !strings.Contains(told, want) {
			t.Errorf("warnings %q do not tell that %s", told, want)
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
