package runs

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gabion/internal/emulator"
	"gabion/internal/expect"
	"gabion/results"
)

// Particles that are lost are removed, or go on, as the model says, told of by their group and the cause, in warnings, events and the summary; those that are removed in the audit's flows too. A run
// that is taken up again has the same.
func TestLostParticles(t *testing.T) {
	lostParticles(t, "cpu", "testdata/leak.yaml", "testdata/leaking-plate.yaml")
}

// The same on a GPU.
func TestLostParticlesOnGPU(t *testing.T) {
	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	withDevice(t, driver)
	lostParticles(t, "gpu", "testdata/leak.yaml", "testdata/leaking-plate.yaml")
}

func lostParticles(t *testing.T, device string, models ...string) {
	for _, model := range models {
		for _, way := range []string{"remove", "report"} {
			t.Run(filepath.Base(model)+" "+way, func(t *testing.T) { lostIn(t, model, device, way) })
		}
	}
}

// lostIn runs a model whose particles 1 to 3 are lost, whole and in two parts.
func lostIn(t *testing.T, model, device, way string) {
	var warnings []string
	whole := t.TempDir()
	o := Options{
		Model: model, Device: device, Sets: []string{"dem.on_lost=" + way, "solver.step=0.1 ms", "solver.end=0.23 s"},
		Folder: whole, Warn: func(text string) { warnings = append(warnings, text) },
	}
	mustRun(t, o)
	events := string(expect.Must(os.ReadFile(filepath.Join(whole, results.EventsFile))))
	for _, want := range []string{`particle 1 of ""fast""`, `pressed into surface ""`, `particle 2 of ""astray""`, `particle 3 of ""astray""`, "left the domain"} {
		if !strings.Contains(events, want) || !strings.Contains(strings.Join(warnings, "\n"), strings.ReplaceAll(strings.Trim(want, `"`), `""`, `"`)) {
			t.Errorf("%q is not told in %s or %q", want, events, warnings)
		}
	}
	s := readSummary(t, whole)
	audit := expect.Must(results.ReadTable(filepath.Join(whole, AuditFile)))
	off, gone := last(t, audit, "balance.residual"), last(t, audit, "flow.mass_out")
	scale := math.Max(last(t, audit, "balance.energy_scale"), math.Abs(last(t, audit, "flow.out")))
	left := map[string]int64{"remove": 1, "report": 4}[way]
	if s.Counters["particles_lost"] != 3 || s.Size["particles"] != left || s.Device.Kind != device || math.Abs(off) > 0.03*scale || (gone > 0) != (left == 1) {
		t.Errorf("%d lost, %d left, %g kg gone, %g J of %g are missing, on a %s", s.Counters["particles_lost"], s.Size["particles"], gone, off, scale, s.Device.Kind)
	}
	o.Folder, o.Steps, o.Warn = t.TempDir(), s.Time.Steps*19/20, nil
	if _, err := Run(context.Background(), o); err != nil && !errors.Is(err, ErrInterrupted) {
		t.Fatal(err)
	}
	o.Resume, o.Steps = true, 0
	mustRun(t, o)
	sameFiles(t, whole, o.Folder, HistoryFile, AuditFile, results.EventsFile)

	o = Options{Model: model, Device: device, Folder: t.TempDir(), Sets: []string{"dem.on_lost=stop", "solver.step=0.1 ms"}}
	if _, err := Run(context.Background(), o); err == nil || !strings.Contains(err.Error(), "pressed into surface") {
		t.Errorf("got %v, want the end of the run", err)
	}
}

// TestCheckWarnsOfThinWires has check name the wires that fast stones may be pressed through.
func TestCheckWarnsOfThinWires(t *testing.T) {
	for young, want := range map[string]bool{"10 MPa": true, "200 MPa": false} {
		sets := []string{"particles.shower.velocity=[0, -9, 0]", "materials.stone.young_modulus=" + young, "materials.rope.young_modulus=" + young, "solver.step=2e-5"}
		found, err := Check(context.Background(), Options{Model: "testdata/small-net.yaml", Sets: sets})
		if err != nil {
			t.Fatal(err)
		}
		warned := slices.ContainsFunc(found.Warnings, func(w string) bool { return strings.Contains(w, `may be pressed through "net.`) })
		if warned != want {
			t.Errorf("with %s check warns: %t; %q", young, warned, found.Warnings)
		}
	}
}
