package bench

import (
	"bytes"
	"math"
	"strings"
	"testing"
)

// The books of every law and shape close to the error of the steps, which is of first order at least, and those of liquid and heat to rounding.
func TestBooks(t *testing.T) {
	b := DefaultBooks(Processor(1))
	b.Box, b.Solids, b.Steps, b.Speed = Size{5, 5, 5}, Size{4, 4, 4}, 600, 2
	var rows []BooksRow
	if err := b.Run(t.Context(), func(r BooksRow) { rows = append(rows, r) }); err != nil {
		t.Fatal(err)
	}
	var table bytes.Buffer
	if err := WriteBooks(&table, rows); err != nil {
		t.Fatal(err)
	}
	if len(rows) != len(BooksLaws()) || strings.Count(table.String(), "\n") != len(rows)+1 {
		t.Fatalf("%d rows of %d laws and shapes\n%s", len(rows), len(BooksLaws()), table.String())
	}
	for _, r := range rows {
		if !(r.Lost > 0) || !(math.Abs(r.Residual) < 0.02*r.Scale) || math.Abs(r.Liquid) > 1e-12 || math.Abs(r.Heat) > 1e-12 || (r.Name == "bonds") != (r.Broken > 0) {
			t.Errorf("%+v", r)
		}
	}
	b.Laws = []string{"glue"}
	if err := b.Run(t.Context(), nil); err == nil || !strings.Contains(err.Error(), `there is no "glue"`) {
		t.Error(err)
	}
}
