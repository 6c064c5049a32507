package sweep

// What comes back of a case, and whether it can be the result of that case: it comes over a network, from programs that may be others.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"

	"gabion/observables"
	"gabion/results"
)

// result reads what came back for a case. It must be of this case and of this version of the program, and have all that the study keeps and nothing else, in finite numbers.
// With an error comes a failed result that tells it.
func (p *Plan) result(hash string, data []byte) (*Result, error) {
	r := new(Result)
	err := json.Unmarshal(data, r)
	if err == nil {
		err = p.check(hash, r)
	}
	r.Worker, r.Error = printable(r.Worker), printable(r.Error)
	if err == nil {
		return r, nil
	}
	err = fmt.Errorf("what worker %q sent is refused: %w", r.Worker, err)
	return &Result{Hash: hash, Status: Failed, Error: err.Error(), Version: p.Version, Worker: r.Worker}, err
}

func (p *Plan) check(hash string, r *Result) error {
	switch {
	case r.Hash != hash:
		return fmt.Errorf("it is the result of another case, %q", r.Hash)
	case r.Version != p.Version:
		return fmt.Errorf("it is of version %q of the program, the study is of %q", r.Version, p.Version)
	case r.Seconds < 0 || r.Steps < 0 || r.Memory < 0 || r.Tries < 0:
		return fmt.Errorf("it took %g s, %d steps, %d bytes and %d tries", r.Seconds, r.Steps, r.Memory, r.Tries)
	case (r.Status == Failed || r.Status == Dead) && r.Error != "" && r.Outputs == nil && r.History == nil:
		return nil
	case r.Status != Done || r.Error != "":
		return fmt.Errorf("a result cannot be %q with the error %q, %d outputs and %d bytes of history", r.Status, r.Error, len(r.Outputs), len(r.History))
	}
	return p.checkNumbers(r)
}

// checkNumbers checks the outputs and the history of a case that is done.
func (p *Plan) checkNumbers(r *Result) error {
	var wanted, got, kept []string
	for _, e := range p.Study.Extract {
		if e.History == nil {
			wanted = append(wanted, e.Name)
		}
		kept = append(kept, e.History...)
	}
	for _, o := range r.Outputs {
		got = append(got, o.Name)
	}
	if !slices.Equal(got, wanted) {
		return fmt.Errorf("it has the outputs %q, the study keeps %q", got, wanted)
	}
	for _, o := range r.Outputs {
		if !finite(float64(o.Value)) {
			return fmt.Errorf("its %s is not a finite number", o.Name)
		}
	}
	if kept == nil && r.History == nil {
		return nil
	}
	table, err := results.DecodeTable(bytes.NewReader(r.History), "history")
	if err != nil {
		return err
	}
	if wanted := append([]string{results.TimeColumn}, kept...); !slices.Equal(table.Names, wanted) {
		return fmt.Errorf("its history has the columns %q, the study keeps %q", table.Names, wanted)
	}
	for i, c := range table.Columns {
		if k := slices.IndexFunc(c, func(x float64) bool { return !finite(x) && !observables.IsMissing(x) }); k >= 0 {
			return fmt.Errorf("its history has %g in row %d of %s", c[k], k+1, table.Names[i])
		}
	}
	return nil
}

func finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// printable is a text without what controls terminals.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, text)
}
