package sweep

import (
	"math"
	"strings"
	"testing"

	"gabion/observables"
	"gabion/results"
)

// TestTake takes numbers of curves for which they are known.
func TestTake(t *testing.T) {
	table := results.NewTable("time", "ramp", "f.x", "f.y", "f.z")
	for i := range 101 {
		time := float64(i) / 50 // to 2 s
		if err := table.Append(time, 3*time-2, 3, 4, 12*time); err != nil {
			t.Fatal(err)
		}
	}
	half, between, end := 1.0, 1.013, 2.0
	for _, c := range []struct {
		e    Extract
		want float64
	}{
		{Extract{Column: "ramp", Statistic: "final"}, 4},
		{Extract{Column: "ramp", Statistic: "initial"}, -2},
		{Extract{Column: "ramp", Statistic: "minimum"}, -2},
		{Extract{Column: "ramp", Statistic: "maximum"}, 4},
		{Extract{Column: "ramp", Statistic: "peak", To: &half}, 2},
		{Extract{Column: "ramp", Statistic: "time_of_peak"}, 2},
		{Extract{Column: "ramp", Statistic: "range"}, 6},
		{Extract{Column: "ramp", Statistic: "integral"}, 2},
		{Extract{Column: "ramp", Statistic: "mean", From: 1}, 2.5},
		{Extract{Column: "ramp", Statistic: "rms"}, 2}, // of 3 s - 2: the mean of its square is 12 - 12 + 4
		// Beginning and end of the time that counts are between rows: of 3 s - 2 from 0.507 to 1.013 s.
		{Extract{Column: "ramp", Statistic: "initial", From: 0.507}, -0.479},
		{Extract{Column: "ramp", Statistic: "final", To: &between}, 1.039},
		{Extract{Column: "ramp", Statistic: "integral", From: 0.507, To: &between}, 0.506 * 0.28},
		{Extract{Column: "ramp", Statistic: "mean", From: 0.507, To: &between}, 0.28},
		{Extract{Column: "ramp", Statistic: "rms", From: 0.507, To: &between}, math.Sqrt((1.039*1.039*1.039 + 0.479*0.479*0.479) / (9 * 0.506))},
		{Extract{Column: "ramp", Statistic: "minimum", From: 1.013, To: &between}, 1.039},
		{Extract{Column: "ramp", Statistic: "integral", From: 2, To: &end}, 0},
		{Extract{Column: "f", Statistic: "initial"}, 5},
		{Extract{Column: "f", Statistic: "final"}, math.Sqrt(25 + 24*24)},
		{Extract{Expression: "a^2 + b"}, 19},
	} {
		got, err := c.e.number(table, []Named{{"a", 4}, {"b", 3}})
		if err != nil || math.Abs(got-c.want) > 1e-12*math.Max(1, math.Abs(c.want)) {
			t.Errorf("%+v is %g (%v), want %g", c.e, got, err, c.want)
		}
	}
	late := 2.5
	for _, e := range []Extract{{Column: "g"}, {Column: "ramp", From: 3}, {Column: "ramp", To: &late}, {Expression: "c"}} {
		if _, err := e.number(table, nil); err == nil {
			t.Errorf("%+v: no error", e)
		}
	}
}

// A curve with an empty cell in the time that counts has no mean, nor any other number.
func TestExtractOfEmptyCells(t *testing.T) {
	table := results.NewTable("time", "r.temperature")
	for i, v := range []float64{observables.Missing, 300, 310} {
		_ = table.Append(float64(i), v)
	}
	e := &Extract{Name: "warm", Column: "r.temperature", Statistic: "minimum"}
	if _, err := e.number(table, nil); err == nil || !strings.Contains(err.Error(), `"r.temperature" has no number at 0 s`) {
		t.Errorf("error %v", err)
	}
	e.From = 1
	if v, err := e.number(table, nil); err != nil || v != 300 {
		t.Errorf("%g, %v", v, err)
	}
}
