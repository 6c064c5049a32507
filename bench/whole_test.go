package bench

import (
	"strings"
	"testing"

	"gabion/runs"
)

// BenchmarkWhole runs the whole model where the particles run by default: on the GPU, where there is one.
func BenchmarkWhole(b *testing.B) {
	for _, s := range Schemes(1e-4, 4)[:2] {
		b.Run(s.Name, func(b *testing.B) {
			w := Whole{Schemes: []Scheme{s}, Device: "auto", Threads: []int{0}}
			var results float64
			for b.Loop() {
				rows, err := w.Run(b.Context())
				if err != nil {
					b.Fatal(err)
				}
				results += rows[0].results().Seconds()
				b.Logf("%+v", rows[0].Results)
			}
			b.ReportMetric(results/float64(b.N), "results-s/op")
		})
	}
}

func TestWholeTable(t *testing.T) {
	w := Whole{Schemes: Schemes(1e-4, 4)[:2], End: 2e-3, Device: "cpu", Threads: []int{1, 2}}
	rows, err := w.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 4 || rows[1].Threads != 2 || rows[1].Steps != 20 || rows[2].Scheme.Name != "subcycled" || rows[3].Steps != 6 {
		t.Fatalf("rows %+v", rows)
	}
	for _, r := range rows {
		if all := r.results(); !(0 < all && all < r.Wall && r.Results[runs.RowsPhase] > 0 && r.Start > 0) {
			t.Errorf("%+v: want results within the wall time, and a start", r)
		}
	}
	var b strings.Builder
	if err := WriteWhole(&b, rows); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(b.String(), "\n")
	// Four rows, of which the third is the first of its scheme, and what each did beside results.
	if len(lines) != 10 || !strings.Contains(lines[3], "1.00") || !strings.HasPrefix(lines[5], "frozen on cpu, 1 threads: ") || !strings.Contains(lines[8], "bodies: Newton iterations") {
		t.Errorf("the table is\n%s", b.String())
	}
}
