package bench

// This file times the papers' nets on several numbers of processor threads.

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"
	"time"
)

// Scaling is the time of a step of one net by the number of threads.
type Scaling struct {
	Bodies int
	Steps  []time.Duration // median wall time, for each number of threads
}

// Scale times every net on each number of threads.
func (m Multibody) Scale(ctx context.Context, threads []int) ([]Scaling, error) {
	all := make([]Scaling, len(m.Knots))
	for _, n := range threads {
		m.Workers = n
		rows, err := m.Run(ctx)
		if err != nil {
			return nil, err
		}
		for i, r := range rows {
			all[i].Bodies = r.Bodies
			all[i].Steps = append(all[i].Steps, r.Step)
		}
	}
	return all, nil
}

// WriteScaling prints milliseconds a step by the number of threads, and how many times as fast as with the first number of threads a step is with the last.
func WriteScaling(w io.Writer, threads []int, rows []Scaling) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(t, "bodies\t")
	for _, n := range threads {
		fmt.Fprintf(t, "ms/step, threads %d\t", n)
	}
	fmt.Fprintf(t, "threads %d against %d\t\n", threads[len(threads)-1], threads[0])
	for _, r := range rows {
		fmt.Fprintf(t, "%d\t", r.Bodies)
		for _, s := range r.Steps {
			fmt.Fprintf(t, "%.4g\t", 1e3*s.Seconds())
		}
		fmt.Fprintf(t, "%.2f\t\n", r.Steps[0].Seconds()/r.Steps[len(r.Steps)-1].Seconds())
	}
	return t.Flush()
}
