package validation

// What can be wrong with a case, told before anything is run.

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"gabion/internal/document"
	"gabion/internal/input"
	"gabion/models"
	"gabion/models/adams"
	"gabion/runs"
)

// columnCheck says of a name what is wrong with it as a column. It is nil where columns cannot be known.
type columnCheck func(name string) error

// CheckParts implements document.PartsChecker.
func (c *Case) CheckParts(r *document.Report) {
	if c.Replace != nil && c.Model == "" && !r.Given("model") {
		r.Fail("replace", "there is no model to replace something in")
	}
	if c.Reference != "" && c.ReferenceModel != "" {
		r.Fail("reference", "give reference or reference_model, not both")
	}
	if len(c.Compare) == 0 && r.Given("compare") && r.Sound("compare") {
		r.Fail("compare", "there is nothing to compare")
	}
	own, reference := c.subjectColumns(r), c.referenceColumns(r)
	for i := range c.Compare {
		c.Compare[i].checkColumns(r.Item("compare", i), c, own, reference)
	}
}

// checkColumns checks that the subject has the columns that are compared, and the reference those that they are compared with.
func (k *Comparison) checkColumns(r *document.Report, c *Case, own, reference columnCheck) {
	if !r.Given("columns") {
		return
	}
	k.check(r, "columns", k.Columns, own)
	switch {
	case k.Expressions != nil || r.Given("expressions"):
		return
	case !k.hasReference(c) && !r.Given("reference_columns"):
		r.Fail("", "%q has no reference: give expressions or a reference, there or for the whole case, or reference_columns of the run itself", k.Quantity)
		return
	case !k.hasReference(c):
		reference = own
	case k.Reference != "":
		reference = c.tableColumns(r, k.Reference)
	}
	key := "columns"
	if r.Given("reference_columns") {
		key = "reference_columns"
	}
	k.check(r, key, k.columns(), reference)
}

// check checks the columns, or sums of columns, that the list at a key names.
func (k *Comparison) check(r *document.Report, key string, sums []string, check columnCheck) {
	if check == nil || !r.Given(key) || !r.Sound(key) {
		return
	}
	for i, sum := range sums {
		for name := range strings.SplitSeq(sum, " + ") {
			if err := check(name); err != nil {
				r.Item(key, i).Fail("", "%v", err)
			}
		}
	}
}

// subjectColumns tells the columns of what is judged: of the results, or of a run of the model, whose mistakes it includes.
func (c *Case) subjectColumns(r *document.Report) columnCheck {
	switch {
	case c.Results != "":
		return c.tableOf(r, "results", c.Results, "the run")
	case c.Model == "" || !r.Sound("set"):
		return nil
	}
	text, err := c.modelText(r)
	if err != nil {
		return nil // the file is not there, which is told, or not what it is wanted to be
	}
	return c.modelColumns(r, "model", text, c.Model, "set", c.Set)
}

// referenceColumns tells the columns of the reference of the whole case.
func (c *Case) referenceColumns(r *document.Report) columnCheck {
	switch {
	case c.Reference != "":
		return c.tableColumns(r, c.Reference)
	case c.ReferenceModel == "" || !r.Sound("reference_set"):
		return nil
	}
	text, err := input.Read(r.Context(), c.beside(c.ReferenceModel), input.MaxText)
	if err != nil {
		return nil
	}
	return c.modelColumns(r, "reference_model", text, c.ReferenceModel, "reference_set", c.ReferenceSet)
}

// modelText is the text of the model with its replacements.
func (c *Case) modelText(r *document.Report) ([]byte, error) {
	data, err := input.Read(r.Context(), c.beside(c.Model), input.MaxText)
	if err != nil {
		return nil, err
	}
	text := string(data)
	for i, change := range c.Replace {
		if !strings.Contains(text, change.Text) {
			r.Item("replace", i).Fail("text", "there is no %q to replace in %s", change.Text, c.Model)
		}
		text = strings.ReplaceAll(text, change.Text, change.With)
	}
	return []byte(text), nil
}

// modelColumns reads the text of a model or a dataset, which a key names, with the changes at another key, and tells the columns of its run.
func (c *Case) modelColumns(r *document.Report, key string, text []byte, file, setKey string, sets []string) columnCheck {
	path := c.beside(file)
	if runs.IsDataset(path) {
		d, err := adams.Parse(path, string(text))
		if err != nil {
			r.Include(key, err)
			return nil
		}
		return func(name string) error { return runs.CheckDatasetColumn(d, name) }
	}
	m, err := models.Parse(r.Context(), path, text, sets)
	if err != nil {
		var problems document.Problems
		errors.As(err, &problems)
		for i, set := range sets {
			for k, p := range slices.Backward(problems) {
				if p.Source == "--set "+set {
					r.Item(setKey, i).Fail("", "%s", p.Message)
					problems = slices.Delete(problems, k, k+1)
				}
			}
		}
		r.Include(key, problems)
		return nil
	}
	return func(name string) error { return runs.CheckColumn(m, name) }
}

// tableColumns tells the columns of a file of reference curves.
func (c *Case) tableColumns(r *document.Report, file string) columnCheck {
	return c.tableOf(r, "reference", file, "the reference")
}

// tableOf reads the table that a key names and tells its columns.
func (c *Case) tableOf(r *document.Report, key, file, what string) columnCheck {
	path := c.beside(file)
	if _, err := os.Stat(path); err != nil {
		return nil // told at its place
	}
	t, err := ReadCurves(r.Context(), path)
	if err != nil && !errors.Is(err, ErrIncomplete) {
		r.Fail(key, "%v", err)
		return nil
	}
	return func(name string) error {
		if t.Index(name) >= 0 {
			return nil
		}
		hint := document.Meant(name, t.Names)
		if hint == "" {
			hint = "; there are: " + strings.Join(t.Names, ", ")
		}
		return fmt.Errorf("%s has no column %q%s", what, name, hint)
	}
}
