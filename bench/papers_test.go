package bench

import (
	"slices"
	"strings"
	"testing"
)

// The series count what the papers count, and every time is there.
func TestPapers(t *testing.T) {
	p := Papers{Knots: []int{3, 10}, Edges: []int{4}, Layers: []int{1, 2}, Time: 2e-3, Device: "cpu", Threads: 2}
	series, err := p.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][]int{"springs": {24, 360}, "bodies": {21, 280}, "particles": {64}, "coupled": {130, 260}}
	for _, s := range series {
		var counts []int
		for _, r := range s.Rows {
			counts = append(counts, r.Count)
			if r.Sequential <= 0 || r.Parallel <= 0 || r.Device != "cpu" {
				t.Errorf("%s: %+v", s.Name, r)
			}
		}
		if !slices.Equal(counts, want[s.Name]) {
			t.Errorf("%s counts %v, want %v", s.Name, counts, want[s.Name])
		}
		if svg := s.Diagram().SVG(); !strings.Contains(svg, "computation time") {
			t.Errorf("the diagram of %s has no axis of time", s.Name)
		}
	}
	var table strings.Builder
	if err := WritePapers(&table, series); err != nil || strings.Count(table.String(), "\n") != 9 {
		t.Errorf("%v:\n%s", err, table.String())
	}
}
