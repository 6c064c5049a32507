package bench

import (
	"math"
	"strings"
	"testing"
)

// Piles are timed when they touch, and the table has a row for each and by which power they grow.
func TestPiles(t *testing.T) {
	p := DefaultPiles()
	p.Hulls, p.Falls, p.Step, p.Steps = []int{20, 40}, []float64{0.05, 0.07}, 5e-4, 2
	rows, err := p.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 4 {
		t.Fatalf("%d rows", len(rows))
	}
	for i, r := range rows {
		if r.Hulls != p.Hulls[i/2] || r.Fall != p.Falls[i%2] || r.Contacts < 1 || r.Speed == 0 || r.Iterations < 1 || r.Step < r.Fastest || r.Fastest <= 0 || r.Contact <= 0 {
			t.Errorf("row %d is %+v", i, r)
		}
	}
	var out strings.Builder
	if err := WritePiles(&out, rows); err != nil || strings.Count(out.String(), "\n") != 7 || strings.Count(out.String(), "hulls^") != 2 {
		t.Errorf("%v:\n%s", err, out.String())
	}
}

// What cannot be timed is refused, with the value.
func TestPilesRefused(t *testing.T) {
	for says, spoil := range map[string]func(*Piles){
		"[0] hulls":      func(p *Piles) { p.Hulls = []int{0} },
		"steps of 0":     func(p *Piles) { p.Step = 0 },
		"falls of [NaN]": func(p *Piles) { p.Falls = []float64{math.NaN()} },
		"falls of [2 1]": func(p *Piles) { p.Falls = []float64{2, 1} },
		"falls of []":    func(p *Piles) { p.Falls = nil },
		"-1 Pa":          func(p *Piles) { p.Young = -1 },
		"0 steps":        func(p *Piles) { p.Steps = 0 },
		"-2 threads":     func(p *Piles) { p.Threads = -2 },
	} {
		p := DefaultPiles()
		spoil(&p)
		if _, err := p.Run(t.Context()); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("the error is %v, want one that says %q", err, says)
		}
	}
}
