package validation

// What a validation case is: a model, references, and how near they have to be.

import (
	"context"
	"path/filepath"
	"strings"

	"gabion/internal/document"
	"gabion/internal/input"
)

// Case is a comparison of a run with references, as its YAML file states it.
type Case struct {
	// What is validated, in one line.
	Title string `yaml:"title" required:"true"`
	// More about it.
	Description string `yaml:"description"`
	// Where the reference comes from: the program, the experiment, the paper and its page.
	Source string `yaml:"source" required:"true"`
	// Named values, used as ${name}. The parameter references is the folder that --references names.
	Parameters document.Parameters `yaml:"parameters"`

	// Model to run: one of ours (.yaml) or an Adams/Solver dataset (.adm).
	Model string `yaml:"model" oneof:"subject" file:"true"`
	// Results to judge instead of a run: a run's folder, or a file of curves.
	Results string `yaml:"results" oneof:"subject" file:"true"`
	// Changes of the model, each "path=value" as for gabion run --set. A dataset needs solver.end.
	Set []string `yaml:"set"`
	// Texts to replace in the model before it is read, such as in a dataset that cannot be edited.
	Replace []Replacement `yaml:"replace"`

	// File of reference curves (Adams .res or tables, CSV, plain columns, any of them gzipped) or a run's folder, for all comparisons that name no other.
	Reference string `yaml:"reference" file:"true"`
	// Model whose run is the reference.
	ReferenceModel string `yaml:"reference_model" file:"true"`
	// Changes of the reference model.
	ReferenceSet []string `yaml:"reference_set"`

	// What is compared.
	Compare []Comparison `yaml:"compare" required:"true"`

	path string
}

// Replacement is a change of a model's text.
type Replacement struct {
	// Text that is there.
	Text string `yaml:"text" required:"true"`
	// Text to put in its place.
	With string `yaml:"with" required:"true"`
}

// Comparison is one quantity of one or more columns, compared as a vector.
type Comparison struct {
	// Name of the quantity in the report.
	Quantity string `yaml:"quantity" required:"true"`
	// Columns of the run: of its history, or of its audit after "audit."; or sums of columns, "a + b".
	Columns []string `yaml:"columns" required:"true"`
	// The same columns in the reference, one for each; without it they have the same names. Where there is no reference, they are columns of the run itself.
	ReferenceColumns []string `yaml:"reference_columns"`
	// Reference curves as functions of time t (s), one for each column.
	Expressions []document.Formula `yaml:"expressions" of:"t"`
	// File of reference curves for this comparison alone.
	Reference string `yaml:"reference" file:"true"`
	// What the reference's values are multiplied by to have the unit of the run.
	Scale float64 `yaml:"scale" default:"1"`
	// What is measured of the difference: rms, maximum, relative (rms over that of the reference), final, integral (over time), mean (difference of the means over time), rate (of change, from the first to the last time compared), or peak (difference of the largest lengths).
	Metric string `yaml:"metric" enum:"rms maximum relative final integral mean rate peak" default:"rms"`
	// Largest value of the metric that is accepted, in SI.
	Tolerance float64 `yaml:"tolerance" min:"0" required:"true"`
	// Unit of the quantity, for the report; that of the run if it says one.
	Unit string `yaml:"unit"`
	// Start of the compared interval.
	From float64 `yaml:"from" unit:"s" default:"0"`
	// End of the compared interval; without it that of the reference, or of the run where there is none. What ends before fails.
	To *float64 `yaml:"to" unit:"s"`
	// The vector and its negative mean the same, as for Euler parameters.
	EitherSign bool `yaml:"either_sign"`
	// Interpolation of the run between its rows.
	Interpolation string `yaml:"interpolation" enum:"cubic linear" default:"cubic"`
}

// LoadCase reads a case; references is the folder for ${references}, or "".
func LoadCase(ctx context.Context, path, references string) (*Case, error) {
	text, err := input.Read(ctx, path, input.MaxText)
	if err != nil {
		return nil, err
	}
	c := &Case{path: path}
	var overrides []string
	if references != "" && hasReferences(text) {
		absolute, err := filepath.Abs(references)
		if err != nil {
			return nil, err
		}
		overrides = append(overrides, `parameters.references="`+filepath.ToSlash(absolute)+`"`)
	}
	if err := document.Decode(ctx, path, text, overrides, c); err != nil {
		return nil, err
	}
	return c, nil
}

// hasReferences tells whether the text of a case uses the folder of references.
func hasReferences(text []byte) bool { return strings.Contains(string(text), "${references}") }

// Check implements document.Checker.
func (k *Comparison) Check(r *document.Report) {
	if len(k.Columns) == 0 {
		r.Fail("columns", "there is no column to compare")
	}
	if n := len(k.ReferenceColumns); k.ReferenceColumns != nil && n != len(k.Columns) {
		r.Fail("reference_columns", "%d reference columns for %d columns", n, len(k.Columns))
	}
	if n := len(k.Expressions); k.Expressions != nil {
		switch {
		case n != len(k.Columns):
			r.Fail("expressions", "%d expressions for %d columns", n, len(k.Columns))
		case k.Reference != "" || k.ReferenceColumns != nil:
			r.Fail("expressions", "give expressions or a reference, not both")
		}
	}
	if k.To != nil && *k.To < k.From {
		r.Fail("to", "to must not be before from")
	}
}

// hasReference tells whether curves from elsewhere are given, for the comparison or for the whole case.
func (k *Comparison) hasReference(c *Case) bool {
	return k.Reference != "" || c.Reference != "" || c.ReferenceModel != ""
}

// Name is the case's file without folder and ending.
func (c *Case) Name() string {
	base := filepath.Base(c.path)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// beside gives the path of a file that the case names.
func (c *Case) beside(path string) string { return document.Beside(c.path, filepath.FromSlash(path)) }

// columns names the columns of the reference.
func (k *Comparison) columns() []string {
	if k.ReferenceColumns != nil {
		return k.ReferenceColumns
	}
	return k.Columns
}
