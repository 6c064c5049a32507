package runs

import (
	"context"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"gabion/coupling"
	"gabion/models"
	"gabion/results"
	"gabion/solvers"
)

// A run whose steps are too long for its contacts warns while it goes, names the column to look at, and does not go on about it. One whose energy
// balances says nothing.
func TestEnergyResidualWarns(t *testing.T) {
	warnings := func(sets ...string) (told []string) {
		mustRun(t, Options{Model: "testdata/bounce.yaml", Sets: sets, Warn: func(text string) {
			if strings.Contains(text, "the energy is off by") {
				told = append(told, text)
			}
		}})
		return told
	}
	if told := warnings(); len(told) != 0 {
		t.Errorf("%q at the model's own step", told)
	}
	told := warnings("solver.step=0.5 ms")
	if len(told) == 0 || len(told) > 6 || !strings.Contains(told[0], "balance.residual") {
		t.Errorf("%q at a step that is too long", told)
	}
}

// A run that misses more energy than its model allows goes on to its end, keeps its results, and then fails; so it does when it is only taken up at its end.
func TestEnergyResidualFails(t *testing.T) {
	folder := t.TempDir()
	o := Options{Model: "testdata/bounce.yaml", Folder: folder, Sets: []string{"solver.step=0.5 ms", "outputs.audit.fail=2 %"}}
	for _, o.Resume = range []bool{false, true} {
		summary, err := Run(context.Background(), o)
		var unbalanced *UnbalancedError
		if !errors.As(err, &unbalanced) || !strings.Contains(err.Error(), "outputs.audit.fail is 2 %") {
			t.Fatalf("resumed %t: %v", o.Resume, err)
		}
		if summary.Status != results.Failed || summary.Time.End < 0.2 {
			t.Errorf("resumed %t: %s at t = %g s", o.Resume, summary.Status, summary.Time.End)
		}
	}
	if rows := len(columnOf(t, folder, results.TimeColumn)); rows != 201 {
		t.Errorf("%d rows", rows)
	}
}

// The audit can be taken less often than the history, down to the start and the end; a resume makes no difference.
func TestRareAudit(t *testing.T) {
	for every, rows := range map[int]int{0: 2, 1: 21, 7: 4} {
		sets := []string{fmt.Sprintf("outputs.audit.every=%d", every), "solver.end=20 ms"}
		whole := mustRun(t, Options{Model: "testdata/bounce.yaml", Sets: sets})
		parts := mustRun(t, Options{Model: "testdata/bounce.yaml", Sets: sets, Steps: 555})
		mustRun(t, Options{Model: "testdata/bounce.yaml", Sets: sets, Folder: parts, Resume: true})
		sameFiles(t, whole, parts, HistoryFile, AuditFile)
		audit, err := results.ReadTable(filepath.Join(whole, AuditFile))
		if err != nil || audit.Rows() != rows {
			t.Errorf("every %d: %d rows of audit, want %d; %v", every, audit.Rows(), rows, err)
		}
		if c := columnOf(t, whole, "audit.exchange.step"); len(c) != 21 || c[20] != 20e-6 {
			t.Errorf("every %d: columns beside the history: %v", every, c)
		}
	}
}

// What is no number is not written, and fails the run by the name of its column and its time.
func TestNotFinite(t *testing.T) {
	for _, v := range []float64{math.NaN(), math.Inf(-1)} {
		err := new(recorder).append(nil, []float64{0.25, 1, v}, HistoryFile, []string{"time", "a.x", "b.height"})
		var found *NotFiniteError
		if !errors.As(err, &found) || !strings.Contains(err.Error(), `at t = 0.25 s the column "b.height" of history.csv`) {
			t.Errorf("%g: %v", v, err)
		}
	}
}

// A rotor that is much too fast for its step ends in an error that names a body and its speed, and no row holds energy that is nowhere else.
func TestFastRotorHoldsNoNonsense(t *testing.T) {
	folder := t.TempDir()
	_, err := Run(context.Background(), Options{Model: "testdata/spin-jump.yaml", Folder: folder})
	var turn *solvers.RotationError
	if !errors.As(err, &turn) || !strings.Contains(err.Error(), "rad in the step of") {
		t.Errorf("%v", err)
	}
	audit, err := results.ReadTable(filepath.Join(folder, AuditFile))
	if err != nil || audit.Rows() < 40 {
		t.Fatalf("%d rows, %v", audit.Rows(), err)
	}
	for i, e := range audit.Columns[1] {
		if !(e < 1600) {
			t.Errorf("%g J of 1500 J at t = %g s", e, audit.Columns[0][i])
		}
	}
}

// What contacts between edges gain or lose by their geometry is no friction: without friction none is lost, and the rest is told of.
func TestPatchesAreNoFriction(t *testing.T) {
	var told []string
	folder := mustRun(t, Options{Model: "testdata/tumble.yaml", Sets: []string{"outputs.audit.warn=0.0001 %"}, Warn: func(text string) {
		if strings.Contains(text, "lost.patches") {
			told = append(told, text)
		}
	}})
	largest, patches := 0.0, columnOf(t, folder, "audit.lost.patches")
	for i, friction := range columnOf(t, folder, "audit.lost.friction") {
		largest = math.Max(largest, math.Abs(patches[i]))
		if friction != 0 {
			t.Fatalf("row %d: %g J of friction where there is none", i, friction)
		}
	}
	if largest == 0 || len(told) == 0 || !strings.Contains(told[0], ` most in one step, `) || !strings.Contains(told[0], `"block"`) {
		t.Errorf("%g J of patches, told of in %q", largest, told)
	}
}

// What the steps of bodies take is told of, and fails a run by the bound for failures; what the numerical damping takes may be more.
func TestStepErrorsWarn(t *testing.T) {
	b := balance{Audit: models.Audit{Warn: 0.01, Fail: 0.2}, conservative: true}
	audit := func(integration, dissipation float64) []string {
		a := coupling.Audit{EnergyScale: 100, ForceIntegration: integration, NumericalDissipation: dissipation}
		b.check(&a)
		return b.checkSteps(&a)
	}
	if told := audit(0.9, 4.9); len(told) != 0 {
		t.Errorf("%q below the bounds", told)
	}
	if told := audit(-1.1, 5.1); len(told) != 2 || !strings.Contains(told[0], "lost.force_integration") || !strings.Contains(told[1], "lost.numerical_dissipation") {
		t.Errorf("%q above the bounds", told)
	}
	if told := audit(2, 10); len(told) != 0 || b.verdict() != nil {
		t.Errorf("%q, %v before both have doubled", told, b.verdict())
	}
	if told := audit(21, 0); len(told) != 1 || b.verdict() == nil || !strings.Contains(b.verdict().Error(), "springs, wires and contacts of bodies have taken 21 J, 21 %") {
		t.Errorf("%q, %v", told, b.verdict())
	}
}

// Contacts that make energy in one step and lose it in another are told of, though nothing is missing all in all; what one step makes is told once.
func TestPatchesThatMakeUpForOneAnotherAreTold(t *testing.T) {
	b := balance{Audit: models.Audit{Warn: 0.01}, scale: 10}
	a := coupling.Audit{Time: 1, EnergyScale: 10, Patches: 1e-4}
	worst := 0.05
	told := func() string {
		return b.checkPatches(&a, func() (float64, string) { return worst, "those of \"a\" and \"b\"" })
	}
	if text := told(); text != "" {
		t.Errorf("half of the limit: %s", text)
	}
	worst = 0.3
	if text := told(); !strings.Contains(text, `those of "a" and "b"`) || !strings.Contains(text, "0.0001 J") {
		t.Errorf("three times the limit in one step: %q", text)
	}
	if text := told(); text != "" {
		t.Errorf("told again: %s", text)
	}
}
