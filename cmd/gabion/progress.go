package main

// How a run is getting on: a bar on a terminal, a line now and then elsewhere.

import (
	"fmt"
	"io"
	"os"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"gabion/runs"
)

// progress shows the status of a run.
type progress struct {
	w    io.Writer
	bar  *progressbar.ProgressBar // nil when w is not a terminal
	last time.Time
}

// linesEvery is how often a line is written where no bar can be drawn.
const linesEvery = 10 * time.Second

func newProgress(w io.Writer) *progress {
	p := &progress{w: w, last: time.Now()}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		p.bar = progressbar.NewOptions(1000,
			progressbar.OptionSetWriter(w), progressbar.OptionSetWidth(24), progressbar.OptionClearOnFinish(),
			progressbar.OptionSetPredictTime(false), progressbar.OptionSetElapsedTime(false))
	}
	return p
}

func (p *progress) report(s runs.Status) {
	line := fmt.Sprintf("t = %.4g of %.4g s, %.3g steps/s", s.Time, s.End, s.Rate)
	if s.Iterations > 0 {
		line += fmt.Sprintf(", %.1f iterations a step", s.Iterations)
	}
	if s.Contacts > 0 {
		line += fmt.Sprintf(", %d contacts", s.Contacts)
	}
	if s.Left > 0 {
		line += fmt.Sprintf(", %s left", s.Left.Round(time.Second))
	}
	switch {
	case p.bar != nil:
		p.bar.Describe(line)
		_ = p.bar.Set(int(1000 * s.Time / s.End)) // a bar that cannot be drawn must not stop a run
	case !s.Done && time.Since(p.last) >= linesEvery:
		p.last = time.Now()
		fmt.Fprintln(p.w, line)
	}
}

func (p *progress) close() {
	if p.bar != nil {
		_ = p.bar.Finish()
	}
}

// warn tells of what cannot wait for the summary.
func (p *progress) warn(text string) {
	if p.bar != nil {
		_ = p.bar.Clear()
	}
	fmt.Fprintln(p.w, "warning: "+text)
}
