package results

// Comparison of two tables column by column over their common time: what `gabion compare` prints and validation judges.

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"

	"gabion/observables"
)

// CompareOptions choose what Compare looks at; the zero value compares all common columns by cubic interpolation.
type CompareOptions struct {
	Interpolation Interpolation
	Columns       []string // columns to compare; nil for all that both have
	From, To      float64  // s; time interval within the common one; To = 0 means up to its end
}

// Comparison is the outcome of Compare.
type Comparison struct {
	From, To     float64 // compared interval, s
	Samples      int     // number of times compared
	Uncovered    string  // what of the wanted interval one of the tables does not reach over; "" if both reach over all of it
	Columns      []ColumnDifference
	OnlyA, OnlyB []string // columns that only one table has
}

// ColumnDifference tells how far one column of a is from the same of b.
type ColumnDifference struct {
	Name     string
	Unit     string
	RMS      float64 // root mean square of a - b
	Max      float64 // largest |a - b|
	MaxTime  float64 // when, s
	Relative float64 // RMS over the reference's size, see Compare
	Size     float64 // RMS over time of b's whole quantity (all components)
	Missing  string  // where one of the two is not a finite number, so that the rest says nothing; "" if nowhere
}

// Compare compares a with the reference b. The curve with more samples in the common interval is interpolated at the times of the
// other, so that equal times compare exactly. Relative sets the RMS difference of a column against the RMS over time
// of the whole vector quantity it belongs to in b, such as body2.velocity with x, y and z, so a component that ought to be zero does
// not read as an infinite error; it is 0 when both vanish and +Inf when only b does.
func Compare(a, b Table, opts CompareOptions) (Comparison, error) {
	var c Comparison
	a, err := a.Distinct()
	if err != nil {
		return c, fmt.Errorf("compare: the first table, %w", err)
	}
	if b, err = b.Distinct(); err != nil {
		return c, fmt.Errorf("compare: the second table, %w", err)
	}
	if a.Rows() == 0 || b.Rows() == 0 {
		return c, fmt.Errorf("compare: a table without rows (%d and %d)", a.Rows(), b.Rows())
	}
	names, err := commonColumns(a, b, opts.Columns, &c)
	if err != nil {
		return c, err
	}
	times, err := commonTimes(a.Time(), b.Time(), opts, &c)
	if err != nil {
		return c, err
	}
	sampledA := sampleColumns(a, names, times, opts.Interpolation)
	sampledB := sampleColumns(b, names, times, opts.Interpolation)
	for i, name := range names {
		var at []float64
		at, sampledA[i], sampledB[i] = held(times, sampledA[i], sampledB[i])
		d := difference(at, sampledA[i], sampledB[i])
		d.Missing = missing(at, sampledA[i], sampledB[i])
		d.Name, d.Unit = name, b.Unit(b.Index(name))
		if d.Unit == "" {
			d.Unit = a.Unit(a.Index(name))
		}
		c.Columns = append(c.Columns, d)
	}
	setRelative(c.Columns, sampledB)
	return c, nil
}

func commonColumns(a, b Table, wanted []string, c *Comparison) ([]string, error) {
	if wanted != nil {
		return wanted, unambiguous(a, b, wanted)
	}
	var names []string
	for _, name := range a.Names[1:] {
		if b.Index(name) > 0 {
			names = append(names, name)
		} else {
			c.OnlyA = append(c.OnlyA, name)
		}
	}
	for _, name := range b.Names[1:] {
		if a.Index(name) < 0 {
			c.OnlyB = append(c.OnlyB, name)
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("compare: the tables have no column in common (pair them by NAME=OTHER); the first has %s, the second %s",
			strings.Join(a.Names[1:], ", "), strings.Join(b.Names[1:], ", "))
	}
	return names, unambiguous(a, b, names)
}

// unambiguous fails where a table does not have one column of each name.
func unambiguous(a, b Table, names []string) error {
	for _, name := range names {
		for i, t := range []Table{a, b} {
			if _, err := t.Column(name); err != nil {
				return fmt.Errorf("compare: the %s table: %w", [...]string{"first", "second"}[i], err)
			}
		}
	}
	return nil
}

// commonTimes returns the times of the table with fewer rows in the common interval.
func commonTimes(a, b []float64, opts CompareOptions, c *Comparison) ([]float64, error) {
	slack := 1e-9 * math.Max(math.Abs(a[len(a)-1]), math.Abs(b[len(b)-1]))
	from := max(a[0], b[0], opts.From)
	to := min(a[len(a)-1], b[len(b)-1])
	if opts.To > 0 {
		to = min(to, opts.To)
	}
	insideA, insideB := timesWithin(a, from-slack, to+slack), timesWithin(b, from-slack, to+slack)
	times := insideB
	if len(insideA) < len(insideB) {
		times = insideA
	}
	if len(times) == 0 {
		return nil, fmt.Errorf("compare: no common time%s: the first runs from %g to %g s, the second from %g to %g s",
			opts.interval(), a[0], a[len(a)-1], b[0], b[len(b)-1])
	}
	if len(times) == 1 && len(a) > 1 && len(b) > 1 && to > from+slack {
		return nil, fmt.Errorf("compare: between %g and %g s one of the two has a single row, at %g s, which says nothing about the rest: the first runs from %g to %g s, the second from %g to %g s",
			from, to, times[0], a[0], a[len(a)-1], b[0], b[len(b)-1])
	}
	c.From, c.To, c.Samples = times[0], times[len(times)-1], len(times)
	c.Uncovered = uncovered(a, b, opts)
	return times, nil
}

// interval is the one that is asked for, for messages; "" for all.
func (o CompareOptions) interval() string {
	switch {
	case o.To > 0:
		return fmt.Sprintf(" from %g to %g s", o.From, o.To)
	case o.From > 0:
		return fmt.Sprintf(" from %g s on", o.From)
	}
	return ""
}

// uncovered tells what of the wanted interval, or of all that either table has, the first or the second does not reach over. What misses less than a table's own
// interval between rows is no gap: tables whose rows are at other times end at other times.
func uncovered(a, b []float64, opts CompareOptions) string {
	from, to := max(min(a[0], b[0]), opts.From), max(a[len(a)-1], b[len(b)-1])
	if opts.To > 0 {
		to = opts.To
	}
	gaps := append(Gaps("the first", a, from, to), Gaps("the second", b, from, to)...)
	return strings.Join(gaps, "; ")
}

// Gaps tells where the times of what, which rise, do not reach over the interval from one time to another, s. What misses less than the interval between two
// rows there is no gap.
func Gaps(what string, times []float64, from, to float64) []string {
	var gaps []string
	first, last := times[0], times[len(times)-1]
	slack := 1e-9 * math.Max(math.Abs(from), math.Abs(to))
	atStart, atEnd := slack, slack
	if n := len(times); n > 1 {
		atStart, atEnd = slack+times[1]-first, slack+last-times[n-2]
	}
	if first-from > atStart {
		gaps = append(gaps, fmt.Sprintf("%s begins at %g s, not at %g s", what, first, from))
	}
	if to-last > atEnd {
		gaps = append(gaps, fmt.Sprintf("%s ends at %g s, not at %g s", what, last, to))
	}
	return gaps
}

func timesWithin(times []float64, from, to float64) []float64 {
	i, j := 0, len(times)
	for i < j && times[i] < from {
		i++
	}
	for j > i && times[j-1] > to {
		j--
	}
	return times[i:j]
}

func sampleColumns(t Table, names []string, times []float64, method Interpolation) [][]float64 {
	sampled := make([][]float64, len(names))
	for i, name := range names {
		sampled[i] = make([]float64, len(times))
		Interpolate(sampled[i], times, t.Time(), t.Columns[t.Index(name)], method)
	}
	return sampled
}

func difference(times, a, b []float64) ColumnDifference {
	var d ColumnDifference
	apart := make([]float64, len(times))
	for i := range times {
		e := math.Abs(a[i] - b[i])
		apart[i] = e
		if e > d.Max || math.IsNaN(e) && !math.IsNaN(d.Max) {
			d.Max, d.MaxTime = e, times[i]
		}
	}
	d.RMS = rms(apart)
	return d
}

// rms is the root mean square. It is worked out relative to the largest value, whose square may be beyond what a number can hold.
func rms(values []float64) float64 {
	var largest, sum float64
	for _, v := range values {
		largest = math.Max(largest, math.Abs(v))
	}
	if largest == 0 || math.IsInf(largest, 0) || math.IsNaN(largest) {
		return largest
	}
	for _, v := range values {
		sum += (v / largest) * (v / largest)
	}
	return largest * math.Sqrt(sum/float64(len(values)))
}

// held leaves out times at which both curves have an empty cell, in which they agree.
func held(times, a, b []float64) (at, ofA, ofB []float64) {
	for i, t := range times {
		if !observables.IsMissing(a[i]) || !observables.IsMissing(b[i]) {
			at, ofA, ofB = append(at, t), append(ofA, a[i]), append(ofB, b[i])
		}
	}
	return at, ofA, ofB
}

// missing says where one of two sampled curves is not a finite number, "" if nowhere.
func missing(times, a, b []float64) string {
	if i := NotFinite(a); i >= 0 {
		return fmt.Sprintf("the first is %s at %g s", number(a[i]), times[i])
	}
	if i := NotFinite(b); i >= 0 {
		return fmt.Sprintf("the second is %s at %g s", number(b[i]), times[i])
	}
	return ""
}

// number is a number for messages.
func number(v float64) string {
	if observables.IsMissing(v) {
		return "empty"
	}
	return fmt.Sprintf("%g", v)
}

// Err tells what could not be compared: times that one of the tables does not have, and columns that hold something that is not a finite number, but for cells that are empty in both; nil when there is nothing.
func (c Comparison) Err() error {
	var errs []error
	if c.Uncovered != "" {
		errs = append(errs, fmt.Errorf("only %g to %g s could be compared: %s", c.From, c.To, c.Uncovered))
	}
	for _, d := range c.Columns {
		if d.Missing != "" {
			errs = append(errs, fmt.Errorf("%s cannot be compared: %s", d.Name, d.Missing))
		}
	}
	return errors.Join(errs...)
}

// setRelative fills Size and Relative, taking components of one quantity together.
func setRelative(columns []ColumnDifference, reference [][]float64) {
	key := func(name string) string {
		request, quantity, _ := SplitName(name)
		switch quantity { // of a request of Adams, the components of a vector
		case "F2", "F3", "F4":
			quantity = "F2-F4"
		case "F6", "F7", "F8":
			quantity = "F6-F8"
		}
		return request + "." + quantity
	}
	sizes := map[string]float64{}
	for i, d := range columns {
		sizes[key(d.Name)] = math.Hypot(sizes[key(d.Name)], rms(reference[i]))
	}
	for i := range columns {
		d := &columns[i]
		d.Size = sizes[key(d.Name)]
		switch {
		case math.IsInf(d.RMS, 0):
			d.Relative = d.RMS
		case d.RMS != 0:
			d.Relative = d.RMS / d.Size
		}
	}
}

// Worst returns the largest relative difference and its column; NaN counts as largest.
func (c Comparison) Worst() (float64, string) {
	worst, name := -1.0, ""
	for _, d := range c.Columns {
		if d.Relative > worst || math.IsNaN(d.Relative) && !math.IsNaN(worst) {
			worst, name = d.Relative, d.Name
		}
	}
	return worst, name
}

// Within tells whether every column's relative difference is at most tolerance.
func (c Comparison) Within(tolerance float64) bool {
	worst, _ := c.Worst()
	return worst <= tolerance
}

// Print writes the comparison as an aligned table.
func (c Comparison) Print(w io.Writer) error {
	fmt.Fprintf(w, "%d samples from %g to %g s\n", c.Samples, c.From, c.To)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(t, "column\tunit\tRMS\tmaximum\tat time (s)\trelative\t\n")
	for _, d := range c.Columns {
		fmt.Fprintf(t, "%s\t%s\t%.3e\t%.3e\t%.6g\t%.3e\t\n", d.Name, d.Unit, d.RMS, d.Max, d.MaxTime, d.Relative)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, only := range []struct {
		where string
		names []string
	}{{"first", c.OnlyA}, {"second", c.OnlyB}} {
		if len(only.names) == 0 {
			continue
		}
		if _, err := fmt.Fprintf(w, "only in the %s: %s\n", only.where, strings.Join(only.names, ", ")); err != nil {
			return err
		}
	}
	return nil
}
