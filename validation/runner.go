package validation

// Running many cases side by side.

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

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
	Report     func(done, total int, v *Verdict)
}

// Status says how a case ended.
type Status string

// The ways a case ends.
const (
	Passed  Status = "passed"
	Outside Status = "outside" // a quantity is out of its tolerance
	Failed  Status = "failed"  // the case could not be read, run or compared
	Skipped Status = "skipped" // its references are not at hand
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

// Run runs the cases in the given files and returns their verdicts in the same order. It fails only when ctx ends.
func Run(ctx context.Context, paths []string, o Options) ([]*Verdict, error) {
	verdicts := make([]*Verdict, len(paths))
	names := distinctNames(paths)
	var wait sync.WaitGroup
	var lock sync.Mutex
	done, next := 0, 0
	take := func() int {
		lock.Lock()
		defer lock.Unlock()
		next++
		return next - 1
	}
	for range max(min(o.Jobs, len(paths)), 1) {
		wait.Go(func() {
			for i := take(); i < len(paths) && ctx.Err() == nil; i = take() {
				start := time.Now()
				v := runCase(ctx, paths[i], names[i], o)
				v.Seconds = time.Since(start).Seconds()
				lock.Lock()
				verdicts[i] = v
				done++
				if o.Report != nil {
					o.Report(done, len(paths), v)
				}
				lock.Unlock()
			}
		})
	}
	wait.Wait()
	if ctx.Err() != nil {
		return nil, runs.ErrInterrupted
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

func runCase(ctx context.Context, path, name string, o Options) *Verdict {
	v := &Verdict{File: path, Case: name}
	fail := func(err error) *Verdict {
		v.Status, v.Reason = Failed, err.Error()
		return v
	}
	if o.References == "" {
		if text, err := os.ReadFile(path); err == nil && bytes.Contains(text, []byte("${references}")) {
			v.Status, v.Reason = Skipped, "its reference data are in a folder of their own: give --references DIR"
			v.Title = v.Case
			return v
		}
	}
	c, err := LoadCase(path, o.References)
	if err != nil {
		return fail(err)
	}
	v.Title, v.About, v.Source, v.Model = c.Title, c.Description, c.Source, c.Model
	if v.Model == "" {
		v.Model = c.Results
	}
	if err := c.checkFiles(); err != nil {
		return fail(err)
	}
	folder := filepath.Join(o.Folder, "runs", v.Case)
	run, err := c.simulate(ctx, folder, o)
	if err != nil {
		return fail(err)
	}
	if v.Outcomes, err = c.judge(ctx, run, folder+"-reference", o); err != nil {
		return fail(err)
	}
	v.Status = Passed
	for _, out := range v.Outcomes {
		if !out.Passed {
			v.Status = Outside
		}
	}
	return v
}

// judge makes all comparisons of the case; folder is for the run of a reference model.
func (c *Case) judge(ctx context.Context, run results.Table, folder string, o Options) ([]*Outcome, error) {
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

// Good tells whether no case failed or fell outside its tolerance.
func Good(verdicts []*Verdict) bool {
	for _, v := range verdicts {
		if v.Status == Failed || v.Status == Outside {
			return false
		}
	}
	return true
}
