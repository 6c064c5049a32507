package bench

// This file times whole runs of a net under particles, from the model's file to the last result.

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"text/tabwriter"
	"time"

	"gabion/models/library"
	"gabion/results"
	"gabion/runs"
)

// Whole says what to time: runs of the library's net-impact with its own results.
type Whole struct {
	Schemes  []Scheme
	End      float64 // simulated time, s; 0 takes the model's
	Device   string  // auto, cpu or gpu
	Threads  []int   // each of these numbers of processor threads; 0 takes all
	Progress func(WholeRow)
}

// WholeRow is the measurement of one run.
type WholeRow struct {
	Scheme  Scheme
	Device  string
	Threads int
	Steps   int64
	Start   time.Duration            // until the first steps have been made: reading and building the model, opening the device
	Wall    time.Duration            // of the run, from when the model has been built to the last result
	Results map[string]time.Duration // of Wall, what the run waited for results, by their phases
	Phases  []results.Timing         // of Wall, all else
}

// Run runs the model in each scheme with each number of threads.
func (c Whole) Run(ctx context.Context) ([]WholeRow, error) {
	text, err := library.Files.ReadFile("net-impact.yaml")
	if err != nil {
		return nil, err
	}
	var rows []WholeRow
	for _, s := range c.Schemes {
		for _, threads := range c.Threads {
			r, err := c.run(ctx, text, s, threads)
			if err != nil {
				return rows, fmt.Errorf("bench: %s, %d threads: %w", s.Name, threads, err)
			}
			if rows = append(rows, r); c.Progress != nil {
				c.Progress(r)
			}
		}
	}
	return rows, nil
}

func (c Whole) run(ctx context.Context, text []byte, s Scheme, threads int) (WholeRow, error) {
	folder, err := os.MkdirTemp("", "gabion-bench-")
	if err != nil {
		return WholeRow{}, err
	}
	defer os.RemoveAll(folder)
	sets := s.sets()
	if c.End > 0 {
		sets = append(sets, fmt.Sprintf("solver.end=%g", c.End))
	}
	begun, first := time.Now(), time.Time{}
	summary, err := runs.Run(ctx, runs.Options{
		Model: "net-impact.yaml", Text: text, Sets: sets, Folder: filepath.Join(folder, "out"), Device: c.Device, Threads: threads,
		Report: func(runs.Status) {
			if first.IsZero() {
				first = time.Now()
			}
		},
	})
	if err != nil {
		return WholeRow{}, err
	}
	t := &summary.Time
	r := WholeRow{Scheme: s, Device: summary.Device.Kind, Threads: threads, Steps: t.Steps, Start: first.Sub(begun), Wall: seconds(t.WallSeconds), Results: map[string]time.Duration{}}
	for _, phase := range summary.Timings {
		if slices.Contains(runs.ResultPhases(), phase.Phase) {
			r.Results[phase.Phase] = seconds(phase.Seconds)
		} else {
			r.Phases = append(r.Phases, phase)
		}
	}
	return r, nil
}

// results is what the run waited for results, all together.
func (r *WholeRow) results() (all time.Duration) {
	for _, d := range r.Results {
		all += d
	}
	return all
}

func seconds(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }

// WriteWhole prints a table of rows; the speed-up is over the first with the same scheme.
func WriteWhole(w io.Writer, rows []WholeRow) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "scheme\tdevice\tthreads\tsteps\tstart s\twall s\tspeed-up\tresults s\tpart\trows\taudit\tloads\tframes\tend\tother\t")
	var first WholeRow
	for _, r := range rows {
		if r.Scheme != first.Scheme {
			first = r
		}
		fmt.Fprintf(t, "%s\t%s\t%d\t%d\t%.3g\t%.3g\t%.2f\t%.3g\t%.1f %%\t", r.Scheme.Name, r.Device, r.Threads, r.Steps, r.Start.Seconds(), r.Wall.Seconds(),
			first.Wall.Seconds()/r.Wall.Seconds(), r.results().Seconds(), 100*r.results().Seconds()/r.Wall.Seconds())
		for _, phase := range runs.ResultPhases() {
			fmt.Fprintf(t, "%.3g\t", r.Results[phase].Seconds())
		}
		fmt.Fprintln(t)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, r := range rows {
		fmt.Fprintf(w, "%s on %s, %d threads:", r.Scheme.Name, r.Device, r.Threads)
		for _, p := range r.Phases {
			fmt.Fprintf(w, "  %s %.3g s", p.Phase, p.Seconds)
		}
		fmt.Fprintln(w)
	}
	return nil
}
