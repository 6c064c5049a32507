package bench

// This file times runs that are watched beside runs that are not, and tells whether both compute the same bits.

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
	"sync"
	"text/tabwriter"
	"time"

	"gabion/results"
	"gabion/results/replay"
	"gabion/runs"
)

// Watched says what to time: boxes of particles, each run some times alone and as often watched by somebody who looks as often as the run lets him, and makes a picture of each look.
type Watched struct {
	Particles []int
	Pairs     int
	Device    string
	Threads   int // 0 takes all
}

// WatchedRow is what watching costs a run of so many particles.
type WatchedRow struct {
	Particles, Steps, Looks int
	Alone, Watched          time.Duration // median wall time
	Share                   float64       // of the wall time that looks have taken, as the run counts them
	Same                    bool          // histories, audits and last states of all runs have the same bits
}

// DefaultWatched are 1 000, 10 000 and 100 000 particles, five times each.
func DefaultWatched() Watched {
	return Watched{Particles: []int{1000, 10_000, 100_000}, Pairs: 5, Device: "cpu"}
}

// Run times all of them.
func (b Watched) Run(ctx context.Context) (rows []WatchedRow, err error) {
	for _, n := range b.Particles {
		r, err := b.one(ctx, n)
		if err != nil {
			return rows, fmt.Errorf("bench: %d particles watched: %w", n, err)
		}
		rows = append(rows, r)
	}
	return rows, nil
}

// watchedWork is about how many steps of a particle a run makes.
const watchedWork = 2e8

func (b Watched) one(ctx context.Context, particles int) (r WatchedRow, err error) {
	folder, err := os.MkdirTemp("", "gabion-watched-")
	if err != nil {
		return r, err
	}
	defer os.RemoveAll(folder)
	text, count, err := bedModel(folder, particles)
	if err != nil {
		return r, err
	}
	r.Particles, r.Steps, r.Same = count, int(math.Ceil(min(watchedWork/float64(count), 100_000))), true
	text = strings.NewReplacer("end: 1 ms", fmt.Sprintf("end: %g", float64(r.Steps)*20e-6), "frames: 1 ms", "frames: null").Replace(text)
	model := filepath.Join(folder, "model.yaml")
	if err := os.WriteFile(model, []byte(text), 0o666); err != nil {
		return r, err
	}
	var took [2][]time.Duration
	var first [sha256.Size]byte
	for pair := range b.Pairs {
		for k := range 2 {
			watched := (k + pair) % 2 // takes turns at being the first
			out := filepath.Join(folder, fmt.Sprintf("%d-%d", pair, watched))
			options := runs.Options{Model: model, Folder: out, Device: b.Device, Threads: b.Threads}
			wall, err := b.run(ctx, options, watched == 1, &r)
			if err != nil {
				return r, err
			}
			took[watched] = append(took[watched], wall)
			digest, err := digestOf(out)
			if err != nil {
				return r, err
			}
			if pair == 0 && k == 0 {
				first = digest
			}
			r.Same = r.Same && digest == first
			if err := os.RemoveAll(out); err != nil {
				return r, err
			}
		}
	}
	for i := range took {
		slices.Sort(took[i])
	}
	r.Alone, r.Watched = took[0][b.Pairs/2], took[1][b.Pairs/2]
	return r, nil
}

// run runs a model and returns its wall time.
func (b Watched) run(ctx context.Context, o runs.Options, watched bool, r *WatchedRow) (time.Duration, error) {
	var watch runs.Watch
	var watcher sync.WaitGroup
	if watched {
		o.Watch = &watch
		watcher.Go(func() {
			var scene *replay.Scene
			for looks := 0; ; looks++ {
				seen, err := watch.Look(ctx, -1)
				if err != nil {
					r.Looks = looks
					return
				}
				start := time.Now()
				if scene == nil {
					scene = replay.NewScene(seen.Frame, seen.Up)
				}
				_, _ = scene.Frame(seen.Frame, "speed")
				watch.Spent(time.Since(start))
				r.Share = seen.Share
			}
		})
	}
	summary, err := runs.Run(ctx, o)
	watcher.Wait()
	if err != nil {
		return 0, err
	}
	return time.Duration(summary.Time.WallSeconds * float64(time.Second)), nil
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
	fmt.Fprintln(t, "particles\tsteps\tlooks\talone s\twatched s\tmore %\tcounted %\tsame bits\t")
	for _, r := range rows {
		same := "yes"
		if !r.Same {
			same = "NO"
		}
		fmt.Fprintf(t, "%d\t%d\t%d\t%.2f\t%.2f\t%.2f\t%.2f\t%s\t\n", r.Particles, r.Steps, r.Looks, r.Alone.Seconds(), r.Watched.Seconds(),
			100*(r.Watched.Seconds()/r.Alone.Seconds()-1), 100*r.Share, same)
	}
	return t.Flush()
}
