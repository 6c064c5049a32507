package bench

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"gabion/runs"
)

// Every kind of model starts, and the table has the phases up to the first step and the first frame.
func TestStart(t *testing.T) {
	s := Start{Kinds: []StartKind{StartParticles(100, 1000), StartKnots(3, 6), StartTriangles(50, 200)}, Device: "cpu", Threads: 1}
	rows, err := s.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for kind, counts := range map[string][2]int{"particles": {100, 1000}, "knots": {9, 36}, "triangles": {50, 200}} {
		for i, r := range rows[kind] {
			if r.Count < counts[i] || r.Count > counts[i]*5/4 {
				t.Errorf("%d %s, want about %d", r.Count, kind, counts[i])
			}
			for _, phase := range []string{"checking", "building", "time-step limits", runs.RecordingPhase, runs.FirstStepPhase, runs.FramePhase, runs.SavingPhase} {
				if r.phase(phase) <= 0 || r.phase(phase) > r.Whole {
					t.Errorf("%d %s: %s took %s of %s", r.Count, kind, phase, r.phase(phase), r.Whole)
				}
			}
		}
	}
	var out strings.Builder
	if err := s.WriteStart(&out, rows); err != nil || strings.Count(out.String(), runs.FirstStepPhase) != 3 || strings.Count(out.String(), "grows as") != 3 {
		t.Errorf("%v:\n%s", err, out.String())
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Run(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted: %v", err)
	}
}

// What takes four times as long for twice as many grows as the square; of what is too short nothing is said.
func TestGrowthOf(t *testing.T) {
	if power, ok := growthOf(100, 200, time.Second, 4*time.Second); !ok || power != 2 {
		t.Error(power, ok)
	}
	if _, ok := growthOf(100, 200, time.Microsecond, time.Second); ok {
		t.Error("a microsecond tells nothing")
	}
}
