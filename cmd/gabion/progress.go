package main

// How long work is getting on: a bar on a terminal, a line now and then elsewhere.

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"sync"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"gabion/internal/progress"
	"gabion/runs"
)

// display shows the phases of a command, and the status of a run. Phases tell of themselves from any goroutine.
type display struct {
	mu    sync.Mutex
	w     io.Writer
	bar   *bar        // nil when w is not a terminal
	last  time.Time   // of a line
	phase string      // under way, or ""
	timer *time.Timer // until the phase is shown
	shown bool
}

const (
	phaseAfter = time.Second      // what takes longer than this is shown
	linesEvery = 10 * time.Second // how often a line is written where no bar can be drawn
)

// watched is the context of a command whose phases are shown until the end of the display.
func watched(cmd *cobra.Command) (context.Context, *display) {
	d := newDisplay(cmd.ErrOrStderr())
	return progress.With(cmd.Context(), d.observe), d
}

func newDisplay(w io.Writer) *display {
	d := &display{w: w, last: time.Now()}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		d.bar = &bar{w: w, width: func() int { width, _, _ := term.GetSize(int(f.Fd())); return width }}
	}
	return d
}

// observe is told of phases.
func (d *display) observe(phase string, part float64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if phase != d.phase {
		if d.timer != nil {
			d.timer.Stop()
		}
		if d.shown && d.bar != nil {
			d.bar.clear()
		}
		d.phase, d.shown, d.timer = phase, false, nil
		if phase != "" {
			d.timer = time.AfterFunc(phaseAfter, func() { d.begin(phase) })
		}
		return
	}
	if d.shown {
		d.show(part)
	}
}

// begin shows a phase that has gone on for a while.
func (d *display) begin(phase string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.phase != phase || d.shown {
		return
	}
	d.shown = true
	if d.bar == nil {
		d.last = time.Now()
		fmt.Fprintln(d.w, phase)
		return
	}
	d.show(math.NaN())
}

// show tells how far the phase is.
func (d *display) show(part float64) {
	switch {
	case d.bar != nil:
		d.bar.draw(part, d.phase)
	case !math.IsNaN(part) && time.Since(d.last) >= linesEvery:
		d.last = time.Now()
		fmt.Fprintf(d.w, "%s: %.0f %%\n", d.phase, 100*part)
	}
}

// report shows the status of a run.
func (d *display) report(s runs.Status) {
	line := fmt.Sprintf("t = %.4g of %.4g s, %.3g steps/s", s.Time, s.End, s.Rate)
	if s.Iterations > 0 {
		line += fmt.Sprintf(", %.1f iterations a step", s.Iterations)
	}
	if s.Contacts > 0 {
		line += fmt.Sprintf(", %d contacts", s.Contacts)
	}
	if s.Remaining > 0 {
		line += fmt.Sprintf(", %s left", s.Remaining.Round(time.Second))
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case d.bar != nil:
		d.bar.draw(s.Time/s.End, line)
	case !s.Done && time.Since(d.last) >= linesEvery:
		d.last = time.Now()
		fmt.Fprintln(d.w, line)
	}
}

func (d *display) close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.timer != nil {
		d.timer.Stop()
	}
	d.phase = ""
	if d.bar != nil {
		d.bar.clear()
	}
}

// warn tells of what cannot wait for the summary.
func (d *display) warn(text string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.bar != nil {
		d.bar.clear()
	}
	fmt.Fprintln(d.w, "warning: "+text)
}
