package bench

import (
	"strings"
	"testing"
)

// Piles are timed when they touch, and the table has a row for each and by which power they grow.
func TestPiles(t *testing.T) {
	p := DefaultPiles()
	p.Hulls, p.Fall, p.Steps = []int{20, 40}, 0.05, 2
	rows, err := p.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range rows {
		if r.Hulls != p.Hulls[i] || r.Contacts < 1 || r.Speed == 0 || r.Iterations < 1 || r.Step < r.Fastest || r.Fastest <= 0 || r.Contact <= 0 {
			t.Errorf("row %d is %+v", i, r)
		}
	}
	var out strings.Builder
	if err := WritePiles(&out, rows); err != nil || strings.Count(out.String(), "\n") != 4 || !strings.Contains(out.String(), "hulls^") {
		t.Errorf("%v:\n%s", err, out.String())
	}
}
