package validation

import (
	"math"
	"path/filepath"
	"strings"
	"testing"

	"gabion/results"
)

// Against a sine of amplitude 2, an error of 1e-3 cos has the RMS 1e-3/sqrt(2) and the integral 1e-3 sin(T).
func TestMeasure(t *testing.T) {
	const n = 20000
	var times, values, reference []float64
	for i := range n + 1 {
		x := 2 * math.Pi * float64(i) / n
		times = append(times, x)
		reference = append(reference, 2*math.Sin(x))
		values = append(values, 2*math.Sin(x)+1e-3*math.Cos(x))
	}
	m := Measure(times, values, reference)
	for _, c := range []struct {
		name           string
		got, want, tol float64
	}{
		{"RMS", m.RMS, 1e-3 / math.Sqrt2, 1e-7},
		{"Max", m.Max, 1e-3, 1e-15},
		{"MaxTime", m.MaxTime, 0, 0},
		{"Relative", m.Relative, 5e-4, 1e-7},
		{"Final", m.Final, 1e-3, 1e-15},
		{"Integral", m.Integral, 0, 1e-12},
	} {
		if math.Abs(c.got-c.want) > c.tol {
			t.Errorf("%s %g, want %g", c.name, c.got, c.want)
		}
	}
	quarter := Measure(times[:n/4+1], values[:n/4+1], reference[:n/4+1])
	if math.Abs(quarter.Integral-1e-3) > 1e-10 {
		t.Errorf("integral over a quarter %g, want 1e-3", quarter.Integral)
	}
	if zero := Measure([]float64{0}, []float64{0}, []float64{0}); zero != (Metrics{Samples: 1}) {
		t.Errorf("zero %+v", zero)
	}
	if none := Measure([]float64{0, 1}, []float64{0, math.NaN()}, []float64{0, 0}); !math.IsNaN(none.RMS) || !math.IsNaN(none.Max) {
		t.Errorf("not a number %+v", none)
	}
}

func TestMeasureColumn(t *testing.T) {
	run, reference := results.NewTable("time", "b.x"), results.NewTable("time", "X")
	for i := range 101 {
		x := float64(i) / 100
		_ = run.Append(x, x*x*x)
	}
	for _, x := range []float64{-1, 0, 0.123, 0.777, 1, 1.5} {
		_ = reference.Append(x, x*x*x+1)
	}
	m, err := MeasureColumn(run, "b.x", reference, "X", results.Cubic)
	if err != nil || m.Samples != 4 || math.Abs(m.RMS-1) > 1e-14 || math.Abs(m.Final+1) > 1e-14 {
		t.Errorf("%+v, %v", m, err)
	}
	renamed, err := Rename(reference, map[string]string{"X": "b.x"})
	if err != nil || renamed.Index("b.x") != 1 {
		t.Errorf("%v, %v", renamed.Names, err)
	}
	if _, err := Rename(reference, map[string]string{"Y": "b.y"}); err == nil || !strings.Contains(err.Error(), `no column "Y"`) {
		t.Errorf("missing column: %v", err)
	}
	if _, err := MeasureColumn(run, "b.y", reference, "X", results.Cubic); err == nil || !strings.Contains(err.Error(), "b.x") {
		t.Errorf("unknown column: %v", err)
	}
	late := results.NewTable("time", "X")
	_ = late.Append(7, 1)
	if _, err := MeasureColumn(run, "b.x", late, "X", results.Linear); err == nil {
		t.Error("no common time accepted")
	}
}

// What was not compared has not passed: a run that ends before the reference or the interval that is asked for, and one row of a reference in other units of time.
func TestComparisonNeedsTimes(t *testing.T) {
	run, reference, sparse := results.NewTable("time", "x"), results.NewTable("time", "x"), results.NewTable("time", "x")
	for i := range 11 {
		_ = run.Append(0.1*float64(i), 0)
		_ = reference.Append(0.2*float64(i), 0)
		_ = sparse.Append(100*float64(i), 0)
	}
	half, two := 0.5, 2.0
	for _, c := range []struct {
		reference *results.Table
		from      float64
		to        *float64
		want      string
	}{
		{&reference, 0, nil, "the run ends at 1 s, not at 2 s"},
		{&reference, 0, &two, "the run ends at 1 s, not at 2 s"},
		{&reference, 0, &half, ""},
		{&sparse, 0, &half, "between 0 and 0.5 s there is one time to compare, 0 s"},
		{nil, 0, nil, ""},
		{nil, 0, &two, "the run ends at 1 s, not at 2 s"},
		{nil, 0.2, &half, ""},
	} {
		k := &Comparison{From: c.from, To: c.to}
		if _, err := k.times(run, c.reference); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("from %g: error %v, want %q", c.from, err, c.want)
		}
	}
}

// A run of ours that was interrupted is judged as little as one of Adams that broke off, and is a reference as far as it goes.
func TestInterruptedRunIsNotJudged(t *testing.T) {
	comparison := "\ncompare: [{quantity: q, columns: [a], EXTRA, tolerance: 1}]\n"
	folder := write(t, map[string]string{
		"done/history.csv": "time,a\n0,0\n1,1\n", "done/summary.json": `{"status": "done"}`,
		"part/history.csv": "time,a\n0,0\n1,1\n", "part/summary.json": `{"status": "interrupted"}`,
		"done.yaml":      "title: a\nsource: b\nresults: done" + strings.Replace(comparison, "EXTRA", "expressions: [t]", 1),
		"part.yaml":      "title: a\nsource: b\nresults: part" + strings.Replace(comparison, "EXTRA", "expressions: [t]", 1),
		"reference.yaml": "title: a\nsource: b\nresults: done" + strings.Replace(comparison, "EXTRA", "reference: part", 1),
	})
	var paths []string
	for _, name := range []string{"done", "part", "reference"} {
		paths = append(paths, filepath.Join(folder, name+".yaml"))
	}
	verdicts, err := Run(t.Context(), paths, Options{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []Status{Passed, Failed, Passed} {
		if v := verdicts[i]; v.Status != want || want == Failed && !strings.Contains(v.Reason, `status "interrupted"`) {
			t.Errorf("%s is %s (%s), want %s", v.Case, v.Status, v.Reason, want)
		}
	}
}
