package runs

import (
	"context"
	"slices"
	"testing"
	"time"

	"gabion/results"
)

// The phases of results add up to the time that they have taken together.
func TestResultTimes(t *testing.T) {
	took := resultTimes{rows: time.Second, audit: 2 * time.Second, loads: time.Second, frames: 3 * time.Second, end: 4 * time.Second}
	for all, other := range map[time.Duration]time.Duration{13 * time.Second: 2 * time.Second, 10 * time.Second: 0} {
		if phases := took.phases(all); len(phases) != len(ResultPhases()) || phases[RowsPhase] != time.Second || phases[EndPhase] != 4*time.Second || phases[OtherPhase] != other {
			t.Errorf("of %s: %v", all, phases)
		}
	}
}

// The summary of a run that records all but loads tells what it waited for, by kinds, and no more than the run took.
func TestSummaryTellsResultTimes(t *testing.T) {
	folder := t.TempDir()
	_, err := Run(context.Background(), Options{
		Model: "testdata/small-net.yaml", Folder: folder, Device: "cpu", Threads: 1,
		Sets: []string{"solver.end=2e-3", "outputs.interval=1e-3", "outputs.frames=1e-3"},
	})
	if err != nil {
		t.Fatal(err)
	}
	s := readSummary(t, folder)
	var all float64
	for _, phase := range ResultPhases() {
		if phase == LoadsPhase {
			continue // it has none
		}
		k := slices.IndexFunc(s.Timings, func(x results.Timing) bool { return x.Phase == phase })
		if k < 0 {
			t.Fatalf("%q is missing in %+v", phase, s.Timings)
		}
		all += s.Timings[k].Seconds
	}
	if all > s.Time.WallSeconds {
		t.Errorf("results took %g s of %g s", all, s.Time.WallSeconds)
	}
}
