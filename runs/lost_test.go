package runs

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/results"
)

// Particles that are lost are removed, where a model says so, told of by their group and the cause, in warnings, events and the summary, and in the audit's flows; a run that is taken up again
// has the same. Else the first of them ends the run.
func TestLostParticles(t *testing.T) {
	var warnings []string
	whole := t.TempDir()
	o := Options{Model: "testdata/leak.yaml", Device: "cpu", Folder: whole, Warn: func(text string) { warnings = append(warnings, text) }}
	mustRun(t, o)
	events := string(expect.Must(os.ReadFile(filepath.Join(whole, results.EventsFile))))
	for _, want := range []string{`particle 1 of ""fast"""`, `pressed into surface ""floor""`, `particle 2 of ""astray"""`, `particle 3 of ""astray"""`, "left the domain"} {
		if !strings.Contains(events, want) || !strings.Contains(strings.Join(warnings, "\n"), strings.ReplaceAll(strings.Trim(want, `"`), `""`, `"`)) {
			t.Errorf("%q is not told in %s or %q", want, events, warnings)
		}
	}
	s := readSummary(t, whole)
	audit := expect.Must(results.ReadTable(filepath.Join(whole, AuditFile)))
	off, scale, gone := last(t, audit, "balance.residual"), last(t, audit, "balance.energy_scale"), last(t, audit, "flow.mass_out")
	if s.Counters["particles_lost"] != 3 || off > 0.02*scale || off < -0.02*scale || gone <= 0 {
		t.Errorf("%d lost, %g kg gone, %g J of %g are missing", s.Counters["particles_lost"], gone, off, scale)
	}
	o.Folder, o.Steps, o.Warn = t.TempDir(), 7500, nil
	if _, err := Run(context.Background(), o); err != nil && !errors.Is(err, ErrInterrupted) {
		t.Fatal(err)
	}
	o.Resume, o.Steps = true, 0
	mustRun(t, o)
	sameFiles(t, whole, o.Folder, HistoryFile, AuditFile, results.EventsFile)

	o = Options{Model: "testdata/leak.yaml", Device: "cpu", Folder: t.TempDir(), Sets: []string{"dem.on_lost=stop"}}
	if _, err := Run(context.Background(), o); err == nil || !strings.Contains(err.Error(), "pressed into surface") {
		t.Errorf("got %v, want the end of the run", err)
	}
}
