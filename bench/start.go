package bench

// This file times how runs start: from the model's file to the first step and what is recorded first, over the size of the model.

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"gabion/internal/progress"
	"gabion/runs"
)

// Start says what to time: models of one kind and of growing size, each run for one step with a frame.
type Start struct {
	Kinds    []StartKind
	Device   string
	Threads  int // 0 takes all
	Progress func(StartKind, StartRow)
}

// StartKind is a kind of model and its sizes.
type StartKind struct {
	Name  string // of what there are Sizes of: particles, knots, triangles
	Sizes []int
	write func(folder string, size int) (model string, count int, err error)
}

// StartRow is how long a model of so many took in each phase, in the order in which they ended. A phase that others lie within takes as long as these and
// itself; saving the state and writing frames go on beside the steps.
type StartRow struct {
	Count  int
	Phases []StartPhase
	Whole  time.Duration
}

// StartPhase is a phase of a start, and all the time that it took.
type StartPhase struct {
	Name string
	Took time.Duration
}

// DefaultStart are beds of 10 000 to 1 000 000 particles of continuous sizes, nets of 25 x 25 to 200 x 200 knots, and meshes of 1 000 to 100 000 triangles.
func DefaultStart() Start {
	return Start{Kinds: []StartKind{StartParticles(10_000, 100_000, 1_000_000), StartKnots(25, 50, 100, 200), StartTriangles(1000, 10_000, 100_000)}, Device: "cpu"}
}

// StartParticles are boxes of at least so many particles, whose sizes are all different.
func StartParticles(counts ...int) StartKind { return StartKind{"particles", counts, bedModel} }

// StartKnots are nets of so many knots along an edge, with strands, under a thousand particles of different sizes.
func StartKnots(edges ...int) StartKind { return StartKind{"knots", edges, netModel} }

// StartTriangles are meshes of at least so many triangles, under a thousand particles of different sizes.
func StartTriangles(counts ...int) StartKind { return StartKind{"triangles", counts, meshModel} }

// Run times every model.
func (s Start) Run(ctx context.Context) (rows map[string][]StartRow, err error) {
	rows = map[string][]StartRow{}
	for _, k := range s.Kinds {
		for _, size := range k.Sizes {
			r, err := s.one(ctx, &k, size)
			if err != nil {
				return rows, fmt.Errorf("bench: start with %d %s: %w", size, k.Name, err)
			}
			rows[k.Name] = append(rows[k.Name], r)
			if s.Progress != nil {
				s.Progress(k, r)
			}
		}
	}
	return rows, nil
}

// one times one model in a folder of its own.
func (s Start) one(ctx context.Context, k *StartKind, size int) (r StartRow, err error) {
	folder, err := os.MkdirTemp("", "gabion-start-")
	if err != nil {
		return r, err
	}
	defer os.RemoveAll(folder)
	text, count, err := k.write(folder, size)
	if err != nil {
		return r, err
	}
	model := filepath.Join(folder, "model.yaml")
	if err := os.WriteFile(model, []byte(text), 0o666); err != nil {
		return r, err
	}
	r.Count = count
	timed := progress.Timed(ctx, r.add)
	begin := time.Now()
	_, err = runs.Run(timed, runs.Options{Model: model, Folder: filepath.Join(folder, "out"), Device: s.Device, Threads: s.Threads, Steps: 1})
	r.Whole = time.Since(begin)
	if ctx.Err() != nil {
		return r, ctx.Err()
	}
	if err != nil && !strings.Contains(err.Error(), runs.ErrInterrupted.Error()) {
		return r, err
	}
	return r, nil
}

// add adds to the time of a phase.
func (r *StartRow) add(phase string, took time.Duration) {
	i := slices.IndexFunc(r.Phases, func(p StartPhase) bool { return p.Name == phase })
	if i < 0 {
		i, r.Phases = len(r.Phases), append(r.Phases, StartPhase{Name: phase})
	}
	r.Phases[i].Took += took
}

// phase is how long a phase took.
func (r *StartRow) phase(name string) time.Duration {
	for _, p := range r.Phases {
		if p.Name == name {
			return p.Took
		}
	}
	return 0
}

// WriteStart prints a table for each kind: seconds by phase and size, and by which power of the size each phase grows between the last two.
func (s Start) WriteStart(w io.Writer, rows map[string][]StartRow) error {
	for _, k := range s.Kinds {
		list := rows[k.Name]
		if len(list) == 0 {
			continue
		}
		t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
		fmt.Fprintf(t, "%s\t", k.Name)
		for _, r := range list {
			fmt.Fprintf(t, "%d\t", r.Count)
		}
		fmt.Fprintln(t, "grows as\t")
		for _, p := range list[len(list)-1].Phases {
			writePhase(t, p.Name, list, func(r *StartRow) time.Duration { return r.phase(p.Name) })
		}
		writePhase(t, "whole", list, func(r *StartRow) time.Duration { return r.Whole })
		if err := t.Flush(); err != nil {
			return err
		}
		if _, err := fmt.Fprintln(w); err != nil {
			return err
		}
	}
	return nil
}

func writePhase(w io.Writer, name string, list []StartRow, took func(*StartRow) time.Duration) {
	fmt.Fprintf(w, "%s\t", name)
	for i := range list {
		fmt.Fprintf(w, "%.3f\t", took(&list[i]).Seconds())
	}
	growth := ""
	if n := len(list); n > 1 {
		if power, ok := growthOf(list[n-2].Count, list[n-1].Count, took(&list[n-2]), took(&list[n-1])); ok {
			growth = fmt.Sprintf("n^%.2f", power)
		}
	}
	fmt.Fprintf(w, "%s\t\n", growth)
}

// growthOf is by which power of their number a time grows from one size to another; none where the first is too short to tell.
func growthOf(small, large int, short, long time.Duration) (power float64, ok bool) {
	if short < time.Millisecond || small >= large {
		return 0, false
	}
	return math.Log(float64(long)/float64(short)) / math.Log(float64(large)/float64(small)), true
}
