package runs

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"testing"

	"gabion/results"
)

// A checkpoint that somebody has made up, with checksums that fit, is refused or goes on with other numbers; it takes nothing down.
func TestCraftedState(t *testing.T) {
	for _, c := range []struct {
		model string
		sets  []string
		steps int64
	}{
		{heap, nil, 400},
		{model, nil, 150},
		{model, []string{"coupling={scheme: subcycled, substeps: 4}", "solver.step=4e-4"}, 50},
		{"testdata/bounce.yaml", nil, 20},
		{"testdata/clumps.yaml", nil, 500},
		{"testdata/torn.yaml", nil, 200},
	} {
		t.Run(filepath.Base(c.model), func(t *testing.T) {
			folder := mustRun(t, Options{Model: c.model, Sets: c.sets, Steps: c.steps})
			saved, _, err := results.LatestCheckpoint(filepath.Join(folder, results.CheckpointFolder))
			if err != nil {
				t.Fatal(err)
			}
			built, err := prepare(context.Background(), &Options{Model: c.model, Sets: c.sets, Threads: 1})
			if err != nil {
				t.Fatal(err)
			}
			sim, h := built.Simulation, built.Model.Solver.Step
			good := slices.Concat(saved.State...)
			try := func(what string, state []byte) (refused bool) {
				defer func() {
					if p := recover(); p != nil {
						t.Errorf("%s: %v", what, p)
						panic(p)
					}
				}()
				if err := sim.Restore(bytes.NewReader(state)); err != nil {
					return true
				}
				for range 2 {
					if sim.StepToward(sim.Time()+h, h, 1) != nil {
						break
					}
				}
				_ = sim.Report()
				sim.Audit()
				return false
			}
			if try("as it is", good) {
				t.Fatal("the state as it is was refused")
			}
			refused, tries := 0, 0
			for at := 0; at+8 <= len(good); at += 1 + len(good)/200 {
				for _, word := range []uint64{math.MaxUint64, 1 << 31, math.Float64bits(1e300), 7} {
					state := bytes.Clone(good)
					binary.NativeEndian.PutUint64(state[at:], word)
					tries++
					if try(fmt.Sprintf("%#x at %d of %d", word, at, len(state)), state) {
						refused++
					}
				}
			}
			for n := 0; n < len(good); n += 1 + len(good)/50 {
				if !try(fmt.Sprintf("cut to %d", n), good[:n]) {
					t.Errorf("cut to %d of %d bytes it was taken", n, len(good))
				}
			}
			t.Logf("%d of %d refused", refused, tries)
		})
	}
}
