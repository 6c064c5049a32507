package results

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestThinned(t *testing.T) {
	nan := math.NaN()
	rows := Table{Names: []string{"time", "x", "y"}, Columns: [][]float64{
		{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17},
		{5, 1, 9, 2, 2, 2, 2, 3, 0, 0, 0, 7, 0, -7, 0, 1, 4, 5},
		{nan, 1, 2, nan, 4, 3, 2, 1, nan, nan, nan, nan, nan, nan, nan, nan, 1, nan},
	}}
	for _, c := range []struct {
		level, first, last int
		from               int
		want               [3][]float64
	}{
		{0, 2, 4, 2, [3][]float64{{2, 3}, {9, 2}, {2, nan}}},
		{1, 2, 4, 2, [3][]float64{{2, 3}, {9, 2}, {2, nan}}}, // four rows in the place of two would be more
		{0, -3, 99, 0, [3][]float64{rows.Columns[0], rows.Columns[1], rows.Columns[2]}},
		{3, 0, 8, 0, [3][]float64{{0, 2, 5, 7}, {5, 1, 9, 3}, {nan, 1, 4, 1}}},
		{3, 3, 4, 0, [3][]float64{{0, 2, 5, 7}, {5, 1, 9, 3}, {nan, 1, 4, 1}}},                                  // of whole parts
		{3, 9, 17, 8, [3][]float64{{8, 10, 13, 15, 16, 17}, {0, 7, -7, 1, 4, 5}, {nan, nan, nan, nan, 1, nan}}}, // the last part is short
		{3, 18, 18, 16, [3][]float64{{16, 17}, {4, 5}, {1, nan}}},                                               // nothing is new
		{62, 0, 18, 0, [3][]float64{{0, 6, 12, 17}, {5, 9, -7, 5}, {nan, 1, 4, nan}}},
	} {
		got, from := rows.Thinned(c.level, c.first, c.last)
		for k := range c.want {
			if from != c.from || !slices.EqualFunc(got.Columns[k], c.want[k], func(a, b float64) bool { return a == b || a != a && b != b }) {
				t.Errorf("level %d of rows %d to %d: %v from %d, want %v from %d", c.level, c.first, c.last, got.Columns[k], from, c.want[k], c.from)
			}
		}
	}
}

// At any level every part has the extremes of its rows, and the rows there are no more than were wanted, but for those that the last part has.
func TestThinnedKeepsExtremes(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	const rows = 10_007
	all := NewTable("time", "x")
	for i := range rows {
		if err := all.Append(float64(i), random.NormFloat64()); err != nil {
			t.Fatal(err)
		}
	}
	for _, most := range []int{1, 4, 100, 3000, rows, 2 * rows} {
		level := ThinnedLevel(rows, most)
		got, _ := all.Thinned(level, 0, rows)
		if n := got.Rows(); n > max(most, 4)+4 || (level == 0) != (n == rows) {
			t.Errorf("%d rows in the place of %d, wanted %d", n, rows, most)
		}
		for at, from := 0, 0; level > 0 && from < rows; at, from = at+4, from+1<<level {
			to := min(from+1<<level, rows)
			x, is := all.Columns[1][from:to], got.Columns[1][at:min(at+4, got.Rows())]
			if slices.Min(is) != slices.Min(x) || slices.Max(is) != slices.Max(x) || is[0] != x[0] || is[len(is)-1] != x[len(x)-1] {
				t.Fatalf("level %d, rows %d to %d: %v", level, from, to, is)
			}
			if times := got.Columns[0][at:min(at+4, got.Rows())]; times[0] != float64(from) || times[len(times)-1] != float64(to-1) || !slices.IsSorted(times) {
				t.Fatalf("level %d, rows %d to %d: times %v", level, from, to, times)
			}
		}
	}
}
