package runs

// What identifies a model, and what two models differ in.

import (
	"fmt"
	"path/filepath"
	"strings"

	"gabion/models"
	"gabion/models/document"
	"gabion/results"
)

// Identity identifies a model by its resolved text and by what is in the files that it names. sums keeps the hashes of files seen before, by path.
func Identity(m *models.Model, sums map[string]string) (string, error) {
	text, err := m.Resolved()
	if err != nil {
		return "", err
	}
	all := []string{string(text)}
	for _, f := range m.Files() {
		path := m.Path(f)
		if _, ok := sums[path]; !ok {
			data, err := m.Read(f)
			if err != nil {
				return "", err
			}
			sums[path] = results.Hash(data)
		}
		all = append(all, sums[path])
	}
	return results.Hash([]byte(strings.Join(all, "\n"))), nil
}

// identity identifies what a run can go on with: the end does not count, so that a run can be prolonged, and pictures neither.
func (o *Options) identity(m *models.Model) (string, error) {
	hash, err := Identity(lasting(m), map[string]string{})
	if err != nil || !IsDataset(o.Model) {
		return hash, err
	}
	dataset, err := o.files().Read(o.Model)
	return results.Hash([]byte(hash + results.Hash(dataset))), err
}

// lasting is a model without what may change when its run is taken up again.
func lasting(m *models.Model) *models.Model {
	same := *m
	same.Solver.End, same.Outputs.Snapshots = 0, nil
	return &same
}

// otherModel is the error of a run that would go on with another model than it began with; it names what is different.
func (r *run) otherModel() error {
	path := filepath.Join(r.options.Folder, ModelFile)
	err := fmt.Errorf("cannot resume: the model differs from the one that %s was run with, %s", r.options.Folder, path)
	began, e := models.Load(path, nil)
	if e != nil {
		return err
	}
	was, e := lasting(began).ResolvedIn(r.options.Folder)
	if e != nil {
		return err
	}
	is, e := lasting(r.built.Model).ResolvedIn(r.options.Folder)
	if e != nil {
		return err
	}
	found, e := document.Differences(was, is)
	switch {
	case e != nil:
		return err
	case len(found) == 0:
		return fmt.Errorf("cannot resume: a file that %s names has changed since %s was run", r.options.Model, r.options.Folder)
	}
	const most = 8
	return fmt.Errorf("%w:\n  %s", err, strings.Join(found[:min(most, len(found))], "\n  "))
}
