package runs

// What identifies a model, and what two models differ in.

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"gabion/internal/document"
	"gabion/internal/input"
	"gabion/models"
	"gabion/results"
)

// Identity identifies a model by its resolved text and by what is in the files that it names. sums keeps the hashes of files seen before, by path.
func Identity(ctx context.Context, m *models.Model, sums map[string]string) (string, error) {
	text, err := m.Resolved()
	if err != nil {
		return "", err
	}
	all := []string{string(text)}
	for _, f := range m.Files() {
		path := m.Path(f)
		if _, ok := sums[path]; !ok {
			data, err := m.Read(ctx, f)
			if err != nil {
				return "", err
			}
			sums[path] = results.Hash(data)
		}
		all = append(all, sums[path])
	}
	return results.Hash([]byte(strings.Join(all, "\n"))), nil
}

// identity identifies what a run can go on with.
func (o *Options) identity(ctx context.Context, m *models.Model) (string, error) {
	hash, err := Identity(ctx, withoutChangeable(m), map[string]string{})
	if err != nil || !IsDataset(o.Model) {
		return hash, err
	}
	dataset, err := o.files().Read(ctx, o.Model, input.MaxText)
	return results.Hash([]byte(hash + results.Hash(dataset))), err
}

// withoutChangeable is a model without what may change when its run is resumed, see changeable. Parameters have been filled in.
func withoutChangeable(m *models.Model) *models.Model {
	same := *m
	same.Parameters = nil
	same.Solver.Step, same.Solver.End, same.Solver.Tolerance, same.Solver.MaxIterations, same.Solver.ErrorControl, same.Solver.MinStep = 0, 0, 0, 0, nil, nil
	same.Coupling.Tolerance, same.Coupling.MaxIterations, same.Coupling.ErrorControl = 0, 0, nil
	same.Outputs = models.Outputs{}
	return &same
}

var changeable = []string{
	"solver.step", "solver.end", "solver.tolerance", "solver.max_iterations", "solver.error_control", "solver.min_step",
	"coupling.tolerance", "coupling.max_iterations", "coupling.error_control", "outputs",
}

// mayChange tells whether a difference between two models is one of those that withoutChangeable leaves out.
func mayChange(difference string) bool {
	path, _, _ := strings.Cut(difference, ":")
	return strings.HasPrefix(path, "parameters.") ||
		slices.ContainsFunc(changeable, func(key string) bool { return path == key || strings.HasPrefix(path, key+".") })
}

// differences lists what is different in the model from that of a checkpoint: it is an error when that is more than may change.
func (r *run) differences(c *results.Checkpoint) ([]string, error) {
	found, err := document.Differences([]byte(c.Model), []byte(r.model))
	if err != nil {
		return nil, fmt.Errorf("cannot resume: the model in the checkpoint: %w", err)
	}
	if c.ModelHash == r.hash {
		return slices.DeleteFunc(found, func(d string) bool { return !mayChange(d) }), nil // the rest are paths that lead to the same files
	}
	if found = slices.DeleteFunc(found, mayChange); len(found) == 0 {
		return nil, fmt.Errorf("cannot resume: a file that %s names has changed since %s was run", r.options.Model, r.options.Folder)
	}
	const most = 8
	return nil, fmt.Errorf("cannot resume: the model differs from the one that %s was run with:\n  %s\n--resume may change %s, and nothing else",
		r.options.Folder, strings.Join(found[:min(most, len(found))], "\n  "), strings.Join(changeable, ", "))
}
