package sweep

// Cases: what identifies one, what a worker is told of it, and what comes back.

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"gabion/internal/input"
	"gabion/internal/progress"
	"gabion/models"
	"gabion/results"
	"gabion/runs"
)

// Case is one run of a study.
type Case struct {
	Index  int     // place in the plan, from 0
	Hash   string  // of all that its results depend on
	Model  string  // hash of the resolved model
	Inputs []Input // in the order of the study
}

// Job is a case as it travels to a worker.
type Job struct {
	Study  string   `json:"study"`  // identifier of the study
	Hash   string   `json:"hash"`   // of the case
	Bundle string   `json:"bundle"` // object with the model and its files
	Sets   []string `json:"sets"`
	Inputs []Named  `json:"inputs"` // numbers among the inputs, for expressions
}

// Named is a number with a name.
type Named struct {
	Name  string       `json:"name"`
	Value results.Real `json:"value"`
}

// Result is what became of a case.
type Result struct {
	Hash    string  `json:"hash"`
	Status  Status  `json:"status"`
	Error   string  `json:"error,omitempty"`
	Outputs []Named `json:"outputs,omitempty"`
	History []byte  `json:"history,omitempty"` // CSV of the columns that are kept whole
	Seconds float64 `json:"seconds"`           // wall time
	Steps   int64   `json:"steps"`
	Memory  int64   `json:"memory"` // peak, bytes
	Version string  `json:"version"`
	Worker  string  `json:"worker"`
	Tries   int     `json:"tries"` // deliveries of the case
}

// Status says how far a case has come.
type Status string

// The states of a case.
const (
	Pending Status = "pending"
	Done    Status = "done"
	Failed  Status = "failed"
	Dead    Status = "dead" // given up: workers died with it too often
)

// Plan is a study made ready: its cases, and the bundle that workers need.
type Plan struct {
	Study   *Study
	ID      string // of study and bundle
	Version string
	Cases   []Case
	Names   []string // of the inputs
	Bundle  []byte   // zip archive
}

// Plan checks the model of every case and gathers the files that they need. version is that of the program.
func (s *Study) Plan(ctx context.Context, version string) (*Plan, error) {
	p, err := s.plan(ctx, version)
	if m := new(mistakes); err != nil && !errors.As(err, &m) {
		err = fmt.Errorf("%s: %w", s.path, err)
	}
	return p, err
}

func (s *Study) plan(ctx context.Context, version string) (*Plan, error) {
	inputs, err := s.inputs(ctx)
	if err != nil {
		return nil, err
	}
	p := &Plan{Study: s, Version: version}
	if p.Names, err = s.inputNames(ctx); err != nil {
		return nil, err
	}
	path := s.ModelPath()
	if runs.IsDataset(path) {
		return nil, fmt.Errorf("%s is an Adams dataset; make it a model first by gabion convert", path)
	}
	text, err := input.Read(ctx, path, input.MaxText)
	if err != nil {
		return nil, err
	}
	sums := map[string]string{} // of the files that models name
	extract, err := json.Marshal(s.Extract)
	if err != nil {
		return nil, err
	}
	seen := map[string]int{}
	wrong := mistakes{study: s.path}
	phase := progress.Begin(ctx, "checking the cases", len(inputs))
	defer phase.End()
	for i, in := range inputs {
		if err := phase.Add(1); err != nil {
			return nil, err
		}
		m, err := models.Parse(ctx, path, text, s.sets(in))
		if err != nil {
			if wrong.add(i, in, err); wrong.enough() {
				break
			}
			continue
		}
		if err := s.checkEnds(m.Solver.End); err != nil {
			return nil, fmt.Errorf("case %d, %s: %w", i, describe(in), err)
		}
		c, err := newCase(ctx, i, in, m, sums)
		if err != nil {
			return nil, fmt.Errorf("case %d: %w", i, err)
		}
		c.Hash = results.Hash([]byte(strings.Join([]string{c.Model, version, string(extract), fmt.Sprint(named(in))}, "\n")))
		if first, ok := seen[c.Hash]; ok {
			return nil, fmt.Errorf("cases %d and %d are the same: %s", first, i, describe(in))
		}
		seen[c.Hash] = i
		p.Cases = append(p.Cases, c)
	}
	if wrong.found != nil {
		return nil, &wrong
	}
	if p.Bundle, err = s.bundle(ctx, path, slices.Sorted(maps.Keys(sums))); err != nil {
		return nil, err
	}
	sum := sha256.Sum256(p.Bundle)
	p.ID = identifier.ReplaceAllString(s.Name(), "_") + "-" + hex.EncodeToString(sum[:6])
	return p, nil
}

// newCase is a case of a model, still without its hash. sums keeps the hashes of the files that models name.
func newCase(ctx context.Context, index int, in []Input, m *models.Model, sums map[string]string) (c Case, err error) {
	c = Case{Index: index, Inputs: in}
	if m.Start != nil {
		return c, fmt.Errorf("start: cases do not begin with the state of another run (%s), which workers do not have; run them one by one", m.Start.Run)
	}
	for _, file := range m.Files() {
		if filepath.IsAbs(file) {
			return c, fmt.Errorf("the model names the file %s; name it by its way from the model's folder, which it has on other machines too", file)
		}
	}
	c.Model, err = runs.Identity(ctx, m, sums)
	return c, err
}

// caseSets are the overrides of a case.
func (s *Study) caseSets(in []Input) []string {
	sets := slices.Clone(s.Set)
	for _, i := range in {
		sets = append(sets, i.set())
	}
	return sets
}

// sets are those of a case of the study, in which what only costs time is left out of its results.
func (s *Study) sets(in []Input) []string {
	return append(s.caseSets(in), "outputs.plots=false", "outputs.frames=null", "outputs.fields=null", "outputs.snapshots=null")
}

// named are the numbers among inputs.
func named(in []Input) []Named {
	var list []Named
	for _, i := range in {
		if i.Name != "" && i.Value.Numeric {
			list = append(list, Named{i.Name, results.Real(i.Value.Number)})
		}
	}
	return list
}

// describe writes inputs for people.
func describe(in []Input) string {
	var parts []string
	for _, i := range in {
		parts = append(parts, i.set())
	}
	return strings.Join(parts, ", ")
}

// job is the case as a worker gets it.
func (p *Plan) job(c Case) Job {
	return Job{Study: p.ID, Hash: c.Hash, Bundle: p.ID, Sets: p.Study.sets(c.Inputs), Inputs: named(c.Inputs)}
}
