package bench

// This file times runs that are watched in the studio beside runs that nobody watches, and tells whether both compute the same bits.

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"gabion/results"
	"gabion/runs"
	"gabion/studio"
)

// Watched says what to time: boxes of particles, each run some times alone and as often in the studio, with so many tabs of its page open.
type Watched struct {
	Particles []int
	Tabs      []int
	Pairs     int     // runs of each kind
	Work      float64 // about how many steps of a particle a run makes
	Device    string
	Threads   int // 0 takes all
}

// WatchedRow is what watching by so many tabs costs a run of so many particles.
type WatchedRow struct {
	Particles, Steps, Tabs int
	Looks, Frames          int           // of the run at itself; that have come to all tabs. Both of the last run
	Alone, Watched         time.Duration // median wall time
	Share                  float64       // of the wall time that looks have taken, as the last run counts them
	Same                   bool          // histories, audits and last states of all runs have the same bits
}

// DefaultWatched are 1 000, 10 000 and 100 000 particles with 1, 3 and 10 tabs, five times each.
func DefaultWatched() Watched {
	return Watched{Particles: []int{1000, 10_000, 100_000}, Tabs: []int{1, 3, 10}, Pairs: 5, Work: 2e8, Device: "cpu"}
}

// Run times all of them.
func (b Watched) Run(ctx context.Context) (rows []WatchedRow, err error) {
	if slices.ContainsFunc(b.Tabs, func(n int) bool { return n < 1 }) {
		return nil, fmt.Errorf("bench: %d tabs: runs that are watched have at least one", b.Tabs)
	}
	for _, n := range b.Particles {
		r, err := b.of(ctx, n)
		if err != nil {
			return rows, fmt.Errorf("bench: %d particles watched: %w", n, err)
		}
		rows = append(rows, r...)
	}
	return rows, nil
}

// of times runs of so many particles: a row for each number of tabs.
func (b Watched) of(ctx context.Context, particles int) ([]WatchedRow, error) {
	folder, err := os.MkdirTemp("", "gabion-watched-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	text, count, err := bedModel(folder, particles)
	if err != nil {
		return nil, err
	}
	steps := int(math.Ceil(min(b.Work/float64(count), 100_000)))
	text = strings.NewReplacer("end: 1 ms", fmt.Sprintf("end: %g", float64(steps)*20e-6), "frames: 1 ms", "frames: null").Replace(text)
	model := filepath.Join(folder, "model.yaml")
	if err := os.WriteFile(model, []byte(text), 0o666); err != nil {
		return nil, err
	}
	rows := make([]WatchedRow, len(b.Tabs))
	for k := range rows {
		rows[k] = WatchedRow{Particles: count, Steps: steps, Tabs: b.Tabs[k], Same: true}
	}
	took := make([][]time.Duration, len(b.Tabs)+1) // the last are those of runs alone
	var first [sha256.Size]byte
	for pair := range b.Pairs {
		for turn := range took {
			kind := (turn + pair) % len(took)
			run, digest, err := b.once(ctx, model, kind, rows)
			if err != nil {
				return nil, err
			}
			took[kind] = append(took[kind], run)
			if pair == 0 && turn == 0 {
				first = digest
			}
			for k := range rows {
				if kind == k || kind == len(rows) {
					rows[k].Same = rows[k].Same && digest == first
				}
			}
		}
	}
	for k := range took {
		slices.Sort(took[k])
	}
	for k := range rows {
		rows[k].Alone, rows[k].Watched = took[len(rows)][b.Pairs/2], took[k][b.Pairs/2]
	}
	return rows, nil
}

// once runs a model with the tabs of a row, or alone beyond the last row, and returns its wall time and what it has computed.
func (b Watched) once(ctx context.Context, model string, row int, rows []WatchedRow) (wall time.Duration, digest [sha256.Size]byte, err error) {
	out := filepath.Join(filepath.Dir(model), "out", "model")
	defer os.RemoveAll(out)
	if row == len(rows) {
		_, err = runs.Run(ctx, runs.Options{Model: model, Folder: out, Device: b.Device, Threads: b.Threads})
	} else {
		var s seen
		s, err = watchedBy(ctx, b.Tabs[row], studio.Options{Models: model, Device: b.Device, Threads: b.Threads})
		rows[row].Looks, rows[row].Frames, rows[row].Share = s.looks, s.frames, s.share
	}
	if err != nil {
		return 0, digest, err
	}
	summary, err := results.ReadSummary(filepath.Join(out, results.SummaryFile))
	if err != nil {
		return 0, digest, err
	}
	digest, err = digestOf(out)
	return time.Duration(summary.Time.WallSeconds * float64(time.Second)), digest, err
}

// digestOf is that of all that a run has computed: its tables and its last state.
func digestOf(folder string) (digest [sha256.Size]byte, err error) {
	h := sha256.New()
	for _, name := range []string{runs.HistoryFile, runs.AuditFile} {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return digest, err
		}
		h.Write(text)
	}
	c, _, err := results.LatestCheckpoint(filepath.Join(folder, results.CheckpointFolder))
	if err != nil {
		return digest, err
	}
	if _, err := io.CopyN(h, c.State.Reader(), int64(c.State.Len())); err != nil {
		return digest, err
	}
	return [sha256.Size]byte(h.Sum(nil)), nil
}

// WriteWatched prints rows as a table.
func WriteWatched(w io.Writer, rows []WatchedRow) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "particles\tsteps\ttabs\tlooks\tframes\talone s\twatched s\tmore %\tcounted %\tsame bits\t")
	for _, r := range rows {
		same := "yes"
		if !r.Same {
			same = "NO"
		}
		fmt.Fprintf(t, "%d\t%d\t%d\t%d\t%d\t%.2f\t%.2f\t%.2f\t%.2f\t%s\t\n", r.Particles, r.Steps, r.Tabs, r.Looks, r.Frames, r.Alone.Seconds(), r.Watched.Seconds(),
			100*(r.Watched.Seconds()/r.Alone.Seconds()-1), 100*r.Share, same)
	}
	return t.Flush()
}
