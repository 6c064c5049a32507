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
	b.Box, b.Steps, b.Speed = Size{5, 5, 5}, 600, 2
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

// What is missing in the books where bonds break, more than two for each particle, is of second order in the step, and at the step by which the other laws are looked at no more than theirs.
func TestBooksOfBreakingBonds(t *testing.T) {
	missing := func(step float64) float64 {
		b := DefaultBooks(Processor(1))
		b.Box, b.Laws, b.Step, b.Steps = Size{8, 8, 8}, []string{"bonds"}, step, int(0.0125/step+0.5)
		var row BooksRow
		if err := b.Run(t.Context(), func(r BooksRow) { row = r }); err != nil {
			t.Fatal(err)
		}
		if row.Broken < 2*row.Particles {
			t.Errorf("of %d particles only %d bonds have broken", row.Particles, row.Broken)
		}
		return row.Residual / row.Scale
	}
	coarse, usual := missing(1e-5), missing(5e-6)
	if math.Abs(usual) > 1e-3 || math.Abs(coarse) < 3*math.Abs(usual) {
		t.Errorf("%.3g of what moved is missing, at twice the step %.3g: want 1e-3 at most, and four times that", usual, coarse)
	}
}
