package validation

// Running what a case names, and gathering its curves.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"gabion/internal/input"
	"gabion/results"
	"gabion/runs"
)

// quiet leaves out what a validation run does not need.
func quiet(model string) []string {
	if runs.IsDataset(model) {
		return []string{"outputs.plots=false"}
	}
	return []string{"outputs.plots=false", "outputs.frames=null", "outputs.fields=null", "outputs.snapshots=null"}
}

// simulate gives the curves of the case's subject. Runs leave their results in folder.
func (c *Case) simulate(ctx context.Context, folder string, o Options) (results.Table, error) {
	if c.Results != "" {
		return ReadCurves(ctx, c.beside(c.Results))
	}
	model := c.beside(c.Model)
	if c.Replace != nil {
		var err error
		if model, err = c.edited(ctx, folder); err != nil {
			return results.Table{}, err
		}
	}
	return runModel(ctx, model, c.Set, folder, o)
}

// runModel runs a model, ours or a dataset, and reads its history and audit.
func runModel(ctx context.Context, model string, sets []string, folder string, o Options) (results.Table, error) {
	if _, err := runs.Run(ctx, runs.Options{
		Model: model, Sets: append(append([]string(nil), sets...), quiet(model)...), Folder: folder, Device: o.Device, Threads: o.Threads, Version: o.Version,
	}); err != nil {
		return results.Table{}, err
	}
	return runs.ReadColumns(folder)
}

// edited writes the model's text with its replacements into folder and returns its path there.
func (c *Case) edited(ctx context.Context, folder string) (string, error) {
	path := c.beside(c.Model)
	data, err := input.Read(ctx, path, input.MaxText)
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
		t, err = ReadCurves(ctx, r.c.beside(path))
	}
	// A run that broke off is a reference as far as it goes.
	if err != nil && !errors.Is(err, ErrIncomplete) {
		return nil, fmt.Errorf("reference: %w", err)
	}
	if t, err = t.Distinct(); err != nil {
		return nil, fmt.Errorf("reference: %w", err)
	}
	r.read[path] = t
	return &t, nil
}
