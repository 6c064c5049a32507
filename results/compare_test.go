package results

import (
	"math"
	"strings"
	"testing"

	"gabion/observables"
)

// curves samples a sine, its derivative and zero at n+1 times from 0 to 1.
func curves(n int, offset float64) Table {
	t := NewTable("time", "b.p.x", "b.p.y", "b.q.x")
	for i := range n + 1 {
		x := float64(i) / float64(n)
		_ = t.Append(x, math.Sin(x)+offset, 0, math.Cos(x))
	}
	return t
}

func TestCompareOffset(t *testing.T) {
	c, err := Compare(curves(100, 1e-3), curves(100, 0), CompareOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if c.Samples != 101 || c.From != 0 || c.To != 1 {
		t.Errorf("interval %+v", c)
	}
	d := c.Columns[0]
	// RMS over [0, 1] of the sine: sqrt(1/2 - sin(2)/4); the trapezoidal end points make up the rest.
	size := math.Sqrt(0.5 - math.Sin(2)/4)
	if math.Abs(d.RMS-1e-3) > 1e-15 || math.Abs(d.Max-1e-3) > 1e-15 || math.Abs(d.Relative-1e-3/size) > 1e-5 {
		t.Errorf("difference %+v", d)
	}
	// The other component and quantity agree exactly; a zero column is no infinite error.
	for _, d := range c.Columns[1:] {
		if d.RMS != 0 || d.Max != 0 || d.Relative != 0 {
			t.Errorf("%+v", d)
		}
	}
	if worst, name := c.Worst(); name != "b.p.x" || !c.Within(worst) || c.Within(worst*0.99) {
		t.Errorf("worst %g in %s", worst, name)
	}
}

// The finer curve is interpolated at the times of the coarser: fourth order by cubic, second by linear.
func TestCompareInterpolationOrder(t *testing.T) {
	reference := NewTable("time", "b.p.x")
	for i := range 7 {
		x := 0.05 + 0.13*float64(i)
		_ = reference.Append(x, math.Sin(9*x))
	}
	fine := func(n int) Table {
		out := NewTable("time", "b.p.x")
		for i := range n + 1 {
			_ = out.Append(float64(i)/float64(n), math.Sin(9*float64(i)/float64(n)))
		}
		return out
	}
	for _, c := range []struct {
		method Interpolation
		order  float64
	}{{Linear, 2}, {Cubic, 4}} {
		var rms []float64
		for _, n := range []int{61, 122, 244} {
			got, err := Compare(fine(n), reference, CompareOptions{Interpolation: c.method})
			if err != nil {
				t.Fatal(err)
			}
			if got.Samples != 7 {
				t.Errorf("%d samples", got.Samples)
			}
			rms = append(rms, got.Columns[0].RMS)
		}
		if order := math.Log2(rms[0]/rms[2]) / 2; math.Abs(order-c.order) > 0.5 {
			t.Errorf("method %d: order %.2f, want %g (%.2e)", c.method, order, c.order, rms)
		}
	}
}

// Cubic interpolation reproduces a cubic, on uneven samples and up to both ends.
func TestInterpolateExact(t *testing.T) {
	x := []float64{0, 0.1, 0.35, 0.4, 0.8, 1.3, 1.4}
	cubic := func(x float64) float64 { return 1 - 2*x + 3*x*x - 4*x*x*x }
	y := make([]float64, len(x))
	for i := range x {
		y[i] = cubic(x[i])
	}
	at := []float64{-1, 0, 0.01, 0.2, 0.35, 0.37, 1.0, 1.399, 1.4, 2}
	got := make([]float64, len(at))
	Interpolate(got, at, x, y, Cubic)
	for i, v := range at {
		if want := cubic(min(max(v, 0), 1.4)); math.Abs(got[i]-want) > 1e-13 {
			t.Errorf("at %g: %g, want %g", v, got[i], want)
		}
	}
}

func TestCompareOptions(t *testing.T) {
	a, b := curves(100, 0), curves(100, 0)
	b.Names[3] = "other"
	c, err := Compare(a, b, CompareOptions{From: 0.25, To: 0.5})
	if err != nil {
		t.Fatal(err)
	}
	if c.From != 0.25 || c.To != 0.5 || len(c.Columns) != 2 || len(c.OnlyA) != 1 || c.OnlyB[0] != "other" {
		t.Errorf("%+v", c)
	}
	later := curves(10, 0)
	for i := range later.Columns[0] {
		later.Columns[0][i] += 5
	}
	for _, e := range []struct {
		a, b    Table
		columns []string
		want    string
	}{
		{a, later, nil, "no common time"},
		{a, NewTable("time", "b.p.x"), nil, "without rows"},
		{a, b, []string{"b.q.x"}, `no column "b.q.x"`},
		{a, Table{Names: []string{"time", "z"}, Columns: [][]float64{{0, 1}, {0, 1}}}, nil, "no column in common"},
	} {
		if _, err := Compare(e.a, e.b, CompareOptions{Columns: e.columns}); err == nil || !strings.Contains(err.Error(), e.want) {
			t.Errorf("error %v, want %q", err, e.want)
		}
	}
}

// Of tables that do not reach over the same times, or not over those that are wanted, what is missing is an error, unless it is less than an interval between rows.
func TestCompareUncovered(t *testing.T) {
	whole, half := curves(100, 0), curves(100, 0)
	for i := range half.Columns {
		half.Columns[i] = half.Columns[i][:51]
	}
	late := curves(100, 0)
	for i := range late.Columns {
		late.Columns[i] = late.Columns[i][20:]
	}
	coarse := NewTable("time", "b.p.x")
	for i := range 7 {
		_ = coarse.Append(0.15*float64(i), math.Sin(0.15*float64(i)))
	}
	for _, c := range []struct {
		a, b     Table
		from, to float64
		want     string
	}{
		{whole, whole, 0, 0, ""},
		{whole, half, 0, 0, "the second ends at 0.5 s, not at 1 s"},
		{half, whole, 0, 0, "the first ends at 0.5 s, not at 1 s"},
		{late, half, 0, 0, "the first begins at 0.2 s, not at 0 s; the second ends at 0.5 s, not at 1 s"},
		{late, half, 0.2, 0.5, ""},
		{late, half, 0.1, 0.5, "the first begins at 0.2 s, not at 0.1 s"},
		{whole, half, 0, 0.7, "the second ends at 0.5 s, not at 0.7 s"},
		{whole, whole, 0, 2, "the first ends at 1 s, not at 2 s; the second ends at 1 s, not at 2 s"},
		{whole, coarse, 0, 0, ""}, // ends at 0.9 s, and its next row would be at 1.05 s
	} {
		got, err := Compare(c.a, c.b, CompareOptions{From: c.from, To: c.to})
		if err != nil {
			t.Fatal(err)
		}
		if got.Uncovered != c.want || (got.Err() == nil) != (c.want == "") {
			t.Errorf("from %g to %g s: %q, error %v, want %q", c.from, c.to, got.Uncovered, got.Err(), c.want)
		}
	}
}

// A single row says nothing about an interval, and a name that stands twice nothing about a column.
func TestCompareRefuses(t *testing.T) {
	whole, sparse, twice := curves(100, 0), NewTable("time", "b.p.x"), NewTable("time", "b.p.x", "b.p.x")
	for i := range 3 {
		_ = sparse.Append(10*float64(i), 0)
		_ = twice.Append(0.5*float64(i), 0, 1)
	}
	for _, c := range []struct {
		b    Table
		opts CompareOptions
		want string
	}{
		{sparse, CompareOptions{To: 1}, "between 0 and 1 s one of the two has a single row, at 0 s"},
		{twice, CompareOptions{}, `the second table: column "b.p.x" stands twice`},
		{twice, CompareOptions{Columns: []string{"b.p.x"}}, `the second table: column "b.p.x" stands twice`},
		{whole, CompareOptions{From: 5, To: 6}, "no common time from 5 to 6 s"},
	} {
		if _, err := Compare(whole, c.b, c.opts); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %q", err, c.want)
		}
	}
}

func TestCompareNotANumber(t *testing.T) {
	a := curves(10, 0)
	a.Columns[1][3] = math.NaN()
	c, err := Compare(a, curves(10, 0), CompareOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if c.Within(1e9) || !math.IsNaN(c.Columns[0].RMS) || !math.IsNaN(c.Columns[0].Max) || c.Columns[0].MaxTime != 0.3 {
		t.Errorf("%+v", c.Columns[0])
	}
	if err := c.Err(); err == nil || err.Error() != "b.p.x cannot be compared: the first is NaN at 0.3 s" {
		t.Errorf("error %v", err)
	}
	if c, _ := Compare(curves(10, 1), curves(10, 0), CompareOptions{}); c.Err() != nil {
		t.Error(c.Err())
	}
}

// Cells that are empty in both tables say that there is nothing in both; what is empty in one alone cannot be compared. Beside empty cells a curve goes straight between its rows.
func TestCompareEmptyCells(t *testing.T) {
	a, b := curves(10, 0), curves(10, 0)
	for k := 3; k < 6; k++ {
		a.Columns[1][k], b.Columns[1][k] = observables.Missing, observables.Missing
	}
	c, err := Compare(a, b, CompareOptions{})
	if err != nil || c.Err() != nil || !c.Within(0) || math.IsNaN(c.Columns[0].Size) {
		t.Errorf("%v, %v, %+v", err, c.Err(), c.Columns[0])
	}
	b.Columns[1][5] = 0
	if c, _ = Compare(a, b, CompareOptions{}); c.Err() == nil || c.Err().Error() != "b.p.x cannot be compared: the first is empty at 0.5 s" || c.Within(1e9) {
		t.Errorf("error %v", c.Err())
	}
	y := []float64{0, 1, observables.Missing, 9, 16}
	var at [3]float64
	Interpolate(at[:], []float64{0.5, 1.5, 3.5}, []float64{0, 1, 2, 3, 4}, y, Cubic)
	if at[0] != 0.5 || !observables.IsMissing(at[1]) || at[2] != 12.5 {
		t.Errorf("between rows %v", at)
	}
}

// Where a time stands twice, as at a discontinuity, the last row counts. Times that go back, as in tables put behind one another, are refused.
func TestCompareRepeatedTimes(t *testing.T) {
	a := NewTable("time", "x")
	for _, row := range [][]float64{{0, 0}, {1, 1}, {1, 10}, {2, 20}} {
		_ = a.Append(row...)
	}
	b := NewTable("time", "x")
	for _, row := range [][]float64{{0, 0}, {1, 10}, {2, 20}} {
		_ = b.Append(row...)
	}
	c, err := Compare(a, b, CompareOptions{})
	if err != nil || c.Columns[0].Max != 0 || c.Samples != 3 {
		t.Errorf("%+v, %v", c, err)
	}
	_ = a.Append(0.5, 7)
	if _, err := Compare(b, a, CompareOptions{}); err == nil || !strings.Contains(err.Error(), "the second table, row 5: time goes back from 2 to 0.5 s") {
		t.Errorf("error %v", err)
	}
}

func TestComparisonPrint(t *testing.T) {
	a, b := curves(10, 1e-3), curves(10, 0)
	b.Units = []string{"s", "m", "m", "m/s"}
	a.Names[3] = "only"
	c, err := Compare(a, b, CompareOptions{})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := c.Print(&out); err != nil {
		t.Fatal(err)
	}
	want := `11 samples from 0 to 1 s
  column  unit        RMS    maximum  at time (s)   relative
   b.p.x     m  1.000e-03  1.000e-03`
	if got := out.String(); !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "only in the first: only\nonly in the second: b.q.x\n") {
		t.Errorf("printed\n%s", got)
	}
}
