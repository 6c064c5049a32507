package sweep

// From a run to the numbers that are kept of it.

import (
	"fmt"
	"math"
	"strings"

	"gonum.org/v1/gonum/integrate"

	"gabion/internal/formula"
	"gabion/results"
	"gabion/runs"
)

// extractAll reads the history in a run's folder and takes what is wanted.
func extractAll(folder string, wanted []Extract, inputs []Named) (outputs []Named, history []byte, err error) {
	table, err := runs.ReadColumns(folder)
	if err != nil {
		return nil, nil, err
	}
	var kept []string
	known := append([]Named(nil), inputs...)
	for i := range wanted {
		e := &wanted[i]
		if e.History != nil {
			kept = append(kept, e.History...)
			continue
		}
		v, err := e.number(table, known)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", e.Name, err)
		}
		if !finite(v) {
			return nil, nil, fmt.Errorf("%s is %g, not a finite number", e.Name, v)
		}
		out := Named{e.Name, results.Real(v)}
		outputs, known = append(outputs, out), append(known, out)
	}
	if kept != nil {
		history, err = csvOf(table, kept)
	}
	return outputs, history, err
}

// number takes one number of a run.
func (e *Extract) number(t results.Table, known []Named) (float64, error) {
	if e.Expression != "" {
		return evaluate(e.Expression, known)
	}
	values, err := columnOf(t, e.Column)
	if err != nil {
		return 0, err
	}
	times, values, err := e.window(t.Time(), values)
	if err != nil {
		return 0, err
	}
	if i := results.NotFinite(values); i >= 0 {
		return 0, fmt.Errorf("%q has no number at %g s, as where a region has no particles; choose the time by \"from\" and \"to\"", e.Column, times[i])
	}
	return take(e.Statistic, times, values), nil
}

// timeRounding is by how much times of a run may differ from those of the study, s.
const timeRounding = 1e-12

// window is the part of a curve in the time that counts, whose ends are on straight lines between rows.
func (e *Extract) window(times, values []float64) (t, v []float64, err error) {
	last := len(times) - 1
	if last < 0 {
		return nil, nil, fmt.Errorf("the run has no rows")
	}
	from, to := max(e.From, times[0]), times[last]
	if e.To != nil {
		to = *e.To
	}
	if end := max(from, to); end > times[last]+timeRounding {
		return nil, nil, fmt.Errorf("the run ends at %g s, before %g s", times[last], end)
	}
	var ends [2]float64
	results.Interpolate(ends[:], []float64{from, to}, times, values, results.Linear)
	t, v = append(t, from), append(v, ends[0])
	for i, time := range times {
		if time > from+timeRounding && time < to-timeRounding {
			t, v = append(t, time), append(v, values[i])
		}
	}
	if to > from+timeRounding {
		t, v = append(t, to), append(v, ends[1])
	}
	return t, v, nil
}

// evaluate computes an expression of named numbers.
func evaluate(text string, known []Named) (float64, error) {
	names, values := make([]string, len(known)), make([]float64, len(known))
	for i, k := range known {
		names[i], values[i] = k.Name, float64(k.Value)
	}
	f, err := formula.Compile(text, names...)
	if err != nil {
		return 0, err
	}
	return f.Evaluate(values...), nil
}

// columnOf returns a column, or the length of the vector whose components begin with the name.
func columnOf(t results.Table, name string) ([]float64, error) {
	if i := t.Index(name); i >= 0 {
		return t.Columns[i], nil
	}
	var length []float64
	for _, component := range []string{"x", "y", "z"} {
		i := t.Index(name + "." + component)
		if i < 0 {
			_, err := t.Column(name)
			return nil, err
		}
		if length == nil {
			length = make([]float64, t.Rows())
		}
		for k, v := range t.Columns[i] {
			length[k] = math.Hypot(length[k], v)
		}
	}
	return length, nil
}

// take reduces a curve to a number; there is at least one row.
func take(what string, times, values []float64) float64 {
	low, high, peak := 0, 0, 0
	for i, v := range values {
		if v < values[low] {
			low = i
		}
		if v > values[high] {
			high = i
		}
		if math.Abs(v) > math.Abs(values[peak]) {
			peak = i
		}
	}
	last := len(values) - 1
	switch what {
	case "initial":
		return values[0]
	case "minimum":
		return values[low]
	case "maximum":
		return values[high]
	case "peak":
		return math.Abs(values[peak])
	case "time_of_peak":
		return times[peak]
	case "range":
		return values[high] - values[low]
	case "integral":
		return overTime(times, values)
	case "mean":
		return mean(times, values)
	case "rms":
		return rms(times, values)
	}
	return values[last]
}

// rms is the root of the mean over time of the square of straight lines from row to row.
func rms(times, values []float64) float64 {
	last := len(values) - 1
	if last == 0 {
		return math.Abs(values[0])
	}
	sum := 0.0
	for i, b := range values[1:] {
		a := values[i]
		sum += (times[i+1] - times[i]) * (a*a + a*b + b*b) / 3
	}
	return math.Sqrt(sum / (times[last] - times[0]))
}

func overTime(times, values []float64) float64 {
	if len(times) < 2 {
		return 0
	}
	return integrate.Trapezoidal(times, values)
}

func mean(times, values []float64) float64 {
	if len(times) < 2 {
		return values[0]
	}
	return overTime(times, values) / (times[len(times)-1] - times[0])
}

// csvOf writes the time and some columns.
func csvOf(t results.Table, names []string) ([]byte, error) {
	var b strings.Builder
	columns := [][]float64{t.Time()}
	b.WriteString(results.TimeColumn)
	for _, name := range names {
		c, err := columnOf(t, name)
		if err != nil {
			return nil, err
		}
		columns = append(columns, c)
		b.WriteString("," + name)
	}
	b.WriteByte('\n')
	for i := range t.Rows() {
		for k, c := range columns {
			if k > 0 {
				b.WriteByte(',')
			}
			fmt.Fprintf(&b, "%.17g", c[i])
		}
		b.WriteByte('\n')
	}
	return []byte(b.String()), nil
}
