package validation

// Running what a case names, and gathering its curves.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"gabion/results"
	"gabion/runs"
)

// quiet leaves out what a validation run does not need.
func quiet(model string) []string {
	if runs.IsDataset(model) {
		return []string{"outputs.plots=false"}
	}
	return []string{"outputs.plots=false", "outputs.frames=null", "outputs.snapshots=null"}
}

// AuditPrefix begins the names of a run's audit columns in the tables that are compared.
const AuditPrefix = "audit."

// simulate gives the curves of the case's subject. Runs leave their results in folder.
func (c *Case) simulate(ctx context.Context, folder string, o Options) (results.Table, error) {
	if c.Results != "" {
		return ReadCurves(c.beside(c.Results))
	}
	model := c.beside(c.Model)
	if c.Replace != nil {
		var err error
		if model, err = c.edited(folder); err != nil {
			return results.Table{}, err
		}
	}
	return runModel(ctx, model, c.Set, folder, o)
}

// runModel runs a model, ours or a dataset, and reads its history and audit.
func runModel(ctx context.Context, model string, sets []string, folder string, o Options) (results.Table, error) {
	summary, err := runs.Run(ctx, runs.Options{
		Model: model, Sets: append(append([]string(nil), sets...), quiet(model)...), Folder: folder, Device: o.Device, Threads: o.Threads, Version: o.Version,
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

// edited writes the model's text with its replacements into folder and returns its path there.
func (c *Case) edited(folder string) (string, error) {
	path := c.beside(c.Model)
	data, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	text := string(data)
	for _, r := range c.Replace {
		if !strings.Contains(text, r.Text) {
			return "", fmt.Errorf("%s: there is no %q to replace", path, r.Text)
		}
		text = strings.ReplaceAll(text, r.Text, r.With)
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	copied := filepath.Join(folder, "replaced"+filepath.Ext(path))
	return copied, os.WriteFile(copied, []byte(text), 0o644)
}

// sources gives the reference of a comparison, reading each file and running the reference model once.
type sources struct {
	c      *Case
	own    results.Table // of the run itself
	read   map[string]results.Table
	folder string
	o      Options
}

func (r *sources) of(ctx context.Context, k *Comparison) (*results.Table, error) {
	switch {
	case k.Expressions != nil:
		return nil, nil
	case !k.hasReference(r.c):
		return &r.own, nil
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
