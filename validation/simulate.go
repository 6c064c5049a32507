package validation

// Running what a case names, and gathering its curves.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"gabion/models"
	"gabion/models/adams"
	"gabion/results"
	"gabion/runs"
	"gabion/solvers"
)

// quiet leaves out what a validation run does not need.
var quiet = []string{"outputs.plots=false", "outputs.frames=null", "outputs.snapshots=null"}

// AuditPrefix begins the names of a run's audit columns in the tables that are compared.
const AuditPrefix = "audit."

// simulate gives the curves of the case's subject. Runs leave their results in folder.
func (c *Case) simulate(ctx context.Context, folder string, o Options) (results.Table, error) {
	if c.Results != "" {
		return ReadCurves(c.beside(c.Results))
	}
	if c.Dataset != nil {
		return c.Dataset.run(ctx, c.beside(c.Model))
	}
	return runModel(ctx, c.beside(c.Model), c.Set, folder, o)
}

// runModel runs a model of ours and reads its history and audit.
func runModel(ctx context.Context, model string, sets []string, folder string, o Options) (results.Table, error) {
	summary, err := runs.Run(ctx, runs.Options{
		Model: model, Sets: append(append([]string(nil), sets...), quiet...), Folder: folder, Device: o.Device, Threads: o.Threads, Version: o.Version,
	})
	if err != nil {
		return results.Table{}, err
	}
	history, err := results.ReadTable(filepath.Join(folder, runs.HistoryFile))
	if err != nil {
		return results.Table{}, err
	}
	history.Units = []string{"s"}
	for _, c := range summary.Columns {
		history.Units = append(history.Units, c.Unit)
	}
	audit, err := results.ReadTable(filepath.Join(folder, runs.AuditFile))
	if err != nil {
		return results.Table{}, err
	}
	if audit.Rows() != history.Rows() {
		return results.Table{}, fmt.Errorf("%s: history has %d rows, audit %d", folder, history.Rows(), audit.Rows())
	}
	units := map[string]string{}
	for _, e := range summary.Audit {
		units[e.Name] = e.Unit
	}
	for i, name := range audit.Names[1:] {
		history.Names = append(history.Names, AuditPrefix+name)
		history.Units = append(history.Units, units[name])
		history.Columns = append(history.Columns, audit.Columns[i+1])
	}
	return history, nil
}

// run runs an Adams dataset; the columns are req<ID>.F1 to req<ID>.F8.
func (d *Dataset) run(ctx context.Context, path string) (results.Table, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return results.Table{}, err
	}
	text := string(data)
	for _, r := range d.Replace {
		if !strings.Contains(text, r.Text) {
			return results.Table{}, fmt.Errorf("%s: there is no %q to replace", path, r.Text)
		}
		text = strings.ReplaceAll(text, r.Text, r.With)
	}
	dataset, err := adams.Parse(path, text)
	if err != nil {
		return results.Table{}, err
	}
	built, err := dataset.Prepare(adams.Times{End: d.End, Output: d.Interval, Step: d.Step}, solvers.Options{Tolerance: d.Tolerance})
	if err != nil {
		return results.Table{}, err
	}
	return follow(ctx, built)
}

// follow steps a simulation to its end and keeps the rows of its history.
func follow(ctx context.Context, b *models.Built) (results.Table, error) {
	table := results.Table{Names: []string{results.TimeColumn}, Units: []string{"s"}}
	for _, r := range b.Requests {
		for _, c := range r.Columns {
			table.Names, table.Units = append(table.Names, c.Name), append(table.Units, c.Unit)
		}
	}
	table.Columns = make([][]float64, len(table.Names))
	interval := b.Model.Outputs.Interval
	rows := int(math.Round(b.Model.Solver.End / interval))
	steps := int(math.Ceil(interval/b.Model.Solver.Step - 1e-9))
	row := make([]float64, len(table.Names))
	sim := b.Simulation
	for k := range rows + 1 {
		for range steps * min(k, 1) {
			if ctx.Err() != nil {
				return table, runs.ErrInterrupted
			}
			if err := sim.Step(interval / float64(steps)); err != nil {
				return table, fmt.Errorf("at t = %.9g s: %w", sim.Time(), err)
			}
		}
		if err := sim.Report(); err != nil {
			return table, err
		}
		row[0] = float64(k) * interval
		rest := row[1:]
		for _, r := range b.Requests {
			r.Write(rest[:len(r.Columns)])
			rest = rest[len(r.Columns):]
		}
		if err := table.Append(row...); err != nil {
			return table, err
		}
	}
	return table, nil
}

// sources gives the reference of a comparison, reading each file and running the reference model once.
type sources struct {
	c      *Case
	read   map[string]results.Table
	folder string
	o      Options
}

func (r *sources) of(ctx context.Context, k *Comparison) (*results.Table, error) {
	if k.Expressions != nil {
		return nil, nil
	}
	path := k.Reference
	if path == "" {
		path = r.c.Reference
	}
	if t, ok := r.read[path]; ok {
		return &t, nil
	}
	var t results.Table
	var err error
	if path == "" {
		t, err = runModel(ctx, r.c.beside(r.c.ReferenceModel), r.c.ReferenceSet, r.folder, r.o)
	} else {
		t, err = ReadCurves(r.c.beside(path))
	}
	// A run that broke off is a reference as far as it goes.
	if err != nil && !errors.Is(err, ErrIncomplete) {
		return nil, fmt.Errorf("reference: %w", err)
	}
	r.read[path] = t
	return &t, nil
}
