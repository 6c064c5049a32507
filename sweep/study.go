package sweep

// What a study is, as its YAML file states it.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"gabion/internal/document"
	"gabion/internal/formula"
	"gabion/internal/input"
	"gabion/models"
	"gabion/runs"
)

// Study is a model, what is varied in it, and what is kept of each case.
type Study struct {
	// What is studied, in one line.
	Title string `yaml:"title" required:"true"`
	// More about it.
	Description string `yaml:"description"`
	// Model that is run.
	Model string `yaml:"model" required:"true" file:"true"`
	// Changes of the model that all cases share, each "path=value" as for gabion run --set.
	Set []string `yaml:"set"`
	// What is varied.
	Vary []Factor `yaml:"vary" required:"true"`
	// How the cases are chosen.
	Sampling Sampling `yaml:"sampling" default:"{}"`
	// Each case is repeated with other seeds.
	Repeats *Repeats `yaml:"repeats"`
	// What is kept of each case.
	Extract []Extract `yaml:"extract" required:"true"`
	// What a case may take.
	Limits Limits `yaml:"limits" default:"{}"`
	// When the study ends before all cases are done.
	Stop Stop `yaml:"stop" default:"{}"`

	path string
}

// Factor is one thing that is varied: a path with values or a range, or several paths that change together.
type Factor struct {
	// Path in the model, such as parameters.drop or nets.net.spring.stiffness.
	Path string `yaml:"path" oneof:"what"`
	// Paths that change together.
	Paths []string `yaml:"paths" oneof:"what"`
	// CSV file whose header names paths and whose rows are values that belong together.
	CSV string `yaml:"csv" oneof:"what" file:"true"`
	// Names of the paths in the results; the last step of each path without them.
	Names []string `yaml:"names"`
	// Values of the path.
	Values []Value `yaml:"values"`
	// Values of the paths, one row for each combination.
	Sets [][]Value `yaml:"sets"`
	// Start of a range.
	From *Value `yaml:"from"`
	// End of a range.
	To *Value `yaml:"to"`
	// Number of values in the range, in a grid.
	Count int `yaml:"count" min:"2" default:"5"`
	// How the range is divided.
	Scale string `yaml:"scale" enum:"linear log" default:"linear"`
}

// Sampling says how cases are chosen from the factors.
type Sampling struct {
	// grid: all combinations, the last factor changing fastest; latin_hypercube and sobol: a number of samples spread over all factors.
	Method string `yaml:"method" selector:"true" enum:"grid latin_hypercube sobol" default:"grid"`
	// Number of samples.
	Samples int `yaml:"samples" needs:"latin_hypercube sobol" min:"1" max:"1000000"`
	// Seed of the samples.
	Seed int64 `yaml:"seed" only:"latin_hypercube" min:"0" default:"1"`
}

// Repeats says how cases are repeated.
type Repeats struct {
	// Number of runs of each case.
	Count int `yaml:"count" min:"1" max:"1000000" required:"true"`
	// Paths of the seeds: they are set to the number of the repeat, from first.
	Seeds []string `yaml:"seeds" required:"true"`
	// Seed of the first repeat.
	First int64 `yaml:"first" min:"0" default:"1"`
}

// Extract is one number, or one history, that is kept of each case.
type Extract struct {
	// Name in the results.
	Name string `yaml:"name" required:"true" defines:"output"`
	// Column of the history (of the audit after "audit."). Without its component, as in corner.force, the length of the vector.
	Column string `yaml:"column" oneof:"source"`
	// Expression of inputs and of outputs named before.
	Expression string `yaml:"expression" oneof:"source"`
	// Columns that are kept whole.
	History []string `yaml:"history" oneof:"source"`
	// What is taken of a column: final, initial, minimum, maximum, peak (the largest absolute value), mean (over time), rms (over time), range, integral (over time), or time_of_peak.
	Statistic string `yaml:"statistic" enum:"final initial minimum maximum peak mean rms range integral time_of_peak" default:"final"`
	// Start of the time that counts.
	From float64 `yaml:"from" unit:"s" default:"0"`
	// End of the time that counts; all without it.
	To *float64 `yaml:"to" unit:"s"`
}

// Limits say what a case may take; beyond them it fails, and the study goes on.
type Limits struct {
	// Wall time of a case.
	Time *float64 `yaml:"time" unit:"s" above:"0"`
	// Memory of a case in megabytes (on Linux).
	Memory *float64 `yaml:"memory" above:"0"`
}

// Stop says when a study ends early.
type Stop struct {
	// Number of failed cases.
	Failures *int `yaml:"failures" min:"1"`
	// Wall time of the study.
	Time *float64 `yaml:"time" unit:"s" above:"0"`
	// Condition on inputs and outputs of a case, such as "deflection < -0.3".
	When string `yaml:"when"`
}

// Load reads a study. Mistakes come back as document.Problems, all at once.
func Load(ctx context.Context, path string) (*Study, error) {
	text, err := input.Read(ctx, path, input.MaxText)
	if err != nil {
		return nil, err
	}
	s := &Study{path: path}
	if err := document.Decode(ctx, path, text, nil, s); err != nil {
		return nil, err
	}
	return s, nil
}

// Name is the study's file without folder and ending.
func (s *Study) Name() string {
	base := filepath.Base(s.path)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// ModelPath is where the model is.
func (s *Study) ModelPath() string { return document.Beside(s.path, filepath.FromSlash(s.Model)) }

// Check implements document.Checker.
func (f *Factor) Check(r *document.Report) {
	given := 0
	for _, key := range []string{"values", "sets", "from"} {
		if r.Given(key) {
			given++
		}
	}
	switch {
	case f.Values != nil && len(f.Values) == 0:
		r.Fail("values", "there is no value")
	case f.Paths != nil && len(f.Paths) == 0:
		r.Fail("paths", "there is no path")
	case f.CSV != "":
		if given > 0 {
			r.Fail("csv", "a CSV file has its own values")
		}
	case f.Paths != nil:
		if len(f.Sets) == 0 || given > 1 {
			r.Fail("paths", "paths that change together need \"sets\", and nothing else")
		}
		for i, row := range f.Sets {
			if len(row) != len(f.Paths) {
				r.Fail("sets", "set %d has %d values for %d paths", i, len(row), len(f.Paths))
			}
		}
	case given != 1 || f.Sets != nil:
		r.Fail("path", "a path needs either \"values\" or a range: \"from\" and \"to\"")
	case f.From != nil:
		f.checkRange(r)
	}
	if f.Names != nil && f.CSV == "" && len(f.Names) != len(f.paths()) {
		r.Fail("names", "%d names for %d paths", len(f.Names), len(f.paths()))
	}
}

func (f *Factor) checkRange(r *document.Report) {
	switch {
	case f.To == nil:
		r.Fail("from", "a range needs \"to\"")
	case !f.From.Numeric || !f.To.Numeric:
		r.Fail("from", "the ends of a range must be numbers")
	case f.Scale == "log" && !(f.From.Number > 0 && f.To.Number > 0):
		r.Fail("from", "the ends of a logarithmic range must be above 0")
	case math.IsInf(f.To.Number-f.From.Number, 0) || f.Scale == "log" && math.IsInf(f.To.Number/f.From.Number, 0):
		r.Fail("from", "the range is wider than numbers reach; its ends must differ by less than %.3g, those of a logarithmic range by a smaller factor", math.MaxFloat64)
	}
}

// paths lists what the factor changes, a CSV file's aside.
func (f *Factor) paths() []string {
	if f.Path != "" {
		return []string{f.Path}
	}
	return f.Paths
}

// CheckParts implements document.PartsChecker.
func (s *Study) CheckParts(r *document.Report) {
	if len(s.Vary) == 0 && r.Given("vary") && r.Sound("vary") {
		r.Fail("vary", "there is nothing to vary")
	}
	if len(s.Extract) == 0 && r.Given("extract") && r.Sound("extract") {
		r.Fail("extract", "there is nothing to keep of a case")
	}
	inputs, known := s.checkInputs(r)
	s.checkColumns(r)
	names := slices.Clone(inputs)
	for i := range s.Extract {
		e, item := &s.Extract[i], r.Item("extract", i)
		if e.Name != "" && slices.Contains(inputs, e.Name) {
			item.Fail("name", "%q is the name of an input", e.Name)
		}
		if e.Expression != "" && item.Sound("expression") {
			checkExpression(item, "expression", e.Expression, names, known)
		}
		if e.History == nil && e.Name != "" {
			names = append(names, e.Name)
		}
		known = known && e.Name != ""
	}
	if stop := r.Part("stop"); s.Stop.When != "" && stop.Sound("when") {
		checkExpression(stop, "when", conditional(s.Stop.When), names, known)
	}
}

// checkInputs gives the names of the inputs, and whether these are all: they are not where what is varied has mistakes.
func (s *Study) checkInputs(r *document.Report) (names []string, known bool) {
	if !r.Sound("vary") || !r.Sound("repeats") {
		return nil, false
	}
	names, err := s.inputNames(r.Context())
	if err != nil {
		r.Fail("vary", "%v", err)
	}
	return names, err == nil
}

// checkExpression checks an expression of names; where these are not all that there are, an unknown one is no mistake.
func checkExpression(r *document.Report, key, text string, names []string, known bool) {
	_, err := formula.Compile(text, names...)
	var at *formula.Error
	if err == nil || !known && errors.As(err, &at) && at.Unknown != "" {
		return
	}
	r.Fail(key, "%v", err)
}

// Check implements document.Checker.
func (e *Extract) Check(r *document.Report) {
	if e.To != nil && *e.To < e.From {
		r.Fail("to", "\"to\" must not be before \"from\"")
	}
}

// checkColumns checks that runs of the model will have the columns that are kept. A model that does not load is told of with its cases.
func (s *Study) checkColumns(r *document.Report) {
	for i := range s.Vary {
		if slices.ContainsFunc(s.Vary[i].paths(), func(path string) bool { return strings.HasPrefix(path, "outputs.") }) {
			return // what is recorded is varied
		}
	}
	if s.Model == "" || !r.Sound("set") {
		return
	}
	m, err := models.Load(r.Context(), s.ModelPath(), s.Set)
	if err != nil {
		return
	}
	for i := range s.Extract {
		e, item := &s.Extract[i], r.Item("extract", i)
		key, names := "history", e.History
		if e.Column != "" {
			key, names = "column", []string{e.Column}
		}
		for _, name := range names {
			if err := runs.CheckColumn(m, name); err != nil && item.Sound(key) {
				item.Fail(key, "%v", err)
			}
		}
	}
}

// checkEnds holds the times that count to the end of a run, s.
func (s *Study) checkEnds(end float64) error {
	for i := range s.Extract {
		e := &s.Extract[i]
		last := e.From
		if e.To != nil {
			last = *e.To
		}
		if last > end+timeRounding {
			return fmt.Errorf("%s is of the time until %g s, but the run ends at %g s", e.Name, last, end)
		}
	}
	return nil
}

// condition compiles stop.when into an expression that is 1 when it holds.
func (s *Study) condition(names []string) (*formula.Expression, error) {
	return formula.Compile(conditional(s.Stop.When), names...)
}

// conditional is the expression that is 1 where a condition holds, and else 0.
func conditional(condition string) string { return "(" + condition + ") ? 1 : 0" }

var identifier = regexp.MustCompile(`[^\pL\pN_]+`)

// nameOf makes a name of a path's last step that may stand in expressions.
func nameOf(path string) string {
	step := path[strings.LastIndexByte(path, '.')+1:]
	name := identifier.ReplaceAllString(step, "_")
	if name == "" || name[0] >= '0' && name[0] <= '9' {
		return identifier.ReplaceAllString(path, "_")
	}
	return name
}
