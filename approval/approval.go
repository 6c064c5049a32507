// Package approval makes the test of EAD 340059-00-0106, by which falling rock protection kits are approved, of a model with a barrier and a test block: two hits with a third of the energy of the
// model's block, the service energy level (SEL), and one with all of it, the maximum energy level (MEL). Each hits what the hit before has left: wires that have yielded, brakes that have run out.
package approval

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models"
	"gabion/results"
	"gabion/runs"
)

// Options say what is tested and how.
type Options struct {
	Model   string   // file
	Sets    []string // overrides, "path=value"
	Folder  string   // for the runs and the report
	Barrier string   // its name; "" where the model has one only
	Block   string   // the name of the test block; "" where the model has one only
	Settle  float64  // how long each run goes on after the block has turned, until the residual height is read off, s
	Threads int      // 0 takes all processors; results do not depend on it
	Version string   // of the program
	Report  func(test string, s runs.Status)
	Warn    func(string)
	Ended   func(r *Report) // called after each test
}

// hit is one of the three.
type hit struct {
	name, title string
	share       float64 // of the energy of the model's block
}

var hits = []hit{
	{"sel1", "First hit at the service energy level", 1. / 3},
	{"sel2", "Second hit at the service energy level", 1. / 3},
	{"mel", "Hit at the maximum energy level", 1},
}

// kit is the barrier of a model that is tested, and the block.
type kit struct {
	model   *models.Model
	barrier *models.Barrier
	block   *models.Body
	mass    float64 // of the block, kg
}

// load reads the model and finds what is tested. A mistake is told with its place.
func (o *Options) load(ctx context.Context) (*kit, error) {
	m, err := models.Load(ctx, o.Model, o.Sets)
	if err != nil {
		return nil, err
	}
	k := &kit{model: m}
	if k.barrier, err = o.findBarrier(m); err != nil {
		return nil, err
	}
	if k.block, err = o.findBlock(m); err != nil {
		return nil, err
	}
	k.mass, _, _ = k.block.TestBlock()
	_, uphill, _ := k.barrier.Axes()
	if speed := -r3.Dot(k.block.Velocity, uphill); !(speed > 0) {
		return nil, m.About("body", k.block.Name, fmt.Errorf("it does not fly towards the barrier %q: its velocity downhill is %.4g m/s, want more than 0", k.barrier.Name, speed))
	}
	return k, nil
}

func (o *Options) findBarrier(m *models.Model) (*models.Barrier, error) {
	var names []string
	for i := range m.Barriers {
		names = append(names, m.Barriers[i].Name)
	}
	switch b := m.Barrier(o.Barrier); {
	case b != nil:
		return b, nil
	case o.Barrier != "":
		return nil, fmt.Errorf("%s: there is no barrier %q; there are: %s", o.Model, o.Barrier, strings.Join(names, ", "))
	case len(names) == 0:
		return nil, fmt.Errorf("%s: an approval test needs a barrier: give one under \"barriers\"", o.Model)
	case len(names) > 1:
		return nil, fmt.Errorf("%s: which of the barriers %s is tested? Say --barrier NAME", o.Model, strings.Join(names, ", "))
	}
	return &m.Barriers[0], nil
}

func (o *Options) findBlock(m *models.Model) (found *models.Body, err error) {
	for i := range m.Bodies {
		b := &m.Bodies[i]
		if o.Block != "" && b.Name != o.Block {
			continue
		}
		if _, _, is := b.TestBlock(); !is {
			if o.Block == "" {
				continue
			}
			return nil, m.About("body", b.Name, fmt.Errorf("it is no test block: give it solid: {shape: test_block, mass: ..., density: ...}"))
		}
		if found != nil {
			return nil, fmt.Errorf("%s: which of the test blocks %q and %q is thrown? Say --block NAME", o.Model, found.Name, b.Name)
		}
		found = b
	}
	if found == nil && o.Block != "" {
		return nil, fmt.Errorf("%s: there is no body %q", o.Model, o.Block)
	}
	if found == nil {
		return nil, fmt.Errorf("%s: an approval test needs a block: a body with solid: {shape: test_block, mass: ..., density: ...}", o.Model)
	}
	return found, nil
}

// Run makes the three hits, one after the other, and returns the report, which is also written. Hits that were made before in the folder, of the same model, are not made again; one that was interrupted
// goes on where it was. Files in the folder that no test has written are not replaced. It returns a *runs.InputError for mistakes in the model, or where such files are in the way, and runs.ErrInterrupted when ctx ends; the report then has the hits until there.
func Run(ctx context.Context, o Options) (*Report, error) {
	k, err := o.load(ctx)
	if err != nil {
		return nil, &runs.InputError{Err: err}
	}
	if !(o.Settle >= 0) {
		return nil, &runs.InputError{Err: fmt.Errorf("settling takes %g s, want 0 or more", o.Settle)}
	}
	in, err := results.MakeFolder(o.Folder, outputNames())
	if err != nil {
		return nil, &runs.InputError{Err: err}
	}
	defer in.Close()
	report := newReport(k, o)
	again := false // a hit has been made anew, so that those after it are too
	for i := range hits {
		t := &test{hit: hits[i], options: o, in: in, folder: filepath.Join(o.Folder, hits[i].name)}
		if i > 0 {
			t.before = filepath.Join(o.Folder, hits[i-1].name)
		}
		if err := t.write(ctx, &again); err != nil {
			return report, err
		}
		failure := t.run(ctx)
		if ctx.Err() != nil {
			return report, runs.ErrInterrupted
		}
		result, err := t.measure(k, report)
		if err != nil && failure == nil {
			return report, err
		}
		if failure != nil {
			result = &Result{Name: t.name, Title: t.title, Error: failure.Error()}
		}
		report.add(result)
		if err := report.write(in); err != nil {
			return report, err
		}
		if o.Ended != nil {
			o.Ended(report)
		}
		if failure != nil {
			return report, failure
		}
		if !result.Stopped {
			break // there is nothing to throw the next block at
		}
	}
	return report, nil
}
