package validation

// Running many cases side by side.

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"gabion/internal/input"
	"gabion/internal/panics"
	"gabion/results"
	"gabion/runs"
)

// Options say how cases are run.
type Options struct {
	Folder     string // for the runs and the report
	References string // folder of reference data; "" skips the cases that need it
	Jobs       int    // cases at a time; 0 or less takes one
	Threads    int    // of each case
	Device     string // auto, cpu or gpu
	Version    string // of the program
	// Report is told of each case when it has ended, with the verdicts of all; what has not ended is NotRun. It is not called concurrently.
	Report func(v *Verdict, all []*Verdict)
}

// Status says how a case ended.
type Status string

// The ways a case ends.
const (
	Passed  Status = "passed"
	Outside Status = "outside" // a quantity is out of its tolerance
	Failed  Status = "failed"  // the case could not be read, run or compared
	Skipped Status = "skipped" // its references are not at hand
	NotRun  Status = "not run" // the validation ended before it
)

// Verdict is what a case came to.
type Verdict struct {
	Case     string     `json:"case"`
	Title    string     `json:"title"`
	About    string     `json:"description,omitempty"`
	Source   string     `json:"source"`
	Model    string     `json:"model"`
	File     string     `json:"file"`
	Status   Status     `json:"status"`
	Reason   string     `json:"reason,omitempty"` // why it failed or was skipped
	Seconds  float64    `json:"seconds"`          // wall time
	Outcomes []*Outcome `json:"quantities"`
}

// Run runs the cases in the given files and returns their verdicts in the same order. It fails only when ctx ends; the verdicts of the cases that
// had ended by then are returned all the same.
func Run(ctx context.Context, paths []string, o Options) ([]*Verdict, error) {
	verdicts := make([]*Verdict, len(paths))
	for i, name := range distinctNames(paths) {
		verdicts[i] = &Verdict{File: paths[i], Case: name, Title: name, Status: NotRun}
	}
	var wait panics.Group
	var lock sync.Mutex
	next := 0
	take := func() int {
		lock.Lock()
		defer lock.Unlock()
		next++
		return next - 1
	}
	for range max(min(o.Jobs, len(paths)), 1) {
		wait.Go(func() {
			for i := take(); i < len(paths) && ctx.Err() == nil; i = take() {
				v := runCase(ctx, paths[i], verdicts[i].Case, o)
				if ctx.Err() != nil && v.Status == Failed {
					return // it was stopped
				}
				lock.Lock()
				verdicts[i] = v
				if o.Report != nil {
					o.Report(v, verdicts)
				}
				lock.Unlock()
			}
		})
	}
	wait.Wait()
	if ctx.Err() != nil {
		return verdicts, runs.ErrInterrupted
	}
	return verdicts, nil
}

// distinctNames names cases after their files, and numbers those whose names are taken: each has a folder of its own.
func distinctNames(paths []string) []string {
	names := make([]string, len(paths))
	for i, path := range paths {
		first := (&Case{path: path}).Name()
		names[i] = first
		for n := 2; slices.Contains(names[:i], names[i]); n++ {
			names[i] = fmt.Sprintf("%s-%d", first, n)
		}
	}
	return names
}

// runCase gives the verdict on a case, whatever happens in it.
func runCase(ctx context.Context, path, name string, o Options) *Verdict {
	v := &Verdict{File: path, Case: name, Title: name}
	start := time.Now()
	if err := guard(func() error { return v.reach(ctx, o) }); err != nil {
		v.Status, v.Reason = Failed, err.Error()
	}
	v.Seconds = time.Since(start).Seconds()
	return v
}

// guard calls f and makes an error of a panic in it, so that the other cases go on.
func guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("a mistake in Gabion itself: %v\n%s", p, debug.Stack())
		}
	}()
	return f()
}

// reach reads, runs and judges the case.
func (v *Verdict) reach(ctx context.Context, o Options) error {
	if o.References == "" {
		if text, err := input.Read(ctx, v.File, input.MaxText); err == nil && hasReferences(text) {
			v.Status, v.Reason = Skipped, "its reference data are in a folder of their own: give --references DIR"
			return nil
		}
	}
	c, err := LoadCase(ctx, v.File, o.References)
	if err != nil {
		return err
	}
	v.Title, v.About, v.Source, v.Model = c.Title, c.Description, c.Source, c.Model
	if v.Model == "" {
		v.Model = c.Results
	}
	folder := filepath.Join(o.Folder, "runs", v.Case)
	run, err := c.simulate(ctx, folder, o)
	if err != nil {
		return err
	}
	if v.Outcomes, err = c.judge(ctx, run, folder+"-reference", o); err != nil {
		return err
	}
	v.Status = Passed
	for _, out := range v.Outcomes {
		if !out.Passed {
			v.Status = Outside
		}
	}
	return nil
}

// judge makes all comparisons of the case; folder is for the run of a reference model.
func (c *Case) judge(ctx context.Context, run results.Table, folder string, o Options) ([]*Outcome, error) {
	run, err := run.Distinct()
	if err != nil {
		return nil, fmt.Errorf("the run: %w", err)
	}
	r := &sources{c: c, own: run, read: map[string]results.Table{}, folder: folder, o: o}
	var outcomes []*Outcome
	var errs []error
	for i := range c.Compare {
		k := &c.Compare[i]
		reference, err := r.of(ctx, k)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		out, err := k.judge(run, reference)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		outcomes = append(outcomes, out)
	}
	return outcomes, errors.Join(errs...)
}

// Good tells whether every case that has its references was run and is within its tolerances.
func Good(verdicts []*Verdict) bool {
	return !slices.ContainsFunc(verdicts, func(v *Verdict) bool { return v.Status != Passed && v.Status != Skipped })
}
